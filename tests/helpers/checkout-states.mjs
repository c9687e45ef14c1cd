/**
 * The states of giving, for pictures and for the accessibility tests: the sandbox plays the payment, answers stand in
 * for gifts that a sandbox never has.
 *
 * @typedef {import('@playwright/test').Page} Page
 */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

let donors = 0;

/** Chooses, fills in and presses; resolves when the test window is open. @param {Page} page */
async function openWindow(page) {
  donors += 1;
  await page.getByRole('radio', { name: '₹1,000' }).check({ force: true });
  await page.getByLabel('Full Name').fill('Test Donor');
  const email = `state-${process.pid}-${donors}@example.org`;
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile Number').fill('9000000000');
  await page.getByLabel('PAN Card Number').fill('ABCPE1234F');
  await page.getByLabel('Address').fill('CB 28, Salt Lake');
  await press(page, 'Donate Now');
  await page.getByRole('dialog').waitFor();
}

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const gift = {
  token,
  state: 'paid',
  mode: 'live',
  amount: 2_500_000,
  currency: 'INR',
  refunded: 0,
  donation_type: 'sponsor',
  variant: 'half',
  created_at: '2026-11-21T07:00:00.000Z',
  paid_at: '2026-11-21T07:01:00.000Z',
  can_retry: false,
  donor_name: 'Asha Sen',
  payment_id: 'pay_Qr5TuVwXyZ1234',
  receipt: {
    number: 'SCCT/2026-27/000123',
    issued_on: '2026-11-21',
    status: 'valid',
    donor_name: 'Asha Sen',
    amount_inr: 2_500_000,
    trust_name: 'Shiv Chandra Charitable Trust',
    trust_pan: null,
    tax_approval: null,
  },
};

/**
 * A gift's page in a state, its answer given.
 * @param {string} name
 * @param {object} given
 * @param {(page: Page) => Promise<unknown>} [then]
 */
const giftState = (name, given, then) => ({
  name,
  // The page itself names no gift: its island asks, and is answered here.
  path: `/Donate/thank-you/${token}`,
  /** @param {Page} page */
  before: (page) =>
    page.route('**/chat/payment/gift/*', (route) => route.fulfill({ json: { ...gift, ...given } })),
  open: async (/** @type {Page} */ page) => {
    await page.getByRole('status').getByRole('heading').waitFor();
    await then?.(page);
  },
});

/** @type {readonly import('./states.mjs').State[]} */
export const givingStates = [
  {
    name: 'donate-window',
    path: '/Donate',
    template: 'donate-window-failed',
    view: 'window',
    open: openWindow,
  },
  {
    name: 'donate-window-failed',
    path: '/Donate',
    view: 'window',
    open: async (page) => {
      await openWindow(page);
      await press(page, 'Let the payment fail');
      await page.getByRole('dialog').getByText('This attempt failed').waitFor();
    },
  },
  {
    name: 'donate-closed',
    template: 'donate-away',
    path: '/Donate',
    open: async (page) => {
      await openWindow(page);
      await press(page, 'Close without paying');
      await page.getByText('The payment window is closed').waitFor();
    },
  },
  {
    name: 'donate-done',
    path: '/Donate',
    open: async (page) => {
      // The donation's own page would take this one's place.
      await page.route('**/Donate/thank-you/*', (route) => route.abort('aborted'));
      await openWindow(page);
      await press(page, 'Pay');
      await page.getByText('Payment Successful!').waitFor();
    },
  },
  {
    name: 'donate-unverified',
    template: 'donate-away',
    path: '/Donate',
    open: async (page) => {
      await page.route('**/chat/payment/verify/', (route) => route.fulfill({ json: { success: false } }));
      await openWindow(page);
      await press(page, 'Pay');
      await page.getByText('Payment verification failed').waitFor();
    },
  },
  {
    name: 'donate-away',
    path: '/Donate',
    open: async (page) => {
      await page.route('**/chat/payment/', (route) => route.abort());
      await page.getByLabel('Full Name').fill('Test Donor');
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('state@example.org');
      await page.getByLabel('Mobile Number').fill('9000000000');
      await page.getByLabel('PAN Card Number').fill('ABCPE1234F');
      await page.getByLabel('Address').fill('CB 28, Salt Lake');
      await page.getByRole('radio', { name: '₹1,000' }).check({ force: true });
      await press(page, 'Donate Now');
      await page.getByText('An error occurred while processing your payment').waitFor();
    },
  },
  giftState('gift-paid', {}),
  { ...giftState('gift-receipt-bengali', {}, (page) => press(page, 'বাংলা')), template: 'gift-paid' },
  { ...giftState('gift-confirming', { state: 'confirming', receipt: null }), template: 'gift-failed' },
  giftState('gift-failed', { state: 'failed', receipt: null, can_retry: true }),
  giftState('gift-refunded', {
    state: 'refunded',
    refunded: 2_500_000,
    receipt: { ...gift.receipt, status: 'cancelled' },
  }),
  {
    ...giftState('gift-withdrawn', {
      state: 'withdrawn',
      receipt: { ...gift.receipt, status: 'cancelled' },
    }),
    template: 'gift-refunded',
  },
  { ...giftState('gift-test', { mode: 'test', receipt: null }), template: 'gift-paid' },
  {
    name: 'gift-status-none',
    path: '/Donate/status',
    open: async (page) => {
      // A browser that has given before is known by its cookie or its tab's storage.
      await page.context().clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.getByRole('heading', { name: 'No gift found here' }).waitFor();
    },
  },
];
