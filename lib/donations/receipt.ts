import type { Language } from '@/lib/i18n/language';
import { currencies } from './donation';
import type { Gift, GiftReceipt } from './gift-schema';
import { formatMinor } from './ordered';

/** What a receipt says, ready to be drawn on a page or in a PDF. */
export type ReceiptSheet = {
  title: string;
  facts: readonly { name: string; value: string }[];
  notes: readonly string[];
};

/** The words that a sheet is made of; `lib/i18n/receipts.ts` has them by language. */
export type ReceiptWords = {
  title: string;
  cancelledTitle: string;
  number: string;
  date: string;
  from: string;
  amount: string;
  credited: string;
  refunded: string;
  purpose: string;
  purposes: { 'one-time': string; half: string; full: string };
  mode: string;
  electronic: string;
  trust: string;
  trustPan: string;
  approval: string;
  thanks: string;
  noTaxWord: string;
  amended: string;
  cancelled: string;
  madeByComputer: string;
};

/** A gift whose receipt has been issued. */
export type ReceiptedGift = Gift & { receipt: GiftReceipt };
type Spoken = { words: ReceiptWords; language: Language };

export const isReceipted = (gift: Gift): gift is ReceiptedGift => gift.receipt !== null;

/**
 * The sheet of one receipt. Tax is spoken of only where the trust has confirmed its approval, the gift came in rupees
 * and the receipt stands (payments reference §3.2, §3.3 e).
 */
export function receiptSheet(gift: ReceiptedGift, { words, language }: Spoken): ReceiptSheet {
  const { receipt } = gift;
  const isCancelled = receipt.status === 'cancelled';
  const approval = isCancelled || gift.currency !== 'INR' ? null : receipt.tax_approval;
  const facts: [string, string | null][] = [
    [words.number, receipt.number],
    [words.date, receiptDay(receipt.issued_on, language)],
    [words.from, receipt.donor_name],
    [words.amount, giftMoney(gift.amount, gift.currency)],
    [words.credited, gift.currency === 'INR' ? null : rupees(receipt.amount_inr)],
    [words.refunded, gift.refunded > 0 ? giftMoney(gift.refunded, gift.currency) : null],
    [words.purpose, words.purposes[gift.variant ?? 'one-time']],
    [words.mode, words.electronic],
    [words.trust, receipt.trust_name],
    [words.trustPan, receipt.trust_pan],
    [words.approval, approval],
  ];
  const notes = [
    isCancelled ? words.cancelled : words.thanks,
    receipt.status === 'amended' ? words.amended : null,
    approval === null && !isCancelled ? words.noTaxWord : null,
    words.madeByComputer,
  ];
  return {
    title: isCancelled ? words.cancelledTitle : words.title,
    facts: facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    notes: notes.filter((note) => note !== null),
  };
}

const rupees = (amountMinor: number | null) =>
  amountMinor === null ? null : formatMinor(amountMinor, 'INR');

/** An amount of minor units with its currency; an upstream's unknown currency is named, not guessed. */
export function giftMoney(amountMinor: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  return known ? formatMinor(amountMinor, known) : `${currency} ${(amountMinor / 100).toFixed(2)}`;
}

/** A day `YYYY-MM-DD` in the language's own words, in Latin digits as on every bank paper. */
export function receiptDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
