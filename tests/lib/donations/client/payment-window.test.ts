import { isTestKey, type OpenOrder } from '@/lib/donations/checkout';
import { isInAppBrowser, windowContact, windowOptions } from '@/lib/donations/client/payment-window';
import type { Selection } from '@/lib/donations/donation';

const order: OpenOrder = {
  orderId: 'order_1',
  amountMinor: 30_000,
  currency: 'USD',
  keyId: 'rzp_live_1',
  donationToken: null,
};
const donor = {
  fullName: ' Asha Sen ',
  email: 'asha@example.org',
  mobile: '90000 00000',
  panCard: 'ABCDE1234F',
  address: 'CB 1\nSalt Lake',
};
const oneTime: Selection = { currency: 'USD', mode: 'one-time', choice: { kind: 'preset', amount: 500 } };
const half: Selection = { currency: 'USD', mode: 'sponsor', variant: 'half' };
const page = { trustName: 'Trust', language: 'en', callbackUrl: null } as const;

describe('the payment window’s options', () => {
  it('are those of the document, with the order’s own amount and currency', () => {
    expect(windowOptions({ order, selection: oneTime, donor }, page)).toEqual({
      key: 'rzp_live_1',
      amount: 30_000,
      currency: 'USD',
      name: 'Trust',
      description: 'Donation for addiction recovery',
      order_id: 'order_1',
      prefill: { name: 'Asha Sen', email: 'asha@example.org', contact: '+919000000000' },
      notes: {
        address: 'CB 1 Salt Lake',
        pan: 'ABCDE1234F',
        program: 'One-time donation',
        sponsorship: 'none',
      },
      theme: { color: '#0f6b45' },
      retry: { enabled: true },
      remember_customer: false,
    });
  });

  it.each([
    ['hi', 'hi'],
    ['bn', 'ben'],
  ] as const)('ask for a window in the language of the page: %s', (language, name) => {
    const { config } = windowOptions({ order, selection: half, donor }, { ...page, language });
    expect(config).toEqual({ display: { language: name } });
  });

  it('name the level of a sponsorship', () => {
    const options = windowOptions({ order, selection: half, donor }, page);
    expect(options.description).toBe('Sponsorship for half treatment');
    expect(options.notes).toMatchObject({ program: 'Sponsor program', sponsorship: 'half' });
  });

  it('lead back by our own address where a window would be blocked', () => {
    const callbackUrl = 'https://example.org/hooks/razorpay/return';
    expect(windowOptions({ order, selection: half, donor }, { ...page, callbackUrl })).toMatchObject({
      callback_url: callbackUrl,
      redirect: true,
    });
  });

  it('cut a note at 256 characters, never inside one', () => {
    const address = '🌊'.repeat(300);
    const { notes } = windowOptions({ order, selection: half, donor: { ...donor, address } }, page);
    expect([...notes.address]).toHaveLength(256);
    expect(notes.address.endsWith('🌊')).toBe(true);
  });
});

describe('the number given to the window', () => {
  it.each([
    ['9000000000', '+919000000000'],
    ['090000 00000', '+919000000000'],
    ['91-9000000000', '+919000000000'],
    ['+44 20 7946 0000', '+442079460000'],
    ['12345', '12345'],
  ])('%s becomes %s', (typed, given) => {
    expect(windowContact(typed)).toBe(given);
  });
});

describe('where the window is opened', () => {
  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit Mobile/15E148 Instagram 300.0.0', true],
    ['Mozilla/5.0 (Linux; Android 14) [FBAN/EMA;FBAV/400]', true],
    ['Mozilla/5.0 (Linux; U; Android 9) UCBrowser/13 Mobile Safari', true],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari OPR/76', true],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari', false],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari OPR/106', false],
  ])('%s', (userAgent, isInApp) => {
    expect(isInAppBrowser(userAgent)).toBe(isInApp);
  });

  it('knows the keys under which no money moves', () => {
    expect(['sandbox', 'rzp_test_1', 'rzp_live_1'].map(isTestKey)).toEqual([true, true, false]);
  });
});
