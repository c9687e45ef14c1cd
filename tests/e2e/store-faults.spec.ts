import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { routes } from '@/lib/config/routes';
import { freePort } from '../../scripts/site-process.mjs';
import { expect, type Instance, test } from '../helpers/instances';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { everyPage, pagesWithContent } from '../helpers/site-pages';

const message = {
  fullname: 'Asha',
  email: 'asha@example.org',
  phone: '+91 98300 00000',
  Address: '',
  message: 'Please call.',
};

const send = async (site: Instance) => {
  const answer = await fetch(site.url + routes.api.saveDetails, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return { status: answer.status, text: await answer.text() };
};

const stateOf = async (site: Instance) => (await fetch(`${site.url}/readyz`)).status;

/** On a commit: what shows content, and what has a form. */
const pagesOfOwn = [...pagesWithContent, routes.contact, routes.donate, routes.helpNow];

async function expectPages(site: Instance): Promise<void> {
  for (const path of inThisRun(everyPage, (one) => pagesOfOwn.includes(one)))
    expect((await fetch(site.url + path)).status, path).toBe(200);
}

test('a store that is away costs messages alone, and everyone is told', async ({ startInstance }) => {
  const site = await startInstance({
    DATABASE_URL: `postgres://site:hidden@127.0.0.1:${await freePort()}/site`,
    PII_KEY: randomBytes(32).toString('base64'),
  });
  await expectPages(site);
  const { status, text } = await send(site);
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ error: { request_id: expect.any(String) } });
  expect(text).not.toMatch(/postgres|hidden|127\.0\.0\.1/);
  expect(await stateOf(site)).toBe(503);
  expect(site.output()).toMatch(/"event":"embedded_failed".*"code":"E[A-Z]+"/);
});

test(
  'a store that another program holds costs a message its patience, and nothing once it is free',
  onFullRun,
  async ({ startInstance }) => {
    const site = await startInstance();
    expect((await send(site)).status).toBe(200);
    const other = new Database(join(site.dataDir, 'site.sqlite'));
    other.exec('begin immediate');
    let isAnswered = false;
    const refused = send(site).finally(() => {
      isAnswered = true;
    });
    // The store is readable and the process answers while the message waits for its turn.
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await stateOf(site)).toBe(200);
    expect(isAnswered).toBe(false);
    await expectPages(site);
    expect((await refused).status).toBe(503);
    other.exec('rollback');
    expect((await send(site)).status).toBe(200);
    other.close();
  },
);

test('two sites on one folder store side by side', onFullRun, async ({ startInstance }) => {
  const first = await startInstance();
  const second = await startInstance({ DATA_DIR: first.dataDir });
  const sent = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 2 ? first : second)));
  expect(sent.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const store = new Database(join(first.dataDir, 'site.sqlite'), { readonly: true });
  const { count }: { count?: number } = Object(store.prepare('select count(*) as count from messages').get());
  store.close();
  expect(count).toBe(40);
});

test(
  'ten thousand stories are pages of a list, each of a bearable size',
  onFullRun,
  async ({ startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    upstream.fail(routes.api.blogs, 'ten-thousand');
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    // A page has some two seconds for its backend and takes what came late at the next visit.
    await expect(async () => {
      const html = await (await fetch(site.url + routes.blog)).text();
      expect(html).toContain('Story 0');
      expect(html.length).toBeLessThan(300_000);
    }).toPass({ timeout: 30_000 });
    const last = await fetch(`${site.url}/blog/page/625`);
    expect(last.status).toBe(200);
    expect(await last.text()).toContain('Story 9999');
  },
);
