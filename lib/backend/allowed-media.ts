import 'server-only';
import { env, mediaHosts } from '@/lib/config/env';
import { foreignHost } from '@/lib/formats/media-url';
import { log } from '@/lib/server/log';

/** A room without a picture has no place in the gallery, so one whose picture is not shown keeps it by this mark. */
const ROOM_MARK = '/icons/logo.svg';

/** A record's picture, or null where it lies on a host that pages may not load from (contract §2, MEDIA_HOSTS). */
export const withShownThumbnail = <T extends { thumbnail_image: string | null }>(record: T): T => ({
  ...record,
  thumbnail_image: shown(record.thumbnail_image),
});

export const withShownImage = <T extends { image: string | null }>(record: T): T => ({
  ...record,
  image: shown(record.image),
});

export const withShownRoom = <T extends { image: string | null }>(record: T): T => ({
  ...record,
  image: record.image && (shown(record.image) ?? ROOM_MARK),
});

function shown(url: string | null): string | null {
  if (url === null) return null;
  const settings = env();
  const host = foreignHost(url, [new URL(settings.SITE_URL).host, ...mediaHosts(settings)]);
  if (host === null) return url;
  sayOnce(host);
  return null;
}

const MOST_HOSTS = 20;
const reported = new Set<string>();

/** The operator has to name such a host or move the pictures; a line a host is enough. */
function sayOnce(host: string): void {
  if (reported.has(host) || reported.size >= MOST_HOSTS) return;
  reported.add(host);
  log.warn({ event: 'media_left_out', host });
}
