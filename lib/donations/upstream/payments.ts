import 'server-only';
import type * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import type { Call } from '@/lib/backend/upstream/resilience';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import { routes } from '@/lib/config/routes';
import { GIFT_TOKEN, Gift, SandboxOutcome } from '@/lib/donations/gift-schema';
import { type PaymentOrderRequest, PaymentVerification } from '@/lib/donations/schema';
import type { makeOnceAKey } from './idempotency';
import { type AmountUnits, orderBody, readOrder } from './orders';

type PaymentCalls = Pick<Backend, 'createOrder' | 'verifyPayment' | 'gift' | 'paySandbox'>;

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
    const made = readOrder(await call('order', { method: 'POST', path: api.payment, body }), order, units);
    return keyId === undefined ? made : { ...made, key_id: keyId };
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
    gift: async (token) => {
      if (!GIFT_TOKEN.test(token)) throw new BackendError('not-found');
      return read(Gift, await call('gift', { method: 'GET', path: api.gift(token) }).catch(missing));
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

/** An upstream that refuses a payment has said no; one that fails has said nothing (decision A15). */
function refusedAsFalse(error: unknown): { success: false } {
  const status = error instanceof UpstreamError ? (error.status ?? 0) : 0;
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return { success: false };
  throw error;
}

/** An upstream without this call has no such gift. */
function missing(error: unknown): never {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 405))
    throw new BackendError('not-found', { cause: error });
  throw error;
}
