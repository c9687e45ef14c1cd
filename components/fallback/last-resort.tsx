'use client';

import { Suspense, use } from 'react';
import { HELP_NOW } from '@/lib/config/help-now';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { helplines } from '@/lib/i18n/helplines';
import type { LastResortTexts } from './last-resort-texts';

type Props = { /** Of the document. */ language: string; reset: () => void };

const english: LastResortTexts = { ...fallbacks, helplines, language: 'en' };

const loading = new Map<string, Promise<LastResortTexts>>();
/** Fetched when needed, because this script is part of every page; without a connection the page stays in English. */
function textsIn(language: string): Promise<LastResortTexts> {
  const texts =
    loading.get(language) ??
    import('./last-resort-texts').then(
      ({ translatedTexts }) => translatedTexts(language) ?? english,
      () => english,
    );
  loading.set(language, texts);
  return texts;
}

/** What stands where the layout itself failed: another try and whom to call, in the language of the page. */
export function LastResort({ language, reset }: Props) {
  const inEnglish = <Help texts={english} reset={reset} />;
  if (language === english.language) return inEnglish;
  return (
    <Suspense fallback={inEnglish}>
      <Translated texts={textsIn(language)} reset={reset} />
    </Suspense>
  );
}

const Translated = ({ texts, reset }: { texts: Promise<LastResortTexts>; reset: () => void }) => (
  <Help texts={use(texts)} reset={reset} />
);

type HelpProps = { texts: LastResortTexts; reset: () => void };

function Help({ texts: { error, ways, helplines: all, language }, reset }: HelpProps) {
  return (
    <main className="container page" lang={language}>
      <title>{error.title}</title>
      <h1>{error.title}</h1>
      <p>{error.lead}</p>
      <p>
        <button type="button" onClick={reset}>
          {error.retry}
        </button>{' '}
        <a href={language === 'en' ? HELP_NOW : `/${language}${HELP_NOW}`}>{ways.help}</a>
      </p>
      <ul>
        {[all.emergency, all.teleManas, all.deAddiction].map((line) => (
          <li key={line.number}>
            {line.use}: <a href={line.tel}>{line.number}</a> ({line.name})
          </li>
        ))}
      </ul>
    </main>
  );
}
