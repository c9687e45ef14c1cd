import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AddressedDonationPage, DonationPage } from '@/components/donations/donation-page';
import { hasMail } from '@/lib/backend/mail';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { Site } from '@/lib/config/site-facts';
import { DONATION_TOKEN } from '@/lib/donations/schema';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import styles from './donation.module.css';
import { MissingPage } from './missing';

type Props = { language: Language };

const centre = () => {
  const { phone, phoneHref, email, address } = site();
  return { phone, phoneHref, email, address };
};

const dictionaryIn = (language: Language) => {
  const { gift, checkout, receiptMail } = dictionaries[language];
  const mail = { subject: receiptMail.subject };
  return { donation: gift, test: checkout.test, language, mail, sendsMail: hasMail(env()) };
};

export const donationStatusMetadata = (language: Language): Metadata => ({
  title: dictionaries[language].gift.statusMetaTitle,
  robots: { index: false, follow: false },
});

/** Finds a donation again after a lost page, by the cookie that came with the order (contract §8). */
export function DonationStatusPage({ language }: Props) {
  const { gift } = dictionaries[language];
  return (
    <DonationFrame copy={gift} title={gift.statusTitle} lead={gift.statusLead} site={centre()}>
      <DonationPage token={null} dictionary={dictionaryIn(language)} site={centre()} />
    </DonationFrame>
  );
}

export const thankYouMetadata = (language: Language): Metadata => ({
  title: dictionaries[language].gift.metaTitle,
  robots: { index: false, follow: false },
  // The address is the key to the donation.
  referrer: 'no-referrer',
});

/** A donation's own page (contract §8): a shell for all donations, whose island reads a `no-store` answer. */
export async function ThankYouPage({ language, params }: Props & { params: Promise<{ token: string }> }) {
  const { token } = await params;
  if (!DONATION_TOKEN.test(token) && !routes.anyThankYou.endsWith(`/${token}`))
    return <MissingPage language={language} what="notFound" />;
  const { gift } = dictionaries[language];
  return (
    <DonationFrame copy={gift} title={gift.title} site={centre()}>
      <AddressedDonationPage dictionary={dictionaryIn(language)} site={centre()} />
    </DonationFrame>
  );
}

type FrameProps = {
  copy: { withoutScript: string };
  title: string;
  lead?: string;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  children: ReactNode;
};

/** What surrounds a donation: the same for everyone, so that the page itself holds nothing personal. */
function DonationFrame({ copy, title, lead, site, children }: FrameProps) {
  return (
    <div className={`container ${styles.frame}`}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p data-print="no">{lead}</p>}
      <noscript>
        <p>
          {copy.withoutScript} <a href={site.phoneHref}>{site.phone}</a>
        </p>
      </noscript>
      <div className={styles.gift}>{children}</div>
    </div>
  );
}
