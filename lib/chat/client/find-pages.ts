import { pageLines } from '@/lib/chat/page-lines';
import type { Language } from '@/lib/i18n/language';
import { makeSearch } from '@/lib/search/search';
import { readIndex, type SearchDocument } from '@/lib/search/search-index';

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
    return hits.length > 0 ? pageLines(hits, '') : null;
  } catch {
    known.delete(language);
    return null;
  }
}
