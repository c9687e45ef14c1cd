import type { Page, Route } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import { capturedOf, expect, type Giving, inWindow, press, providerWindow, test } from '../helpers/checkout';
import { onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

const SCRIPTS = '**/_next/static/chunks/*.js';
const addressOf = (giving: Giving) => `${giving.site.url}${routes.donate}`;

/** Opens the form; what its page does not name (what an order needs, the chat) meets `onLater`. */
async function openWith(page: Page, giving: Giving, onLater: (route: Route) => Promise<void>) {
  const html = await (await page.request.get(addressOf(giving))).text();
  await page.route(SCRIPTS, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : onLater(route),
  );
  await page.goto(addressOf(giving));
  await awake(page);
}
const donateNow = (page: Page) => page.getByRole('main').locator('button[type="submit"]');

test('a press before its code is there says so, waits for it, and is one order', async ({ page, giving }) => {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const before = giving.razorpay.book.orders.size;
  await openWith(page, giving, async (route) => {
    await open;
    await route.continue();
  });
  await press(page);
  await expect(donateNow(page)).toHaveText(messages.donate.processing);
  // It says that it is busy, and a second press all the same is none.
  await donateNow(page).click({ force: true });
  expect(giving.razorpay.book.orders.size).toBe(before);
  letThrough();
  await expect(providerWindow(page)).toHaveCount(1);
  expect(giving.razorpay.book.orders.size).toBe(before + 1);
  await inWindow(page, 'Pay');
  await expect(page.getByText(messages.donate.done)).toBeVisible();
  const [last = ''] = [...giving.razorpay.book.orders.keys()].slice(-1);
  expect(capturedOf(giving.razorpay, last)).toBe(1);
});

test(
  'code that cannot be had fails the press in words and keeps what was typed; the next press fetches it',
  onFullRun,
  async ({ page, giving }) => {
    const before = giving.razorpay.book.orders.size;
    await openWith(page, giving, (route) => route.abort());
    await press(page);
    const alert = page.getByRole('main').locator('[role="alert"]');
    await expect(alert).toContainText(messages.donate.unexpected);
    await expect(page.locator('[data-answer]')).toBeFocused();
    await expect(donateNow(page)).toHaveText('Donate Now');
    await expect(page.getByLabel('Full Name')).toHaveValue('Unmistakable Donor');
    expect(giving.razorpay.book.orders.size).toBe(before);
    await page.unroute(SCRIPTS);
    await donateNow(page).click();
    await expect(providerWindow(page)).toBeVisible();
    expect(giving.razorpay.book.orders.size).toBe(before + 1);
  },
);
