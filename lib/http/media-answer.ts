import 'server-only';
import { createReadStream } from 'node:fs';
import { env } from '@/lib/config/env';
import { openMedia } from '@/lib/stories/store/media';
import { RequestError } from './problem';

/** A file of the content folder with validators and byte ranges: video seeks, phones resume. */
export async function mediaAnswer(request: Request, path: string): Promise<Response> {
  const file = await openMedia(path);
  if (!file) throw new RequestError('not_found', 'Not found', { status: 404 });
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': cacheControl(new URL(request.url).searchParams.get('v'), file.hash),
  });
  if (isKnown(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = parseRange(wantedRange(request.headers, file.etag), file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  // Next answers HEAD through GET and never reads its body: an opened file would stay open.
  const body = request.method === 'HEAD' ? null : streamOf(file.path, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/**
 * A photo that is deleted must be gone: proxies hold it as long as content and no longer, a browser for a day, and only
 * at an address that names this very content.
 */
function cacheControl(version: string | null, hash: string): string {
  const isVersioned = version !== null && version.length >= 8 && hash.startsWith(version);
  const browser = isVersioned ? 'max-age=86400, immutable' : 'max-age=60';
  return `public, ${browser}, s-maxage=${env().CONTENT_TTL_SECONDS}`;
}

/** Any tag of the list; a proxy that compresses weakens ours to `W/"…"`. */
const isKnown = (list: string | null, etag: string): boolean =>
  list?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/** A resumed download of another version of the file gets the whole of this one (If-Range). */
function wantedRange(headers: Headers, etag: string): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag ? headers.get('range') : null;
}

type Range = { start: number; end: number };

/** One range, as every player asks; anything else is answered whole. */
export function parseRange(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> | null {
  if (end < start) return null;
  const source = createReadStream(path, { start, end });
  return new ReadableStream<Uint8Array>({
    start(controller) {
      source.on('data', (chunk) => {
        controller.enqueue(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
        if ((controller.desiredSize ?? 0) <= 0) source.pause();
      });
      source.on('end', () => controller.close());
      source.on('error', (error) => controller.error(error));
    },
    pull: () => void source.resume(),
    cancel: () => void source.destroy(),
  });
}
