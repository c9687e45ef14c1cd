import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { pathOf } from './request';
import { codingFor } from './response-cache';
import type { SiteResponse } from './site-response';

/** What `npm run build` leaves there: public/ and .next/static/, each text also packed (scripts/pack.mjs). */
const FOLDER = 'dist/public';
const IMMUTABLE_FOLDER = '/_next/static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A larger file is streamed from disk each time. */
const CACHED_BYTES = 256 * 1024;
/** Where sirv's own would lack the charset, or the type. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
};

type CachedFile = { headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Whether the answer may come from memory. An address with percent signs may not: a file has many of those, and the
 * memory would have no bound.
 */
const isCacheable = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['if-none-match'] === undefined &&
  pathOf(url).startsWith(IMMUTABLE_FOLDER) &&
  !pathOf(url).includes('%');

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('cache-control', path.startsWith(IMMUTABLE_FOLDER) ? IMMUTABLE : 'public, max-age=0');
  const type = TYPES[extname(path)];
  if (type) response.setHeader('content-type', type);
}

/** Sends a file of the build, from memory if it is immutable and was sent before; false where there is none. */
export function builtFiles(folder = FOLDER): (request: IncomingMessage, response: SiteResponse) => boolean {
  const cached = new Map<string, CachedFile>();
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  /** Takes the next small body of this response into the memory. */
  function cacheAs(key: string, response: SiteResponse): void {
    response.takeBody = (head) => {
      if (Number(head.getHeader('content-length')) > CACHED_BYTES) return undefined;
      const headers = head.getHeaders();
      return async (body) => {
        if (body.length === Number(headers['content-length'])) cached.set(key, { headers, body });
        head.sendBody(body);
      };
    };
  }

  return (request, response) => {
    const { headers } = request;
    // Next answers these to the letter, of which sirv knows the common part only.
    if (headers.range !== undefined || headers['if-modified-since'] !== undefined) return false;
    const accepted = headers['accept-encoding'];
    const coding = codingFor(accepted);
    if (isCacheable(request)) {
      const key = `${coding} ${pathOf(request.url)}`;
      const file = cached.get(key);
      if (file) {
        for (const [name, value = ''] of Object.entries(file.headers)) response.setHeader(name, value);
        response.sendBody(file.body);
        return true;
      }
      cacheAs(key, response);
    }
    let isSent = true;
    // sirv looks for the name of a coding and passes over `q=0`.
    headers['accept-encoding'] = coding;
    // It does not close the file where a visitor leaves before the end, and hears no error of the disk.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    serve(request, response, () => {
      isSent = false;
      response.takeBody = undefined;
    });
    if (accepted === undefined) delete headers['accept-encoding'];
    else headers['accept-encoding'] = accepted;
    return isSent;
  };
}
