import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import type { Env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { indianDate } from '@/lib/donations/financial-year';
import { donationMoney } from '@/lib/donations/receipt';
import { isVoid } from '@/lib/donations/stored-gift';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { ReceiptMailCopy } from '@/lib/i18n/en/gift';
import { fill, localPath } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import type { DonationRow } from './donation-tables';
import { findDonation } from './donations';

export type Letter = { to: string; subject: string; text: string };
export type LetterSettings = Pick<Env, 'SITE_URL' | 'TRUST_NAME' | 'SITE_PHONE'>;

/** What a letter is for: the receipt, or money that went back. */
export type LetterKind = 'receipt' | 'refund';

/** The letter to a donor, or null when there is nothing to send or nobody to send it to. Of a void gift no letter speaks. */
export async function receiptLetter(
  store: Records,
  { donationId, kind }: { donationId: string; kind: LetterKind },
  settings: LetterSettings,
): Promise<Letter | null> {
  const donation = await findDonation(store, 'id', donationId);
  if (donation === null || donation.email === '' || isVoid(donation)) return null;
  // A refund that failed since is none.
  const isDue = kind === 'refund' ? donation.refunded_minor > 0 : donation.receipt_no !== null;
  return isDue ? letterOf(donation, kind, settings) : null;
}

/** In the language of the form's page, to which its link leads back. It holds no PAN. */
function letterOf(donation: DonationRow, kind: LetterKind, settings: LetterSettings): Letter {
  const { SITE_URL, TRUST_NAME: trust, SITE_PHONE: phone } = settings;
  const { language, name, public_token: token, receipt_no: number, currency } = donation;
  const words = dictionaries[language].receiptMail;
  const facts = {
    trust,
    number: number ?? '',
    amount: donationMoney(donation.amount_minor, currency),
    back: donationMoney(donation.refunded_minor, currency),
    rest: donationMoney(donation.amount_minor - donation.refunded_minor, currency),
    date: longDay(indianDate(donation.paid_at ?? donation.created_at), language),
  };
  const { subject, sentences, link } = wordsOf(donation, kind, words);
  return {
    to: donation.email,
    subject: fill(subject, facts),
    text: [
      fill(words.dear, { name }),
      '',
      ...sentences.map((sentence) => fill(sentence, facts)),
      ...(number === null ? [] : [fill(words.number, facts)]),
      '',
      link,
      `${SITE_URL}${localPath(language, routes.thankYou(token))}`,
      '',
      fill(words.questions, { phone }),
      trust,
      '',
    ].join('\n'),
  };
}

type Wording = { subject: string; sentences: string[]; link: string };

function wordsOf(
  { receipt_no, refunded_minor, amount_minor }: DonationRow,
  kind: LetterKind,
  words: ReceiptMailCopy,
): Wording {
  const { refund } = words;
  const isAll = refunded_minor === amount_minor;
  if (kind === 'receipt') {
    if (isAll)
      return { subject: refund.cancelled, sentences: [words.thanks, words.allBack], link: refund.page };
    const back = refunded_minor === 0 ? [] : [words.partBack];
    return { subject: words.subject, sentences: [words.thanks, ...back], link: words.link };
  }
  const sentences = [isAll ? refund.all : refund.part, refund.way];
  if (receipt_no === null) return { subject: refund.withoutReceipt, sentences, link: refund.page };
  return isAll
    ? { subject: refund.cancelled, sentences, link: refund.page }
    : { subject: refund.corrected, sentences, link: refund.link };
}
