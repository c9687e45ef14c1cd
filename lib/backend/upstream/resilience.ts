import 'server-only';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { BackendError } from '@/lib/backend/backend';
import { metrics } from '@/lib/server/metrics';
import { makeBreaker, type Phase } from './breaker';
import type { UpstreamRequest } from './fetch-json';
import { UpstreamError } from './upstream-error';

/**
 * One breaker an endpoint: an upstream whose orders fail must not silence its stories, nor the contact form.
 * POSTs and GETs are apart by that too.
 */
const endpoints = [
  'testimonials',
  'features',
  'accommodations',
  'blogs',
  'blog',
  'contact',
  'order',
  'verify',
  'gift',
  'sandbox',
  'chat-token',
  'chat-register',
  'chat-history',
  'chat-flow',
  'chat-erase',
] as const;
export type Endpoint = (typeof endpoints)[number];

/** One guarded upstream call: deadline, retries, breaker, bulkhead. */
export type Call = (endpoint: Endpoint, request: UpstreamRequest) => Promise<unknown>;

type Attempt = (signal: AbortSignal) => Promise<unknown>;

export type Guard = {
  /** @throws UpstreamError and whatever the attempt throws */
  run(call: { endpoint: Endpoint; canRepeat: boolean }, attempt: Attempt): Promise<unknown>;
  phases(): Record<string, Phase>;
  /** By `performance.now()`; null before the first success. */
  lastSuccessMs(): number | null;
};

/** Calls that run at once, and calls that wait; the rest fails at once. */
const BULKHEAD = { running: 16, waiting: 64 };

/** Outside in: measurement, total deadline, retries (GET), breaker, bulkhead, the attempt itself. */
export function makeGuard(timeoutMs: number): Guard {
  const breakers = new Map(endpoints.map((endpoint) => [endpoint, makeBreaker(endpoint)]));
  const room = bulkhead(BULKHEAD.running, BULKHEAD.waiting);
  const deadline = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  let lastSuccessMs: number | null = null;
  return {
    run: ({ endpoint, canRepeat }, attempt) =>
      measured(endpoint, async () => {
        const endsAtMs = performance.now() + timeoutMs;
        const result = await deadline
          .execute(({ signal }) => {
            // Without the signal: an entry that the bulkhead cancels would leave the queue behind it waiting.
            const once = () => room.execute(() => attempt(signal)).catch(asUpstreamError);
            const guarded = () => breakers.get(endpoint)?.run(once) ?? once();
            return canRepeat ? withRetries(guarded, endsAtMs) : guarded();
          })
          .catch(asUpstreamError);
        lastSuccessMs = performance.now();
        return result;
      }),
    phases: () => Object.fromEntries([...breakers].map(([endpoint, breaker]) => [endpoint, breaker.phase()])),
    lastSuccessMs: () => lastSuccessMs,
  };
}

function asUpstreamError(error: unknown): never {
  if (error instanceof TaskCancelledError)
    throw new UpstreamError('timeout', { isFault: true, cause: error });
  if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
    throw new UpstreamError('unreachable', { cause: error });
  throw error;
}

const RETRIES = 2;
const PAUSE_MS = { least: 100, most: 1000 };

/**
 * Two more attempts after a transient failure, with full jitter so that many instances do not come back in step.
 * For GETs only: a POST whose answer was lost may have been carried out (contract §3).
 */
function withRetries(run: () => Promise<unknown>, endsAtMs: number): Promise<unknown> {
  let pauseMs = 0;
  const isWorthIt = (error: Error) => {
    if (!(error instanceof UpstreamError && error.isTransient)) return false;
    const jitterMs = PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least);
    pauseMs = Math.max(jitterMs, error.retryAfterMs ?? 0);
    // A pause that uses up the deadline leaves no time for the attempt after it.
    return pauseMs < endsAtMs - performance.now();
  };
  const backoff = new DelegateBackoff(() => pauseMs);
  return retry(handleWhen(isWorthIt), { maxAttempts: RETRIES, backoff }).execute(run);
}

/** Counts a call by its outcome and its time, retries and waiting included. */
async function measured<T>(endpoint: Endpoint, run: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  let outcome = 'ok';
  try {
    return await run();
  } catch (error) {
    outcome = error instanceof BackendError ? error.kind : 'failed';
    throw error;
  } finally {
    metrics()?.upstream.inc({ endpoint, outcome });
    metrics()?.upstreamSeconds.observe({ endpoint }, (performance.now() - startedMs) / 1000);
  }
}
