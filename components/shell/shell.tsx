import type { ReactNode } from 'react';
import type { ShellCopy } from '@/lib/content/en/shell';
import type { Site } from '@/lib/domain/site';
import { Footer } from './footer';
import { Header } from './header';
import { RouteFocus } from './route-focus';
import styles from './shell.module.css';

type Props = { site: Site; copy: ShellCopy; year: number; children: ReactNode };

/** What stands around every page: skip link, header, navigation, main, footer. */
export function Shell({ site, copy, year, children }: Props) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        {copy.skip}
      </a>
      <Header site={site} copy={copy} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} copy={copy} year={year} />
      <RouteFocus />
    </>
  );
}
