import type { Metadata } from 'next';
import { ContactNext } from '@/components/contact/contact-next';
import { CareCard } from '@/components/help/care-card';
import { CentreCall } from '@/components/shell/centre-call';
import { ButtonLink } from '@/components/ui/button';
import { careCards } from '@/lib/chat/care/assessment';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, languages, localPath } from '@/lib/i18n/language';
import styles from './contact.module.css';

export const contactSentMetadata = (language: Language): Metadata => ({
  title: dictionaries[language].contact.done.metaTitle,
  robots: { index: false },
});

/**
 * Where a message sent without JavaScript arrives (contract §3). The card for someone in danger shows where the address
 * ends in its mark: nothing else of what was written reaches the page.
 */
export function ContactSentPage({ language: pageLanguage }: { language: Language }) {
  const { phone, phoneHref } = site();
  const { contact, messages } = dictionaries[pageLanguage];
  return (
    <div className={`container ${styles.sent}`}>
      <h1>{messages.contact.done}</h1>
      {languages.flatMap((language) =>
        careCards.map(({ mark, category }) => (
          <div key={mark + language} id={`${mark}-${language}`} className={styles.care}>
            <CareCard
              assessment={{ category, subject: 'self' }}
              language={language}
              phone={phone}
              phoneHref={phoneHref}
              situation="sent"
            />
          </div>
        )),
      )}
      <ContactNext copy={contact.done} heading="h2" />
      <div className={styles.actions}>
        <CentreCall language={pageLanguage} />
        <ButtonLink href={localPath(pageLanguage, routes.contact)} variant="quiet">
          {contact.done.another}
        </ButtonLink>
      </div>
    </div>
  );
}
