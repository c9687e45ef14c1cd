import 'server-only';
import { randomBytes } from 'node:crypto';
import { SANDBOX_KEY_ID } from '@/lib/donations/checkout';
import { type Gateway, GatewayError, type GatewayPayment, type Money, type PaymentStatus } from './gateway';
import { hmacHex, isSignatureOf, paymentText } from './razorpay-wire';

/** A late success is captured this long after its failure was shown. */
export const LATE_CAPTURE_MS = 5000;

export type SandboxPayment = Money & {
  id: string;
  orderId: string;
  /** As shown to the donor at once. */
  outcome: 'success' | 'failure' | 'late';
  refundedMinor: number;
  createdAtMs: number;
};

/** What a provider would store, here in our own database, so that a killed process loses nothing. */
export type SandboxBook = {
  add(payment: SandboxPayment): Promise<void>;
  ofOrder(orderId: string): Promise<SandboxPayment[]>;
  find(paymentId: string): Promise<SandboxPayment | null>;
  addRefund(paymentId: string, amountMinor: number): Promise<void>;
};

export type SandboxOptions = { secret: string; book: SandboxBook; now: () => number };

export type SandboxGateway = Gateway & {
  /** What the donor chose in the test window. */
  pay(order: Money & { id: string }, outcome: SandboxPayment['outcome']): Promise<SandboxAnswer>;
};

/** Signed like the provider's own answer, or the id of an attempt that failed. */
export type SandboxAnswer = { paymentId: string; signature: string | null };

/** A provider of our own for trying the site out: real signatures with a secret of its own, and no money. */
export function sandboxGateway({ secret, book, now }: SandboxOptions): SandboxGateway {
  const find = async (paymentId: string): Promise<SandboxPayment> => {
    const payment = await book.find(paymentId);
    if (payment === null) throw new GatewayError('refused', 'unknown_payment');
    return payment;
  };
  return {
    mode: 'test',
    keyId: SANDBOX_KEY_ID,
    createOrder: async ({ amountMinor, currency, receipt }) => ({
      id: newId('order'),
      amountMinor,
      currency,
      receipt,
    }),
    // The sandbox cannot lose an answer: an order that was not stored was never made.
    findOrderByReceipt: async () => null,
    fetchPayments: async (orderId) => ({
      items: (await book.ofOrder(orderId)).map((one) => asGateway(one, now())),
      unreadable: 0,
    }),
    fetchPayment: async (paymentId) => asGateway(await find(paymentId), now()),
    capture: async (paymentId) => asGateway(await find(paymentId), now()),
    refund: async (paymentId, amountMinor, key) => {
      const refunded = await refund({ book, find }, paymentId, amountMinor);
      return { ...refunded, createdAtMs: now(), receipt: key };
    },
    // Its refunds are processed at once and stored by the caller of `refund`.
    fetchRefunds: async () => ({ items: [], unreadable: 0 }),
    paymentsBetween: async () => ({ items: [], unreadable: 0 }),
    isSignedPayment: ({ orderId, paymentId, signature }) =>
      isSignatureOf(paymentText(orderId, paymentId), signature, secret),
    pay: async ({ id: orderId, amountMinor, currency }, outcome) => {
      const payment = { id: newId('pay'), orderId, amountMinor, currency, outcome };
      await book.add({ ...payment, refundedMinor: 0, createdAtMs: now() });
      const signature = outcome === 'success' ? hmacHex(secret, paymentText(orderId, payment.id)) : null;
      return { paymentId: payment.id, signature };
    },
  };
}

type Books = { book: SandboxBook; find: (paymentId: string) => Promise<SandboxPayment> };

async function refund({ book, find }: Books, paymentId: string, amountMinor: number) {
  const payment = await find(paymentId);
  if (amountMinor > payment.amountMinor - payment.refundedMinor)
    throw new GatewayError('refused', 'amount_exceeds_payment');
  await book.addRefund(paymentId, amountMinor);
  return { id: newId('rfnd'), paymentId, amountMinor, status: 'processed' as const };
}

function statusAt({ outcome, createdAtMs }: SandboxPayment, nowMs: number): PaymentStatus {
  if (outcome === 'success') return 'captured';
  return outcome === 'late' && nowMs >= createdAtMs + LATE_CAPTURE_MS ? 'captured' : 'failed';
}

function asGateway(payment: SandboxPayment, nowMs: number): GatewayPayment {
  const { id, orderId, amountMinor, currency, createdAtMs, outcome } = payment;
  const status = statusAt(payment, nowMs);
  const isFailed = status === 'failed';
  return {
    id,
    orderId,
    amountMinor,
    currency,
    refundedMinor: 0,
    createdAtMs,
    status,
    baseAmountMinor: null,
    method: 'sandbox',
    last4: null,
    international: false,
    feeMinor: 0,
    taxMinor: 0,
    isLate: outcome === 'late',
    error: {
      code: isFailed ? 'BAD_REQUEST_ERROR' : null,
      reason: isFailed ? 'payment_failed' : null,
      step: isFailed ? 'payment_authorization' : null,
      source: isFailed ? 'sandbox' : null,
    },
  };
}

/** An id of the provider's form that says what it is. */
const newId = (kind: 'order' | 'pay' | 'rfnd'): string => `${kind}_TEST${randomLetters(14)}`;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh';

const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
