'use client';

import { useState } from 'react';
import type { Phone } from '@/components/fallback/failed-notice';
import { Marquee } from '@/components/ui/marquee';
import { testimonials as copy, messages } from '@/lib/i18n/en/messages';
import type { Testimonial } from '@/lib/stories/schema';
import { TestimonialCard } from './testimonial-card';
import { TestimonialDialog } from './testimonial-dialog';

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
