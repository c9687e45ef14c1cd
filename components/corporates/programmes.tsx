import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { CorporatesCopy } from '@/lib/i18n/en/corporates';
import styles from './programmes.module.css';

type Props = { copy: CorporatesCopy; site: Pick<Site, 'whatsappNumber'> };

/** The two programme cards; Learn More opens a WhatsApp enquiry about the card's topic (spec §2, Corporates). */
export function Programmes({ copy: { partnership, enquiry }, site }: Props) {
  return (
    <>
      <ul className={styles.list}>
        {partnership.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ButtonLink
              href={whatsappHref(site.whatsappNumber, enquiry(item.topic))}
              variant="whatsapp"
              icon="chat"
            >
              {partnership.learnMore}
              <span className="visually-hidden"> {partnership.learnMoreAbout(item.title)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {partnership.note} <SiteLink href={partnership.contact.href}>{partnership.contact.label}</SiteLink>
      </p>
    </>
  );
}
