import { test as base } from './instances';
import type { Talking } from './worker-fixtures';

export { expect } from './instances';

/** `talking` serves a whole worker; each test finds its stand-in as it was at the start. */
export const test = base.extend<{ talking: Talking }>({
  talking: async ({ talkingSite }, use) => {
    talkingSite.upstream.renew();
    await use(talkingSite);
  },
});
