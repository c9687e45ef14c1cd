import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

/** Writes down, in their order, the first frame and every script of the build that comes alive. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const order: string[] = [];
    const refused: string[] = [];
    Object.assign(window, { order, refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
    requestAnimationFrame(() => order.push('frame'));
    const isAlive = (node: Node) =>
      node instanceof HTMLScriptElement && node.type === '' && /\/_next\/static\//.test(node.src);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (isAlive(node) && node instanceof HTMLScriptElement && !node.noModule) order.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
const noted = (page: Page, name: 'order' | 'refused'): Promise<string[]> =>
  page.evaluate((kind) => Reflect.get(window, kind), name);
for (const path of inThisRun(['/', '/Donate', '/no-such-page'], (one) => one === '/Donate'))
  test(`${path} is drawn before its scripts begin, and wakes with nothing refused or loaded twice`, async ({
    page,
  }) => {
    await watch(page);
    await page.goto(path);
    await awake(page);
    const [first, ...scripts] = await noted(page, 'order');
    expect(first).toBe('frame');
    expect(scripts.length).toBeGreaterThan(4);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(await noted(page, 'refused')).toEqual([]);
    expect(await page.locator('script[type="text/later"]').count()).toBe(0);
  });

/** Where everything of a page stands, and in which colours. */
async function drawing(page: Page): Promise<string[]> {
  // Nothing is drawn as beneath the pointer.
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.querySelectorAll('header *, main *, footer *'), (element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return `${element.tagName} ${[x, width, height].map(Math.round).join(' ')} ${color} ${backgroundColor} ${fontSize}`;
    });
  });
}

/** What was fetched although it stands in the page. */
const fetchedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const links = Array.from(document.querySelectorAll('link'));
    return links.filter(({ disabled, href }) => disabled && fetched.includes(href)).map(({ href }) => href);
  });

test('sheets stand in the page, and one that is walked to is drawn as one that is opened', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()));
  await page.goto('/');
  await awake(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  const walked = [
    ['Treatment', '/treatment'],
    ['Accommodation', '/Accomodation'],
  ] as const;
  for (const [name, path] of inThisRun(walked, (one) => one === walked[0])) {
    await page.goto(path);
    await awake(page);
    expect(await page.locator('link[rel="stylesheet"][disabled]').count()).toBeGreaterThan(2);
    expect(await fetchedTwice(page)).toEqual([]);
    const opened = await drawing(page);
    await page.goto('/');
    await awake(page);
    fetched.length = 0;
    await main.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => drawing(page)).toEqual(opened);
    expect(fetched.length).toBeGreaterThan(0);
  }
});

test('a page opened in a hidden tab wakes although no frame is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await awake(page);
  expect(await page.evaluate(() => document.hidden)).toBe(true);
  await expect(page.locator('[data-live="false"]')).toHaveCount(0);
});

test('a page left and come back to is awake, and following a link stays a client navigation', async ({
  page,
}) => {
  await page.goto('/about');
  await awake(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  await page.goto('/contact');
  await page.goBack();
  await awake(page);
});
