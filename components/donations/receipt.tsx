'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { type Site, unbroken } from '@/lib/config/site-facts';
import { type ReceiptedDonation, receiptContent } from '@/lib/donations/receipt';
import { endonyms, type Language, languages } from '@/lib/i18n/language';
import { receipts } from '@/lib/i18n/receipts';
import type { DonationDictionary } from './checkout-props';
import styles from './receipt.module.css';

type ContentProps = { donation: ReceiptedDonation; site: Pick<Site, 'phone' | 'email' | 'address'> };
type Props = ContentProps & { dictionary: DonationDictionary };
type Chosen = { language: Language };

/** The receipt in the donor's language of choice, to read, to print alone on a sheet, or to keep as a PDF. */
export function Receipt({ donation, dictionary, site }: Props) {
  const { receipt: copy } = dictionary.donation;
  const [language, setLanguage] = useState<Language>(dictionary.language);
  return (
    <section aria-label={copy.label} className={styles.receipt}>
      <div className={styles.tools} data-print="no">
        <fieldset className={styles.languages}>
          <legend>{copy.language}</legend>
          {languages.map((one) => (
            <Button
              key={one}
              variant="quiet"
              lang={one}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {endonyms[one]}
            </Button>
          ))}
        </fieldset>
        <div className={styles.keep}>
          <Button variant="quiet" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <a className={styles.pdf} href={routes.receiptPdf(donation.token, language)} download>
            {copy.pdf}
          </a>
        </div>
      </div>
      <Content donation={donation} site={site} language={language} />
    </section>
  );
}

function Content({ donation, site, language }: ContentProps & Chosen) {
  const words = receipts[language];
  const content = receiptContent(donation, { words, language });
  return (
    <article className={styles.sheet} lang={language} data-status={donation.receipt.status}>
      <h2>{content.title}</h2>
      <dl className={styles.facts}>
        {content.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <address>
        {words.questions} {unbroken(site.phone)}, {site.email}
        <br />
        {site.address}
      </address>
    </article>
  );
}
