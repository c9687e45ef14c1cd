import * as z from 'zod';
import type { GatewayOrder, GatewayPayment, GatewayRefund, Listed } from './gateway';
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids as the provider makes them. The SDK puts an id into a path without escaping, so nothing else may reach it:
 * `pay_x/../../orders` would be another call with our keys.
 */
const ORDER = /^order_[A-Za-z0-9]{10,32}$/;
const PAYMENT = /^pay_[A-Za-z0-9]{10,32}$/;
const REFUND = /^rfnd_[A-Za-z0-9]{10,32}$/;
const DISPUTE = /^disp_[A-Za-z0-9]{10,32}$/;

export const isOrderId = (text: string): boolean => ORDER.test(text);
export const isPaymentId = (text: string): boolean => PAYMENT.test(text);
export const isRefundId = (text: string): boolean => REFUND.test(text);
export const isDisputeId = (text: string): boolean => DISPUTE.test(text);

/** The provider's entities as they really come: amounts as numbers or digits, blanks as null, notes as a list when empty. */
const amount = z.union([
  z.number().int().safe().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const blank = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const seconds = z.number().int().nonnegative();

export const OrderEntity = z
  .object({ id: z.string().refine(isOrderId), amount, currency: z.string().length(3), receipt: blank })
  .transform(
    ({ amount: amountMinor, ...order }): GatewayOrder => ({
      ...order,
      amountMinor,
    }),
  );

export const PaymentEntity = z
  .object({
    id: z.string().refine(isPaymentId),
    order_id: blank,
    status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
    amount,
    currency: z.string().length(3),
    amount_refunded: amount.nullish(),
    base_amount: amount.nullish(),
    base_currency: blank,
    method: blank,
    international: z.boolean().nullish(),
    card: z.object({ last4: blank }).nullish(),
    fee: amount.nullish(),
    tax: amount.nullish(),
    created_at: seconds,
    late_authorized: z.boolean().nullish(),
    error_code: blank,
    error_reason: blank,
    error_step: blank,
    error_source: blank,
  })
  .transform(
    (raw): GatewayPayment => ({
      id: raw.id,
      orderId: raw.order_id,
      status: raw.status,
      amountMinor: raw.amount,
      currency: raw.currency,
      refundedMinor: raw.amount_refunded ?? 0,
      baseAmountMinor: raw.base_currency === 'INR' ? (raw.base_amount ?? null) : null,
      method: raw.method,
      last4: raw.card?.last4 ?? null,
      international: raw.international ?? false,
      feeMinor: raw.fee ?? null,
      taxMinor: raw.tax ?? null,
      createdAtMs: raw.created_at * 1000,
      isLate: raw.late_authorized ?? false,
      error: {
        code: raw.error_code,
        reason: raw.error_reason,
        step: raw.error_step,
        source: raw.error_source,
      },
    }),
  );

/** A reversed refund came back to the trust. */
const refundStatuses = {
  created: 'pending',
  pending: 'pending',
  processed: 'processed',
  failed: 'failed',
  reversed: 'failed',
} as const;

export const RefundEntity = z
  .object({
    id: z.string().refine(isRefundId),
    payment_id: z.string().refine(isPaymentId),
    amount,
    status: z.enum(['created', 'pending', 'processed', 'failed', 'reversed']),
    // Beside the money: what cannot be read of these hides no refund.
    created_at: seconds.nullish().catch(null),
    receipt: blank.catch(null),
  })
  .transform(
    (raw): GatewayRefund => ({
      id: raw.id,
      paymentId: raw.payment_id,
      amountMinor: raw.amount,
      status: refundStatuses[raw.status],
      createdAtMs: raw.created_at == null ? null : raw.created_at * 1000,
      receipt: raw.receipt,
    }),
  );

/** A dispute's status is taken from its event, which every delivery has. */
export const DisputeEntity = z.object({
  id: z.string().refine(isDisputeId),
  payment_id: z.string().refine(isPaymentId),
});

/** A page of entities, read record by record. */
export const listOf = <T extends z.ZodType>(entity: T) =>
  z.object({ items: z.array(z.unknown()) }).transform(({ items: records }): Listed<z.output<T>> => {
    const items = records.flatMap((record) => {
      const { success, data } = entity.safeParse(record);
      return success ? [data] : [];
    });
    return { items, unreadable: records.length - items.length };
  });

/** How a call of the SDK fails when the provider answered at all. */
export const Refusal = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ reason: blank, field: blank }).nullish().catch(null),
});

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Lower-case hex HMAC-SHA256, as the provider signs payments and webhooks. */
export const hmacHex = (secret: string, text: string | Uint8Array): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether `signature` is the signature of `text`. Constant time; anything but 64 lower-case hex digits is none. */
export function isSignatureOf(text: string | Uint8Array, signature: string, secret: string): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(text).digest());
}

/** What a payment's signature is over. The two ids cannot hold the bar, so no other pair reads the same. */
export const paymentText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
