import {
  type CacheEntry,
  EntryMap,
  identityOf,
  isDegraded,
  missingStatus,
  PageMemory,
} from '@/lib/server/page-cache';

const page = (html: string): CacheEntry => ({ value: { kind: 'APP_PAGE', html }, lastModified: 0 });
/** About 3.5 KB as the map counts them. */
const small = () => page('x'.repeat(1000));

describe('the entries kept in memory', () => {
  it('drop the least recently used one when the bytes are full', () => {
    const entries = new EntryMap(8000);
    entries.set('a', small());
    entries.set('b', small());
    entries.get('a');
    entries.set('c', small());
    expect([entries.get('a'), entries.get('b'), entries.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('stay within the bytes whatever comes', () => {
    const entries = new EntryMap(40_000);
    for (let n = 0; n < 1000; n += 1) entries.set(`/blog/unknown-${n}`, { value: null, lastModified: 0 });
    const left = Array.from({ length: 1000 }, (_, n) => entries.get(`/blog/unknown-${n}`)).filter(Boolean);
    expect(left.length).toBeGreaterThan(10);
    expect(left.length).toBeLessThan(100);
  });

  it('count the data of reads as well as pages', () => {
    const entries = new EntryMap(5000);
    const read = (): CacheEntry => ({
      value: { kind: 'FETCH', data: { body: 'x'.repeat(2000) } },
      lastModified: 0,
    });
    entries.set('a', read());
    entries.set('b', read());
    expect(entries.get('a')).toBeUndefined();
  });

  it('count one key once, however often it is set', () => {
    const entries = new EntryMap(8000);
    entries.set('other', small());
    for (let n = 0; n < 10; n += 1) entries.set('a', small());
    expect(entries.get('other')).toBeDefined();
  });

  it('give up their bytes when deleted', () => {
    const entries = new EntryMap(8000);
    entries.set('a', small());
    entries.delete('a');
    entries.delete('a');
    entries.set('b', small());
    entries.set('c', small());
    expect([entries.get('a'), entries.get('b'), entries.get('c')].map(Boolean)).toEqual([false, true, true]);
  });

  it('do not keep one that is larger than all there is', () => {
    const entries = new EntryMap(1000);
    entries.set('a', small());
    expect(entries.get('a')).toBeUndefined();
  });
});

describe('what is not there', () => {
  const absent = (): CacheEntry => ({
    value: { kind: 'APP_PAGE', html: 'x'.repeat(1000), status: 404 },
    lastModified: 0,
  });
  const noRecord = (): CacheEntry => ({ value: { kind: 'FETCH', data: { body: 'null' } }, lastModified: 0 });
  const memory = () => new PageMemory({ foundBytes: 8000, absentBytes: 8000 });
  const keptOf = (kept: PageMemory, keys: string[]) => keys.filter((key) => kept.get(key));
  const madeUp = (number: number) => Array.from({ length: number }, (_, n) => `/blog/made-up-${n}`);

  it('crowds out nothing that is there, however many addresses are made up', () => {
    const kept = memory();
    kept.set('/blog', small());
    for (const key of madeUp(1000)) kept.set(key, absent());
    for (const key of madeUp(1000)) kept.set(`read ${key}`, noRecord());
    expect(kept.get('/blog')).toBeDefined();
    expect(keptOf(kept, madeUp(1000))).toEqual([]);
    expect(
      keptOf(
        kept,
        madeUp(1000).map((key) => `read ${key}`),
      ).length,
    ).toBeLessThan(20);
  });

  it('is kept while there is room, and gives way to the page once there is one', () => {
    const kept = memory();
    kept.set('/blog/new', absent());
    expect(kept.get('/blog/new')?.value?.status).toBe(404);
    kept.set('/blog/new', small());
    expect(kept.get('/blog/new')?.value?.status).toBeUndefined();
    kept.set('/blog/new', absent());
    expect(kept.get('/blog/new')?.value?.status).toBe(404);
  });

  it('goes with the pages when all of them are marked', () => {
    const kept = memory();
    kept.set('/blog/old', absent());
    kept.set('/blog', small());
    kept.deletePages();
    expect(keptOf(kept, ['/blog/old', '/blog'])).toEqual([]);
  });
});

describe('a degraded page', () => {
  it('is known by its mark', () => {
    expect(isDegraded({ kind: 'APP_PAGE', html: '<div class="x" data-degraded="true">' })).toBe(true);
  });

  it.each([
    null,
    { kind: 'APP_PAGE', html: '<p>Error: data-degraded=&quot;true&quot;</p>' },
    { kind: 'APP_PAGE' },
    { kind: 'FETCH', data: { body: 'data-degraded="true"' } },
  ])('is not %j', (value) => {
    expect(isDegraded(value)).toBe(false);
  });
});

describe('a page that found nothing', () => {
  it('is known by its tag, which no text can say', () => {
    const html = (inside: string) => ({ kind: 'APP_PAGE', html: `<p>${inside}</p>` });
    expect(missingStatus(html('<meta name="site-status" content="404"/>'))).toBe(404);
    expect(missingStatus(html('<meta name="site-status" content="410"/>'))).toBe(410);
    expect(missingStatus(html('&lt;meta name="site-status" content="404"/>'))).toBeUndefined();
    expect(missingStatus({ kind: 'FETCH' })).toBeUndefined();
  });
});

describe('the identity of kept pages', () => {
  it('is stable, and another for any other part', () => {
    const one = identityOf(['build', 'settings', 'content']);
    expect(identityOf(['build', 'settings', 'content'])).toBe(one);
    expect(identityOf(['build', 'settings', 'content2'])).not.toBe(one);
    expect(identityOf(['build', 'settingscontent', ''])).not.toBe(one);
  });
});

describe('a story that speaks of the degraded attribute', () => {
  it('is kept like any other', () => {
    const html = '<p>Write data-degraded="true" into the tag.</p>';
    expect(isDegraded({ kind: 'APP_PAGE', html })).toBe(false);
  });
});
