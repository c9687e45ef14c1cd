'use client';

import { LastResort } from '@/components/fallback/last-resort';
import './globals.css';

/** The layout itself failed: no shell to lean on, so help stands in the page. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  // As the page had it that failed; the page that the build draws is in English.
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return (
    <html lang={language}>
      <body>
        <LastResort language={language} reset={reset} />
      </body>
    </html>
  );
}
