import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, sep } from 'node:path';
import { env } from '@/lib/config/env';
import type { LocatedMedia } from './clean-copies';
import { cleanFilm } from './clean-film';
import { COPY_WIDTHS, cleanPicture, pictureBox } from './clean-picture';
import { openUpload, uploadAddress } from './stored-pictures';

/** One file the site may send, ready for the `/media` route. */
type MediaFile = { path: string; size: number; type: string; hash: string; etag: string };

/**
 * Opens a media file by its path under the content folder, already percent-decoded: pixels and frames alone, whatever
 * the original says of places and people. Null for everything that is not a plain media file inside that folder, or
 * cannot be made fit to be shown: the route answers all of it alike with 404.
 */
export async function openMedia(relativePath: string, dir = env().CONTENT_DIR): Promise<MediaFile | null> {
  const found = (await openFile(dir, relativePath)) ?? (await openUpload(relativePath));
  if (found === null) return null;
  const { path, type, hash, width } = found;
  const { size } = await stat(path);
  const tag = createHash('sha256').update(`${hash}:${width}:${size}`).digest('hex');
  return { path, size, type, hash, etag: `"${tag.slice(0, 32)}"` };
}

async function openFile(dir: string, relativePath: string) {
  const found = (await locateMedia(dir, relativePath)) ?? (await locateCopy(dir, relativePath));
  if (found === null) return null;
  const hash = await fingerprint(found);
  const path = await cleaned(found, hash);
  const type = found.width === undefined ? found.type : 'image/avif';
  return path === null ? null : { path, type, hash, width: found.width };
}

function cleaned(file: LocatedMedia, hash: string): Promise<string | null> {
  if (file.type.startsWith('image/')) return cleanPicture(file, hash, file.width);
  return file.type.startsWith('video/') ? cleanFilm(file, hash) : captionFile(file);
}

/** Captions are sent as they are, where they are captions. */
async function captionFile({ path, size }: LocatedMedia): Promise<string | null> {
  if (size > 1_000_000) return null;
  return /^\uFEFF?WEBVTT(?:\s|$)/.test(await readFile(path, 'utf8')) ? path : null;
}

/** `photo-640.avif`, where there is no such file, is made of `photo.jpg`. */
async function locateCopy(dir: string, relativePath: string): Promise<LocatedMedia | null> {
  const [, start, digits] = /^(.+)-(\d{1,4})\.avif$/.exec(relativePath) ?? [];
  const width = COPY_WIDTHS.find((copies) => String(copies) === digits);
  if (start === undefined || width === undefined) return null;
  for (const extension of ['.jpg', '.jpeg', '.png', '.webp', '.JPG', '.JPEG', '.PNG']) {
    const file = await locateMedia(dir, start + extension);
    if (file !== null) return { ...file, width };
  }
  return null;
}

/** The file behind a relative path, or null when the path leaves the folder, hides, links out or is no media. */
async function locateMedia(dir: string, relativePath: string): Promise<LocatedMedia | null> {
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
async function fingerprint(file: LocatedMedia): Promise<string> {
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
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Whether a file of this name is one that pages may show. */
export const isMediaName = (name: string): boolean => MEDIA_TYPES[extname(name).toLowerCase()] !== undefined;

/** No empty, dot or hidden segment, no backslash (a separator on Windows) and no control character. */
const isPlainPath = (path: string): boolean =>
  path.length <= 1024 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));

/**
 * The public address of a file under the content folder, or null when there is no such media file:
 * `/media/<path>?v=<hash>&w=<width>&h=<height>&avif=640.1200`. The hash makes the address immutable, width and
 * height reserve the picture's box, `avif` lists the widths of `<base>-<n>.avif` files beside it or made when asked for.
 */
export async function mediaAddress(dir: string, path: string): Promise<string | null> {
  const file = await locateMedia(dir, path);
  if (file === null) return uploadAddress(path);
  const version = (await fingerprint(file)).slice(0, 8);
  const address = `/media/${path.split('/').map(encodeURIComponent).join('/')}?v=${version}`;
  if (!file.type.startsWith('image/')) return address;
  const details = await imageDetails(file, version);
  return details === null ? null : address + details;
}

/**
 * Where a reference written in a file of `folder` may point, best guess first: beside that file, else from the
 * content folder. Empty when the reference would leave the content folder.
 */
export function pathCandidates(reference: string, folder: string): string[] {
  const beside = posix.normalize(posix.join(folder, reference));
  const fromTop = posix.normalize(reference);
  return [...new Set([beside, fromTop])].filter((path) => !path.startsWith('..') && !path.startsWith('/'));
}

/** Null for a picture that cannot be shown. */
async function imageDetails(file: LocatedMedia, version: string): Promise<string | null> {
  const box = await dimensions(file, version);
  if (box === null) return null;
  const own = await avifWidths(file.path);
  const copies = /^image\/(?:avif|gif)$/.test(file.type)
    ? []
    : COPY_WIDTHS.filter((width) => width < box.width);
  const widths = own.length > 0 ? own : copies;
  const size = `&w=${box.width}&h=${box.height}`;
  return widths.length === 0 ? size : `${size}&avif=${widths.join('.')}`;
}

type Box = { width: number; height: number };
const boxes = new Map<string, { version: string; box: Box | null }>();

async function dimensions(file: LocatedMedia, version: string): Promise<Box | null> {
  const known = boxes.get(file.path);
  if (known?.version === version) return known.box;
  const box = await pictureBox(file.path);
  boxes.set(file.path, { version, box });
  return box;
}

async function avifWidths(path: string): Promise<number[]> {
  const start = `${basename(path, extname(path))}-`;
  const names = await readdir(dirname(path));
  return names
    .filter((name) => name.startsWith(start) && name.endsWith('.avif'))
    .map((name) => name.slice(start.length, -'.avif'.length))
    .filter((width) => /^[1-9]\d{1,4}$/.test(width))
    .map(Number)
    .sort((a, b) => a - b);
}
