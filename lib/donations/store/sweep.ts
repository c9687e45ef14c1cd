import 'server-only';
import {
  type Gateway,
  type GatewayPayment,
  isGatewayError,
  type Listed,
} from '@/lib/donations/provider/gateway';
import { log } from '@/lib/server/log';
import { withRefunds } from './ask-provider';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { donationOfPayment, findDonation } from './donations';
import { keepEvent, lastSweepAt, settleSweep } from './payment-events';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** It looks back over two days before the last sweep that succeeded: a payment may be captured long after it began. */
const SWEEP_BACK_MS = 49 * HOUR_MS;
/** After a longer outage the weekly checks of each donation do the rest. */
const SWEEP_BACK_MOST_MS = 60 * DAY_MS;
/** One list of the provider's is of so long a stretch: all of an ordinary sweep. */
const STRETCH_MS = 4 * DAY_MS;
/** Younger payments are left to the webhook and the page. */
const SWEEP_AGE_MS = HOUR_MS / 2;

export type Reconciled = {
  checked: number;
  moved: number;
  orphans: number;
  /** Records of the provider's answers that could not be read. */
  unreadable: number;
  /** Donations that could not be brought up to date this time, and why. */
  failed: { id: string; reason: string }[];
  unreachable: boolean;
};

/** One run: what it works with, and what it has counted so far. */
export type Run = { deps: PaymentDeps; gateway: Gateway; done: Reconciled };

export const reasonOf = (error: unknown): string => (isGatewayError(error) ? error.kind : 'unknown');

/**
 * Looks through the provider's list of payments once an hour; one process of several does it. So it finds attempts
 * that no webhook reported, however many orders are open, and stores money of unknown orders for somebody to look at. A sweep that fails is tried again the next hour.
 */
export async function sweepPayments(run: Run, isAll: boolean): Promise<void> {
  const store = await run.deps.store();
  const nowMs = store.now();
  const mark = `sweep:${isAll ? nowMs : new Date(nowMs).toISOString().slice(0, 13)}`;
  const last = await lastSweepAt(store);
  if (!(await keepEvent(store.db, { ...eventRow(mark, 'sweep', nowMs), error: 'unfinished' }))) return;
  const fromMs = Math.max((last ?? nowMs) - SWEEP_BACK_MS, nowMs - SWEEP_BACK_MOST_MS);
  for (let startMs = fromMs; startMs < nowMs - SWEEP_AGE_MS; startMs += STRETCH_MS) {
    const endMs = Math.min(startMs + STRETCH_MS, nowMs - SWEEP_AGE_MS);
    const payments = await run.gateway.paymentsBetween(startMs, endMs).catch((error: unknown) => {
      log.warn({ event: 'sweep_failed', reason: reasonOf(error) });
      return null;
    });
    if (payments === null) return;
    await learnEach(run, payments);
  }
  await settleSweep(store, { id: mark, atMs: nowMs });
}

async function learnEach(run: Run, { items, unreadable }: Listed<GatewayPayment>): Promise<void> {
  run.done.unreadable += unreadable;
  if (unreadable > 0) log.error({ event: 'payment_unreadable', donation_id: null, count: unreadable });
  for (const payment of items) {
    const donation = await donationFor(run.deps, payment);
    try {
      if (donation !== null) await learnOne(run, donation, payment);
      else if (isMoney(payment) && (await keepOrphan(run.deps, payment))) run.done.orphans += 1;
    } catch (error) {
      const reason = reasonOf(error);
      if (donation !== null) run.done.failed.push({ id: donation.id, reason });
      log.warn({ event: 'reconcile_failed', donation_id: donation?.id ?? null, reason });
    }
  }
}

async function learnOne(run: Run, donation: DonationRow, payment: GatewayPayment): Promise<void> {
  if (!(await isNews(run.deps, payment))) return;
  const { facts, unreadable } = await withRefunds(run.deps, run.gateway, {
    items: [payment],
    unreadable: 0,
    donationId: donation.id,
  });
  run.done.unreadable += unreadable;
  const after = await learn(run.deps, donation, facts);
  if (after.status !== donation.status) run.done.moved += 1;
}

/** Whether the provider knows more of a payment than is stored. */
async function isNews(deps: PaymentDeps, payment: GatewayPayment): Promise<boolean> {
  const { db } = await deps.store();
  const known = await db
    .selectFrom('payments')
    .select(['status', 'refunded_minor'])
    .where('id', '=', payment.id)
    .executeTakeFirst();
  const status = payment.status === 'refunded' ? 'captured' : payment.status;
  return known === undefined || known.status !== status || known.refunded_minor !== payment.refundedMinor;
}

const isMoney = ({ status }: GatewayPayment): boolean => status === 'captured' || status === 'authorized';

async function donationFor(deps: PaymentDeps, { id, orderId }: GatewayPayment): Promise<DonationRow | null> {
  const store = await deps.store();
  const known = await donationOfPayment(store, id);
  return known ?? (orderId === null ? null : findDonation(store, 'order_id', orderId));
}

async function keepOrphan(deps: PaymentDeps, payment: GatewayPayment): Promise<boolean> {
  const { id, orderId, status, amountMinor } = payment;
  const store = await deps.store();
  const body = JSON.stringify({ status, amount: amountMinor });
  const row = { ...eventRow(`orphan:${id}`, 'payment.found', store.now()), error: 'orphan', body };
  const isNew = await keepEvent(store.db, { ...row, order_id: orderId, payment_id: id });
  if (isNew) log.error({ event: 'payment_orphan' });
  return isNew;
}

const eventRow = (id: string, type: string, nowMs: number) => ({
  id,
  source: 'reconcile' as const,
  type,
  order_id: null,
  payment_id: null,
  donation_id: null,
  body: '{}',
  sha256: '',
  received_at: nowMs,
  error: null,
});
