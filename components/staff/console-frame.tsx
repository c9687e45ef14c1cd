'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { getJson } from '@/lib/browser/json';
import type { StaffCopy } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { useEventLine, useStaff } from '@/lib/staff/client/staff-reads';
import { EnglishAlone, useStaffTexts } from '@/lib/staff/client/texts';
import type { Me, Overview } from '@/lib/staff/schema';
import { focusEntered, focusLeft, inView, isAt, routerKeepsHash, useIsOnline } from './browser-state';
import styles from './console-frame.module.css';
import { isTranslated, type Subject, subjectsOf } from './console-nav';
import { countsOf, useChats, useSignOut, WaitingChats } from './own-chats';
import { Brand } from './page-title';
import { Unreachable } from './unreachable';

const TRY_MS = 8000;

/**
 * Without a connection a page that is not here yet would give way to the browser's own error, and what was typed would be
 * gone: the page that is open stays, and the way to the other one is tried again from there.
 */
function useHeldWay(isLost: boolean) {
  const [held, setHeld] = useState<string | null>(null);
  const hold = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/staff"]');
    if (!link) return;
    const isHeld = isLost && !isAt(link.pathname);
    if (isHeld) event.preventDefault();
    else follow(event, link);
    setHeld(isHeld ? link.href : null);
  };
  const tryAgain = async () => {
    if (held === null || (await getJson(staffRoutes.api.me, TRY_MS)) === null) return;
    location.assign(held);
  };
  return { held, hold, tryAgain };
}

/** Within a section, to an item or the list: a page hears of its address's `#` only when the browser itself changes it. A page whose `#` the router keeps is loaded anew. */
function follow(event: MouseEvent, { pathname, hash, href }: HTMLAnchorElement): void {
  const isHere = isAt(pathname);
  const isRouters = !routerKeepsHash(pathname) && (!isHere || location.hash === hash);
  if (isRouters || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (isHere) location.hash = hash;
  else location.assign(href);
}

const MAIN = 'main';
/** Past the menu. What an address of the console names behind its `#` is what the page shows, so it stays as it is. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}

/** Puts what is urgent before the name of every page: the next page names itself after it is drawn. */
const inTitle = (item: HTMLElement | null) => {
  if (!item) return;
  const mark = `${item.textContent?.trim()} · `;
  const put = () => {
    const { title } = document;
    if (title !== '' && !title.startsWith(mark.trim())) document.title = mark + title;
  };
  put();
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
  };
};

/** Where the menu is a row that is moved sideways: the way to the page on view. */
const inRow = (way: HTMLElement | null): void => way?.parentElement?.scrollTo?.(way.offsetLeft - 24, 0);

/** What of the inbox is urgent, and what nobody has claimed. */
const inboxCounts = (inbox: Overview['inbox'], { urgent, waiting }: StaffCopy['nav']) =>
  [inbox?.urgent ? urgent(inbox.urgent) : '', inbox?.waiting ? waiting(inbox.waiting) : ''] as const;

const Counts = ({ mark, rest }: { mark: string | undefined; rest: string }) => (
  <span className={styles.counts}>
    {rest && ` ${rest}${mark ? ' ·' : ''}`}
    {mark && <strong> {mark}</strong>}
  </span>
);

const joined = (marks: readonly (string | 0)[]): string => marks.filter(Boolean).join(' · ');

/** The way to the start and to each subject, and whether what is shown is up to date. `name`: of the centre. */
export function ConsoleFrame({ name: centre, children }: { name: string; children: ReactNode }) {
  const copy = useStaffTexts();
  const view = useStaff<Me>(staffRoutes.api.me);
  const line = useEventLine();
  const why = useIsOnline() ? 'away' : 'offline';
  const path = usePathname();
  const { held, hold, tryAgain } = useHeldWay(line === 'lost');
  // The inbox shows what is open whenever its way is taken, there too.
  const [round, setRound] = useState(0);
  const isHere = (href: string) => path === href || path.startsWith(`${href}/`);
  const role = view.kind === 'shown' ? view.data.role : '';
  const links = subjectsOf(role);
  const chats = useChats(role);
  const { fault, leave, question } = useSignOut(chats);
  const hasInbox = links.some(({ name }) => name === 'inbox');
  const overview = useStaff<Overview>(hasInbox ? staffRoutes.api.overview : null);
  const [urgent, unclaimed] = inboxCounts(overview.kind === 'shown' ? overview.data.inbox : null, copy.nav);
  const { calling, waiting } = countsOf(chats);
  const ofChats = [calling && copy.nav.unanswered(calling), waiting && copy.nav.waiting(waiting)];
  const marks: Partial<Record<Subject, string>> = { inbox: urgent, chats: joined(ofChats) };
  const mark = joined([...ofChats, urgent]);
  return (
    <div className={styles.english} onClickCapture={hold} ref={focusEntered}>
      <header className={styles.head}>
        <a href={`#${MAIN}`} className="skip-link" onClick={skip} data-print="no">
          {copy.nav.skip}
        </a>
        <Brand name={centre} isWay={true} />
        <nav className={styles.nav} aria-label={copy.nav.label}>
          {links.map(({ name, href }) => (
            <SiteLink
              key={name}
              href={href}
              aria-current={isHere(href) ? 'page' : undefined}
              ref={isHere(href) ? inRow : undefined}
              onClick={() => setRound(name === 'inbox' ? round + 1 : round)}
            >
              {copy.nav[name]}
              <Counts mark={marks[name]} rest={name === 'inbox' ? unclaimed : ''} />
            </SiteLink>
          ))}
        </nav>
        <button type="button" onClick={() => leave(staffRoutes.api.signOut)}>
          {copy.me.signOut}
        </button>
        {mark && (
          <span key={mark} hidden ref={inTitle}>
            {mark}
          </span>
        )}
        {question}
        {fault && <Notice kind="failed" title={fault} />}
      </header>
      <main id={MAIN} tabIndex={-1} className={styles.main} ref={focusLeft}>
        <p className="visually-hidden" role="status">
          {urgent && `${copy.nav.inbox}: ${urgent}`}
        </p>
        <WaitingChats chats={chats} classNames={[styles.calls, styles.line]} />
        <p className={styles.line} role="status">
          {line === 'lost' && copy.line[why]}
        </p>
        {held && (
          <div ref={inView}>
            <Unreachable again={tryAgain} why={why} />
          </div>
        )}
        {isTranslated(path) ? (
          <Fragment key={round}>{children}</Fragment>
        ) : (
          <EnglishAlone value={true}>
            <div lang="en" className={styles.english}>
              <Fragment key={round}>{children}</Fragment>
            </div>
          </EnglishAlone>
        )}
      </main>
    </div>
  );
}
