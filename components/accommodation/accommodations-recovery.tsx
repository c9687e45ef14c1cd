'use client';

import type { Phone } from '@/components/fallback/failed-notice';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';

const load = async () => (await import('./accommodations-reload')).AccommodationsReload;

/** Stands where the server's read of accommodations failed: the document's text, which names no message (spec §8). */
export function AccommodationsRecovery({ phone }: { phone: Phone }) {
  const { loading, failed } = messages.accommodations;
  return <Recovery failed={failed} loading={loading} phone={phone} load={load} />;
}
