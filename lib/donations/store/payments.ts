import 'server-only';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { failingAs } from '@/lib/backend/failing-as';
import { statusRanks } from '@/lib/donations/donation-state';
import { type Gateway, type GatewayPayment, isGatewayError } from '@/lib/donations/provider/gateway';
import type { PaymentVerifyRequest, SandboxOutcome, SandboxPayment } from '@/lib/donations/schema';
import { log } from '@/lib/server/log';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { findDonation } from './donations';
import { placeOrder } from './place-order';
import { readDonation } from './shown-donation';

/**
 * Whether the provider vouches for a payment of one of our orders (decisions A13–A17). A signature alone says nothing
 * of the amount, so the payment is fetched; where the provider does not answer, its signature counts as "authorised"
 * and the reconciler finds the rest. A repeated call with the same pair changes nothing.
 */
export async function verifyPayment(
  deps: PaymentDeps,
  { order_id: orderId, payment_id: paymentId, signature }: PaymentVerifyRequest,
): Promise<boolean> {
  const gateway = deps.gateway();
  if (gateway === null) throw new BackendError('payments-off');
  const donation = await findDonation(await deps.store(), 'order_id', orderId);
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
  await learn(deps, donation, [{ kind: 'payment', payment, seenAtMs: (await deps.store()).now() }]);
  return !isOther && isGood(donation, payment);
}

const isGood = (donation: DonationRow, { status, amountMinor, currency }: GatewayPayment): boolean =>
  status !== 'failed' && amountMinor === donation.amount_minor && currency === donation.currency;

/** The provider's answer, or what its signature means while the provider does not answer or is behind. */
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

/** What a donor chose in our own test window, answered as the provider's window would. @throws BackendError `not-found` */
export async function payInSandbox(
  deps: PaymentDeps,
  { order_id: orderId, outcome }: SandboxPayment,
): Promise<SandboxOutcome> {
  const sandbox = deps.sandbox();
  const store = await deps.store();
  const donation = sandbox === null ? null : await findDonation(store, 'order_id', orderId);
  if (sandbox === null || donation === null) throw new BackendError('not-found');
  // As the provider: an order that is paid takes no more.
  if (statusRanks[donation.status] >= statusRanks.paid) throw new BackendError('not-found');
  const { amount_minor: amountMinor, currency } = donation;
  const { paymentId, signature } = await sandbox.pay({ id: orderId, amountMinor, currency }, outcome);
  if (signature !== null) {
    return {
      outcome: 'success',
      response: {
        razorpay_payment_id: paymentId,
        razorpay_order_id: orderId,
        razorpay_signature: signature,
      },
    };
  }
  const payment = await sandbox.fetchPayment(paymentId);
  await learn(deps, donation, [{ kind: 'payment', payment, seenAtMs: store.now() }]);
  return { outcome: 'failure', error: failure(orderId, paymentId) };
}

const failure = (orderId: string, paymentId: string) => ({
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment was declined in test mode. No money moved.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'declined_in_test_mode',
  metadata: { order_id: orderId, payment_id: paymentId },
});

type PaymentCalls = Pick<Backend, 'createOrder' | 'verifyPayment' | 'donation' | 'paySandbox'>;

/** Giving on the embedded backend: a failure without a name of its own is one of the store. */
export const embeddedPayments = (deps: () => PaymentDeps): PaymentCalls => ({
  createOrder: (order, key) => failingAs('storage', () => placeOrder(deps(), order, key ?? null)),
  verifyPayment: (payment) => failingAs('storage', () => verifyPayment(deps(), payment)),
  donation: (token) => failingAs('storage', () => readDonation(deps(), token)),
  paySandbox: (payment) => failingAs('storage', () => payInSandbox(deps(), payment)),
});
