import * as route from '@/app/chat/payment/verify/route';
import { BackendError } from '@/lib/backend/backend';
import { PaymentOrder } from '@/lib/donations/schema';
import { scores } from '@/lib/http/donation-limits';
import { limiters } from '@/lib/http/rate-limit';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const verifyPayment = jest.fn();
const payment = { order_id: 'order_1', payment_id: 'pay_1', signature: 'f'.repeat(64) };
const post = (body: unknown) => route.POST(makeJsonPost('/chat/payment/verify/', body));

beforeEach(() => {
  given({});
  verifyPayment.mockReset().mockResolvedValue(true);
  limiters.clear();
  scores.clear();
  globalThis.siteBackend = stubBackend({ verifyPayment });
});

describe('POST /chat/payment/verify/', () => {
  it.each([true, false])('answers success %s, kept by no cache', async (success) => {
    verifyPayment.mockResolvedValue(success);
    const response = await post(payment);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success });
  });

  it.each([
    ['order_id', undefined],
    ['payment_id', ''],
    ['signature', 7],
    ['order_id', 'x'.repeat(65)],
    ['order_id', 'a\u0000b'],
    ['payment_id', 'pay_1?x'],
    ['signature', 'f'.repeat(257)],
    ['signature', 'a b'],
  ])('refuses %s %j by name', async (field, value) => {
    const response = await post({ ...payment, [field]: value });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toHaveProperty(field);
    expect(verifyPayment).not.toHaveBeenCalled();
  });

  it.each(['../x', 'ord 7/ä#?%', 'অর্ডার-৭', ' order 1', 'x'.repeat(64)])(
    'takes the order id %j, which an order may have, as it stands',
    async (id) => {
      expect(PaymentOrder.parse({ order_id: id, amount: 50_000, currency: 'INR' }).order_id).toBe(id);
      expect((await post({ ...payment, order_id: id })).status).toBe(200);
      expect(verifyPayment).toHaveBeenCalledWith({ ...payment, order_id: id });
    },
  );

  it.each(['', ' ', 'x'.repeat(65), 'a\u0000b', 'a\nb'])('neither takes the order id %j', async (id) => {
    expect(PaymentOrder.safeParse({ order_id: id, amount: 50_000, currency: 'INR' }).success).toBe(false);
    expect((await post({ ...payment, order_id: id })).status).toBe(400);
  });

  it.each([
    ['timeout', 504],
    ['bad-answer', 502],
    ['unreachable', 503],
    ['storage', 503],
  ] as const)('leaves it unknown on %s', async (kind, status) => {
    verifyPayment.mockRejectedValue(new BackendError(kind));
    expect((await post(payment)).status).toBe(status);
  });

  it('holds back the twenty-first of a minute', async () => {
    for (let n = 0; n < 20; n += 1) await post(payment);
    expect((await post(payment)).status).toBe(429);
    expect(verifyPayment).toHaveBeenCalledTimes(20);
  });

  it('takes POST only', async () => {
    const response = await route.GET(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
