import * as z from 'zod';
import { currencies } from '@/lib/config/currencies';
import { donorFormats, donorMessages } from '@/lib/formats/field-messages';
import { field } from '@/lib/formats/fields';
import { donorRules } from '@/lib/formats/formats';
import { languages } from '@/lib/i18n/language';

export const SponsorVariant = z.enum(['half', 'full']);
export type SponsorVariant = z.infer<typeof SponsorVariant>;

const donorField = (name: keyof typeof donorRules) =>
  field(donorRules[name], {
    missing: donorMessages[name],
    malformed: name === 'address' ? undefined : donorFormats[name],
  });

const WHOLE = 'Please send a whole amount of at least 1 as a number.';

/** POST /chat/payment/ (spec §3, contract §3). `amount`: whole major units, 500 = ₹500. */
export const PaymentOrderRequest = z
  .object({
    name: donorField('fullName'),
    email: donorField('email'),
    contact: donorField('mobile'),
    amount: z.number(WHOLE).int(WHOLE).safe(WHOLE).positive(WHOLE),
    currency: z.enum(currencies),
    receipt: z
      .string()
      .regex(/^receipt_[0-9]{10,17}(_[A-Za-z0-9]+)?$/)
      .max(40),
    payment_capture: z.literal(1),
    donation_type: z.enum(['one-time', 'sponsor']).optional(),
    variant: SponsorVariant.optional(),
    donor: z.object({ panCard: donorField('panCard'), address: donorField('address') }).optional(),
    consent: z.boolean().optional(),
    citizen_of_india: z.boolean().optional(),
    /** Of the page of the form; the receipt's e-mail links back to it. Never sent upstream. */
    language: z.enum(languages).optional(),
    /** Hidden field; only a machine fills it in. */
    confirm_topic: z.string().max(500).optional(),
    /** Milliseconds between the form's first drawing and its sending. */
    dwell_ms: z.number().nonnegative().optional(),
  })
  .refine(({ donation_type, variant }) => donation_type !== 'sponsor' || variant !== undefined, {
    path: ['variant'],
    message: 'Please choose a sponsorship.',
  });
export type PaymentOrderRequest = z.infer<typeof PaymentOrderRequest>;

/** An order's id, byte for byte as a backend gave it: what is taken when the order is made is taken when it is verified. */
export const OrderId = z.string().regex(/^(?! *$)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u);

/** The content of an order as one text, without the fields that differ each time the same order is sent. */
export function contentOf({ receipt: _receipt, dwell_ms: _dwell, ...content }: PaymentOrderRequest): string {
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 128 random bits. */
export const DONATION_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Its answer. `amount`: minor units, 50000 = ₹500. */
export const PaymentOrder = z.object({
  order_id: OrderId,
  amount: z.number().int().safe().positive(),
  currency: z.string().length(3),
  /** The public key of the checkout window; `sandbox` for our own test window. */
  key_id: z.string().max(64).optional().catch(undefined),
  /** The name of the donation's page, where the backend stores donations. */
  gift_token: z.string().regex(DONATION_TOKEN).optional().catch(undefined),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/** POST /chat/payment/verify/ (spec §3). */
export const PaymentVerifyRequest = z.object({
  order_id: OrderId,
  payment_id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  signature: z.string().regex(/^[\x21-\x7e]{1,256}$/),
});
export type PaymentVerifyRequest = z.infer<typeof PaymentVerifyRequest>;

/** Its answer. Only `true` is a success (contract §4). */
export const PaymentVerification = z.object({ success: z.boolean() });
export type PaymentVerification = z.infer<typeof PaymentVerification>;

/** The state of a donation, for its donor. `confirming`: authorised, not yet taken; `withdrawn`: entered by mistake. */
export const DonationState = z.enum([
  'created',
  'failed',
  'expired',
  'confirming',
  'paid',
  'partially_refunded',
  'refunded',
  'withdrawn',
]);
export type DonationState = z.infer<typeof DonationState>;

const minor = z.number().int().safe().nonnegative();
const when = z.iso.datetime();

export const DonationReceipt = z.object({
  number: z.string(),
  /** The day in India, `YYYY-MM-DD`. */
  issued_on: z.iso.date(),
  status: z.enum(['valid', 'amended', 'cancelled']),
  donor_name: z.string(),
  /** What was credited, minor units; null while unknown for a donation in another currency. */
  amount_inr: minor.nullable(),
  trust_name: z.string(),
  trust_pan: z.string().nullable(),
  tax_approval: z.string().nullable(),
  /** Paid in cash; absent for what came by a payment provider. */
  is_cash: z.boolean().optional(),
});
export type DonationReceipt = z.infer<typeof DonationReceipt>;

/** GET /chat/payment/gift/{token}: what the gift's page shows. Never PAN, e-mail, phone or address. Name and payment number are there once it is paid. */
export const Donation = z.object({
  token: z.string().regex(DONATION_TOKEN),
  state: DonationState,
  mode: z.enum(['test', 'live']),
  amount: minor,
  currency: z.string().length(3),
  refunded: minor,
  donation_type: z.enum(['one-time', 'sponsor']),
  variant: SponsorVariant.nullable(),
  created_at: when,
  paid_at: when.nullable(),
  can_retry: z.boolean(),
  donor_name: z.string().nullish(),
  /** The provider's; the bank's or the cheque's of a gift that was entered by hand. */
  payment_id: z.string().nullish(),
  receipt: DonationReceipt.nullable(),
});
export type Donation = z.infer<typeof Donation>;

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
