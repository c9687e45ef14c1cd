import type { Clock } from './clock';
import type { Deadline } from './deadline';
import { UpstreamError } from './upstream-error';

type Means = { clock: Clock; random: () => number; deadline: Deadline };

const RETRIES = 2;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;

/**
 * Two more tries after a passing failure, with full jitter so that many instances do not come back in step.
 * For GETs only: a POST whose answer was lost may have been carried out (contract §3).
 */
export async function withRetries<T>(work: () => Promise<T>, means: Means): Promise<T> {
  for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
    try {
      return await work();
    } catch (error) {
      if (retriesLeft === 0 || !(error instanceof UpstreamError && error.isTransient)) throw error;
      const pauseMs = Math.max(jitter(means.random), error.retryAfterMs ?? 0);
      // Nobody gains from waiting for a deadline that leaves no time to ask again.
      if (pauseMs >= means.deadline.remainingMs()) throw error;
      await pause(pauseMs, means);
    }
  }
}

const jitter = (random: () => number) => MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS);

const pause = (delayMs: number, { clock, deadline }: Means) =>
  new Promise<void>((resolve) => {
    const cancel = clock.after(delayMs, resolve);
    deadline.signal.addEventListener('abort', cancel, { once: true });
  });
