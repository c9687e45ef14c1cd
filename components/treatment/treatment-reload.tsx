'use client';

import { ContentReload } from '@/components/fallback/content-reload';
import type { Phone } from '@/components/fallback/failed-notice';
import { messages } from '@/lib/i18n/en/messages';
import { contentReads } from '@/lib/stories/client/content-reads';
import { Tiles } from './tiles';

export function TreatmentReload({ phone }: { phone: Phone }) {
  return (
    <ContentReload read={contentReads.features} texts={messages.treatment} phone={phone}>
      {(features) => <Tiles features={features} phone={phone} />}
    </ContentReload>
  );
}
