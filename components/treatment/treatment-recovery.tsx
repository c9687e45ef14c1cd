'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';

/** Tiles are drawn on the server: their component comes with the read. */
async function load() {
  const [{ reloading }, { Tiles }] = await Promise.all([
    import('@/components/fallback/content-reload'),
    import('./tiles'),
  ]);
  return reloading('treatment', Tiles);
}

/** Stands where the server's read of treatment tiles failed (spec §8). */
export function TreatmentRecovery({ message, phone }: { message: string; phone: Phone }) {
  const { loading, failed } = messages.treatment;
  return <Recovery failed={fill(failed, { message })} loading={loading} phone={phone} load={load} />;
}
