import type { Page } from '@playwright/test';
import {
  borderless,
  brokenNumbers,
  brokenWords,
  clippedTexts,
  helpOrder,
  movements,
  placeholders,
  sideways,
  spaceText,
  targets,
  unmarkedScripts,
} from '../helpers/layout-probes';
import { type Colour, contrast, contrastOverPicture } from '../helpers/pixels';
import { inThisRun, onFullRun, statesInThisRun } from '../helpers/run-profile';
import { expect, test } from '../helpers/shared-page';
import { openState, openStates, pages } from '../helpers/states.mjs';

const home = { name: 'home', path: '/' };
const looked = statesInThisRun(pages);
/** On a commit the states that open something of their own; the others fill in what stands there. */
const own = inThisRun(statesInThisRun(openStates), ({ name }) =>
  /^(home-menu|search-in-danger|accommodation-lightbox|donate-errors|donate-window|contact-errors|gift-paid)$/.test(
    name,
  ),
).filter(({ backend }) => !backend);
/** At 320 px every template is looked at; on a wide screen on a commit those that have most beside each other. */
const wide = inThisRun(looked, ({ name }) =>
  /^(home|treatment|donate|story|contact|help-now|blog)$/.test(name),
);

/** One journey through the pages; what is wrong, and where. */
async function journey(page: Page, look: () => Promise<readonly unknown[]>, states = looked) {
  const found: string[] = [];
  for (const state of states) {
    // What one state breaks on purpose must not break the next.
    await page.unrouteAll();
    await openState(page, state);
    found.push(...(await look()).map((finding) => `${state.name}: ${JSON.stringify(finding)}`));
  }
  return found;
}

const pushed = async (page: Page) => {
  const beyond = await sideways(page);
  return beyond > 0 ? [`sideways by ${beyond} px`] : [];
};
const tooSmall = async (page: Page) =>
  (await targets(page)).filter(({ width, height, primary }) => {
    const least = primary ? 44 : 24;
    return width < least || height < least;
  });

test.describe('at 320 px', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

  test('no page is pushed sideways, every target can be hit, no number is broken, no text is cut by wider spacing', async ({
    page,
  }) => {
    test.slow();
    const look = async () => {
      const found = [...(await pushed(page)), ...(await tooSmall(page)), ...(await brokenNumbers(page))];
      await spaceText(page);
      return [...found, ...(await clippedTexts(page)), ...(await pushed(page))];
    };
    const elsewhere = [
      '/bn',
      '/hi/blog/coming-home',
      '/bn/contact/sent#care-bn',
      '/contact/sent#care-en',
      '/hi/contact/sent#care-hi',
      '/hi',
      '/hi/faq',
      '/bn/blog/coming-home',
    ];
    // On a commit the first three: a start, a text and an answer, in both scripts.
    const more = inThisRun(elsewhere, (path) => elsewhere.indexOf(path) < 3).map((path) => ({
      name: path,
      path,
    }));
    expect(await journey(page, look, [...looked, ...more])).toEqual([]);
  });

  test('no state is pushed sideways, every target can be hit, no word is broken, nothing moves for who wants less motion', async ({
    page,
  }) => {
    test.slow();
    const look = async () => [
      ...(await pushed(page)),
      ...(await tooSmall(page)),
      ...(await brokenWords(page)),
      ...(await movements(page)),
    ];
    expect(await journey(page, look, own)).toEqual([]);
  });
});

/** Each look leaves the page as it was but the last, which doubles the text. */
test('nothing moves for who wants less motion, every target can be hit, help stands in one order, scripts are named, controls have borders, text may double', async ({
  page,
}) => {
  test.slow();
  await openState(page, home);
  const order = await helpOrder(page);
  expect(order.length).toBeGreaterThan(5);
  const look = async () => {
    const here = await helpOrder(page);
    const found = [
      ...(await movements(page)),
      ...(await tooSmall(page)),
      ...here.filter((way, index) => way !== order[index]),
      ...(await unmarkedScripts(page)),
    ];
    await page.emulateMedia({ forcedColors: 'active' });
    found.push(...(await borderless(page)));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return [...found, ...(await clippedTexts(page)), ...(await pushed(page))];
  };
  expect(await journey(page, look, wide)).toEqual([]);
});

