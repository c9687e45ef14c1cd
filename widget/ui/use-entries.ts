import { useMemo, useSyncExternalStore } from 'react';
import type { Engine } from '../core/engine-types';
import { useEngineHandle } from '../react/engine-provider';
import type { Entry } from './view';

/** So many messages are drawn one by one however fast they come. */
const AT_ONCE_MAX = 40;
/** A message that comes so soon after the last one was drawn is one of a flood. */
const HEELS_MS = 2;

/** The list to draw. A flood of messages is drawn once it pauses, not once for each of them. */
export function useEntries(): readonly Entry[] {
  const engine = useEngineHandle();
  const source = useMemo(() => gathered(engine), [engine]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

/** Tells of a change at once, and of those that follow on its heels together, in a task of their own. */
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
