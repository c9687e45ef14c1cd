import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { staffRoutes } from '@/lib/staff/addresses';
import { PART_BYTES, partCount } from '@/lib/stories/picture-upload';
import { hasNginx, startNginx } from '../../bench/nginx-process.mjs';
import { freePort } from '../../scripts/site-process.mjs';
import { groupWith } from '../helpers/describe-with';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { onEachDatabase, onPostgres, type SharedStore } from '../helpers/site-stores';
import { inStore, listenTo, newStaff } from '../helpers/staff-browser';
import { storyLists, storyTraces, storyVariants } from '../helpers/story-traces';

const path = 'stories/coming-home.md';
const page = routes.story('coming-home');
const title = 'Home again, as it was told';
const FRESH_MS = 3000;
// Whoever reads the names of the tests sees whether it was there.
const behindNginx = hasNginx() ? 'and behind nginx' : '(nginx is missing: not behind it)';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-content-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An editor with an open session; the cookie. */
const newEditor = async (where: string | SharedStore = folder): Promise<string> =>
  (await newStaff(where, { role: 'editor' })).cookie;

type Editor = {
  read: () => Promise<{ version: number; text: string; is_draft: boolean }>;
  post: (name: string, body: object) => ReturnType<APIRequestContext['post']>;
};

function editorAt(
  request: APIRequestContext,
  { url, origin = url }: { url: string; origin?: string },
  cookie: string,
  document = path,
): Editor {
  const base = `${url}/staff/api/content`;
  return {
    read: async () =>
      (await request.get(`${base}/document?path=${document}`, { headers: { cookie } })).json(),
    post: (name, body) =>
      request.post(`${base}/${name}`, {
        headers: { cookie, origin, 'x-staff': '1' },
        data: { path: document, ...body },
      }),
  };
}

async function publish({ read, post }: Editor, at?: number): Promise<void> {
  const { version, text } = await read();
  const saved = await post('draft', { version, text: text.replace(/^title:.*$/m, `title: ${title}`) });
  const draft = Object(await saved.json());
  expect((await post('publish', { version: draft.version, at })).status()).toBe(200);
}

const textAt = async (request: APIRequestContext, url: string) => (await request.get(url + page)).text();
const statusAt = async (request: APIRequestContext, url: string) => (await request.get(url + page)).status();

onEachDatabase((store, onSecond) => {
  test(
    `what is published is live on both instances ${behindNginx} in three seconds, and what is taken down is gone there in every language, list, feed and index`,
    onSecond,
    async ({ request, startInstance }) => {
      test.slow();
      const siteUrl = `http://localhost:${await freePort()}`;
      const shared = { ...store(), TRUST_PROXY: '1', CONTENT_TTL_SECONDS: '3600', SITE_URL: siteUrl };
      const first = await startInstance(shared);
      const second = await startInstance(shared);
      const nginx = hasNginx()
        ? await startNginx({ ports: [first, second].map(({ url }) => new URL(url).port), rates: 'off' })
        : null;
      try {
        const urls = [first.url, second.url, ...(nginx ? [nginx.url] : [])];
        for (const url of [...urls, ...urls]) expect(await textAt(request, url)).not.toContain(title);
        const editor = editorAt(request, { url: first.url, origin: siteUrl }, await newEditor(store()));
        await publish(editor);
        expect(await textAt(request, first.url)).toContain(title);
        for (const url of urls)
          await expect.poll(() => textAt(request, url), { timeout: FRESH_MS }).toContain(title);
        const everywhere = [...storyVariants('coming-home'), ...storyLists];
        for (const url of urls) expect(await storyTraces(request, url, 'coming-home')).toEqual(everywhere);
        expect((await editor.post('hide', {})).status()).toBe(200);
        expect(await statusAt(request, first.url)).toBe(410);
        for (const url of urls)
          await expect.poll(() => statusAt(request, url), { timeout: FRESH_MS }).toBe(410);
        for (const url of urls) expect(await storyTraces(request, url, 'coming-home')).toEqual([]);
        expect((await editor.post('restore', {})).status()).toBe(200);
        for (const url of urls)
          await expect.poll(() => textAt(request, url), { timeout: FRESH_MS }).toContain(title);
      } finally {
        await nginx?.stop();
      }
    },
  );

  test(
    'an open console of an instance that leaves is let go at once, and hears at the other what it missed',
    onFullRun,
    async ({ request, startInstance }) => {
      test.slow();
      const siteUrl = `http://localhost:${await freePort()}`;
      const shared = { ...store(), SITE_URL: siteUrl };
      const first = await startInstance(shared);
      const second = await startInstance(shared);
      const cookie = await newEditor(store());
      const editor = editorAt(request, { url: second.url, origin: siteUrl }, cookie);
      const before = await listenTo(first.url, cookie);
      await publish(editor);
      let seen = await before.next();
      await first.stop();
      for (let one = seen; one !== null; one = await before.next()) seen = one;
      expect((await editor.post('hide', {})).status()).toBe(200);
      const after = await listenTo(second.url, cookie, seen ?? '');
      expect(Number(await after.next())).toBeGreaterThan(Number(seen));
      await after.leave();
    },
  );

  // What a killed process has stored: `tests/lib/backend/database/kill.test.ts`.
  test(
    'the draft of the last autosave is there after the process was killed',
    onFullRun,
    async ({ request, startInstance }) => {
      test.slow();
      const site = await startInstance({ ...store() });
      const session = await newEditor(store());
      const { read, post } = editorAt(request, site, session);
      const { version, text } = await read();
      expect((await post('draft', { version, text: `${text}\nOne more line.\n` })).status()).toBe(200);
      site.child.kill('SIGKILL');
      const next = await startInstance({ ...store() });
      const draft = await editorAt(request, next, session).read();
      expect(draft).toMatchObject({ is_draft: true, text: `${text}\nOne more line.\n` });
    },
  );
});

