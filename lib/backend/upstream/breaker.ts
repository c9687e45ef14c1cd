import type { Clock } from './clock';
import { UpstreamError } from './upstream-error';

type Sample = { startMs: number; calls: number; failures: number };

/** Plain data, so that it can be shared by module instances through globalThis (see upstream-state.ts). */
export type BreakerState = {
  phase: 'closed' | 'open' | 'half-open';
  samples: Sample[];
  probeAtMs: number;
  /** Rises with every change of phase: results of calls begun before it say nothing about the new one. */
  epoch: number;
};

type Means = { clock: Clock; random: () => number; onChange: (phase: BreakerState['phase']) => void };

const WINDOW_MS = 10_000;
const SAMPLE_MS = 1000;
const MIN_CALLS = 5;
const FAILURE_SHARE = 0.5;
const PROBE_AFTER_MS = 5000;
const PROBE_SPREAD = 0.2;

export const closedBreaker = (): BreakerState => ({ phase: 'closed', samples: [], probeAtMs: 0, epoch: 0 });

/**
 * Fails at once while the upstream is known to be ill: at least half of five or more calls within ten seconds
 * failed. After about five seconds one call goes through as a probe and decides.
 */
export function makeBreaker(state: BreakerState, means: Means) {
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (!admit(state, means)) throw new UpstreamError('unreachable', { cause: new Error('breaker open') });
    const { epoch } = state;
    const settle = (outcome: Outcome) => {
      if (state.epoch === epoch) record(state, outcome, means);
    };
    try {
      const result = await work();
      settle('success');
      return result;
    } catch (error) {
      settle(judge(error));
      throw error;
    }
  };
}

/**
 * What an observer should see: an open breaker that is due for a probe counts as half-open. Else an instance taken
 * out of traffic because of an open breaker would never make the call that closes it.
 */
export const phaseNow = ({ phase, probeAtMs }: BreakerState, nowMs: number): BreakerState['phase'] =>
  phase === 'open' && nowMs >= probeAtMs ? 'half-open' : phase;

type Outcome = 'success' | 'failure' | 'unknown';

/** A 4xx is a sound answer; our own refusals (a full bulkhead) say nothing of the upstream. */
function judge(error: unknown): Outcome {
  if (!(error instanceof UpstreamError)) return 'unknown';
  if (error.isFault) return 'failure';
  return error.status === undefined ? 'unknown' : 'success';
}

function admit(state: BreakerState, means: Means): boolean {
  if (state.phase === 'closed') return true;
  const isProbeDue = state.phase === 'open' && means.clock.nowMs() >= state.probeAtMs;
  if (!isProbeDue) return false;
  change(state, 'half-open', means);
  return true;
}

function record(state: BreakerState, outcome: Outcome, means: Means): void {
  if (state.phase === 'half-open') {
    if (outcome === 'success') change(state, 'closed', means);
    else open(state, means);
    return;
  }
  if (outcome === 'unknown') return;
  count(state, outcome === 'failure', means.clock.nowMs());
  if (isIll(state.samples)) open(state, means);
}

/** One sample a second: the memory stays the same under any traffic. */
function count(state: BreakerState, hasFailed: boolean, nowMs: number): void {
  state.samples = state.samples.filter((sample) => nowMs - sample.startMs < WINDOW_MS);
  const last = state.samples.at(-1);
  const current = last && nowMs - last.startMs < SAMPLE_MS ? last : { startMs: nowMs, calls: 0, failures: 0 };
  if (current !== last) state.samples.push(current);
  current.calls += 1;
  current.failures += hasFailed ? 1 : 0;
}

function isIll(samples: readonly Sample[]): boolean {
  const calls = samples.reduce((sum, sample) => sum + sample.calls, 0);
  const failures = samples.reduce((sum, sample) => sum + sample.failures, 0);
  return calls >= MIN_CALLS && failures >= calls * FAILURE_SHARE;
}

function open(state: BreakerState, means: Means): void {
  const spread = 1 + (means.random() * 2 - 1) * PROBE_SPREAD;
  state.probeAtMs = means.clock.nowMs() + PROBE_AFTER_MS * spread;
  change(state, 'open', means);
}

function change(state: BreakerState, phase: BreakerState['phase'], means: Means): void {
  state.phase = phase;
  state.epoch += 1;
  state.samples = [];
  means.onChange(phase);
}
