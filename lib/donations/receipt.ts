import { currencies } from '@/lib/config/currencies';
import type { ReceiptCopy } from '@/lib/i18n/en/receipt';
import type { Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { formatAmount } from './donation';
import { indianDate } from './financial-year';
import type { Donation, DonationReceipt } from './schema';

/** The content of a receipt, ready to be drawn on a page or in a PDF. */
export type ReceiptContent = {
  title: string;
  facts: readonly { name: string; value: string }[];
  notes: readonly string[];
};

/** A donation whose receipt has been issued. */
export type ReceiptedDonation = Donation & { receipt: DonationReceipt };
type ReceiptTexts = { words: ReceiptCopy; language: Language };

export const isReceipted = (donation: Donation): donation is ReceiptedDonation => donation.receipt !== null;

/**
 * The content of one receipt. It mentions tax only where the trust has confirmed its approval, the donation came in
 * rupees and the receipt is valid (payments reference §3.2, §3.3 e).
 */
export function receiptContent(
  donation: ReceiptedDonation,
  { words, language }: ReceiptTexts,
): ReceiptContent {
  const { receipt } = donation;
  const isCancelled = receipt.status === 'cancelled';
  const approval = isCancelled || donation.currency !== 'INR' ? null : receipt.tax_approval;
  const facts: [string, string | null][] = [
    [words.number, receipt.number],
    [words.date, longDay(receipt.issued_on, language)],
    [words.from, receipt.donor_name],
    [words.amount, donationMoney(donation.amount, donation.currency)],
    [words.credited, donation.currency === 'INR' ? null : rupees(receipt.amount_inr)],
    [words.refunded, donation.refunded > 0 ? donationMoney(donation.refunded, donation.currency) : null],
    [words.purpose, words.purposes[donation.variant ?? 'one-time']],
    [words.mode, withNumber(receipt.is_cash ? words.cash : words.electronic, donation.payment_id)],
    [words.trust, receipt.trust_name],
    [words.trustPan, receipt.trust_pan],
    [words.approval, approval],
  ];
  const whyCancelled = donation.state === 'withdrawn' ? words.withdrawn : words.cancelled;
  const notes = [
    isCancelled ? whyCancelled : words.thanks,
    receipt.status === 'amended' ? words.amended : null,
    approval === null && !isCancelled ? words.noTaxWord : null,
    words.computerIssued,
  ];
  return {
    title: isCancelled ? words.cancelledTitle : words.title,
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    notes: notes.filter((note) => note !== null),
  };
}

/** A way of payment with the provider's or the bank's number. */
const withNumber = (mode: string, number: string | null | undefined) =>
  number ? `${mode}, ${number}` : mode;

const rupees = (amountMinor: number | null) =>
  amountMinor === null ? null : formatAmount(amountMinor / 100, 'INR');

/** An amount of minor units with its currency; an upstream's unknown currency is named, not guessed. */
export function donationMoney(amountMinor: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  return known ? formatAmount(amountMinor / 100, known) : `${currency} ${(amountMinor / 100).toFixed(2)}`;
}

type Trust = { name: string; pan: string | null; taxApproval: string | null };

/** What a receipt would say now, of a gift of ₹2,000 that nobody gave; its title and its number say so. */
export function sampleReceipt(
  { atMs, ...trust }: Trust & { atMs: number },
  texts: ReceiptTexts,
): ReceiptContent {
  const at = new Date(atMs).toISOString();
  const { words } = texts;
  const content = receiptContent(
    {
      ...{ token: '', state: 'paid', mode: 'live', amount: 200_000, currency: 'INR', refunded: 0 },
      ...{ donation_type: 'one-time', variant: null, created_at: at, paid_at: at, can_retry: false },
      receipt: {
        ...{ number: words.sample, issued_on: indianDate(atMs), status: 'valid', amount_inr: 200_000 },
        donor_name: words.sampleDonor,
        trust_name: trust.name,
        trust_pan: trust.pan,
        tax_approval: trust.taxApproval,
      },
    },
    texts,
  );
  return { ...content, title: `${words.sample}: ${content.title}` };
}
