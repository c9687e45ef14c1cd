import { preflight, withCors } from '@/lib/http/origin';
import { makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const PARTNER = 'https://partner.example.org';
const asked = (headers: Record<string, string> = {}) => makeRequest('/chat/flow/', { headers });
const headersOf = (response: Response) => Object.fromEntries(response.headers);

beforeEach(() => given({ SITE_URL: 'https://centre.example.org', WIDGET_ORIGINS: PARTNER }));

describe('an answer of a chat endpoint', () => {
  it('may be read by a page that embeds the assistant, without credentials', () => {
    const headers = headersOf(withCors(asked({ origin: PARTNER }), Response.json({})));
    expect(headers).toMatchObject({ 'access-control-allow-origin': PARTNER, vary: 'Origin' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([[{ origin: 'https://other.example.org' }], [{ origin: 'https://centre.example.org' }], [{}]])(
    'says nothing of other sites to %j, but that it varies',
    (headers) => {
      const answered = headersOf(withCors(asked(headers), Response.json({})));
      expect(answered).toEqual({ 'content-type': 'application/json', vary: 'Origin' });
    },
  );
});

describe('a preflight', () => {
  const asking = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };

  it('of an embedding page is told method and header', async () => {
    const response = await preflight('POST')(asked({ origin: PARTNER, ...asking }));
    expect(response.status).toBe(204);
    expect(headersOf(response)).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
  });

  it('of any other page is refused', async () => {
    const response = await preflight('POST')(asked({ origin: 'https://other.example.org', ...asking }));
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect((await problemOf(response)).code).toBe('cross_site');
  });

  it('without a page is an ordinary OPTIONS', async () => {
    const response = await preflight('GET')(asked());
    expect([response.status, headersOf(response)]).toEqual([204, { allow: 'GET, OPTIONS', vary: 'Origin' }]);
  });
});
