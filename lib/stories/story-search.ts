import type { StorySummary } from './schema';
/** One story in the index: id, title, first words. An array, because two thousand names of fields weigh something. */
export type SearchEntry = readonly [id: string, title: string, words: string];

const MOST_STORIES = 2000;
const LONGEST_TITLE = 120;
/** First words of all stories together, and of one. */
const TOTAL_LENGTH = 24_000;
const LONGEST_EXCERPT = 200;

/** Cut at a space, so that no half word is found. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length);
  return cut > 0 ? text.slice(0, cut) : '';
}

/** What a browser needs to find a story: with many stories fewer words of each, so that the index stays small. */
export function searchIndex(
  stories: readonly Pick<StorySummary, 'id' | 'title' | 'excerpt'>[],
): SearchEntry[] {
  const shown = stories.slice(0, MOST_STORIES);
  const length = Math.min(LONGEST_EXCERPT, Math.floor(TOTAL_LENGTH / Math.max(1, shown.length)));
  return shown.map(({ id, title, excerpt }) => [
    id,
    title.length > LONGEST_TITLE ? `${beginning(title, LONGEST_TITLE)}…` : title,
    beginning(excerpt.replace(/…$/, ''), length),
  ]);
}

/** Whether a message is an index; what is no entry is left out. */
export function readIndex(body: unknown): SearchEntry[] | null {
  if (!Array.isArray(body)) return null;
  return body.flatMap((entry: unknown): SearchEntry[] => {
    const [id, title, words]: unknown[] = Array.isArray(entry) ? entry : [];
    const isEntry = typeof id === 'string' && typeof title === 'string' && typeof words === 'string';
    return isEntry ? [[id, title, words]] : [];
  });
}

/** A word at its beginning counts, in a title three times. */
function points(terms: readonly string[], [, title, words]: SearchEntry): number {
  const inTitle = wordsOf(title);
  const inExcerpt = wordsOf(words);
  let sum = 0;
  for (const term of terms) {
    const begins = (word: string) => word.startsWith(term);
    const point = inTitle.some(begins) ? 3 : inExcerpt.some(begins) ? 1 : 0;
    if (point === 0) return 0;
    sum += point;
  }
  return sum;
}

/** Stories that have every word that was typed, best first, in the list's order among equals. */
export function findStories(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, sum: points(terms, entry) }))
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ entry }) => entry);
}

/** The words of a text as they are compared: lower case, Latin accents taken off, marks of other scripts kept. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
