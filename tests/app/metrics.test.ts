import { reportError } from '@/lib/http/problem';
import { routeLabel } from '@/lib/server/request';
import { makeRequest } from '@/tests/helpers/requests';

const TOKEN = 'a-token-of-sixteen-or-more';
jest.mock('@/lib/config/env', () => {
  const { readEnv } = jest.requireActual('@/lib/config/env');
  return { env: () => readEnv({ LOG_LEVEL: 'silent', METRICS_TOKEN: process.env['TEST_TOKEN'] }) };
});
jest.mock('@/lib/backend/select', () => ({
  backend: () => ({
    health: async () => ({ ok: true, kind: 'embedded', detail: { store: 'sqlite', messages_unread: 3 } }),
  }),
}));

beforeEach(() => {
  process.env['TEST_TOKEN'] = TOKEN;
  globalThis.siteMetrics = undefined;
});

afterAll(() => {
  delete process.env['TEST_TOKEN'];
});

const ask = async (token?: string) => {
  const { GET } = await import('@/app/metrics/route');
  return GET(makeRequest('/metrics', { headers: token ? { authorization: `Bearer ${token}` } : {} }));
};

it('is not there while METRICS_TOKEN is absent', async () => {
  delete process.env['TEST_TOKEN'];
  expect((await ask('anything')).status).toBe(404);
});

it('is closed to another token', async () => {
  expect((await ask('another-token-of-sixteen')).status).toBe(401);
  expect((await ask()).status).toBe(401);
});

it('is Prometheus text with the figures of the backend, words left out', async () => {
  const answer = await ask(TOKEN);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(text).toContain('site_backend{figure="messages_unread"} 3');
  expect(text).toContain('site_backend{figure="ok"} 1');
  expect(text).not.toContain('sqlite');
});

it('counts an error that nothing caught by its part, never by its words', async () => {
  reportError(new Error('Asha, 9830000000'), { routePath: '/blog/[blogId]', routeType: 'render' });
  const text = await (await ask(TOKEN)).text();
  expect(text).toContain('site_unexpected_errors_total{part="render"} 1');
  expect(text).not.toContain('Asha');
});

it.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/coming-home', 'story'],
  ['/chat/payment/verify/', 'payment'],
  ['/chat/chat/get_history/', 'chat'],
  ['/_next/static/a.js', 'asset'],
  ['/wp-login.php', 'other'],
  ['/asha@example.org', 'other'],
])('names %s %s', (path, label) => {
  expect(routeLabel(path)).toBe(label);
});
