'use client';

import { ContentReload } from '@/components/fallback/content-reload';
import type { Phone } from '@/components/fallback/failed-notice';
import { messages } from '@/lib/i18n/en/messages';
import { contentReads } from '@/lib/stories/client/content-reads';
import { AccommodationGallery } from './accommodation-gallery';

export function AccommodationsReload({ phone }: { phone: Phone }) {
  return (
    <ContentReload read={contentReads.accommodations} texts={messages.accommodations} phone={phone}>
      {(items) => <AccommodationGallery items={items} />}
    </ContentReload>
  );
}
