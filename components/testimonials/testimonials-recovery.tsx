'use client';

import type { Phone } from '@/components/fallback/failed-notice';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';

const load = async () => (await import('./testimonials-reload')).TestimonialsReload;

/** Stands where the server's read of testimonials failed (spec §8). */
export function TestimonialsRecovery({ message, phone }: { message: string; phone: Phone }) {
  const { loading, failed } = messages.testimonials;
  return <Recovery failed={fill(failed, { message })} loading={loading} phone={phone} load={load} />;
}
