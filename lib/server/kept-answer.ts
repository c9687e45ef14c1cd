import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer that is the same for everyone, ready to be sent: nothing is computed a request. */
export type KeptAnswer = {
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** By coding; only `identity` until the others are made. */
  bodies: Map<Coding, Buffer>;
};
export type Coding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const packers = {
  br: (plain: Buffer) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotliAsync(plain, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
  },
  gzip: (plain: Buffer) => gzipAsync(plain, { level: 9 }),
} as const;

/** One after another: a start with many files must not take every thread from the visitors of that moment. */
let packing: Promise<unknown> = Promise.resolve();

/** Packs in the background, once a version; until then the answer is not ready for who asks for a packed one. */
export function pack(answer: KeptAnswer): void {
  const plain = answer.bodies.get('identity');
  if (!plain) return;
  for (const coding of ['br', 'gzip'] as const) {
    packing = packing
      .then(() => packers[coding](plain))
      .then((packed) => answer.bodies.set(coding, packed))
      // Unpacked it is never asked for again: Next goes on answering.
      .catch(() => undefined);
  }
}

/** Whether `accept-encoding` names a coding and does not refuse it by `q=0`. Split, so that any header is read in one go. */
function isAccepted(accepted: string, coding: string): boolean {
  const named = accepted.split(',').map((one) => one.split(';').map((part) => part.trim().toLowerCase()));
  const found = named.find(([name]) => name === coding);
  return found !== undefined && Number(found.find((part) => part.startsWith('q='))?.slice(2) ?? 1) > 0;
}

export function codingFor(accepted: string): Coding {
  if (isAccepted(accepted, 'br')) return 'br';
  return isAccepted(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** A visitor who asks to have it anew gets the whole of it, as from Next. */
function hasCurrent({ headers }: IncomingMessage, etag: string): boolean {
  const named = headers['if-none-match'];
  if (named === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return named.trim() === '*' || named.split(',').some((one) => bare(one) === bare(etag));
}

/** Sends it, unless it is not ready in the coding this visitor wants. */
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): boolean {
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  const body = answer.bodies.get(coding);
  if (!body) return false;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.setHeader('etag', answer.etag);
  if (hasCurrent(request, answer.etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (coding !== 'identity') response.setHeader('content-encoding', coding);
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
