/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtFiles } from '@/lib/server/built-files';
import { Listener } from '@/lib/server/listener';

let root: string;
let listener: Listener;

const files: Record<string, string> = {
  '_next/static/chunks/a.js': 'script',
  '_next/static/chunks/a.js.br': 'script in brotli',
  '_next/static/chunks/a.js.gz': 'script in gzip',
  'icons/logo.svg': '<svg/>',
  'favicon.ico': 'icon',
  'demo.html': '<p>demo</p>',
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'built-files-'));
  const folder = join(root, 'public');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(root, 'outside.txt'), 'outside');
  const sendFile = builtFiles(folder);
  listener = new Listener(async (asked, response) => {
    if (!sendFile(asked, response)) response.end('from Next');
  });
  await new Promise<void>((resolve) => listener.server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  listener.server.closeAllConnections();
  listener.server.close();
  rmSync(root, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, unknown>; text: string };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port }: Partial<AddressInfo> = Object(listener.server.address());
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

const SCRIPT = '/_next/static/chunks/a.js';

it.each([
  ['br', 'br', 'script in brotli'],
  ['gzip, deflate', 'gzip', 'script in gzip'],
  ['br;q=0, gzip', 'gzip', 'script in gzip'],
  ['identity', undefined, 'script'],
  ['', undefined, 'script'],
])('to who takes %j a script goes as it was packed at build time', async (accepted, coding, text) => {
  const answer = await ask(SCRIPT, { 'accept-encoding': accepted });
  expect(answer).toMatchObject({ status: 200, text });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers['vary']).toBe('Accept-Encoding');
});

it('a file whose name changes with it is kept for good, any other is asked about', async () => {
  expect((await ask(SCRIPT)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect((await ask('/icons/logo.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=0',
    'content-type': 'image/svg+xml',
  });
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

it('an immutable file is read from disk once in each coding, any other each time', async () => {
  const first = await ask(SCRIPT, { 'accept-encoding': 'br' });
  await ask('/icons/logo.svg');
  rmSync(join(root, 'public', `${SCRIPT}.br`));
  writeFileSync(join(root, 'public/icons/logo.svg'), '<svg></svg>'.slice(0, 6));
  const again = await ask(`${SCRIPT}?v=1`, { 'accept-encoding': 'br' });
  expect([again.status, again.text]).toEqual([200, 'script in brotli']);
  const withoutDate = ({ date, ...headers }: Record<string, unknown>) => headers;
  expect(withoutDate(again.headers)).toEqual(withoutDate(first.headers));
  expect((await ask(SCRIPT)).text).toBe('script');
  expect((await ask('/icons/logo.svg')).text).toBe('<svg><');
});

it('a file that cannot be read ends its answer, is not taken into the memory, and stops nobody else', async () => {
  rmSync(join(root, 'public', `${SCRIPT}.br`));
  await expect(ask(SCRIPT, { 'accept-encoding': 'br' })).rejects.toThrow('socket hang up');
  writeFileSync(join(root, 'public', `${SCRIPT}.br`), 'script in brotli');
  expect((await ask(SCRIPT, { 'accept-encoding': 'br' })).text).toBe('script in brotli');
});

it('is 304 to who has it in this coding, and to HEAD its headers', async () => {
  const packed = { 'accept-encoding': 'br' };
  const { headers } = await ask(SCRIPT, packed);
  const etag = String(headers['etag']);
  expect(await ask(SCRIPT, { ...packed, 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  expect(await ask(SCRIPT, { 'if-none-match': etag })).toMatchObject({ status: 200, text: 'script' });
  const head = await ask(SCRIPT, packed, 'HEAD');
  expect([head.text, head.headers['content-length']]).toEqual(['', headers['content-length']]);
});

it.each([
  ['an address without a file', '/about', {}],
  ['a folder', '/icons', {}],
  ['an address that a file would have with an ending', '/demo', {}],
  ['a file outside the folder', '/../outside.txt', {}],
  ['the same in disguise', '/..%2foutside.txt', {}],
  ['a name that every object has', '/constructor', {}],
  ['a part of a file', SCRIPT, { range: 'bytes=0-1' }],
  ['a question by date', SCRIPT, { 'if-modified-since': new Date().toUTCString() }],
])('leaves %s to Next', async (_, path, headers) => {
  expect((await ask(path, headers)).text).toBe('from Next');
});
