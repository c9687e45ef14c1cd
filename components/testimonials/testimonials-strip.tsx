'use client';

import { useState } from 'react';
import type { Phone } from '@/components/fallback/notices';
import { Icon } from '@/components/ui/icon';
import { Marquee } from '@/components/ui/marquee';
import { Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { testimonials as copy, messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import type { Testimonial } from '@/lib/stories/schema';
import { parseVideoLink } from '@/lib/stories/video-link';
import { TestimonialDialog } from './film-stage';
import styles from './testimonial-card.module.css';

type Props = { items: readonly Testimonial[]; phone: Phone };

/** Cards in a moving strip; each opens its video in a modal (spec §2, Testimonials strip; §4: open or closed). */
export function TestimonialsStrip({ items, phone }: Props) {
  const [selected, setSelected] = useState<Testimonial | null>(null);
  if (items.length === 0) {
    return (
      <p className="container">
        {messages.testimonials.empty} {copy.brokenCall} <a href={phone.phoneHref}>{phone.phone}</a>
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
          node: <TestimonialCard testimonial={item} onPlay={() => setSelected(item)} />,
        }))}
      />
      {selected && (
        <TestimonialDialog testimonial={selected} phone={phone} onClose={() => setSelected(null)} />
      )}
    </>
  );
}

type TestimonialCardProps = { testimonial: Testimonial; onPlay: () => void };

/** A button that opens the modal; until scripts run, a link to the video itself. */
function TestimonialCard({ testimonial, onPlay }: TestimonialCardProps) {
  const isLive = useHydrated();
  const name = fill(copy.card, { name: testimonial.customer_name });
  const face = <CardFace testimonial={testimonial} />;
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

function CardFace({ testimonial: { customer_name, thumbnail_image } }: { testimonial: Testimonial }) {
  return (
    <>
      <span className={styles.frame}>
        {thumbnail_image && <Picture src={thumbnail_image} alt="" sizes="280px" />}
        <span className={styles.play}>
          <Icon name="play" size={26} />
          <span className={styles.word}>{copy.watch}</span>
        </span>
      </span>
      <span className={styles.name}>{customer_name}</span>
    </>
  );
}
