import 'server-only';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** Set on every request by this module, never by a client: the address of the socket's other end. */
export const PEER_HEADER = 'x-peer-address';

declare global {
  var siteWatchesRequests: boolean | undefined;
}

/**
 * Looks at each request before Next does. A path that is no valid percent-encoding becomes an unknown page (a clean
 * 404 in place of Next's 500), and the peer's address is written where handlers find it: Next itself hands a
 * client's X-Forwarded-For through (contract §2, TRUST_PROXY).
 */
export function watchRequests(): void {
  if (globalThis.siteWatchesRequests) return;
  globalThis.siteWatchesRequests = true;
  diagnostics.subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (!request) return;
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    if (!isDecodable(request.url ?? '/')) request.url = '/malformed-address';
  });
}

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
