import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import {
  capturedOf,
  expect,
  fillDonor,
  type Giving,
  give,
  inWindow,
  isPaid,
  orderInWindow,
  press,
  providerWindow,
  test,
} from '../helpers/checkout';
import { onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

const open = async (page: Page, giving: Giving) => {
  await page.goto(`${giving.site.url}${routes.donate}`);
  await awake(page);
};
const alert = (page: Page) => page.getByRole('main').locator('[role="alert"]');
const thanks = (page: Page) => page.getByText(messages.donate.done);
const tokenOf = async (page: Page): Promise<string> =>
  String(await page.getByRole('link', { name: /gift/ }).first().getAttribute('href'))
    .split('/')
    .at(-1) ?? '';

/** The gift as its own page reads it. */
const giftOf = async (page: Page, giving: Giving, token: string) =>
  (await page.request.get(`${giving.site.url}${routes.api.donation(token)}`)).json();

test.afterEach(({ giving }, info) => {
  const { orders, payments } = giving.razorpay.book;
  const captured = [...payments.values()].filter((one) => one.captured);
  const twice = [...orders.keys()].filter(
    (id) => captured.filter(({ order_id }) => order_id === id).length > 1,
  );
  process.stdout.write(
    `  ${info.title}: ${orders.size} orders, ${captured.length} captured, ${twice.length} charged twice\n`,
  );
  expect(twice).toEqual([]);
});

test('a gift is paid, verified and thanked for, and as one of a test key has no receipt', async ({
  page,
  giving,
}) => {
  await open(page, giving);
  const orderId = await give(page);
  await expect(page.getByText('Test of ₹1,000: no money moves')).toBeVisible();
  const options = await page.evaluate(() => Reflect.get(window, 'fakeCheckoutOptions'));
  expect(options).toMatchObject({
    key: giving.razorpay.keyId,
    amount: 100_000,
    currency: 'INR',
    order_id: orderId,
    description: 'Donation for addiction recovery',
    prefill: { contact: '+919830011223' },
  });
  await inWindow(page, 'Pay');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: '₹1,000' })).not.toBeChecked();
  await expect(page.getByLabel('PAN Card Number')).toHaveValue('');
  const gift = await giftOf(page, giving, await tokenOf(page));
  expect(gift).toMatchObject({ state: 'paid', amount: 100_000, currency: 'INR', receipt: null });
});

test('a wrong signature is refused in the document’s words, and the money is found all the same', async ({
  page,
  giving,
}) => {
  await open(page, giving);
  await give(page);
  await inWindow(page, 'Pay with a wrong signature');
  await expect(alert(page)).toContainText(messages.donate.verificationFailed);
  await expect(alert(page)).toContainText('Your money is safe');
  await expect(alert(page)).toContainText(/pay_\w+/);
  await page.getByRole('link', { name: 'See what we know about this gift' }).click();
  await expect(page.getByText('Thank you. The test payment went through.')).toBeVisible();
});

// The same in `tests/lib/donations/client/checkout-session.test.ts`.
test(
  'an answer in part is no success, and the webhook finishes the gift',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    const orderId = await give(page);
    await inWindow(page, 'Pay and answer in part');
    await expect(alert(page)).toContainText(messages.donate.verificationFailed);
    const token = await tokenOf(page);
    await isPaid(giving, orderId);
    expect(await giving.deliver(orderId)).toBe(200);
    expect(await giftOf(page, giving, token)).toMatchObject({ state: 'paid' });
  },
);

// The same in `tests/lib/donations/client/checkout-session.test.ts`.
test(
  'a declined try is said while the window stays, and the next try inside it is the same order',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    const orderId = await give(page);
    await inWindow(page, 'Decline');
    await expect(page.getByText('Payment failed: Your payment was declined by the bank.')).toBeVisible();
    await expect(providerWindow(page)).toBeVisible();
    await inWindow(page, 'Pay');
    await expect(thanks(page)).toBeVisible();
    expect(capturedOf(giving.razorpay, orderId)).toBe(1);
  },
);

test('a closed window ends processing and keeps what was typed; the next press offers the same order', async ({
  page,
  giving,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, giving);
  const orderId = await give(page);
  await inWindow(page, 'Close the window');
  await expect(page.getByText('We are checking whether a payment came in')).toBeVisible();
  expect(said).toContain('Payment window dismissed');
  await expect(page.getByLabel('Full Name')).toHaveValue('Unmistakable Donor');
  await page.getByRole('button', { name: 'Donate Now' }).click();
  expect(await orderInWindow(page)).toBe(orderId);
  await inWindow(page, 'Pay');
  await expect(thanks(page)).toBeVisible();
});

