import { expect, type Page, test } from '@playwright/test';
import {
  borderless,
  clippedTexts,
  helpOrder,
  placeholders,
  sideways,
  spaceText,
  targets,
  unmarkedScripts,
} from '../helpers/layout-probes';
import { type Colour, contrast, contrastOverPicture } from '../helpers/pixels';
import { openState, openStates, pages } from '../helpers/states.mjs';

// A finding names its page and place; a trace of whole journeys is slower than the journeys.
test.use({ trace: 'off' });

const home = { name: 'home', path: '/' };
const own = openStates.filter(({ backend }) => !backend);

/** One journey through the pages; what is wrong, and where. */
async function journey(page: Page, look: () => Promise<readonly unknown[]>, states = pages) {
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
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page or state is pushed sideways, and every target can be hit', async ({ page }) => {
    test.slow();
    const look = async () => [...(await pushed(page)), ...(await tooSmall(page))];
    expect(await journey(page, look, [...pages, ...own])).toEqual([]);
  });

  test('no text is cut by wider spacing', async ({ page }) => {
    const look = async () => {
      await spaceText(page);
      return [...(await clippedTexts(page)), ...(await pushed(page))];
    };
    expect(await journey(page, look)).toEqual([]);
  });
});

test('every target can be hit, and no text is cut at twice its size', async ({ page }) => {
  const look = async () => {
    const small = await tooSmall(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return [...small, ...(await clippedTexts(page)), ...(await pushed(page))];
  };
  expect(await journey(page, look)).toEqual([]);
});

test('help stands in the same order everywhere, and every script is named by its language', async ({
  page,
}) => {
  await openState(page, home);
  const order = await helpOrder(page);
  expect(order.length).toBeGreaterThan(5);
  const look = async () => {
    const here = await helpOrder(page);
    return [...here.filter((way, index) => way !== order[index]), ...(await unmarkedScripts(page))];
  };
  expect(await journey(page, look)).toEqual([]);
});

test('in forced colours every control keeps a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await journey(page, () => borderless(page))).toEqual([]);
});

test('on paper the words stay and the ways around the site go', async ({ page }) => {
  for (const state of [home, { name: 'story', path: '/blog/what-happens-in-detox' }]) {
    await openState(page, state);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('placeholders are read at 4.5:1', async ({ page }) => {
      const colour = (css: string): Colour => {
        const [r = 0, g = 0, b = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
        return [r, g, b];
      };
      for (const path of ['/Donate', '/contact']) {
        await openState(page, { name: path, path });
        const found = await placeholders(page);
        expect(found.length).toBeGreaterThan(0);
        for (const { name, text, box } of found)
          expect.soft(contrast(colour(text), colour(box)), `${path} ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    });

    // What axe cannot decide and leaves to us: see tests/helpers/axe-triage.ts.
    for (const width of [1280, 390, 320]) {
      test(`words over pictures are read at 4.5:1 at ${width} px, large ones at 3:1`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openState(page, home);
        const [hero, band] = ['best rehabilitation', 'One call is enough'].map((title) =>
          page.getByRole('region', { name: title }),
        );
        for (const part of [hero, band]) {
          for (const text of (await part?.getByRole('paragraph').all()) ?? [])
            expect
              .soft(await contrastOverPicture(page, text), (await text.textContent()) ?? '')
              .toBeGreaterThanOrEqual(4.5);
          for (const text of (await part?.getByRole('heading').all()) ?? [])
            expect
              .soft(await contrastOverPicture(page, text), (await text.textContent()) ?? '')
              .toBeGreaterThanOrEqual(3);
        }
      });
    }
  });
}
