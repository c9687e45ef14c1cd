import HtmlPlayer from 'react-player/HtmlPlayer';
import type { PlayerEntry } from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { endonyms, type Language, languages } from '@/lib/i18n/language';
import type { Captions } from '@/lib/stories/schema';
import type { VideoLink } from '@/lib/stories/video-link';

/** Files play in react-player's shell (spec §2); its other providers stay out. */
const file: PlayerEntry = { key: 'file', name: 'File', canPlay: () => true, player: HtmlPlayer };
const ReactPlayer = createReactPlayer([file], file);

type Props = {
  link: VideoLink;
  captions?: Captions | undefined;
  /** Of the page: its captions stand there from the start. */
  language: Language;
  /** Names the frame of another site. */
  title: string;
  onBroken: () => void;
};

/** Plays what a visitor asked for, at once and with controls. */
export function FilmPlayer({ link, captions = {}, language: page, title, onBroken }: Props) {
  if (link.kind === 'youtube') return <YoutubeFrame link={link} title={title} />;
  return (
    <ReactPlayer src={link.url} controls autoPlay playsInline width="100%" height="100%" onError={onBroken}>
      {languages.map((language) => {
        const src = captions[language];
        return (
          src && (
            <track
              key={language}
              kind="captions"
              src={src}
              srcLang={language}
              label={endonyms[language]}
              default={language === (captions[page] ? page : 'en')}
            />
          )
        );
      })}
    </ReactPlayer>
  );
}

const EMBED = 'https://www.youtube-nocookie.com/embed/';

type FrameProps = { link: Extract<VideoLink, { kind: 'youtube' }>; title: string };

/**
 * The provider's frame without cookies. react-player's own YouTube element would fetch a script from www.youtube.com,
 * which our policy refuses, and hands no title on to a frame.
 */
function YoutubeFrame({ link: { id, startSeconds }, title }: FrameProps) {
  const start = startSeconds ? `&start=${startSeconds}` : '';
  return (
    <iframe
      src={`${EMBED}${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1${start}`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
