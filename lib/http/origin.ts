import 'server-only';
import { type Env, env } from '@/lib/config/env';
import { isLoopback } from '@/lib/config/env-fields';
import { problem, RequestError } from './problem';

/** Whether a page of `origin` is ours: SITE_URL's own, or any loopback name at our port while SITE_URL is unset (contract §3). */
function isOwnOrigin(origin: string, settings: Env): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin === new URL(settings.SITE_URL).origin) return true;
  return !settings.isSiteUrlSet && isLoopback(url.hostname) && Number(url.port || 80) === settings.PORT;
}

/** Refuses a browser's request from another site; neither header means server to server. @throws RequestError 403 */
export function requireOwnOrigin(headers: Headers, settings = env()): void {
  requireOrigin(headers, (origin) => isOwnOrigin(origin, settings));
}

/** The same, with pages of WIDGET_ORIGINS let in too (contract §3: chat endpoints only). @throws RequestError 403 */
export function requireChatOrigin(headers: Headers, settings = env()): void {
  requireOrigin(headers, (origin) => isOwnOrigin(origin, settings) || isWidgetOrigin(origin, settings));
}

/** Whether the assistant may be embedded in pages of `origin` (WIDGET_ORIGINS). A browser writes an origin in one way only. */
const isWidgetOrigin = (origin: string, { WIDGET_ORIGINS }: Pick<Env, 'WIDGET_ORIGINS'>): boolean =>
  WIDGET_ORIGINS?.includes(origin) ?? false;

function requireOrigin(headers: Headers, isAllowed: (origin: string) => boolean): void {
  const origin = headers.get('origin');
  if (origin !== null) {
    if (isAllowed(origin)) return;
    throw crossSite();
  }
  if (headers.get('sec-fetch-site') === 'cross-site') throw crossSite();
}

const crossSite = () =>
  new RequestError('cross_site', 'This request came from another website.', { status: 403 });

/** How long a browser may remember a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Lets a page of WIDGET_ORIGINS read an answer of a chat endpoint, refusals included, never with credentials. The
 * answer depends on the Origin header, so every answer carries `Vary`.
 */
export function withCors(request: Request, response: Response): Response {
  response.headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null || !isWidgetOrigin(origin, env())) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
  return response;
}

/** OPTIONS of a chat endpoint that takes `method`: what it takes, and the preflight of an allowed page; 403 for any other. */
export const preflight =
  (method: 'GET' | 'POST') =>
  async (request: Request): Promise<Response> => {
    try {
      requireChatOrigin(request.headers);
    } catch (error) {
      return withCors(request, problem(error));
    }
    const response = withCors(
      request,
      new Response(null, { status: 204, headers: { allow: `${method}, OPTIONS` } }),
    );
    if (response.headers.has('access-control-allow-origin')) {
      response.headers.set('access-control-allow-methods', method);
      response.headers.set('access-control-allow-headers', 'content-type');
      response.headers.set('access-control-max-age', String(PREFLIGHT_SECONDS));
    }
    return response;
  };
