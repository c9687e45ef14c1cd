import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { home as bn } from '@/lib/i18n/bn/home';
import { home as en } from '@/lib/i18n/en/home';
import { home as hi } from '@/lib/i18n/hi/home';
import { expect, test } from '../helpers/instances';
import { movements, places } from '../helpers/layout-probes';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { loadPictures, openState } from '../helpers/states.mjs';

const home = { name: 'home', path: '/' };
const homeIn = (path: string) => ({ '/hi': hi, '/bn': bn })[path]?.hero ?? en.hero;
const strip = '[aria-roledescription="carousel"] ul';

/** The lines of the hero that lie under its button. */
const coveredByButton = (button: Locator) =>
  button.evaluate((element) => {
    const over = element.getBoundingClientRect();
    const words = document.createRange();
    return [...(element.closest('section')?.querySelectorAll('h1, p, a') ?? [])]
      .filter((text) => {
        words.selectNodeContents(text);
        return [...words.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < over.right && right > over.left && top < over.bottom && bottom > over.top,
        );
      })
      .map((text) => text.textContent);
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the strip stops by its button and stays, with the mouse away', async ({ page }) => {
    await openState(page, home);
    const pause = page.getByRole('button', { name: 'Pause the moving strip' });
    await pause.scrollIntoViewIfNeeded();
    expect((await places(page, strip)).length).toBeGreaterThan(1);
    await pause.click();
    await page.mouse.move(2, 2);
    await expect(page.getByRole('button', { name: 'Play the moving strip' })).toBeVisible();
    expect(await places(page, strip)).toHaveLength(1);
    await page.getByRole('button', { name: 'Play the moving strip' }).click();
    expect((await places(page, strip)).length).toBeGreaterThan(1);
  });

  test('the strip stops where focus is and does not go on by itself', onFullRun, async ({ page }) => {
    await openState(page, home);
    await page.getByRole('button', { name: /^Play Sample: Bimal/ }).focus();
    await page.getByRole('button', { name: 'Subscribe' }).focus();
    expect(await places(page, strip)).toHaveLength(1);
  });

  // The button and what it keeps: `tests/components/home/hero-video.test.tsx`.
  test(
    'the film of the first screen stops by its button, stays, and is still after a reload',
    onFullRun,
    async ({ page }) => {
      await openState(page, home);
      const [pause, play] = ['Pause the film', 'Play the film'].map((name) =>
        page.getByRole('button', { name }),
      );
      await pause?.click();
      await page.mouse.move(2, 2);
      await expect(play ?? page.getByRole('main')).toBeVisible();
      expect(await movements(page)).not.toContainEqual(expect.stringContaining('hero'));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
      expect(await movements(page)).not.toContainEqual(expect.stringContaining('hero'));
    },
  );

  const phones = [
    [390, 844],
    [390, 664],
    [320, 640],
  ] as const;
  for (const [width, height] of inThisRun(phones, ([width]) => width === 320)) {
    test(`the film can be stopped at first sight at ${width} × ${height} px, beside the words`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of inThisRun(['/', '/hi', '/bn'], (one) => one === '/bn')) {
        await openState(page, { name: path, path });
        const button = page.getByRole('button', { name: homeIn(path).pause });
        await button.waitFor();
        const isOnTop = await button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect.soft(isOnTop, path).toBe(true);
        expect.soft(await coveredByButton(button), path).toEqual([]);
      }
    });
  }

  // The film: `tests/components/testimonials/film-player.test.tsx`.
  test(
    'the page stays where it is while a film is open, and no sheet was fetched in vain',
    onFullRun,
    async ({ page }) => {
      const vain: string[] = [];
      page.on('console', (message) => {
        if (/preloaded/.test(message.text())) vain.push(message.text());
      });
      await openState(page, home);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await page.getByRole('button', { name: /^Play Sample: Bimal/ }).press('Enter');
      await page.getByRole('dialog').waitFor();
      expect((await heading.boundingBox())?.x).toBe(before?.x);
      const ahead = await page.evaluate(() => {
        const used = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
          ({ href }) => href,
        );
        const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
        return [...preloads].map(({ href }) => href).filter((href) => !used.includes(href));
      });
      expect([...ahead, ...vain]).toEqual([]);
    },
  );

  const late = [
    ['/', 1280],
    ['/', 800],
    ['/blog/a-day-at-the-centre', 1280],
  ] as const;
  for (const [path, width] of inThisRun(late, (one) => one === late[0])) {
    test(`${path} comes in without jumping at ${width} px, its pictures late`, async ({ page }) => {
      await page.route(/\/media\//, async (route) => {
        await setTimeout(300);
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: [number, string][] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') === true) continue;
            const moved: { node?: Node }[] = Reflect.get(entry, 'sources');
            const what = moved.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
            shifts.push([Number(Reflect.get(entry, 'value')), what]);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openState(page, { name: path, path });
      await loadPictures(page);
      const shifts: [number, string][] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
    });
  }
});

const focusedHeading = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('main h1') && document.activeElement.textContent);

test('following a link moves focus to the heading, the page to its top and changes the title', async ({
  page,
}) => {
  await openState(page, home);
  const before = await page.title();
  const link = page.getByRole('link', { name: 'Learn More about our treatment' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/treatment');
  await expect.poll(() => focusedHeading(page)).toBeTruthy();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).not.toHaveTitle(before);
});
