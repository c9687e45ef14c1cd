import * as z from 'zod';
import { donorFormats, donorMessages } from '@/lib/formats/field-messages';
import { field } from '@/lib/formats/fields';
import { donorRules } from '@/lib/formats/formats';
import type { Language } from '@/lib/i18n/language';
import { languages } from '@/lib/i18n/language';
import type { DonationFlag, DonationStatus } from './donation-state';
import type { PaymentStatus } from './provider/gateway';
import { type EnteredAs, enteredWays } from './stored-gift';

/** One gift in a list of the console. Amounts are minor units, times milliseconds since 1970. */
export type GiftSummary = {
  id: string;
  /** When it was paid, or else begun. */
  at: number;
  created_at: number;
  status: DonationStatus;
  flags: DonationFlag[];
  mode: 'test' | 'live';
  amount_minor: number;
  currency: string;
  refunded_minor: number;
  name: string;
  receipt_no: string | null;
  /** How it came where it was entered by hand. */
  entered_as: EnteredAs | null;
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

/** A payment of which no gift is known (`orphan`), or a message of the provider that nobody could read. */
export type LostPayment = {
  id: string;
  at: number;
  why: 'orphan' | 'unreadable';
  payment_id: string | null;
  order_id: string | null;
};

/** `GET /staff/api/gifts`. `older`: behind which gift the list goes on, null where it ends. */
export type GiftList = {
  year: string;
  /** Financial years with gifts and the one of today, newest first. */
  years: string[];
  gifts: GiftSummary[];
  older: string | null;
  totals: GiftTotal[];
  waiting: OrderedRefund[];
  /** What somebody has to look at, of any year. */
  attention: { gifts: GiftSummary[]; payments: LostPayment[] };
};

/** `POST /staff/api/gifts/reconcile`. `is_done`: else it goes on without anybody waiting. */
export type ReconciledGifts = { ok: true; is_done: boolean; checked: number; moved: number };

/** `POST /staff/api/gifts/sample-receipt`, and its answer: a PDF in Base64. */
export const MakeSampleReceipt = z.object({ language: z.enum(languages) });
export type SampleReceipt = { name: string; pdf: string };

/** `POST /staff/api/gifts/find`. */
export type FoundGifts = { gifts: GiftSummary[]; is_cut: boolean };

export const giftSteps = [
  'gift-entered',
  'receipt-sent',
  'gift-corrected',
  'statement-filed',
  'certificate-issued',
  'certificate-delivered',
  'dispute',
] as const;
/** What was done with a gift, or became of it. Of a certificate the day alone is known. */
export type GiftStep = {
  step: (typeof giftSteps)[number];
  at: number;
  /** A name, `cli`, or blank: by itself. */
  by: string;
  /** The year of a statement, the number of a certificate, the state of a dispute. */
  detail: string;
};

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
    /** The bank's or the cheque's number of one entered by hand. */
    reference: string;
    /** The donor's own page, with the receipt to print; null without a receipt. */
    page: string | null;
    order_id: string | null;
    payment_id: string | null;
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
  /** Entered by mistake: who said so, when and why. */
  voided: { by: string; at: number; reason: string } | null;
  /** Oldest first. */
  history: GiftStep[];
  orders: OrderedRefund[];
  /** Other gifts of the donor, by e-mail address or PAN, newest first. */
  others: GiftSummary[];
  /** There are more of them than are listed. */
  others_cut: boolean;
  /** What may still be refunded, as far as is known here; null where nothing can. */
  left_minor: number | null;
  /** From this amount in rupees on a second person decides. */
  second_person_from: number;
  /** Who else may approve a refund, by name. */
  approvers: string[];
  /** Whether this site sends mail. */
  sends_mail: boolean;
  /** Whether the receipt was mailed, or is on its way. */
  was_mailed: boolean;
  can_receipt: boolean;
};

const id = z.string().min(1).max(64);
/** What is typed of an amount: `250`, `1,250` or `250.50`. */
const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{2})?$/;

/** Typed as people write money, read as minor units. */
const amount = z
  .string()
  .trim()
  .regex(AMOUNT, 'Please enter an amount such as 250 or 250.50.')
  .transform((text) => Math.round(Number(text.replaceAll(',', '')) * 100))
  .refine((minor) => minor > 0, 'Please enter an amount above 0.');

/** A field of the donor's form that may stay empty here: who gives cash may have no e-mail address. */
const optional = (name: 'email' | 'mobile' | 'panCard' | 'address') =>
  field(
    { ...donorRules[name], isRequired: false },
    { missing: donorMessages[name], malformed: name === 'address' ? undefined : donorFormats[name] },
  ).default('');

/** `POST /staff/api/gifts/enter`: a gift that came by bank, UPI, cheque or in cash. */
export const EnterGift = z
  .object({
    /** Made once a form: however often it is sent, it is one gift. */
    key: z.uuid(),
    amount,
    on: z.iso.date('Please choose the day on which the money came.'),
    entered_as: z.enum(enteredWays),
    reference: field({ lines: 'one', max: 100 }, { missing: '' }).default(''),
    name: field(donorRules.fullName, {
      missing: 'Please enter the donor’s full name.',
      malformed: 'Please write the donor’s name in letters.',
    }),
    email: optional('email'),
    phone: optional('mobile'),
    pan: optional('panCard'),
    address: optional('address'),
    language: z.enum(languages),
    /** It looks like one that was entered before, and is another. */
    again: z.boolean().optional(),
  })
  .refine(({ entered_as, reference }) => entered_as === 'cash' || reference !== '', {
    path: ['reference'],
    message: 'Please enter the number by which the bank’s statement names it.',
  });
export type EnterGift = z.infer<typeof EnterGift>;
/** Its answer. */
export type EnteredGift = { ok: true; id: string; receipt_no: string | null };

/** `POST /staff/api/gifts/export`: days of India, both included. */
export const ExportGifts = z
  .object({ from: z.iso.date('Please choose a day.'), to: z.iso.date('Please choose a day.') })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Please choose a day not before the first.',
  });
export type ExportedGifts = { name: string; csv: string };

export const OnGift = z.object({ id });

const reason = z
  .string()
  .trim()
  .min(3, 'Please write why, without naming the donor.')
  .max(500, 'Please write at most 500 characters.');

/** `POST /staff/api/gifts/void`: a gift that was entered by hand by mistake. */
export const VoidGift = z.object({ id, reason });
export const FindGifts = z.object({
  text: z.string().trim().min(3, 'Please enter at least three characters.').max(200),
});
export const OrderRefund = z.object({
  id,
  amount,
  reason,
  /** The same amount was refunded before, and is to be once more. */
  again: z.boolean().optional(),
});
export const DecideRefund = z.object({ id, decision: z.enum(['approved', 'refused']) });

/** What came of ordering or deciding a refund. `waiting`: a second person decides. */
export type RefundAnswer = { ok: true; state: RefundState };
