import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { languages, localPath } from '@/lib/i18n/language';
import { hasNginx, startNginx } from '../../bench/nginx-process.mjs';
import { expect, test } from '../helpers/instances';
import { makeBlog } from '../helpers/make';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { storyLists, storyTraces, storyVariants } from '../helpers/story-traces';

const story = routes.story('coming-home');
const variants = storyVariants('coming-home');
const redis = process.env['TEST_REDIS_URL'];

function contentOfOurOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taken-down-'));
  cpSync('content', folder, { recursive: true });
  return folder;
}

const statusOf = async (request: APIRequestContext, url: string) => (await request.get(url)).status();

const traces = (request: APIRequestContext, url: string) => storyTraces(request, url, 'coming-home');

/** With Redis one instance tells the other at once; without, each looks for itself. */
const pairs = redis ? inThisRun([{}, { REDIS_URL: redis }], (one) => !('REDIS_URL' in one)) : [{}];

// A machine without nginx is named, and counted, by tests/deploy/deploy.test.ts; .ci/run brings it.
for (const shared of hasNginx() ? pairs : [])
  test(
    `a story and a photo taken down are gone behind the shipped nginx, on both instances, and stay gone when these stop ${JSON.stringify(Object.keys(shared))}`,
    onFullRun,
    async ({ request, startInstance }) => {
      // Two instances, nginx and every address three times over: most of a minute on a machine that does much else.
      test.setTimeout(240_000);
      const folder = contentOfOurOwn();
      const settings = {
        CONTENT_DIR: folder,
        CONTENT_TTL_SECONDS: '3600',
        TRUST_PROXY: '1',
        SITE_URL: `http://${folder.slice(-6).toLowerCase()}.example.org`,
        ...shared,
      };
      const sites = [await startInstance(settings), await startInstance(settings)];
      const nginx = await startNginx({ ports: sites.map(({ url }) => new URL(url).port), rates: 'off' });
      try {
        const places = [nginx.url, ...sites.map(({ url }) => url)];
        const html = await (await request.get(nginx.url + story)).text();
        const photo = /\/media\/stories\/coming-home\.webp\?v=[0-9a-f]+/.exec(html)?.[0] ?? '';
        for (const place of [...places, ...places])
          for (const path of [...variants, ...storyLists, photo, routes.helpNow])
            expect(await statusOf(request, place + path)).toBe(200);
        expect((await request.get(nginx.url + story)).headers()['x-cache']).toBe('HIT');

        rmSync(join(folder, 'stories/coming-home.md'));
        rmSync(join(folder, 'stories/coming-home.webp'));
        for (const place of places) {
          // The version of the content counts for a second, a look at the files for half of one.
          await expect.poll(() => statusOf(request, place + story), { timeout: 5000 }).toBe(410);
          expect(await traces(request, place)).toEqual([]);
          expect([404, 410]).toContain(await statusOf(request, place + photo));
        }
        for (const site of sites) await site.stop();
        expect(await traces(request, nginx.url)).toEqual([]);
        expect(await statusOf(request, nginx.url + photo)).not.toBe(200);
        expect(await statusOf(request, nginx.url + routes.helpNow)).toBe(200);
      } finally {
        await nginx.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

test('a story that the upstream no longer has is gone by its next reading, comes back from no store when the upstream is away, and is known as gone after a restart', async ({
  request,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  upstream.content.blogs.push(makeBlog({ id: 'withdrawn', title: 'Withdrawn by its teller' }));
  const settings = {
    BACKEND_URL: upstream.url,
    CONTENT_TTL_SECONDS: '1',
    SITE_URL: `http://site-${new URL(upstream.url).port}.example.org`,
    LOG_LEVEL: 'silent',
  };
  const site = await startInstance(settings);
  const page = routes.story('withdrawn');
  expect(await statusOf(request, site.url + page)).toBe(200);
  expect(await statusOf(request, `${site.url}${routes.api.blogs}withdrawn`)).toBe(200);
  upstream.content.blogs.splice(
    upstream.content.blogs.findIndex(({ id }) => id === 'withdrawn'),
    1,
  );
  await expect.poll(() => statusOf(request, site.url + page)).toBe(410);
  upstream.fail('*', '500');
  for (const path of [page, `${routes.api.blogs}withdrawn`])
    expect(await statusOf(request, site.url + path)).not.toBe(200);
  const list = await (await request.get(site.url + routes.blog)).text();
  expect(list).not.toContain('Withdrawn by its teller');
  await site.stop();
  const next = await startInstance(settings);
  expect(await statusOf(request, next.url + page)).toBe(410);
});

const pagesWithStoryLinks = [routes.home, routes.families, routes.faq, routes.treatment];

/** Story links of the pages, in three languages, that do not answer 200. */
async function deadStoryLinks(request: APIRequestContext, url: string): Promise<string[]> {
  const pages = languages.flatMap((language) => pagesWithStoryLinks.map((path) => localPath(language, path)));
  const texts = await Promise.all(pages.map(async (path) => (await request.get(url + path)).text()));
  const hrefs = texts.flatMap((text) => [...text.matchAll(/href="((?:\/\w\w)?\/blog\/[^"/#?]+)/g)]);
  const links = [...new Set(hrefs.flatMap(([, href]) => href ?? []))];
  const statuses = await Promise.all(
    links.map(async (link) => [link, await statusOf(request, url + link)] as const),
  );
  return statuses.filter(([, status]) => status !== 200).map(([link]) => link);
}

test('no page links to a story that the folder no longer has, nor the list of features', async ({
  request,
  startInstance,
}) => {
  const folder = contentOfOurOwn();
  try {
    for (const id of ['first-week-with-us', 'relapse-is-not-the-end'])
      rmSync(join(folder, `stories/${id}.md`));
    const { url } = await startInstance({ CONTENT_DIR: folder });
    expect(await deadStoryLinks(request, url)).toEqual([]);
    expect(await (await request.get(url + routes.api.features)).text()).not.toContain('first-week-with-us');
    expect(await (await request.get(url + routes.faq)).text()).toContain(
      routes.story('your-rights-in-treatment'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('no page links to a story that an upstream lacks', async ({ request, startInstance, startUpstream }) => {
  const upstream = await startUpstream();
  const { url } = await startInstance({ BACKEND_URL: upstream.url });
  expect(await deadStoryLinks(request, url)).toEqual([]);
});
