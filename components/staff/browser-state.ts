import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;

function listen(listener: () => void) {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
}
/** Rounded up, so that what has just come does not lie ahead. */
const now = () => Math.ceil(Date.now() / EVERY_MS) * EVERY_MS;

/** The time, often enough for minutes of waiting. */
export const useNow = (): number => useSyncExternalStore(listen, now, now);

/** What has just come, brought before the eyes; the same function each time, so React calls it once. */
export const inView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

function listenToHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
const hash = () => location.hash.slice(1);

/** What the address names behind its `#`, blank for nothing: ids and names there stay out of the server's log. */
export const useHash = (): string => useSyncExternalStore(listenToHash, hash, () => '');
