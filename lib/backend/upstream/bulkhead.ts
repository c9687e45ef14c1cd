import { UpstreamError } from './upstream-error';

/** Plain data for the same reason as `BreakerState`. */
export type BulkheadState = { running: number; waiting: (() => void)[] };

const MAX_RUNNING = 16;
const MAX_WAITING = 64;

export const emptyBulkhead = (): BulkheadState => ({ running: 0, waiting: [] });

/** Keeps a slow upstream from holding every connection and all memory: 16 calls run, 64 wait, the rest fail at once. */
export async function inBulkhead<T>(
  state: BulkheadState,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  if (state.running < MAX_RUNNING) state.running += 1;
  else await turn(state, signal);
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.running -= 1;
  }
}

/** A place is handed over, never freed in between, so nobody can slip in ahead of the queue. */
function turn(state: BulkheadState, signal: AbortSignal): Promise<void> {
  if (state.waiting.length >= MAX_WAITING) {
    throw new UpstreamError('unreachable', { cause: new Error('bulkhead full') });
  }
  return new Promise((resolve, reject) => {
    const leave = () => {
      state.waiting = state.waiting.filter((waiting) => waiting !== enter);
      reject(new UpstreamError('timeout', { isFault: true }));
    };
    const enter = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    state.waiting.push(enter);
    signal.addEventListener('abort', leave, { once: true });
  });
}
