import 'server-only';
import { type Env, env } from '@/lib/config/env';
import { RequestError } from './problem';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a page of `origin` is ours: SITE_URL's own, or any loopback name at our port while SITE_URL is unset (contract §3). */
export function isOwnOrigin(origin: string, settings: Env): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.origin === new URL(settings.SITE_URL).origin) return true;
  return !settings.siteUrlGiven && LOOPBACK.has(given.hostname) && Number(given.port || 80) === settings.PORT;
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
export const isWidgetOrigin = (origin: string, { WIDGET_ORIGINS }: Pick<Env, 'WIDGET_ORIGINS'>): boolean =>
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
