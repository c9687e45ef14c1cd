import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { ShellCopy } from '@/lib/content/en/shell';
import type { Site } from '@/lib/domain/site';
import { routes } from '@/lib/routes';
import styles from './header.module.css';
import { Nav } from './nav';

type Props = { site: Site; copy: ShellCopy };

/** Logo, help and phone (spec §1), above the sticky navigation. Phones get a call button in the number's place. */
export function Header({ site, copy }: Props) {
  return (
    <>
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <SiteLink href={routes.home} className={styles.brand}>
            <img src="/icons/logo.svg" alt="" width={44} height={44} />
            <span>{site.name}</span>
          </SiteLink>
          <div className={styles.help}>
            <a className={styles.phone} href={site.phoneHref}>
              <Icon name="phone" size={20} />
              {site.phone}
            </a>
            <ButtonLink href={routes.helpNow} variant="give">
              {copy.getHelp}
            </ButtonLink>
          </div>
        </div>
      </header>
      <Nav copy={{ menu: copy.menu, items: copy.navigation }}>
        <a className={styles.call} href={site.phoneHref}>
          <Icon name="phone" size={20} />
          {copy.call}
          <span className="visually-hidden"> on {site.phone}</span>
        </a>
      </Nav>
    </>
  );
}
