import type { Page } from '@playwright/test';
import { begin, chatOf, FIRST_QUESTION, launcherOf, said } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { loadPictures, openState } from '../helpers/states.mjs';

/** Two machines may round an edge differently; a component that changed differs by far more. */
const tolerance = { maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide' } as const;
const parts = ['Buttons', 'Headings and text', 'Fields', 'Notices', 'Loading, empty, failed', 'Care cards'];

const open = async (page: Page) => {
  await openState(page, { name: 'design', path: '/design' });
  await loadPictures(page);
};

/** What floats or sticks lies over whatever is photographed beneath it. */
const hideFloating = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.visibility = 'hidden';
  });

for (const width of [1280, 390]) {
  const themes = inThisRun(['light', 'dark'] as const, (theme) => (theme === 'dark') === (width === 390));
  for (const colorScheme of themes) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });
      const picture = (name: string) =>
        `${name.toLowerCase().replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;

      test(`every component looks as it was kept, ${width} px, ${colorScheme}`, async ({ page }) => {
        await open(page);
        await hideFloating(page);
        for (const title of parts) {
          const part = page.getByRole('region', { name: title, exact: true });
          await expect.soft(part, title).toHaveScreenshot(picture(title), tolerance);
        }
        const windows: (readonly [string, string])[] = [['dialog', 'Open the window']];
        // A picture over a whole wide screen weighs as much as all the rest.
        if (width === 390) windows.push(['lightbox', 'Open the pictures']);
        for (const [name, opener] of windows) {
          await page.getByRole('button', { name: opener }).click();
          await loadPictures(page);
          await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture(name), tolerance);
          await page.keyboard.press('Escape');
        }
      });
    });
  }
}

test('the bubbles of the chat look as they were kept', async ({ page }) => {
  await open(page);
  await launcherOf(page).click();
  await begin(page, 'en');
  await said(page, FIRST_QUESTION).waitFor();
  await expect(chatOf(page).getByRole('button', { name: 'Skip', disabled: false })).toHaveCount(1);
  await expect.soft(chatOf(page)).toHaveScreenshot('chat.png', tolerance);
});

test('the page is missing where nobody asked for it', onFullRun, async ({ startInstance }) => {
  const site = await startInstance();
  const answer = await fetch(`${site.url}/design`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('Every component');
});
