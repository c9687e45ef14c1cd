import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What the guidelines demand. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const wcagAndBestPractice = [...wcag, 'best-practice'];

/** All that a change of theme can change: the rest of the page is the same document in the same boxes. */
export const themed = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds by these rules on a page and in its frames, or in what `where` selects. `AxeBuilder` would load axe
 * twice for each look and carry every passed check out of the page, which takes as long as the look.
 */
export async function axeFindings(
  page: Page,
  how: RunOptions,
  where: string | { exclude: string[] } = 'html',
) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const loaded = await page.evaluateHandle<typeof axe>('axe');
  const look = { where, how: { resultTypes: ['violations' as const, 'incomplete' as const], ...how } };
  return loaded.evaluate(async ({ run }, { where, how }) => {
    const { violations, incomplete } = await run(where, how);
    return { violations, incomplete };
  }, look);
}
