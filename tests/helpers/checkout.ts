import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { startSite } from '../../scripts/site-process.mjs';
import { type FakeRazorpay, startFakeRazorpay } from './fake-razorpay';
import { test as base, expect, type Instance } from './instances';

export { expect } from './instances';

export type Giving = {
  site: Instance;
  razorpay: FakeRazorpay;
  /** Sends a signed webhook for an order's captured payments, as the provider would. */
  deliver: (orderId: string) => Promise<number>;
};

/** The stand-in of the provider's script, from a host of its own. */
async function startCheckoutHost(apiUrl: string) {
  const script = readFileSync('tests/helpers/fake-checkout-window.js');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/checkout.js?api=${encodeURIComponent(apiUrl)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function deliverTo(site: Instance, razorpay: FakeRazorpay, orderId: string): Promise<number> {
  const order = razorpay.book.orders.get(orderId);
  const payment = [...razorpay.book.payments.values()].find(
    ({ order_id, status }) => order_id === orderId && status === 'captured',
  );
  if (!order || !payment) throw new Error('Nothing was paid for this order');
  const { raw, headers } = razorpay.webhook('order.paid', { order, payment });
  return (await fetch(`${site.url}/hooks/razorpay`, { method: 'POST', headers, body: raw })).status;
}

/** A site whose provider is the stand-in, its script included. */
async function startGiving(keyId?: string): Promise<Giving & { stop: () => Promise<void> }> {
  const razorpay = await startFakeRazorpay(keyId === undefined ? {} : { keyId });
  const checkout = await startCheckoutHost(razorpay.url);
  const site = await startSite({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_API_URL: razorpay.url,
    RAZORPAY_CHECKOUT_URL: checkout.url,
    UPI_ID: 'trust@bank',
    BANK_DETAILS: 'Account 12345, IFSC ABCD0123456',
  });
  return {
    site,
    razorpay,
    deliver: (orderId) => deliverTo(site, razorpay, orderId),
    stop: async () => {
      await site.stop();
      await Promise.all([razorpay.close(), checkout.close()]);
    },
  };
}

/**
 * `giving` serves a whole worker; `ailing` is a test's own, whose provider may be made ill; `live` has a live key, so
 * that its gifts have receipts.
 */
export const test = base.extend<{ ailing: Giving; live: Giving }, { giving: Giving }>({
  // These sites have ports of their own: here too a visitor has closed the chat before (playwright.config.ts).
  context: async ({ context }, use) => {
    await context.addInitScript(() => localStorage.setItem('chatWindow', 'closed'));
    await use(context);
  },
  giving: [
    async ({ browserName: _ }, use) => {
      const started = await startGiving();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
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
