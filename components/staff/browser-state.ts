import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { ENTERED } from '@/lib/staff/client/staff-calls';

const EVERY_MS = 30_000;

function listen(listener: () => void) {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
}
/** Rounded up, so that what has just come does not lie ahead. */
const now = () => Math.ceil(Date.now() / EVERY_MS) * EVERY_MS;

/** The time, often enough for minutes of waiting. */
export const useNow = (): number => useSyncExternalStore(listen, now, now);

function listenToNetwork(listener: () => void) {
  const names = ['online', 'offline'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
/** Whether the device has a network; that it reaches the server is another matter. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listenToNetwork,
    () => navigator.onLine,
    () => true,
  );

/** What has just come, brought before the eyes, with the focus where what had it is gone; the same function each time, so React calls it once. */
export const inView = (element: HTMLElement | null): void => {
  element?.scrollIntoView?.({ block: 'nearest' });
  if (document.activeElement === document.body) focusStill(element);
};

/** For the heading of what has just taken another's place. The same function each time, so React calls it once. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();

/** For what is on view already: the page stays as it is scrolled. */
export const focusStill = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** The same for what opens below what is read: its heading goes to the top, above anything that lies at the bottom edge. */
export const focusAtTop = (element: HTMLElement | null): void => {
  focusStill(element);
  element?.scrollIntoView?.({ block: 'start' });
};

/** For what stands in the page that was entered. The same function each time, so React calls it once. */
export const focusEntered = (page: HTMLElement | null): void => {
  const heading = page?.ownerDocument.querySelector('h1');
  if (!heading || sessionStorage.getItem(ENTERED) === null) return;
  sessionStorage.removeItem(ENTERED);
  heading.tabIndex = -1;
  heading.focus();
};

/** So many frames a slow device may take to draw a list. */
const MOST_FRAMES = 99;

/** For what holds an item or its list. Back in the list the focus, gone with what had it, is on the item that was left, else on the heading. */
export const focusLeft = (page: HTMLElement | null) => {
  // Once the list is drawn, and what had the focus is gone with the item.
  const look = (left: string, frames: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        const links = [...(page?.querySelectorAll('a') ?? [])];
        const heading = page?.querySelector('h1');
        if (heading) heading.tabIndex = -1;
        (links.find(({ href }) => href === left) ?? heading)?.focus();
      } else if (frames) look(left, frames - 1);
    });
  const back = ({ oldURL }: HashChangeEvent) => look(oldURL, MOST_FRAMES);
  window.addEventListener('hashchange', back);
  return () => window.removeEventListener('hashchange', back);
};

function listenToHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
const withoutSlash = (path: string) => path.replace(/\/$/, '');
/** Whether the address in the browser is this page's: it is the last page's until a new one is drawn. */
export const isAt = (path: string): boolean => withoutSlash(location.pathname) === withoutSlash(path);

const loadedWithHash = typeof location === 'undefined' || location.hash === '' ? null : location.pathname;
/** Whether the router holds a `#` for a part of this page's address: that of the page which was loaded with it. */
export const routerKeepsHash = (path: string): boolean =>
  loadedWithHash !== null && withoutSlash(path) === withoutSlash(loadedWithHash);

/** What the address of this page names behind its `#`, blank for nothing: ids and names there stay out of the server's log. */
export function useHash(): string {
  const path = usePathname();
  const hash = () => (isAt(path) ? location.hash.slice(1) : '');
  return useSyncExternalStore(listenToHash, hash, () => '');
}
