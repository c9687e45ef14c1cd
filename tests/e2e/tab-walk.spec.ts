import type { Page } from '@playwright/test';
import { ringPixels } from '../helpers/pixels';
import { inThisRun, onFullRun, statesInThisRun } from '../helpers/run-profile';
import { expect, test } from '../helpers/shared-page';
import { openState, openStates, pages } from '../helpers/states.mjs';
import { beginAtTop, expectedStops, pressTab, type Stop, seenStops, watchStops } from '../helpers/tab-walk';

/** The same drawing as the privacy policy, with other words. */
const asPrivacy = /^(terms|cookies|refunds)$/;
const all = statesInThisRun([
  ...pages.filter(({ name }) => !asPrivacy.test(name)),
  ...openStates.filter(
    ({ name, view }) => view !== 'window' && /donate-|gift-paid|contact-errors/.test(name),
  ),
]);
/** On a commit the pages that people act on, and the links of a list. */
const walked = inThisRun(all, ({ name }) => /^(home|donate|blog|story|contact|help-now)$/.test(name));
const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];
/** Where the small size adds something of its own; the others are of the same layouts and parts. */
const onPhones =
  /^(home|donate|donate-errors|contact|story|help-now|accommodation|treatment|blog|home-menu)$/;

async function walk(page: Page, count: number): Promise<Stop[]> {
  await beginAtTop(page);
  await watchStops(page);
  await pressTab(page, count);
  return seenStops(page);
}

for (const state of walked) {
  test(`Tab visits all of ${state.name} once, in order, ringed and in sight`, async ({ page }) => {
    const own = sizes.filter(({ width }) =>
      state.widths ? state.widths.includes(width) : width === 1280 || onPhones.test(state.name),
    );
    for (const [index, size] of own.entries()) {
      await page.setViewportSize(size);
      if (index === 0) await openState(page, state);
      const expected = await expectedStops(page);
      const stops = await walk(page, expected.length + 1);
      const after = stops.pop();
      const where = `${size.width} px`;
      expect
        .soft(
          stops.map(({ name }) => name),
          `${where}: order`,
        )
        .toEqual(expected);
      expect.soft(after?.name, `${where}: a way out`).not.toBe(expected.at(-1));
      expect
        .soft(
          stops.filter(({ ring }) => !ring),
          `${where}: without a ring`,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({ coveredBy }) => coveredBy),
          `${where}: covered`,
        )
        .toEqual([]);
    }
  });
}

/** The first stop of each kind of control, as Tab meets them. */
function kindsOf(stops: readonly Stop[]): { stop: Stop; place: number }[] {
  const looks = stops.map(({ look }) => look);
  return stops
    .map((stop, place) => ({ stop, place }))
    .filter(({ stop, place }) => looks.indexOf(stop.look) === place);
}

// That each stop has a ring at all is seen on every walk above.
for (const name of ['home', 'accommodation', 'donate', 'heavy-story', 'help-now']) {
  test(
    `each kind of control on ${name} shows its focus at 3:1, light and dark`,
    onFullRun,
    async ({ page }) => {
      const state = pages.find((one) => one.name === name);
      if (!state) throw new Error(`no page ${name}`);
      await openState(page, state);
      const kinds = kindsOf(await walk(page, (await expectedStops(page)).length));
      const faint: string[] = [];
      await beginAtTop(page);
      for (const [index, { stop, place }] of kinds.entries()) {
        await pressTab(page, place - (kinds[index - 1]?.place ?? -1));
        await expect(page.locator(':focus')).toHaveAttribute('data-stop', stop.name);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          const { changed, outline } = await ringPixels(page);
          if (changed < 2 * outline) faint.push(`${stop.name}, ${colorScheme}: ${changed} of ${2 * outline}`);
        }
      }
      expect(kinds.length).toBeGreaterThan(5);
      expect(faint).toEqual([]);
    },
  );
}
