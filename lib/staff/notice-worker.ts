import { staff as bn } from '@/lib/i18n/bn/staff';
import { staffInbox as inboxBn } from '@/lib/i18n/bn/staff-inbox';
import { staff as en } from '@/lib/i18n/en/staff';
import { staffInbox as inboxEn } from '@/lib/i18n/en/staff-inbox';
import { shownOnDevice } from '@/lib/i18n/en/staff-notices';
import { staff as hi } from '@/lib/i18n/hi/staff';
import { staffInbox as inboxHi } from '@/lib/i18n/hi/staff-inbox';
import { type Language, languages } from '@/lib/i18n/language';
import { NEXT_HASH, staffRoutes } from './addresses';

const texts = {
  en: { ...en.unreachable, ...inboxEn },
  hi: { ...hi.unreachable, ...inboxHi },
  bn: { ...bn.unreachable, ...inboxBn },
};

/** What is said in one language where no page of the console can be had: whom to call goes without it. */
function offlineIn(language: Language): string {
  const { offline, again, help } = texts[language];
  const numbers = help.text.replace(
    /\b(?:112|14416)\b/g,
    (number) => `<a href="tel:${number}">${number}</a>`,
  );
  return `<section lang="${language}"><h1>${offline.title}</h1><p>${offline.text}</p><p><a href="">${again}</a></p><h2>${help.title}</h2><p>${numbers}</p></section>`;
}

const offlinePage = (inLanguages: readonly Language[]): string =>
  `<!doctype html><html lang="${inLanguages[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${en.title}</title><style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui;max-width:34rem;margin:auto;padding:1rem}a{display:inline-block;padding:.5rem}</style><main>${inLanguages.map(offlineIn).join('')}</main></html>`;

/**
 * The console's service worker: a push without content wakes it, and it shows one sentence in the language of its person
 * (in all, where it is not known) that tells nothing of who or what. A touch leads to what nobody has, after the sign-in.
 * Without a line it answers with a page of its own in place of the browser's. It stores nothing.
 */
export const noticeWorker = (known: Language | undefined): string => script(known ? [known] : languages);

const script = (inLanguages: readonly Language[]): string => `'use strict';
const TEXT = ${JSON.stringify(inLanguages.map((language) => shownOnDevice[language]).join(' · '))};
const PAGE = ${JSON.stringify(offlinePage(inLanguages))};
const INBOX = '${staffRoutes.inbox}';
const NEXT = INBOX + '#${NEXT_HASH}';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (method !== 'GET' || mode !== 'navigate') return;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };
  event.respondWith(fetch(event.request).catch(() => new Response(PAGE, { status: 503, headers })));
});
addEventListener('push', (event) => {
  const icon = '/icons/icon-192.png';
  event.waitUntil(registration.showNotification(TEXT, { tag: 'console', renotify: true, icon, badge: icon }));
});
async function open() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.replace(/\\/$/, '') === INBOX);
  if (!page) return clients.openWindow(NEXT);
  // A page that another worker holds is not led anywhere.
  return page.navigate(NEXT).then((there) => (there || page).focus(), () => clients.openWindow(NEXT));
}
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open());
});
`;
