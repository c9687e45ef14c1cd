import type { Locator, Page } from '@playwright/test';
import type { FakeRazorpay } from './fake-razorpay';
import { type Giving, startGiving } from './giving-site';
import { test as base, expect } from './instances';

export type { Giving } from './giving-site';
export { expect } from './instances';

/**
 * `giving` (worker-fixtures.ts) serves a whole worker; `ailing` is a test's own, whose provider may be made ill; `live` has a live key, so
 * that its gifts have receipts.
 */
export const test = base.extend<{ ailing: Giving; live: Giving }>({
  // These sites have ports of their own: here too a visitor has closed the chat before (playwright.config.ts).
  context: async ({ context }, use) => {
    await context.addInitScript(() => localStorage.setItem('chatWindow', 'closed'));
    await use(context);
  },
  live: async ({ browserName: _ }, use) => {
    const started = await startGiving('rzp_live_StandIn00000001');
    await use(started);
    await started.stop();
  },
  ailing: async ({ browserName: _ }, use) => {
    const started = await startGiving();
    await use(started);
    await started.stop();
  },
});

export const donor = {
  'Full Name': 'Unmistakable Donor',
  'Mobile Number': '9830011223',
  'PAN Card Number': 'QWEPT6789Z',
  Address: '77 Unmistakable Lane, Kolkata',
} as const;

let donors = 0;

/** Fills in a donor of its own: each e-mail may have ten open orders only. */
export async function fillDonor(page: Page): Promise<string> {
  donors += 1;
  const email = `unmistakable-${process.pid}-${donors}@example.org`;
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  for (const [label, text] of Object.entries(donor)) await page.getByLabel(label).fill(text);
  return email;
}

export const providerWindow = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Stand-in of the provider/ });

/** Chooses an amount, fills in a donor and presses the button. */
export async function press(page: Page): Promise<string> {
  await page.getByRole('radio', { name: '₹1,000' }).check({ force: true });
  const email = await fillDonor(page);
  await page.getByRole('button', { name: 'Donate Now' }).click();
  return email;
}

/** The order that the provider's open window is for. */
export async function orderInWindow(page: Page): Promise<string> {
  await providerWindow(page).waitFor();
  return page.evaluate(() => String(Reflect.get(window, 'fakeCheckoutOptions')['order_id']));
}

/** Presses, and waits for the provider's window; resolves with its order. */
export async function give(page: Page): Promise<string> {
  await press(page);
  return orderInWindow(page);
}

/** Presses one of the stand-in's buttons. */
export const inWindow = (page: Page, act: string): Promise<void> =>
  providerWindow(page).getByRole('button', { name: act, exact: true }).click();

/** Waits for what was asked of the provider in the window to be in its books. */
export async function isPaid({ razorpay }: Giving, orderId: string): Promise<void> {
  await expect.poll(() => capturedOf(razorpay, orderId)).toBe(1);
}

export const capturedOf = ({ book }: FakeRazorpay, orderId: string): number =>
  [...book.payments.values()].filter((one) => one.order_id === orderId && one.captured).length;
