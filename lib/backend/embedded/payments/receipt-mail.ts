import 'server-only';
import { receiptMails } from '@/lib/content/receipt-mails';
import { currencies, formatAmount } from '@/lib/domain/donation';
import { fill } from '@/lib/domain/fill';
import { indianDate } from '@/lib/domain/financial-year';
import { localPath } from '@/lib/domain/language';
import { receiptDay } from '@/lib/domain/receipt';
import type { Env } from '@/lib/env';
import { routes } from '@/lib/routes';
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

/** In the language of the page it was given on, where its link leads back to. No PAN is in it. */
function letterOf(donation: DonationRow, number: string, settings: LetterSettings): Letter {
  const { SITE_URL, TRUST_NAME: trust, SITE_PHONE: phone } = settings;
  const { language, name, public_token: token } = donation;
  const words = receiptMails[language];
  const date = receiptDay(indianDate(donation.paid_at ?? donation.created_at), language);
  return {
    to: donation.email,
    subject: fill(words.subject, { trust, number }),
    text: [
      fill(words.dear, { name }),
      '',
      fill(words.thanks, { amount: moneyOf(donation), date }),
      fill(words.number, { number }),
      '',
      words.link,
      `${SITE_URL}${localPath(language, routes.thankYou(token))}`,
      '',
      fill(words.questions, { phone }),
      trust,
      '',
    ].join('\n'),
  };
}

function moneyOf({ amount_minor, currency }: DonationRow): string {
  const known = currencies.find((one) => one === currency);
  const major = amount_minor / 100;
  return known === undefined ? `${major} ${currency}` : formatAmount(major, known);
}
