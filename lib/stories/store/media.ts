import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { env } from '@/lib/config/env';
import type { LocatedMedia } from './clean-copies';
import { cleanFilm } from './clean-film';
import { cleanPicture, MADE_WIDTHS } from './clean-picture';

/** One file the site may send, ready for the `/media` route. */
export type MediaFile = { path: string; size: number; type: string; hash: string; etag: string };

/**
 * Opens a media file by its path under the content folder, already percent-decoded: pixels and frames alone, whatever
 * the original says of places and people. Null for everything that is not a plain media file inside that folder, or
 * cannot be made fit to be shown: the route answers all of it alike with 404.
 */
export async function openMedia(relativePath: string, dir = env().CONTENT_DIR): Promise<MediaFile | null> {
  const found = (await locateMedia(dir, relativePath)) ?? (await locateMade(dir, relativePath));
  if (found === null) return null;
  const hash = await fingerprint(found);
  const clean = found.type.startsWith('image/')
    ? cleanPicture(found, hash, found.width)
    : cleanFilm(found, hash);
  const path = await clean;
  if (path === null) return null;
  const { size } = await stat(path);
  const type = found.width === undefined ? found.type : 'image/avif';
  const tag = createHash('sha256').update(`${hash}:${found.width}:${size}`).digest('hex');
  return { path, size, type, hash, etag: `"${tag.slice(0, 32)}"` };
}

/** `photo-640.avif`, where there is no such file, is made of `photo.jpg`. */
async function locateMade(dir: string, relativePath: string): Promise<LocatedMedia | null> {
  const [, start, digits] = /^(.+)-(\d{1,4})\.avif$/.exec(relativePath) ?? [];
  const width = MADE_WIDTHS.find((made) => String(made) === digits);
  if (start === undefined || width === undefined) return null;
  for (const extension of ['.jpg', '.jpeg', '.png', '.webp', '.JPG', '.JPEG', '.PNG']) {
    const file = await locateMedia(dir, start + extension);
    if (file !== null) return { ...file, width };
  }
  return null;
}

/** The file behind a relative path, or null when the path leaves the folder, hides, links out or is no media. */
export async function locateMedia(dir: string, relativePath: string): Promise<LocatedMedia | null> {
  const type = MEDIA_TYPES[extname(relativePath).toLowerCase()];
  if (type === undefined || !isPlainPath(relativePath)) return null;
  try {
    const root = await realpath(dir);
    const path = await realpath(join(root, relativePath));
    // A link inside the folder may point anywhere, and may hide another kind of file behind a media name.
    if (!path.startsWith(root + sep) || MEDIA_TYPES[extname(path).toLowerCase()] === undefined) return null;
    const entry = await stat(path);
    return entry.isFile() ? { path, size: entry.size, mtimeMs: entry.mtimeMs, type } : null;
  } catch {
    return null;
  }
}

/** SHA-256 of a file in hex, computed once for each version (time and size) of it. */
export async function fingerprint(file: LocatedMedia): Promise<string> {
  const stamp = `${file.mtimeMs}-${file.size}`;
  const known = fingerprints.get(file.path);
  if (known?.stamp === stamp) return known.hash;
  const hash = await sha256(file.path);
  fingerprints.set(file.path, { stamp, hash });
  return hash;
}

const fingerprints = new Map<string, { stamp: string; hash: string }>();

/** Streamed, so that a long video is never held in memory. */
async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Whether a file of this name is one that pages may show. */
export const isMediaName = (name: string): boolean => MEDIA_TYPES[extname(name).toLowerCase()] !== undefined;

/** No empty, dot or hidden segment, no backslash (a separator on Windows) and no control character. */
const isPlainPath = (path: string): boolean =>
  path.length <= 1024 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
