import { type Language, languageOf, languages } from '@/lib/i18n/language';

export const searchKinds = ['page', 'question', 'treatment', 'room', 'story'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found. Title and text are plain text; `url` is its address on this site and tells it apart. */
export type SearchDocument = {
  kind: SearchKind;
  /** The language its title and text are written in. */
  language: Language;
  url: string;
  title: string;
  text: string;
};

/** A document as the index carries it: an array, because the names of fields weigh something. */
type Entry = readonly [kind: string, language: string, url: string, title: string, text: string];

const MOST_DOCUMENTS = 2000;
const LONGEST_TITLE = 120;
/** Characters of all texts together, before compression. */
const TOTAL_LENGTH = 200_000;

/** The beginning of a text in so many characters, cut at a space so that no half word is found. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length);
  return cut > 0 ? text.slice(0, cut) : '';
}

/** The index as it is sent: with many documents fewer words of each, so that it stays small. */
export function writeIndex(documents: readonly SearchDocument[]): Entry[] {
  const shown = documents.slice(0, MOST_DOCUMENTS);
  const length = Math.floor(TOTAL_LENGTH / Math.max(1, shown.length));
  const isLarge = shown.reduce((sum, { text }) => sum + text.length, 0) > TOTAL_LENGTH;
  return shown.map(({ kind, language, url, title, text }) => [
    kind,
    language,
    url,
    title.length > LONGEST_TITLE ? `${beginning(title, LONGEST_TITLE)}…` : title,
    isLarge ? beginning(text, length) : text,
  ]);
}

const isAddress = (url: string) => /^\/(?!\/)/.test(url);

/** The documents of an index that was fetched, or null where it is none; an entry that is none is left out. */
export function readIndex(body: unknown): SearchDocument[] | null {
  if (!Array.isArray(body)) return null;
  return body.flatMap((entry: unknown): SearchDocument[] => {
    const texts: unknown[] = Array.isArray(entry) ? entry : [];
    if (texts.length !== 5 || !texts.every((text) => typeof text === 'string')) return [];
    const [kindName, language = '', url = '', title = '', text = ''] = texts;
    const kind = searchKinds.find((name) => name === kindName);
    const isKnown = languages.some((name) => name === language) && isAddress(url);
    return kind && isKnown ? [{ kind, language: languageOf(language), url, title, text }] : [];
  });
}
