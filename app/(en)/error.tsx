'use client';

import { Fallback } from '@/components/sections/fallback/fallback';
import { Button } from '@/components/ui/button';
import { fallbacks } from '@/lib/content/en/fallbacks';
import { pictures } from '@/lib/content/pictures';

/** A page that failed to draw, inside the whole layout; header and footer keep phone and helplines. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const { title, lead, alt, retry } = fallbacks.error;
  return (
    <Fallback title={title} lead={lead} picture={{ src: pictures.error, alt }}>
      <Button onClick={reset}>{retry}</Button>
    </Fallback>
  );
}
