import 'server-only';
import { RequestError } from './problem';

/** Largest request body of any endpoint, in bytes (contract §3). */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a body as text. @throws RequestError 413, 400 */
export const readBody = async (request: Request): Promise<string> => decode(await readBytes(request));

/** Reads a body as it came, counting bytes as they come: a Content-Length may lie or be missing. @throws RequestError 413 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      void discardRest(reader);
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** What a client may go on sending before its connection is cut, and for how long. */
const DISCARD = { bytes: 8 * 1024 * 1024, ms: 2000 };

/**
 * Reads on without keeping anything while the refusal is already on its way: a connection cut in the middle of an
 * upload would often take the answer with it.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const cut = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cut, DISCARD.ms);
  timer.unref();
  try {
    let bytes = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > DISCARD.bytes) break;
    }
  } catch {
    // The client went away: nobody waits for the answer.
  } finally {
    clearTimeout(timer);
    cut();
  }
}

const tooLarge = () =>
  new RequestError('body_too_large', 'That is more than we can take at once.', { status: 413 });

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError('bad_encoding', 'The request is not valid UTF-8.', { status: 400 });
  }
}
