import { shownOnDevice } from '@/lib/i18n/en/staff-notices';
import { staffRoutes } from './addresses';

/**
 * The console's service worker: a push without content wakes it, and it shows one sentence in the language of the device
 * that tells nothing of who or what. A touch leads to the inbox, which asks for the sign-in first.
 */
export const noticeWorker = `'use strict';
const TEXTS = ${JSON.stringify(shownOnDevice)};
const text = TEXTS[navigator.language.slice(0, 2)] || TEXTS.en;
const INBOX = '${staffRoutes.inbox}';
addEventListener('install', () => skipWaiting());
addEventListener('push', (event) => {
  const icon = '/icons/icon-192.png';
  event.waitUntil(registration.showNotification(text, { tag: 'console', renotify: true, icon, badge: icon }));
});
async function open() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === INBOX);
  return page ? page.focus() : clients.openWindow(INBOX);
}
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open());
});
`;