groupWith(
  'nginx',
  hasNginx(),
  test.describe,
)('the console behind the shipped nginx', () => {
  // The calls: `tests/app/staff.test.ts`, `staff-content.test.ts`; nginx takes its configuration: `tests/deploy/deploy.test.ts`.
  test(
    'somebody signs in, hears at once of what changes and sends a photo in parts',
    onFullRun,
    async ({ request, startInstance }) => {
      const siteUrl = `http://localhost:${await freePort()}`;
      const site = await startInstance({ DATA_DIR: folder, TRUST_PROXY: '1', SITE_URL: siteUrl });
      const nginx = await startNginx({ ports: [new URL(site.url).port] });
      const post = (path: string, data: object, cookie = '') =>
        request.post(nginx.url + path, { data, headers: { origin: siteUrl, 'x-staff': '1', cookie } });
      try {
        const { id: staff } = await newStaff(folder, { role: 'editor' });
        const codes = inStore(folder, {
          imports: `import { renewCodes } from '@/lib/staff/store/people';`,
          lines: `return renewCodes({ db: store.db }, '${staff}');`,
        });
        const person = { email: `${staff}@example.org`, code: Object(codes)[0] };
        const signedIn = await post(staffRoutes.api.signIn, person);
        expect(signedIn.status()).toBe(200);
        const [cookie = ''] = (signedIn.headers()['set-cookie'] ?? '').split(';');
        expect(cookie).toMatch(/^staff=/);
        const line = await listenTo(nginx.url, cookie);
        const photo = readFileSync('docs/screenshot.png');
        const digest = createHash('sha256').update(photo).digest('hex');
        const change = (name: 'begin' | 'part' | 'finish', data: object) =>
          post(staffRoutes.api.changeMedia(name), data, cookie);
        const { id } = Object(await (await change('begin', { digest, size: photo.length })).json());
        expect(partCount(photo.length)).toBeGreaterThan(2);
        for (let number = 0; number < partCount(photo.length); number += 1) {
          const data = photo.subarray(number * PART_BYTES, (number + 1) * PART_BYTES).toString('base64');
          expect((await change('part', { id, number, data })).status()).toBe(200);
        }
        const consent = { by: '', on: '2026-01-31', paper: '' };
        const facts = { alt: { en: 'The first page' }, shows_person: false, consent };
        const { path: picture } = Object(await (await change('finish', { id, ...facts })).json());
        const madeAt = performance.now();
        expect(await line.next()).toMatch(/^\d+$/);
        expect(performance.now() - madeAt).toBeLessThan(2000);
        await line.leave();
        expect((await request.get(`${nginx.url}/media/${picture}`)).headers()['content-type']).toMatch(
          /^image\//,
        );
        expect(
          (await request.get(`${nginx.url}${staffRoutes.api.me}`, { headers: { cookie } })).status(),
        ).toBe(200);
      } finally {
        await nginx.stop();
      }
    },
  );
});

