import 'server-only';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { failingAs } from '@/lib/backend/failing-as';
import { type DonationStatus, statusRanks } from '@/lib/donations/donation-state';
import { indianDate } from '@/lib/donations/financial-year';
import { type Gateway, type GatewayPayment, isGatewayError } from '@/lib/donations/provider/gateway';
import {
  DONATION_TOKEN,
  type Donation,
  type DonationReceipt,
  type DonationState,
  type PaymentVerifyRequest,
  type SandboxOutcome,
  type SandboxPayment,
} from '@/lib/donations/schema';
import { isVoid } from '@/lib/donations/stored-gift';
import { log } from '@/lib/server/log';
import { askOfOrder } from './ask-provider';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { claimCheck, findDonation } from './donations';
import { placeOrder } from './place-order';

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

/** The provider is queried for one donation at most this often, however often its page is read. */
const ASK_EVERY_MS = 10_000;
/** The page waits no longer than this for the provider; a later answer is stored all the same. */
const ASK_TIMEOUT_MS = 2500;
/** Failed attempts at one order after which the donor needs a new one. */
const MAX_FAILED_ATTEMPTS = 10;

/** What the donor's own page may know of a gift. @throws BackendError `not-found` */
export async function readDonation(deps: PaymentDeps, token: string): Promise<Donation> {
  const found = DONATION_TOKEN.test(token)
    ? await findDonation(await deps.store(), 'public_token', token)
    : null;
  if (found === null) throw new BackendError('not-found');
  return shown(await upToDate(deps, found), deps.trust);
}

async function upToDate(deps: PaymentDeps, donation: DonationRow): Promise<DonationRow> {
  const store = await deps.store();
  if (donation.order_id === null || statusRanks[donation.status] >= statusRanks.paid) return donation;
  if (!(await claimCheck(store, donation.id, ASK_EVERY_MS))) return donation;
  const asking = askProvider(deps, donation);
  const timeout = new Promise<DonationRow>((resolve) => {
    setTimeout(() => resolve(donation), ASK_TIMEOUT_MS).unref();
  });
  return Promise.race([asking, timeout]);
}

/** Everything the provider knows of an order's payments. A provider that does not answer changes nothing. */
async function askProvider(deps: PaymentDeps, donation: DonationRow): Promise<DonationRow> {
  try {
    const gateway = deps.gateway();
    const { facts } = gateway === null ? nothing : await askOfOrder(deps, gateway, donation);
    return facts.length === 0 ? donation : await learn(deps, donation, facts);
  } catch (error) {
    log.warn({ event: 'gift_unfetched', reason: isGatewayError(error) ? error.kind : 'unknown' });
    return donation;
  }
}

const nothing = { facts: [] };

const states: Record<DonationStatus, DonationState> = {
  creating: 'created',
  created: 'created',
  attempted: 'created',
  failed: 'failed',
  expired: 'expired',
  authorized: 'confirming',
  paid: 'paid',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
};

const time = (atMs: number): string => new Date(atMs).toISOString();

/** A donation for its donor: never PAN, e-mail, phone or address. */
export function shown(donation: DonationRow, trust: PaymentDeps['trust']): Donation {
  const { status, failed_attempts, order_id, name, paid_payment_id, entered_as } = donation;
  const isPaid = statusRanks[status] >= statusRanks.paid;
  const isWithdrawn = isVoid(donation);
  return {
    token: donation.public_token,
    state: isWithdrawn ? 'withdrawn' : states[status],
    mode: donation.mode,
    amount: donation.amount_minor,
    currency: donation.currency,
    refunded: isWithdrawn ? 0 : donation.refunded_minor,
    donation_type: donation.donation_type,
    variant: donation.variant,
    created_at: time(donation.created_at),
    paid_at: donation.paid_at === null ? null : time(donation.paid_at),
    can_retry:
      order_id !== null && statusRanks[status] <= statusRanks.failed && failed_attempts < MAX_FAILED_ATTEMPTS,
    donor_name: isPaid && name !== '' ? name : null,
    payment_id: isPaid ? donation.reference || (entered_as === null ? paid_payment_id : null) : null,
    receipt: receiptOf(donation, trust),
  };
}

function receiptOf(donation: DonationRow, trust: PaymentDeps['trust']): DonationReceipt | null {
  const { receipt_no, paid_at, receipt_at, status, name } = donation;
  if (receipt_no === null) return null;
  const amended = status === 'partially_refunded' ? 'amended' : 'valid';
  return {
    number: receipt_no,
    // The day the money came, so that it lies in the year of the receipt's number.
    issued_on: indianDate(paid_at ?? receipt_at ?? donation.created_at),
    status: status === 'refunded' ? 'cancelled' : amended,
    donor_name: name,
    amount_inr: donation.base_amount_inr_minor,
    trust_name: trust.name,
    trust_pan: trust.pan,
    tax_approval: trust.taxApproval,
    is_cash: donation.entered_as === 'cash',
  };
}

/** The name of an order's page, for whoever has shown the provider's signature for it. */
export async function tokenOfOrder(deps: PaymentDeps, orderId: string): Promise<string | null> {
  return (await findDonation(await deps.store(), 'order_id', orderId))?.public_token ?? null;
}
