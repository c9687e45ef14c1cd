import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { GET } from '@/app/media/[...path]/route';
import { parseRange } from '@/lib/http/media-answer';
import { makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return { ...actual, createReadStream: jest.fn(actual.createReadStream) };
});

const FOLDER = resolve(__dirname, '../fixtures/content');
const CLIP = 'testimonials/rina.mp4';
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  GET(makeRequest(`/media/${path}`, { headers, method }), {
    params: Promise.resolve({ path: (path.split('?')[0] ?? '').split('/') }),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeEach(() => given({ CONTENT_DIR: FOLDER }));

describe('a media file', () => {
  it('is sent whole, with its type, length and tag', async () => {
    const file = await readFile(join(FOLDER, CLIP));
    const response = await ask(CLIP);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(await bytesOf(response)).toEqual(file);
  });

  it('is held by proxies as long as content, by a browser for a day at most, and only at its own version', async () => {
    const hash = createHash('sha256')
      .update(await readFile(join(FOLDER, CLIP)))
      .digest('hex');
    const control = async (query: string) => (await ask(CLIP + query)).headers.get('cache-control');
    expect(await control(`?v=${hash.slice(0, 8)}`)).toBe('public, max-age=86400, immutable, s-maxage=60');
    for (const query of ['', '?v=abc', '?v=00000000', '?v='])
      expect(await control(query)).toBe('public, max-age=60, s-maxage=60');
  });

  it('can run nothing, opened by itself', async () => {
    expect((await ask(CLIP)).headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('is not sent again to someone who has it, in a list or weakened by a proxy', async () => {
    const etag = (await ask(CLIP)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await ask(CLIP, { 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
    }
    expect((await ask(CLIP, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, 1711],
    ['bytes=-12', 1700, 1711],
    ['bytes=1700-99999', 1700, 1711],
    ['bytes=-99999', 0, 1711],
  ])('is sent in part for %s', async (range, start, end) => {
    const file = await readFile(join(FOLDER, CLIP));
    const response = await ask(CLIP, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${file.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(await bytesOf(response)).toEqual(file.subarray(start, end + 1));
  });

  it.each(['bytes=1712-', 'bytes=5000-6000', 'bytes=-0'])(
    'has nothing for %s and says how long it is',
    async (range) => {
      const response = await ask(CLIP, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */1712');
    },
  );

  it.each(['bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=-', '0-1'])(
    'is sent whole for %s',
    async (range) => {
      expect((await ask(CLIP, { range })).status).toBe(200);
    },
  );

  it('is sent whole where a download of another version is resumed', async () => {
    const etag = (await ask(CLIP)).headers.get('etag') ?? '';
    const resumed = (condition: string) => ask(CLIP, { range: 'bytes=9-', 'if-range': condition });
    expect((await resumed(etag)).status).toBe(206);
    expect((await resumed('"another"')).status).toBe(200);
  });

  it('opens no file for HEAD, whose body nobody reads', async () => {
    // The tag is known by now, so the only reason to open the file would be to send it.
    await ask(CLIP);
    jest.mocked(createReadStream).mockClear();
    const response = await ask(CLIP, {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1712');
    expect(response.body).toBeNull();
    expect(createReadStream).not.toHaveBeenCalled();
  });

  it.each([
    '../content/testimonials/rina.mp4',
    '../../../package.json',
    '..%2f..%2fpackage.json',
    'testimonials/../../../package.json',
    'testimonials.json',
    'stories/first-steps.md',
    '/etc/passwd',
    'testimonials',
    '.hidden.webp',
    'absent.webp',
  ])('is 404 for %s and nothing of the path', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: 'not_found', message: 'Not found' });
  });
});

describe('a range of an empty file', () => {
  it('cannot be satisfied', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
