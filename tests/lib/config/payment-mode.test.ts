import { donationCurrencies, paymentsMode } from '@/lib/config/payment-mode';

const settings = (given: Partial<Parameters<typeof paymentsMode>[0]>) => ({
  PAYMENTS: undefined,
  BACKEND_URL: undefined,
  RAZORPAY_KEY_ID: undefined,
  RAZORPAY_KEY_SECRET: undefined,
  SITE_URL: 'https://example.org',
  ...given,
});

describe('how giving works', () => {
  it.each([
    ['the operator says', { PAYMENTS: 'off' as const, SITE_URL: 'http://localhost:3000' }, 'off'],
    ['an upstream takes the payment', { BACKEND_URL: 'https://api.test' }, 'razorpay'],
    ['both keys are there', { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x' }, 'razorpay'],
    ['one key is no key', { RAZORPAY_KEY_ID: 'rzp_test_1' }, 'off'],
    ['the site is on this very machine', { SITE_URL: 'http://localhost:3000' }, 'sandbox'],
    ['nothing is configured on a public address', {}, 'off'],
  ])('follows that %s', (_why, given, mode) => {
    expect(paymentsMode(settings(given))).toBe(mode);
  });
});

describe('gifts from abroad', () => {
  const offered = (given: Parameters<typeof settings>[0] & { FCRA_STATUS?: 'none' | 'registered' }) =>
    donationCurrencies({
      ...settings(given),
      DONATION_CURRENCIES: ['INR', 'USD'],
      FCRA_STATUS: given.FCRA_STATUS,
    });
  const live = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'x' };

  it('wait for the trust’s word on the law', () => {
    expect(offered(live)).toEqual(['INR']);
    expect(offered({ BACKEND_URL: 'https://api.test' })).toEqual(['INR']);
  });

  it('are taken once the trust has said where it stands', () => {
    expect(offered({ ...live, FCRA_STATUS: 'registered' })).toEqual(['INR', 'USD']);
    expect(offered({ ...live, FCRA_STATUS: 'none' })).toEqual(['INR', 'USD']);
  });

  it('can be tried with a test key and on this very machine', () => {
    expect(offered({ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x' })).toEqual(['INR', 'USD']);
    expect(offered({ ...live, SITE_URL: 'http://localhost:3000' })).toEqual(['INR', 'USD']);
  });
});
