import * as z from 'zod';

/** Currencies of spec §9; amounts in requests are whole major units (contract §4). */
export const Currency = z.enum(['INR', 'USD', 'EUR', 'GBP']);
export type Currency = z.infer<typeof Currency>;

export const SponsorVariant = z.enum(['half', 'full']);
export type SponsorVariant = z.infer<typeof SponsorVariant>;

const line = (max: number) => z.string().trim().min(1).max(max);

/** POST /chat/payment/ (spec §3, contract §3). `amount`: whole major units, 500 = ₹500. */
export const PaymentOrderRequest = z.object({
  name: line(200),
  email: line(254),
  contact: line(32),
  amount: z.number().int().safe().positive(),
  currency: Currency,
  receipt: z
    .string()
    .regex(/^receipt_[0-9]{10,17}(_[A-Za-z0-9]+)?$/)
    .max(40),
  payment_capture: z.literal(1),
  donation_type: z.enum(['one-time', 'sponsor']).optional(),
  variant: SponsorVariant.optional(),
  donor: z.object({ panCard: line(32), address: line(500) }).optional(),
  consent: z.boolean().optional(),
});
export type PaymentOrderRequest = z.infer<typeof PaymentOrderRequest>;

/** Its answer. `amount`: minor units, 50000 = ₹500. */
export const PaymentOrder = z.object({
  order_id: line(64),
  amount: z.number().int().safe().positive(),
  currency: z.string().length(3),
  key_id: z.string().max(64).optional(),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;
