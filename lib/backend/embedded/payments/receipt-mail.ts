import 'server-only';
import { currencies, formatAmount } from '@/lib/domain/donation';
import { indianDate } from '@/lib/domain/financial-year';
import type { Env } from '@/lib/env';
import type { DonationRow } from '../records/donation-tables';
import { findDonation } from '../records/donations';
import type { Records } from '../records/tables';

export type Letter = { to: string; subject: string; text: string };
export type LetterSettings = Pick<Env, 'SITE_URL' | 'TRUST_NAME' | 'SITE_PHONE'>;

/** The letter with a donor's receipt, or null when there is nothing to send or nobody to send it to. */
export async function receiptLetter(
  store: Records,
  donationId: string,
  settings: LetterSettings,
): Promise<Letter | null> {
  const donation = await findDonation(store, 'id', donationId);
  if (donation === null || donation.receipt_no === null || donation.email === '') return null;
  return letterOf(donation, donation.receipt_no, settings);
}

/** Mail is read on many screens: the subject says no more than that there is a receipt, and no PAN is in it. */
function letterOf(donation: DonationRow, number: string, settings: LetterSettings): Letter {
  const { SITE_URL, TRUST_NAME, SITE_PHONE } = settings;
  const paidOn = indianDate(donation.paid_at ?? donation.created_at);
  return {
    to: donation.email,
    subject: `${TRUST_NAME}: receipt ${number}`,
    text: [
      `Dear ${donation.name},`,
      '',
      `Thank you for your donation of ${moneyOf(donation)} on ${paidOn}.`,
      `Receipt number: ${number}`,
      '',
      'Your receipt, to read, print or save:',
      `${SITE_URL}/Donate/thank-you/${donation.public_token}`,
      '',
      `Questions? Please call ${SITE_PHONE}.`,
      TRUST_NAME,
      '',
    ].join('\n'),
  };
}

function moneyOf({ amount_minor, currency }: DonationRow): string {
  const known = currencies.find((one) => one === currency);
  const major = amount_minor / 100;
  return known === undefined ? `${major} ${currency}` : formatAmount(major, known);
}
