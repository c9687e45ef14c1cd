'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '@/components/ui/button';
import type { FallbacksCopy } from '@/lib/i18n/en/fallbacks';
import type { LinkTexts } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import { Fallback } from './fallback';

type Texts = FallbacksCopy & { links: LinkTexts };
const PageErrorTexts = createContext<Texts | null>(null);

/** The texts come with the page: a page that failed to draw may have no connection to fetch them. */
export function WithPageErrorTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <PageErrorTexts value={texts}>{children}</PageErrorTexts>;
}

/** A page that failed to draw, inside the whole layout; header and footer keep phone and helplines. */
export function PageError({ reset }: { error: Error; reset: () => void }) {
  const texts = useContext(PageErrorTexts);
  if (texts === null) return null;
  const { ways, links, error } = texts;
  return (
    <Fallback
      ways={ways}
      links={links}
      title={error.title}
      lead={error.lead}
      picture={{ src: pictures.error, alt: error.alt }}
    >
      <Button onClick={reset}>{error.retry}</Button>
    </Fallback>
  );
}
