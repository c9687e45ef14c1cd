import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

const templates = [
  routes.home,
  routes.blog,
  routes.story('coming-home'),
  routes.treatment,
  routes.accommodation,
];

/** The hero's own lies under a veil of light and has its own ground; phones leave some pictures out. */
const pictures = 'main img:not([fetchpriority="high"]):visible';

/** The colours in the corner where browsers draw the glyph of a picture that failed, and its ground by the sheet. */
async function cornerOf(page: Page, index: number) {
  const image = page.locator(pictures).nth(index);
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box || box.width < 40 || box.height < 40) return null;
  const shot = await image.screenshot();
  const { data } = await sharp(shot)
    .extract({ left: 14, top: 14, width: 16, height: 16 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(Array.from({ length: 256 }, (_, at) => data.subarray(at * 3, at * 3 + 3).join())).size;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    for (const path of inThisRun(templates, (one) => one === templates[0]))
      test(`a picture that answers 404 leaves a quiet ground on ${path}`, async ({ page }) => {
        await page.route(/\/media\//, (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto(path, { waitUntil: 'networkidle' });
        if (javaScriptEnabled) await awake(page);
        const count = await page.locator(pictures).count();
        const colours: number[] = [];
        for (let index = 0; index < Math.min(count, 4); index += 1) {
          const found = await cornerOf(page, index);
          if (found !== null) colours.push(found);
        }
        expect(colours.length).toBeGreaterThan(0);
        expect(Math.max(...colours)).toBe(1);
      });
  });
}
