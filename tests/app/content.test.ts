import * as accommodations from '@/app/api/accommodations/route';
import * as blog from '@/app/api/blogs/[blogId]/route';
import * as blogs from '@/app/api/blogs/route';
import * as features from '@/app/api/features/route';
import * as testimonials from '@/app/api/testimonials/route';
import * as searchIndex from '@/app/search-index/[file]/route';
import { BackendError } from '@/lib/backend/backend';
import { languages, localPath } from '@/lib/i18n/language';
import { makeAccommodation, makeBlog, makeFeature, makeTestimonial } from '@/tests/helpers/make';
import { makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
/** Stories of a stub have no files; what an earlier run took for taken down must not be missing here. */
jest.mock('@/lib/stories/inventory', () => ({
  ...jest.requireActual('@/lib/stories/inventory'),
  lookAtContent: async () => undefined,
  isGone: () => false,
}));
/** Outside of Next nothing is kept: each read goes to the backend. */
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: jest.fn(),
}));

const one = (blogId: string) =>
  blog.GET(makeRequest(`/api/blogs/${blogId}`), { params: Promise.resolve({ blogId }) });
const routes = { testimonials, features, accommodations, blogs };
const names = ['testimonials', 'features', 'accommodations', 'blogs'] as const;

beforeEach(() => {
  given({});
  globalThis.siteBackend = stubBackend({
    testimonials: async () => [makeTestimonial({ id: 'b' }), makeTestimonial({ id: 'a' })],
    features: async () => [makeFeature()],
    accommodations: async () => [makeAccommodation()],
    blogs: async () => [makeBlog()],
    blog: async (id) => makeBlog({ id }),
  });
});

describe('the content endpoints', () => {
  it.each(names)('give %s with headers that a CDN can use', async (name) => {
    const response = await routes[name].GET(makeRequest('/'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
    );
  });

  it('keep the order of the backend', async () => {
    expect(await (await testimonials.GET(makeRequest('/'))).json()).toMatchObject([{ id: 'b' }, { id: 'a' }]);
  });

  it.each(names)('answer 503 for %s while the backend is away, kept by no cache', async (name) => {
    globalThis.siteBackend = stubBackend();
    const response = await routes[name].GET(makeRequest('/'));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await problemOf(response)).toMatchObject({ code: 'backend_unreachable' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'do not take %s and name what they take',
    async (method) => {
      for (const route of [...names.map((name) => routes[name]), blog]) {
        const response = await route[method](makeRequest('/'));
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET');
      }
    },
  );
});

describe('content in a language', () => {
  const asked = jest.fn();
  beforeEach(() => {
    asked.mockReset();
    const list = (name: string) => async (language?: string) => {
      asked(name, language);
      return [];
    };
    globalThis.siteBackend = stubBackend({
      testimonials: list('testimonials'),
      features: list('features'),
      accommodations: list('accommodations'),
      blogs: list('blogs'),
      blog: async (id, language) => makeBlog({ id, language }),
    });
  });

  it.each(names)('is given for %s where ?lang= names it, else in English', async (name) => {
    for (const query of ['?lang=hi', '?lang=bn', '?lang=en', ''])
      await routes[name].GET(makeRequest(`/${query}`));
    const own = asked.mock.calls.filter(([what]) => what === name);
    expect(own.map(([, language]) => language)).toEqual(['hi', 'bn', 'en', 'en']);
  });

  it.each(names)('is refused for %s in any other, without asking the backend', async (name) => {
    for (const lang of ['ta', 'HI', '', 'hi-IN', '__proto__']) {
      const response = await routes[name].GET(makeRequest(`/?lang=${lang}`));
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await problemOf(response)).toMatchObject({
        code: 'unknown_language',
        fields: { lang: 'expected en, hi, bn' },
      });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('is given for one story too', async () => {
    const params = Promise.resolve({ blogId: 'a' });
    const [bengali, tamil] = await Promise.all(
      ['bn', 'ta'].map((lang) => blog.GET(makeRequest(`/api/blogs/a?lang=${lang}`), { params })),
    );
    expect(await bengali?.json()).toMatchObject({ id: 'a', language: 'bn' });
    expect(tamil?.status).toBe(400);
  });
});

describe('one story', () => {
  it('is given with its content sanitised', async () => {
    const content = '<h2>Tea</h2><p onclick="x()">Hi<script>alert(1)</script></p>';
    globalThis.siteBackend = stubBackend({ blog: async (id) => makeBlog({ id, content }) });
    expect(await (await one('first-weeks')).json()).toMatchObject({
      id: 'first-weeks',
      content: '<h2>Tea</h2><p>Hi</p>',
    });
  });

  it('takes its date from the list where the detail has none', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async (id) => makeBlog({ id, created_at: null }),
      blogs: async () => [makeBlog({ id: '7', created_at: '2026-01-02' })],
    });
    expect(await (await one('7')).json()).toMatchObject({ created_at: '2026-01-02' });
  });

  it('is given without a date rather than not at all', async () => {
    globalThis.siteBackend = stubBackend({ blog: async (id) => makeBlog({ id, created_at: null }) });
    expect(await (await one('7')).json()).toMatchObject({ created_at: null });
  });

  it('is 404 for an id the backend does not know', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async () => {
        throw new BackendError('not-found');
      },
    });
    const response = await one('nobody');
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ code: 'not_found' });
  });

  it.each(['..', '../../etc/passwd', 'a/b', '%2e%2e', 'a b', '', 'x'.repeat(65), '__proto__/x'])(
    'is 404 for %j without asking the backend',
    async (id) => {
      const ask = jest.fn();
      globalThis.siteBackend = stubBackend({ blog: ask });
      expect((await one(id)).status).toBe(404);
      expect(ask).not.toHaveBeenCalled();
    },
  );
});

