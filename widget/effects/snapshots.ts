import type { Snapshots } from '../core/ports';
import { parseJson, type StorageOptions } from './storage';

/** Longer than the transcript's: a draft changes with every key. */
const SNAPSHOT_DELAY_MS = 400;
/** Longer texts are not snapshots of ours, or too long to parse while a page loads. */
const LENGTH_MAX = 500_000;

/** Stored snapshots; one is built only when it is written. */
export function storedSnapshots({ storage, key, clock }: StorageOptions): Snapshots {
  let waiting: (() => unknown) | null = null;
  let cancel = () => {};
  /** The stored text as this tab last saw it. */
  let known: string | null = null;

  const forget = () => {
    cancel();
    waiting = null;
  };
  const flush = () => {
    const snapshot = waiting?.() ?? null;
    forget();
    if (snapshot === null) return;
    const text = JSON.stringify(snapshot);
    if (text.length <= LENGTH_MAX) storage().setItem(key(), text);
    known = storage().getItem(key());
    if (known === text) return;
    // An older snapshot would continue a step that is done already.
    storage().removeItem(key());
    known = null;
  };
  return {
    read: () => {
      known = storage().getItem(key());
      if (known === null) return null;
      return known.length > LENGTH_MAX ? undefined : (parseJson(known) ?? undefined);
    },
    write: (build) => {
      if (!waiting) cancel = clock.after(SNAPSHOT_DELAY_MS, flush);
      waiting = build;
    },
    clear: () => {
      forget();
      known = null;
      storage().removeItem(key());
    },
    flush,
    follow({ onChange, onLeave }) {
      const look = () => {
        if (storage().getItem(key()) !== known) onChange();
      };
      const listeners = new AbortController();
      const { signal } = listeners;
      window.addEventListener('storage', (event) => (event.key === null || event.key === key()) && look(), {
        signal,
      });
      window.addEventListener('pagehide', onLeave, { signal });
      // A page restored from the back/forward cache has missed the writes of other tabs.
      window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
      // Mobile browsers end hidden pages without an event.
      document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
      return () => listeners.abort();
    },
  };
}
