import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { expect, type Instance, test } from '../helpers/instances';
import { makeBlog } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';

const HOOK = '/hooks/content';
const secret = 'a-secret-of-the-test-only';
const folders: string[] = [];

/** A content folder of the test's own, like the real one. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync('content', folder, { recursive: true });
  return folder;
}

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const replaceIn = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));

const storyFile = (title: string) =>
  `---\ntitle: ${title}\ndate: 2026-03-01\n---\nA short text of the test.\n`;

const textOf = async (request: APIRequestContext, site: Instance, path: string) =>
  (await request.get(site.url + path)).text();

const callHook = (request: APIRequestContext, site: Pick<Instance, 'url'>, given = secret) =>
  request.post(site.url + HOOK, { headers: { authorization: `Bearer ${given}` } });

/** What the second request after the hook's answer shows: the first one may still be old. */
async function secondVisit(request: APIRequestContext, site: Instance, path: string): Promise<string> {
  await textOf(request, site, path);
  return textOf(request, site, path);
}

test('without a secret in the configuration the hook is not there', async ({ request, baseURL }) => {
  const answer = await callHook(request, { url: String(baseURL) });
  expect(answer.status()).toBe(404);
});

async function expectOwnSecretOnly(request: APIRequestContext, site: Instance): Promise<void> {
  expect((await request.post(site.url + HOOK)).status()).toBe(401);
  const wrong = await callHook(request, site, `${secret}x`);
  expect(wrong.status()).toBe(401);
  expect(wrong.headers()['www-authenticate']).toBe('Bearer');
  const right = await callHook(request, site);
  expect(right.status()).toBe(200);
  expect(right.headers()['cache-control']).toBe('no-store');
  const withSlash = await request.post(`${site.url}${HOOK}/`, {
    headers: { authorization: `Bearer ${secret}` },
    maxRedirects: 0,
  });
  expect(withSlash.status()).toBe(200);
}

// The hook: `tests/app/hooks-content.test.ts`; pages follow a change: `staff-content.spec.ts`.
test(
  'the hook takes its own secret only; after it an edited file shows by the second visit, and a new story where there was none',
  onFullRun,
  async ({ request, startInstance }) => {
    const folder = copyContent();
    const site = await startInstance({
      CONTENT_DIR: folder,
      CONTENT_TTL_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
    });
    await expectOwnSecretOnly(request, site);
    const story = routes.story('coming-home');
    for (const path of [routes.home, routes.treatment, routes.accommodation, routes.blog, story]) {
      expect(await textOf(request, site, path)).not.toContain('of the test');
    }
    const newStory = routes.story('new-one');
    expect((await request.get(site.url + newStory)).status()).toBe(404);
    replaceIn(join(folder, 'testimonials.json'), 'Sample: Rina, daughter', 'Rina of the test');
    replaceIn(join(folder, 'features.json'), 'Group therapy', 'Group of the test');
    replaceIn(join(folder, 'stories/coming-home.md'), 'Coming home', 'Coming home of the test');
    writeFileSync(join(folder, 'stories/new-one.md'), storyFile('New one of the test'));
    // Nobody said that anything changed, so the old pages stand.
    expect(await secondVisit(request, site, routes.home)).not.toContain('Rina of the test');

    expect((await callHook(request, site)).status()).toBe(200);
    expect(await secondVisit(request, site, routes.home)).toContain('Rina of the test');
    expect(await secondVisit(request, site, routes.treatment)).toContain('Group of the test');
    expect(await secondVisit(request, site, routes.blog)).toContain('New one of the test');
    expect(await secondVisit(request, site, story)).toContain('Coming home of the test');
    expect(await secondVisit(request, site, routes.api.features)).toContain('Group of the test');
    expect(await secondVisit(request, site, routes.feed)).toContain('New one of the test');
    expect(await secondVisit(request, site, '/sitemap.xml')).toContain(newStory);
    expect(await secondVisit(request, site, newStory)).toContain('New one of the test');
    expect((await request.get(site.url + newStory)).status()).toBe(200);
  },
);

test(
  'the hook asks the upstream again and says when it is away, keeping what was good',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const site = await startInstance({
      BACKEND_URL: upstream.url,
      CONTENT_TTL_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
      LOG_LEVEL: 'silent',
    });
    expect(await textOf(request, site, routes.blog)).toContain('Listening at home');
    upstream.content.blogs.push(makeBlog({ id: 'fresh', title: 'Fresh from the desk' }));
    expect((await callHook(request, site)).status()).toBe(200);
    expect(await secondVisit(request, site, routes.blog)).toContain('Fresh from the desk');

    upstream.fail('*', '500');
    const failed = await callHook(request, site);
    expect([failed.status(), (await failed.json()).error.code]).toEqual([502, 'backend_bad_answer']);
    expect(await secondVisit(request, site, routes.blog)).toContain('Fresh from the desk');
  },
);

test(
  'a file edited while the site runs shows once its content is old; a broken one costs itself alone and is named in the log',
  onFullRun,
  async ({ request, startInstance }) => {
    const folder = copyContent();
    writeFileSync(join(folder, 'stories/broken.md'), 'no title, no date');
    const site = await startInstance({ CONTENT_DIR: folder, CONTENT_TTL_SECONDS: '1' });
    const list = await request.get(site.url + routes.blog);
    expect(list.status()).toBe(200);
    expect(await list.text()).toContain(routes.story('coming-home'));
    expect((await request.get(site.url + routes.story('broken'))).status()).toBe(404);
    const lines = site.output().split('\n');
    expect(lines.find((line) => line.includes('content_mistake'))).toContain('stories/broken.md');

    expect(await textOf(request, site, routes.home)).toContain('Sample: Rina, daughter');
    replaceIn(join(folder, 'testimonials.json'), 'Sample: Rina, daughter', 'Rina of the test');
    await expect
      .poll(() => textOf(request, site, routes.home), { timeout: 15_000 })
      .toContain('Rina of the test');

    // A list that is no JSON any more: the last good one stays, and the rest of the page with it.
    writeFileSync(join(folder, 'testimonials.json'), '[{"id": 1,');
    await expect
      .poll(async () => {
        expect(await textOf(request, site, routes.home)).toContain('Rina of the test');
        return site.output();
      })
      .toContain('testimonials.json');
  },
);
