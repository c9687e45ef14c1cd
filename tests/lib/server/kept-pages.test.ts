/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FreshPage, offerFreshPages } from '@/lib/server/fresh-page';
import { codingFor, sendKept } from '@/lib/server/kept-answer';
import { keptPage } from '@/lib/server/kept-pages';

const html = `<!doctype html><h1>About</h1>${'<p>words</p>'.repeat(200)}`;
const POLICY = "script-src 'self' 'sha256-a'";
const about = (over: Partial<FreshPage> = {}): FreshPage => ({
  html,
  headers: { 'content-security-policy': POLICY, 'x-next-cache-tags': 'blogs' },
  ...over,
});

let server: Server;
let pages: Record<string, FreshPage>;
beforeEach(async () => {
  pages = { '/about': about() };
  offerFreshPages((path) => pages[path]);
  server = createServer((asked, response) => {
    const kept = keptPage(asked);
    if (!kept || !sendKept(asked, response, kept)) response.writeHead(200).end('from Next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  globalThis.siteFreshPage = undefined;
  server.close();
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port }: Partial<AddressInfo> = Object(server.address());
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Packing goes on behind the answers. */
async function packed(path: string, coding: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(path, { 'accept-encoding': coding });
    if (answer.headers['content-encoding'] === coding) return answer;
  }
}

it('sends a fresh page with the headers kept for it, and none of Next’s own marks', async () => {
  const { status, headers, body } = await ask('/about');
  expect(status).toBe(200);
  expect(body.toString()).toBe(html);
  expect(headers).toMatchObject({ 'content-security-policy': POLICY, 'x-nextjs-cache': 'HIT' });
  expect(headers['vary']).toContain('Accept-Encoding');
  expect(headers).not.toHaveProperty('x-next-cache-tags');
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends it packed as %s once that is made, and the same page inside', async (coding, unpack) => {
  const { headers, body } = await packed('/about', coding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.length).toBeLessThan(html.length / 5);
  expect(unpack(body).toString()).toBe(html);
});

it('answers 304 to a visitor who has it, but not to one who asks for it anew', async () => {
  const etag = String((await ask('/about')).headers['etag']);
  const again = await ask('/about', { 'if-none-match': `"other", W/${etag}` });
  expect(again).toMatchObject({ status: 304, headers: { etag, 'content-security-policy': POLICY } });
  expect(again.body).toHaveLength(0);
  const anew = await ask('/about', { 'if-none-match': etag, 'cache-control': 'no-cache' });
  expect(anew.status).toBe(200);
});

it('answers HEAD with the length and without the body', async () => {
  const { headers, body } = await ask('/about', {}, 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(html)));
  expect(body).toHaveLength(0);
});

it.each([
  ['an unknown address', '/nowhere', {}],
  ['a query', '/about?a=1', {}],
  ['the page’s data', '/about', { rsc: '1' }],
  ['a part of it', '/about', { range: 'bytes=0-9' }],
])('leaves %s to Next', async (_, path, headers) => {
  expect((await ask(path, headers)).body.toString()).toBe('from Next');
});

it('follows the page: new words, a new policy with the same words, and none once it is stale', async () => {
  const { headers: first } = await ask('/about');
  pages['/about'] = about({ headers: { 'content-security-policy': "script-src 'none'" } });
  const dated = await ask('/about');
  expect(dated.headers).toMatchObject({
    etag: first['etag'],
    'content-security-policy': "script-src 'none'",
  });
  pages['/about'] = about({ html: '<h1>New</h1>' });
  expect((await ask('/about')).body.toString()).toBe('<h1>New</h1>');
  delete pages['/about'];
  expect((await ask('/about')).body.toString()).toBe('from Next');
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
  const startedMs = performance.now();
  for (let round = 0; round < 5; round += 1) codingFor(accepted);
  expect(performance.now() - startedMs).toBeLessThan(100);
});
