'use client';

import { whenPageRests } from '@/lib/browser/on-idle';

/** A browser may forbid it (private windows); the site is whole without. */
const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

const attach = (url: HTMLElement | null) =>
  url && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator
    ? whenPageRests(register)
    : undefined;

/** Asks the browser to keep the page for times without a line, once all else is loaded. Never while developing. */
export function OfflineWorker() {
  return <span ref={attach} hidden />;
}
