import 'server-only';
import { type Gateway, type GatewayRefund, isGatewayError } from '@/lib/donations/provider/gateway';
import { withRefunds } from './ask-provider';
import { learn, type PaymentParts } from './deps';
import type { DonationRow, RefundRequestRow, RefundRow } from './donation-tables';
import {
  claimRefund,
  openRefund,
  type RefundClaim,
  refundsOf,
  requestedRefundIds,
  settleRefund,
} from './refund-requests';

/** What may still be given back of a gift's payment, by the provider's word of this moment. */
export type Refundable = {
  donation: DonationRow;
  paymentId: string;
  leftMinor: number;
  /** Those that failed aside, oldest first. */
  refunds: RefundRow[];
};

/** Asks the provider what was given back of a payment, and settles a request whose answer was lost. @throws GatewayError */
export async function refundable(
  parts: PaymentParts,
  gateway: Gateway,
  { donation, paymentId }: { donation: DonationRow; paymentId: string },
): Promise<Refundable> {
  const store = await parts.store();
  const payment = await gateway.fetchPayment(paymentId);
  const { facts } = await withRefunds(parts, gateway, {
    items: [payment],
    unreadable: 0,
    donationId: donation.id,
  });
  const after = await learn(parts, donation, facts);
  const listed = facts.flatMap((fact) => (fact.kind === 'refund' ? [fact.refund] : []));
  await settleLost(parts, donation.id, listed);
  const refunds = (await refundsOf(store, donation.id)).filter(
    ({ payment_id, status }) => payment_id === paymentId && status !== 'failed',
  );
  const goneMinor = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const leftMinor = Math.max(0, payment.amountMinor - Math.max(goneMinor, payment.refundedMinor));
  return { donation: after, paymentId, leftMinor, refunds };
}

/** Clocks differ: a refund may seem a little older than the request that it is of. */
const CLOCKS_MS = 300_000;

/** A request without an answer is the listed refund with its key, or else one of its amount that nothing else explains. */
async function settleLost(
  parts: PaymentParts,
  donationId: string,
  listed: readonly GatewayRefund[],
): Promise<void> {
  const store = await parts.store();
  const request = await openRefund(store, donationId);
  if (request === null) return;
  const explained = await requestedRefundIds(store, donationId);
  const isIts = ({ id, amountMinor, createdAtMs, receipt }: GatewayRefund) =>
    receipt === request.key ||
    (receipt === null &&
      amountMinor === request.amount_minor &&
      (createdAtMs ?? 0) >= request.requested_at - CLOCKS_MS &&
      !explained.includes(id));
  const made = listed.find(isIts);
  if (made) await settleRefund(store, request.key, { outcome: 'made', refund_id: made.id });
}

export type RefundOutcome =
  | { kind: 'made'; refundId: string; status: RefundRow['status']; donation: DonationRow }
  | Exclude<RefundClaim, { kind: 'mine' }>;

type RefundOf = { refundable: Refundable; amountMinor: number; isAgain: boolean };

/**
 * Gives money back once, however often and by however many processes it is asked for and whatever becomes of the
 * answer. @throws GatewayError where the provider refused, or nobody knows whether it did what it was asked
 */
export async function giveBack(
  parts: PaymentParts,
  gateway: Gateway,
  { refundable: { donation, paymentId }, amountMinor, isAgain }: RefundOf,
): Promise<RefundOutcome> {
  const store = await parts.store();
  const claim = await claimRefund(store, { donation, paymentId, amountMinor, isAgain });
  if (claim.kind !== 'mine') return claim;
  const { request } = claim;
  try {
    const refund = await gateway.refund(paymentId, amountMinor, request.key);
    const after = await learn(parts, donation, [{ kind: 'refund', refund }]);
    await settleRefund(store, request.key, { outcome: 'made', refund_id: refund.id });
    return { kind: 'made', refundId: refund.id, status: refund.status, donation: after };
  } catch (error) {
    if (isGatewayError(error) && ['refused', 'denied'].includes(error.kind)) {
      await settleRefund(store, request.key, { outcome: 'refused', refund_id: null });
      throw error;
    }
    return (await foundAfterAll(parts, gateway, { donation, request })) ?? Promise.reject(error);
  }
}

/** The answer was lost; what was asked for may have been done. */
async function foundAfterAll(
  parts: PaymentParts,
  gateway: Gateway,
  { donation, request }: { donation: DonationRow; request: RefundRequestRow },
): Promise<RefundOutcome | null> {
  const known = await refundable(parts, gateway, { donation, paymentId: request.payment_id }).catch(
    () => null,
  );
  const store = await parts.store();
  const { refund_id } = await store.db
    .selectFrom('refund_requests')
    .select('refund_id')
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  const refund = known?.refunds.find(({ id }) => id === refund_id);
  if (!known || !refund) return null;
  return { kind: 'made', refundId: refund.id, status: refund.status, donation: known.donation };
}
