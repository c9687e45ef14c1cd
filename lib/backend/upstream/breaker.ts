import 'server-only';
import { CircuitState, circuitBreaker, handleWhen, type IBackoff, type IBreaker } from 'cockatiel';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { UpstreamError } from './upstream-error';

export type Phase = 'closed' | 'half-open' | 'open';

const PHASES: Record<CircuitState, Phase> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};
const LEVELS: Record<Phase, number> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * Fails at once while the upstream is known to be ill: at least half of five or more calls within ten seconds
 * failed. After about five seconds one call goes through as a probe and decides.
 */
export function makeBreaker(endpoint: string) {
  const probe = new Probe();
  const isProbing = () => policy.state === CircuitState.HalfOpen;
  const policy = circuitBreaker(
    handleWhen((error) => (error instanceof UpstreamError && error.isFault) || isProbing()),
    {
      halfOpenAfter: probe,
      breaker: new RecentCalls((begunIn) => begunIn === policy.state),
    },
  );
  policy.onStateChange((state) => {
    const phase = PHASES[state];
    log.warn({ endpoint, phase }, 'upstream breaker');
    metrics()?.breaker.set({ endpoint }, LEVELS[phase]);
  });
  return {
    async run(work: () => Promise<unknown>): Promise<unknown> {
      // cockatiel would let other calls wait for the probe; they fail at once here.
      if (isProbing()) throw new UpstreamError('unreachable', { cause: new Error('breaker probing') });
      const { refusal, value } = await policy.execute(() =>
        work().then((value): Outcome => ({ value }), soundRefusal),
      );
      if (refusal) throw refusal;
      return value;
    },
    /**
     * An open breaker that is due for a probe counts as half-open. Else an instance taken out of traffic because of
     * an open breaker would never make the call that closes it.
     */
    phase: (): Phase =>
      policy.state === CircuitState.Open && probe.isDue() ? 'half-open' : PHASES[policy.state],
  };
}

type Outcome = { value?: unknown; refusal?: UpstreamError };

/** A 4xx is a sound answer, and counts as one. */
function soundRefusal(error: unknown): Outcome {
  if (error instanceof UpstreamError && !error.isFault && error.status !== undefined)
    return { refusal: error };
  throw error;
}

const PROBE_AFTER_MS = 5000;
const PROBE_SPREAD = 0.2;

/**
 * When an open breaker is due for its probe. cockatiel compares `duration` with the wall clock, which may be put back
 * by an hour; an infinite one leaves the decision to the monotonic clock.
 */
class Probe implements IBackoff<unknown> {
  #atMs = 0;
  isDue = (): boolean => performance.now() >= this.#atMs;

  get duration(): number {
    return this.isDue() ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }

  /** Runs each time the breaker opens. */
  next(): this {
    this.#atMs = performance.now() + PROBE_AFTER_MS * (1 + (Math.random() * 2 - 1) * PROBE_SPREAD);
    return this;
  }
}

type Sample = { startMs: number; calls: number; failures: number };

const WINDOW_MS = 10_000;
const SAMPLE_MS = 1000;
const MIN_CALLS = 5;
const FAILURE_SHARE = 0.5;

/**
 * Whether half of the recent calls failed. cockatiel's own `SamplingBreaker` never forgets the failures of a quiet
 * endpoint: its windows rotate with calls, not with time.
 */
class RecentCalls implements IBreaker {
  state: unknown = undefined;
  #samples: Sample[] = [];

  /** A late result of a call begun in another state says nothing about this one. */
  constructor(private readonly isCurrent: (begunIn: CircuitState) => boolean) {}

  success(begunIn: CircuitState): void {
    if (begunIn === CircuitState.HalfOpen) this.#samples = [];
    else if (this.isCurrent(begunIn)) this.#count(0);
  }

  failure(begunIn: CircuitState): boolean {
    if (!this.isCurrent(begunIn)) return false;
    this.#count(1);
    const calls = this.#samples.reduce((sum, sample) => sum + sample.calls, 0);
    const failures = this.#samples.reduce((sum, sample) => sum + sample.failures, 0);
    const isIll = calls >= MIN_CALLS && failures >= calls * FAILURE_SHARE;
    if (isIll) this.#samples = [];
    return isIll;
  }

  /** One sample a second: the memory stays the same under any traffic. */
  #count(failures: 0 | 1): void {
    const nowMs = performance.now();
    this.#samples = this.#samples.filter(({ startMs }) => nowMs - startMs < WINDOW_MS);
    const last = this.#samples.at(-1);
    const current =
      last && nowMs - last.startMs < SAMPLE_MS ? last : { startMs: nowMs, calls: 0, failures: 0 };
    if (current !== last) this.#samples.push(current);
    current.calls += 1;
    current.failures += failures;
  }
}
