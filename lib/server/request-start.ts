import 'server-only';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { securityHeaders } from './headers';
import { countAnswer } from './request-metrics';

/** Set on every request by this module, never by a client: the address of the socket's other end. */
export const PEER_HEADER = 'x-peer-address';

/**
 * Browsers' names are shorter. Next looks for robots in it by an expression whose time grows with the square of a long
 * word: two seconds for one of 13,500 letters, at every request.
 */
const MAX_AGENT_LENGTH = 512;

declare global {
  var siteWatchesRequests: boolean | undefined;
}

/**
 * Looks at each request before Next does. A path that is no valid percent-encoding becomes an unknown page (a clean
 * 404 in place of Next's 500), the peer's address is written where handlers find it (Next itself hands a client's
 * X-Forwarded-For through: contract §2, TRUST_PROXY), a gift's token is taken out of the path, and the answer gets its security headers: at run time, for
 * files and failures too, which `headers()` of next.config, fixed at build, cannot do.
 */
export function watchRequests(): void {
  if (globalThis.siteWatchesRequests) return;
  globalThis.siteWatchesRequests = true;
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = partsOf(message);
    if (!request) return;
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    const { 'user-agent': agent } = request.headers;
    if (agent !== undefined) request.headers['user-agent'] = agent.slice(0, MAX_AGENT_LENGTH);
    if (!isDecodable(request.url ?? '/')) request.url = '/malformed-address';
    request.url = withoutGift(request.url ?? '/');
    if (response) countAnswer(request, response);
    if (response && process.env.NODE_ENV !== 'development') guard(request, response);
  });
}

/** As the headers go out, and only where none of the name is set: Next adds a page's own beside what it finds. */
function guard(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0] ?? '/';
  const { writeHead } = response;
  const guarded = (...given: unknown[]): unknown => {
    for (const [name, value] of Object.entries(securityHeaders(path, env()))) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return Reflect.apply(writeHead, response, given);
  };
  Object.defineProperty(response, 'writeHead', { value: guarded, configurable: true, writable: true });
}

const giftPage = /^(?<language>(?:\/(?:hi|bn))?)\/Donate\/thank-you\/[\w-]{22}(?=$|\?)/;

/**
 * Every gift's page is one page, drawn and cached once, so that made-up tokens fill nothing (contract §11.4); its island
 * reads the token from the address. A `rewrite` of Next's would draw the first visitor's token into the page of all.
 */
const withoutGift = (url: string): string =>
  process.env.NODE_ENV === 'development' ? url : url.replace(giftPage, `$<language>${routes.anyThankYou}`);

function partsOf(message: unknown): { request?: IncomingMessage; response?: ServerResponse } {
  if (typeof message !== 'object' || message === null) return {};
  const request = 'request' in message && message.request instanceof IncomingMessage && message.request;
  const response = 'response' in message && message.response instanceof ServerResponse && message.response;
  return { ...(request && { request }), ...(response && { response }) };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
