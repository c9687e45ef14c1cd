import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { fill, linkIn } from '@/lib/i18n/language';
import type { ShellTexts } from '../../lib/i18n/en/shell';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Nav } from './nav';

type Props = { site: Site; words: ShellTexts };

/** Logo, help and phone (spec §1), above the sticky navigation. Phones get a call button in the number's place. */
export function Header({ site, words }: Props) {
  const { shell: copy, common, language, links } = words;
  return (
    <>
      <header className={styles.header}>
        <LanguageSwitch label={language.label} current={links.language} />
        <div className={`container ${styles.row}`}>
          <SiteLink {...linkIn(links, routes.home)} className={styles.brand}>
            <img src="/icons/logo.svg" alt="" width={44} height={44} />
            <span>{site.name}</span>
          </SiteLink>
          <div className={styles.help}>
            <a className={styles.phone} href={site.phoneHref}>
              <Icon name="phone" size={20} />
              {site.phone}
            </a>
            <ButtonLink {...linkIn(links, routes.helpNow)} variant="give">
              {copy.getHelp}
            </ButtonLink>
          </div>
        </div>
      </header>
      <Nav
        copy={{
          label: common.navigation,
          menu: copy.menu,
          items: copy.navigation.map(({ label, href }) => ({ label, ...linkIn(links, href) })),
        }}
      >
        <a className={styles.call} href={site.phoneHref}>
          <Icon name="phone" size={20} />
          {copy.call}
          <span className="visually-hidden"> {fill(common.onPhone, { phone: site.phone })}</span>
        </a>
      </Nav>
    </>
  );
}
