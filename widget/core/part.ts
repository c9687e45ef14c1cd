import type { Log } from './ports';

/** Code that is fetched when it is first needed. */
export type Part<T> = {
  /** Null until it has come. */
  get(): T | null;
  /** Whether it was fetched in vain. */
  hasFailed(): boolean;
  /** Fetches it once; a failure is logged, and null is what is there until a later call fetches it. */
  load(): Promise<T | null>;
  /** Tells when it has come; the returned function ends the waiting. */
  watch(tell: () => void): () => void;
  /** Fetches it, too. */
  follow(tell: () => void): () => void;
  /** Runs at once if it is there, else when it has come, unless `drop` is called before. */
  use(run: (part: T) => void, onFailure?: () => void): void;
  drop(): void;
};

export function makePart<T>(fetchPart: () => Promise<T>, log: Pick<Log, 'error'>): Part<T> {
  let part: T | null = null;
  let loading: Promise<T | null> | undefined;
  let dropped = 0;
  let isLost = false;
  const watchers = new Set<() => void>();

  const watch = (tell: () => void) => {
    watchers.add(tell);
    return () => void watchers.delete(tell);
  };
  const fail = (reason: unknown) => {
    loading = undefined;
    isLost = true;
    log.error('A part of the chat could not be loaded:', reason);
    return null;
  };
  const load = () => {
    loading ??= fetchPart().then((found) => {
      part = found;
      for (const tell of watchers) tell();
      return found;
    }, fail);
    return loading;
  };
  return {
    get: () => part,
    hasFailed: () => isLost,
    load,
    watch,
    follow(tell) {
      void load();
      return watch(tell);
    },
    use(run, onFailure) {
      if (part) return run(part);
      const own = dropped;
      void load().then((found) => {
        if (own !== dropped) return;
        if (found) run(found);
        else onFailure?.();
      });
    },
    drop() {
      dropped += 1;
    },
  };
}
