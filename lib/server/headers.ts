import type { Env } from '@/lib/config/env';
import { isStaff } from '../config/staff-console';

/**
 * Between the cache handler and the response cache of one process: the version of the content that a page was given
 * out with. It is taken off before an answer leaves.
 */
export const CONTENT_HEADER = 'x-site-content';

/** How many times its age content may be shown on while it is made anew. */
export const STALE_TIMES = 10;

/** What a CDN may keep of public pages and GET endpoints (contract §8): never `no-store`, revalidated by browsers. */
export const sharedCacheControl = (
  settings: Pick<Env, 'CONTENT_TTL_SECONDS' | 'CONTENT_STALE_SECONDS'>,
): string =>
  [
    'public',
    'max-age=0',
    `s-maxage=${settings.CONTENT_TTL_SECONDS}`,
    `stale-while-revalidate=${settings.CONTENT_TTL_SECONDS * STALE_TIMES}`,
    `stale-if-error=${settings.CONTENT_STALE_SECONDS}`,
  ].join(', ');

/**
 * What carries no policy of its own (an uncaught 500, a file, an answer in JSON) runs nothing and is framed nowhere.
 * A page's own policy takes its place (`lib/server/page-policy.ts`).
 */
const FALLBACK_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The pages that show the chat on a site that knows nothing of it. */
const DEMO_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const isDemo = (path: string): boolean => /^\/[a-z-]*demo[a-z-]*\.html$/.test(path);
/** What other sites load by a script tag, and what that script then loads. */
const isForOthers = (path: string): boolean =>
  /^\/(?:embed|widget|assistant)[\w-]*(?:\.schema)?\.(?:js|css|json|woff2)$/.test(path);

const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone']
    .concat('midi', 'serial', 'usb')
    .map((feature) => `${feature}=()`),
  'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
].join(', ');

/** Every security header but the policy of pages, for any answer of the site; in this one place. */
export function securityHeaders(path: string, settings: Pick<Env, 'SITE_URL'>): Record<string, string> {
  const secure = settings.SITE_URL.startsWith('https:');
  return {
    'content-security-policy': isDemo(path) ? DEMO_POLICY : FALLBACK_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The address of an invitation is its key.
    'referrer-policy': isStaff(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isStaff(path) ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    // The provider's window and a bank's page may be opened and must be able to answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': isForOthers(path) ? 'cross-origin' : 'same-origin',
    // Modules of another origin are fetched by the rules of CORS.
    ...(isForOthers(path) ? { 'access-control-allow-origin': '*' } : {}),
    'permissions-policy': PERMISSIONS,
    ...(secure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

/**
 * On Vercel the platform keeps prerendered pages itself and asks no cache handler: their scripts cannot be named by
 * hash, so the documented weaker policy lets a page's own inline scripts run (contract §10). Fixed at build.
 */
export const platformHeaders = (settings: Pick<Env, 'SITE_URL'>): Record<string, string> => ({
  ...securityHeaders('/', settings),
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://checkout.razorpay.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "connect-src 'self' https://checkout.razorpay.com https://api.razorpay.com https://lumberjack.razorpay.com",
    'frame-src https:',
    "form-action 'self' https://api.razorpay.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; '),
});
