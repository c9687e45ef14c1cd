import 'server-only';
import { type Fact, statusRanks } from '@/lib/donations/donation-state';
import { type Gateway, isGatewayError } from '@/lib/donations/provider/gateway';
import { log } from '@/lib/server/log';
import { askOfOrder } from './ask-provider';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { checkLater, listDue } from './due-checks';
import { type Reconciled, type Run, reasonOf, sweepPayments } from './sweep';

const BATCH = 200;
const HOUR_MS = 3_600_000;
const CAPTURE_AFTER_MS = 24 * HOUR_MS;
const BACK_OFF_MS = 300_000;
/** So many failures of the provider one after the other are taken for an illness of the provider, not of the gifts. */
const ILL_AFTER = 3;

type Options = { isAll?: boolean; random?: () => number };

/**
 * Asks the provider of every donation that is due (decisions §5.4), one by one: what fails is counted, logged and put
 * off, and the rest goes on. Once an hour it looks through the provider's payments for those we do not know. `isAll`
 * checks every donation that may still change, now.
 */
export async function reconcile(deps: PaymentDeps, options: Options = {}): Promise<Reconciled> {
  const { isAll = false } = options;
  const gateway = deps.gateway();
  const done: Reconciled = {
    checked: 0,
    moved: 0,
    orphans: 0,
    unreadable: 0,
    failed: [],
    unreachable: false,
  };
  if (gateway === null) return done;
  const due = await listDue(await deps.store(), { isAll, limit: BATCH });
  await checkEach({ deps, gateway, done }, due, options);
  if (!done.unreachable) await sweepPayments({ deps, gateway, done }, isAll);
  const { failed, ...counts } = done;
  if (done.checked + done.orphans + done.unreadable + failed.length > 0)
    log.info({ event: 'reconciled', ...counts, failed: failed.length });
  return done;
}

async function checkEach(run: Run, due: readonly DonationRow[], { random = Math.random }: Options) {
  const { deps, gateway, done } = run;
  const store = await deps.store();
  let inARow = 0;
  for (const donation of due) {
    try {
      const { after, unreadable } = await checkDonation(deps, gateway, donation);
      done.checked += 1;
      done.unreadable += unreadable;
      if (after.status !== donation.status) done.moved += 1;
      inARow = 0;
    } catch (error) {
      const reason = reasonOf(error);
      done.failed.push({ id: donation.id, reason });
      log.warn({ event: 'reconcile_failed', donation_id: donation.id, reason });
      const isIll = isProviderIll(error);
      // What is wrong with one donation alone is not over in a minute.
      const waitMs = (isIll ? BACK_OFF_MS : HOUR_MS) * (0.5 + random());
      await checkLater(store, donation.id, store.now() + waitMs);
      inARow = isIll ? inARow + 1 : 0;
      if (inARow < ILL_AFTER && !isTurnedAway(error)) continue;
      done.unreachable = true;
      log.warn({ event: 'reconcile_stopped', reason });
      return;
    }
  }
}

const isProviderIll = (error: unknown): boolean =>
  isGatewayError(error) && ['unreachable', 'timeout', 'busy', 'denied'].includes(error.kind);

/** Too many requests, wrong keys, or an open circuit breaker: the next donation would fail too. */
const isTurnedAway = (error: unknown): boolean =>
  isGatewayError(error) && (['busy', 'denied'].includes(error.kind) || error.reason === 'resting');

export type Checked = { after: DonationRow; unreadable: number };

/** Brings one donation up to date with what the provider knows of it. @throws GatewayError */
export async function checkDonation(
  deps: PaymentDeps,
  gateway: Gateway,
  donation: DonationRow,
): Promise<Checked> {
  const answer =
    donation.order_id === null
      ? { facts: await orderFacts(gateway, donation), unreadable: 0 }
      : await askOfOrder(deps, gateway, donation);
  const { unreadable } = answer;
  const after = await learn(deps, donation, answer.facts);
  const store = await deps.store();
  const nowMs = store.now();
  if (after.status === 'authorized' && nowMs - after.created_at > CAPTURE_AFTER_MS)
    return { after: await captureNow(deps, gateway, after), unreadable };
  const isOver = nowMs >= after.expires_at && statusRanks[after.status] < statusRanks.expired;
  // What could not be read may be its money: it does not expire, and is checked again.
  if (isOver && unreadable > 0) await checkLater(store, after.id, nowMs + 24 * HOUR_MS);
  if (!isOver || unreadable > 0) return { after, unreadable };
  return { after: await learn(deps, after, [{ kind: 'expired' }]), unreadable };
}

/** A donation without an order: the answer was lost, or the process died before the request. */
async function orderFacts(gateway: Gateway, { receipt }: DonationRow): Promise<Fact[]> {
  const found = await gateway.findOrderByReceipt(receipt);
  return [
    found === null ? { kind: 'order-lost', reason: 'create_unknown' } : { kind: 'order', orderId: found.id },
  ];
}

/** Authorised money that nobody takes goes back to the donor after days. */
async function captureNow(deps: PaymentDeps, gateway: Gateway, donation: DonationRow): Promise<DonationRow> {
  const store = await deps.store();
  const waiting = await store.db
    .selectFrom('payments')
    .select('id')
    .where('donation_id', '=', donation.id)
    .where('status', '=', 'authorized')
    .orderBy('created_at')
    .executeTakeFirst();
  if (waiting === undefined) return donation;
  const money = { amountMinor: donation.amount_minor, currency: donation.currency };
  try {
    const payment = await gateway.capture(waiting.id, money);
    const seenAtMs = store.now();
    return await learn(deps, donation, [{ kind: 'payment', payment, seenAtMs, capturedAtMs: seenAtMs }]);
  } catch (error) {
    if (!isGatewayError(error) || error.kind !== 'refused') throw error;
    log.error({ event: 'capture_refused', donation_id: donation.id, reason: error.reason });
    return donation;
  }
}
