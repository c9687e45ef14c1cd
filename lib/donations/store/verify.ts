import 'server-only';
import { BackendError } from '@/lib/backend/backend';
import { type Gateway, type GatewayPayment, isGatewayError } from '@/lib/donations/provider/gateway';
import type { PaymentVerifyRequest } from '@/lib/donations/schema';
import { log } from '@/lib/server/log';
import { learn, type PaymentParts } from './deps';
import type { DonationRow } from './donation-tables';
import { findDonation } from './donations';

/**
 * Whether the provider vouches for a payment of one of our orders (decisions A13–A17). A signature alone says nothing
 * of the amount, so the payment is fetched; where the provider cannot be asked, its signature counts for "authorised"
 * and the reconciler finds out the rest. The same pair may be asked for again and changes nothing.
 */
export async function verifyPayment(
  parts: PaymentParts,
  { order_id: orderId, payment_id: paymentId, signature }: PaymentVerifyRequest,
): Promise<boolean> {
  const gateway = parts.gateway();
  if (gateway === null) throw new BackendError('payments-off');
  const donation = await findDonation(await parts.store(), 'order_id', orderId);
  // The order's id from our own row, as the provider says.
  const isSigned =
    donation?.order_id != null &&
    gateway.isSignedPayment({ orderId: donation.order_id, paymentId, signature });
  if (donation === null || !isSigned) {
    log.warn({ event: 'verify_refused', donation_id: donation?.id ?? null });
    return false;
  }
  const isOther = donation.paid_payment_id !== null && donation.paid_payment_id !== paymentId;
  const payment = await fetched(gateway, donation, paymentId);
  if (payment.orderId !== donation.order_id) return false;
  await learn(parts, donation, [{ kind: 'payment', payment, seenAtMs: (await parts.store()).now() }]);
  return !isOther && isGood(donation, payment);
}

const isGood = (donation: DonationRow, { status, amountMinor, currency }: GatewayPayment): boolean =>
  status !== 'failed' && amountMinor === donation.amount_minor && currency === donation.currency;

/** The provider's word, or what its signature stands for while it cannot be asked or has not caught up. */
async function fetched(gateway: Gateway, donation: DonationRow, paymentId: string): Promise<GatewayPayment> {
  try {
    const payment = await gateway.fetchPayment(paymentId);
    return payment.status === 'created' ? { ...payment, status: 'authorized' } : payment;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    log.warn({ event: 'verify_unfetched', donation_id: donation.id, reason: error.kind });
    return vouchedFor(donation, paymentId);
  }
}

const vouchedFor = (donation: DonationRow, paymentId: string): GatewayPayment => ({
  id: paymentId,
  orderId: donation.order_id,
  status: 'authorized',
  amountMinor: donation.amount_minor,
  currency: donation.currency,
  refundedMinor: 0,
  baseAmountMinor: null,
  method: null,
  last4: null,
  international: false,
  feeMinor: null,
  taxMinor: null,
  createdAtMs: Date.now(),
  isLate: false,
  error: { code: null, reason: null, step: null, source: null },
});
