'use client';

import { routes } from '@/lib/config/routes';
import { fallbacks as bn } from '@/lib/i18n/bn/fallbacks';
import { helplines as bnLines } from '@/lib/i18n/bn/help-now';
import { fallbacks as en } from '@/lib/i18n/en/fallbacks';
import { helplines as enLines } from '@/lib/i18n/helplines';
import { fallbacks as hi } from '@/lib/i18n/hi/fallbacks';
import { helplines as hiLines } from '@/lib/i18n/hi/help-now';
import { localPath, withoutPrefix } from '@/lib/i18n/language';
import './globals.css';

const texts = {
  en: { ...en, helplines: enLines },
  hi: { ...hi, helplines: hiLines },
  bn: { ...bn, helplines: bnLines },
} as const;

/** The layout itself failed: no shell to lean on, so help stands in the page, in the language of its address. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  // Outside of the router, whose hooks know no path here; the page that the build draws is in English.
  const { language } = withoutPrefix(typeof location === 'undefined' ? routes.home : location.pathname);
  const { error, ways, helplines } = texts[language];
  const lines = [helplines.emergency, helplines.teleManas, helplines.deAddiction];
  return (
    <html lang={language}>
      <body>
        <main className="container page">
          <title>{error.title}</title>
          <h1>{error.title}</h1>
          <p>{error.lead}</p>
          <p>
            <button type="button" onClick={reset}>
              {error.retry}
            </button>{' '}
            <a href={localPath(language, routes.helpNow)}>{ways.help}</a>
          </p>
          <ul>
            {lines.map((line) => (
              <li key={line.number}>
                {line.use}: <a href={line.tel}>{line.number}</a> ({line.name})
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
