import { createServer, IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { env } from '@/lib/config/env';
import { isStaff } from '@/lib/config/staff-console';
import { CONTENT_HEADER, securityHeaders } from './headers';
import { pathOf, prepareRequest, publishAnswer, type Refusal, refusalOf } from './request';
import { SiteResponse } from './site-response';

/** Answers a request; undefined: at once. */
export type RequestHandler = (request: IncomingMessage, response: SiteResponse) => Promise<void> | undefined;

/** In place of whatever was prepared: the head must not be out yet. */
function refuse(response: SiteResponse, { status, reason, headers }: Refusal): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = status;
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  for (const [name, value] of Object.entries(plain)) response.setHeader(name, value);
  response.sendBody(Buffer.from(`${reason}\n`));
}

/** The connections of a server, and those of them on which an answer is under way. */
type Connections = { open: Set<Duplex>; answering: Set<Duplex> };

const isEventStream = (response: SiteResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** How long a request may need that is on its way as the server closes. */
const ARRIVING_MS = 1000;

/**
 * The HTTP server in front of Next: refuses what no page or endpoint takes, and gives a client 10 s for its headers
 * and 14 s for a whole request, so that a slow one cannot hold a socket. Every answer gets its security headers here.
 */
export class Listener {
  readonly server: Server<typeof IncomingMessage, typeof SiteResponse>;
  readonly #connections: Connections = { open: new Set(), answering: new Set() };
  /** They end by themselves only when the listener goes: a stop ends them, and each comes back to another instance. */
  readonly #streams = new Set<SiteResponse>();
  #isStopping = false;

  constructor(private readonly handle: RequestHandler) {
    this.server = createServer(
      {
        ServerResponse: SiteResponse,
        IncomingMessage,
        headersTimeout: 10_000,
        requestTimeout: 14_000,
        connectionsCheckingInterval: 1000,
        keepAliveTimeout: 65_000,
      },
      (request, response) => this.#answer(request, response),
    );
    // No page of ours speaks anything but HTTP.
    const hangUp = (_request: IncomingMessage, socket: Duplex) =>
      socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    this.server.on('connect', hangUp);
    this.server.on('upgrade', hangUp);
    this.server.on('connection', (socket) => {
      this.#connections.open.add(socket);
      socket.once('close', () => this.#connections.open.delete(socket));
    });
  }

  #answer(request: IncomingMessage, response: SiteResponse): void {
    publishAnswer(request, response);
    this.#watch(request, response);
    const refusal = refusalOf(request);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    prepareRequest(request, this.#isStopping);
    // Next answers and logs its own failures; this is the last resort for a socket that would hang.
    const fail = () => {
      if (!response.headersSent) refuse(response, { status: 500, reason: 'Internal Server Error' });
      else response.destroy();
    };
    try {
      this.handle(request, response)?.catch(fail);
    } catch {
      fail();
    }
  }

  /**
   * Whether the process stops is asked as the head goes out: the answer may have been under way for long. Where the head
   * was out before, the connection ends behind the answer once nobody listens any more.
   */
  #watch({ socket, url }: IncomingMessage, response: SiteResponse): void {
    response.onHead = () => {
      response.removeHeader(CONTENT_HEADER);
      for (const [name, value] of Object.entries(securityHeaders(pathOf(url), env()))) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      // Its pages are one for all, and still nothing of it stays in a browser or on the way.
      if (isStaff(pathOf(url))) response.setHeader('cache-control', 'no-store');
      if (this.#isStopping) response.setHeader('connection', 'close');
      if (isEventStream(response)) this.#streams.add(response);
    };
    const { answering } = this.#connections;
    answering.add(socket);
    response.once('close', () => {
      answering.delete(socket);
      this.#streams.delete(response);
      if (!this.server.listening) socket.end();
    });
  }

  /** From now on every answer closes its connection, so that a proxy takes the next request elsewhere. */
  startStopping(): void {
    this.#isStopping = true;
    for (const response of this.#streams) response.end();
  }

  /**
   * Takes no more connections, and resolves when the answers under way are out. A connection on which no request has
   * come would keep the server open for as long as its client likes (a browser opens some ahead), so it is cut.
   */
  close(): Promise<void> {
    this.startStopping();
    const { open, answering } = this.#connections;
    const cutSilent = () => {
      for (const socket of open) if (!answering.has(socket)) socket.destroy();
    };
    return new Promise((resolve) => {
      const timer = setTimeout(cutSilent, ARRIVING_MS);
      this.server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.server.closeIdleConnections();
    });
  }
}
