import { revalidateTag } from 'next/cache';
import { GET, POST } from '@/app/hooks/content/route';
import { makeBlog, makeFeature } from '@/tests/helpers/make';
import { makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
/** Outside of Next nothing is kept: each read goes to the backend. */
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: jest.fn(),
}));

const SECRET = 'a-long-enough-secret';
const ask = (authorization?: string) =>
  POST(makeRequest('/hooks/content', { method: 'POST', headers: authorization ? { authorization } : {} }));
const blogs = jest.fn();

beforeEach(() => {
  given({ REVALIDATE_SECRET: SECRET });
  blogs.mockReset().mockResolvedValue([makeBlog()]);
  globalThis.siteBackend = stubBackend({
    testimonials: async () => [],
    features: async () => [makeFeature()],
    accommodations: async () => [],
    blogs,
  });
});

describe('POST /hooks/content', () => {
  it('marks all content stale, reads it again and then answers', async () => {
    const response = await ask(`Bearer ${SECRET}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      refreshed: ['testimonials', 'features', 'accommodations', 'blogs', 'families', 'facts'],
    });
    for (const tag of ['testimonials', 'features', 'accommodations', 'blogs', 'families']) {
      expect(revalidateTag).toHaveBeenCalledWith(tag, 'max');
    }
    expect(blogs).toHaveBeenCalled();
  });

  it('says so when the backend could not give it', async () => {
    globalThis.siteBackend = stubBackend();
    expect((await ask(`Bearer ${SECRET}`)).status).toBe(503);
  });

  it.each([undefined, 'Bearer wrong', SECRET])('refuses %j and reads nothing', async (authorization) => {
    const response = await ask(authorization);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(blogs).not.toHaveBeenCalled();
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it('is not there while no secret is set', async () => {
    given({});
    expect((await ask('Bearer ')).status).toBe(404);
    expect(blogs).not.toHaveBeenCalled();
  });

  it('takes POST only', async () => {
    const response = await GET(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
