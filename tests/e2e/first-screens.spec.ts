import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { languages, localPath } from '@/lib/i18n/language';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

/** What the first screen of a page holds: whose site it is, the first choice, the first step. */

const open = async (page: Page, path: string, size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await awake(page);
};

/** The name in the band as it is drawn, and what of the band lies over another part of it. */
const band = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const shown = (element: Element) => element.checkVisibility() && element.clientWidth !== 1;
    const brand = header.querySelector('a');
    const name = [...(brand?.querySelectorAll('span') ?? [])].find(shown);
    const lines = new Set([...(name?.getClientRects() ?? [])].map(({ top }) => Math.round(top)));
    const mark = brand?.querySelector('img')?.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, button')]
      .filter((element) => shown(element) && !element.closest('#site-menu'))
      .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }));
    const over = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ words }) => `${one.words} / ${words}`),
    );
    return {
      name: name?.textContent ?? '',
      size: Number.parseFloat(name ? getComputedStyle(name).fontSize : '0'),
      lines: lines.size,
      mark: Math.round(mark?.width ?? 0),
      height: Math.round(header.getBoundingClientRect().bottom),
      over,
    };
  });

for (const width of inThisRun([320, 360, 390], (one) => one === 320))
  test(`at ${width} px the band has the mark and a name of 15 px in at most two lines, and nothing lies over anything`, async ({
    page,
  }) => {
    for (const language of languages) {
      await open(page, localPath(language, '/'), { width, height: 640 });
      const { name, ...found } = await band(page);
      expect.soft(found.size, language).toBeGreaterThanOrEqual(15);
      expect.soft(found.lines, language).toBeLessThanOrEqual(2);
      expect.soft(found.mark, language).toBeGreaterThanOrEqual(28);
      expect.soft(found.over, language).toEqual([]);
      expect.soft(found.height, language).toBeLessThanOrEqual(72);
      expect
        .soft(name, language)
        .toMatch(language === 'en' ? /\p{L}/u : /[\p{Script=Devanagari}\p{Script=Bengali}]/u);
      const help = await page
        .getByRole('banner')
        .getByRole('link', { name: dictionaries[language].shell.getHelp })
        .boundingBox();
      expect.soft(Math.min(help?.width ?? 0, help?.height ?? 0), language).toBeGreaterThanOrEqual(44);
      const menu = await page.getByRole('button', { name: dictionaries[language].shell.menu }).boundingBox();
      expect.soft(Math.min(menu?.width ?? 0, menu?.height ?? 0), language).toBeGreaterThanOrEqual(44);
      // A name of one long word, as a centre may have, pushes nothing into a second row.
      await page.getByRole('banner').evaluate((header) => {
        for (const part of header.querySelectorAll('[href][class*=brand] > span'))
          part.textContent = 'Punarjanma';
      });
      expect.soft((await band(page)).height, `${language}, one word`).toBeLessThanOrEqual(72);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const doubled = await band(page);
      expect.soft(doubled.over, `${language}, text doubled`).toEqual([]);
    }
  });

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 800 },
];
for (const size of inThisRun(screens, ({ width }) => width === 360))
  test(`at ${size.width} × ${size.height} the first amount of a gift stands on the first screen`, async ({
    page,
  }) => {
    for (const language of languages) {
      await open(page, localPath(language, routes.donate), size);
      const amount = await page
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .boundingBox();
      const bar = await page.locator('body > nav').last().boundingBox();
      const end = (amount?.y ?? 0) + (amount?.height ?? 0);
      expect.soft(end, language).toBeLessThanOrEqual(bar?.y ?? size.height);
    }
  });

for (const { width, height, textBy } of [
  { width: 1280, height: 800, textBy: 960 },
  // The line about fits under the steps takes 106 px of it.
  { width: 390, height: 844, textBy: 1350 },
])
  test(`at ${width} px a story of an overdose has the steps under its title and begins by ${textBy} px`, async ({
    page,
  }) => {
    await open(page, routes.story('opioids-and-overdose'), { width, height });
    const card = page.getByRole('region', { name: dictionaries.en.families.wake.title });
    await expect(card.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
    const top = (locator: ReturnType<Page['locator']>) =>
      locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const title = await top(page.getByRole('heading', { level: 1 }));
    expect(await top(card)).toBeGreaterThan(title);
    expect(await top(page.getByText('In an overdose the breathing slows'))).toBeLessThanOrEqual(textBy);
  });

for (const language of inThisRun(languages, (one) => one === 'bn'))
  test(`in ${language} the home page leads to the cost and to the first night`, async ({ page }) => {
    const { about, doors } = dictionaries[language].home;
    const [cost, night] = [doors.cost, about.night];
    const home = localPath(language, '/');
    await open(page, home, { width: 390, height: 844 });
    await page.getByRole('link', { name: cost.label }).click();
    await expect(page.locator('#what-does-treatment-cost')).toBeInViewport();
    await open(page, home, { width: 390, height: 844 });
    await page.getByRole('link', { name: night.label }).click();
    await page.waitForURL(/first-week-with-us/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
