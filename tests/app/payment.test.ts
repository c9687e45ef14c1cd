import * as route from '@/app/chat/payment/route';
import { BackendError } from '@/lib/backend/backend';
import { donorFormats, donorMessages, fieldMessages } from '@/lib/formats/field-messages';
import { scores } from '@/lib/http/donation-limits';
import { limiters } from '@/lib/http/rate-limit';
import { makeOrderRequest } from '@/tests/helpers/make';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const createOrder = jest.fn();
const post = (body: unknown, headers: Record<string, string> = {}) =>
  route.POST(makeJsonPost('/chat/payment/', body, headers));

beforeEach(() => {
  given({});
  createOrder.mockReset().mockResolvedValue({ order_id: 'order_1', amount: 50_000, currency: 'INR' });
  limiters.clear();
  scores.clear();
  globalThis.siteBackend = stubBackend({ createOrder });
});

describe('POST /chat/payment/', () => {
  it('answers with the order in minor units, kept by no cache', async () => {
    const response = await post(makeOrderRequest());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ order_id: 'order_1', amount: 50_000, currency: 'INR' });
  });

  it.each([0, -1, 1.5, '500', null, 1e16, [500], { valueOf: 500 }])(
    'refuses the amount %j',
    async (amount) => {
      const response = await post({ ...makeOrderRequest(), amount });
      expect(response.status).toBe(400);
      expect((await problemOf(response)).fields).toHaveProperty('amount');
      expect(createOrder).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['currency', 'JPY'],
    ['receipt', 'order-7'],
    ['receipt', 'receipt_1767225600000_a;b'],
    ['payment_capture', 0],
    ['name', ' '],
    ['contact', ''],
  ])('refuses %s %j by name, in words for people', async (field, value) => {
    const response = await post({ ...makeOrderRequest(), [field]: value });
    expect(response.status).toBe(400);
    const { fields = {} } = await problemOf(response);
    expect(fields).toHaveProperty(field);
    expect(Object.values(fields).join()).not.toMatch(/Invalid|pattern|option|Too (?:big|small)|\^/);
  });

  it.each([
    ['name', '', donorMessages.fullName],
    ['name', '42', donorFormats.fullName],
    ['name', 'Asha\u202eneS', fieldMessages.hidden],
    ['name', 'Asha\u0000', fieldMessages.hidden],
    ['email', 'v1@x.org, v2@y.org', donorFormats.email],
    ['email', 'foo@', donorFormats.email],
    ['email', 'a@example.org\r\nBcc: b@example.org', donorFormats.email],
    ['contact', '123', donorFormats.mobile],
    ['contact', ' ', donorMessages.mobile],
  ])('refuses %s %j in words for people', async (field, value, message) => {
    const response = await post({ ...makeOrderRequest(), [field]: value });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toEqual({ [field]: message });
    expect(createOrder).not.toHaveBeenCalled();
  });

  it.each([
    ['panCard', 'ABC', donorFormats.panCard],
    ['panCard', 'ABCDE1234F', donorFormats.panCard],
    ['panCard', '', donorMessages.panCard],
    ['address', ' \n', donorMessages.address],
  ])('refuses a donor’s %s %j in words for people', async (field, value, message) => {
    const donor = { panCard: 'ABCPE1234F', address: '4 Lake Road', [field]: value };
    const response = await post(makeOrderRequest({ donor }));
    expect((await problemOf(response)).fields).toEqual({ [`donor.${field}`]: message });
    expect(createOrder).not.toHaveBeenCalled();
  });

  it('hands on clean text only', async () => {
    await post(
      makeOrderRequest({
        name: 'Asha\r\nSen \ud800',
        contact: ' ९८३०० १२३४५ ',
        donor: { panCard: ' abcpe 1234f', address: '4 Lake Road\r\nKolkata\u0000' },
      }),
    );
    expect(createOrder).toHaveBeenCalledWith(
      makeOrderRequest({
        name: 'Asha Sen \ufffd',
        contact: '98300 12345',
        donor: { panCard: 'ABCPE1234F', address: '4 Lake Road\nKolkata' },
      }),
      undefined,
    );
  });

  it('refuses more than the largest gift', async () => {
    const response = await post(makeOrderRequest({ amount: 500_001 }));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toHaveProperty('amount');
    expect(createOrder).not.toHaveBeenCalled();
  });

  it('refuses a currency that is off', async () => {
    given({ DONATION_CURRENCIES: 'INR' });
    expect((await post(makeOrderRequest({ currency: 'USD' }))).status).toBe(400);
  });

  it.each([
    ['amount-mismatch', 502, 'order_amount_mismatch'],
    ['payments-off', 503, 'payments_off'],
  ] as const)('answers %s with %i %s and no order', async (kind, status, code) => {
    createOrder.mockRejectedValue(new BackendError(kind));
    const response = await post(makeOrderRequest());
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ code });
  });

  it('holds back the eleventh order of a minute', async () => {
    for (let n = 0; n < 10; n += 1) await post(makeOrderRequest());
    expect((await post(makeOrderRequest())).status).toBe(429);
    expect(createOrder).toHaveBeenCalledTimes(10);
  });

  it('refuses another site, another type and another method', async () => {
    expect((await post(makeOrderRequest(), { origin: 'null' })).status).toBe(403);
    expect((await post(makeOrderRequest(), { 'content-type': 'text/plain' })).status).toBe(415);
    const response = await route.GET(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('hands the key on, and refuses one that is too long', async () => {
    await post(makeOrderRequest(), { 'idempotency-key': 'k'.repeat(255) });
    expect(createOrder).toHaveBeenLastCalledWith(makeOrderRequest(), 'k'.repeat(255));
    const response = await post(makeOrderRequest(), { 'idempotency-key': 'k'.repeat(256) });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toHaveProperty('idempotency-key');
  });

  it.each([
    ['key-reused', 422, 'idempotency_key_reused'],
    ['too-many-orders', 429, 'too_many_open_orders'],
  ] as const)('answers %s with %i %s', async (kind, status, code) => {
    createOrder.mockRejectedValue(new BackendError(kind));
    const response = await post(makeOrderRequest());
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ code });
  });

  it('keeps the gift’s token in a cookie that scripts and other pages never see', async () => {
    createOrder.mockResolvedValue({
      order_id: 'order_1',
      amount: 50_000,
      currency: 'INR',
      gift_token: 'A'.repeat(22),
    });
    given({ SITE_URL: 'https://example.org' });
    const response = await post(makeOrderRequest());
    expect(response.headers.get('set-cookie')).toBe(
      `gift=${'A'.repeat(22)}; Path=/chat/payment; Max-Age=7200; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  it('takes the price of a sponsorship from its own list', async () => {
    const half = { donation_type: 'sponsor', variant: 'half', currency: 'USD' } as const;
    expect((await post(makeOrderRequest({ ...half, amount: 300 }))).status).toBe(200);
    const stale = await post(makeOrderRequest({ ...half, amount: 25_000 }));
    expect((await problemOf(stale)).fields).toHaveProperty('amount');
    const none = await post(makeOrderRequest({ donation_type: 'sponsor' }));
    expect((await problemOf(none)).fields).toHaveProperty('variant');
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('asks for the declaration where the trust may take Indian gifts only', async () => {
    given({ FCRA_STATUS: 'none' });
    const response = await post(makeOrderRequest());
    expect((await problemOf(response)).fields).toHaveProperty('citizen_of_india');
    expect((await post(makeOrderRequest({ citizen_of_india: true }))).status).toBe(200);
  });

  it('answers a machine that fills in the hidden field as if all were well, and makes no order', async () => {
    const response = await post(makeOrderRequest({ confirm_topic: 'buy pills' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ order_id: expect.any(String), amount: 50_000 });
    expect(createOrder).not.toHaveBeenCalled();
  });
});
