import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { type Gateway, type GatewayRefund, isGatewayError } from '@/lib/donations/provider/gateway';
import { withRefunds } from './ask-provider';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow, RefundRequestRow, RefundRow } from './donation-tables';

/** What may still be refunded of a donation's payment, by the provider's answer of this moment. */
export type Refundable = {
  donation: DonationRow;
  paymentId: string;
  leftMinor: number;
  /** Those that failed aside, oldest first. */
  refunds: RefundRow[];
};

/** Asks the provider what was refunded of a payment, and settles a request whose answer was lost. @throws GatewayError */
export async function refundable(
  deps: PaymentDeps,
  gateway: Gateway,
  { donation, paymentId }: { donation: DonationRow; paymentId: string },
): Promise<Refundable> {
  const store = await deps.store();
  const payment = await gateway.fetchPayment(paymentId);
  const { facts } = await withRefunds(deps, gateway, {
    items: [payment],
    unreadable: 0,
    donationId: donation.id,
  });
  const after = await learn(deps, donation, facts);
  const listed = facts.flatMap((fact) => (fact.kind === 'refund' ? [fact.refund] : []));
  await settleLost(deps, donation.id, listed);
  const refunds = await countedRefunds(store, { donation, paymentId });
  const goneMinor = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const leftMinor = Math.max(0, payment.amountMinor - Math.max(goneMinor, payment.refundedMinor));
  return { donation: after, paymentId, leftMinor, refunds };
}

/** What went back of a payment or is on its way, as far as it is stored. */
export const countedRefunds = async (
  store: Pick<Records, 'db'>,
  { donation, paymentId }: Pick<Refundable, 'donation' | 'paymentId'>,
): Promise<RefundRow[]> =>
  (await refundsOf(store, donation.id)).filter(
    ({ payment_id, status }) => payment_id === paymentId && status !== 'failed',
  );

/** Clocks differ: a refund may seem a little older than the request that it is of. */
const CLOCKS_MS = 300_000;

/** A request without an answer is the listed refund with its key, or else one of its amount that nothing else explains. */
async function settleLost(
  deps: PaymentDeps,
  donationId: string,
  listed: readonly GatewayRefund[],
): Promise<void> {
  const store = await deps.store();
  const request = await openRefund(store, donationId);
  if (request === null) return;
  const explained = await requestedRefundIds(store, donationId);
  const isIts = ({ id, amountMinor, createdAtMs, receipt }: GatewayRefund) =>
    receipt === request.key ||
    (receipt === null &&
      amountMinor === request.amount_minor &&
      (createdAtMs ?? 0) >= request.requested_at - CLOCKS_MS &&
      !explained.includes(id));
  const carriedOut = listed.find(isIts);
  if (carriedOut) await settleRefund(store, request.key, { outcome: 'made', refund_id: carriedOut.id });
}

export type RefundOutcome =
  | { kind: 'made'; refundId: string; status: RefundRow['status']; donation: DonationRow }
  | Exclude<RefundClaim, { kind: 'mine' }>;

type RefundOf = { refundable: Refundable; amountMinor: number; isAgain: boolean; key?: string };

/**
 * Refunds money once, however often and by however many processes it is requested and whatever becomes of the
 * answer. @throws GatewayError where the provider refused, or it is unknown whether the refund was made
 */
export async function giveBack(
  deps: PaymentDeps,
  gateway: Gateway,
  { refundable: { donation, paymentId }, ...order }: RefundOf,
): Promise<RefundOutcome> {
  const store = await deps.store();
  const { amountMinor } = order;
  const claim = await claimRefund(store, { donation, paymentId, ...order });
  if (claim.kind !== 'mine') return claim;
  const { request } = claim;
  try {
    const refund = await gateway.refund(paymentId, amountMinor, request.key);
    const after = await learn(deps, donation, [{ kind: 'refund', refund }]);
    await settleRefund(store, request.key, { outcome: 'made', refund_id: refund.id });
    return { kind: 'made', refundId: refund.id, status: refund.status, donation: after };
  } catch (error) {
    if (isGatewayError(error) && ['refused', 'denied'].includes(error.kind)) {
      await settleRefund(store, request.key, { outcome: 'refused', refund_id: null });
      throw error;
    }
    return (await foundAfterAll(deps, gateway, { donation, request })) ?? Promise.reject(error);
  }
}

