'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { getJson } from '@/lib/browser/json';
import { chatCounts } from '@/lib/chat/live';
import { staffRoutes } from '@/lib/staff/addresses';
import { useEventLine, useStaff } from '@/lib/staff/client/staff-reads';
import { EnglishAlone, useStaffTexts } from '@/lib/staff/client/texts';
import type { Me, Overview } from '@/lib/staff/schema';
import { focusEntered, focusLeft, inView, isAt, routerKeepsHash, useIsOnline } from './browser-state';
import styles from './console-frame.module.css';
import { ConsoleNav, isTranslated, subjectsOf, useCounts } from './console-nav';
import { useChats, useSignOut, WaitingChats } from './own-chats';
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
  const role = view.kind === 'shown' ? view.data.role : '';
  const links = subjectsOf(role);
  const chats = useChats(role);
  const { fault, leave, question } = useSignOut(chats);
  const isCounted = links.some(({ name }) => name === 'inbox' || name === 'gifts');
  const overview = useStaff<Overview>(isCounted ? staffRoutes.api.overview : null);
  const counted = { ...(overview.kind === 'shown' && overview.data), chats: chatCounts(chats) };
  const { pressing } = useCounts();
  const urgent = pressing('inbox', counted).find(({ isUrgent }) => isUrgent)?.text;
  const ofChats = pressing('chats', counted).map(({ text }) => text);
  // One conversation of danger may be in both.
  const mark = [...new Set(urgent ? [...ofChats, urgent] : ofChats)].join(' · ');
  return (
    <div className={styles.console} onClickCapture={hold} ref={focusEntered}>
      <header className={styles.head}>
        <a href={`#${MAIN}`} className="skip-link" onClick={skip} data-print="no">
          {copy.nav.skip}
        </a>
        <Brand name={centre} isWay={true} />
        <ConsoleNav
          ways={links}
          counted={counted}
          onWay={(name) => setRound(name === 'inbox' ? round + 1 : round)}
        />
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
