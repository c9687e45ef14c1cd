'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery } from '@/components/fallback/recovery';
import { messages, recovery } from '@/lib/i18n/en/messages';
import { TestimonialsStrip } from './testimonials-strip';

const load = async () =>
  (await import('@/components/fallback/content-reload')).reloading('testimonials', 'en', TestimonialsStrip);

/** Stands where the server's read of testimonials failed (spec §8). */
export function TestimonialsRecovery({ message, phone }: { message: string; phone: Phone }) {
  return (
    <Recovery texts={{ ...messages.testimonials, ...recovery }} message={message} phone={phone} load={load} />
  );
}
