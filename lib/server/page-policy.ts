import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Env, mediaHosts } from '@/lib/config/env';
import { isStaff } from '@/lib/config/staff-console';
import { withoutPrefix } from '@/lib/i18n/language';

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

const END = '</body></html>';
/** Opens Next's data; the others are told by their schema. */
const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';

const bootstrapScript =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<json>\{.*\})\);$/s;
const Bootstrap = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+\.js$/)),
  runtimeModuleIds: z.array(z.number().int()),
});

const dataScript = /^self\.__next_f\.push\((?<json>\[.*\])\)$/s;
/** A piece of the page's data: text, or bytes in base64. */
const DataPiece = z.union([z.tuple([z.literal(1), z.string()]), z.tuple([z.literal(3), z.base64()])]);

/**
 * The inline scripts that Next wrote. Next ends a page with one unbroken run of scripts, behind all of its content, so a
 * script that slipped into a story stands elsewhere and is none of them; in the run each is told by its form.
 */
export function nextScripts(html: string): string[] {
  return lastScripts(html).filter((body) => body === OPENING || isBootstrap(body) || isData(body));
}

/** The bodies of the scripts that end a page, up to the first that is something else. */
function lastScripts(html: string): string[] {
  const bodies: string[] = [];
  let end = html.endsWith(END) ? html.length - END.length : 0;
  while (html.endsWith('</script>', end)) {
    const bodyEnd = end - '</script>'.length;
    const start = html.lastIndexOf('<script', bodyEnd);
    const opened = html.indexOf('>', start);
    if (start < 0 || opened < 0 || opened >= bodyEnd + 1) break;
    bodies.unshift(html.slice(opened + 1, bodyEnd));
    end = start;
  }
  return bodies;
}

const isBootstrap = (body: string): boolean =>
  Bootstrap.safeParse(jsonIn(bootstrapScript.exec(body))).success;
const isData = (body: string): boolean => DataPiece.safeParse(jsonIn(dataScript.exec(body))).success;

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
const isDonatePage = (path: string): boolean => withoutPrefix(path).englishPath === '/Donate';

/** Where the provider's script fetches its check of risks and writes its reports; refused, its window stays shut. */
const PROVIDER_SCRIPTS = 'https://cdn.razorpay.com';
const PROVIDER_REPORTS = ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'];

const PLAYER = 'https://www.youtube-nocookie.com';

export type PolicyPage = {
  path: string;
  /** The text of the inline scripts that may run. */
  scripts: readonly string[];
  /** The text of the stylesheets that this site put into the page. */
  styles: string | undefined;
};

/**
 * The policy of one page (spec §9, decision 6): its own scripts and sheets by hash, nothing inline beside them. It outlives
 * client navigation, so the frames of player, map and payment are allowed on every page.
 */
export function pagePolicy(page: PolicyPage, settings: PolicySettings): string {
  const secure = settings.SITE_URL.startsWith('https:');
  return written({
    ...(isStaff(page.path) ? staffDirectives(page) : publicDirectives(page, settings)),
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

type Directives = Record<string, readonly string[]>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The staff console speaks to this site alone and shows nothing of others. */
const staffDirectives = ({ scripts, styles }: PolicyPage): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashesOf(scripts)],
  'style-src': ["'self'", ...hashesOf(styles === undefined ? [] : [styles])],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // The worker that shows notices.
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'none'"],
});

function publicDirectives(page: PolicyPage, settings: PolicySettings): Directives {
  const checkout = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(settings.RAZORPAY_API_URL).origin;
  const map = new URL(settings.MAP_URL).origin;
  const isDonate = isDonatePage(page.path);
  const media = mediaSources(settings);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page.scripts), ...(isDonate ? [checkout, PROVIDER_SCRIPTS] : [])],
    // The provider's window writes styles into the page it opens over; a hash beside it would take that back.
    'style-src': [
      "'self'",
      ...(isDonate ? ["'unsafe-inline'"] : hashesOf(page.styles === undefined ? [] : [page.styles])),
    ],
    'img-src': ["'self'", 'data:', ...media, ...(isDonate ? [checkout, PROVIDER_SCRIPTS] : [])],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDonate ? [checkout, api, ...PROVIDER_REPORTS] : [])],
    'frame-src': [...new Set([PLAYER, map, checkout, api])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // In browsers without pop-ups the provider's window is a form that is sent to it.
    'form-action': ["'self'", ...(isDonate ? [api] : [])],
  };
}

/** Hosts of pictures and clips, and the hero clip's. */
function mediaSources(settings: PolicySettings): string[] {
  const { HERO_VIDEO_URL } = settings;
  return [...new Set([...mediaHosts(settings), ...(HERO_VIDEO_URL ? [new URL(HERO_VIDEO_URL).host] : [])])];
}
