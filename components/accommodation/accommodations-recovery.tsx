'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery } from '@/components/fallback/recovery';
import { messages } from '@/lib/i18n/en/messages';
import { AccommodationGallery } from './accommodation-gallery';

const load = async () =>
  (await import('@/components/fallback/content-reload')).reloading('accommodations', AccommodationGallery);

/** Stands where the server's read of accommodations failed: the document's text, which names no message (spec §8). */
export function AccommodationsRecovery({ phone }: { phone: Phone }) {
  const { loading, failed } = messages.accommodations;
  return <Recovery failed={failed} loading={loading} phone={phone} load={load} />;
}
