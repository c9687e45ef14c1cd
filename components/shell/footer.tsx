import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { ShellCopy } from '@/lib/content/en/shell';
import { helplines } from '@/lib/content/helplines';
import type { Site } from '@/lib/domain/site';
import styles from './footer.module.css';
import { Newsletter } from './newsletter';

type Props = { site: Site; copy: ShellCopy; year: number };

/** Footer and copyright strip (spec §2), with the helplines that every page ends on. */
export function Footer({ site, copy, year }: Props) {
  return (
    <footer className={styles.footer}>
      <HelpBand site={site} copy={copy} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{site.name}</p>
          <h2>{copy.footer.addressTitle}</h2>
          <address>{site.address}</address>
          {site.openingHours && <p>{site.openingHours}</p>}
          {site.registrationNo && <p>Registration: {site.registrationNo}</p>}
        </div>
        <Links title={copy.footer.quickTitle} items={copy.footer.quick} />
        <Links title={copy.footer.touchTitle} items={copy.footer.touch} />
        <div className={styles.newsletter}>
          <Newsletter copy={copy.newsletter} />
          <Social site={site} label={copy.footer.social} />
        </div>
      </div>
      <div className={styles.strip}>
        <div className={`container ${styles.stripRow}`}>
          <p>
            © {year} by {site.name}, a unit of {site.trust}.
          </p>
          <ul className={styles.legal}>
            {copy.footer.legal.map((item) => (
              <li key={item.href}>
                <a href={item.href}>{item.label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function HelpBand({ site, copy }: Omit<Props, 'year'>) {
  const lines = [helplines.emergency, helplines.teleManas, helplines.deAddiction];
  return (
    <section className={styles.help} aria-labelledby="footer-help">
      <div className={`container ${styles.helpRow}`}>
        <div>
          <h2 id="footer-help">{copy.footer.helpTitle}</h2>
          <p>{copy.footer.helpLead}</p>
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.number}>
              <a href={line.tel}>
                <strong>{line.number}</strong>
                <span>{line.name}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={site.phoneHref}>
              <strong>{site.phone}</strong>
              <span>{site.name}</span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Links({ title, items }: { title: string; items: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <SiteLink href={item.href}>{item.label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social({ site, label }: { site: Site; label: string }) {
  const places = [
    { name: 'Instagram', icon: 'instagram', href: site.instagramUrl },
    { name: 'YouTube', icon: 'youtube', href: site.youtubeUrl },
    { name: 'Facebook', icon: 'facebook', href: site.facebookUrl },
  ] as const;
  return (
    <nav aria-label={label}>
      <ul className={styles.social}>
        {places.map((place) => (
          <li key={place.name}>
            <SiteLink href={place.href}>
              <Icon name={place.icon} />
              <span className="visually-hidden">{place.name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
