import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { CONTENT_HEADER } from '@/lib/server/headers';
import type { CacheValue } from '@/lib/server/page-cache';

let mockVariables: Record<string, string> = {};
jest.mock('@/lib/config/env', () => {
  const actual = jest.requireActual('@/lib/config/env');
  const settings = () => actual.readEnv(mockVariables);
  return { ...actual, env: settings, startEnv: settings };
});

type Handler = import('@/lib/server/cache-handler').default;

const KEY = 'a'.repeat(64);
let root: string;
let variables: Record<string, string>;

/** The handlers of a process that starts now, module state and all; Next makes one a request. */
function startHandlers(over: Record<string, string> = {}): () => Handler {
  mockVariables = { ...variables, ...over };
  let make: (() => Handler) | undefined;
  jest.isolateModules(() => {
    const { default: SiteCacheHandler } = jest.requireActual<typeof import('@/lib/server/cache-handler')>(
      '@/lib/server/cache-handler',
    );
    make = () => new SiteCacheHandler({ serverDistDir: join(root, 'build/server') });
  });
  if (!make) throw new Error('no handler');
  return make;
}
const startProcess = (over: Record<string, string> = {}): Handler => startHandlers(over)();

const read = (body: string): CacheValue => ({ kind: 'FETCH', data: { body } });
const page = (html: string): CacheValue & { headers: Record<string, unknown> } => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': 'blogs' },
});
const CONTEXT = { cacheControl: { revalidate: 60 } };
const diskFolder = () => join(root, 'build/cache/content');
const filesOnDisk = () =>
  existsSync(diskFolder())
    ? readdirSync(diskFolder(), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.json'),
      )
    : [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-handler-'));
  mkdirSync(join(root, 'build/server'), { recursive: true });
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'build/BUILD_ID'), 'build-1');
  writeFileSync(join(root, 'content/one.md'), 'one');
  variables = { CONTENT_DIR: join(root, 'content'), CONTENT_STALE_SECONDS: '600' };
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env['NEXT_PHASE'];
  rmSync(root, { recursive: true, force: true });
});

