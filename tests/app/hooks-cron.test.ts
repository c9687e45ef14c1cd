import { GET, POST } from '@/app/hooks/cron/route';
import { runDueJobs } from '@/lib/backend/background';
import { makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock('@/lib/backend/background', () => ({ runDueJobs: jest.fn() }));

const ask = (authorization: string) => GET(makeRequest('/hooks/cron', { headers: { authorization } }));

describe('GET /hooks/cron', () => {
  it('runs what is due and says so, kept by no cache', async () => {
    given({ CRON_SECRET: 'a-long-enough-secret' });
    const done = {
      erased: 2,
      chats_erased: 0,
      donors_erased: 1,
      donations_checked: 3,
      donations_moved: 1,
      sent: 1,
      failed: 0,
    };
    jest.mocked(runDueJobs).mockResolvedValue(done);
    const response = await ask('Bearer a-long-enough-secret');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(done);
  });

  it('runs nothing without its own secret', async () => {
    given({ CRON_SECRET: 'a-long-enough-secret', REVALIDATE_SECRET: 'another-long-secret' });
    expect((await ask('Bearer another-long-secret')).status).toBe(401);
    given({});
    expect((await ask('Bearer ')).status).toBe(404);
    expect(runDueJobs).not.toHaveBeenCalled();
  });

  it('opens no store of its own beside an API host', async () => {
    given({ CRON_SECRET: 'a-long-enough-secret', BACKEND_URL: 'https://api.example.org' });
    const response = await ask('Bearer a-long-enough-secret');
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(runDueJobs).not.toHaveBeenCalled();
  });

  it('takes GET only', async () => {
    const response = await POST(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});
