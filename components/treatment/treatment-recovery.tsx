'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery } from '@/components/fallback/recovery';
import { messages, recovery } from '@/lib/i18n/en/messages';

/** Tiles are drawn on the server: their component comes with the read. */
async function load() {
  const [{ reloading }, { Tiles }] = await Promise.all([
    import('@/components/fallback/content-reload'),
    import('./tiles'),
  ]);
  return reloading('treatment', 'en', Tiles);
}

/** Stands where the server's read of treatment tiles failed (spec §8). */
export function TreatmentRecovery({ message, phone }: { message: string; phone: Phone }) {
  return (
    <Recovery texts={{ ...messages.treatment, ...recovery }} message={message} phone={phone} load={load} />
  );
}
