import { GET as healthz } from '@/app/healthz/route';
import { GET as readyz } from '@/app/readyz/route';
import { STOPPING_HEADER } from '@/lib/server/request';
import { makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

const METRICS_TOKEN = 'a-token-of-sixteen-or-more';
const waiting = { messages_unread: 3, oldest_unread_seconds: 61 };

const backendIs = (ok: boolean) => {
  globalThis.siteBackend = stubBackend({ health: async () => ({ ok, kind: 'embedded', detail: waiting }) });
};
const ask = (authorization?: string, more: Record<string, string> = {}) =>
  readyz(
    makeRequest('/readyz', { headers: { ...more, ...(authorization !== undefined && { authorization }) } }),
  );

beforeEach(() => {
  given({ METRICS_TOKEN });
});

it('the process says that it answers, whatever the backend does, and no more', async () => {
  backendIs(false);
  const response = await healthz(makeRequest('/healthz'));
  expect(response.headers.get('x-content-version')).toMatch(/^[0-9a-f]{16}$/);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('{"ok":true}');
});

describe('readiness', () => {
  it.each([
    ['nobody', undefined],
    ['another token', 'Bearer another-token-of-sixteen'],
    ['an empty token', 'Bearer '],
    ['the token under another scheme', `Basic ${METRICS_TOKEN}`],
  ])('is one word to who brings %s', async (_, authorization) => {
    for (const [ok, status] of [
      [true, 200],
      [false, 503],
    ] as const) {
      backendIs(ok);
      const response = await ask(authorization);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(`{"ok":${ok}}`);
    }
  });

  it('has its details for the token', async () => {
    backendIs(true);
    const response = await ask(`Bearer ${METRICS_TOKEN}`);
    expect(await response.json()).toEqual({ ok: true, backend: { kind: 'embedded', ...waiting } });
  });

  it('has no details for anybody while there is no token', async () => {
    given({});
    backendIs(true);
    expect(await (await ask('Bearer undefined')).text()).toBe('{"ok":true}');
    expect(await (await ask('Bearer ')).text()).toBe('{"ok":true}');
  });

  it('ends when the process is told to stop', async () => {
    backendIs(true);
    const stopping = { [STOPPING_HEADER]: '1' };
    expect((await ask(undefined, stopping)).status).toBe(503);
    expect(await (await ask(undefined, stopping)).text()).toBe('{"ok":false}');
    expect(await (await ask(`Bearer ${METRICS_TOKEN}`, stopping)).json()).toMatchObject({
      ok: false,
      stopping: true,
    });
  });
});
