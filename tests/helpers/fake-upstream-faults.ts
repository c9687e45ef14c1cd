import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { makeBlog } from './make';

/** What the stand-in's content endpoints would answer; a fault may bend it. */
export type Answer = { status: number; body: unknown };
type Bend = (answer: Answer) => Answer;
type Break = (response: ServerResponse, answer: Answer) => void;

const MEGABYTE = 1024 * 1024;
const json = { 'content-type': 'application/json' };

const list =
  (change: (records: unknown[]) => unknown): Bend =>
  ({ status, body }) => ({
    status,
    body: change(Array.isArray(body) ? body : []),
  });
const fields = (change: (record: object) => object) => (body: unknown) =>
  typeof body === 'object' && body !== null ? change(body) : body;
const order =
  (change: (record: object) => object): Bend =>
  ({ status, body }) => ({ status, body: fields(change)(body) });

/** Faults that answer soundly, with another content. */
export const bends = {
  envelope: list((records) => ({ count: records.length, next: null, previous: null, results: records })),
  'not-a-list': ({ status }) => ({ status, body: { detail: 'moved' } }),
  'one-bad-record': list((records) => [records[0], { id: 'a b', title: 7 }, ...records.slice(1)]),
  'bad-dates': list((records) =>
    records.map(fields((record) => ({ ...record, created_at: 'yesterday-ish' }))),
  ),
  'duplicate-ids': list((records) => [
    ...records,
    ...records.map(fields((record) => ({ ...record, title: 'Again' }))),
  ]),
  'ten-thousand': list(() =>
    Array.from({ length: 10_000 }, (_, n) =>
      makeBlog({ id: `story-${n}`, title: `Story ${n}`, content: `<p>${'word '.repeat(80)}</p>` }),
    ),
  ),
  'wrong-amount': order((record) => ({ ...record, amount: 49_900 })),
  'wrong-currency': order((record) => ({ ...record, currency: 'USD' })),
  'content-for-reply': order(({ reply, ...record }: { reply?: unknown }) => ({ ...record, content: reply })),
  'missing-suggestions': order((record) => ({ ...record, suggestions: undefined })),
  'odd-suggestions': order((record) => ({ ...record, suggestions: ['Yes', '', null, 7, { a: 1 }, ' '] })),
  'no-reply': order((record) => ({ ...record, reply: undefined })),
  'long-reply': order((record) => ({ ...record, reply: 'long '.repeat(2000) })),
  'markup-reply': order((record) => ({
    ...record,
    reply: '<img src=x onerror=alert(1)><b>Hello</b> & welcome',
    suggestions: ['<script>alert(1)</script>', '<i>Yes</i>'],
  })),
  'integer-question-ids': order((record) => ({ ...record, question_id: 7 })),
  'no-history': order((record) => ({ ...record, history: null })),
  'odd-history': order((record) => ({
    ...record,
    history: ['who', { question_id: 7, content: 'Who is the help for?', answer: null }, { reply: 9 }],
  })),
  'missing-token': order(() => ({ data: {} })),
  'missing-order-id': order((record) => ({ ...record, order_id: undefined })),
} satisfies Record<string, Bend>;

/** Faults of the server or the line. */
export const breaks = {
  // Never answers; the socket stays open until the client or the test ends it.
  hang: () => {},
  drip: (response, { body }) => {
    const text = JSON.stringify(body);
    let sent = 0;
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(text.charAt(sent++)), 1000);
    response.write(text.charAt(sent++));
    response.on('close', () => clearInterval(timer));
  },
  '500': (response) => response.writeHead(500, json).end('{"error":"db-7.internal: boom"}'),
  '502': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  '503': (response) => response.writeHead(503, json).end('{}'),
  '503-retry-after': (response) => response.writeHead(503, { ...json, 'retry-after': '2' }).end('{}'),
  '429': (response) => response.writeHead(429, { ...json, 'retry-after': '1' }).end('{}'),
  '429-long': (response) => response.writeHead(429, { ...json, 'retry-after': '3600' }).end('{}'),
  '400': (response) => response.writeHead(400, json).end('{"email":["bad"]}'),
  '401': (response) => response.writeHead(401, json).end('{"detail":"Bad token."}'),
  '403': (response) => response.writeHead(403, json).end('{"detail":"Bad token."}'),
  '405': (response) => response.writeHead(405, json).end('{}'),
  '409': (response) => response.writeHead(409, json).end('{}'),
  '404': (response) => response.writeHead(404, json).end('{"detail":"Not found."}'),
  '404-page': (response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome'),
  'wrong-type': (response, { body }) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(body)),
  truncated: (response, { body }) => response.writeHead(200, json).end(JSON.stringify(body).slice(0, -5)),
  'no-content': (response) => response.writeHead(204).end(),
  reset: (response, { body }) => {
    response.writeHead(200, { ...json, 'content-length': '100000' });
    response.write(JSON.stringify(body).slice(0, 40), () => response.destroy());
  },
  'refuse-socket': (response) => response.destroy(),
  'redirect-loop': (response) => response.writeHead(302, { location: response.req.url ?? '/' }).end(),
  'redirect-foreign': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  'fifty-megabytes': (response) => flood(response, 50),
  'gzip-bomb': (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipBomb()),
} satisfies Record<string, Break>;

export type Fault = keyof typeof bends | keyof typeof breaks;

export const isFault = (name: string): name is Fault => name in bends || name in breaks;

/** Answers one request under a fault, or soundly without one. */
export function respond(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  const breaking = Object.entries<Break>(breaks).find(([name]) => name === fault)?.[1];
  if (breaking) {
    breaking(response, answer);
    return;
  }
  const bend = Object.entries<Bend>(bends).find(([name]) => name === fault)?.[1];
  const { status, body } = bend && answer.status < 300 ? bend(answer) : answer;
  response.writeHead(status, json).end(JSON.stringify(body));
}

/** Writes as fast as the reader reads, so that the test's own memory stays small. */
function flood(response: ServerResponse, megabytes: number): void {
  const block = `"${'x'.repeat(MEGABYTE - 3)}",`;
  let left = megabytes;
  const more = () => {
    if (response.destroyed) return;
    if (left-- === 0) response.end('""]');
    else response.write(block, more);
  };
  response.writeHead(200, json);
  response.write('[', more);
}

let packed: Buffer | undefined;

/** 64 MB of JSON in some 60 kB. */
function gzipBomb(): Buffer {
  packed ??= gzipSync(`["${'0'.repeat(64 * MEGABYTE)}"]`);
  return packed;
}
