import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { type Language, langOf, linkIn, withoutPrefix } from '@/lib/i18n/language';
import type { ShellTexts } from '../../lib/i18n/en/shell';
import { Band } from './band';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Nav } from './nav';

type Props = { site: Site; words: ShellTexts };

const isTrust = (href: string) => withoutPrefix(href).englishPath === routes.trust;

/**
 * One band (spec §1): logo, languages, phone and help in a row, the navigation beneath it or behind its button. On phones
 * the call button of the bar at the foot stands for the number (contract §9.4).
 */
export function Header({ site, words }: Props) {
  const { shell: copy, common, language, links, withheld = [] } = words;
  const languages = <LanguageSwitch label={language.label} current={links.language} />;
  const items = (list: readonly { label: string; href: string }[]) =>
    list
      .filter(({ href }) => !withheld.includes(href))
      .map(({ label, href }) => ({ label, ...linkIn(links, href) }));
  return (
    <Band>
      <div className={`container ${styles.row}`}>
        <SiteLink {...linkIn(links, routes.home)} className={styles.brand}>
          <img src="/icons/logo.svg" alt="" width={40} height={40} />
          <Name site={site} language={links.language} />
        </SiteLink>
        <nav className={styles.languages} aria-label={language.label}>
          {languages}
        </nav>
        <a className={styles.phone} href={site.phoneHref}>
          <Icon name="phone" size={20} />
          {site.phone}
        </a>
        <div className={styles.help}>
          <ButtonLink {...linkIn(links, routes.helpNow)} variant="give">
            {copy.getHelp}
          </ButtonLink>
        </div>
        <Nav
          copy={{
            label: common.navigation,
            menu: copy.menu,
            items: items(copy.navigation),
            more: items(copy.moreNavigation),
            moreLabel: copy.more,
            first: items([...copy.moreNavigation, ...copy.footer.legal.filter(({ href }) => isTrust(href))]),
          }}
        >
          {languages}
        </Nav>
      </div>
    </Band>
  );
}

/** The name, and what stands in its place where a phone has no room for it; a name in the page's own script stands alone. */
function Name({ site, language }: { site: Site; language: Language }) {
  const own = site.shortNames[language];
  if (own && language !== 'en') return <span>{own}</span>;
  const short = own ?? site.shortNames.en;
  return (
    <>
      <span className={styles.name}>{site.name}</span>
      {short !== site.name && (
        <span className={styles.short} {...langOf('en', language)}>
          {short}
        </span>
      )}
    </>
  );
}
