/** @jest-environment node */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeServer, httpServer, type RequestHandler } from '@/lib/server/http-server';

const servers: Server[] = [];
afterEach(() => {
  globalThis.siteIsDraining = false;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(handle: RequestHandler = async (_request, response) => void response.end('page')) {
  const server = httpServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  return port ?? 0;
}

/** Bytes as they stand: any client would tidy them first. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const line = (answer: string) => answer.split('\r\n', 1)[0];

it('hands a plain request on', async () => {
  const answer = await send(await listening(), 'GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(line(answer)).toBe('HTTP/1.1 200 OK');
  expect(answer).toContain('page');
});

it.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a method of another protocol', 'PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['an address in absolute form', 'GET http://evil.example/x HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['no version', 'GET /\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', 405],
  ['a POST to a page', 'POST /about HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', 405],
  ['a POST to a file', 'POST /favicon.ico HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', 405],
])('refuses %s without asking the site, and closes', async (_, bytes, status) => {
  const handle = jest.fn<Promise<void>, Parameters<RequestHandler>>();
  const answer = await send(await listening(handle), bytes);
  expect(line(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(handle).not.toHaveBeenCalled();
});

it.each(['/chat/payment/', '/contact/send', '/hooks/razorpay', '/api/blogs/'])(
  'leaves the methods of %s to the endpoint',
  async (path) => {
    const bytes = `DELETE ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(line(await send(await listening(), bytes))).toBe('HTTP/1.1 200 OK');
  },
);

it('closes each connection after its answer while the process is going', async () => {
  const port = await listening();
  globalThis.siteIsDraining = true;
  const answer = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer.toLowerCase()).toContain('connection: close');
});

/** A server that is told to stop while the answer to its one request waits; `closed`: nobody is connected any more. */
async function stopping(head: RequestHandler) {
  let finish = (): void => undefined;
  const server = httpServer(async (request, response) => {
    await head(request, response);
    finish = () => void response.end('page');
    asked();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { port }: Partial<AddressInfo> = Object(server.address());
  const answer = send(port ?? 0, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await isAsked;
  globalThis.siteIsDraining = true;
  return { answer, finish, closed: closeServer(server) };
}

it('closes the connection of an answer that was under way when the process was told to go', async () => {
  const { answer, finish, closed } = await stopping(async () => undefined);
  finish();
  expect((await answer).toLowerCase()).toContain('connection: close');
  await closed;
});

it('closes it after an answer whose head was out before', async () => {
  const { answer, finish, closed } = await stopping(async (_request, response) => {
    response.writeHead(200).write('first half, ');
  });
  finish();
  expect(await answer).toContain('first half');
  await closed;
});

it.each([
  ['says nothing', ''],
  ['stops in the middle of a request', 'GET / HT'],
])('waits for no client that %s', async (_, bytes) => {
  const server = httpServer(async () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  const connected = new Promise((resolve) => server.once('connection', resolve));
  const cut = send(port ?? 0, bytes);
  await connected;
  await closeServer(server);
  expect(await cut).toBe('');
});

it('answers 500 where the site fails before it has answered', async () => {
  const port = await listening(() => Promise.reject(new Error('broken')));
  const answer = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(line(answer)).toBe('HTTP/1.1 500 Internal Server Error');
  expect(answer).not.toContain('broken');
});

it('gives a slow client no more than 15 seconds', async () => {
  const server = httpServer(async () => undefined);
  servers.push(server);
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(14_000);
});
