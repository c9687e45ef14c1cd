'use client';

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Actions, Engine } from '../core/engine-types';
import type { State } from '../core/state';

/** Holds the engine, which never changes: the context itself never causes a render. */
const EngineContext = createContext<Engine | null>(null);

export function EngineProvider({ engine, children }: { engine: Engine; children: ReactNode }) {
  return <EngineContext.Provider value={engine}>{children}</EngineContext.Provider>;
}

/** The engine around, or null. */
export const useOuterEngine = (): Engine | null => useContext(EngineContext);

export function useEngineHandle(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) {
    throw new Error(
      'This hook belongs to a chat bot: call it inside <ChatBotProvider>, in a component beside <ChatBot /> or in a plugin.',
    );
  }
  return engine;
}

export const useActions = (): Actions => useEngineHandle().actions;

/** What the selector makes of the state; renders again only when that changes. The server sees the state before the start. */
export function useEngine<T>(select: (state: State) => T, isEqual: Equality = Object.is): T {
  const engine = useEngineHandle();
  const read = useMemo(() => remember(engine.getState, select, isEqual), [engine, select, isEqual]);
  const readOnServer = useMemo(() => remember(bareState(engine), select, isEqual), [engine, select, isEqual]);
  return useSyncExternalStore(engine.subscribe, read, readOnServer);
}

/** Without inline styles, which a strict content security policy forbids in HTML; they are added after hydration. */
function bareState({ getServerState }: Engine): () => State {
  return remember(getServerState, (state) => ({ ...state, styles: {} }), Object.is);
}

type Equality = (one: unknown, other: unknown) => boolean;

/** The same state gives the same value, even from a selector that makes a new one each time; so does an equal value. */
function remember<T>(getState: () => State, select: (state: State) => T, isEqual: Equality): () => T {
  let seen: { state: State; value: T } | null = null;
  return () => {
    const state = getState();
    if (seen?.state === state) return seen.value;
    const value = select(state);
    seen = { state, value: seen && isEqual(seen.value, value) ? seen.value : value };
    return seen.value;
  };
}
