import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './metrics';

const PAGES = new Set(
  'about corporates treatment Accomodation Donate blog contact help-now privacy-policy terms-of-service cookies-settings refund-policy hi bn'.split(
    ' ',
  ),
);
const ENDPOINTS = new Set(
  'api chat hooks media healthz readyz metrics feed.xml sitemap.xml robots.txt'.split(' '),
);

/** The kind of an address: few and known beforehand, whatever visitors ask for. */
export function routeLabel(path: string): string {
  const [first = '', second] = path.split('/').filter(Boolean);
  if (path === '/') return 'home';
  if (first === '_next') return 'asset';
  if (first === 'blog' && second !== undefined) return 'story';
  if (first === 'chat') return second === 'payment' || second === 'save-details' ? second : 'chat';
  if (ENDPOINTS.has(first) || PAGES.has(first)) return first;
  return 'other';
}

/** Counts an answer once it is over. */
export function countAnswer(request: IncomingMessage, response: ServerResponse): void {
  const counted = metrics();
  if (!counted) return;
  const route = routeLabel(request.url?.split('?', 1)[0] ?? '/');
  const startedMs = performance.now();
  response.once('close', () => {
    // Closed by the visitor before it was whole: nginx's own number for it.
    const status = response.writableFinished ? response.statusCode : 499;
    counted.requests.inc({ route, method: request.method ?? '', status });
    counted.requestSeconds.observe({ route }, (performance.now() - startedMs) / 1000);
  });
}
