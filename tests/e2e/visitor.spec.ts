import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { sideways } from '../helpers/layout-probes';
import { sampleStory } from '../helpers/site-pages';
import { awake, chatLoaded } from '../helpers/states.mjs';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await awake(page);
};

test('a story is found by keyboard, read, handed on, and leads to three others', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, routes.blog);
  expect(asked.filter((url) => url.endsWith(routes.searchIndex('en')))).toEqual([]);
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).focus();
  await page.keyboard.type('COMING home');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${baseURL}${routes.blog}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.story(sampleStory)}`);
  expect(asked.filter((url) => /coming(?:%20|\+| )home/i.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${routes.story(sampleStory)}`,
  );
  const related = page.getByRole('region', { name: 'Read on' }).getByRole('link');
  await expect(related).toHaveCount(3);
});

test('Shift three times leaves a sensitive page, takes the chat along, and going back does not return', async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  await page.route('https://www.google.com/', (route) => {
    asked.push(route.request().headers()['referer']);
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await open(page, routes.about);
  await open(page, routes.helpNow);
  await page.evaluate(() => localStorage.setItem('chatToken', 'of-the-test'));
  await expect(page.getByRole('link', { name: 'Leave now' })).toBeInViewport();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveTitle('Elsewhere');
  expect(asked).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  // The chat may have begun anew by now; what it knew is gone.
  expect(await page.evaluate(() => localStorage.getItem('chatToken'))).not.toBe('of-the-test');
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await open(page, routes.faq);
  const question = page.getByText('What does treatment cost?');
  const answer = page.getByText('We tell you what it costs before you decide.').first();
  await expect(answer).toBeHidden();
  await page
    .getByRole('navigation', { name: 'What is your question about?' })
    .getByRole('link')
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  await expect(question).toBeVisible();
});

for (const width of [390, 320]) {
  test(`at ${width} px help stays under the thumb, the chat with it, and hides no end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, routes.treatment);
    await chatLoaded(page);
    const bar = page.getByRole('navigation', { name: 'Quick help' });
    const boxes = await Promise.all((await bar.getByRole('link').all()).map((link) => link.boundingBox()));
    expect(boxes.map((box) => (box?.height ?? 0) >= 44 && (box?.width ?? 0) >= 44)).toEqual([
      true,
      true,
      true,
    ]);
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(700);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const foot = await last.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top);
    expect(await sideways(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says whom to call in three languages; a form is left to the browser', async ({
    page,
    context,
  }) => {
    await page.goto(routes.about);
    // Controlled from here on: the worker has kept its page and taken over.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(routes.about);
    await context.setOffline(true);
    await page.goto(routes.treatment);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no internet connection');
    const main = page.getByRole('main');
    for (const language of ['en', 'hi', 'bn'])
      await expect(main.locator(`section[lang=${language}] a[href="tel:112"]`)).toBeVisible();
    await expect(main.getByRole('link', { name: /^14416/ })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^14446/ })).toHaveCount(3);
    expect(await main.evaluate((place) => getComputedStyle(place).display)).toBe('block');
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await expect(page.goto(routes.contact)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await page.goto(routes.treatment);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What will happen, step by step');
  });
});

test('words that are typed before the script is there stay and are searched', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox');
  await box.fill('i want to die');
  await box.press('Enter');
  await expect(box).toHaveValue('i want to die');
  await expect(page.locator('[data-text="Loading…"]')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
  await expect(box).toHaveValue('i want to die');
});
