import * as z from 'zod';
import type { Language } from '@/lib/i18n/language';
import type { DonationFlag, DonationStatus } from './donation-state';
import type { PaymentStatus } from './provider/gateway';

/** One gift in a list of the console. Amounts are minor units, times milliseconds since 1970. */
export type GiftSummary = {
  id: string;
  /** When it was paid, or else begun. */
  at: number;
  status: DonationStatus;
  flags: DonationFlag[];
  mode: 'test' | 'live';
  amount_minor: number;
  currency: string;
  refunded_minor: number;
  name: string;
  receipt_no: string | null;
};

/** Paid gifts of a year, by mode and currency. */
export type GiftTotal = Pick<GiftSummary, 'mode' | 'currency' | 'amount_minor' | 'refunded_minor'> & {
  count: number;
};

/** `waiting`: for a second person; `open`: sent, without an answer. */
export type RefundState = 'waiting' | 'open' | 'made' | 'refused';
/** A refund that somebody ordered in the console. */
export type OrderedRefund = {
  /** Of its approval. */
  id: string;
  gift: string;
  amount_minor: number;
  currency: string;
  reason: string;
  state: RefundState;
  requested_by: string;
  requested_at: number;
  is_mine: boolean;
  decided_by: string | null;
  decided_at: number | null;
};

/** `GET /staff/api/gifts`. `is_cut`: the year holds more than are listed. */
export type GiftList = {
  year: string;
  /** Financial years with gifts and the one of today, newest first. */
  years: string[];
  gifts: GiftSummary[];
  is_cut: boolean;
  totals: GiftTotal[];
  waiting: OrderedRefund[];
};

/** `POST /staff/api/gifts/find`. */
export type FoundGifts = { gifts: GiftSummary[]; is_cut: boolean };

/** `POST /staff/api/gifts/item/read`: one gift with its whole history, its PAN masked. */
export type GiftItem = {
  gift: GiftSummary & {
    email: string;
    phone: string;
    address: string;
    pan: string;
    language: Language;
    amount_inr_minor: number | null;
    receipt_at: number | null;
    order_id: string | null;
    payment_id: string | null;
    created_at: number;
    paid_at: number | null;
    erased_at: number | null;
  };
  payments: {
    id: string;
    at: number;
    status: PaymentStatus;
    method: string | null;
    amount_minor: number;
    reason: string | null;
  }[];
  refunds: {
    id: string;
    at: number | null;
    status: 'pending' | 'processed' | 'failed';
    amount_minor: number;
  }[];
  orders: OrderedRefund[];
  /** Other gifts from the same e-mail address, newest first. */
  others: GiftSummary[];
  /** What may still be refunded, as far as is known here; null where nothing can. */
  left_minor: number | null;
  /** From this amount in rupees on a second person decides. */
  second_person_from: number;
  can_receipt: boolean;
};

const id = z.string().min(1).max(64);
/** What is printed of an amount: `250`, `1,250` or `250.50`. */
const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{2})?$/;

export const OnGift = z.object({ id });
export const FindGifts = z.object({
  text: z.string().trim().min(3, 'Please enter at least three characters.').max(200),
});
export const OrderRefund = z.object({
  id,
  amount: z
    .string()
    .trim()
    .regex(AMOUNT, 'Please enter an amount such as 250 or 250.50.')
    .transform((text) => Math.round(Number(text.replaceAll(',', '')) * 100))
    .refine((minor) => minor > 0, 'Please enter an amount above 0.'),
  reason: z
    .string()
    .trim()
    .min(3, 'Please write why, without naming the donor.')
    .max(500, 'Please write at most 500 characters.'),
  /** The same amount was refunded before, and is to be once more. */
  again: z.boolean().optional(),
});
export const DecideRefund = z.object({ id, decision: z.enum(['approved', 'refused']) });

/** What came of ordering or deciding a refund. `waiting`: a second person decides. */
export type RefundAnswer = { ok: true; state: RefundState };
