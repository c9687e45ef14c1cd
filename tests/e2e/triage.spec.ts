import type { Page } from '@playwright/test';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { endonyms, languages, localPath } from '@/lib/i18n/language';
import { expect, test } from '../helpers/instances';
import { sideways } from '../helpers/layout-probes';
import { awake } from '../helpers/states.mjs';

/** From the first screen to a number to call: how tall the head is, how long the way. */

const home = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await awake(page);
};

/** Pixels from the upper edge of the screen to the lower edge of the band. */
const bandHeight = (page: Page) =>
  page.getByRole('banner').evaluate((band) => Math.round(band.getBoundingClientRect().bottom));

/** The most links to one number that any screen of the page shows, outside the documents' own block of contacts. */
const callsOnAScreen = (page: Page, number: string, ownBlock: string) =>
  page.evaluate(
    async ([wanted, block]) => {
      let most = 0;
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const seen = [...document.querySelectorAll(`a[href="${wanted}"]`)].filter((link) => {
          const { top: upper, bottom } = link.getBoundingClientRect();
          return !link.closest(block) && link.checkVisibility() && bottom > 0 && upper < innerHeight;
        });
        most = Math.max(most, seen.length);
      }
      return most;
    },
    [number, ownBlock] as const,
  );

const sizes = [
  { width: 390, atTop: 72, scrolled: 60 },
  { width: 1280, atTop: 112, scrolled: 92 },
] as const;

for (const { width, atTop, scrolled } of sizes)
  test(`at ${width} px the band is at most ${atTop} px high, then ${scrolled}, and a screen has one way to call`, async ({
    page,
  }) => {
    for (const language of languages) {
      const { shell } = dictionaries[language];
      await home(page, localPath(language, '/'), width);
      expect.soft(await bandHeight(page), language).toBeLessThanOrEqual(atTop);
      expect
        .soft(await callsOnAScreen(page, 'tel:+910000000000', '[aria-labelledby="call-us"]'), language)
        .toBe(1);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => bandHeight(page), language).toBeLessThanOrEqual(scrolled);
      await expect(page.getByRole('link', { name: shell.getHelp })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('body > :is(header, nav) a[href^="tel:"]:visible')).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('in a low window the band is one row, with the call in it', async ({ page }) => {
  for (const language of languages) {
    await home(page, localPath(language, '/'), 667);
    for (const [width, height] of [
      [667, 375],
      [568, 320],
      [390, 400],
      [320, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await bandHeight(page), `${language}, ${width} px`).toBeLessThanOrEqual(72);
      expect.soft(await sideways(page), `${language}, ${width} px`).toBe(0);
      await expect(page.locator('body > header a[href^="tel:"]:visible')).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const width of [390, 320])
  test(`at ${width} px the other languages stand clear of the edges of the band and are heard by name`, async ({
    page,
  }) => {
    for (const language of languages) {
      await home(page, localPath(language, '/'), width);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => bandHeight(page), language).toBeLessThanOrEqual(60);
      for (const other of languages.filter((one) => one !== language)) {
        const link = page
          .getByRole('banner')
          .getByRole('link', { name: endonyms[other], exact: true })
          .first();
        const box = await link.boundingBox();
        expect.soft(box?.width, `${language}, ${other}`).toBeGreaterThanOrEqual(24);
        expect.soft(box?.height, `${language}, ${other}`).toBeGreaterThanOrEqual(44);
        expect.soft(box?.y, `${language}, ${other}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

test('the home page of a phone is at most 7,000 px long', async ({ page }) => {
  for (const language of languages) {
    await home(page, localPath(language, '/'), 390);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(length, language).toBeLessThanOrEqual(7000);
  }
});

for (const [width, height, count] of [
  [390, 844, 6],
  [360, 740, 2],
  [320, 640, 2],
] as const)
  test(`on ${width} by ${height} px the first ${count} doors stand above the bar, in each language`, async ({
    page,
  }) => {
    for (const language of languages) {
      await page.setViewportSize({ width, height });
      await page.goto(localPath(language, '/'));
      const bar = await page.locator('body > nav').last().boundingBox();
      const doors = page.getByRole('region', { name: dictionaries[language].home.doors.title });
      const last = await doors
        .getByRole('listitem')
        .nth(count - 1)
        .boundingBox();
      expect.soft((last?.y ?? height) + (last?.height ?? 0), language).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

for (const language of languages)
  test(`in ${language} each door leads in one tap to a number to call, danger to 112`, async ({ page }) => {
    const { doors } = dictionaries[language].home;
    for (const door of [doors.danger, doors.despair, doors.stop, doors.worried, doors.relapsed, doors.give]) {
      await home(page, localPath(language, '/'), 390);
      const { pathname } = new URL(page.url());
      await page.getByRole('region', { name: doors.title }).getByRole('link', { name: door }).click();
      await page.waitForURL((url) => url.pathname !== pathname);
      // Giving is a form; who has a question about it finds the number in the bar.
      const place = door === doors.give ? 'body > nav' : 'main';
      const number = door === doors.danger ? 'tel:112' : 'tel:';
      await expect(page.locator(`${place} a[href^="${number}"]:visible`).first(), door).toBeVisible();
    }
  });

test('thoughts of ending one’s life lead to the first words and both numbers on one screen', async ({
  page,
}) => {
  for (const language of languages) {
    await home(page, localPath(language, '/'), 390);
    const { despair } = dictionaries[language].home.doors;
    await page.getByRole('link', { name: despair }).click();
    const choice = page.locator('li:has(#despair)');
    for (const line of ['tel:14416', 'tel:112'])
      await expect(choice.locator(`a[href="${line}"]`), language).toBeInViewport({ ratio: 1 });
  }
});
