import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import type { FakeUpstream } from '../helpers/fake-upstream';
import type { Fault } from '../helpers/fake-upstream-faults';
import { expect, test } from '../helpers/instances';
import { makeBlog, makeFeature } from '../helpers/make';
import { inThisRun, onFullRun } from '../helpers/run-profile';

// Without script a page is exactly what the server sent, and no link fetches another page ahead.
test.use({ javaScriptEnabled: false });

/** No page waits longer for its backend. The very first visit loads the page's code as well and is not timed. */
const PATIENCE_MS = 3000;

type Place = { path: string; failed: RegExp; shows: string };

/** A text of the site up to its place for the server's message. */
const beginning = (text: string) => new RegExp(`^${text.replace(/\{.*/, '').replace(/[.]/g, '\\.')}`);
const places: readonly Place[] = [
  { path: routes.home, failed: beginning(messages.testimonials.failed), shows: 'Rina D.' },
  { path: routes.treatment, failed: beginning(messages.treatment.failed), shows: 'Family sessions' },
  { path: routes.accommodation, failed: beginning(messages.accommodations.failed), shows: 'Single room' },
  { path: routes.blog, failed: beginning(messages.blog.failed), shows: 'Listening at home' },
  { path: routes.story('12'), failed: beginning(messages.blog.failed), shows: 'Listening at home' },
];

const fails = (fault: Fault) => async (upstream: FakeUpstream) => upstream.fail('*', fault);
const heals = async (upstream: FakeUpstream) => upstream.fail('*', null);
const faults: Record<string, { make: (upstream: FakeUpstream) => Promise<void>; heal: typeof heals }> = {
  'is away': { make: (upstream) => upstream.down(), heal: (upstream) => upstream.up() },
  'never answers': { make: fails('hang'), heal: heals },
  'answers with HTML and status 200': { make: fails('html'), heal: heals },
  'answers 500': { make: fails('500'), heal: heals },
  'breaks off in the middle': { make: fails('truncated'), heal: heals },
};

async function expectErrorInsideWholePage(page: Page, { path, failed }: Place): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  expect(answer?.headers()['cache-control'], path).toBe('no-store');
  await expect(page.getByRole('alert').filter({ hasText: failed }), path).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toContainText('112');
}

/** Again and again, as the machine may be busy: a page that waits too long never passes. */
async function expectPatience(page: Page, { path }: Place): Promise<void> {
  await expect(async () => {
    const startedMs = Date.now();
    expect((await page.request.get(path)).headers()['cache-control']).toBe('no-store');
    expect(Date.now() - startedMs, path).toBeLessThan(PATIENCE_MS);
  }).toPass({ timeout: 20_000 });
}

async function expectContent(page: Page, { path, shows }: Place): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.getByRole('main'), path).toContainText(shows, { timeout: 500 });
}

// Several instances in turn, each through its breaker.
test.setTimeout(240_000);

/** Each fault alone is told apart in tests of the calls; for a page one is like another. */
const faultsInThisRun = inThisRun(Object.entries(faults), ([what]) => what.startsWith('is away'));
for (const [what, { make, heal }] of faultsInThisRun) {
  test(`a first visit while the backend ${what} shows the document's error text, kept nowhere`, async ({
    page,
    startInstance,
    startUpstream,
  }) => {
    const upstream = await startUpstream();
    await make(upstream);
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    const visits = places.map((place) => ({ ...place, path: site.url + place.path }));
    for (const visit of visits) await expectErrorInsideWholePage(page, visit);
    // A page waits by one clock: on a commit two of them are timed.
    for (const visit of inThisRun(visits, (one) => visits.indexOf(one) < 2))
      await expectPatience(page, visit);
    await heal(upstream);
    // A breaker lets its first call through after some five seconds.
    for (const visit of visits) {
      const text = async () => (await page.request.get(visit.path)).text();
      await expect.poll(text, { timeout: 15_000, intervals: [250] }).toContain(visit.shows);
      await expectContent(page, visit);
    }
  });
}

test(
  'what a sitemap lacked while the backend was away is there once it is back',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    await upstream.down();
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    const sitemap = async () => (await request.get(`${site.url}/sitemap.xml`)).text();
    expect(await sitemap()).toContain(`${site.url}${routes.treatment}`);
    await upstream.up();
    await expect.poll(sitemap, { timeout: 15_000 }).toContain(routes.story('12'));
  },
);

// The last good content: `tests/lib/backend/cached.test.ts`, `timed-read.test.ts`.
test(
  'good content stays while the backend is away, without one failed page, and follows it when it is back',
  onFullRun,
  async ({ page, request, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const site = await startInstance({
      BACKEND_URL: upstream.url,
      CONTENT_TTL_SECONDS: '1',
      LOG_LEVEL: 'silent',
    });
    const visits = places.map((place) => ({ ...place, path: site.url + place.path }));
    for (const visit of visits) await expectContent(page, visit);
    await upstream.down();
    // Several lives of the content long.
    const untilMs = Date.now() + 4000;
    while (Date.now() < untilMs) {
      for (const { path, shows } of visits) {
        const answer = await request.get(path);
        expect([path, answer.status()]).toEqual([path, 200]);
        expect(await answer.text(), path).toContain(shows);
      }
    }
    upstream.content.features.push(makeFeature({ id: 'new', title: 'Art on Fridays' }));
    await upstream.up();
    const treatment = async () => (await request.get(site.url + routes.treatment)).text();
    await expect.poll(treatment, { timeout: 15_000 }).toContain('Art on Fridays');
  },
);

// What is left out: `tests/lib/backend/upstream/records.test.ts`.
test(
  'one bad record is left out and the others are shown',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const { testimonials, features, accommodations, blogs } = routes.api;
    for (const list of [testimonials, features, accommodations, blogs]) upstream.fail(list, 'one-bad-record');
    const site = await startInstance({ BACKEND_URL: upstream.url });
    for (const place of places) await expectContent(page, { ...place, path: site.url + place.path });
    expect(site.output()).toContain('dropped');
  },
);

test(
  'stories with impossible dates and doubled ids are shown once, without a date',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    upstream.content.blogs.push(makeBlog({ id: '12', title: 'The same id again' }));
    upstream.fail(routes.api.blogs, 'bad-dates');
    const site = await startInstance({ BACKEND_URL: upstream.url });
    await page.goto(site.url + routes.blog);
    const main = page.getByRole('main');
    await expect(main).toContainText('Listening at home');
    await expect(main).not.toContainText('Invalid Date');
    await expect(main).not.toContainText('The same id again');
  },
);

// A missing page: `routes.spec.ts`.
test(
  'a story that the backend does not know is a whole 404 page',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const site = await startInstance({ BACKEND_URL: (await startUpstream()).url });
    // The second visit gets what the first one left in the cache.
    for (const _visit of ['first', 'second']) {
      const answer = await page.goto(site.url + routes.story('nobody'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: messages.blog.missing })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  },
);
