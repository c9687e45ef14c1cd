import { expect, type Page, test } from '@playwright/test';
import { ringPixels } from '../helpers/pixels';
import { openState, openStates, pages } from '../helpers/states.mjs';
import { beginAtTop, expectedStops, type Stop, seenStops, watchStops } from '../helpers/tab-walk';

// A trace of every key would take most of the time; a failure names the stop.
test.use({ trace: 'off' });

const walked = [
  ...pages,
  ...openStates.filter(
    ({ name, view }) => view !== 'window' && /donate-|gift-paid|contact-errors/.test(name),
  ),
];
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
  for (let press = 0; press < count; press += 1) await page.keyboard.press('Tab');
  return seenStops(page);
}

for (const state of walked) {
  test(`Tab visits all of ${state.name} once, in order, ringed and in sight`, async ({ page }) => {
    for (const size of sizes) {
      if (state.widths && !state.widths.includes(size.width)) continue;
      if (size.width === 320 && !state.widths && !onPhones.test(state.name)) continue;
      await page.setViewportSize(size);
      await openState(page, state);
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

for (const name of ['home', 'accommodation', 'donate', 'heavy-story', 'contact', 'help-now']) {
  test(`each kind of control on ${name} shows its focus at 3:1, light and dark`, async ({ page }) => {
    const state = pages.find((one) => one.name === name);
    if (!state) throw new Error(`no page ${name}`);
    await openState(page, state);
    const count = (await expectedStops(page)).length;
    const seen = new Set<string>();
    const faint: string[] = [];
    await beginAtTop(page);
    await watchStops(page);
    for (let press = 0; press < count; press += 1) {
      await page.keyboard.press('Tab');
      const stop = (await seenStops(page)).at(-1);
      if (!stop || seen.has(stop.look)) continue;
      seen.add(stop.look);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const { changed, outline } = await ringPixels(page);
        if (changed < 2 * outline) faint.push(`${stop.name}, ${colorScheme}: ${changed} of ${2 * outline}`);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(faint).toEqual([]);
  });
}
