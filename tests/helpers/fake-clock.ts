/** Time as a host of the widget's engine gives it. */
type Clock = {
  nowMs(): number;
  /** Runs once after the delay; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
};

export type FakeClock = Clock & {
  /** Moves time on; every timer due on the way runs at its own moment. */
  advance(byMs: number): void;
  /** Resolves once a timer is set that runs within the given time, so a test never has to guess. */
  timerWithin(maxMs: number): Promise<number>;
};

type Timer = { atMs: number; run: () => void };
type Waiter = { maxMs: number; resolve: (delayMs: number) => void };

export function makeFakeClock(): FakeClock {
  let nowMs = 0;
  let timers: Timer[] = [];
  let waiters: Waiter[] = [];

  const remove = (timer: Timer) => {
    timers = timers.filter((other) => other !== timer);
  };
  const nextUntil = (endMs: number) =>
    timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];

  const tellWaiters = () => {
    waiters = waiters.filter(({ maxMs, resolve }) => {
      const due = nextUntil(nowMs + maxMs);
      if (due) resolve(due.atMs - nowMs);
      return !due;
    });
  };

  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => {
      const timer = { atMs: nowMs + delayMs, run };
      timers.push(timer);
      tellWaiters();
      return () => remove(timer);
    },
    advance: (byMs) => {
      const endMs = nowMs + byMs;
      for (let due = nextUntil(endMs); due; due = nextUntil(endMs)) {
        remove(due);
        nowMs = due.atMs;
        due.run();
      }
      nowMs = endMs;
    },
    timerWithin: (maxMs) =>
      new Promise((resolve) => {
        waiters.push({ maxMs, resolve });
        tellWaiters();
      }),
  };
}
