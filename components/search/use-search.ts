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
import type { Language } from '@/lib/i18n/language';
import type { SearchHit } from '@/lib/search/search';
import type { searchCare } from './search-care';

/** More would be a list to read, not an answer. */
const SHOWN = 8;

type Find = (query: string, limit: number) => SearchHit[];
type Index = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'ready'; find: Find };

/** @throws where the index or the code cannot be had. */
async function loadIndex(language: Language): Promise<Find> {
  const [body, { makeSearch }, { readIndex }] = await Promise.all([
    inTime(async (signal): Promise<unknown> => {
      const response = await fetch(routes.searchIndex(language), { signal });
      return response.ok ? response.json() : null;
    }),
    import('@/lib/search/search'),
    import('@/lib/search/search-index'),
  ]);
  const documents = readIndex(body);
  if (!documents) throw new Error('no index');
  return makeSearch(documents, language);
}

type Reader = { language: Language; phone: string; phoneHref: string };

/**
 * A search in the browser. The index, the code and the rules for danger are fetched when somebody goes to the box;
 * what they type stays in the page. `care` holds the numbers to call where the words tell of danger.
 */
export function useSearch(reader: Reader) {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>({ kind: 'idle' });
  const [assess, setAssess] = useState<{ care: typeof searchCare } | null>(null);
  const isRequested = useRef(false);
  const settled = useDeferredValue(query.trim());

  const load = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setIndex({ kind: 'loading' });
    const retryLater = () => {
      isRequested.current = false;
    };
    // Apart, so that the numbers stand there also where the index does not come.
    import('./search-care').then(({ searchCare: care }) => setAssess({ care }), retryLater);
    loadIndex(reader.language).then(
      (find) => setIndex({ kind: 'ready', find }),
      () => {
        setIndex({ kind: 'failed' });
        retryLater();
      },
    );
  };
  const type = (text: string) => {
    setQuery(text);
    load();
  };
  // A link may come with words after #, which no server sees.
  const begin = useEffectEvent(() => {
    const words = new URLSearchParams(location.hash.slice(1)).get('q');
    if (words) type(words);
  });
  useEffect(() => begin(), []);
  const hits = useMemo(
    () => (index.kind === 'ready' && settled ? index.find(settled, SHOWN) : []),
    [index, settled],
  );
  const care: ReactNode = settled && assess ? assess.care(settled, reader) : null;
  return { query, state: settled ? index.kind : ('idle' as const), hits, care, load, type };
}
