/** Holds the state and handles events in order; events sent meanwhile are queued. */
export type Store<S, E> = {
  getState(): S;
  send(event: E): void;
  subscribe(listener: () => void): () => void;
  /** The state up to the first subscription: what a server draws, and what hydration must find. */
  getServerState(): S;
  /** Whether anybody listens. */
  isWatched(): boolean;
};

type Machine<S, E, C> = {
  initial: S;
  transition: (state: S, event: E) => readonly [S, readonly C[]];
  run: (command: C) => void;
  /** After the state has changed, before the listeners hear of it. */
  onChange: () => void;
};

export function createStore<S, E, C>({ initial, transition, run, onChange }: Machine<S, E, C>): Store<S, E> {
  const listeners = new Set<() => void>();
  const waiting: E[] = [];
  let state = initial;
  let serverState: S | undefined;
  let isDraining = false;

  const drain = () => {
    const before = state;
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      const [next, commands] = transition(state, event);
      state = next;
      for (const command of commands) run(command);
    }
    return state !== before;
  };
  return {
    getState: () => state,
    send(event) {
      waiting.push(event);
      if (isDraining) return;
      isDraining = true;
      let hasChanged = false;
      try {
        hasChanged = drain();
      } finally {
        isDraining = false;
      }
      if (!hasChanged) return;
      onChange();
      for (const listener of listeners) listener();
    },
    getServerState: () => serverState ?? state,
    subscribe(listener) {
      serverState ??= state;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
  };
}
