'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { inTime } from '@/lib/browser/in-time';
import { routes } from '@/lib/config/routes';
import type { blog } from '@/lib/i18n/en/blog';
import { fill } from '@/lib/i18n/language';
import { findStories, readIndex, type SearchEntry } from '@/lib/stories/story-search';
import styles from './story-search.module.css';

type Copy = (typeof blog)['search'];

/** More would be a list to read, not an answer. */
const SHOWN = 12;

function told(state: ReturnType<typeof useStorySearch>['state'], count: number, copy: Copy): string {
  if (state === 'unasked') return '';
  if (state === 'loading') return copy.loading;
  if (state === 'failed') return copy.failed;
  if (count === 0) return copy.none;
  return count === 1 ? copy.one : fill(copy.many, { count });
}

/** Search among the stories, in the browser. The field has no name: what is typed can get into no address. */
export function StorySearch({ copy }: { copy: Copy }) {
  const { query, state, found, load, type } = useStorySearch();
  const search = (event: FormEvent) => {
    event.preventDefault();
    void load();
  };
  return (
    <search className={styles.search} data-print="no">
      <form aria-label={copy.label} action={routes.blog} onSubmit={search} className={styles.form}>
        <label htmlFor="story-search">{copy.label}</label>
        <div className={styles.box}>
          <Icon name="search" />
          <input
            id="story-search"
            type="search"
            className={styles.input}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={query}
            aria-describedby="story-search-hint"
            onFocus={() => void load()}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <p id="story-search-hint" className={styles.hint}>
          {copy.hint}
        </p>
      </form>
      <p role="status" className={styles.status}>
        {told(state, found.length, copy)}
      </p>
      {found.length > 0 && (
        <ol className={styles.found} aria-label={copy.results}>
          {found.slice(0, SHOWN).map(([id, title, words]) => (
            <li key={id}>
              <SiteLink href={routes.story(id)}>{title}</SiteLink>
              {words && <p>{words} …</p>}
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

type Index = { kind: 'unasked' | 'loading' | 'failed' } | { kind: 'ready'; entries: readonly SearchEntry[] };

async function fetchIndex(): Promise<Index> {
  try {
    const entries = await inTime(async (signal) => {
      const answer = await fetch(routes.storySearch, { signal });
      return answer.ok ? readIndex(await answer.json()) : null;
    });
    return entries ? { kind: 'ready', entries } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The index is fetched when somebody goes to the box; what they type stays in their browser. */
function useStorySearch() {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>({ kind: 'unasked' });
  const isRequested = useRef(false);
  const load = async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setIndex({ kind: 'loading' });
    const answer = await fetchIndex();
    setIndex(answer);
    isRequested.current = answer.kind === 'ready';
  };
  const type = (text: string) => {
    setQuery(text);
    void load();
  };
  const found = index.kind === 'ready' ? findStories(index.entries, query) : [];
  return { query, state: query.trim() ? index.kind : ('unasked' as const), found, load, type };
}