/** The answer was lost; the refund may have been made. */
async function foundAfterAll(
  deps: PaymentDeps,
  gateway: Gateway,
  { donation, request }: { donation: DonationRow; request: RefundRequestRow },
): Promise<RefundOutcome | null> {
  const known = await refundable(deps, gateway, { donation, paymentId: request.payment_id }).catch(
    () => null,
  );
  const store = await deps.store();
  const settled = await requestOf(store.db, request.key);
  const refund = known?.refunds.find(({ id }) => id === settled?.refund_id);
  if (!known || !refund) return null;
  return { kind: 'made', refundId: refund.id, status: refund.status, donation: known.donation };
}

/** A request this old, of which the provider's list knows nothing, was never carried out. */
const LOST_AFTER_MS = 600_000;

export type RefundClaim =
  /** To be sent to the provider under its key: new, or one whose answer never came. */
  | { kind: 'mine'; request: RefundRequestRow }
  /** The same amount was refunded before. */
  | { kind: 'equal'; refund: RefundRow }
  /** Another one was requested a moment ago, and its outcome is unknown. */
  | { kind: 'other'; request: RefundRequestRow }
  /** The request of this key has its outcome. */
  | { kind: 'over'; request: RefundRequestRow };

/** `key`: names this refund for good, so that nothing makes it twice; without one, requests of one amount share theirs. */
export type RefundOrder = {
  donation: DonationRow;
  paymentId: string;
  amountMinor: number;
  isAgain: boolean;
  key?: string;
};

/**
 * Stores a request for a refund before it is sent to the provider, under a lock of its donation: two processes that
 * request the same share one key, which the provider takes for one refund.
 */
export const claimRefund = (
  { db, engine, now }: Records,
  { donation, paymentId, amountMinor, isAgain, key }: RefundOrder,
): Promise<RefundClaim> =>
  db.transaction().execute(async (transaction) => {
    const row = transaction.selectFrom('donations').select('id').where('id', '=', donation.id);
    await (engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
    const known = key === undefined ? undefined : await requestOf(transaction, key);
    if (known && known.outcome !== null) return { kind: 'over', request: known };
    const open = known ?? (await openRefund({ db: transaction }, donation.id));
    const isSame = key === undefined ? open?.amount_minor === amountMinor : open?.key === key;
    if (open && isSame) return { kind: 'mine', request: open };
    if (open && now() - open.requested_at < LOST_AFTER_MS) return { kind: 'other', request: open };
    if (open) await settleRefund({ db: transaction }, open.key, { outcome: 'void', refund_id: null });
    const refund = isAgain ? null : await equalRefund(transaction, { paymentId, amountMinor });
    if (refund !== null) return { kind: 'equal', refund };
    const request: RefundRequestRow = {
      key: key ?? `refund-${randomUUID().replaceAll('-', '')}`,
      donation_id: donation.id,
      payment_id: paymentId,
      amount_minor: amountMinor,
      requested_at: now(),
      outcome: null,
      refund_id: null,
    };
    await transaction.insertInto('refund_requests').values(request).execute();
    return { kind: 'mine', request };
  });

const requestOf = (db: Kysely<Tables>, key: string): Promise<RefundRequestRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('key', '=', key).executeTakeFirst();

/** The request of a donation whose outcome is not known, or null. */
export async function openRefund(
  { db }: Pick<Records, 'db'>,
  donationId: string,
): Promise<RefundRequestRow | null> {
  const row = await db
    .selectFrom('refund_requests')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('outcome', 'is', null)
    .orderBy('requested_at')
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the outcome of a request. */
export async function settleRefund(
  { db }: Pick<Records, 'db'>,
  key: string,
  outcome: Pick<RefundRequestRow, 'outcome' | 'refund_id'>,
): Promise<void> {
  await db.updateTable('refund_requests').set(outcome).where('key', '=', key).execute();
}

/** The refunds of a donation, oldest first. */
export const refundsOf = ({ db }: Pick<Records, 'db'>, donationId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Refunds that a request led to. */
export const requestedRefundIds = async ({ db }: Pick<Records, 'db'>, donationId: string) =>
  (
    await db.selectFrom('refund_requests').select('refund_id').where('donation_id', '=', donationId).execute()
  ).map(({ refund_id }) => refund_id);

async function equalRefund(
  db: Kysely<Tables>,
  { paymentId, amountMinor }: { paymentId: string; amountMinor: number },
): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('amount_minor', '=', amountMinor)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .executeTakeFirst();
  return row ?? null;
}
