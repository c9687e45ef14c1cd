import { useMemo, useSyncExternalStore } from 'react';
import type { Engine } from '../core/engine-types';
import { useEngineHandle } from '../react/engine-provider';
import type { Entry } from './view';

export type Chunk<T> = {
  key: string;
  items: readonly T[];
  /** The item right before the first one. */
  before: T | undefined;
};
type Growing<T> = Chunk<T> & { items: T[] };
type Terms<T> = { max: number; keyOf: (item: T) => string };

/**
 * Cuts a list into chunks that stay the same objects while their items do, so that a new item touches the last one
 * only. An item keeps its chunk whatever is put before it: a row that moved to another would be built anew.
 */
export function makeChunker<T>({ max, keyOf }: Terms<T>): (items: readonly T[]) => readonly Chunk<T>[] {
  const chunkKeys = new Map<string, string>();
  let known: readonly Chunk<T>[] = [];
  let newest = 0;

  const chunkKeyOf = (key: string, open: Growing<T> | undefined, isTaken: (chunkKey: string) => boolean) => {
    const chunkKey = chunkKeys.get(key);
    if (chunkKey !== undefined && (chunkKey === open?.key || !isTaken(chunkKey))) return chunkKey;
    if (open && open.items.length < max) return open.key;
    newest += 1;
    return String(newest);
  };

  return (items) => {
    if (items.length === 0) chunkKeys.clear();
    const untouched = known.slice(0, countUntouched(known, items));
    const rest: Growing<T>[] = [];
    const isTaken = (chunkKey: string) => [...untouched, ...rest].some(({ key }) => key === chunkKey);
    let before = untouched.at(-1)?.items.at(-1);
    for (const item of items.slice(untouched.reduce((sum, chunk) => sum + chunk.items.length, 0))) {
      const open = rest.at(-1);
      const key = chunkKeyOf(keyOf(item), open, isTaken);
      chunkKeys.set(keyOf(item), key);
      if (open?.key === key) open.items.push(item);
      else rest.push({ key, items: [item], before });
      before = item;
    }
    known = [...untouched, ...rest.map((chunk) => known.find((old) => isSame(old, chunk)) ?? chunk)];
    return known;
  };
}

/** How many chunks from the first on are as they were; the last one may still grow. */
function countUntouched<T>(chunks: readonly Chunk<T>[], items: readonly T[]): number {
  let end = 0;
  const touched = chunks.findIndex((chunk, index) => {
    const start = end;
    end += chunk.items.length;
    const mayGrow = index === chunks.length - 1 && items.length > end;
    return mayGrow || !chunk.items.every((item, at) => items[start + at] === item);
  });
  return touched === -1 ? chunks.length : touched;
}

const isSame = <T>(one: Chunk<T>, other: Chunk<T>) =>
  one.key === other.key &&
  one.before === other.before &&
  one.items.length === other.items.length &&
  one.items.every((item, at) => item === other.items[at]);

/** Up to this many messages are drawn one by one. */
const AT_ONCE_MAX = 40;
/** A message within this time after the last draw belongs to a burst. */
const HEELS_MS = 2;

/** The list to draw; a burst of messages is drawn once. */
export function useEntries(): readonly Entry[] {
  const engine = useEngineHandle();
  const source = useMemo(() => gathered(engine), [engine]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

/** Notifies of a change at once, and of a burst of changes together in a later task. */
function gathered(engine: Engine) {
  const read = () => engine.getState().entries;
  const subscribe = (tell: () => void) => {
    let told = read();
    let toldAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellNow = () => {
      timer = undefined;
      told = read();
      tell();
      toldAt = performance.now();
    };
    const unsubscribe = engine.subscribe(() => {
      const entries = read();
      if (entries === told || timer !== undefined) return;
      const isFlood = entries.length > AT_ONCE_MAX && performance.now() - toldAt < HEELS_MS;
      if (isFlood) timer = setTimeout(tellNow, 0);
      else tellNow();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return { read, subscribe };
}
