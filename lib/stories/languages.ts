import type { Language, Prefixed } from '@/lib/i18n/language';
import type { InLanguage, Translated } from './schema';

type Marked = { language?: Language | undefined };

/** A record with the language its texts are in; one that says nothing is taken for English, as the documents are. */
export const withLanguage = <T extends Marked>(record: T): InLanguage<T> => ({
  ...record,
  language: record.language ?? 'en',
});

/** 0: the page's own language; 1: English, or not said; 2: any other. */
const rankOf = ({ language = 'en' }: Marked, wanted: Language): number =>
  language === wanted ? 0 : language === 'en' ? 1 : 2;

/**
 * Of records that are one thing in several languages those that a page of one language shows: its own, else the English
 * ones, else the first. `keyOf` names the thing; null for a record that stands alone. Order is the list's.
 */
export function inLanguage<T extends Marked>(
  records: readonly T[],
  wanted: Language,
  keyOf: (record: T) => string | null,
): T[] {
  const shown = new Map<string, T>();
  for (const record of records) {
    const key = keyOf(record);
    const known = key === null ? undefined : shown.get(key);
    if (key !== null && (!known || rankOf(record, wanted) < rankOf(known, wanted))) shown.set(key, record);
  }
  return records.filter((record) => {
    const key = keyOf(record);
    const best = key === null ? undefined : shown.get(key);
    return !best || (record.language ?? 'en') === (best.language ?? 'en');
  });
}

/** The texts of one record in a language that has all of them, with its name; else all of them in English. */
export function textsIn<Name extends string>(
  texts: Readonly<Record<Name, Translated>>,
  language: Language,
): Record<Name, string> & { language?: Prefixed } {
  const all = Object.entries<Translated>(texts);
  const isWhole = language !== 'en' && all.every(([, words]) => words.en === '' || words[language]);
  const spoken = all.map(([name, words]) => [name, (isWhole && words[language]) || words.en]);
  return { ...(Object.fromEntries(spoken) as Record<Name, string>), ...(isWhole && { language }) };
}
