/** @jest-environment node */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONTENT_HEADER } from '@/lib/server/headers';
import { Listener, type RequestHandler } from '@/lib/server/listener';
import { pagePipeline } from '@/lib/server/page-pipeline';
import { ResponseCache } from '@/lib/server/response-cache';

const html = `<!doctype html><h1>About</h1>${'<p>words</p>'.repeat(200)}`;
const POLICY = "script-src 'self' 'sha256-a'";

/** What Next answers at an address; a page with the headers that Next and the cache handler give it. */
type FromNext = { status?: number; body: string; headers?: Record<string, string> };
const page = (over: Partial<FromNext> = {}): FromNext => ({
  body: html,
  ...over,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'rsc, next-router-state-tree',
    etag: `"${(over.body ?? html).length}"`,
    'x-nextjs-cache': 'HIT',
    [CONTENT_HEADER]: 'one',
    ...over.headers,
  },
});

let listener: Listener;
let answers: Record<string, FromNext>;
const rewrite = jest.fn();
const requests: { url: string; method: string; headers: Record<string, unknown> }[] = [];

/** Next as a custom server sees it: a handler that writes into the response it is given. */
const next: RequestHandler = async ({ url = '', method = '', headers }, response) => {
  requests.push({ url, method, headers: { ...headers } });
  const { status = 200, body, headers: own = {} } = answers[url] ?? page({ status: 404 });
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(method === 'HEAD' ? null : body);
};

