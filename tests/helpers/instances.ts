import { startSite } from '../../scripts/site-process.mjs';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream';
import { test as base } from './worker-fixtures';

export type Instance = Awaited<ReturnType<typeof startSite>>;

type Fixtures = {
  /** Starts a further built site on a free port; it ends with the test. Limits are off unless a test is about them. */
  startInstance: (env?: Record<string, string>) => Promise<Instance>;
  /** Starts a stand-in for the documents' API host; it ends with the test. */
  startUpstream: () => Promise<FakeUpstream>;
};

export const test = base.extend<Fixtures>({
  startInstance: async ({ browserName: _ }, use) => {
    const started: Instance[] = [];
    await use(async (env = {}) => {
      const site = await startSite({ RATE_LIMIT: 'off', ...env });
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  startUpstream: async ({ browserName: _ }, use) => {
    const started: FakeUpstream[] = [];
    await use(async () => {
      const upstream = await startFakeUpstream();
      started.push(upstream);
      return upstream;
    });
    // One that a test has already closed rejects; it is gone either way.
    await Promise.allSettled(started.map((upstream) => upstream.close()));
  },
});

export { expect } from '@playwright/test';