// The same in `tests/lib/donations/client/checkout-session.test.ts`.
test(
  'money that came in without a word is found after the window was closed',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    await give(page);
    await inWindow(page, 'Pay and say nothing');
    await expect(providerWindow(page)).toHaveAttribute('data-paid', 'true');
    await inWindow(page, 'Close the window');
    await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  },
);

test('a blocked script gates payment: no order, the document’s words, other ways to give', async ({
  page,
  giving,
}) => {
  const before = giving.razorpay.book.orders.size;
  await page.route('**/v1/checkout.js*', (route) => route.abort());
  await open(page, giving);
  await press(page);
  await expect(alert(page)).toContainText(messages.donate.notLoaded);
  await expect(alert(page)).toContainText('trust@bank');
  expect(giving.razorpay.book.orders.size).toBe(before);
  await page.unroute('**/v1/checkout.js*');
  await page.getByRole('button', { name: 'Donate Now' }).click();
  await expect(providerWindow(page)).toBeVisible();
});

// The same in `tests/components/donations/donate-form.test.tsx`.
test('a double click is one order and one window', onFullRun, async ({ page, giving }) => {
  await open(page, giving);
  await page.getByRole('radio', { name: '₹500' }).check({ force: true });
  const before = giving.razorpay.book.orders.size;
  await fillDonor(page);
  await page.getByRole('button', { name: 'Donate Now' }).dblclick();
  await expect(providerWindow(page)).toHaveCount(1);
  expect(giving.razorpay.book.orders.size).toBe(before + 1);
});

// The same in `tests/components/donations/donate-form.test.tsx`.
test(
  'another currency after choosing a level charges that currency’s own price',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    await page.getByRole('button', { name: 'SPONSOR PROGRAM' }).click();
    await page.getByRole('radio', { name: 'Half Treatment' }).check({ force: true });
    await page.getByLabel('Choose Currency').selectOption('USD');
    await fillDonor(page);
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Stand-in of the provider: 30000 USD' })).toBeVisible();
  },
);

test('arriving from Home by a click runs the script without one violation of the policy', async ({
  page,
  giving,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'violations', []);
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(window, 'violations').push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(giving.site.url);
  await awake(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Donate' }).first().click();
  await page.waitForURL('**/Donate');
  await awake(page);
  await give(page);
  await inWindow(page, 'Pay');
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
});

// The same in `tests/lib/donations/client/payment-script.test.tsx`.
test('the script goes with the page', onFullRun, async ({ page, giving }) => {
  await open(page, giving);
  await page.getByLabel('Full Name').focus();
  await expect(page.locator('script[src*="checkout.js"]')).toHaveCount(1);
  await page.waitForFunction(() => typeof Reflect.get(window, 'Razorpay') === 'function');
  await page.getByRole('navigation').getByRole('link', { name: 'About us' }).first().click();
  await page.waitForURL('**/about');
  await expect(page.locator('script[src*="checkout.js"]')).toHaveCount(0);
});

// The same in `tests/lib/donations/store/webhook.test.ts`.
test(
  'a tab closed after paying loses nothing: the webhook finishes the gift',
  onFullRun,
  async ({ page, context, giving }) => {
    await open(page, giving);
    const orderId = await give(page);
    await inWindow(page, 'Pay and say nothing');
    await expect(providerWindow(page)).toHaveAttribute('data-paid', 'true');
    await page.close();
    expect(await giving.deliver(orderId)).toBe(200);
    expect(await giving.deliver(orderId)).toBe(200);
    const later = await context.newPage();
    await later.goto(`${giving.site.url}${routes.donationStatus}`);
    await expect(later.getByText('Thank you. The test payment went through.')).toBeVisible();
    expect(capturedOf(giving.razorpay, orderId)).toBe(1);
  },
);

// The same in `tests/components/donations/amount-step.test.tsx`.
test('an amount is read as people type it, or refused in words', onFullRun, async ({ page, giving }) => {
  await page.goto(`${giving.site.url}${routes.donate}`);
  await awake(page);
  const box = page.getByRole('spinbutton', { name: 'Custom Amount' });
  const type = async (text: string) => {
    await box.fill('');
    await box.pressSequentially(text);
  };
  const read = [
    ['1,000', '₹1,000'],
    ['1,00,000', '₹1,00,000'],
    ['१००', '₹100'],
    ['５००', '₹500'],
    [' 5 ', '₹5'],
  ] as const;
  for (const [text, amount] of read) {
    await type(text);
    await expect(page.getByText(`You are giving ${amount}`, { exact: true })).toBeVisible();
  }
  for (const text of ['5,50', '100,00', '1.000', '5.50', '1e3', '-5', '5k']) {
    await type(text);
    await expect(page.getByText(/^You are giving/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await expect(page.getByText('Please select or enter a valid amount.').first()).toBeVisible();
  }
});
