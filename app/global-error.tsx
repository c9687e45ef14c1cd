'use client';

import { routes } from '@/lib/config/routes';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { helplines } from '@/lib/i18n/helplines';
import './globals.css';

/** The layout itself failed: no shell to lean on, so help stands in the page. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const lines = [helplines.emergency, helplines.teleManas, helplines.deAddiction];
  return (
    <html lang="en">
      <body>
        <main className="container page">
          <title>{fallbacks.error.title}</title>
          <h1>{fallbacks.error.title}</h1>
          <p>{fallbacks.error.lead}</p>
          <p>
            <button type="button" onClick={reset}>
              {fallbacks.error.retry}
            </button>{' '}
            <a href={routes.helpNow}>{fallbacks.ways.help}</a>
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
