import { Script } from 'node:vm';
import { noWorker, offlineWorker } from '@/lib/server/offline-worker';

type Event = Record<string, unknown>;
type Request = { method: string; mode: string; url: string };

const ORIGIN = 'https://centre.example.org';
const html =
  '<style>a{src:url(/_next/static/media/figtree.a1.woff2)}b{src:url(/_next/static/media/bengali.b2.woff2)}</style><link href="/_next/static/css/off.css" disabled=""/><link href="/_next/static/css/a.css"><img src="/media/offline-640.avif"><script src="/_next/static/x.js">';
const pages = ['/offline', '/hi/offline', '/bn/offline'];
const answerOf = (text: string) => ({ ok: true, text: async () => text, clone: () => answerOf(text) });

/** The worker in a room with what it knows of a browser: caches by name, a line that is up or down. */
function wake(script: string) {
  const listeners: Record<string, (event: Event) => void> = {};
  const stored = new Map<string, Map<string, unknown>>([['offline-old', new Map()]]);
  const line = { isUp: true };
  const fetched = jest.fn(async (request: string | Request) => {
    if (!line.isUp) throw new TypeError('Failed to fetch');
    return answerOf(pages.includes(String(request)) ? html : 'from the net');
  });
  const unregister = jest.fn();
  const skipWaiting = jest.fn();
  const path = (request: string | Request) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  new Script(script).runInNewContext({
    addEventListener: (name: string, listener: (event: Event) => void) => {
      listeners[name] = listener;
    },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const cache = stored.get(name) ?? new Map<string, unknown>();
        stored.set(name, cache);
        return {
          addAll: async (paths: string[]) => paths.map((one) => cache.set(one, `kept ${one}`)),
          put: async (one: string) => cache.set(one, `kept ${one}`),
        };
      },
      match: async (request: string | Request) =>
        [...stored.values()].find((cache) => cache.has(path(request)))?.get(path(request)),
    },
    fetch: fetched,
    location: { origin: ORIGIN },
    registration: { unregister, navigationPreload: { enable: async () => undefined } },
    Response: { error: () => 'no answer' },
    skipWaiting,
    URL,
  });
  const happen = async (name: string) => {
    const waits: unknown[] = [];
    listeners[name]?.({ waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  };
  /** What the worker answers; undefined where it leaves a request to the browser. */
  const ask = async (url: string, given: Partial<Request> = {}): Promise<unknown> => {
    const answers: unknown[] = [];
    const request = { method: 'GET', mode: 'navigate', url: new URL(url, ORIGIN).href, ...given };
    listeners['fetch']?.({ request, respondWith: (answer: unknown) => answers.push(answer) });
    return answers[0];
  };
  return { stored, line, fetched, unregister, skipWaiting, happen, ask };
}

async function installed() {
  const worker = wake(offlineWorker('b1'));
  await worker.happen('install');
  await worker.happen('activate');
  return worker;
}

describe('the service worker', () => {
  it('is small', () => {
    expect(offlineWorker('b1').length).toBeLessThan(2200);
  });

  it('keeps the offline page of each language with its font, styles and picture and nothing else, and no older cache', async () => {
    const { stored, skipWaiting } = await installed();
    expect([...stored.keys()]).toEqual(['offline-b1']);
    expect([...(stored.get('offline-b1')?.keys() ?? [])]).toEqual([
      '/_next/static/media/figtree.a1.woff2',
      '/_next/static/css/a.css',
      '/media/offline-640.avif',
      ...pages,
    ]);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('asks the network for a page first, and shows the offline page only without a line', async () => {
    const { ask, line } = await installed();
    expect(await ask('/about')).toMatchObject({ ok: true });
    line.isUp = false;
    expect(await ask('/about')).toBe('kept /offline');
    expect(await ask('/_next/static/css/a.css', { mode: 'no-cors' })).toBe('kept /_next/static/css/a.css');
  });

  it.each([
    ['/', '/offline'],
    ['/hi', '/hi/offline'],
    ['/hi/treatment', '/hi/offline'],
    ['/bn/no-such-page?x=1', '/bn/offline'],
    ['/hindi', '/offline'],
    ['/blog/bn', '/offline'],
  ])('answers %s without a line in the language of that address: %s', async (path, page) => {
    const { ask, line } = await installed();
    line.isUp = false;
    expect(await ask(path)).toBe(`kept ${page}`);
  });

  it.each([
    '/Donate',
    '/donate',
    '/Donate/thank-you/t1',
    '/contact',
    '/contact/sent',
    '/hi/contact',
    '/bn/Donate',
    '/chat/chat/',
    '/hooks/razorpay/return',
    '/api/blogs/',
    '/staff',
    '/staff/inbox',
  ])('leaves %s to the browser', async (path) => {
    const { ask, fetched } = await installed();
    fetched.mockClear();
    expect(await ask(path)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves to the browser what is sent, what is elsewhere and what is no page', async () => {
    const { ask } = await installed();
    expect(await ask('/about', { method: 'POST' })).toBeUndefined();
    expect(await ask('https://www.google.com/')).toBeUndefined();
    expect(await ask('/media/hero.mp4', { mode: 'no-cors' })).toBeUndefined();
    expect(await ask('/search-index/en.json', { mode: 'cors' })).toBeUndefined();
  });

  it('can be called back: it clears what was kept and goes', async () => {
    const worker = wake(noWorker);
    await worker.happen('install');
    await worker.happen('activate');
    expect(worker.stored.size).toBe(0);
    expect(worker.unregister).toHaveBeenCalledTimes(1);
    expect(await worker.ask('/about')).toBeUndefined();
  });
});
