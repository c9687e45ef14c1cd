export type VideoLink =
  | { kind: 'youtube'; id: string; startSeconds?: number }
  | { kind: 'file'; url: string };

/**
 * How a film's link is played, for testimonials, the hero and the check of content files (spec §2): one containing
 * `youtu` in an embedded player by its `v` value or else its last path segment, any other as a file. The host does not
 * decide, but a value that can be no id of the provider (`…/youtube-intro.mp4`) leaves nothing to embed: on the
 * provider's own pages such a link plays nowhere, on any other host it is a file. Null for what neither can play.
 */
export function parseVideoLink(link: string): VideoLink | null {
  const text = link.trim();
  const url = webUrl(text);
  if (url === null) return null;
  if (!text.toLowerCase().includes('youtu')) return { kind: 'file', url: text };
  const id = youtubeId(url);
  if (id !== null) {
    const startSeconds = startOf(url);
    return { kind: 'youtube', id, ...(startSeconds === null ? {} : { startSeconds }) };
  }
  return youtubeHost.test(url.hostname) ? null : { kind: 'file', url: text };
}

const youtubeHost = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** Last segments of the provider's pages that are no video. */
const noVideo = new Set('playlist videoseries shorts results channel watch embed live feed'.split(' '));
const noVideoParents = new Set(['channel', 'user', 'c', 'feed']);

/** Null for an empty text and for any scheme but http and https; a relative address is resolved only to be read. */
function webUrl(text: string): URL | null {
  const base = 'https://relative.invalid/';
  if (text === '' || text.length > 2048 || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

function youtubeId(url: URL): string | null {
  const segments = url.pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const v = url.searchParams.get('v');
  if (v === null && (noVideo.has(last) || noVideoParents.has(segments.at(-2) ?? ''))) return null;
  const id = v ?? last.replace(/&.*$/, '');
  return /^[A-Za-z0-9_-]{6,20}$/.test(id) ? id : null;
}

function startOf(url: URL): number | null {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? fragment.get('t') ?? '';
  const times = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  if (times === null) return null;
  const [hours, minutes, seconds] = [1, 2, 3].map((index) => Number(times[index] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}

/** What moves behind the hero's title, and the film the operator points to elsewhere, if any (contract §9.3). */
type HeroClip = { src: string; filmHref: string | null };

export const OWN_CLIP = '/media/hero.mp4';

/**
 * A configured address is read by the one rule for films (`parseVideoLink`): a file plays in the hero, the provider's
 * film is a link that waits for the visitor, because nothing of a provider loads by itself.
 */
export function heroClip(configured: string | null): HeroClip {
  const link = configured === null ? null : parseVideoLink(configured);
  if (link === null || configured === null) return { src: OWN_CLIP, filmHref: configured };
  return link.kind === 'file' ? { src: link.url, filmHref: null } : { src: OWN_CLIP, filmHref: configured };
}
