'use client';

import type { Phone } from '@/components/fallback/failed-notice';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';

const load = async () => (await import('./treatment-reload')).TreatmentReload;

/** Stands where the server's read of treatment tiles failed (spec §8). */
export function TreatmentRecovery({ message, phone }: { message: string; phone: Phone }) {
  const { loading, failed } = messages.treatment;
  return <Recovery failed={fill(failed, { message })} loading={loading} phone={phone} load={load} />;
}
