import 'server-only';
import type { PaymentOrderRequest } from '../contract/payment';
import { type Env, env } from '../env';
import { clientAddress } from './client-address';
import { tooMany } from './rate-limit';

type Score = { points: number; atMs: number };

/** Points an address may have gathered, and how many it loses in a minute. */
const CEILING = 100;
const DECAY_PER_MINUTE = 100;
const KEPT_ADDRESSES = 10_000;
/** Orders of all addresses together in a minute. */
const ALL_ORDERS = 120;
/** Faster than anybody fills in five fields; a browser may, so it counts for more and refuses nothing by itself. */
const QUICK_MS = 2000;
const points = { order: 1, quickOrder: 5, failedVerify: 5 } as const;

declare global {
  var siteVelocity: Map<string, Score> | undefined;
}

type Settings = Pick<Env, 'RATE_LIMIT' | 'TRUST_PROXY'>;

/** Counts an order of an address. @throws RequestError 429 for one that behaves like a machine trying out cards */
export function countOrder(
  headers: Headers,
  { dwell_ms }: Pick<PaymentOrderRequest, 'dwell_ms'>,
  { settings = env(), nowMs = Date.now() }: { settings?: Settings; nowMs?: number } = {},
): void {
  if (settings.RATE_LIMIT === 'off') return;
  const isQuick = dwell_ms !== undefined && dwell_ms < QUICK_MS;
  add(
    { key: clientAddress(headers, settings.TRUST_PROXY), ceiling: CEILING, nowMs },
    isQuick ? points.quickOrder : points.order,
  );
  add({ key: 'all', ceiling: ALL_ORDERS, nowMs }, points.order);
}

/** A payment that did not verify makes the next order of this address count for more. */
export function countFailedVerify(
  headers: Headers,
  { settings = env(), nowMs = Date.now() }: { settings?: Settings; nowMs?: number } = {},
): void {
  if (settings.RATE_LIMIT === 'off') return;
  const key = clientAddress(headers, settings.TRUST_PROXY);
  const score = scoreOf(key, nowMs, DECAY_PER_MINUTE);
  keep(key, { points: Math.min(CEILING, score + points.failedVerify), atMs: nowMs });
}

type Counter = { key: string; ceiling: number; nowMs: number };

function add({ key, ceiling, nowMs }: Counter, weight: number): void {
  const score = scoreOf(key, nowMs, ceiling) + weight;
  if (score > ceiling) throw tooMany(((score - ceiling) / ceiling) * 60);
  keep(key, { points: score, atMs: nowMs });
}

/** What is left of a score: it goes down evenly with time. */
function scoreOf(key: string, nowMs: number, decayPerMinute: number): number {
  const known = globalThis.siteVelocity?.get(key);
  if (known === undefined) return 0;
  return Math.max(0, known.points - ((nowMs - known.atMs) / 60_000) * decayPerMinute);
}

function keep(key: string, score: Score): void {
  globalThis.siteVelocity ??= new Map();
  const scores = globalThis.siteVelocity;
  scores.delete(key);
  scores.set(key, score);
  const oldest = scores.size > KEPT_ADDRESSES ? scores.keys().next().value : undefined;
  if (oldest !== undefined) scores.delete(oldest);
}
