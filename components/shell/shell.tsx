import type { ReactNode } from 'react';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import type { Site } from '@/lib/config/site-facts';
import type { ShellTexts } from '../../lib/i18n/en/shell';
import { Footer } from './footer';
import { Header } from './header';
import { RouteFocus } from './route-focus';

type Props = {
  site: Site;
  words: ShellTexts;
  year: number;
  /** Words of the second skip link. */
  toChat: string;
  /** Between the navigation and the page. */
  top?: ReactNode;
  children: ReactNode;
};

/** What stands around every page: skip link, header, navigation, main, footer. */
export function Shell({ site, words, year, toChat, top, children }: Props) {
  return (
    <>
      <a href="#main" className="skip-link" data-print="no">
        {words.shell.skip}
      </a>
      <a href={`#${CHAT_ANCHOR}`} className="skip-link" data-needs="scripts" data-print="no">
        {toChat}
      </a>
      <Header site={site} words={words} />
      {top}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} words={words} year={year} />
      <RouteFocus />
    </>
  );
}
