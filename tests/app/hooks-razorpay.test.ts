import * as back from '@/app/hooks/razorpay/return/route';
import * as hook from '@/app/hooks/razorpay/route';
import { BackendError } from '@/lib/backend/backend';
import { tokenOfOrder } from '@/lib/donations/store/payments';
import { receiveWebhook } from '@/lib/donations/store/webhook';
import { limiters } from '@/lib/http/rate-limit';
import { makeFormPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock('@/lib/donations/store/deps', () => ({ paymentDeps: () => ({}) }));
jest.mock('@/lib/donations/store/webhook', () => ({ receiveWebhook: jest.fn() }));
jest.mock('@/lib/donations/store/payments', () => ({ tokenOfOrder: jest.fn() }));

const secret = { RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret' };
const deliver = (body: string, headers: Record<string, string> = {}) =>
  hook.POST(makeRequest('/hooks/razorpay', { method: 'POST', body, headers }));

beforeEach(() => {
  given(secret);
  limiters.clear();
  jest.mocked(receiveWebhook).mockReset().mockResolvedValue('kept');
});

describe('POST /hooks/razorpay', () => {
  it('hands on the bytes as they came, from any origin, and says that they are kept', async () => {
    const body = '{"a":"\\/ é","b":1.0}';
    const headers = { 'x-razorpay-signature': 'sig', 'x-razorpay-event-id': 'evt_1' };
    const response = await deliver(body, { ...headers, origin: 'https://elsewhere.example' });
    expect(response.status).toBe(200);
    expect(jest.mocked(receiveWebhook).mock.calls[0]?.[1]).toEqual({
      raw: Buffer.from(body),
      signature: 'sig',
      eventId: 'evt_1',
    });
  });

  it('answers another signature with 400, and a store that is away with 503 so that it comes again', async () => {
    jest.mocked(receiveWebhook).mockResolvedValue('refused');
    expect((await deliver('{}')).status).toBe(400);
    jest.mocked(receiveWebhook).mockRejectedValue(new Error('disk full'));
    const response = await deliver('{}');
    expect(response.status).toBe(503);
    expect(JSON.stringify(await problemOf(response))).not.toContain('disk');
  });

  it.each([{}, { ...secret, BACKEND_URL: 'https://api.example.org' }])(
    'is not there with %j',
    async (settings) => {
      given(settings);
      expect((await deliver('{}')).status).toBe(404);
      expect(receiveWebhook).not.toHaveBeenCalled();
    },
  );

  it('takes POST only, and no more than it can hold', async () => {
    expect((await hook.GET(makeRequest('/'))).headers.get('allow')).toBe('POST');
    expect((await deliver('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  });
});

describe('POST /hooks/razorpay/return', () => {
  const verifyPayment = jest.fn();
  const token = 'A'.repeat(22);
  const paid = {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'f'.repeat(64),
  };
  const come = (fields: Record<string, string>) =>
    back.POST(makeFormPost('/hooks/razorpay/return', fields, { origin: 'https://api.razorpay.com' }));

  beforeEach(() => {
    verifyPayment.mockReset().mockResolvedValue(true);
    globalThis.siteBackend = stubBackend({ verifyPayment });
    jest.mocked(tokenOfOrder).mockReset().mockResolvedValue(token);
  });

  it('leads a donor with the provider’s signature to the gift’s own page', async () => {
    const response = await come(paid);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/Donate/thank-you/${token}`);
    expect(verifyPayment).toHaveBeenCalledWith({
      order_id: 'order_1',
      payment_id: 'pay_1',
      signature: 'f'.repeat(64),
    });
  });

  it.each<[string, () => void, Record<string, string>]>([
    ['a failure', () => undefined, { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Declined' }],
    ['a signature that does not fit', () => verifyPayment.mockResolvedValue(false), paid],
    ['an unknown end', () => verifyPayment.mockRejectedValue(new BackendError('timeout')), paid],
    ['an upstream', () => given({ BACKEND_URL: 'https://api.example.org' }), paid],
    ['half a form', () => undefined, { ...paid, razorpay_signature: '' }],
  ])('leads to the status page after %s, with nothing in the address', async (_what, arrange, fields) => {
    arrange();
    const response = await come(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/Donate/status');
    expect(tokenOfOrder).not.toHaveBeenCalled();
  });

  it('takes a form by POST only', async () => {
    expect((await back.GET(makeRequest('/'))).status).toBe(405);
    const json = { 'content-type': 'application/json' };
    const request = makeRequest('/hooks/razorpay/return', { method: 'POST', body: '{}', headers: json });
    expect((await back.POST(request)).status).toBe(415);
  });
});
