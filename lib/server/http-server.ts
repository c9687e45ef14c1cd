import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDraining } from './draining';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Where something other than reading is answered: by the endpoints, which refuse what they do not take. */
const ENDPOINTS = /^\/(?:api|chat|hooks|contact\/send|healthz|readyz|metrics)(?:\/|$)/;

type Refusal = { status: number; reason: string; headers?: Record<string, string> };

/** What Next would answer with a 500, a redirect to a stranger's host, or a page to a POST (contract §3, security). */
export function refusalOf({
  method = '',
  url = '',
  rawHeaders,
  httpVersionMajor,
}: IncomingMessage): Refusal | null {
  if (!METHODS.has(method)) return refused(405, 'Method Not Allowed', { allow: [...METHODS].join(', ') });
  // A line without a version is HTTP 0.9, whose answers have no status.
  if (httpVersionMajor < 1) return refused(400, 'Bad Request');
  // In absolute form the address names a host of the client's choice.
  if (!url.startsWith('/')) return refused(400, 'Bad Request');
  if (countOf(rawHeaders, 'host') > 1) return refused(400, 'Bad Request');
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && !ENDPOINTS.test(url.split('?', 1)[0] ?? ''))
    return refused(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
  return null;
}

const refused = (status: number, reason: string, headers: Record<string, string> = {}): Refusal => ({
  status,
  reason,
  headers,
});

/** Raw headers stand in pairs, name before value. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

function refuse(response: ServerResponse, { status, reason, headers }: Refusal): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  });
  response.end(`${reason}\n`);
}

/**
 * The HTTP server in front of Next: refuses what no page or endpoint takes, and gives a client 10 s for its headers
 * and 14 s for a whole request, so that a slow one cannot hold a socket. While draining, every answer closes its
 * connection, so that a proxy takes the next request elsewhere.
 */
export function httpServer(handle: RequestHandler): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 14_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      watchAnswer(server, request, response);
      const refusal = refusalOf(request);
      if (refusal) return refuse(response, refusal);
      handle(request, response).catch(() => {
        // Next answers and logs its own failures; this is the last resort for a socket that would hang.
        if (!response.headersSent) refuse(response, refused(500, 'Internal Server Error'));
        else response.destroy();
      });
      return undefined;
    },
  );
  // No page of ours speaks anything but HTTP.
  const hangUp = (_request: IncomingMessage, socket: Duplex) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  server.on('connect', hangUp);
  server.on('upgrade', hangUp);
  const connections: Connections = { open: new Set(), answering: new Set() };
  connectionsOf.set(server, connections);
  server.on('connection', (socket) => {
    connections.open.add(socket);
    socket.once('close', () => connections.open.delete(socket));
  });
  return server;
}

/** The connections of a server, and those of them on which an answer is under way. */
type Connections = { open: Set<Duplex>; answering: Set<Duplex> };
const connectionsOf = new WeakMap<Server, Connections>();

/**
 * Asks whether the process is going as the head of an answer goes out: the answer may have been under way for long.
 * Where the head was out before, the connection ends behind the answer once nobody listens any more.
 */
function watchAnswer(server: Server, { socket }: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  const closing = (...given: unknown[]): unknown => {
    if (isDraining()) response.setHeader('connection', 'close');
    return Reflect.apply(writeHead, response, given);
  };
  Object.defineProperty(response, 'writeHead', { value: closing, configurable: true, writable: true });
  const answering = connectionsOf.get(server)?.answering;
  answering?.add(socket);
  response.once('close', () => {
    answering?.delete(socket);
    if (!server.listening) socket.end();
  });
}

/** How long a request may need that is on its way as the server closes. */
const ARRIVING_MS = 1000;

/**
 * Takes no more connections, and resolves when the answers under way are out. A connection on which no request has
 * come would keep the server open for as long as its client likes (a browser opens some ahead), so it is cut.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutSilent = () => {
      const { open = [], answering } = connectionsOf.get(server) ?? {};
      for (const socket of open) if (!answering?.has(socket)) socket.destroy();
    };
    const timer = setTimeout(cutSilent, ARRIVING_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
