import type { Page } from '@playwright/test';
import { firstVisit, inputOf, launcherOf, tabOf } from '../helpers/chat';
import { coveredWords, floatingOnPhone } from '../helpers/layout-probes';
import { inThisRun, statesInThisRun } from '../helpers/run-profile';
import { expect, test } from '../helpers/shared-page';
import { awake, chatLoaded, pages } from '../helpers/states.mjs';

test.use({ ...firstVisit, trace: 'off' });
test.slow();

const PHONES = [320, 390, 768];
const WIDE = [1280, 1920, 769, 1024];
/** Where the window opens by itself: on a commit at every width. */
const atEveryWidth = /^home$/;
const isOpenAtFirst = /^(home|about|corporates|treatment|accommodation)$/;

const paths = [
  '',
  '/help-now',
  '/Donate',
  '/treatment',
  '/contact',
  '/contact/sent',
  '/Donate/status',
  '/Donate/thank-you/unknown-token-of-a-gift',
  '/privacy-policy',
  '/no-such-page',
];
// English has the same templates; in a longer script the words stand otherwise.
const translated = inThisRun(paths, (path) => ['', '/help-now', '/Donate'].includes(path)).flatMap((path) =>
  inThisRun(['hi', 'bn'], (language) => (language === 'hi') === (path === '')).map((language) => ({
    name: { '': 'home', '/treatment': 'treatment' }[path] ?? `/${language}${path}`,
    path: `/${language}${path}`,
  })),
);
const templates = [
  ...statesInThisRun(pages.filter(({ name }) => !/^(terms|cookies|refunds)$/.test(name))),
  { name: 'blog-page', path: '/blog/page/2' },
  { name: 'donate-status', path: '/Donate/status' },
  { name: 'gift', path: '/Donate/thank-you/unknown-token-of-a-gift' },
  ...translated,
];

const launcher = '.rcb-toggle-button';
const chatWindow = '.rcb-window-open .rcb-chat-window';
/** Said by the root at once; the window's own code may come a moment later. */
const isOpen = async (page: Page) => (await page.locator('.rcb-window-open').count()) > 0;

/** Where the chat stands over the page, closed and open, at the width the page has now. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  if (await isOpen(page)) {
    await page.locator(chatWindow).waitFor();
    found.push(...(await coveredWords(page, chatWindow)));
    await page
      .locator(chatWindow)
      .getByRole('button', { name: /^(Close|.*बंद|.*বন্ধ)/ })
      .click();
  }
  await launcherOf(page).waitFor();
  found.push(...(await coveredWords(page, launcher)));
  await launcherOf(page).click();
  await page.locator(chatWindow).waitFor();
  found.push(...(await coveredWords(page, chatWindow)));
  return found;
}

/** On a commit: where it opens by itself, a form, a long text, and a page in a longer script. */
const looked = inThisRun(templates, ({ path }) =>
  /^\/(|Donate|blog\/a-day-at-the-centre|bn\/help-now)$/.test(path),
);
for (const { name, path } of looked) {
  test(`the chat covers nothing of ${path}, closed or open, and opens by itself only where it may`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await awake(page);
    await chatLoaded(page);
    const opens = isOpenAtFirst.test(name);
    if (opens) await page.locator(chatWindow).waitFor();
    expect(await isOpen(page)).toBe(opens);
    const widths = (all: readonly number[], few: number) =>
      inThisRun(all, (width) => width === few || atEveryWidth.test(name));
    for (const width of widths(WIDE, 1280)) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await covered(page), `${width} px`).toEqual([]);
    }
    await page.locator(chatWindow).press('Escape');
    for (const width of widths(PHONES, 390)) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await floatingOnPhone(page), `${width} px`).toEqual([]);
    }
  });
}

test('on a phone the tab of the bar opens the chat and takes the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await chatLoaded(page);
  const tab = tabOf(page);
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
});

test('a chat that opened by itself stays behind where it may not open', async ({ page }) => {
  await page.goto('/about');
  await page.locator(chatWindow).waitFor();
  await page.getByRole('link', { name: 'Get Help Now!' }).click();
  await expect(page).toHaveURL(/\/help-now$/);
  await expect(page.locator(chatWindow)).toBeHidden();
  await launcherOf(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator(chatWindow)).toBeVisible();
});
