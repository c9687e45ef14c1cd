import { INTENT_LIFE_MS, intentFor } from '@/lib/donations/client/checkout-calls';
import type { PaymentOrderRequest } from '@/lib/donations/schema';

const requestOf = (more: Partial<PaymentOrderRequest> = {}): PaymentOrderRequest => ({
  name: 'Asha Sen',
  email: 'asha@example.org',
  contact: '9000000000',
  amount: 1000,
  currency: 'INR',
  receipt: 'receipt_1700000000000_1',
  payment_capture: 1,
  donation_type: 'one-time',
  donor: { panCard: 'ABCDE1234F', address: 'Salt Lake' },
  ...more,
});
const earlier = intentFor(null, { request: requestOf(), nowMs: 0, newKey: 'a' });
const next = (request: PaymentOrderRequest, nowMs = 1000) =>
  intentFor(earlier, { request, nowMs, newKey: 'b' });

describe('what a donor means by a press', () => {
  it('is the same donation while nothing that matters changes: same key, same body', () => {
    expect(next(requestOf({ receipt: 'receipt_1700000009999_2' }))).toBe(earlier);
  });

  it.each<[string, Partial<PaymentOrderRequest>]>([
    ['amount', { amount: 2000 }],
    ['currency', { currency: 'USD' }],
    ['kind', { donation_type: 'sponsor', variant: 'half' }],
    ['name', { name: 'Bina Sen' }],
    ['e-mail', { email: 'bina@example.org' }],
    ['number', { contact: '9000000001' }],
    ['PAN', { donor: { panCard: 'ABCPE1234F', address: 'Salt Lake' } }],
    ['address', { donor: { panCard: 'ABCDE1234F', address: 'Howrah' } }],
  ])('is another donation after a change of the %s', (_what, change) => {
    const intent = next(requestOf(change));
    expect(intent).toMatchObject({ key: 'b', order: null });
    expect(intent.request).toMatchObject(change);
  });

  it('is another donation half an hour later', () => {
    expect(next(requestOf(), INTENT_LIFE_MS - 1).key).toBe('a');
    expect(next(requestOf(), INTENT_LIFE_MS).key).toBe('b');
  });
});
