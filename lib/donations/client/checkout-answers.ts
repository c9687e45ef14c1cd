import type { OpenOrder } from '@/lib/donations/checkout';
import { currencies } from '@/lib/donations/donation';
import { failureCause, type PaymentFailure } from '@/lib/donations/payment-failure';

/** Readers of what endpoints and the payment window answer: written out, to spare the browser a schema library. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, name: string): string | null => {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * The order of an answer: the document's three fields, our key and token beside them (contract §3). Without an
 * `order_id` there is none (spec §8); without any key giving is off.
 * @param pageKey the key that came with the page, for an answer that has none
 */
export function readOrder(
  answer: unknown,
  pageKey: string | null,
): OpenOrder | { missing: 'order_id' | 'key_id' } | null {
  const orderId = textOf(answer, 'order_id');
  if (orderId === null) return typeof answer === 'object' ? { missing: 'order_id' } : null;
  const amountMinor = fieldOf(answer, 'amount');
  const currency = currencies.find((one) => one === fieldOf(answer, 'currency'));
  if (typeof amountMinor !== 'number' || !Number.isSafeInteger(amountMinor) || !currency) return null;
  const keyId = textOf(answer, 'key_id') ?? pageKey;
  if (keyId === null) return { missing: 'key_id' };
  const token = textOf(answer, 'gift_token');
  const giftToken = token !== null && /^[A-Za-z0-9_-]{22}$/.test(token) ? token : null;
  return { orderId, amountMinor, currency, keyId, giftToken };
}

/** The three fields that prove a payment, in the words of our verify call (spec §7). */
export type PaymentProof = { order_id: string; payment_id: string; signature: string };

/** A success of the window; `incomplete` where one of the three fields is not there (spec §8). */
export function readProof(
  response: unknown,
): { kind: 'whole'; proof: PaymentProof } | { kind: 'incomplete'; paymentId: string | null } {
  const order_id = textOf(response, 'razorpay_order_id');
  const payment_id = textOf(response, 'razorpay_payment_id');
  const signature = textOf(response, 'razorpay_signature');
  if (order_id === null || payment_id === null || signature === null) {
    return { kind: 'incomplete', paymentId: payment_id };
  }
  return { kind: 'whole', proof: { order_id, payment_id, signature } };
}

const DESCRIPTION_MAX = 200;

/** Why a try failed; the provider's own words are plain text of at most two hundred characters. */
export function readFailure(answer: unknown): PaymentFailure {
  const error = fieldOf(answer, 'error');
  const text = textOf(error, 'description');
  return {
    cause: failureCause(textOf(error, 'reason'), textOf(error, 'code')),
    description: text === null ? null : [...text].slice(0, DESCRIPTION_MAX).join(''),
  };
}

/** The verify call's word; null for anything that is no word (contract §4). */
export const readVerification = (answer: unknown): { success: boolean } | null => {
  const success = fieldOf(answer, 'success');
  return typeof success === 'boolean' ? { success } : null;
};

const settled = ['paid', 'partially_refunded', 'refunded'];

/** What a gift's state means for someone who has just closed the window. */
export function readGiftProgress(answer: unknown): 'confirmed' | 'confirming' | 'nothing' | null {
  const state = textOf(answer, 'state');
  if (state === null) return null;
  if (settled.includes(state)) return 'confirmed';
  return state === 'confirming' ? 'confirming' : 'nothing';
}
