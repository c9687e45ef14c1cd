import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Env, mediaHosts } from '@/lib/config/env';
import { chatStart, waker } from './paint-first';

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

/** Word for word what Next opens its data with, and what `paint-first.ts` holds. */
const KNOWN_SCRIPTS = new Set(['(self.__next_f=self.__next_f||[]).push([0])', waker, chatStart]);

const bootstrapScript =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<json>\{.*\})\);$/s;
const Bootstrap = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+\.js$/)),
  runtimeModuleIds: z.array(z.number().int()),
});

const flightScript = /^self\.__next_f\.push\((?<json>\[.*\])\)$/s;
/** A piece of the page's data: text, or bytes in base64. */
const FlightPiece = z.union([
  z.tuple([z.literal(1), z.string()]).transform(([, text]) => Buffer.from(text)),
  z.tuple([z.literal(3), z.base64()]).transform(([, text]) => Buffer.from(text, 'base64')),
]);

/**
 * `'sha256-…'` of the inline scripts that Next and this site wrote, each once, in their order. Any other script in the
 * HTML gets none, so that one which slipped into a story does not run. The scripts that carry the page's data are
 * compared with the data itself, piece by piece.
 * @param flight the page's data as Next hands it over beside the HTML; without it the data must still be plain JSON
 */
export function scriptHashes(html: string, flight?: Uint8Array): string[] {
  const bodies = Array.from(html.matchAll(inlineScript), ({ groups }) => groups)
    .filter((groups) => groups !== undefined && isRun(groups['attributes'] ?? ''))
    .map((groups) => groups?.['body'] ?? '');
  const isNextPiece = nextPieceOf(flight);
  return hashesOf(bodies.filter((body) => KNOWN_SCRIPTS.has(body) || isBootstrap(body) || isNextPiece(body)));
}

const isBootstrap = (body: string): boolean =>
  Bootstrap.safeParse(jsonIn(bootstrapScript.exec(body))).success;

/** Says of one inline script after another whether it holds the piece of the data that comes next. */
function nextPieceOf(flight: Uint8Array | undefined): (body: string) => boolean {
  let at = 0;
  return (body) => {
    const piece = FlightPiece.safeParse(jsonIn(flightScript.exec(body)));
    if (!piece.success || flight === undefined) return piece.success;
    const end = at + piece.data.length;
    if (!piece.data.equals(flight.subarray(at, end))) return false;
    at = end;
    return true;
  };
}

function jsonIn(found: RegExpExecArray | null): unknown {
  try {
    return found && JSON.parse(found.groups?.['json'] ?? '');
  } catch {
    return null;
  }
}

const hashesOf = (bodies: readonly string[]): string[] =>
  [...new Set(bodies)].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);

/** Only here may the payment provider's script run; every link to it is a full load (decision 6). */
const isGivingPage = (path: string): boolean => /^(?:\/(?:hi|bn))?\/Donate$/.test(path);

/** Where the provider's script fetches its check of risks and writes its reports; refused, its window stays shut. */
const PROVIDER_SCRIPTS = 'https://cdn.razorpay.com';
const PROVIDER_REPORTS = ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'];

const PLAYER = 'https://www.youtube-nocookie.com';

export type PolicyPage = {
  html: string;
  path: string;
  /** The page's data, as Next hands it over beside the HTML. */
  flight?: Uint8Array | undefined;
  /** The text of the sheets that this site put into the page. */
  styles?: string | undefined;
};

/**
 * The policy of one page (spec §9, decision 6): its own scripts and sheets by hash, nothing inline beside them. It outlives
 * client navigation, so the frames of player, map and payment are allowed on every page.
 */
export function pagePolicy(page: PolicyPage, settings: PolicySettings): string {
  const checkout = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(settings.RAZORPAY_API_URL).origin;
  const map = new URL(settings.MAP_URL).origin;
  const giving = isGivingPage(page.path);
  const media = mediaSources(settings);
  const secure = settings.SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes(page.html, page.flight),
      ...(giving ? [checkout, PROVIDER_SCRIPTS] : []),
    ],
    // The provider's window writes styles into the page it opens over; a hash beside it would take that back.
    'style-src': [
      "'self'",
      ...(giving ? ["'unsafe-inline'"] : hashesOf(page.styles === undefined ? [] : [page.styles])),
    ],
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
