/** @jest-environment node */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type AddressInfo, connect } from 'node:net';
import { Listener, type RequestHandler } from '@/lib/server/listener';
import { ANSWER_CHANNEL } from '@/lib/server/request';

const listeners: Listener[] = [];
afterEach(() => {
  for (const { server } of listeners.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const answerPage: RequestHandler = async (_request, response) => void response.end('page');

async function listen(handle = answerPage) {
  const listener = new Listener(handle);
  listeners.push(listener);
  await new Promise<void>((resolve) => listener.server.listen(0, '127.0.0.1', resolve));
  const { port = 0 }: Partial<AddressInfo> = Object(listener.server.address());
  return { listener, port };
}

const listening = async (handle?: RequestHandler) => (await listen(handle)).port;

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

it.each(['/chat/payment/', '/contact/send', '/contact/send/call', '/hooks/razorpay', '/api/blogs/'])(
  'leaves the methods of %s to the endpoint',
  async (path) => {
    const bytes = `DELETE ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(line(await send(await listening(), bytes))).toBe('HTTP/1.1 200 OK');
  },
);

it('closes each connection after its answer while the process is going', async () => {
  const { listener, port } = await listen();
  listener.startStopping();
  const answer = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer.toLowerCase()).toContain('connection: close');
});

/** A server that is told to stop while the answer to its one request waits; `closed`: nobody is connected any more. */
async function stopping(head: RequestHandler) {
  let finish = (): void => undefined;
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { listener, port } = await listen(async (request, response) => {
    await head(request, response);
    finish = () => void response.end('page');
    asked();
  });
  const answer = send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await isAsked;
  return { answer, finish, closed: listener.close() };
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
  const { listener, port } = await listen(async () => undefined);
  const connected = new Promise((resolve) => listener.server.once('connection', resolve));
  const cut = send(port, bytes);
  await connected;
  await listener.close();
  expect(await cut).toBe('');
});

it('answers 500 where the site fails before it has answered', async () => {
  const port = await listening(() => Promise.reject(new Error('broken')));
  const answer = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(line(answer)).toBe('HTTP/1.1 500 Internal Server Error');
  expect(answer).not.toContain('broken');
});

it('gives every answer its security headers, whatever the site set before it failed', async () => {
  const port = await listening(async (_request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'");
    response.writeHead(200, { 'x-frame-options': 'SAMEORIGIN' }).end('page');
  });
  const page = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(page).toContain("content-security-policy: default-src 'self'");
  expect(page).toContain('x-frame-options: SAMEORIGIN');
  expect(page).toContain('x-content-type-options: nosniff');
  const failing = await listening(async (_request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'");
    throw new Error('broken');
  });
  const failure = await send(failing, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(failure).toContain("content-security-policy: default-src 'none'");
  const refused = await send(failing, 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(refused).toContain('x-content-type-options: nosniff');
});

/** What is published of the next answer that ends. */
const nextCount = () =>
  new Promise((resolve) => {
    const hear = (message: unknown) => {
      unsubscribe(ANSWER_CHANNEL, hear);
      resolve(message);
    };
    subscribe(ANSWER_CHANNEL, hear);
  });

it('publishes each answer once it is over, one that its visitor left as 499', async () => {
  const seconds = expect.any(Number);
  const answered = nextCount();
  await send(await listening(), 'GET /blog/one HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await answered).toEqual({ route: 'story', method: 'GET', status: 200, seconds });
  const left = nextCount();
  const { listener, port } = await listen(async () => undefined);
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n'));
  await new Promise((resolve) => listener.server.once('request', resolve));
  socket.destroy();
  expect(await left).toEqual({ route: 'about', method: 'GET', status: 499, seconds });
});

it('gives a slow client no more than 15 seconds', async () => {
  const { server } = new Listener(async () => undefined);
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(14_000);
});
