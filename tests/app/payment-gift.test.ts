import * as byToken from '@/app/chat/payment/gift/[token]/route';
import * as byCookie from '@/app/chat/payment/gift/route';
import * as sandbox from '@/app/chat/payment/sandbox/route';
import { BackendError } from '@/lib/backend/backend';
import { limiters } from '@/lib/http/rate-limit';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const TOKEN = `${'aB3_-'.repeat(4)}zz`;
const donation = jest.fn();
const paySandbox = jest.fn();

beforeEach(() => {
  given({});
  donation.mockReset().mockResolvedValue({ token: TOKEN, state: 'paid' });
  paySandbox.mockReset().mockRejectedValue(new BackendError('not-found'));
  limiters.clear();
  globalThis.siteBackend = stubBackend({ donation, paySandbox });
});

describe('GET /chat/payment/gift/', () => {
  it.each([`/chat/payment/gift/${TOKEN}`, `/chat/payment/gift/${TOKEN}/`])(
    'answers %s with the gift, kept by no cache',
    async (path) => {
      const response = await byToken.GET(makeRequest(path));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ token: TOKEN, state: 'paid' });
      expect(donation).toHaveBeenCalledWith(TOKEN);
    },
  );

  it('finds the gift of the visitor’s own cookie, and none without', async () => {
    const cookie = `other=1; gift=${TOKEN}`;
    await byCookie.GET(makeRequest('/chat/payment/gift/', { headers: { cookie } }));
    expect(donation).toHaveBeenLastCalledWith(TOKEN);
    donation.mockRejectedValue(new BackendError('not-found'));
    for (const other of ['', 'gift=../x', 'agift=1']) {
      const response = await byCookie.GET(makeRequest('/chat/payment/gift/', { headers: { cookie: other } }));
      expect(response.status).toBe(404);
      expect(donation).toHaveBeenLastCalledWith('');
    }
  });

  it('is not read by a page of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await byToken.GET(makeRequest(`/chat/payment/gift/${TOKEN}`, { headers }))).status).toBe(403);
  });
});

describe('POST /chat/payment/sandbox/', () => {
  it('is not there for an order that is none of the sandbox', async () => {
    const body = { order_id: 'order_1', outcome: 'success' };
    const response = await sandbox.POST(makeJsonPost('/chat/payment/sandbox/', body));
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ code: 'not_found' });
  });

  it('takes the outcomes of the window and no other', async () => {
    const body = { order_id: 'order_1', outcome: 'maybe' };
    expect((await sandbox.POST(makeJsonPost('/chat/payment/sandbox/', body))).status).toBe(400);
    expect(paySandbox).not.toHaveBeenCalled();
  });
});
