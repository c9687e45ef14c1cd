import type { Clock } from './clock';
import { UpstreamError } from './upstream-error';

export type Deadline = { signal: AbortSignal; remainingMs(): number };

/** One total deadline around everything a call does: queue, attempts, pauses between them, body. */
export async function withDeadline<T>(
  clock: Clock,
  timeoutMs: number,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const endsAtMs = clock.nowMs() + timeoutMs;
  const remainingMs = () => Math.max(0, endsAtMs - clock.nowMs());
  let cancel = () => {};
  // A race, not the signal alone: Next wraps `fetch`, and a signal lost on the way must not make a call endless.
  const expired = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(timeoutMs, () => {
      controller.abort();
      reject(new UpstreamError('timeout', { isFault: true }));
    });
  });
  try {
    return await Promise.race([work({ signal: controller.signal, remainingMs }), expired]);
  } finally {
    cancel();
  }
}
