import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import type { HelpNowCopy } from '@/lib/i18n/en/help-now';
import { englishPart, type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './centre-contact.module.css';

type Props = { copy: HelpNowCopy['centre']; call: string; site: Site; links: LinkTexts };

/** The centre's own phone, form and door. */
export function CentreContact({ copy, call, site, links }: Props) {
  const english = englishPart(links.language);
  return (
    <div className={styles.box}>
      <ButtonLink href={site.phoneHref} size="large" icon="phone">
        {call}
      </ButtonLink>
      {site.openingHours && <p {...english}>{site.openingHours}</p>}
      <ButtonLink {...linkIn(links, routes.contact)} variant="quiet" icon="mail">
        {copy.write}
      </ButtonLink>
      <SiteLink href={`mailto:${site.email}`}>{site.email}</SiteLink>
      <div>
        <h3>{copy.place}</h3>
        <address {...english}>{site.address}</address>
      </div>
    </div>
  );
}