onPostgres((store, setAway) => {
  test(
    'while the database is away pages stay and a save is refused; once it is back the same session saves and both instances follow',
    onFullRun,
    async ({ request, startInstance }) => {
      test.slow();
      const siteUrl = `http://localhost:${await freePort()}`;
      const shared = { ...store(), CONTENT_TTL_SECONDS: '3600', SITE_URL: siteUrl };
      const first = await startInstance(shared);
      const second = await startInstance(shared);
      for (const { url } of [first, second]) expect(await statusAt(request, url)).toBe(200);
      const editor = editorAt(request, { url: first.url, origin: siteUrl }, await newEditor(store()));
      const { version, text } = await editor.read();
      const save = () =>
        editor.post('draft', { version, text: text.replace(/^title:.*$/m, `title: ${title}`) });
      await setAway(true);
      for (const { url } of [first, second]) {
        expect((await save()).status()).toBe(503);
        expect(await statusAt(request, url)).toBe(200);
        expect((await request.get(`${url}/healthz`)).status()).toBe(200);
      }
      await setAway(false);
      await expect.poll(async () => (await save()).status()).toBe(200);
      await publish(editor);
      for (const { url } of [first, second])
        await expect.poll(() => textAt(request, url), { timeout: FRESH_MS }).toContain(title);
    },
  );
});

test(
  'name and phone of the centre are changed on every page of both instances in three seconds',
  onFullRun,
  async ({ request, startInstance }) => {
    test.slow();
    const siteUrl = `http://localhost:${await freePort()}`;
    const shared = { DATA_DIR: folder, CONTENT_TTL_SECONDS: '3600', SITE_URL: siteUrl };
    const first = await startInstance(shared);
    const second = await startInstance(shared);
    const pages = [routes.home, routes.privacy, routes.helpNow, '/hi/contact'];
    const urls = [first.url, second.url].flatMap((url) => pages.map((one) => url + one));
    const textOf = async (url: string) => (await request.get(url)).text();
    for (const url of [...urls, ...urls]) expect(await textOf(url)).not.toContain('Nayi Subah');
    const mina = await newStaff(folder, { role: 'editor', isSteppedUp: true });
    const anil = await newStaff(folder, { role: 'admin', isSteppedUp: true });
    const editor = editorAt(request, { url: first.url, origin: siteUrl }, mina.cookie, 'site.json');
    const text = JSON.stringify({ name: 'Nayi Subah', phone: '+91 33 4000 1234' });
    const { version } = Object(await (await editor.post('draft', { version: 0, text })).json());
    expect((await editor.post('publish', { version })).status()).toBe(200);
    const waiting = await request.get(`${second.url}/staff/api/content/approvals`, {
      headers: { cookie: anil.cookie },
    });
    const [{ id }] = Object(await waiting.json()).approvals;
    for (const url of urls) expect(await textOf(url)).not.toContain('Nayi Subah');
    const other = editorAt(request, { url: second.url, origin: siteUrl }, anil.cookie);
    expect((await other.post('decide', { id, decision: 'approved' })).status()).toBe(200);
    for (const url of urls) {
      await expect.poll(() => textOf(url), { timeout: FRESH_MS }).toContain('Nayi Subah');
      expect(await textOf(url)).not.toContain('00000 00000');
    }
    for (const { url } of [first, second])
      expect(await textOf(`${url}/assistant-settings.js`)).toContain('tel:+913340001234');
  },
);

// What is due is published once: `tests/app/staff-content.test.ts`.
test(
  'a story that is taken down stays down over a restart, and what is scheduled is published after one',
  onFullRun,
  async ({ request, startInstance }) => {
    test.slow();
    const site = await startInstance({ DATA_DIR: folder });
    const session = await newEditor();
    const editor = editorAt(request, site, session);
    expect((await editor.post('hide', {})).status()).toBe(200);
    const settings = { DATA_DIR: folder };
    await site.stop();
    const next = await startInstance(settings);
    expect(await statusAt(request, next.url)).toBe(410);
    await publish(editorAt(request, next, session), Date.now() + 4000);
    await next.stop();
    const last = await startInstance(settings);
    await expect.poll(() => textAt(request, last.url), { timeout: 10_000 }).toContain(title);
  },
);
