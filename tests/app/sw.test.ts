import { GET } from '@/app/sw.js/route';
import { noWorker } from '@/lib/server/offline-worker';
import { makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

describe('/sw.js', () => {
  it('is a script that browsers look for anew and that may ask this site alone', async () => {
    given({});
    const answer = await GET(makeRequest('/sw.js'));
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await answer.text()).toMatch(/const CACHE = 'offline-[\w-]+'/);
  });

  it('calls the worker back where the operator switched it off', async () => {
    given({ OFFLINE_PAGE: 'off' });
    expect(await (await GET(makeRequest('/sw.js'))).text()).toBe(noWorker);
  });
});
