import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';

/** What the document says of layout and no unit test can see (spec §2, §9). */

test('the navigation stays at the top while the page scrolls', async ({ page }) => {
  await page.goto(routes.home);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const band = page.getByRole('banner');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect.poll(async () => (await band.boundingBox())?.y).toBeLessThanOrEqual(0);
  await expect(nav.getByRole('link', { name: 'About us' })).toBeInViewport({ ratio: 1 });
});

for (const height of [700, 900]) {
  test(`the hero takes 80 % of a viewport ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(routes.home);
    const hero = page
      .getByRole('heading', { level: 1 })
      .locator('xpath=ancestor::*[self::section or self::div][last()]');
    const box = await hero.boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(height * 0.8);
  });
}

test('below 768 px the items collapse behind a toggle and the bar at the foot calls for the number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(routes.home);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'About us' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: '+91' })).toBeHidden();
  const bar = page.getByRole('navigation', { name: 'Quick help' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(nav.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(nav.getByRole('link', { name: 'About us' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '+91' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the about page says why we work and introduces a team of three', async ({ page }) => {
  await page.goto(routes.about);
  const region = (name: string) => page.getByRole('region', { name });
  expect(await region('Why we work').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expect(region('Meet the Team').getByRole('img')).toHaveCount(3);
  for (const title of ['Counsellor', 'Lead counsellor', 'Co-counsellor']) {
    await expect(region('Meet the Team').getByText(title, { exact: true })).toBeVisible();
  }
});

test('the contact heading has its two parts', async ({ page }) => {
  await page.goto(routes.contact);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Talk to us By phone, email or WhatsApp' }),
  ).toBeVisible();
});
