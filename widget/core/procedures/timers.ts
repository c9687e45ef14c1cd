import type { Clock } from '../ports';

/** The timers of one engine, so that all of them can be cleared. */
export type Timers = {
  after(delayMs: number, run: () => void): () => void;
  /** Resolves true when the time has come, false when the timers were cleared before. */
  wait(delayMs: number): Promise<boolean>;
  clear(): void;
};

export function makeTimers(clock: Clock): Timers {
  const drops = new Set<() => void>();
  const start = (delayMs: number, run: () => void, onDrop: () => void) => {
    const stop = clock.after(delayMs, () => {
      drops.delete(drop);
      run();
    });
    const drop = () => {
      drops.delete(drop);
      stop();
      onDrop();
    };
    drops.add(drop);
    return drop;
  };
  return {
    after: (delayMs, run) => start(delayMs, run, () => {}),
    wait: (delayMs) =>
      new Promise((resolve) => {
        start(
          delayMs,
          () => resolve(true),
          () => resolve(false),
        );
      }),
    clear: () => {
      for (const drop of drops) drop();
    },
  };
}
