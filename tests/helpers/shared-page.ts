import { test as base } from './instances';

export { expect } from './instances';

/**
 * For tests that only look at pages: one browser context serves a worker, so that scripts are fetched and compiled once.
 * Each test has a page of its own, with the cookies and the storage that `playwright.config.ts` begins with; other
 * context options of `test.use` have no effect here.
 */
export const test = base.extend({
  context: async ({ sharedContext, storageState }, use) => {
    await sharedContext.setStorageState(storageState ?? { cookies: [], origins: [] });
    await use(sharedContext);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
