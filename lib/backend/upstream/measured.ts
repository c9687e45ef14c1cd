import { BackendError } from '@/lib/backend/backend';
import { metrics } from '@/lib/server/metrics';
import type { BreakerState } from './breaker';
import type { Clock } from './clock';
import type { Endpoint } from './upstream-state';

const LEVEL: Record<BreakerState['phase'], number> = { closed: 0, 'half-open': 1, open: 2 };

/** Counts a call by its outcome and its time, retries and waiting included. */
export async function measured<T>(endpoint: Endpoint, clock: Clock, run: () => Promise<T>): Promise<T> {
  const startedMs = clock.nowMs();
  let outcome = 'ok';
  try {
    return await run();
  } catch (error) {
    outcome = error instanceof BackendError ? error.kind : 'failed';
    throw error;
  } finally {
    metrics()?.upstream.inc({ endpoint, outcome });
    metrics()?.upstreamSeconds.observe({ endpoint }, (clock.nowMs() - startedMs) / 1000);
  }
}

export const showBreaker = (endpoint: Endpoint, phase: BreakerState['phase']): void =>
  metrics()?.breaker.set({ endpoint }, LEVEL[phase]);
