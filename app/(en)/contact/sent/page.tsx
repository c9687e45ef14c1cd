import type { Metadata } from 'next';
import { ContactNext } from '@/components/sections/contact/contact-next';
import { ButtonLink } from '@/components/ui/button';
import { contact } from '@/lib/content/en/contact';
import { messages } from '@/lib/content/en/messages';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from '../contact.module.css';

export const metadata: Metadata = { title: contact.done.metaTitle, robots: { index: false } };

/** Where a message sent without JavaScript arrives (contract §3). */
export default function ContactSentPage() {
  const { phone, phoneHref } = site();
  return (
    <div className={`container ${styles.sent}`}>
      <h1>{messages.contact.done}</h1>
      <ContactNext copy={contact.done} heading="h2" />
      <div className={styles.actions}>
        <ButtonLink href={phoneHref} icon="phone">
          {contact.call} {phone}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="quiet">
          {contact.done.another}
        </ButtonLink>
      </div>
    </div>
  );
}