beforeEach(async () => {
  answers = { '/about': page() };
  requests.length = 0;
  rewrite.mockImplementation((given: { html: string }) => ({
    html: given.html.replace('<h1>', '<h1 data-rewritten="">'),
    policy: POLICY,
  }));
  const cache = new ResponseCache(1_000_000, () => performance.now());
  // The first look at the content is due with the first request; what these tests are about begins behind it.
  const isFile = (url: string) => url === '/logo.svg';
  const sendFile: Parameters<typeof pagePipeline>[0]['sendFile'] = ({ url = '' }, response) => {
    if (isFile(url)) response.end('file');
    return isFile(url);
  };
  listener = new Listener(pagePipeline({ next, sendFile, rewrite, cache }));
  await new Promise<void>((resolve) => listener.server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  listener.server.closeAllConnections();
  listener.server.close();
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port }: Partial<AddressInfo> = Object(listener.server.address());
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (part: Buffer) => chunks.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A page is asked for until it comes from the cache. */
async function cached(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  for (;;) {
    const answer = await ask(path, headers);
    if (answer.headers['cache-status'] === 'site; hit') return answer;
  }
}

const rewritten = html.replace('<h1>', '<h1 data-rewritten="">');

describe('a page', () => {
  it('is rewritten at its first answer as at the later ones, which do without Next', async () => {
    const first = await ask('/about');
    expect([first.status, first.body.toString()]).toEqual([200, rewritten]);
    const later = await cached('/about');
    const number = requests.length;
    const last = await ask('/about');
    for (const { headers, body } of [first, later, last]) {
      expect(body.toString()).toBe(rewritten);
      expect(headers).toMatchObject({
        'content-security-policy': POLICY,
        'cache-control': 'public, max-age=0, s-maxage=60',
        vary: 'rsc, next-router-state-tree, Accept-Encoding',
        'content-length': String(Buffer.byteLength(rewritten)),
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty(CONTENT_HEADER);
      expect(headers['etag']).toBe(first.headers['etag']);
    }
    expect(last.headers).toMatchObject({ age: '0', 'cache-status': 'site; hit' });
    expect(last.headers).not.toHaveProperty('x-nextjs-cache');
    expect(requests).toHaveLength(number);
    expect(rewrite).toHaveBeenCalledTimes(1);
    expect(rewrite).toHaveBeenCalledWith({ html, path: '/about' });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent packed as %s, and the same page inside', async (coding, unpack) => {
    let answer = await cached('/about', { 'accept-encoding': coding });
    while (answer.headers['content-encoding'] !== coding)
      answer = await ask('/about', { 'accept-encoding': coding });
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(unpack(answer.body).toString()).toBe(rewritten);
  });

  it('is 304 to a visitor who has it, from Next and from the cache, but not to one who asks for it anew', async () => {
    const etag = String((await ask('/about')).headers['etag']);
    const known = { 'if-none-match': `"other", W/${etag}` };
    for (const answer of [await ask('/about', known), await ask('/about', known)]) {
      expect(answer).toMatchObject({ status: 304, headers: { etag, 'content-security-policy': POLICY } });
      expect(answer.body).toHaveLength(0);
      expect(answer.headers).not.toHaveProperty('content-length');
    }
    const anew = await ask('/about', { 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(anew.status).toBe(200);
  });

  it('is answered to HEAD with all its headers and without the body', async () => {
    const { headers: first, body } = await ask('/about', {}, 'HEAD');
    expect(body).toHaveLength(0);
    await cached('/about');
    const { headers } = await ask('/about', {}, 'HEAD');
    for (const name of ['content-length', 'etag', 'content-security-policy'])
      expect([name, first[name]]).toEqual([name, headers[name]]);
  });

  it('is new as soon as Next gives a new one, and keeps its tag where only its time was over', async () => {
    const { headers } = await cached('/about');
    answers['/about'] = page({ headers: { [CONTENT_HEADER]: 'two' } });
    answers['/blog'] = page({ body: '<h1>Blog</h1>', headers: { [CONTENT_HEADER]: 'two' } });
    await ask('/blog');
    const same = await ask('/about');
    expect([same.headers['cache-status'], same.headers['etag']]).toEqual(['site; fwd=miss', headers['etag']]);
    answers['/about'] = page({ body: '<h1>New</h1>', headers: { [CONTENT_HEADER]: 'three' } });
    await ask('/blog');
    await cached('/blog');
    answers['/blog'] = page({ body: '<h1>Blog</h1>', headers: { [CONTENT_HEADER]: 'three' } });
    expect((await ask('/hooks/content', {}, 'POST')).status).toBe(404);
    expect((await ask('/about')).body.toString()).toBe('<h1 data-rewritten="">New</h1>');
  });
});

describe('what is asked of Next each time', () => {
  it.each([
    ['a query', '/about?a=1', {}, {}],
    ['a page that may not be stored', '/about', {}, { 'cache-control': 'no-store' }],
    ['a page whose time is over', '/about', {}, { age: '60' }],
    ['the data of a page', '/about', { rsc: '1' }, { 'content-type': 'text/x-component' }],
  ])('%s', async (_, path, headers, own) => {
    answers[path] = page({ headers: own });
    for (let visit = 1; visit <= 4; visit += 1) {
      expect((await ask(path, headers)).headers['cache-status']).not.toBe('site; hit');
      expect(requests).toHaveLength(visit);
    }
  });

  it('leaves a cached page to the others: one asks for its data, one with a query', async () => {
    await cached('/about');
    answers['/about'] = page({ body: 'data', headers: { 'content-type': 'text/x-component' } });
    expect((await ask('/about', { rsc: '1' })).body.toString()).toBe('data');
    expect((await cached('/about')).body.toString()).toBe(rewritten);
  });

  it('is rewritten as well: a page that is not there, however many addresses it has, once', async () => {
    for (const path of ['/none-1', '/none-2', '/none-3']) {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, rewritten]);
      expect(headers['content-security-policy']).toBe(POLICY);
    }
    expect(rewrite).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(3);
  });

  it('passes with its methods, its status and its bytes where it is no page', async () => {
    answers['/chat/flow/'] = {
      status: 400,
      body: '{"error":{}}',
      headers: { 'content-type': 'application/json' },
    };
    const refused = await ask('/chat/flow/', { 'accept-encoding': 'gzip' }, 'POST');
    expect([refused.status, refused.body.toString()]).toEqual([400, '{"error":{}}']);
    expect(requests[0]?.method).toBe('POST');
    answers['/media/a.webp'] = { body: 'picture'.repeat(500), headers: { 'content-type': 'image/webp' } };
    const picture = await ask('/media/a.webp', { 'accept-encoding': 'gzip' });
    expect(picture.headers).not.toHaveProperty('content-encoding');
    expect(picture.body.toString()).toBe('picture'.repeat(500));
  });

  it('is asked with its conditions: what is no page answers them itself', async () => {
    const headers = {
      range: 'bytes=0-9',
      'if-none-match': '"2"',
      'if-modified-since': new Date(0).toUTCString(),
    };
    answers['/media/clip.mp4'] = {
      status: 206,
      body: '0123456789',
      headers: { 'content-type': 'video/mp4' },
    };
    const part = await ask('/media/clip.mp4', headers);
    expect([part.status, part.body.toString()]).toEqual([206, '0123456789']);
    expect(requests[0]?.headers).toMatchObject(headers);
  });

  it('is packed where it is a text of some length', async () => {
    const body = JSON.stringify('words '.repeat(500));
    answers['/api/blogs/'] = { body, headers: { 'content-type': 'application/json' } };
    answers['/feed.xml'] = { body, headers: { 'content-type': 'application/atom+xml; charset=utf-8' } };
    for (const path of ['/api/blogs/', '/feed.xml']) {
      const { headers, body: packed } = await ask(path, { 'accept-encoding': 'br, gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(packed).toString()).toBe(body);
      expect((await ask(path)).body.toString()).toBe(body);
    }
  });
});

it('a file of the build is sent without asking Next', async () => {
  expect((await ask('/logo.svg')).body.toString()).toBe('file');
  expect(requests).toEqual([]);
});

it('a page that cannot be rewritten is a closed connection, never half a page', async () => {
  rewrite.mockImplementation(() => {
    throw new Error('broken');
  });
  await expect(ask('/about')).rejects.toThrow();
});