describe('the search index', () => {
  // Of a backend elsewhere: no look into the content folder says that these stories were taken down.
  beforeEach(() => {
    given({ BACKEND_URL: 'https://api.example.org' });
    globalThis.siteContentInventory = undefined;
  });

  const index = (file: string) =>
    searchIndex.GET(makeRequest(`/search-index/${file}`), { params: Promise.resolve({ file }) });

  it.each(languages)(
    'in %s carries stories as plain text, the rooms, and may be cached',
    async (language) => {
      const content = '<h2>Tea</h2><p>Hi <b>there</b><script>alert(1)</script></p>';
      globalThis.siteBackend = stubBackend({
        blogs: async () => [makeBlog({ id: 'tea', title: 'Tea at six', content })],
        features: async () => [makeFeature()],
        accommodations: async () => [makeAccommodation({ name: 'Garden' })],
      });
      const response = await index(`${language}.json`);
      expect(response.headers.get('cache-control')).toContain('s-maxage=60');
      const entries = await response.json();
      expect(entries).toContainEqual([
        'story',
        'en',
        localPath(language, '/blog/tea'),
        'Tea at six',
        'Tea. Hi there',
      ]);
      expect(entries).toContainEqual([
        'room',
        'en',
        localPath(language, '/Accomodation#rooms'),
        'Garden',
        expect.any(String),
      ]);
    },
  );

  it('carries the hours and the address of the centre, and of giving what its page shows', async () => {
    given({ BACKEND_URL: 'https://api.example.org', PAYMENTS: 'sandbox', SITE_ADDRESS: '14 Garden Row' });
    const entries: string[][] = await (await index('en.json')).json();
    const text = (url: string) => entries.find((entry) => entry[2] === url)?.[4];
    expect(text('/contact')).toMatch(/14 Garden Row\..* Calling is the quickest way/);
    expect(text('/contact#call-back')).toContain('You can ask anything');
    expect(text('/Donate')).toMatch(/^This is a test, so no receipt is issued\./);
    expect(text('/Donate')).not.toMatch(/Indian tax rules|Before you pay/);
  });

  it('carries in Bengali what the backend gives in Bengali, marked as such', async () => {
    globalThis.siteBackend = stubBackend({
      blogs: async (language) => [makeBlog({ id: 'tea', title: 'ছটায় চা', content: '<h2>চা</h2>', language })],
      features: async (language) => [makeFeature({ title: 'যোগ', language })],
      accommodations: async (language) => [makeAccommodation({ name: 'বাগান', language })],
    });
    const entries: string[][] = await (await index('bn.json')).json();
    const named = (title: string) => entries.find((entry) => entry[3] === title);
    expect(named('ছটায় চা')).toEqual(['story', 'bn', localPath('bn', '/blog/tea'), 'ছটায় চা', 'চা।']);
    expect(named('যোগ')).toEqual([
      'treatment',
      'bn',
      '/bn/treatment#what-we-treat',
      'যোগ',
      expect.any(String),
    ]);
    expect(named('বাগান')?.slice(0, 3)).toEqual(['room', 'bn', '/bn/Accomodation#rooms']);
  });

  it('is answered 304 to a browser that has it, and anew when a story changed', async () => {
    const show = (title: string) => {
      globalThis.siteBackend = stubBackend({
        blogs: async () => [makeBlog({ title })],
        features: async () => [],
        accommodations: async () => [],
      });
    };
    const ask = (headers = {}) =>
      searchIndex.GET(makeRequest('/search-index/en.json', { headers }), {
        params: Promise.resolve({ file: 'en.json' }),
      });
    show('Tea at six');
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    show('Tea at seven');
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });

  it('is there in our languages alone, and not without the stories', async () => {
    expect((await index('fr.json')).status).toBe(404);
    globalThis.siteBackend = stubBackend({ features: async () => [], accommodations: async () => [] });
    expect((await index('en.json')).status).toBe(503);
  });
});
