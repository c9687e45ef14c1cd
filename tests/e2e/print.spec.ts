import { expect, test } from '../helpers/instances';
import { overlaps, printedRuns } from '../helpers/printed-text';
import { inThisRun, statesInThisRun } from '../helpers/run-profile';
import { chatLoaded, loadPictures, pages } from '../helpers/states.mjs';

test.use({ trace: 'off' });
test.slow();

const stories = ['first-week-with-us', 'what-happens-in-detox', 'relapse-is-not-the-end'];
const elsewhere = ['', '/treatment', '/contact', '/help-now', '/Donate', '/privacy-policy', '/no-such-page'];
const printed = [
  ...statesInThisRun(pages).map(({ path }) => path),
  ...inThisRun(stories, (id) => id === stories[1]).map((id) => `/blog/${id}`),
  '/blog/page/2',
  '/Donate/status',
  '/Donate/thank-you/unknown-token-of-a-gift',
  ...['/hi', '/bn'].flatMap((language, turn) =>
    inThisRun(elsewhere, (path) => elsewhere.indexOf(path) === turn).map((path) => `${language}${path}`),
  ),
];

/** Groups, so that workers share them; a commit prints one of the four. */
const groups = inThisRun([0, 1, 2, 3], (group) => group === 0).map((group) =>
  printed.filter((_, index) => index % 4 === group),
);

for (const [index, paths] of groups.entries()) {
  test(`paper shows words that nothing lies over, 112 and the centre's number (${index + 1} of 4)`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await chatLoaded(page);
      await loadPictures(page);
      const runs = printedRuns(await page.pdf({ format: 'A4' }));
      const words = runs.map(({ text }) => text).join(' ');
      const digits = words.replace(/[\s\u00a0]/g, '');
      expect.soft(words.length, `${path}: words`).toBeGreaterThan(200);
      expect.soft(overlaps(runs), `${path}: words over words`).toEqual([]);
      expect.soft(digits, path).toContain('112');
      expect.soft(digits, path).toContain('+910000000000');
      expect.soft(words, path).not.toMatch(/Skip to|Leave now|WhatsApp\s*Help now/);
      const pale = runs.filter(({ lightness, text }) => lightness > 0.6 && text.trim() !== '');
      expect
        .soft(
          pale.map(({ text }) => text),
          `${path}: too pale for paper`,
        )
        .toEqual([]);
    }
  });
}
