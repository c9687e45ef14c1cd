import 'server-only';
import { type Currency, currencies, defaultLimits, sponsorship } from '@/lib/config/currencies';
import { type Env, env } from '@/lib/config/env';
import { donationCurrencies } from '@/lib/config/payment-mode';
import type { Limits } from '@/lib/donations/donation';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import { clientAddress } from './client-address';
import { RequestError } from './problem';
import { tooMany } from './rate-limit';

/** Largest single donation of a currency in whole major units (contract §2, DONATION_MAX). */
export const largestDonation = (
  currency: Currency,
  settings: { DONATION_MAX?: number | undefined },
): number => settings.DONATION_MAX ?? defaultLimits[currency];

/** The same of every currency. */
export function largestDonations(settings: Parameters<typeof largestDonation>[1]): Limits {
  const limits: Record<Currency, number> = { ...defaultLimits };
  for (const currency of currencies) limits[currency] = largestDonation(currency, settings);
  return limits;
}

type Requested = Pick<
  PaymentOrderRequest,
  'amount' | 'currency' | 'donation_type' | 'variant' | 'citizen_of_india'
>;

/**
 * What the schema cannot know: enabled currencies, the largest donation, the price of a sponsorship, the declaration.
 * @throws RequestError 400 with the field named
 */
export function requireEnabled(order: Requested, settings = env()): void {
  const { amount, currency } = order;
  if (!donationCurrencies(settings).includes(currency)) {
    throw refused({ currency: 'This currency is not enabled.' });
  }
  // Derived here once more: the price of a sponsorship is never taken from a browser (contract §4).
  const price = sponsorPrice(order);
  if (price !== null && price !== amount) {
    throw refused({ amount: 'This is not the amount of the chosen sponsorship.' });
  }
  if (amount > largestDonation(currency, settings)) {
    throw refused({ amount: 'This is more than we can take in one gift. Please call us.' });
  }
  if (settings.FCRA_STATUS === 'none' && order.citizen_of_india !== true) {
    throw refused({ citizen_of_india: 'We may take gifts from citizens of India only. Please call us.' });
  }
}

const sponsorPrice = ({ donation_type, variant, currency }: Requested): number | null =>
  donation_type === 'sponsor' && variant !== undefined ? sponsorship[variant][currency] : null;

const refused = (fields: Record<string, string>): RequestError =>
  new RequestError('invalid_fields', 'Please check the fields named here.', { status: 400, fields });

type Score = { points: number; atMs: number };

/** Points an address may have gathered. */
const CEILING = 100;
const MAX_SCORES = 20_000;
/**
 * Points a minute that are an address's fair share: a household, a few phones behind one mast. Orders within it are
 * refused only when very many addresses come at once; those beyond it share one small pool, which ten machines may fill
 * without anybody else noticing.
 */
const FAIR_SHARE = 6;
/** Orders a minute of all addresses together, within their fair shares and beyond them. */
const FAIR_POOL = { key: 'fair', ceiling: 600 };
const SHARED_POOL = { key: 'shared', ceiling: 120 };
/** A payment that verifies makes room for so many orders more: however many people pay, they are never too many. */
const ROOM_PER_PAYMENT = 10;
/** Faster than anybody fills in five fields; a browser may, so it counts for more and refuses nothing by itself. */
const QUICK_MS = 2000;
const points = { order: 1, quickOrder: 5, failedVerify: 5 } as const;

/** Oldest first. All endpoints are of one bundle, so the module's state is the process's. */
export const scores = new Map<string, Score>();

type Settings = Pick<Env, 'RATE_LIMIT' | 'TRUST_PROXY'>;

/** Counts an order of an address. @throws RequestError 429 for one that behaves like a machine trying out cards */
export function countOrder(
  headers: Headers,
  { dwell_ms }: Pick<PaymentOrderRequest, 'dwell_ms'>,
  { settings = env(), nowMs = Date.now() }: { settings?: Settings; nowMs?: number } = {},
): void {
  if (settings.RATE_LIMIT === 'off') return;
  const isQuick = dwell_ms !== undefined && dwell_ms < QUICK_MS;
  const weight = isQuick ? points.quickOrder : points.order;
  const key = clientAddress(headers, settings.TRUST_PROXY);
  add({ key, ceiling: CEILING, nowMs }, weight);
  const share = { key: `share:${key}`, ceiling: FAIR_SHARE, nowMs };
  const isFair = scoreOf(share) + weight <= FAIR_SHARE;
  add({ ...(isFair ? FAIR_POOL : SHARED_POOL), nowMs }, points.order);
  if (isFair) add(share, weight);
}

/** A payment that verified, counted once: there is room for more orders. */
export function countPaid(
  paymentId: string,
  { settings = env(), nowMs = Date.now() }: { settings?: Settings; nowMs?: number } = {},
): void {
  const known = `paid:${paymentId}`;
  if (settings.RATE_LIMIT === 'off' || scores.has(known)) return;
  store(known, { points: 0, atMs: nowMs });
  for (const pool of [FAIR_POOL, SHARED_POOL]) {
    const score = scoreOf({ ...pool, nowMs });
    if (score > 0) store(pool.key, { points: Math.max(0, score - ROOM_PER_PAYMENT), atMs: nowMs });
  }
}

/** A payment that did not verify makes the next order of this address count for more. */
export function countFailedVerify(
  headers: Headers,
  { settings = env(), nowMs = Date.now() }: { settings?: Settings; nowMs?: number } = {},
): void {
  if (settings.RATE_LIMIT === 'off') return;
  const key = clientAddress(headers, settings.TRUST_PROXY);
  const score = scoreOf({ key, ceiling: CEILING, nowMs });
  store(key, { points: Math.min(CEILING, score + points.failedVerify), atMs: nowMs });
}

type Counter = { key: string; ceiling: number; nowMs: number };

/** @throws RequestError 429 past the ceiling */
function add(counter: Counter, weight: number): void {
  const { key, ceiling, nowMs } = counter;
  const score = scoreOf(counter) + weight;
  if (score > ceiling) throw tooMany(((score - ceiling) / ceiling) * 60);
  store(key, { points: score, atMs: nowMs });
}

/** What is left of a score: it goes down evenly with time, from its ceiling to nothing in a minute. */
function scoreOf({ key, ceiling, nowMs }: Counter): number {
  const known = scores.get(key);
  if (known === undefined) return 0;
  return Math.max(0, known.points - ((nowMs - known.atMs) / 60_000) * ceiling);
}

function store(key: string, score: Score): void {
  scores.delete(key);
  scores.set(key, score);
  const oldest = scores.size > MAX_SCORES ? scores.keys().next().value : undefined;
  if (oldest !== undefined) scores.delete(oldest);
}