test('no picture of a card lies over its words on a phone, in three languages', async ({ page }) => {
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li')].flatMap((card) => {
        const [frame, ...others] = card.children;
        if (!frame?.querySelector('img') || frame.textContent?.trim()) return [];
        const { right, bottom } = frame.getBoundingClientRect();
        return others.flatMap((other) => {
          const words = document.createRange();
          words.selectNodeContents(other);
          const isOver = [...words.getClientRects()].some(
            (line) => line.left < right - 1 && line.top < bottom - 1,
          );
          return isOver ? [other.textContent?.slice(0, 40)] : [];
        });
      }),
    );
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/blog/opioids-and-overdose', '/hi/blog/opioids-and-overdose', '/bn/blog']) {
      await openState(page, { name: path, path });
      expect([width, path, await covered()]).toEqual([width, path, []]);
    }
  }
});

test('text may double on a phone, in every language, and no number is broken', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const look = async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return [...(await clippedTexts(page)), ...(await pushed(page)), ...(await brokenNumbers(page))];
  };
  const pages = [
    '/families',
    '/bn',
    '/hi/treatment',
    '/bn/treatment',
    '/hi/contact',
    '/bn/Donate',
    '/hi/trust',
    '/privacy-policy',
  ];
  const states = inThisRun([...pages, '/hi/offline'], (path) =>
    ['/bn', '/hi/treatment', '/bn/Donate', '/privacy-policy'].includes(path),
  ).map((path) => ({ name: path, path }));
  expect(await journey(page, look, states)).toEqual([]);
});

// Each word on paper is looked for in `print.spec.ts`.
test('on paper the words stay and the ways around the site go', onFullRun, async ({ page }) => {
  for (const state of [home, { name: 'story', path: '/blog/what-happens-in-detox' }]) {
    await openState(page, state);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

const themes = ['light', 'dark'] as const;

test('placeholders are read at 4.5:1, light and dark', async ({ page }) => {
  const colour = (css: string): Colour => {
    const [r = 0, g = 0, b = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b];
  };
  for (const path of ['/Donate', '/contact']) {
    await openState(page, { name: path, path });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const found = await placeholders(page);
      expect(found.length).toBeGreaterThan(0);
      for (const { name, text, box } of found)
        expect
          .soft(contrast(colour(text), colour(box)), `${path} ${name}, ${colorScheme}`)
          .toBeGreaterThanOrEqual(4.5);
    }
  }
});

// What axe cannot decide and leaves to us: see tests/helpers/axe-triage.ts.
for (const width of inThisRun([1280, 390, 320], (one) => one === 320)) {
  test(`words over pictures are read at 4.5:1 at ${width} px, large ones at 3:1, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openState(page, home);
    const parts = ['best rehabilitation', 'One call is enough'].map((title) =>
      page.getByRole('region', { name: title }),
    );
    const wanted = [
      { role: 'paragraph', least: 4.5 },
      { role: 'heading', least: 3 },
    ] as const;
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const { role, least } of wanted) {
        const texts = (await Promise.all(parts.map((part) => part.getByRole(role).all()))).flat();
        expect(texts.length).toBeGreaterThan(1);
        for (const text of texts)
          expect
            .soft(await contrastOverPicture(page, text), `${await text.textContent()}, ${colorScheme}`)
            .toBeGreaterThanOrEqual(least);
      }
    }
  });
}

// In three languages at 390 px: above. Paper: `print.spec.ts`.
test('text may double at 320 px without a page that scrolls sideways', onFullRun, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return pushed(page);
  };
  const states = ['/', '/hi', '/bn', '/about', '/trust', '/bn/trust'].map((path) => ({ name: path, path }));
  expect(await journey(page, look, states)).toEqual([]);
});
