import 'server-only';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, posix } from 'node:path';
import type { LocatedMedia } from './clean-copies';
import { MADE_WIDTHS, pictureBox } from './clean-picture';
import { fingerprint, locateMedia } from './media';

/**
 * The public address of a file under the content folder, or null when there is no such media file:
 * `/media/<path>?v=<hash>&w=<width>&h=<height>&avif=640.1200`. The hash makes the address immutable, width and
 * height reserve the picture's box, `avif` lists the widths of `<base>-<n>.avif` files beside it or made when asked for.
 */
export async function mediaAddress(dir: string, path: string): Promise<string | null> {
  const file = await locateMedia(dir, path);
  if (file === null) return null;
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
  const made = /^image\/(?:avif|gif)$/.test(file.type)
    ? []
    : MADE_WIDTHS.filter((width) => width < box.width);
  const widths = own.length > 0 ? own : made;
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
