import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { HelpNowCopy } from '@/lib/content/en/help-now';
import type { Site } from '@/lib/domain/site';
import { routes } from '@/lib/routes';
import styles from './centre-contact.module.css';

type Props = { copy: HelpNowCopy['centre']; site: Site };

/** The centre's own phone, form and door. */
export function CentreContact({ copy, site }: Props) {
  return (
    <div className={styles.box}>
      <ButtonLink href={site.phoneHref} size="large" icon="phone">
        Call {site.phone}
      </ButtonLink>
      {site.openingHours && <p>{site.openingHours}</p>}
      <ButtonLink href={routes.contact} variant="quiet" icon="mail">
        {copy.write}
      </ButtonLink>
      <SiteLink href={`mailto:${site.email}`}>{site.email}</SiteLink>
      <div>
        <h3>{copy.place}</h3>
        <address>{site.address}</address>
      </div>
    </div>
  );
}
