import type { Clock, Snapshots } from '../core/ports';
import { parseJson, type Shelf } from './storage';

/** Longer than the transcript's: a draft changes with every key. */
const WRITE_DELAY_MS = 400;

type Place = { shelf: () => Shelf; key: () => string; clock: Pick<Clock, 'after'> };

/** The conversation kept for resuming; built when it is written, so a busy conversation costs little. */
export function storedSnapshots({ shelf, key, clock }: Place): Snapshots {
  let waiting: (() => unknown) | null = null;
  let cancel = () => {};

  const forget = () => {
    cancel();
    waiting = null;
    window.removeEventListener('pagehide', flush);
  };
  function flush() {
    const build = waiting;
    forget();
    if (build) shelf().setItem(key(), JSON.stringify(build()));
  }
  return {
    read: () => {
      flush();
      return parseJson(shelf().getItem(key()));
    },
    write: (build) => {
      if (!waiting) {
        cancel = clock.after(WRITE_DELAY_MS, flush);
        window.addEventListener('pagehide', flush);
      }
      waiting = build;
    },
    clear: () => {
      forget();
      shelf().removeItem(key());
    },
  };
}
