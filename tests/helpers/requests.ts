import { Problem } from '@/lib/formats/problem';
import { PEER_HEADER } from '@/lib/server/request';

type Given = { headers?: Record<string, string>; method?: string; body?: string };

/** A request as the server hands it to a route, from a peer of ours unless said otherwise. */
export const makeRequest = (path: string, { headers = {}, ...init }: Given = {}): Request =>
  new Request(`http://localhost:3000${path}`, {
    headers: { [PEER_HEADER]: '192.0.2.7', ...headers },
    ...init,
  });

/** A JSON POST of a visitor's browser on our own page. */
export const makeJsonPost = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  makeRequest(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

export const makeFormPost = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request =>
  makeRequest(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** A POST whose body may come in pieces. Node wants `duplex` said of one; the browser's types do not know it. */
export function makeStreamPost(path: string, body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request(`http://localhost:3000${path}`, init);
}

/** A body of that many bytes that comes in pieces, its length unsaid. */
export function makeChunkedBody(bytes: number, pieceBytes = 16 * 1024): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const piece = Math.min(pieceBytes, left);
      left -= piece;
      return controller.enqueue(new Uint8Array(piece).fill(0x20));
    },
  });
}

/** The problem in an answer (contract §6). */
export const problemOf = async (response: Response): Promise<Problem['error']> =>
  Problem.parse(await response.json()).error;
