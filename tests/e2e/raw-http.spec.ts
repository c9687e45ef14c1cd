import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { rawRequest, sendBytes } from '../helpers/raw-http';

/** A client may hold a connection no longer than this (contract §3 and the issue on faults). */
const PATIENCE_MS = 15_000;
const ended = 'Connection: close\r\n\r\n';
const json = `Content-Type: application/json\r\n`;
const post = (headers: string, body = '', path = '/chat/save-details/') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${json}${headers}\r\n${body}`;

const requests: Record<string, { bytes: string; status: number }> = {
  TRACE: { bytes: `TRACE / HTTP/1.1\r\nHost: a\r\n${ended}`, status: 405 },
  'TRACE of an endpoint': { bytes: `TRACE /api/blogs/ HTTP/1.1\r\nHost: a\r\n${ended}`, status: 405 },
  'absolute form': { bytes: `GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n${ended}`, status: 400 },
  'asterisk form': { bytes: `OPTIONS * HTTP/1.1\r\nHost: a\r\n${ended}`, status: 400 },
  'two hosts': { bytes: `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${ended}`, status: 400 },
  'no host': { bytes: `GET / HTTP/1.1\r\n${ended}`, status: 400 },
  'no version': { bytes: 'GET /\r\n\r\n', status: 400 },
  'a lone percent': { bytes: `GET /blog/% HTTP/1.1\r\nHost: a\r\n${ended}`, status: 404 },
  'a byte that is no UTF-8': { bytes: `GET /blog/%ff HTTP/1.1\r\nHost: a\r\n${ended}`, status: 404 },
  'half a letter': { bytes: `GET /media/%E0%A4%A HTTP/1.1\r\nHost: a\r\n${ended}`, status: 404 },
  'an overlong dot': { bytes: `GET /media/%c0%ae%c0%ae/x HTTP/1.1\r\nHost: a\r\n${ended}`, status: 404 },
  'a way out of the folder': {
    bytes: `GET /media/..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\n${ended}`,
    status: 404,
  },
  'a header of 20 kB': {
    bytes: `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n${ended}`,
    status: 431,
  },
  'an address of 20 kB': { bytes: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n${ended}`, status: 431 },
  'a length and chunks': {
    bytes: post(
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
      '0\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n',
    ),
    status: 400,
  },
  'two lengths': { bytes: post(`Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'), status: 400 },
  'a length that is none': { bytes: post(`Content-Length: +2\r\n`, '{}'), status: 400 },
  'an encoding that hides chunks': {
    bytes: post(`Transfer-Encoding: xchunked\r\n`, '0\r\n\r\n'),
    status: 400,
  },
  'chunks before another encoding': {
    bytes: post(`Transfer-Encoding: chunked, identity\r\n`, '0\r\n\r\n'),
    status: 400,
  },
  'a chunk of no size': {
    bytes: post(`Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'),
    status: 400,
  },
  'a folded header': { bytes: `GET / HTTP/1.1\r\nHost: a\r\nX-A: a\r\n b\r\n${ended}`, status: 400 },
  'a space before the colon': { bytes: `GET / HTTP/1.1\r\nHost: a\r\nX-A : a\r\n${ended}`, status: 400 },
  'a NUL in a header': { bytes: `GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n${ended}`, status: 400 },
  'no HTTP': { bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', status: 400 },
};

for (const [what, { bytes, status }] of Object.entries(requests)) {
  test(`${what} is answered with ${status} at once, and the connection ends`, async ({ baseURL }) => {
    const answer = await sendBytes(String(baseURL), bytes);
    expect(answer.status).toBe(status);
    // One answer: nothing behind the request was taken for another one.
    expect(answer.text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    expect(answer.text).not.toMatch(/\n\s+at |node_modules/);
    expect(answer.tookMs).toBeLessThan(PATIENCE_MS);
  });
}

const slow: Record<string, { bytes: string; drip: string }> = {
  'headers that come a byte a second': { bytes: 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', drip: 'a'.repeat(60) },
  'headers that never come': { bytes: 'GET / HTTP/1.1\r\n', drip: '' },
  'a body that comes a byte a second': {
    bytes: post('Content-Length: 1000\r\n', '{"fullname":"'),
    drip: 'a'.repeat(60),
  },
  'a body that never comes': { bytes: post('Content-Length: 1000\r\n'), drip: '' },
  'chunks that never end': {
    bytes: post('Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n'),
    drip: '1\r\na\r\n'.repeat(10),
  },
};

test('no client holds a connection longer than 15 seconds', async ({ baseURL, request }) => {
  const answers = await Promise.all(
    Object.entries(slow).map(async ([what, { bytes, drip }]) => {
      const { status, tookMs } = await sendBytes(String(baseURL), bytes, drip);
      return { what, status, inTime: tookMs < PATIENCE_MS + 1500 };
    }),
  );
  expect(answers).toEqual(Object.keys(slow).map((what) => ({ what, status: 408, inTime: true })));
  expect((await request.get('/healthz')).status()).toBe(200);
});

const CHUNK = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
const bodies: Record<string, string> = {
  'a length of a gigabyte': post('Content-Length: 1000000000\r\n', '{'),
  'a length of one byte too many': post(
    `Content-Length: ${64 * 1024 + 1}\r\n`,
    `"${'a'.repeat(64 * 1024 - 1)}"`,
  ),
  'chunks without end': post('Transfer-Encoding: chunked\r\n', CHUNK.repeat(6)),
};

for (const [what, bytes] of Object.entries(bodies)) {
  for (const path of [routes.api.saveDetails, routes.api.payment, '/chat/flow/']) {
    test(`${what} to ${path} is 413`, async ({ baseURL }) => {
      const answer = await sendBytes(String(baseURL), bytes.replace('/chat/save-details/', path));
      expect(answer.status).toBe(413);
      expect(answer.text).toContain('body_too_large');
      expect(answer.tookMs).toBeLessThan(PATIENCE_MS);
    });
  }
}

test('a server action is asked for in vain', async ({ baseURL }) => {
  const origin = String(baseURL);
  const headers = { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' };
  const page = await rawRequest(origin, routes.contact, { method: 'POST', headers, body: '[]' });
  expect(page.status).toBe(405);
  const endpoint = await rawRequest(origin, routes.api.saveDetails, { method: 'POST', headers, body: '[]' });
  expect(endpoint.status).toBe(415);
  const read = await rawRequest(origin, routes.contact, { headers: { 'next-action': 'a'.repeat(42) } });
  expect([read.status, read.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a header that would skip the middleware skips no guard', async ({ baseURL }) => {
  const origin = String(baseURL);
  for (const name of [
    'middleware',
    'src/middleware',
    'middleware:middleware:middleware:middleware:middleware',
  ]) {
    const skip = { 'x-middleware-subrequest': name };
    const page = await rawRequest(origin, '/donate', { headers: skip });
    expect([page.status, page.headers.location]).toEqual([308, routes.donate]);
    const order = await rawRequest(origin, routes.api.payment, {
      method: 'POST',
      headers: { ...skip, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(order.status).toBe(403);
  }
});

const asData: Record<string, Record<string, string>> = {
  'as data': { rsc: '1' },
  'as data fetched ahead': { rsc: '1', 'next-router-prefetch': '1' },
  'as a segment': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'with a tree of its own': { rsc: '1', 'next-router-state-tree': '%5B%22evil%22%5D' },
  'of another kind': { accept: 'text/x-component' },
};

test('asking for a page in another form leaves nothing to the next visitor', async ({ baseURL }) => {
  const origin = String(baseURL);
  for (const [how, headers] of Object.entries(asData)) {
    const odd = await rawRequest(origin, routes.about, { headers });
    expect(odd.status, how).toBeLessThan(400);
    // A cache in front tells the forms apart by what it is told here.
    const isOtherForm = odd.status === 200 && !odd.headers['content-type']?.startsWith('text/html');
    expect(!isOtherForm || /\brsc\b/i.test(odd.headers.vary ?? ''), how).toBe(true);
    const plain = await rawRequest(origin, routes.about);
    expect([plain.status, plain.headers['content-type']], how).toEqual([200, 'text/html; charset=utf-8']);
    expect(plain.body, how).toContain('<h1');
  }
});

test('a host of the client’s choice is in no answer', async ({ baseURL }) => {
  const origin = String(baseURL);
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': '//evil.example/',
    'x-rewrite-url': '//evil.example/',
  };
  const paths = [
    routes.home,
    routes.blog,
    routes.donate,
    '/blog/',
    '/donate',
    '/no-such-page',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/api/blogs',
  ];
  for (const path of [...paths, '//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e/']) {
    const answer = await rawRequest(origin, path, { headers });
    const told = { ...answer.headers, body: path.includes('evil') ? '' : answer.body };
    expect(answer.status, path).toBeLessThan(500);
    expect(String(told.location ?? ''), path).not.toMatch(/^(?:https?:)?[\\/]{2}evil/);
    expect(told.body, path).not.toContain('evil.example');
    const after = await rawRequest(origin, path);
    expect(path.includes('evil') ? '' : after.body, path).not.toContain('evil.example');
  }
});
