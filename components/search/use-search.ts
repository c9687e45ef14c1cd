import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { inTime } from '@/lib/browser/in-time';
import { routes } from '@/lib/config/routes';
import { type Language, scriptLang } from '@/lib/i18n/language';
import type { SearchHit } from '@/lib/search/search';
import type { Reader } from './search-care';

/** More would be a list to read, not an answer. */
const SHOWN = 8;
/** Of another language, where its script is typed: these before the page's own. */
const SHOWN_IN_SCRIPT = 5;

/** What was typed, by the entry of the tab's history, for who goes back to it: in memory alone, gone with the document. */
const typedAt = new Map<string, string>();
const entry = () => window.navigation?.currentEntry?.key ?? '';

/** A link may come with words after #, which no server sees. */
const earlierQuery = () => new URLSearchParams(location.hash.slice(1)).get('q') ?? typedAt.get(entry());

type Find = (query: string, limit: number) => SearchHit[];
type Index = { kind: 'loading' | 'failed' } | { kind: 'ready'; find: Find };
type Indexes = Partial<Record<Language, Index>>;

/** @throws where the index or the code cannot be had. */
async function loadIndex(language: Language): Promise<Find> {
  const [body, { makeSearch }, { readIndex }] = await Promise.all([
    inTime(async (signal): Promise<unknown> => {
      // Asked again each time: a story that was taken down is not found in what the browser has stored.
      const response = await fetch(routes.searchIndex(language), { signal, cache: 'no-cache' });
      return response.ok ? response.json() : null;
    }),
    import('@/lib/search/search'),
    import('@/lib/search/search-index'),
  ]);
  const documents = readIndex(body);
  if (!documents) throw new Error('no index');
  return makeSearch(documents, language);
}

type SearchState = 'idle' | Index['kind'];

/** The first of each address: a page's own index may have what another has too. */
const withoutRepeats = (hits: readonly SearchHit[]): SearchHit[] =>
  [...new Map(hits.toReversed().map((hit) => [hit.document.url, hit])).values()].reverse();

/** What is wanted in another language than the page's is looked for there first, then in the page's own. */
function findIn(
  indexes: Indexes,
  query: string,
  [language, inOther]: readonly [Language, Language],
): SearchHit[] {
  const order = inOther === language ? [language] : [inOther, language];
  const found = order.flatMap((name, at) => {
    const index = indexes[name];
    return index?.kind === 'ready' ? index.find(query, at + 1 < order.length ? SHOWN_IN_SCRIPT : SHOWN) : [];
  });
  return withoutRepeats(found).slice(0, SHOWN);
}

/**
 * A search in the browser. The index, the code and the rules for danger are fetched when somebody goes to the box;
 * what they type stays in the page. `care` holds the numbers to call where the words tell of danger, `other` a way to look
 * in the language in which Latin letters are heard.
 */
export function useSearch(reader: Reader) {
  const { language } = reader;
  const [query, setQuery] = useState('');
  const [indexes, setIndexes] = useState<Indexes>({});
  const [assess, setAssess] = useState<typeof import('./search-care') | null>(null);
  const [chosen, setChosen] = useState<Language | null>(null);
  const requested = useRef(new Set<Language | 'care'>());
  const settled = useDeferredValue(query.trim());

  const once = (name: Language | 'care', begin: () => Promise<void>, onFailure?: () => void) => {
    if (requested.current.has(name)) return;
    requested.current.add(name);
    begin().catch(() => {
      requested.current.delete(name);
      onFailure?.();
    });
  };
  const loadLanguage = (name: Language) => {
    const set = (index: Index) => setIndexes((known) => ({ ...known, [name]: index }));
    const begin = async () => {
      set({ kind: 'loading' });
      set({ kind: 'ready', find: await loadIndex(name) });
    };
    once(name, begin, () => set({ kind: 'failed' }));
  };
  const load = () => {
    // Apart, so that the numbers stand there also where the index does not come.
    once('care', async () => setAssess(await import('./search-care')));
    loadLanguage(language);
  };
  const type = (text: string) => {
    setQuery(text);
    if (entry()) typedAt.set(entry(), text);
    setChosen(null);
    load();
    loadLanguage(scriptLang(text) ?? language);
  };
  const box = useRef<HTMLInputElement>(null);
  // Else they were typed before the script was there.
  const begin = useEffectEvent(() => {
    const words = earlierQuery() ?? box.current?.value;
    if (words) type(words);
  });
  useEffect(() => begin(), []);
  const hits = useMemo(
    () => (settled ? findIn(indexes, settled, [language, scriptLang(settled) ?? chosen ?? language]) : []),
    [indexes, settled, language, chosen],
  );
  const care: ReactNode = settled && assess ? assess.searchCare(settled, reader) : null;
  const lookIn = (name: Language) => {
    setChosen(name);
    loadLanguage(name);
  };
  const other: ReactNode = !chosen && assess?.searchIn(settled, reader, lookIn);
  const kind = indexes[language]?.kind ?? 'idle';
  // Of a single letter nothing is said: it is the beginning of a word.
  const isLooking = settled.length > 1 || (settled !== '' && kind === 'failed');
  const state: SearchState = isLooking ? kind : 'idle';
  return { box, query, state, hits, care, load, type, other };
}
