import * as z from 'zod';
import { OrderId, SponsorVariant } from './schema';

/** Where a gift stands, for its donor. `confirming`: authorised, not yet taken. */
export const GiftState = z.enum([
  'created',
  'failed',
  'expired',
  'confirming',
  'paid',
  'partially_refunded',
  'refunded',
]);
export type GiftState = z.infer<typeof GiftState>;

export const GIFT_TOKEN = /^[A-Za-z0-9_-]{22}$/;

const minor = z.number().int().safe().nonnegative();
const when = z.iso.datetime();

export const GiftReceipt = z.object({
  number: z.string(),
  /** The day in India, `YYYY-MM-DD`. */
  issued_on: z.iso.date(),
  status: z.enum(['valid', 'amended', 'cancelled']),
  donor_name: z.string(),
  /** What was credited, minor units; null while unknown for a gift in another currency. */
  amount_inr: minor.nullable(),
  trust_name: z.string(),
  trust_pan: z.string().nullable(),
  tax_approval: z.string().nullable(),
});
export type GiftReceipt = z.infer<typeof GiftReceipt>;

/** GET /chat/payment/gift/{token}: what the gift's page shows. Never PAN, e-mail, phone or address. */
export const Gift = z.object({
  token: z.string().regex(GIFT_TOKEN),
  state: GiftState,
  mode: z.enum(['test', 'live']),
  amount: minor,
  currency: z.string().length(3),
  refunded: minor,
  donation_type: z.enum(['one-time', 'sponsor']),
  variant: SponsorVariant.nullable(),
  created_at: when,
  paid_at: when.nullable(),
  can_retry: z.boolean(),
  receipt: GiftReceipt.nullable(),
});
export type Gift = z.infer<typeof Gift>;

/** POST /chat/payment/sandbox/: what the donor chose in the test window. */
export const SandboxPayment = z.object({
  order_id: OrderId,
  outcome: z.enum(['success', 'failure', 'late']),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** Its answer, as the provider's own window would hand it to the page. */
export const SandboxOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('success'),
    response: z.object({
      razorpay_payment_id: z.string(),
      razorpay_order_id: z.string(),
      razorpay_signature: z.string(),
    }),
  }),
  z.object({
    outcome: z.literal('failure'),
    error: z.object({
      code: z.string(),
      description: z.string(),
      source: z.string(),
      step: z.string(),
      reason: z.string(),
      metadata: z.object({ order_id: z.string(), payment_id: z.string() }),
    }),
  }),
]);
export type SandboxOutcome = z.infer<typeof SandboxOutcome>;
