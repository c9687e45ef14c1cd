import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { openingHoursIn } from '@/lib/i18n/clock';
import { englishPart, type Language, localPath } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import styles from './call-band.module.css';

type Copy = {
  title: string;
  lead: string;
  /** The button for who would rather write. */
  contact?: string;
};
type Labels = { phone: string; email: string; address: string };
type Props = { id: string; copy: Copy; labels: Labels; site: Site; language?: Language };

/** The night band that ends a page (spec §2 and §9, Home): the phone first, then e-mail and the postal address. */
export function CallBand({ id, copy, labels, site, language = 'en' }: Props) {
  const english = englishPart(language);
  const hours = openingHoursIn(site, language);
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Picture src={pictures.nightBand} alt="" className={styles.picture} />
      <div className={`container ${styles.grid}`}>
        <div>
          <h2 id={id}>{copy.title}</h2>
          <p className={styles.lead}>{copy.lead}</p>
          {copy.contact && (
            <ButtonLink href={localPath(language, routes.contact)} variant="light" size="large">
              {copy.contact}
            </ButtonLink>
          )}
        </div>
        <ul className={styles.ways}>
          <Way icon="phone" label={labels.phone}>
            <a className={styles.phone} href={site.phoneHref}>
              {site.phone}
            </a>
            {hours && <span {...hours} />}
          </Way>
          <Way icon="mail" label={labels.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </Way>
          <Way icon="pin" label={labels.address}>
            <address {...english}>{site.address}</address>
          </Way>
        </ul>
      </div>
    </section>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={26} />
      <div>
        <p className={styles.label}>{label}</p>
        {children}
      </div>
    </li>
  );
}
