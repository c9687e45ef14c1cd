import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentStore, removeOutdated } from '@/lib/server/content-store';
import type { CacheEntry } from '@/lib/server/page-cache';

const entry: CacheEntry = {
  value: { kind: 'FETCH', data: { body: '[1]' } },
  lastModified: 7,
  cacheControl: { revalidate: 60 },
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onlyFile = () => join(folder, readdirSync(folder)[0] ?? 'none');

describe('content on disk', () => {
  it('is there for another process', async () => {
    await new ContentStore(folder).write('key', entry);
    await expect(new ContentStore(folder).read('key')).resolves.toEqual(entry);
  });

  it("keeps what it does not know of an entry: it is Next's own", async () => {
    const store = new ContentStore(folder);
    const own = {
      ...entry,
      value: { kind: 'FETCH', data: { body: '[1]', status: 200 }, revalidate: 60, tags: ['blogs'] },
    };
    await store.write('key', own);
    await expect(store.read('key')).resolves.toEqual(own);
  });

  it('is a miss for another key', async () => {
    await new ContentStore(folder).write('key', entry);
    await expect(new ContentStore(folder).read('other')).resolves.toBeUndefined();
  });

  it.each([
    '',
    '{"value":{"kind":"FE',
    'null',
    '{}',
    '[]',
    '"x"',
    '{"value":null,"lastModified":1}',
    '{"value":{"kind":"FETCH"},"lastModified":1}',
  ])('is a miss where the file says %j', async (text) => {
    const store = new ContentStore(folder);
    await store.write('key', entry);
    writeFileSync(onlyFile(), text);
    await expect(store.read('key')).resolves.toBeUndefined();
  });

  it('makes its folder and leaves no draft behind', async () => {
    const deep = join(folder, 'a/b');
    await new ContentStore(deep).write('key', entry);
    expect(readdirSync(deep)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.json$/)]);
  });

  it('never leaves its folder, whatever the key', async () => {
    await new ContentStore(folder).write('../../outside', entry);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('costs the copy and not the answer where it cannot be written', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    await expect(new ContentStore(join(blocked, 'x')).write('key', entry)).resolves.toBeUndefined();
  });
});

describe('what former settings left behind', () => {
  it('goes once it is too old to be shown, and stays while another instance may use it', async () => {
    for (const name of ['old', 'young']) mkdirSync(join(folder, name));
    const longAgo = new Date(Date.now() - 10_000);
    utimesSync(join(folder, 'old'), longAgo, longAgo);
    await removeOutdated(folder, 5_000);
    expect(readdirSync(folder)).toEqual(['young']);
  });

  it('is nothing where there is no such folder yet', async () => {
    await expect(removeOutdated(join(folder, 'none'), 5_000)).resolves.toBeUndefined();
  });
});
