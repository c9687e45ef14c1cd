import 'server-only';
import * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import type { Call } from '@/lib/backend/upstream/resilience';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import { routes } from '@/lib/config/routes';
import { toMinor } from '@/lib/donations/donation';
import {
  DONATION_TOKEN,
  Donation,
  PaymentOrder,
  type PaymentOrderRequest,
  PaymentVerification,
  SandboxOutcome,
} from '@/lib/donations/schema';
import type { makeOnceAKey } from './idempotency';

type PaymentCalls = Pick<Backend, 'createOrder' | 'verifyPayment' | 'donation' | 'paySandbox'>;

export type PaymentSettings = {
  units: AmountUnits;
  /** Of the checkout window; else the order answer names one. */
  keyId?: string | undefined;
  onceAKey: ReturnType<typeof makeOnceAKey>;
};

/** Refusals that may be none at another time: they leave it unknown whether the payment holds. */
const PASSING = [408, 425, 429];

/** Giving with an upstream: it makes and verifies the orders, this side checks amounts (contract §4). */
export function paymentCalls(call: Call, { units, keyId, onceAKey }: PaymentSettings): PaymentCalls {
  const { api } = routes;
  const makeOrder = async (order: PaymentOrderRequest) => {
    const body = orderBody(order, units);
    const placed = readOrder(await call('order', { method: 'POST', path: api.payment, body }), order, units);
    return keyId === undefined ? placed : { ...placed, key_id: keyId };
  };
  return {
    createOrder: (order, key) =>
      key === undefined ? makeOrder(order) : onceAKey(key, order, () => makeOrder(order)),
    verifyPayment: async ({ order_id, payment_id, signature }) => {
      const body = { order_id, payment_id, signature };
      const answer = await call('verify', { method: 'POST', path: api.paymentVerify, body }).catch(
        refusedAsFalse,
      );
      return read(PaymentVerification, answer).success;
    },
    donation: async (token) => {
      if (!DONATION_TOKEN.test(token)) throw new BackendError('not-found');
      return read(Donation, await call('gift', { method: 'GET', path: api.donation(token) }).catch(missing));
    },
    paySandbox: async ({ order_id, outcome }) => {
      const body = { order_id, outcome };
      return read(
        SandboxOutcome,
        await call('sandbox', { method: 'POST', path: api.sandbox, body }).catch(missing),
      );
    },
  };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer);
  if (data === undefined) throw new BackendError('bad-answer', { cause: error });
  return data;
}

/** An upstream that refuses a payment has said no (decision A15); one that fails, or answers with a page, has said nothing. */
function refusedAsFalse(error: unknown): { success: false } {
  const status = error instanceof UpstreamError && !error.isPage ? (error.status ?? 0) : 0;
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return { success: false };
  throw error;
}

/** An upstream without this call has no such gift. */
function missing(error: unknown): never {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 405))
    throw new BackendError('not-found', { cause: error });
  throw error;
}

/** How this upstream counts money (contract §4). Nothing is guessed from a value. */
export type AmountUnits = { request: 'major' | 'minor'; response: 'major' | 'minor' };

/** Some upstreams write numbers as text; it is read once, here. */
const withNumber = (body: unknown): unknown => {
  const digits = AmountText.safeParse(body).data?.amount;
  return digits === undefined ? body : { ...Object(body), amount: Number(digits) };
};
const AmountText = z.object({ amount: z.string().regex(/^\d{1,12}$/) });
const OrderId = z.object({ order_id: z.string().trim().min(1) });

/** The seven fields of the document and no other: donor details and consent stay on this side (contract §3). */
export function orderBody(order: PaymentOrderRequest, units: AmountUnits) {
  const { name, email, contact, amount, currency, receipt, payment_capture } = order;
  const sent = units.request === 'minor' ? toMinor(amount) : amount;
  return { name, email, contact, amount: sent, currency, receipt, payment_capture };
}

/** @throws BackendError `amount-mismatch` rather than let a donor pay an amount that was not chosen. */
export function readOrder(body: unknown, requested: PaymentOrderRequest, units: AmountUnits): PaymentOrder {
  if (!OrderId.safeParse(body).success) {
    // The message is the document's own (spec §8).
    throw new BackendError('bad-answer', { cause: new Error('Failed to create order - missing order_id') });
  }
  const parsed = PaymentOrder.safeParse(withNumber(body));
  if (!parsed.success) throw new BackendError('bad-answer', { cause: parsed.error });
  const order = parsed.data;
  const amount = units.response === 'major' ? toMinor(order.amount) : order.amount;
  if (amount !== toMinor(requested.amount) || order.currency !== requested.currency) {
    throw new BackendError('amount-mismatch');
  }
  return { ...order, amount };
}
