'use client';

import { ContentReload } from '@/components/fallback/content-reload';
import type { Phone } from '@/components/fallback/failed-notice';
import { messages } from '@/lib/i18n/en/messages';
import { contentReads } from '@/lib/stories/client/content-reads';
import { TestimonialsStrip } from './testimonials-strip';

export function TestimonialsReload({ phone }: { phone: Phone }) {
  return (
    <ContentReload read={contentReads.testimonials} texts={messages.testimonials} phone={phone}>
      {(items) => <TestimonialsStrip items={items} phone={phone} />}
    </ContentReload>
  );
}
