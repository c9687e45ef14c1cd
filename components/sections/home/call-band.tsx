import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { HomeCopy } from '@/lib/content/en/home';
import { pictures } from '@/lib/content/pictures';
import type { Site } from '@/lib/domain/site';
import styles from './call-band.module.css';

type Props = { copy: HomeCopy['call']; site: Site };

/** Call to action at night: phone, email and the postal address (spec §2 and §9, Home). */
export function CallBand({ copy, site }: Props) {
  return (
    <section className={styles.band} aria-labelledby="call-us">
      <Picture src={pictures.nightBand} alt="" className={styles.picture} />
      <div className={`container ${styles.grid}`}>
        <div>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h2 id="call-us">{copy.title}</h2>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <ul className={styles.ways}>
          <Way icon="phone" label={copy.phone}>
            <a className={styles.phone} href={site.phoneHref}>
              {site.phone}
            </a>
            {site.openingHours && <span>{site.openingHours}</span>}
          </Way>
          <Way icon="mail" label={copy.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </Way>
          <Way icon="pin" label={copy.address}>
            <address>{site.address}</address>
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
