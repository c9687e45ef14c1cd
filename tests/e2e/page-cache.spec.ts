import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { rawRequest } from '../helpers/raw-http';
import { inThisRun, onFullRun } from '../helpers/run-profile';

/** Whether an answer came from the response cache (RFC 9211); twice a second one goes to Next for the content's version. */
const isHit = async (origin: string, path: string): Promise<boolean> =>
  (await rawRequest(origin, path)).headers['cache-status'] === 'site; hit';

/** Asks often: of requests a second apart each goes to Next for the content's version, also when the page has long been cached. */
const becomesHit = (origin: string, path: string) =>
  expect.poll(() => isHit(origin, path), { message: path, intervals: [100] }).toBe(true);

const pages = [routes.home, routes.about, routes.blog, routes.story('coming-home'), '/hi'];

for (const when of inThisRun(['after they are cached', 'before'], (one) => one === 'before')) {
  test(
    `a run of the middleware ${when} leaves cached pages their way past Next`,
    onFullRun,
    async ({ startInstance }) => {
      const site = await startInstance();
      const runMiddleware = async () => expect((await rawRequest(site.url, '/donate')).status).toBe(308);
      if (when === 'before') await runMiddleware();
      for (const path of pages) await becomesHit(site.url, path);
      await runMiddleware();
      for (const path of pages) await becomesHit(site.url, path);
    },
  );
}

test('the first answer of a page is the same as the later ones from the cache', async ({ startInstance }) => {
  const site = await startInstance();
  // On a commit a page of the site's own and one of its content.
  for (const path of inThisRun(pages, (one) => one === routes.about || one.startsWith(`${routes.blog}/`))) {
    const first = await rawRequest(site.url, path);
    expect(first.headers['cache-status'], path).toBe('site; fwd=miss');
    await becomesHit(site.url, path);
    const later = await rawRequest(site.url, path);
    expect(later.body === first.body, path).toBe(true);
    for (const name of ['content-security-policy', 'etag', 'vary', 'cache-control'])
      expect([path, name, later.headers[name]]).toEqual([path, name, first.headers[name]]);
  }
});

test('a picture of the content answers ranges and conditions itself', async ({ baseURL }) => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    rawRequest(String(baseURL), '/media/stories/coming-home.webp', { headers, method });
  const whole = await ask({});
  expect(whole.status).toBe(200);
  const part = await ask({ range: 'bytes=0-9' });
  expect([part.status, part.headers['content-range']]).toEqual([206, expect.stringMatching(/^bytes 0-9\//)]);
  const known = await ask({ 'if-none-match': String(whole.headers.etag) });
  expect([known.status, known.body]).toEqual([304, '']);
  const head = await ask({}, 'HEAD');
  expect([head.status, head.headers.etag, head.body]).toEqual([200, whole.headers.etag, '']);
});

const encodeByte = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

test('made-up gifts are one page, cached once for each language', async ({ baseURL }) => {
  const url = String(baseURL);
  for (const prefix of ['', '/hi', '/bn']) {
    // Drawn long ago, by an earlier test, it is drawn anew first.
    const ready = prefix + routes.thankYou(randomBytes(16).toString('base64url'));
    await expect.poll(async () => (await rawRequest(url, ready)).headers['x-nextjs-cache']).toBe('HIT');
    const answers = [];
    const tokens = Array.from({ length: 5 }, () => randomBytes(16).toString('base64url'));
    for (const token of tokens) {
      const { status, headers, body } = await rawRequest(url, prefix + routes.thankYou(token));
      // A visitor's key to a gift must not stand in a page that others are given.
      expect(tokens.filter((one) => body.includes(one))).toEqual([]);
      answers.push([status, headers['cache-control'], headers['x-nextjs-cache']]);
    }
    expect(answers.slice(1)).toEqual(Array(4).fill([200, 'no-store', 'HIT']));
    // Spelt otherwise it is drawn, and not stored.
    const spelt = `${prefix}${routes.thankYou(tokens[0] ?? '').replace(/.$/, encodeByte)}`;
    for (const _visit of ['first', 'second'])
      expect((await rawRequest(url, spelt)).headers['x-nextjs-cache']).not.toBe('HIT');
  }
});

test('a gift’s page leads to the same gift in the other languages', async ({ page }) => {
  const token = randomBytes(16).toString('base64url');
  await page.goto(`/hi${routes.thankYou(token)}`);
  const switcher = page.locator('nav', { has: page.getByText('English', { exact: true }) }).first();
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    new RegExp(`${routes.thankYou(token)}$`),
  );
  await expect(switcher.getByRole('link', { name: 'বাংলা' })).toHaveAttribute(
    'href',
    new RegExp(`/bn${routes.thankYou(token)}$`),
  );
});

// The connection: `tests/lib/server/listener.test.ts`; the end in time: `start.spec.ts`.
test(
  'a stop waits for the answer under way, which closes its connection, and for no silent client',
  onFullRun,
  async ({ startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const site = await startInstance({ BACKEND_URL: upstream.url, BACKEND_TIMEOUT_MS: '2000' });
    upstream.fail(routes.api.saveDetails, 'hang');
    const silent = connect(Number(new URL(site.url).port), '127.0.0.1');
    silent.on('error', () => undefined);
    const body = JSON.stringify({ fullname: 'Asha', email: 'asha@example.org', message: 'Please call.' });
    const headers = { 'content-type': 'application/json', connection: 'keep-alive' };
    const answer = rawRequest(site.url, routes.api.saveDetails, { method: 'POST', headers, body });
    await expect.poll(() => upstream.requestsTo(routes.api.saveDetails).length).toBe(1);
    const ended = new Promise((resolve) => site.child.once('exit', resolve));
    const askedMs = performance.now();
    site.child.kill('SIGTERM');
    expect(await answer).toMatchObject({ status: 504, headers: { connection: 'close' } });
    expect(await ended).toBe(0);
    expect(performance.now() - askedMs).toBeLessThan(10_000);
    silent.destroy();
  },
);

test('no header of a visitor’s making holds the process', onFullRun, async ({ startInstance }) => {
  const site = await startInstance();
  const headers = {
    'user-agent': 'a'.repeat(14_000),
    'accept-encoding': `br${' '.repeat(14_000)}x`,
    cookie: ';'.repeat(14_000),
    'if-none-match': 'W/"a",'.repeat(2300),
  };
  const paths = [routes.about, routes.api.blogs, '/no-such-page'];
  const timed = async (given: Record<string, string>): Promise<number> => {
    const startedMs = performance.now();
    for (const path of paths) await rawRequest(site.url, path, { headers: given });
    return performance.now() - startedMs;
  };
  await timed({});
  const spent = { plain: 0, hostile: 0 };
  for (const [name, value] of Object.entries(headers)) {
    spent.plain += await timed({ [name]: '' });
    spent.hostile += await timed({ [name]: value });
  }
  // Reading one of these names alone took a second.
  expect(spent.hostile).toBeLessThan(5 * spent.plain + 1000);
});
