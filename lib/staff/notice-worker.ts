import { shownOnDevice } from '@/lib/i18n/en/staff-notices';
import { type Language, languages } from '@/lib/i18n/language';
import { NEXT_HASH, staffRoutes } from './addresses';

/**
 * The console's service worker: a push without content wakes it, and it shows one sentence in the language of its person
 * (in all, where it is not known) that tells nothing of who or what. A touch leads to what nobody has, after the sign-in.
 */
export const noticeWorker = (language: Language | undefined): string => `'use strict';
const TEXT = ${JSON.stringify((language ? [language] : languages).map((one) => shownOnDevice[one]).join(' · '))};
const INBOX = '${staffRoutes.inbox}';
const NEXT = INBOX + '#${NEXT_HASH}';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
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
