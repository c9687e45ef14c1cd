import { GET as healthz } from '@/app/healthz/route';
import { GET as readyz } from '@/app/readyz/route';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

describe('the health endpoints', () => {
  it('say that the process answers, whatever the backend does', async () => {
    globalThis.siteBackend = stubBackend({
      health: async () => ({ ok: false, kind: 'http', detail: { breaker: 'open' } }),
    });
    const response = healthz();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [true, 200],
    [false, 503],
  ])("say by status whether it can serve (%s: %i), and name the backend's state", async (ok, status) => {
    globalThis.siteBackend = stubBackend({
      health: async () => ({ ok, kind: 'http', detail: { breaker: 'x' } }),
    });
    const response = await readyz();
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ok, backend: { kind: 'http', breaker: 'x' } });
  });
});
