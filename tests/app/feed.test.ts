import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { GET as localFeed } from '@/app/[language]/feed.xml/route';
import { GET } from '@/app/feed.xml/route';
import { atomFeed } from '@/lib/stories/machine-readable';
import { makeBlog } from '@/tests/helpers/make';
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

const site = { url: 'https://centre.example.org', name: 'Centre & Sons' };
const feed = { site, language: 'en', title: site.name } as const;
const story = (given: Partial<Parameters<typeof atomFeed>[0][number]> = {}) => ({
  id: 'first-weeks',
  language: 'en' as const,
  title: 'The first weeks',
  excerpt: 'What a day looks like.',
  thumbnail: null,
  createdAt: '2026-02-03T09:00:00Z',
  readMinutes: 3,
  topics: [],
  ...given,
});
/** Throws for what is no well-formed XML. */
const read = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

describe('the feed', () => {
  it('names the site, itself and each story by full addresses', () => {
    const document = read(atomFeed([story()], feed));
    expect(text(document, 'feed > title')).toBe('Centre & Sons');
    expect(document.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${site.url}/feed.xml`);
    expect(document.querySelector('entry > link')?.getAttribute('href')).toBe(`${site.url}/blog/first-weeks`);
    expect(text(document, 'entry > id')).toBe(`${site.url}/blog/first-weeks`);
    expect(text(document, 'entry > updated')).toBe('2026-02-03T09:00:00.000Z');
  });

  it.each([
    '</title><script>alert(1)</script>',
    'Tea & "talk" \'together\' <3',
    ']]> <![CDATA[ x',
    'নমস্কার 🌱',
  ])('carries the title %j as text', (title) => {
    const document = read(atomFeed([story({ title, excerpt: title })], feed));
    expect(text(document, 'entry > title')).toBe(title);
    expect(text(document, 'entry > summary')).toBe(title);
    expect(document.querySelector('script')).toBeNull();
  });

  it.each(['\u0000', '\u0008', '\u001b[31m', '\ufffe', '\uffff', '\ud83c'])(
    'stays readable with the sign %j',
    (sign) => {
      const xml = atomFeed([story({ title: `a${sign}b` })], feed);
      expect(text(read(xml), 'entry > title')).toMatch(/^a.*b$/);
      expect(xml).not.toContain(sign);
    },
  );

  it('is as new as its newest story', () => {
    const stories = [
      story({ createdAt: '2026-01-01' }),
      story({ createdAt: '2026-05-06' }),
      story({ createdAt: null }),
    ];
    expect(text(read(atomFeed(stories, feed)), 'feed > updated')).toBe('2026-05-06T00:00:00.000Z');
  });

  it('is whole without stories and with one that has no date', () => {
    expect(text(read(atomFeed([], feed)), 'feed > updated')).toBe('1970-01-01T00:00:00.000Z');
    expect(text(read(atomFeed([story({ createdAt: null })], feed)), 'entry > updated')).toMatch(/^1970/);
  });

  it('of another language names itself in it, and each story where it is told, marked where that is in English', () => {
    const hindi = { site, language: 'hi', title: 'लेख – Centre' } as const;
    const stories = [story({ language: 'hi' }), story({ id: 'coming-home' })];
    const document = read(atomFeed(stories, hindi));
    expect(document.documentElement.getAttribute('xml:lang')).toBe('hi');
    expect(text(document, 'feed > title')).toBe('लेख – Centre');
    expect(document.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${site.url}/hi/feed.xml`);
    const entries = Array.from(document.querySelectorAll('entry'), (entry) => [
      entry.getAttribute('xml:lang'),
      entry.querySelector('link')?.getAttribute('href'),
    ]);
    expect(entries).toEqual([
      [null, `${site.url}/hi/blog/first-weeks`],
      ['en', `${site.url}/blog/coming-home`],
    ]);
  });

  it.each([
    ['hi', 200],
    ['fr', 404],
  ])('under /%s is answered with %d', async (language, status) => {
    given({ SITE_URL: `https://${randomUUID()}.example.org` });
    globalThis.siteContentInventory = undefined;
    globalThis.siteBackend = stubBackend({ blogs: async () => [makeBlog()] });
    const params = Promise.resolve({ language });
    expect((await localFeed(makeRequest(`/${language}/feed.xml`), { params })).status).toBe(status);
  });

  it('is answered as Atom with headers that a CDN can use', async () => {
    // A site of its own: what other tests took down is remembered on the disk, a site a file.
    given({ SITE_URL: `https://${randomUUID()}.example.org` });
    globalThis.siteContentInventory = undefined;
    globalThis.siteBackend = stubBackend({ blogs: async () => [makeBlog()] });
    const response = await GET(makeRequest('/feed.xml'));
    expect(response.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
    );
    expect(text(read(await response.text()), 'entry > title')).toBe('The first weeks');
  });

  it('is a problem while the stories cannot be read', async () => {
    globalThis.siteBackend = stubBackend();
    const response = await GET(makeRequest('/feed.xml'));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
