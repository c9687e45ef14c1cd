import type { Clock, Snapshots } from '../core/ports';
import { parseJson, type Shelf } from './storage';

/** Longer than the transcript's: a draft changes with every key. */
const WRITE_DELAY_MS = 400;
/** No conversation of ours is longer; something else lies there, or too much to be read while a page loads. */
const LENGTH_MAX = 500_000;

type Place = { shelf: () => Shelf; key: () => string; clock: Pick<Clock, 'after'> };

/** The conversation kept for resuming; built when it is written, so a busy conversation costs little. */
export function storedSnapshots({ shelf, key, clock }: Place): Snapshots {
  let waiting: (() => unknown) | null = null;
  let cancel = () => {};
  /** What this tab knows to lie there. */
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
    if (text.length <= LENGTH_MAX) shelf().setItem(key(), text);
    known = shelf().getItem(key());
  };
  return {
    read: () => {
      known = shelf().getItem(key());
      if (known === null) return null;
      return known.length > LENGTH_MAX ? undefined : (parseJson(known) ?? undefined);
    },
    write: (build) => {
      if (!waiting) cancel = clock.after(WRITE_DELAY_MS, flush);
      waiting = build;
    },
    clear: () => {
      forget();
      known = null;
      shelf().removeItem(key());
    },
    flush,
    follow({ onChange, onLeave }) {
      const look = () => {
        if (shelf().getItem(key()) !== known) onChange();
      };
      const ear = new AbortController();
      const { signal } = ear;
      window.addEventListener('storage', (event) => (event.key === null || event.key === key()) && look(), {
        signal,
      });
      window.addEventListener('pagehide', onLeave, { signal });
      // A page that comes back by the back button has slept through what other tabs wrote.
      window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
      // Phones end hidden pages without a word.
      document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
      return () => ear.abort();
    },
  };
}
