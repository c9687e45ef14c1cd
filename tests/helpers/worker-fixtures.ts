import { type BrowserContext, test as base } from '@playwright/test';
import { startSite } from '../../scripts/site-process.mjs';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream';
import { type Giving, startGiving } from './giving-site';

/** A site whose conversations are held by a stand-in of another host. */
export type Talking = { site: Awaited<ReturnType<typeof startSite>>; upstream: FakeUpstream };

/** A site on its own backend, with the folder of its store. */
export type ConsoleSite = { url: string; folder: string };

type WorkerFixtures = {
  sharedContext: BrowserContext;
  talkingSite: Talking;
  giving: Giving;
  /** As the last test left it; `consoleSite` gives it emptied. */
  usedConsole: ConsoleSite;
};

/**
 * What serves a whole worker; each begins with the first test that asks for it. All of it stands in this one `test`, on
 * which every spec builds: between specs with other worker fixtures Playwright starts its workers and browsers anew.
 */
export const test = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, storageState, serviceWorkers, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(storageState && { storageState }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  talkingSite: [
    async ({ browserName: _ }, use) => {
      const upstream = await startFakeUpstream();
      const site = await startSite({
        RATE_LIMIT: 'off',
        PRELOAD_PAGES: 'off',
        BACKEND_URL: upstream.url,
        BACKEND_TIMEOUT_MS: '2000',
      });
      await use({ site, upstream });
      await site.stop();
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  usedConsole: [
    async ({ browserName: _ }, use) => {
      const { url, dataDir: folder, stop } = await startSite({ RATE_LIMIT: 'off', PRELOAD_PAGES: 'off' });
      await use({ url, folder });
      await stop();
    },
    { scope: 'worker' },
  ],
  giving: [
    async ({ browserName: _ }, use) => {
      const started = await startGiving();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
});
