import { largestDonation, largestDonations, requireEnabled } from '@/lib/http/donation-limits';
import { settings } from '@/tests/helpers/settings';

describe('the limits of a gift', () => {
  it('take the largest gift of a currency and nothing above it', () => {
    const order = (amount: number) => () => requireEnabled({ amount, currency: 'INR' }, settings({}));
    expect(order(500_000)).not.toThrow();
    expect(order(500_001)).toThrow(
      expect.objectContaining({
        status: 400,
        more: expect.objectContaining({ fields: { amount: expect.any(String) } }),
      }),
    );
  });

  it('differ by currency', () => {
    const order = () => requireEnabled({ amount: 6001, currency: 'USD' }, settings({}));
    expect(order).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('follow DONATION_MAX', () => {
    expect(largestDonation('USD', { DONATION_MAX: 100 })).toBe(100);
    expect(largestDonations({ DONATION_MAX: 100 })).toEqual({ INR: 100, USD: 100, EUR: 100, GBP: 100 });
    expect(largestDonations({})).toEqual({ INR: 500_000, USD: 6000, EUR: 6000, GBP: 6000 });
  });

  it('refuse a currency that is off, by its name', () => {
    const order = () =>
      requireEnabled({ amount: 5, currency: 'EUR' }, settings({ DONATION_CURRENCIES: 'INR,USD' }));
    expect(order).toThrow(
      expect.objectContaining({
        more: expect.objectContaining({ fields: { currency: expect.any(String) } }),
      }),
    );
  });
});
