import 'server-only';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { hasStaffConsole, isStaff } from '@/lib/config/staff-console';
import { localPath, prefixed, withoutPrefix } from '@/lib/i18n/language';

/** Written on every request by this server, whatever a client sent: the address of the socket's other end. */
export const PEER_HEADER = 'x-peer-address';
/** Likewise, while the process stops: it answers what still comes and wants nothing new (`/readyz`). */
export const STOPPING_HEADER = 'x-site-stopping';

/** One answer that is over, as `lib/metrics.ts` counts it. */
export type AnswerCount = { route: string; method: string; status: number; seconds: number };
export const ANSWER_CHANNEL = 'site:answer';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Where something other than reading is answered: by the endpoints, which refuse what they do not take. */
const ENDPOINTS = /^\/(?:api|chat|hooks|contact\/send|staff\/api|healthz|readyz|metrics)(?:\/|$)/;
/** By these Next tells another answer than the page from the page. */
const NEXT_READS = /^(?:rsc$|next-|x-next|x-middleware-|x-prerender-|x-matched-path$|x-now-|x-invoke-)/;

export type Refusal = { status: number; reason: string; headers?: Record<string, string> };

export const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A plain visit: anything but an endpoint, asked for as a browser opens it. */
export const isPageVisit = (request: IncomingMessage): boolean =>
  isReading(request) &&
  !ENDPOINTS.test(pathOf(request.url)) &&
  !Object.keys(request.headers).some((name) => NEXT_READS.test(name));

/** What Next would answer with a 500, a redirect to a stranger's host, or a page to a POST (contract §3, security). */
export function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = '', url = '', rawHeaders, httpVersionMajor } = request;
  if (!METHODS.has(method)) return notAllowed([...METHODS].join(', '));
  // A line without a version is HTTP 0.9, whose answers have no status. In absolute form the address names a host of
  // the client's choice.
  const isMalformed = httpVersionMajor < 1 || !url.startsWith('/') || countOf(rawHeaders, 'host') > 1;
  if (isMalformed) return { status: 400, reason: 'Bad Request' };
  return isReading(request) || ENDPOINTS.test(pathOf(url)) ? null : notAllowed('GET, HEAD');
}

const notAllowed = (allow: string): Refusal => ({
  status: 405,
  reason: 'Method Not Allowed',
  headers: { allow },
});

/** Raw headers stand in pairs, name before value. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

/**
 * Browsers' names are shorter. Next looks for robots in it by an expression whose time grows with the square of a long
 * word: two seconds for one of 13,500 letters, at every request.
 */
const MAX_AGENT_LENGTH = 512;

/**
 * Makes a request safe for Next. The peer's address is written where handlers find it (Next hands a client's
 * X-Forwarded-For through: contract §2, TRUST_PROXY), a path that is no valid percent-encoding becomes an unknown page
 * (a clean 404 in place of Next's 500), and a donation's token is taken out of the path.
 */
export function prepareRequest(request: IncomingMessage, isStopping: boolean): void {
  const { headers, socket, url = '/' } = request;
  headers[PEER_HEADER] = socket.remoteAddress ?? '';
  delete headers[STOPPING_HEADER];
  if (isStopping) headers[STOPPING_HEADER] = '1';
  const { 'user-agent': agent } = headers;
  if (agent !== undefined) headers['user-agent'] = agent.slice(0, MAX_AGENT_LENGTH);
  request.url = isDecodable(url) ? withoutToken(url) : '/malformed-address';
  if (isStaff(pathOf(url))) request.url = staffUrl(request.url);
}

/** While the console is off its addresses are unknown ones. Every invitation has one page, as every donation has. */
const staffUrl = (url: string): string =>
  hasStaffConsole(env())
    ? url.replace(/^\/staff\/join\/[^/?]+/, '/staff/join/invitation')
    : '/malformed-address';

const thankYouPage = /^\/Donate\/thank-you\/[\w-]{22}(?=$|\?)/;

/**
 * Every donation's page is one page, drawn and cached once, so that made-up tokens fill nothing (contract §11.4); its
 * island reads the token from the address. A `rewrite` of Next's would draw the first visitor's token into everyone's page.
 */
function withoutToken(url: string): string {
  const { language, englishPath } = withoutPrefix(url);
  if (!thankYouPage.test(englishPath)) return url;
  return localPath(language, englishPath.replace(thankYouPage, routes.anyThankYou));
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

const PAGE_LABELS = new Set<string>([
  ...'about corporates treatment Accomodation Donate blog contact help-now families'.split(' '),
  ...'privacy-policy terms-of-service cookies-settings refund-policy'.split(' '),
  ...prefixed,
]);
const ENDPOINT_LABELS = new Set(
  'api chat hooks media staff healthz readyz metrics feed.xml sitemap.xml robots.txt'.split(' '),
);

/** The kind of an address: few and known beforehand, whatever visitors ask for. */
export function routeLabel(path: string): string {
  const [first = '', second] = path.split('/').filter(Boolean);
  const [section, entry] = withoutPrefix(path).englishPath.split('/').filter(Boolean);
  if (path === '/') return 'home';
  if (first === '_next') return 'asset';
  if (section === 'blog' && entry !== undefined) return 'story';
  if (first === 'chat') return second === 'payment' || second === 'save-details' ? second : 'chat';
  if (ENDPOINT_LABELS.has(first) || PAGE_LABELS.has(first)) return first;
  return 'other';
}

const answers = channel(ANSWER_CHANNEL);

/** Publishes an answer once it is over, where somebody counts. */
export function publishAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!answers.hasSubscribers) return;
  const route = routeLabel(pathOf(request.url));
  const { method = '' } = request;
  const startedMs = performance.now();
  response.once('close', () => {
    // Closed by the visitor before it was whole: nginx's own number for it.
    const status = response.writableFinished ? response.statusCode : 499;
    const count: AnswerCount = { route, method, status, seconds: (performance.now() - startedMs) / 1000 };
    answers.publish(count);
  });
}
