import 'server-only';
import { BackendError } from '@/lib/backend/backend';
import { statusRanks } from '@/lib/donations/donation-state';
import type { SandboxOutcome, SandboxPayment } from '@/lib/donations/gift-schema';
import { learn, type PaymentParts } from './deps';
import { findDonation } from './donations';

/** What a donor chose in our own test window, answered as the provider's window would. @throws BackendError `not-found` */
export async function payInSandbox(
  parts: PaymentParts,
  { order_id: orderId, outcome }: SandboxPayment,
): Promise<SandboxOutcome> {
  const sandbox = parts.sandbox();
  const store = await parts.store();
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
  await learn(parts, donation, [{ kind: 'payment', payment, seenAtMs: store.now() }]);
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
