import { startSite } from '../../scripts/site-process.mjs';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream';
import { test as base, type Instance } from './instances';

export { expect } from './instances';

export type Talking = { site: Instance; upstream: FakeUpstream };

/**
 * `talking` is a site whose conversations are held by a stand-in of another host. Both serve a whole worker; each test
 * finds the stand-in as it was at the start.
 */
export const test = base.extend<{ talking: Talking }, { talkingSite: Talking }>({
  talkingSite: [
    async ({ browserName: _ }, use) => {
      const upstream = await startFakeUpstream();
      const site = await startSite({
        RATE_LIMIT: 'off',
        BACKEND_URL: upstream.url,
        BACKEND_TIMEOUT_MS: '2000',
      });
      await use({ site, upstream });
      await site.stop();
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  talking: async ({ talkingSite }, use) => {
    talkingSite.upstream.renew();
    await use(talkingSite);
  },
});
