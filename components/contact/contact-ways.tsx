import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { type Site, unbroken, whatsappHref } from '@/lib/config/site-facts';
import { openingHoursIn } from '@/lib/i18n/clock';
import type { ContactCopy } from '@/lib/i18n/en/contact';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './contact-ways.module.css';

type Props = { copy: ContactCopy['ways']; site: Site; links: LinkTexts };

/** Phone first, then e-mail, then WhatsApp with its owner named. */
export function ContactWays({ copy, site, links }: Props) {
  const hours = openingHoursIn(site, links.language);
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" size={28} />
        <h3>{copy.phone.title}</h3>
        <p>{copy.phone.text}</p>
        <ButtonLink href={site.phoneHref}>{unbroken(site.phone)}</ButtonLink>
        {hours && (
          <p>
            {copy.hours}: <span {...hours} />
          </p>
        )}
      </li>
      <li>
        <Icon name="mail" size={28} />
        <h3>{copy.email.title}</h3>
        <p>{copy.email.text}</p>
        <SiteLink href={`mailto:${site.email}`}>{site.email}</SiteLink>
      </li>
      <li>
        <Icon name="chat" size={28} />
        <h3>{copy.whatsapp.title}</h3>
        <p>{copy.whatsapp.text}</p>
        <SiteLink {...linkIn(links, whatsappHref(site.whatsappNumber, copy.whatsapp.prefilled))}>
          {copy.whatsapp.action}
        </SiteLink>
      </li>
    </ul>
  );
}
