import type { Env } from '../env';

/** What a CDN may keep of public pages and GET endpoints (contract §8): never `no-store`, revalidated by browsers. */
export const sharedCacheControl = (
  settings: Pick<Env, 'CONTENT_TTL_SECONDS' | 'CONTENT_STALE_SECONDS'>,
): string =>
  [
    'public',
    'max-age=0',
    `s-maxage=${settings.CONTENT_TTL_SECONDS}`,
    `stale-while-revalidate=${settings.CONTENT_TTL_SECONDS * 10}`,
    `stale-if-error=${settings.CONTENT_STALE_SECONDS}`,
  ].join(', ');
