import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpointReads, readStory, readStorySummaries } from '@/lib/backend/cached';
import { embeddedBackend } from '@/lib/backend/embedded';
import { type Language, languages } from '@/lib/i18n/language';
import { isGone, onContentRemoved } from '@/lib/stories/inventory';
import { given } from '@/tests/helpers/settings';
import { storyText, testFolders, write } from '@/tests/lib/backend/folder';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
/** A cache that never forgets by itself: `mock.clear()` is the end of a lifetime. */
const mockCache = new Map<string, unknown>();
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join();
    if (!mockCache.has(name)) mockCache.set(name, await read());
    return mockCache.get(name);
  },
}));

const ENGLISH = 'First steps: a week of small things';
const folders = testFolders();
let dir = '';
beforeEach(() => {
  mockCache.clear();
  dir = folders.content();
  write(dir, 'stories/first-steps.bn.md', storyText('title: প্রথম পা'));
  write(dir, 'stories/first-steps.hi.md', storyText('title: पहले क़दम'));
  given({ CONTENT_DIR: dir });
  globalThis.siteContentInventory = undefined;
  globalThis.siteBackend = embeddedBackend({
    contentDir: dir,
    store: () => Promise.reject(new Error('no store')),
    notify: false,
  });
});

/** The next look at the folder counts, however soon it comes. */
function lookAnew(): void {
  const inventory = globalThis.siteContentInventory;
  if (inventory) inventory.lookedMs = Number.NEGATIVE_INFINITY;
}

const titles = () =>
  Promise.all(languages.map(async (language) => (await readStory('first-steps', language))?.title ?? null));

describe('a translated story', () => {
  it('is read in each language', async () => {
    expect(await titles()).toEqual([ENGLISH, 'पहले क़दम', 'প্রথম পা']);
  });

  it('is English within the lifetime of a cached read after its translation is removed', async () => {
    await titles();
    rmSync(join(dir, 'stories/first-steps.bn.md'));
    lookAnew();
    mockCache.clear();
    expect(await titles()).toEqual([ENGLISH, 'पहले क़दम', ENGLISH]);
    expect(isGone('first-steps')).toBe(false);
  });

  it('is gone in every language at once when its English file is removed, whatever the cache holds', async () => {
    await titles();
    await Promise.all(languages.map((language) => readStorySummaries(language)));
    rmSync(join(dir, 'stories/first-steps.md'));
    lookAnew();
    expect(await titles()).toEqual([null, null, null]);
    expect(isGone('first-steps')).toBe(true);
    for (const language of languages) {
      expect(await endpointReads.blog('first-steps', language)).toBeNull();
      expect((await readStorySummaries(language)).map(({ id }) => id)).not.toContain('first-steps');
    }
  });

  it('is in every list and found by the search at once when it is put back, also where these were read meanwhile', async () => {
    const idsIn = async (language: Language) =>
      [await readStorySummaries(language), await endpointReads.storyTexts(language)].map((list) =>
        list.some(({ id }) => id === 'first-steps'),
      );
    const all = () => Promise.all(languages.map(idsIn));
    await all();
    const text = readFileSync(join(dir, 'stories/first-steps.md'), 'utf8');
    rmSync(join(dir, 'stories/first-steps.md'));
    lookAnew();
    mockCache.clear();
    expect((await all()).flat()).not.toContain(true);
    let told = 0;
    onContentRemoved(() => {
      told += 1;
    });
    write(dir, 'stories/first-steps.md', text);
    lookAnew();
    expect((await all()).flat()).not.toContain(false);
    expect(told).toBe(1);
  });
});
