import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Files } from './site';

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

/** What the server does with one request. */
export type Handling = (response: ServerResponse, received: Received) => void | Promise<void>;

export type StandIn = {
  url: string;
  received: Received[];
  /** Responses whose connection the other side closed before they were complete. */
  broken(): number;
  untilBroken(): Promise<void>;
  /** The next requests are handled so, in this order; the last one handles all that follow. */
  willDo(...handlings: Handling[]): void;
  close(): Promise<void>;
};

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? JSON.parse(text) : {};
}

/** A model's server on the loopback address, which does what a test tells it; `files` are a site beside it. */
export async function startStandIn(files: Files = {}): Promise<StandIn> {
  const received: Received[] = [];
  let handlings: Handling[] = [];
  let broken = 0;
  let onBroken = () => {};
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    const { method = '', url: path = '', headers } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const file = method === 'GET' ? files[path] : undefined;
    if (file) {
      response.writeHead(200, { 'content-type': file.type }).end(file.body);
      return;
    }
    response.on('close', () => {
      if (response.writableEnded) return;
      broken += 1;
      onBroken();
    });
    const one = { method, path, headers, body: await read(request) };
    received.push(one);
    const [handling, ...later] = handlings;
    if (later.length > 0) handlings = later;
    await handling?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/api/chat`,
    received,
    broken: () => broken,
    untilBroken: () =>
      new Promise((resolve) => {
        onBroken = resolve;
        if (broken > 0) resolve();
      }),
    willDo: (...next) => {
      handlings = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const STREAM = { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' };

/** Sends the events and leaves the connection open. */
export const begin =
  (...events: (object | string)[]): Handling =>
  (response) => {
    response.writeHead(200, STREAM);
    response.flushHeaders();
    for (const event of events) response.write(lineOf(event));
  };

/** Sends the events and ends. */
export const stream =
  (...events: (object | string)[]): Handling =>
  async (response, received) => {
    await begin(...events)(response, received);
    response.end();
  };

/** Sends the events and breaks the connection. */
export const breakAfter =
  (...events: (object | string)[]): Handling =>
  (response) => {
    response.writeHead(200, STREAM);
    response.write(events.map(lineOf).join(''), () => response.destroy());
  };

/** Sends these bytes, each as a chunk of its own, whatever they are. */
export const bytes =
  (chunks: readonly (string | Buffer)[], headers: Record<string, string> = STREAM): Handling =>
  async (response) => {
    response.writeHead(200, headers);
    for (const chunk of chunks) await new Promise((resolve) => response.write(chunk, resolve));
    response.end();
  };

export const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Handling =>
  (response) =>
    void response.writeHead(code, headers).end(body);

const lineOf = (event: object | string) =>
  `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`;

/** A text as each protocol streams it, in two pieces; without its end where `isWhole` is false. */
export const texts = {
  'ai-sdk': (text: string, isWhole = true) => [
    { type: 'start', messageId: 'answer-1' },
    { type: 'start-step' },
    { type: 'text-start', id: 't' },
    ...halves(text).map((delta) => ({ type: 'text-delta', id: 't', delta })),
    ...(isWhole
      ? [{ type: 'text-end', id: 't' }, { type: 'finish-step' }, { type: 'finish' }, '[DONE]']
      : []),
  ],
  openai: (text: string, isWhole = true) => [
    { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] },
    ...halves(text).map((content) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
    ...(isWhole
      ? [{ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }, { choices: [], usage: {} }, '[DONE]']
      : []),
  ],
  'ag-ui': (text: string, isWhole = true) => [
    { type: 'RUN_STARTED', threadId: 'thread', runId: 'run', protocolVersion: '1.0' },
    { type: 'TEXT_MESSAGE_START', messageId: 'answer-1', role: 'assistant' },
    ...halves(text).map((delta) => ({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'answer-1', delta })),
    ...(isWhole
      ? [
          { type: 'TEXT_MESSAGE_END', messageId: 'answer-1' },
          { type: 'RUN_FINISHED', threadId: 'thread', runId: 'run' },
        ]
      : []),
  ],
};

const halves = (text: string) => {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
};
