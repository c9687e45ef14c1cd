'use client';

import { useState } from 'react';
import type { Phone } from '@/components/fallback/notices';
import { Icon } from '@/components/ui/icon';
import { Marquee } from '@/components/ui/marquee';
import { Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { TestimonialsCopy } from '@/lib/i18n/en/messages';
import { fill, type Language, langOf } from '@/lib/i18n/language';
import type { Testimonial } from '@/lib/stories/schema';
import { parseVideoLink } from '@/lib/stories/video-link';
import { TestimonialDialog } from './film-stage';
import styles from './testimonial-card.module.css';

export type TestimonialTexts = {
  language: Language;
  copy: TestimonialsCopy;
  /** The document's text where there are none. */
  empty: string;
};
type Props = { items: readonly Testimonial[]; phone: Phone; words: TestimonialTexts };

/** Cards in a moving strip; each opens its video in a modal (spec §2, Testimonials strip; §4: open or closed). */
export function TestimonialsStrip({ items, phone, words }: Props) {
  const { copy, language, empty } = words;
  const [selected, setSelected] = useState<Testimonial | null>(null);
  if (items.length === 0) {
    return (
      <p className="container">
        {empty} {copy.brokenCall} <a href={phone.phoneHref}>{phone.phone}</a>
      </p>
    );
  }
  return (
    <>
      <Marquee
        label={copy.strip}
        pauseLabel={copy.pause}
        playLabel={copy.play}
        items={items.map((item) => ({
          key: item.id,
          node: <TestimonialCard testimonial={item} words={words} onPlay={() => setSelected(item)} />,
        }))}
      />
      {selected && (
        <TestimonialDialog
          testimonial={selected}
          {...{ copy, language, phone }}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

type TestimonialCardProps = { testimonial: Testimonial; words: TestimonialTexts; onPlay: () => void };

/** A button that opens the modal; until scripts run, a link to the video itself. */
function TestimonialCard({ testimonial, words, onPlay }: TestimonialCardProps) {
  const isLive = useHydrated();
  const name = fill(words.copy.card, { name: testimonial.customer_name });
  const face = <CardFace testimonial={testimonial} words={words} />;
  if (isLive) {
    return (
      <button type="button" className={styles.card} aria-label={name} onClick={onPlay}>
        {face}
      </button>
    );
  }
  // Only an address that can be played is one to follow: an upstream could send any scheme.
  if (!parseVideoLink(testimonial.video_url)) return <div className={styles.card}>{face}</div>;
  return (
    <a className={styles.card} href={testimonial.video_url} aria-label={name}>
      {face}
    </a>
  );
}

function CardFace({ testimonial, words }: Omit<TestimonialCardProps, 'onPlay'>) {
  const { customer_name, thumbnail_image, thumbnail_alt: alt, language = 'en' } = testimonial;
  return (
    <>
      <span className={styles.frame}>
        {thumbnail_image && (
          <Picture src={thumbnail_image} alt={alt?.[words.language] ?? alt?.en ?? ''} sizes="280px" />
        )}
        <span className={styles.play}>
          <Icon name="play" size={26} />
          <span className={styles.word}>{words.copy.watch}</span>
        </span>
      </span>
      <span className={styles.name} {...langOf(language, words.language)}>
        {customer_name}
      </span>
    </>
  );
}
