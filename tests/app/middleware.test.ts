import {
  unstable_doesMiddlewareMatch,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { prefixed } from '@/lib/i18n/language';
import { config, middleware } from '@/middleware';
import nextConfig from '@/next.config';

const HOST = 'http://localhost:3000';
const matches = (path: string) => unstable_doesMiddlewareMatch({ config, nextConfig, url: HOST + path });
const redirectOf = (path: string) => {
  const response = middleware(new NextRequest(HOST + path));
  return { status: response.status, to: (response.headers.get('location') ?? '').replace(HOST, '') };
};

describe('the spelling of paths', () => {
  it.each([
    ['/donate', '/Donate'],
    ['/DONATE', '/Donate'],
    ['/dOnAtE', '/Donate'],
    ['/donate?amount=500', '/Donate?amount=500'],
    ['/donate/thank-you/AbC', '/Donate/thank-you/AbC'],
    ['/hi/donate', '/hi/Donate'],
    ['/bn/DONATE/status?x=1', '/bn/Donate/status?x=1'],
    ['/accomodation', '/Accomodation'],
    ['/ACCOMODATION', '/Accomodation'],
    ['/accommodation', '/Accomodation'],
    ['/Accommodation', '/Accomodation'],
    ['/ACCOMMODATION?room=2', '/Accomodation?room=2'],
    ['/hi/accomodation', '/hi/Accomodation'],
    ['/bn/Accommodation?room=2', '/bn/Accomodation?room=2'],
  ])('is mended from %s to %s by one permanent redirect', (path, canonical) => {
    expect(matches(path)).toBe(true);
    expect(redirectOf(path)).toEqual({ status: 308, to: canonical });
    expect(matches(canonical)).toBe(false);
  });

  it('is mended in every language that has a prefix', () => {
    for (const language of prefixed) {
      for (const page of ['Donate', 'Accomodation']) {
        const wrong = `/${language}/${page.toLowerCase()}`;
        expect(matches(wrong)).toBe(true);
        expect(redirectOf(wrong)).toEqual({ status: 308, to: `/${language}/${page}` });
      }
    }
    const named = config.matcher.flatMap((source) => /^\/\(([a-z|]+)\)\//.exec(source)?.[1] ?? []);
    expect(named).toEqual([prefixed.join('|'), prefixed.join('|')]);
  });

  it.each([
    '/',
    '/about',
    '/corporates',
    '/treatment',
    '/Accomodation',
    '/Donate',
    '/Donate?amount=500',
    '/Donate/thank-you/AbC',
    '/Donate/status',
    '/hi/Donate',
    '/hi/Accomodation',
    '/bn/Donate/thank-you/AbC',
    '/hi',
    '/blog',
    '/blog/donate',
    '/blog/page/2',
    '/contact',
    '/contact/send',
    '/privacy-policy',
    '/help-now',
    '/donated',
    '/donate-now',
    '/api/accommodations/',
    '/api/accommodations',
    '/chat/payment/',
    '/media/accommodations/garden.webp',
    '/_next/static/chunks/donate.js',
  ])('of %s passes by the middleware', (path) => {
    expect(matches(path)).toBe(false);
  });

  it.each([
    '/donate//evil.example',
    '/donate/\\evil.example',
    '/donate/https://evil.example',
    '/donate/%2F%2Fevil.example',
  ])('never leads off the site from %s', (path) => {
    const location = middleware(new NextRequest(HOST + path)).headers.get('location') ?? '';
    expect(new URL(location, HOST).origin).toBe(HOST);
  });
});

describe('a trailing slash', () => {
  const answer = async (path: string) => {
    const response = await unstable_getResponseFromNextConfig({ url: HOST + path, nextConfig });
    return { status: response.status, to: response.headers.get('location')?.replace(HOST, '') };
  };

  it.each([
    ['/about/', '/about'],
    ['/blog/first-weeks/', '/blog/first-weeks'],
    ['/Donate/', '/Donate'],
    ['/donate/', '/Donate'],
    ['/accommodation/', '/Accomodation'],
    ['/hi/accomodation/', '/hi/Accomodation'],
    ['/bn/accommodation/', '/bn/Accomodation'],
    ['/Accomodation/', '/Accomodation'],
  ])('of the page %s is answered by one redirect to %s', async (path, canonical) => {
    expect(await answer(path)).toEqual({ status: 308, to: canonical });
    expect((await answer(canonical)).status).toBe(200);
    expect(matches(canonical)).toBe(false);
  });

  it.each([
    '/api/blogs/',
    '/api/blogs/7/',
    '/chat/payment/',
    '/chat/save-details/',
    '/contact/send/',
    '/hooks/content/',
    '/healthz/',
    '/readyz/',
    '/',
  ])('of the endpoint %s is left alone', async (path) => {
    expect((await answer(path)).status).toBe(200);
  });
});
