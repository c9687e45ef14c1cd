import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import { makeSearch, type SearchHit } from '@/lib/search/search';
import { readIndex, type SearchDocument } from '@/lib/search/search-index';

export type Page = Pick<SearchDocument, 'title' | 'text' | 'language' | 'url'>;

/** So much of the best one's points belongs to an answer. */
const PAGE_SHARE = 0.6;
const MOST_PAGES = 3;
/** So many letters of a text are quoted where no excerpt of it begins at a sentence. */
const QUOTE_LENGTH = 180;

/** The answer to a question is short and said whole. */
const isQuestion = (url: string) => url.includes('/faq#');

/** Without the marks of light markdown: what stands in a story is text. */
const unmarked = (text: string) =>
  text
    .replace(/[[\]*`\\<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a hit quotes, from the beginning of a sentence: where the excerpt has none, its text's own. */
const quoted = ({ document: { text }, excerpt }: SearchHit<Page>): string =>
  excerpt[0]?.start === -1
    ? `${text.slice(0, text.lastIndexOf(' ', QUOTE_LENGTH))} …`
    : excerpt.map((one) => one.text).join('');

/** Up to the last sentence that is whole, where there is one. */
const whole = (text: string): string =>
  text.endsWith('…') ? (/^.*[.!?।](?=\s)/su.exec(text)?.[0] ?? text) : text;

type Reader = { origin: string; language: Language };

/**
 * Pages that were found, as lines of light markdown with their links; the first with what it says, one in another
 * language than the reader's with the name of its own.
 */
export const pageLines = (hits: readonly SearchHit<Page>[], { origin, language }: Reader): string =>
  hits
    .filter(({ score }) => score >= (hits[0]?.score ?? 0) * PAGE_SHARE)
    .slice(0, MOST_PAGES)
    .map((hit, index) => {
      const { title, text, url, language: own } = hit.document;
      const foreign = own === language ? '' : ` (${assistantCopy[own].languageName})`;
      const link = `- [${unmarked(title)}](${origin}${url})${foreign}`;
      const shown = isQuestion(url) && own === language ? text : quoted(hit);
      const told = whole(unmarked(shown));
      return index === 0 && told !== '' ? `${link}: ${told}` : link;
    })
    .join('\n');

const TIMEOUT_MS = 5000;
const known = new Map<Language, Promise<readonly SearchDocument[]>>();

async function read(language: Language): Promise<readonly SearchDocument[]> {
  const response = await fetch(`/search-index/${language}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const documents = response.ok ? readIndex(await response.json()) : null;
  if (documents === null) throw new Error('no index');
  return documents;
}

/**
 * What the site's pages say to a visitor's own words, as lines of light markdown; null where nothing does. The words
 * never leave the device: the index of all pages is fetched instead, once a language.
 */
export async function findPages(words: string, language: Language): Promise<string | null> {
  const documents = known.get(language) ?? read(language);
  known.set(language, documents);
  try {
    const hits = makeSearch(await documents, language)(words).filter(({ coverage }) => coverage >= 0.5);
    return hits.length > 0 ? pageLines(hits, { origin: '', language }) : null;
  } catch {
    known.delete(language);
    return null;
  }
}
