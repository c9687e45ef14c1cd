import { useMemo, useSyncExternalStore } from 'react';
import type { Engine } from '../core/engine-types';
import type { Entries } from '../core/state';
import { useEngineHandle } from '../react/engine-provider';

/** More messages than this are drawn in a later task where they came together or just after others. */
const AT_ONCE_MAX = 40;
/** A message within this time after the last draw belongs to a burst. */
const HEELS_MS = 2;
/** The newest chunks are drawn at once, the others one in a task, so that no task is long. */
const FIRST_CHUNKS = 2;

/** The list to draw; a burst of messages is drawn once. */
export function useDrawing(): Drawing {
  const engine = useEngineHandle();
  const source = useMemo(() => gathered(engine), [engine]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

/** Notifies of a change at once, and of a burst of changes together in a later task. */
function gathered(engine: Engine) {
  const drawing = newestFirstDrawing();
  const entriesOf = () => engine.getState().entries;
  const read = () => drawing.of(entriesOf());
  const subscribe = (tell: () => void) => {
    let told = entriesOf();
    let toldAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(() => {
        drawing.more(entriesOf());
        tellNow();
      }, 0);
    };
    const tellNow = () => {
      timer = undefined;
      told = entriesOf();
      tell();
      toldAt = performance.now();
      if (drawing.isWaiting()) later();
    };
    const unsubscribe = engine.subscribe(() => {
      const entries = entriesOf();
      if (entries === told || timer !== undefined) return;
      const isFlood = entries.length > AT_ONCE_MAX && performance.now() - toldAt < HEELS_MS;
      if (isFlood || entries.length - told.length > AT_ONCE_MAX) later();
      else tellNow();
    });
    if (drawing.isWaiting()) later();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return { read, subscribe };
}

/** How long a bubble takes to come in (messages.css). */
const ENTRY_MS = 250;

/** The list as it is drawn. */
export type Drawing = {
  entries: Entries;
  /** The keys of chunks that are drawn in a later task. */
  waiting: ReadonlySet<number>;
  /** Messages come faster than they move in, so they do not; until one comes after a pause. */
  isHurried: boolean;
};

/** What was drawn once stays, the newest come at once, and one more each time it is asked to. */
export function newestFirstDrawing() {
  let drawn: ReadonlySet<number> = new Set();
  let seen: Drawing | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;

  const isHurry = ({ length }: Entries): boolean => {
    if (!seen || seen.entries.length === length) return seen?.isHurried ?? false;
    const before = changedAt;
    changedAt = performance.now();
    return changedAt - before < ENTRY_MS;
  };

  const draw = (entries: Entries): Drawing => {
    const keys = entries.chunks.map(({ key }) => key);
    const undrawn = keys.filter((key) => !drawn.has(key));
    const count = undrawn.length === keys.length ? FIRST_CHUNKS : 1;
    const waiting = new Set(undrawn.slice(0, Math.max(0, undrawn.length - count)));
    drawn = new Set(keys.filter((key) => !waiting.has(key)));
    seen = { entries, waiting, isHurried: isHurry(entries) };
    return seen;
  };
  return {
    of: (entries: Entries) => (seen?.entries === entries ? seen : draw(entries)),
    more: draw,
    isWaiting: () => seen !== null && seen.waiting.size > 0,
  };
}