describe('pages', () => {
  it('are given back as they were set, with headers that a CDN can use', async () => {
    const handler = startProcess();
    const value = page('<main>Hello</main>');
    await handler.set('/about', value, CONTEXT);
    const stored = await handler.get('/about');
    expect(stored?.value).toMatchObject({ kind: 'APP_PAGE', html: '<main>Hello</main>' });
    expect(stored?.cacheControl).toEqual(CONTEXT.cacheControl);
    expect(value.headers).toEqual({
      'x-next-cache-tags': 'blogs',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=600',
      [CONTENT_HEADER]: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('tell the cache in front how old they are, and which content they are given out with', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
    const handler = startProcess({ CONTENT_TTL_SECONDS: '60' });
    const told = async (key: string) => (await handler.get(key))?.value?.headers;
    await handler.set('/blog', page('<main/>'), CONTEXT);
    await handler.set('/about', page('<main/>'), { cacheControl: { revalidate: false } });
    const before = await told('/blog');
    expect(before?.['age']).toBe('0');
    jest.advanceTimersByTime(20_000);
    expect((await told('/blog'))?.['age']).toBe('20');
    // Nothing runs out for it: it is current whenever it is asked for.
    expect((await told('/about'))?.['age']).toBe('0');
    jest.advanceTimersByTime(100_000);
    expect((await told('/blog'))?.['age']).toBe('60');
    jest.setSystemTime(Date.now() - 3_600_000);
    expect((await told('/about'))?.['age']).toBe('60');
    await handler.revalidateTag();
    await handler.set('/blog', page('<main/>'), CONTEXT);
    expect((await told('/blog'))?.[CONTENT_HEADER]).not.toBe(before?.[CONTENT_HEADER]);
  });

  it('that are degraded are never kept and say no-store', async () => {
    const handler = startProcess();
    const value = page('<div data-degraded="true">Error</div>');
    await handler.set('/blog', value, CONTEXT);
    expect(await handler.get('/blog')).toBeNull();
    expect(value.headers['cache-control']).toBe('no-store');
  });

  it('that are degraded leave the last good one in place', async () => {
    const handler = startProcess();
    await handler.set('/blog', page('<main>Good</main>'), CONTEXT);
    await handler.set('/blog', page('<div data-degraded="true">Error</div>'), CONTEXT);
    expect((await handler.get('/blog'))?.value?.html).toBe('<main>Good</main>');
  });

  it('that found nothing are a 404, kept like any other', async () => {
    const handler = startProcess();
    const value = page('<head><meta name="site-status" content="404"/></head>');
    await handler.set('/blog/nobody', value, CONTEXT);
    expect(value.status).toBe(404);
    expect(await handler.get('/blog/nobody')).not.toBeNull();
  });

  it('of one gift are not stored, that of all gifts is, and neither goes to other machines’ caches', async () => {
    const handler = startProcess();
    for (const path of ['/hi/Donate/thank-you/aaaaaaaaaaaaaaaaaaaaaa', '/hi/Donate/thank-you/gift']) {
      const value = page('<main/>');
      await handler.set(`(hi)${path}/page$${path}`, value, CONTEXT);
      expect(value.headers['cache-control']).toBe('no-store');
    }
    const stored = (path: string) => handler.get(`(hi)${path}/page$${path}`);
    expect(await stored('/hi/Donate/thank-you/aaaaaaaaaaaaaaaaaaaaaa')).toBeNull();
    expect(await stored('/hi/Donate/thank-you/gift')).not.toBeNull();
  });

  it('for unknown addresses keep the one cache header that Next gives them', async () => {
    const value = page('<main>Not here</main>');
    await startProcess().set('/$/_not-found', value, CONTEXT);
    expect(value.headers).not.toHaveProperty('cache-control');
  });

  it('are never written to disk, so that random addresses cannot fill it', async () => {
    await startProcess().set('/blog/unknown', page('<main/>'), CONTEXT);
    await startProcess().set('/blog/unknown-2', null, CONTEXT);
    expect(filesOnDisk()).toEqual([]);
  });

  it('are shared by every handler of the process', async () => {
    const make = startHandlers();
    await make().set('/about', page('<main/>'), CONTEXT);
    expect(await make().get('/about')).not.toBeNull();
    await make().revalidateTag();
    expect(await make().get('/about')).toBeNull();
  });

  it('are due at once when the clock was put back, and otherwise when their time is over', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
    const handler = startProcess();
    await handler.set('/about', page('<main/>'), CONTEXT);
    expect((await handler.get('/about'))?.lastModified).toBe(Date.now());
    jest.setSystemTime(Date.parse('2026-03-01T11:00:00Z'));
    expect(await handler.get('/about')).toMatchObject({ lastModified: 0, value: { kind: 'APP_PAGE' } });
  });

  it("of another process are a miss: those prerendered at build belong to the build's settings", async () => {
    await startProcess().set('/about', page('<main/>'), CONTEXT);
    expect(await startProcess().get('/about')).toBeNull();
  });
});

describe('content reads', () => {
  it('survive a restart', async () => {
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    expect(await startProcess().get(KEY)).toMatchObject({ value: read('[1]') });
  });

  it.each([
    ['SITE_URL', { SITE_URL: 'https://other.example.org' }],
    ['the phone number', { SITE_PHONE: '+91 33 1234 5678' }],
    ['the payments', { PAYMENTS: 'off' }],
    ['the backend', { BACKEND_URL: 'https://api.example.org' }],
  ])('of a process with another value of %s are a miss', async (_, over) => {
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    expect(await startProcess(over).get(KEY)).toBeNull();
  });

  it.each([
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
    ['PORT, while SITE_URL is given', { PORT: '4000' }],
    ['the retention of messages', { MESSAGE_RETENTION_DAYS: '9' }],
  ])('survive a change of %s, which no page shows', async (_, over) => {
    variables = { ...variables, SITE_URL: 'https://centre.example.org' };
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    expect(await startProcess(over).get(KEY)).not.toBeNull();
  });

  it('of another build are a miss', async () => {
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    writeFileSync(join(root, 'build/BUILD_ID'), 'build-2');
    expect(await startProcess().get(KEY)).toBeNull();
  });

  it('of other content files are a miss', async () => {
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    writeFileSync(join(root, 'content/two.md'), 'two');
    expect(await startProcess().get(KEY)).toBeNull();
  });

  it('behind an upstream do not depend on the content files', async () => {
    const upstream = { BACKEND_URL: 'https://api.example.org' };
    await startProcess(upstream).set(KEY, read('[1]'), CONTEXT);
    writeFileSync(join(root, 'content/two.md'), 'two');
    expect(await startProcess(upstream).get(KEY)).not.toBeNull();
  });

  it('that a crash cut short are a miss', async () => {
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    const [name = ''] = filesOnDisk();
    writeFileSync(join(diskFolder(), name), '{"value":{"kind":"FETCH","da');
    expect(await startProcess().get(KEY)).toBeNull();
  });

  it('older than CONTENT_STALE_SECONDS are a miss, in memory and on disk', async () => {
    jest.useFakeTimers({ now: 1_700_000_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const handler = startProcess();
    await handler.set(KEY, read('[1]'), CONTEXT);
    jest.setSystemTime(1_700_000_000_000 + 600_000);
    expect(await handler.get(KEY)).not.toBeNull();
    jest.setSystemTime(1_700_000_000_000 + 600_001);
    expect(await handler.get(KEY)).toBeNull();
    expect(await startProcess().get(KEY)).toBeNull();
  });

  it('of an unknown id are kept in memory only', async () => {
    const handler = startProcess();
    await handler.set(KEY, read('null'), CONTEXT);
    expect(await handler.get(KEY)).toMatchObject({ value: read('null') });
    expect(filesOnDisk()).toEqual([]);
  });

  it('are not written during a build', async () => {
    process.env['NEXT_PHASE'] = 'phase-production-build';
    await startProcess().set(KEY, read('[1]'), CONTEXT);
    expect(filesOnDisk()).toEqual([]);
  });

  it("are not looked for on disk under a page's address", async () => {
    expect(await startProcess().get('../../../etc/passwd')).toBeNull();
  });

  it('stay when their tag is marked stale: Next asks anew behind the old answer', async () => {
    const handler = startProcess();
    await handler.set(KEY, read('[1]'), CONTEXT);
    await handler.revalidateTag();
    expect(await handler.get(KEY)).not.toBeNull();
  });
});

describe('what other instances are given', () => {
  const client = new Redis({ lazyConnect: true });
  const ask = jest.fn(async () => undefined);
  beforeEach(() => {
    globalThis.siteSharedMemory = {
      client,
      ask,
      state: () => 'up',
      listen: () => undefined,
      close: () => undefined,
    };
  });
  afterEach(() => {
    globalThis.siteSharedMemory = undefined;
  });

  it.each([
    ['a page', page('<main/>'), 1],
    ['a read', read('[1]'), 1],
    ['a page that found nothing', page('<meta name="site-status" content="404"/>'), 0],
    ['a read that found nothing', read('null'), 0],
  ])('of %s', async (_, value, writes) => {
    await startProcess().set(KEY, value, CONTEXT);
    expect(ask).toHaveBeenCalledTimes(writes);
  });
});
