import type { Language } from '@/lib/i18n/language';
import { conceptTable } from './concept-table';
import { SHORTEST_STEM, tokensOf } from './words';

/** Whose texts a phrase stands in by its letters; Roman ones of the second list stand for both languages. */
const sourceOf = (phrase: string, list: number) =>
  list === 0 ? 'en' : /[\u0900-\u097f]/.test(phrase) ? 'hi' : /[\u0980-\u09ff]/.test(phrase) ? 'bn' : 'roman';

/** Every entry of a table by the keys of its words. */
export const phrasesOf = (table: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(table).flatMap(([name, lists]) =>
    [lists].flat().flatMap((list, at) =>
      list.split(',').map((phrase) => ({
        name,
        source: sourceOf(phrase, at),
        keys: tokensOf(phrase).map(({ key }) => key),
      })),
    ),
  );

const rows = phrasesOf(conceptTable);

const known = new Set(rows.map(({ name, source, keys }) => `${source} ${name} ${keys}`));
/** So short a word of English is chance in a text of Hindi or Bengali: die is no दिए, pan no পান. */
const SHORT = 5;

/**
 * Whether a word of a text in a language means the concept. A word of another language is chance: fish is no फीस, ধ্যান
 * no दान. A loan word of English counts in all where it is long enough.
 */
export function counts(concept: string, key: string, language: Language): boolean {
  const has = (source: string) => known.has(`${source} ${concept} ${key}`);
  if (language === 'en') return has('en');
  return has(language) || has('roman') || (has('en') && (key.length >= SHORT || /\d/.test(key)));
}

/** Concepts that stand for several words in a row, the longest first. */
export const conceptPhrases = rows
  .filter(({ keys }) => keys.length > 1)
  .toSorted((a, b) => b.keys.length - a.keys.length);

/** The concepts of one word, by its key. */
export const conceptsByKey: ReadonlyMap<string, readonly string[]> = rows.reduce((found, { name, keys }) => {
  const [key = '', ...more] = keys;
  const known = found.get(key) ?? [];
  if (more.length === 0 && !known.includes(name)) found.set(key, [...known, name]);
  return found;
}, new Map<string, readonly string[]>());

/** The concepts that a text names, in single words and in phrases. */
export function conceptsIn(text: string): ReadonlySet<string> {
  const keys = tokensOf(text).map(({ key }) => key);
  const line = ` ${keys.join(' ')} `;
  const named = conceptPhrases.filter((phrase) => line.includes(` ${phrase.keys.join(' ')} `));
  return new Set([...named.map(({ name }) => name), ...keys.flatMap((key) => conceptsByKey.get(key) ?? [])]);
}

/** The concepts of a Hindi or Bengali word with an ending of its case: পরিবার-এর, घर-वालों. */
export function inflected(key: string): readonly string[] {
  const cut = [1, 2, 3].find(
    (length) => key.length - length >= SHORTEST_STEM && conceptsByKey.has(key.slice(0, -length)),
  );
  return cut === undefined ? [] : (conceptsByKey.get(key.slice(0, -cut)) ?? []);
}
