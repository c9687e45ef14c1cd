'use client';

import { ContentReload } from '@/components/features/recovery/content-reload';
import type { Phone } from '@/components/features/recovery/failed-notice';
import { Tiles } from '@/components/sections/treatment/tiles';
import { contentReads } from '@/lib/browser/content-reads';
import { messages } from '@/lib/i18n/en/messages';

export function TreatmentReload({ phone }: { phone: Phone }) {
  return (
    <ContentReload read={contentReads.features} texts={messages.treatment} phone={phone}>
      {(features) => <Tiles features={features} phone={phone} />}
    </ContentReload>
  );
}
