import { unstable_cache } from 'next/cache';
import { BackendError } from '@/lib/backend/backend';
import {
  contentTags,
  endpointReads,
  readFeatures,
  readStory,
  readStorySummaries,
  settle,
} from '@/lib/backend/cached';
import { languages } from '@/lib/i18n/language';
import { log } from '@/lib/server/log';
import { makeBlog, makeFeature } from '@/tests/helpers/make';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
/** Keeps nothing, and shows what each read would be kept as. */
jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  given({
    BACKEND_URL: 'https://api.example.org',
    CONTENT_TTL_SECONDS: '30',
    MEDIA_HOSTS: 'media.example.org',
  });
  jest.mocked(unstable_cache).mockImplementation((read) => read);
});

const keptAs = () => jest.mocked(unstable_cache).mock.calls.map(([, key, options]) => ({ key, ...options }));

describe('a cached read', () => {
  it('is kept for CONTENT_TTL_SECONDS under a tag that the hook marks stale', async () => {
    globalThis.siteBackend = stubBackend({ features: async () => [makeFeature()] });
    await readFeatures();
    expect(keptAs()).toEqual([expect.objectContaining({ tags: ['features'], revalidate: 30 })]);
    expect(contentTags).toContain('features');
  });

  it('throws on failure, so that the last good content stays', async () => {
    globalThis.siteBackend = stubBackend();
    await expect(readFeatures()).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(endpointReads.features()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('of each story has a key of its own in each language, and each list another', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async (id) => makeBlog({ id }),
      blogs: async () => [makeBlog()],
      features: async () => [],
    });
    const reads = languages.flatMap((language) => [
      readStory('a', language),
      readStory('b', language),
      readStorySummaries(language),
      readFeatures(language),
      endpointReads.features(language),
      endpointReads.blogs(language),
      endpointReads.storyTexts(language),
      endpointReads.blog('a', language),
    ]);
    await Promise.all<unknown>(reads);
    const keys = keptAs().map(({ key }) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(reads.length);
  });
});

describe('a read in a language', () => {
  it('asks the backend for it, and for English where none is named', async () => {
    const asked: (string | undefined)[] = [];
    globalThis.siteBackend = stubBackend({
      features: async (language) => {
        asked.push(language);
        return [];
      },
    });
    await readFeatures('hi');
    await endpointReads.features('bn');
    await readFeatures();
    expect(asked).toEqual(['hi', 'bn', 'en']);
  });

  it('says of each record which language it is in', async () => {
    globalThis.siteBackend = stubBackend({
      features: async () => [makeFeature({ id: '1', language: 'bn' }), makeFeature({ id: '2' })],
      blogs: async () => [makeBlog({ id: 'own', language: 'bn' }), makeBlog({ id: 'lent' })],
      blog: async (id, language) => makeBlog({ id, language }),
    });
    expect((await readFeatures('bn')).map(({ language }) => language)).toEqual(['bn', 'en']);
    expect((await readStorySummaries('bn')).map(({ language }) => language)).toEqual(['bn', 'en']);
    expect((await endpointReads.storyTexts('bn')).map(({ language }) => language)).toEqual(['bn', 'en']);
    expect((await readStory('own', 'bn'))?.language).toBe('bn');
    expect((await readStory('own'))?.language).toBe('en');
  });

  it('warns in a translated story of what the English warns of', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async (id, language) =>
        language === 'bn'
          ? makeBlog({ id, language, content: '<p>একা ছাড়বেন না।</p>' })
          : makeBlog({ id, content: '<p>Never stop drinking suddenly.</p>' }),
    });
    expect((await readStory('one', 'bn'))?.alarm).toBe('line');
  });

  it('hands on what the backend gave where an endpoint asks', async () => {
    globalThis.siteBackend = stubBackend({ features: async () => [makeFeature()] });
    expect(await endpointReads.features('bn')).toEqual([makeFeature()]);
  });
});

describe('a picture from a host that pages may not load from', () => {
  const elsewhere = 'https://elsewhere.example/a.jpg';

  it('is left out of what pages and endpoints read', async () => {
    globalThis.siteBackend = stubBackend({
      features: async () => [makeFeature({ image: elsewhere })],
      blogs: async () => [makeBlog({ thumbnail_image: elsewhere })],
      blog: async (id) => makeBlog({ id, thumbnail_image: elsewhere }),
    });
    const [story] = await readStorySummaries();
    const [feature] = await readFeatures();
    const whole = await readStory('one');
    const served = await endpointReads.blog('one');
    expect([story?.thumbnail, feature?.image, whole?.thumbnail, served?.thumbnail_image]).toEqual(
      Array(4).fill(null),
    );
  });
});

describe('a cached story', () => {
  it('is split and safe', async () => {
    const content = '<h2>Tea</h2><p onclick="x()">Hi</p>';
    globalThis.siteBackend = stubBackend({ blog: async (id) => makeBlog({ id, content }) });
    const story = await readStory('one');
    expect(story?.sections).toEqual([expect.objectContaining({ heading: 'Tea', html: '<p>Hi</p>' })]);
  });

  it('is null for an unknown id, which is an answer', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async () => {
        throw new BackendError('not-found');
      },
    });
    await expect(readStory('nobody')).resolves.toBeNull();
  });

  it('throws for every other failure', async () => {
    globalThis.siteBackend = stubBackend();
    await expect(readStory('away')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('in a list carries an excerpt and no content', async () => {
    globalThis.siteBackend = stubBackend({ blogs: async () => [makeBlog({ content: '<p>Short.</p>' })] });
    expect(await readStorySummaries()).toEqual([
      {
        id: 'first-weeks',
        language: 'en',
        title: 'The first weeks',
        excerpt: 'Short.',
        thumbnail: expect.any(String),
        createdAt: expect.any(String),
        readMinutes: 1,
        topics: [],
      },
    ]);
  });
});

describe('a read that a page settles', () => {
  it('is its data', async () => {
    globalThis.siteBackend = stubBackend({ features: async () => [] });
    await expect(settle(readFeatures())).resolves.toEqual({ ok: true, data: [] });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is the message of a backend failure, which is logged once', async () => {
    globalThis.siteBackend = stubBackend({
      features: async () => {
        throw new BackendError('timeout', { cause: new Error('10.0.0.7') });
      },
    });
    await expect(settle(readFeatures())).resolves.toEqual({
      ok: false,
      message: 'The service took too long to answer.',
    });
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
    const line = { event: 'content_read_failed', what: 'features', kind: 'timeout' };
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining(line));
    expect(JSON.stringify(jest.mocked(log.error).mock.calls)).not.toContain('10.0.0.7');
  });

  it('tells nothing of a failure nobody foresaw', async () => {
    globalThis.siteBackend = stubBackend({
      features: async () => {
        throw new TypeError('x is undefined at /srv/app.js');
      },
    });
    const settled = await settle(readFeatures());
    expect(settled).toEqual({ ok: false, message: 'Something went wrong on our side.' });
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unexpected' }));
  });
});

it('a refresh in the background that fails is a warning, since the last good content stays', async () => {
  let fail = (_error: Error) => {};
  const failing = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  globalThis.siteBackend = stubBackend({ features: () => failing });
  let refresh: Promise<unknown> = Promise.resolve();
  jest.mocked(unstable_cache).mockImplementation((read) => async () => {
    refresh = read();
    return [makeFeature()];
  });
  await expect(readFeatures()).resolves.toHaveLength(1);
  fail(new BackendError('unreachable'));
  await expect(refresh).rejects.toThrow();
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'content_refresh_failed' }));
});
