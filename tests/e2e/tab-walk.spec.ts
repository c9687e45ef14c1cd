import { expect, test } from '@playwright/test';
import { ringPixels } from '../helpers/pixels';
import { openState, openStates, pages } from '../helpers/states.mjs';
import { expectedStops, nextStop, type Stop } from '../helpers/tab-walk';

const walked = [...pages, ...openStates.filter(({ name }) => /menu|donate-|contact-errors/.test(name))];
const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

for (const state of walked) {
  test(`Tab visits all of ${state.name} once, in order, ringed and in sight`, async ({ page }) => {
    for (const size of sizes) {
      if (state.widths && !state.widths.includes(size.width)) continue;
      await page.setViewportSize(size);
      await openState(page, state);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        // Where Tab begins is where the reader last was; a walk begins at the top.
        getSelection()?.setPosition(document.body, 0);
      });
      const expected = await expectedStops(page);
      const stops: Stop[] = [];
      for (const _ of expected) stops.push(await nextStop(page));
      expect
        .soft(
          stops.map(({ name }) => name),
          `${size.width}: order`,
        )
        .toEqual(expected);
      expect
        .soft(
          stops.filter(({ ring }) => !ring),
          `${size.width}: without a ring`,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({ coveredBy }) => coveredBy),
          `${size.width}: covered`,
        )
        .toEqual([]);
      expect.soft((await nextStop(page)).name, `${size.width}: a way out`).not.toBe(expected.at(-1));
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const name of ['home', 'accommodation', 'donate', 'heavy-story', 'contact', 'help-now']) {
      test(`each kind of control on ${name} shows its focus at 3:1`, async ({ page }) => {
        const state = pages.find((one) => one.name === name);
        if (!state) throw new Error(`no page ${name}`);
        await openState(page, state);
        const count = (await expectedStops(page)).length;
        const seen = new Set<string>();
        const faint: string[] = [];
        for (let index = 0; index < count; index += 1) {
          const stop = await nextStop(page);
          if (seen.has(stop.look)) continue;
          seen.add(stop.look);
          const { changed, outline } = await ringPixels(page);
          if (changed < 2 * outline) faint.push(`${stop.name}: ${changed} of ${2 * outline}`);
        }
        expect(faint).toEqual([]);
      });
    }
  });
}
