import { useRef, useState } from 'react';
import { routes } from '@/lib/config/routes';
import { findStories, readIndex, type SearchEntry } from '@/lib/stories/story-search';

type Index = { kind: 'unasked' | 'loading' | 'failed' } | { kind: 'ready'; entries: readonly SearchEntry[] };

async function fetchIndex(): Promise<Index> {
  try {
    const answer = await fetch(routes.storySearch);
    const entries = answer.ok ? readIndex(await answer.json()) : null;
    return entries ? { kind: 'ready', entries } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The index is fetched when somebody goes to the box; what they type stays in their browser. */
export function useStorySearch() {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>({ kind: 'unasked' });
  const busy = useRef(false);
  const load = async () => {
    if (busy.current || index.kind === 'ready') return;
    busy.current = true;
    setIndex({ kind: 'loading' });
    setIndex(await fetchIndex());
    busy.current = false;
  };
  const type = (text: string) => {
    setQuery(text);
    void load();
  };
  const found = index.kind === 'ready' ? findStories(index.entries, query) : [];
  return { query, state: query.trim() ? index.kind : ('unasked' as const), found, load, type };
}
