/** Time as the upstream client needs it: monotonic, so that a corrected wall clock neither cuts nor stretches a deadline. */
export type Clock = {
  nowMs(): number;
  /** Runs once after the delay; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
};

export const monotonicClock: Clock = {
  nowMs: () => performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
