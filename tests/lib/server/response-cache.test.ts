/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { codingFor, freshnessMs, PackedText, ResponseCache } from '@/lib/server/response-cache';

const SHARED = 'public, max-age=0, s-maxage=60';
const headers = { 'cache-control': SHARED };
const version = (text: string, source = `"${text}"`) => ({
  source,
  text: new PackedText(Buffer.from(text)),
  policy: "default-src 'none'",
});

/** A cache with a clock of its own, just looked at. */
function cacheAt(maxBytes = 10_000) {
  const clock = { nowMs: 0 };
  const cache = new ResponseCache(maxBytes, () => clock.nowMs);
  /** Whether a path is answered without Next, apart from the look that is due twice a second. */
  const has = (path: string) => (cache.find(path) ?? cache.find(path)) !== undefined;
  return { cache, clock, has };
}

describe('how long a shared cache may store an answer', () => {
  it.each([
    [{ 'cache-control': SHARED }, 60_000],
    [{ 'cache-control': SHARED, age: '20' }, 40_000],
    [{ 'cache-control': SHARED, age: '60' }, 0],
    [{ 'cache-control': SHARED, age: '600' }, 0],
    [{ 'cache-control': 'public, max-age=60' }, 0],
    [{ 'cache-control': 'private, s-maxage=60' }, 0],
    [{ 'cache-control': 's-maxage=60, no-store' }, 0],
    [{ 'cache-control': SHARED, 'set-cookie': ['a=b'] }, 0],
    [{}, 0],
  ])('of %j is %d ms', (given, expected) => {
    expect(freshnessMs(given)).toBe(expected);
  });
});

describe('a response', () => {
  it('is found for its time, grows older meanwhile, and is not found after it', () => {
    const { cache, clock, has } = cacheAt();
    cache.store('/about', version('about'), { ...headers, age: '10' });
    expect(has('/about')).toBe(true);
    clock.nowMs = 20_900;
    expect(has('/about')).toBe(true);
    expect(cache.find('/about')?.ageSeconds).toBe(30);
    clock.nowMs = 50_000;
    expect(has('/about')).toBe(false);
  });

  it('is asked for at Next once in half a second, so that a mark of the content is seen', () => {
    const { cache, clock } = cacheAt();
    cache.store('/', version('home'), headers);
    cache.store('/about', version('about'), headers);
    expect(cache.find('/')).toBeUndefined();
    expect(cache.find('/')).toBeDefined();
    clock.nowMs = 500;
    expect(cache.find('/about')).toBeDefined();
    clock.nowMs = 501;
    expect([cache.find('/about'), cache.find('/')].map(Boolean)).toEqual([false, true]);
  });

  it('is not found once the version of the content is another, or what was posted may have changed it', () => {
    const { cache, has } = cacheAt();
    cache.seeContent('one');
    cache.store('/', version('home'), headers);
    cache.seeContent('one');
    expect(has('/')).toBe(true);
    cache.seeContent('two');
    expect(has('/')).toBe(false);
    cache.store('/', version('home'), headers);
    cache.expire();
    expect(has('/')).toBe(false);
  });

  it('that may not be stored is not, and leaves nothing to be found', () => {
    const { cache, has } = cacheAt();
    expect(cache.store('/', version('home'), headers)).toBe(true);
    expect(cache.store('/', version('home'), { 'cache-control': 'no-store' })).toBe(false);
    expect(has('/')).toBe(false);
  });

  it('keeps its version for as long as Next makes the same HTML', () => {
    const { cache } = cacheAt();
    const first = version('home', '"a"');
    cache.store('/', first, headers);
    cache.expire();
    expect(cache.versionOf('/', '"a"')).toBe(first);
    expect(cache.versionOf('/', '"b"')).toBeUndefined();
    cache.store('/none', version('none', ''), headers);
    expect(cache.versionOf('/none', '')).toBeUndefined();
  });

  it('that nobody asked for longest goes when the bytes are full', () => {
    const { cache, has } = cacheAt(4000);
    for (const path of ['/a', '/b']) cache.store(path, version(path.padEnd(1000)), headers);
    expect(has('/a')).toBe(true);
    cache.store('/c', version('c'.padEnd(1000)), headers);
    expect(['/a', '/b', '/c'].map(has)).toEqual([true, false, true]);
    cache.store('/huge', version('h'.repeat(10_000)), headers);
    expect(['/a', '/c', '/huge'].map(has)).toEqual([false, false, false]);
    cache.store('/a', version('a'), headers);
    expect(has('/a')).toBe(true);
  });
});

describe('the text of a page', () => {
  const plain = `<h1>About</h1>${'<p>words</p>'.repeat(200)}`;
  const text = () => new PackedText(Buffer.from(plain));

  it('is packed with gzip at once, and with brotli when that is made', async () => {
    const packed = text();
    const first = await packed.body('gzip, br');
    expect([first.coding, gunzipSync(first.bytes).toString()]).toEqual(['gzip', plain]);
    packed.packWell();
    let best = await packed.body('gzip, br');
    while (best.coding !== 'br') {
      await new Promise(setImmediate);
      best = await packed.body('gzip, br');
    }
    expect(brotliDecompressSync(best.bytes).toString()).toBe(plain);
    expect(best.bytes.length).toBeLessThan(plain.length / 5);
  });

  it('goes as it is to who takes no coding that is there', async () => {
    for (const accepted of [undefined, 'br', 'identity', 'gzip;q=0'])
      expect((await text().body(accepted)).bytes.toString()).toBe(plain);
  });

  it('has a tag for each coding, and is known by any of them', () => {
    const packed = text();
    const tags = (['identity', 'gzip', 'br'] as const).map((coding) => packed.etag(coding));
    expect(new Set(tags).size).toBe(3);
    const isKnown = (named: string, more = {}) => packed.isKnownTo({ 'if-none-match': named, ...more });
    for (const tag of [...tags, `"other", W/${tags[0]}`, '*']) expect(isKnown(tag)).toBe(true);
    for (const tag of ['"other"', '', `${tags[0]}x`]) expect(isKnown(tag)).toBe(false);
    expect(packed.isKnownTo({})).toBe(false);
    expect(isKnown(tags[0] ?? '', { 'cache-control': 'no-cache' })).toBe(false);
    expect(new PackedText(Buffer.from('other')).isKnownTo({ 'if-none-match': tags.join() })).toBe(false);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['GZIP ; Q=0.5 , BR ; q=0.000', 'gzip'],
  ['br; level=3; q=0.1', 'br'],
  ['br;q=much, gzip;q=1', 'gzip'],
  ['', 'identity'],
])('takes %j for %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

it.each([
  ['spaces', `br${' '.repeat(14_000)}x`],
  ['spaces before a weight', `br;${' '.repeat(14_000)}x`],
  ['spaces before a name', `,${' '.repeat(14_000)}x`],
  ['commas', `${','.repeat(14_000)}br x`],
  ['semicolons', `br${';'.repeat(14_000)}x`],
  ['names', 'br x,'.repeat(2800)],
  ['digits', `br;q=${'1'.repeat(14_000)}x`],
])('reads a header of 14 000 %s at once', (_, accepted) => {
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round += 1) codingFor(accepted);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
});
