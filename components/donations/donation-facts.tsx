import { indianDate } from '@/lib/donations/financial-year';
import { donationMoney, isReceipted } from '@/lib/donations/receipt';
import type { Donation } from '@/lib/donations/schema';
import { fill } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import type { DonationDictionary } from './checkout-props';
import styles from './donation-page.module.css';

type FactsProps = { dictionary: DonationDictionary; donation: Donation };

/** Who gave what for what, when, and by which number it is found again. */
export function Facts({ dictionary, donation }: FactsProps) {
  const { facts } = dictionary.donation;
  const { amount, currency, refunded, paid_at, receipt } = donation;
  const rows: [name: string, value: string | null | undefined, lang?: 'en'][] = [
    [facts.from, donation.donor_name],
    [facts.amount, donationMoney(amount, currency)],
    [facts.refunded, refunded > 0 ? donationMoney(refunded, currency) : null],
    [facts.purpose, facts.purposes[donation.variant ?? 'one-time']],
    [facts.date, paid_at && longDay(indianDate(Date.parse(paid_at)), dictionary.language)],
    [facts.payment, donation.payment_id, 'en'],
    [facts.receipt, receipt?.number, 'en'],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, value, lang]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What the e-mail with the receipt will say, where one is sent. */
export function MailNote({ dictionary, donation }: FactsProps) {
  const { mail, sendsMail } = dictionary;
  if (!sendsMail || !isReceipted(donation) || donation.receipt.status !== 'valid') return null;
  const { number, trust_name: trust } = donation.receipt;
  const subject = fill(mail.subject, { trust, number });
  return <p>{fill(dictionary.donation.mail, { subject })}</p>;
}
