import { Failure } from './failure';

/** Ends one exchange when the visitor, the network or the clock says so. */
export type Deadline = {
  /** Its reason is a `Failure`. */
  signal: AbortSignal;
  /** The next sign of life must come within this time; the time before is cancelled. */
  expectWithin(ms: number, what: string): void;
  /** Clears all timers and listeners. */
  release(): void;
};

/** Why a reply's signal was aborted. */
export const reasonOf = (signal: AbortSignal): Failure =>
  signal.reason === 'stop'
    ? new Failure('stopped', 'The visitor stopped the answer.')
    : new Failure('left', 'The conversation went on without the answer.');

export function makeDeadline(reply: AbortSignal, totalMs: number): Deadline {
  const controller = new AbortController();
  const stop = (failure: Failure) => controller.abort(failure);
  const onReply = () => stop(reasonOf(reply));
  const onOffline = () => stop(new Failure('offline', 'The connection was lost.'));
  const total = setTimeout(() => stop(new Failure('timeout', `No end within ${totalMs} ms.`)), totalMs);
  let next: ReturnType<typeof setTimeout> | undefined;

  if (reply.aborted) onReply();
  reply.addEventListener('abort', onReply);
  globalThis.addEventListener?.('offline', onOffline);
  return {
    signal: controller.signal,
    expectWithin(ms, what) {
      clearTimeout(next);
      next = setTimeout(() => stop(new Failure('timeout', `${what} within ${ms} ms.`)), ms);
    },
    release() {
      clearTimeout(total);
      clearTimeout(next);
      reply.removeEventListener('abort', onReply);
      globalThis.removeEventListener?.('offline', onOffline);
    },
  };
}

/** Waits, unless the reply is stopped or left before. */
export function wait(ms: number, reply: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reply.removeEventListener('abort', end);
      if (reply.aborted) reject(reasonOf(reply));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    reply.addEventListener('abort', end);
    if (reply.aborted) end();
  });
}
