import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import {
  capturedOf,
  expect,
  type Giving,
  give,
  inWindow,
  press,
  providerWindow,
  test,
} from '../helpers/checkout';
import { onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

/** Where the test gives, and what had been ordered there before. */
let own: { razorpay: Giving['razorpay']; earlier: ReadonlySet<string> } | undefined;
const newOrders = () => [...(own?.razorpay.book.orders.keys() ?? [])].filter((id) => !own?.earlier.has(id));

const open = async (page: Page, { site, razorpay }: Giving) => {
  own = { razorpay, earlier: new Set(razorpay.book.orders.keys()) };
  await page.goto(`${site.url}${routes.donate}`);
  await awake(page);
};
const alert = (page: Page) => page.getByRole('main').locator('[role="alert"]');
const again = (page: Page) => page.getByRole('button', { name: 'Donate Now' }).click();
const thanks = (page: Page) => page.getByText(messages.donate.done);

test.afterEach(({ browserName: _ }, info) => {
  if (!own) throw new Error('no test gives without the form');
  const { razorpay } = own;
  const captured = newOrders().map((id) => capturedOf(razorpay, id));
  process.stdout.write(
    `  ${info.title}: ${captured.length} orders, most captured of one order ${Math.max(0, ...captured)}\n`,
  );
  expect(Math.max(0, ...captured)).toBeLessThanOrEqual(1);
});

test(
  'a provider that never answers an order is told of, and the next press is one order',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    giving.razorpay.fail('create', 'hang');
    await press(page);
    await expect(alert(page)).toContainText(messages.donate.unexpected, { timeout: 30_000 });
    await expect(alert(page)).toContainText('trust@bank');
    await expect(page.getByLabel('Full Name')).toHaveValue('Unmistakable Donor');
    giving.razorpay.fail('create', null);
    await again(page);
    await inWindow(page, 'Pay');
    await expect(thanks(page)).toBeVisible();
  },
);

// The same in `tests/lib/donations/store/place-order.test.ts`.
test(
  'an order whose answer was lost on the way to us is found, not made twice',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    giving.razorpay.fail('create', 'lost', 1);
    await give(page);
    await inWindow(page, 'Pay');
    await expect(thanks(page)).toBeVisible();
    expect(newOrders()).toHaveLength(1);
  },
);

// The same in `tests/lib/donations/client/checkout-session.test.ts`.
test(
  'an order whose answer was lost on the way to the browser is the same at the next press',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    await page.route(
      `**${routes.api.payment}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page);
    await expect(alert(page)).toContainText(messages.donate.unexpected);
    await again(page);
    await inWindow(page, 'Pay');
    await expect(thanks(page)).toBeVisible();
    expect(newOrders()).toHaveLength(1);
  },
);

// The same in `tests/lib/donations/store/place-order.test.ts`.
test('an order for another amount never opens the window', onFullRun, async ({ page, giving }) => {
  await open(page, giving);
  giving.razorpay.fail('create', 'wrong-amount', 1);
  await press(page);
  await expect(alert(page)).toContainText(messages.donate.unexpected);
  await expect(providerWindow(page)).toHaveCount(0);
});

test(
  'a provider that cannot be asked after payment leaves the gift confirming, then paid',
  onFullRun,
  async ({ page, ailing }) => {
    // What it may wait for is longer than a test may take.
    test.slow();
    await open(page, ailing);
    await give(page);
    ailing.razorpay.fail('payment', 'hang');
    ailing.razorpay.fail('order-payments', 'hang');
    await inWindow(page, 'Pay');
    await expect(thanks(page)).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Your gift and its receipt' }).click();
    await expect(page.getByText('The test payment is being confirmed.')).toBeVisible({ timeout: 20_000 });
    ailing.razorpay.fail('payment', null);
    ailing.razorpay.fail('order-payments', null);
    await expect(page.getByText('Thank you. The test payment went through.')).toBeVisible({
      timeout: 40_000,
    });
  },
);

// The same in `tests/lib/donations/client/checkout-calls.test.ts`.
test('a verify call that is lost twice is asked again and believed', onFullRun, async ({ page, giving }) => {
  await open(page, giving);
  await give(page);
  await page.route(`**${routes.api.paymentVerify}`, (route) => route.abort(), { times: 2 });
  await inWindow(page, 'Pay');
  await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
});

test(
  'a verify call that nobody answers leaves the money safe; a further press offers the same order',
  onFullRun,
  async ({ page, giving }) => {
    await open(page, giving);
    const orderId = await give(page);
    await page.route(`**${routes.api.paymentVerify}`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome' }),
    );
    await inWindow(page, 'Pay');
    await expect(alert(page)).toContainText(messages.donate.verificationFailed, { timeout: 15_000 });
    await expect(alert(page)).toContainText('Your money is safe');
    await expect(alert(page)).toContainText('Please do not pay again');
    await expect(alert(page)).toContainText(/pay_\w+/);
    await again(page);
    await providerWindow(page).waitFor();
    expect(newOrders()).toEqual([orderId]);
  },
);
