import { unstable_cache } from 'next/cache';
import { BackendError } from '@/lib/backend/backend';
import {
  contentTags,
  endpointReads,
  readFeatures,
  readStory,
  readStorySummaries,
} from '@/lib/backend/cached';
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

  it('of each story has a key of its own, and the list another', async () => {
    globalThis.siteBackend = stubBackend({
      blog: async (id) => makeBlog({ id }),
      blogs: async () => [makeBlog()],
    });
    await Promise.all([
      readStory('a'),
      readStory('b'),
      readStorySummaries(),
      endpointReads.blogs(),
      endpointReads.blog('a'),
    ]);
    const keys = keptAs().map(({ key }) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(5);
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
        title: 'The first weeks',
        excerpt: 'Short.',
        thumbnail: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
  });
});
