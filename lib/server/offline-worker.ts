import 'server-only';
import { routes } from '@/lib/config/routes';
import { prefixed } from '@/lib/i18n/language';

/**
 * The service worker: without a line a page that was asked for is answered by the kept page of telephone numbers of its
 * language. It keeps these pages and their few files and nothing else; for Hindi and Bengali the letters of the device.
 * Forms, gifts and the chat it never touches. One cache a build; a new build takes over at once and the old cache goes.
 */
export const offlineWorker = (build: string): string => `'use strict';
const CACHE = 'offline-${build.replace(/[^\w-]/g, '')}';
const PREFIX = /^\\/(?:${prefixed.join('|')})(?=\\/|$)/;
const LEFT_ALONE = /^\\/(?:chat|hooks|api|staff)(?:\\/|$)|^(?:\\/(?:${prefixed.join('|')}))?\\/(?:donate|contact)(?:\\/|$)/i;
const FILES = /\\/_next\\/static\\/(?:[^"' ]+\\.css|media\\/figtree\\.[^"' )]+\\.woff2)|\\/media\\/offline[^"' ,]*\\.avif|\\/icons\\/logo\\.svg/g;
const SWITCHED_OFF = /<link[^>]* disabled[^>]*>/g;
const isFile = (path) => path.replace(FILES, '') === '';

const pageFor = (path) => (PREFIX.exec(path) || '') + '${routes.offline}';

async function keep() {
  const cache = await caches.open(CACHE);
  for (const path of ['/', ${prefixed.map((language) => `'/${language}'`).join(', ')}].map(pageFor)) {
    const page = await fetch(path, { cache: 'reload' });
    if (!page.ok) throw new Error(path);
    const html = await page.clone().text();
    await cache.addAll([...new Set(html.replace(SWITCHED_OFF, '').match(FILES))]);
    await cache.put(path, page);
  }
}
async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
}
const kept = (request) => caches.match(request, { ignoreVary: true });
async function shown({ request, preloadResponse }) {
  try {
    return (await preloadResponse) || (await fetch(request));
  } catch {
    return (await kept(pageFor(new URL(request.url).pathname))) || Response.error();
  }
}
addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (!LEFT_ALONE.test(pathname)) event.respondWith(shown(event));
  } else if (isFile(pathname)) {
    event.respondWith(kept(event.request).then((file) => file || fetch(event.request)));
  }
});
`;

/** What takes the worker's place where it is switched off: it clears what was kept and goes. */
export const noWorker = `'use strict';
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
`;

/** A worker asks for nothing but this site; browsers look for a new one at every visit. `scope`: where it may stand beside below its own folder. */
export const workerAnswer = (script: string, scope = ''): Response =>
  new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      ...(scope && { 'service-worker-allowed': scope }),
    },
  });
