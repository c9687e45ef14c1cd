import 'server-only';
import { indianDate } from '@/lib/domain/financial-year';
import { log } from '@/lib/log';
import { type Fact, statusRanks } from '@/lib/payments/donation-state';
import { type Gateway, type GatewayPayment, isGatewayError } from '@/lib/payments/gateway';
import type { DonationRow } from '../records/donation-tables';
import { donationOfPayment, findDonation } from '../records/donations';
import { keepEvent } from '../records/payment-events';
import { checkLater, listUnsettled } from '../records/unsettled';
import { learn, type PaymentParts } from './parts';

const BATCH = 200;
const HOUR_MS = 3_600_000;
const CAPTURE_AFTER_MS = 24 * HOUR_MS;
const BACK_OFF_MS = 300_000;
/** The sweep looks back over two days, so that a night without it loses nothing. */
const SWEEP_BACK_MS = 49 * HOUR_MS;
/** Younger payments are the webhook's and the page's business. */
const SWEEP_AGE_MS = HOUR_MS / 2;

export type Reconciled = { checked: number; moved: number; orphans: number; unreachable: boolean };

/**
 * Asks the provider of every donation that is due (decisions §5.4), and once a day for payments whose order we do
 * not know. `isAll` asks of everything that is not settled, now.
 */
export async function reconcile(
  parts: PaymentParts,
  { isAll = false, random = Math.random }: { isAll?: boolean; random?: () => number } = {},
): Promise<Reconciled> {
  const gateway = parts.gateway();
  const done: Reconciled = { checked: 0, moved: 0, orphans: 0, unreachable: false };
  if (gateway === null) return done;
  const store = await parts.store();
  for (const donation of await listUnsettled(store, { isAll, limit: BATCH })) {
    try {
      const after = await check(parts, gateway, donation);
      done.checked += 1;
      if (after.status !== donation.status) done.moved += 1;
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      done.unreachable = true;
      const waitMs = BACK_OFF_MS * (0.5 + random());
      await checkLater(store, donation.id, store.now() + waitMs);
      log.warn({ event: 'reconcile_stopped', reason: error.kind });
      return done;
    }
  }
  done.orphans = await sweepPayments(parts, gateway, isAll);
  if (done.checked > 0 || done.orphans > 0) log.info({ event: 'reconciled', ...done });
  return done;
}

async function check(parts: PaymentParts, gateway: Gateway, donation: DonationRow): Promise<DonationRow> {
  const { order_id: orderId } = donation;
  const after = await learn(
    parts,
    donation,
    orderId === null ? await orderFacts(gateway, donation) : await paymentFacts(parts, gateway, orderId),
  );
  const nowMs = (await parts.store()).now();
  if (after.status === 'authorized' && nowMs - after.created_at > CAPTURE_AFTER_MS)
    return captureNow(parts, gateway, after);
  const isOver = nowMs >= after.expires_at && statusRanks[after.status] < statusRanks.expired;
  return isOver ? learn(parts, after, [{ kind: 'expired' }]) : after;
}

/** A donation without an order: its answer was lost, or the process died before it asked. */
async function orderFacts(gateway: Gateway, { receipt }: DonationRow): Promise<Fact[]> {
  const found = await gateway.findOrderByReceipt(receipt);
  return [
    found === null ? { kind: 'order-lost', reason: 'create_unknown' } : { kind: 'order', orderId: found.id },
  ];
}

async function paymentFacts(parts: PaymentParts, gateway: Gateway, orderId: string): Promise<Fact[]> {
  const seenAtMs = (await parts.store()).now();
  const payments = await gateway.fetchPayments(orderId).catch(unknownAsNone);
  return payments.map((payment) => ({ kind: 'payment', payment, seenAtMs }));
}

/** An order of other keys (the sandbox's, before going live) is none of this provider's. */
function unknownAsNone(error: unknown): GatewayPayment[] {
  if (isGatewayError(error) && error.kind === 'refused') return [];
  throw error;
}

/** Authorised money that nobody takes goes back to the donor after days. */
async function captureNow(
  parts: PaymentParts,
  gateway: Gateway,
  donation: DonationRow,
): Promise<DonationRow> {
  const store = await parts.store();
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
    return await learn(parts, donation, [{ kind: 'payment', payment, seenAtMs: store.now() }]);
  } catch (error) {
    if (!isGatewayError(error) || error.kind !== 'refused') throw error;
    log.error({ event: 'capture_refused', donation_id: donation.id, reason: error.reason });
    return donation;
  }
}

/** Once a day, by the calendar in India; one process of several does it. */
async function sweepPayments(parts: PaymentParts, gateway: Gateway, isAll: boolean): Promise<number> {
  const store = await parts.store();
  const nowMs = store.now();
  const mark = `sweep:${isAll ? nowMs : indianDate(nowMs)}`;
  if (!(await keepEvent(store.db, eventRow(mark, 'sweep', nowMs)))) return 0;
  const payments = await gateway
    .paymentsBetween(nowMs - SWEEP_BACK_MS, nowMs - SWEEP_AGE_MS)
    .catch(async (error: unknown) => {
      if (!isGatewayError(error)) throw error;
      // Another try, not another day.
      await store.db.deleteFrom('payment_events').where('id', '=', mark).execute();
      return [];
    });
  let orphans = 0;
  for (const payment of payments.filter(({ status }) => status === 'captured' || status === 'authorized')) {
    const donation = await donationFor(parts, payment);
    if (donation !== null) await learn(parts, donation, [{ kind: 'payment', payment, seenAtMs: nowMs }]);
    else if (await keepOrphan(parts, payment, nowMs)) orphans += 1;
  }
  return orphans;
}

async function donationFor(
  parts: PaymentParts,
  { id, orderId }: GatewayPayment,
): Promise<DonationRow | null> {
  const store = await parts.store();
  const known = await donationOfPayment(store, id);
  return known ?? (orderId === null ? null : findDonation(store, 'order_id', orderId));
}

async function keepOrphan(parts: PaymentParts, payment: GatewayPayment, nowMs: number): Promise<boolean> {
  const { id, orderId, status, amountMinor } = payment;
  const body = JSON.stringify({ status, amount: amountMinor });
  const row = { ...eventRow(`orphan:${id}`, 'payment.found', nowMs), error: 'orphan', body };
  const isNew = await keepEvent((await parts.store()).db, { ...row, order_id: orderId, payment_id: id });
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
