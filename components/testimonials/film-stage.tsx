import { type ComponentType, useEffect, useState } from 'react';
import type { Phone } from '@/components/fallback/notices';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import type { TestimonialsCopy } from '@/lib/i18n/en/messages';
import { type Language, languages } from '@/lib/i18n/language';
import type { Testimonial, Translated } from '@/lib/stories/schema';
import { parseVideoLink, type VideoLink } from '@/lib/stories/video-link';
import styles from './film-stage.module.css';

type Words = { copy: TestimonialsCopy; language: Language };
type Player = ComponentType<{
  link: VideoLink;
  captions?: Testimonial['captions'];
  language: Language;
  title: string;
  onBroken: () => void;
}>;
type State = { kind: 'fetching' } | { kind: 'playing'; Player: Player } | { kind: 'broken' };

type Props = Words & {
  link: VideoLink | null;
  poster: { src: string; alt: string } | null;
  captions?: Testimonial['captions'];
  phone: Phone;
};

/** The picture of the card until the player's code is here, then the player; kind words where it cannot play. */
function FilmStage({ link, poster, captions, phone, copy, language }: Props) {
  const [state, setState] = useState<State>(link ? { kind: 'fetching' } : { kind: 'broken' });

  // Fetches the player now that a visitor has asked for a film; a modal closed meanwhile takes no answer.
  useEffect(() => {
    let isGone = false;
    const settle = (next: State) => {
      if (!isGone) setState((now) => (now.kind === 'fetching' ? next : now));
    };
    import('./film-player').then(
      ({ FilmPlayer }) => settle({ kind: 'playing', Player: FilmPlayer }),
      () => settle({ kind: 'broken' }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (!link || state.kind === 'broken') return <BrokenFilm link={link} phone={phone} copy={copy} />;
  return (
    <>
      <div className={styles.stage}>
        {poster && <Picture {...poster} sizes="(min-width: 768px) 850px, 100vw" />}
        {state.kind === 'fetching' && (
          <p className={styles.loading} role="status">
            {copy.loading}
          </p>
        )}
        {state.kind === 'playing' && (
          <div className={styles.player}>
            <state.Player
              {...{ link, captions, language }}
              title={copy.player}
              onBroken={() => setState({ kind: 'broken' })}
            />
          </div>
        )}
      </div>
      {link.kind === 'youtube' && <ProviderNote phone={phone} copy={copy} />}
    </>
  );
}

type NoteProps = { phone: Phone; copy: TestimonialsCopy };

/** A frame of another site never tells that it failed, so the way on stands there from the start. */
function ProviderNote({ phone, copy }: NoteProps) {
  return (
    <p className={styles.note}>
      {copy.provider} <a href={phone.phoneHref}>{phone.phone}</a>
    </p>
  );
}

function BrokenFilm({ link, phone, copy }: NoteProps & { link: VideoLink | null }) {
  return (
    <div className={styles.broken} role="alert">
      <p>{copy.broken}</p>
      <p>
        {copy.brokenCall} <a href={phone.phoneHref}>{phone.phone}</a>
      </p>
      {link?.kind === 'file' && (
        <p>
          <a href={link.url}>{copy.openFilm}</a>
        </p>
      )}
    </div>
  );
}

type TestimonialDialogProps = Words & { testimonial: Testimonial; phone: Phone; onClose: () => void };

/** The modal of one testimonial. Closing takes the player away, and with it the sound. */
export function TestimonialDialog({ testimonial, phone, onClose, ...words }: TestimonialDialogProps) {
  const { copy } = words;
  const { customer_name, thumbnail_image: src, video_url, captions, transcript, silent } = testimonial;
  const alt = testimonial.thumbnail_alt?.[words.language] ?? testimonial.thumbnail_alt?.en ?? '';
  return (
    <Dialog title={customer_name} closeLabel={copy.close} onClose={onClose}>
      <FilmStage
        link={parseVideoLink(video_url)}
        poster={src === null ? null : { src, alt }}
        captions={captions}
        phone={phone}
        {...words}
      />
      {silent && <p className={styles.note}>{copy.silent}</p>}
      {transcript && <FilmTranscript words={transcript} title={copy.transcript} />}
    </Dialog>
  );
}

/** What is said in the film, for whoever reads it; each language of the content, English first. */
function FilmTranscript({ words, title }: { words: Translated; title: string }) {
  return (
    <details className={styles.note}>
      <summary>{title}</summary>
      {languages.map(
        (language) =>
          words[language] && (
            <p key={language} lang={language}>
              {words[language]}
            </p>
          ),
      )}
    </details>
  );
}
