import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { donate } from '@/lib/i18n/en/donate';
import { expect, type Instance, test } from '../helpers/instances';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { everyPage, pagesWithContent, testimonialNames } from '../helpers/site-pages';

const first = {
  SITE_URL: 'https://first.example.org',
  SITE_NAME: 'First House',
  TRUST_NAME: 'First Trust',
  SITE_PHONE: '+91 11111 11111',
  WHATSAPP_NUMBER: '+91 11111 22222',
  SITE_EMAIL: 'desk@first.example.org',
  SITE_ADDRESS: '1 First Lane, Kolkata',
  INSTAGRAM_URL: 'https://instagram.example/first',
  PAYMENTS: 'sandbox',
};
const second = {
  SITE_URL: 'https://second.example.org',
  SITE_NAME: 'Second House',
  TRUST_NAME: 'Second Trust',
  SITE_PHONE: '+91 33333 33333',
  WHATSAPP_NUMBER: '+91 33333 44444',
  SITE_EMAIL: 'desk@second.example.org',
  SITE_ADDRESS: '2 Second Lane, Kolkata',
  INSTAGRAM_URL: 'https://instagram.example/second',
  PAYMENTS: 'off',
};
/** What the first start says, and what the build's own settings say where a page was prerendered. */
const ofFirst = /first\.example|First (House|Trust|Lane)|11111|instagram\.example\/first/i;
const ofBuild = /Sample Rehabilitation Centre|Shiv Chandra|91 ?00000|localhost|sample@example/;

/** On a commit: pages that name the centre in more ways than the frame that all share. */
const told = /^\/(|Donate|contact|blog\/.*)$/;

const documents: readonly string[] = [
  ...inThisRun(everyPage, (path) => told.test(path)),
  '/no-such-page',
  routes.story('nobody'),
  '/sitemap.xml',
  routes.feed,
  '/robots.txt',
  '/manifest.webmanifest',
];

/** Bodies and the headers that name addresses, by path. Twice, so that what a cache kept is seen as well. */
async function everythingSaidBy(request: APIRequestContext, site: Instance): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const _round of ['fresh', 'kept']) {
    for (const path of documents) {
      const answer = await request.get(site.url + path);
      const { link = '', 'content-security-policy': policy = '' } = answer.headers();
      said.set(path, [said.get(path) ?? '', await answer.text(), link, policy].join('\n'));
    }
  }
  return said;
}

// What a start keeps is its own: `tests/lib/server/cache-handler.test.ts`.
test(
  'one build started twice mixes nothing of one start into the other',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    test.setTimeout(240_000);
    const earlier = await startInstance(first);
    const saidFirst = await everythingSaidBy(request, earlier);
    await earlier.stop();
    const upstream = await startUpstream();
    const later = await startInstance({ ...second, BACKEND_URL: upstream.url });
    const saidSecond = await everythingSaidBy(request, later);

    for (const [path, text] of saidFirst) expect(text.match(ofBuild)?.[0], path).toBeUndefined();
    for (const [path, text] of saidSecond) {
      expect(text.match(ofFirst)?.[0] ?? text.match(ofBuild)?.[0], path).toBeUndefined();
    }
    // Each start does speak for itself, or the lines above would prove nothing.
    expect(saidFirst.get(routes.home)).toContain(first.SITE_PHONE);
    expect(saidSecond.get(routes.home)).toContain(second.SITE_PHONE);
    expect(saidSecond.get('/sitemap.xml')).toContain(`${second.SITE_URL}${routes.story('12')}`);
    expect(saidFirst.get('/sitemap.xml')).not.toContain(routes.story('12'));
    for (const name of testimonialNames()) {
      expect(saidFirst.get(routes.home)).toContain(name);
      expect(saidSecond.get(routes.home)).not.toContain(name);
    }
    expect(saidSecond.get(routes.home)).toContain('Rina D.');
    expect(saidFirst.get(routes.donate)).not.toContain(donate.off.title);
    expect(saidSecond.get(routes.donate)).toContain(donate.off.title);
  },
);

const shown: Record<string, string> = {
  [routes.home]: 'Imran K.',
  [routes.treatment]: 'Family sessions',
  [routes.accommodation]: 'Single room',
  [routes.blog]: 'Listening at home',
  [routes.story('12')]: 'Listening at home',
};

test(
  'after a restart while the backend is away the last good content shows, and never for another backend',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    test.setTimeout(240_000);
    const upstream = await startUpstream();
    const settings = { ...second, BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' };
    const before = await startInstance(settings);
    for (const path of [...pagesWithContent, routes.story('12')]) await request.get(before.url + path);
    await before.stop();
    await upstream.down();
    const after = await startInstance(settings);
    for (const [path, text] of Object.entries(shown)) {
      const answer = await request.get(after.url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text(), path).toContain(text);
    }
    await after.stop();
    const other = await startUpstream();
    await other.down();
    const ofOther = await startInstance({ ...settings, BACKEND_URL: other.url });
    for (const [path, text] of Object.entries(shown)) {
      expect(await (await request.get(ofOther.url + path)).text(), path).not.toContain(text);
    }
  },
);
