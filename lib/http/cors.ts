import 'server-only';
import { env } from '@/lib/config/env';
import { isWidgetOrigin, requireChatOrigin } from './origin';
import { problem } from './problem';

/** How long a browser may remember a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Lets a page of WIDGET_ORIGINS read an answer of a chat endpoint, refusals included, never with credentials. The
 * answer depends on who asks, and says so to caches even where nobody foreign asked.
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
  (request: Request): Response => {
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
