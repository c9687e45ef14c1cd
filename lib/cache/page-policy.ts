import { createHash } from 'node:crypto';
import { type Env, mediaHosts } from '../env';

export type PolicySettings = Pick<
  Env,
  | 'SITE_URL'
  | 'BACKEND_URL'
  | 'MEDIA_HOSTS'
  | 'HERO_VIDEO_URL'
  | 'MAP_URL'
  | 'RAZORPAY_CHECKOUT_URL'
  | 'RAZORPAY_API_URL'
>;

const inlineScript = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;
/** A data block is never run, so it needs no hash. */
const isRun = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module"|text\/javascript")/.test(attributes);

const inlineStyle = /<style>(?<body>[\s\S]*?)<\/style>/g;

/** `'sha256-…'` of every script that stands in a page and runs, each once, in their order. */
export function scriptHashes(html: string): string[] {
  const bodies = Array.from(html.matchAll(inlineScript), ({ groups }) => groups)
    .filter((groups) => groups !== undefined && isRun(groups['attributes'] ?? ''))
    .map((groups) => groups?.['body'] ?? '');
  return hashesOf(bodies);
}

/** The same of the sheets that stand in a page. */
export const styleHashes = (html: string): string[] =>
  hashesOf(Array.from(html.matchAll(inlineStyle), ({ groups }) => groups?.['body'] ?? ''));

const hashesOf = (bodies: readonly string[]): string[] =>
  [...new Set(bodies)].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);

/** Only here may the payment provider's script run; every link to it is a full load (decision 6). */
const isGivingPage = (path: string): boolean => /^(?:\/(?:hi|bn))?\/Donate$/.test(path);

/** Where the provider's script fetches its check of risks and writes its reports; refused, its window stays shut. */
const PROVIDER_SCRIPTS = 'https://cdn.razorpay.com';
const PROVIDER_REPORTS = ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'];

const PLAYER = 'https://www.youtube-nocookie.com';

/**
 * The policy of one page (spec §9, decision 6): its own scripts by hash, nothing inline beside them. It outlives
 * client navigation, so the frames of player, map and payment are allowed on every page.
 */
export function pagePolicy(page: { html: string; path: string }, settings: PolicySettings): string {
  const checkout = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(settings.RAZORPAY_API_URL).origin;
  const map = new URL(settings.MAP_URL).origin;
  const giving = isGivingPage(page.path);
  const media = mediaSources(settings);
  const secure = settings.SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(page.html), ...(giving ? [checkout, PROVIDER_SCRIPTS] : [])],
    // The provider's window writes styles into the page it opens over; a hash beside it would take that back.
    'style-src': ["'self'", ...(giving ? ["'unsafe-inline'"] : styleHashes(page.html))],
    'img-src': ["'self'", 'data:', ...media, ...(giving ? [checkout, PROVIDER_SCRIPTS] : [])],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(giving ? [checkout, api, ...PROVIDER_REPORTS] : [])],
    'frame-src': [...new Set([PLAYER, map, checkout, api])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // In browsers without pop-ups the provider's window is a form that is sent to it.
    'form-action': ["'self'", ...(giving ? [api] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Hosts of pictures and clips, and the hero clip's. */
function mediaSources(settings: PolicySettings): string[] {
  const { HERO_VIDEO_URL } = settings;
  return [...new Set([...mediaHosts(settings), ...(HERO_VIDEO_URL ? [new URL(HERO_VIDEO_URL).host] : [])])];
}
