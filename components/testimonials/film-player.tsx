import HtmlPlayer from 'react-player/HtmlPlayer';
import type { PlayerEntry } from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import type { VideoElementProps } from 'react-player/types';
import { endonyms, type Language, languages } from '@/lib/i18n/language';
import type { Captions } from '@/lib/stories/schema';
import type { VideoLink } from '@/lib/stories/video-link';

/**
 * The two players of spec §2 in react-player's shell. Its own YouTube element would fetch a script from
 * www.youtube.com, which our policy refuses and the cookie-free embed makes needless; its other providers stay out.
 */
const youtube: PlayerEntry = {
  key: 'youtube',
  name: 'YouTube',
  canPlay: (src) => src.startsWith(EMBED),
  player: YoutubeFrame,
};
const file: PlayerEntry = { key: 'file', name: 'File', canPlay: () => true, player: HtmlPlayer };
const ReactPlayer = createReactPlayer([youtube, file], file);

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
  return (
    <ReactPlayer
      src={addressOf(link)}
      controls
      autoPlay
      playsInline
      width="100%"
      height="100%"
      onError={onBroken}
      {...(link.kind === 'youtube' && { title })}
    >
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

function addressOf(link: VideoLink): string {
  if (link.kind === 'file') return link.url;
  const start = link.startSeconds ? `&start=${link.startSeconds}` : '';
  return `${EMBED}${encodeURIComponent(link.id)}?autoplay=1&rel=0&playsinline=1${start}`;
}

function YoutubeFrame({ src, title }: VideoElementProps) {
  return (
    <iframe
      src={String(src)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
