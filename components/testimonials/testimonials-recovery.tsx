'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import { TestimonialsStrip } from './testimonials-strip';

const load = async () =>
  (await import('@/components/fallback/content-reload')).reloading('testimonials', TestimonialsStrip);

/** Stands where the server's read of testimonials failed (spec §8). */
export function TestimonialsRecovery({ message, phone }: { message: string; phone: Phone }) {
  const { loading, failed } = messages.testimonials;
  return <Recovery failed={fill(failed, { message })} loading={loading} phone={phone} load={load} />;
}
