import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import type { Site } from '@/lib/config/site-facts';
import { openingHoursIn } from '@/lib/i18n/clock';
import { currentLine } from '@/lib/i18n/helplines';
import { englishPart, fill, type LinkTexts, linkIn } from '@/lib/i18n/language';
import type { ShellTexts } from '../../lib/i18n/en/shell';
import styles from './footer.module.css';
import { Newsletter } from './newsletter';

type Props = { site: Site; words: ShellTexts; year: number };

/**
 * Footer and copyright strip (spec §2), with the helplines that every page ends on; the centre's own number is in the band or
 * the bar.
 */
export function Footer({ site, words, year }: Props) {
  const { shell: copy, common, links, withheld = [] } = words;
  const stays = ({ href }: { href: string }) => !withheld.includes(href);
  const english = englishPart(links.language);
  const hours = openingHoursIn(site, links.language);
  return (
    <footer className={styles.footer}>
      <HelpBand words={words} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{site.name}</p>
          {site.hasSampleContacts && <p>{common.demonstration.short}</p>}
          <h2>{copy.footer.addressTitle}</h2>
          <address {...english}>{site.address}</address>
          {hours && <p {...hours} />}
          {site.registrationNo && <p>{fill(common.registration, { number: site.registrationNo })}</p>}
          <Social site={site} label={copy.footer.social} links={links} />
        </div>
        <Links title={copy.footer.quickTitle} items={copy.footer.quick.filter(stays)} links={links} />
        <Links title={copy.footer.touchTitle} items={copy.footer.touch.filter(stays)} links={links} />
        <div className={styles.newsletter}>
          <Newsletter copy={copy.newsletter} language={links.language} />
        </div>
      </div>
      <div className={styles.strip}>
        <div className={`container ${styles.stripRow}`}>
          <p>{fill(common.copyright, { year, name: site.name, trust: site.trust })}</p>
          <ul className={styles.legal}>
            {copy.footer.legal.filter(stays).map((item) => (
              <li key={item.href}>
                <LegalLink {...linkIn(links, item.href)}>{item.label}</LegalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Full-page links (spec §2). */
function LegalLink({ href, hrefLang, note, children }: ReturnType<typeof linkIn> & { children: string }) {
  return (
    <a href={href} hrefLang={hrefLang}>
      {children}
      {note && (
        <>
          {' '}
          <span className="in-language">{note}</span>
        </>
      )}
    </a>
  );
}

function HelpBand({ words }: Pick<Props, 'words'>) {
  const { shell: copy, helplines } = words;
  const { language } = words.links;
  const lines = [helplines.emergency, helplines.teleManas, helplines.deAddiction].flatMap(
    (line) => currentLine(line, language) ?? [],
  );
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
        </ul>
      </div>
    </section>
  );
}

type LinksProps = { title: string; items: readonly { label: string; href: string }[]; links: LinkTexts };

function Links({ title, items, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <SiteLink {...linkIn(links, item.href)}>{item.label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social({ site, label, links }: { site: Site; label: string; links: LinkTexts }) {
  const profiles = [
    { name: 'Instagram', icon: 'instagram', href: site.instagramUrl },
    { name: 'YouTube', icon: 'youtube', href: site.youtubeUrl },
    { name: 'Facebook', icon: 'facebook', href: site.facebookUrl },
  ] as const;
  return (
    <nav aria-label={label}>
      <ul className={styles.social}>
        {profiles.map((profile) => (
          <li key={profile.name}>
            <SiteLink {...linkIn(links, profile.href)}>
              <Pictogram name={profile.icon} />
              <span className="visually-hidden">{profile.name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
