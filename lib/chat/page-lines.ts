import type { SearchHit } from '@/lib/search/search';
import type { SearchDocument } from '@/lib/search/search-index';

export type Page = Pick<SearchDocument, 'title' | 'text' | 'language' | 'url'>;

/** So much of the best one's points belongs to an answer. */
const PAGE_SHARE = 0.5;
const MOST_PAGES = 3;

/** Without the marks of light markdown: what stands in a story is text. */
const unmarked = (text: string) =>
  text
    .replace(/[[\]*`\\<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Pages that were found, as lines of light markdown with their links; the first with what it says. */
export const pageLines = (hits: readonly SearchHit<Page>[], origin: string): string =>
  hits
    .filter(({ score }) => score >= (hits[0]?.score ?? 0) * PAGE_SHARE)
    .slice(0, MOST_PAGES)
    .map(({ document: { title, url }, excerpt }, index) => {
      const link = `- [${unmarked(title)}](${origin}${url})`;
      const text = unmarked(excerpt.map((segment) => segment.text).join(''));
      return index === 0 && text !== '' ? `${link}: ${text}` : link;
    })
    .join('\n');
