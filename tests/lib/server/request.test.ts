import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PEER_HEADER, prepareRequest, STOPPING_HEADER } from '@/lib/server/request';

let server: Server;
let seen: IncomingMessage | undefined;
let isStopping = false;

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    prepareRequest(incoming, isStopping);
    seen = incoming;
    answer.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Sends a path as it stands: a URL would mend it first. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage | undefined> {
  const { port }: Partial<AddressInfo> = Object(server.address());
  await new Promise<void>((answered, failed) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) =>
      answer.resume().on('end', answered),
    )
      .on('error', failed)
      .end();
  });
  return seen;
}

describe('the start of a request', () => {
  it('writes down the address of the socket', async () => {
    expect((await ask('/'))?.headers[PEER_HEADER]).toBe('127.0.0.1');
  });

  it('overwrites what a client says of it, in any case', async () => {
    const headers = { [PEER_HEADER]: '203.0.113.1', 'X-Peer-Address': '203.0.113.2' };
    expect((await ask('/', headers))?.headers[PEER_HEADER]).toBe('127.0.0.1');
  });

  it.each(['/blog/%ff', '/%', '/a%2', '/%c3%28'])(
    'takes %s, which no one can decode, for an unknown page',
    async (path) => {
      expect((await ask(path))?.url).toBe('/malformed-address');
    },
  );

  it.each(['/', '/blog/%E0%A6%A8', '/blog?q=%ff', '/Donate'])('leaves %s as it is', async (path) => {
    expect((await ask(path))?.url).toBe(path);
  });

  it('hands on no more of a browser’s name than a browser has', async () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14) Googlebot/2.1';
    expect((await ask('/', { 'user-agent': agent }))?.headers['user-agent']).toBe(agent);
    const long = await ask('/', { 'user-agent': 'a'.repeat(14_000) });
    expect(long?.headers['user-agent']?.length).toBe(512);
    expect((await ask('/'))?.headers).not.toHaveProperty('user-agent');
  });

  it.each([
    [`/Donate/thank-you/${'aZ_-'.repeat(5)}09`, '/Donate/thank-you/gift'],
    [`/hi/Donate/thank-you/${'a'.repeat(22)}?a=b`, '/hi/Donate/thank-you/gift?a=b'],
    [`/bn/Donate/thank-you/${'a'.repeat(22)}`, '/bn/Donate/thank-you/gift'],
    [`/Donate/thank-you/${'a'.repeat(21)}`, `/Donate/thank-you/${'a'.repeat(21)}`],
    [
      `/Donate/thank-you/${'a'.repeat(22)}/receipt/en.pdf`,
      `/Donate/thank-you/${'a'.repeat(22)}/receipt/en.pdf`,
    ],
    [`/blog?next=/Donate/thank-you/${'a'.repeat(22)}`, `/blog?next=/Donate/thank-you/${'a'.repeat(22)}`],
  ])('tells Next of %s as %s', async (path, told) => {
    expect((await ask(path))?.url).toBe(told);
  });

  it.each([
    [`/staff/join/${'a'.repeat(43)}?a=b`, '/staff/join/invitation?a=b'],
    ['/staff/me', '/staff/me'],
    ['/staffroom', '/staffroom'],
  ])('tells Next of %s as %s', async (path, told) => {
    expect((await ask(path))?.url).toBe(told);
  });

  it('says whether the process stops, and lets no client say so', async () => {
    expect((await ask('/readyz', { [STOPPING_HEADER]: '1' }))?.headers).not.toHaveProperty(STOPPING_HEADER);
    isStopping = true;
    expect((await ask('/readyz'))?.headers[STOPPING_HEADER]).toBe('1');
  });
});
