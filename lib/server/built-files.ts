import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { codingFor } from './response-cache';
import type { SiteResponse } from './site-response';

/** What `npm run build` leaves there: public/ and .next/static/, each text also packed (scripts/pack.mjs). */
const FOLDER = 'dist/public';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Where sirv's own would lack the charset, or the type. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** Sends a file of the build; false where there is none at this address. */
export function builtFiles(folder = FOLDER): (request: IncomingMessage, response: SiteResponse) => boolean {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        path.startsWith('/_next/static/') ? IMMUTABLE : 'public, max-age=0',
      );
      const type = TYPES[extname(path)];
      if (type) response.setHeader('content-type', type);
    },
  });
  return (request, response) => {
    const { headers } = request;
    // Next answers these to the letter, of which sirv knows the common part only.
    if (headers.range !== undefined || headers['if-modified-since'] !== undefined) return false;
    const accepted = headers['accept-encoding'];
    let isSent = true;
    // sirv looks for the name of a coding and passes over `q=0`.
    headers['accept-encoding'] = codingFor(accepted);
    // It does not close the file where a visitor leaves before the end.
    response.once('pipe', (file) => response.once('close', () => file.destroy()));
    serve(request, response, () => {
      isSent = false;
    });
    if (accepted === undefined) delete headers['accept-encoding'];
    else headers['accept-encoding'] = accepted;
    return isSent;
  };
}
