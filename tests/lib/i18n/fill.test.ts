import { fill } from '@/lib/i18n/language';

it('puts values into their places, each place as often as it stands there', () => {
  expect(fill('{amount} now, {amount} in all ({currency})', { amount: '₹500', currency: 'INR' })).toBe(
    '₹500 now, ₹500 in all (INR)',
  );
});

it('leaves a place without a value, and takes no value for a place of its own', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
});
