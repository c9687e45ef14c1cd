import 'server-only';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { cleanCopy, type LocatedMedia } from './clean-copies';

/** A picture larger than this is no photo but a bomb; wider or heavier than that is more than a page can use. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 1600;
const MAX_PLAIN_BYTES = 1_000_000;
const SECONDS = 20;
/** A drawing under a photo's name would be drawn by whatever it names. */
const PICTURES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Widths made of a picture that has no files of its own for them. */
export const COPY_WIDTHS = [640, 1200] as const;

// One thread: a picture must not take the machine from visitors.
sharp.concurrency(1);

/** Width and height as they are shown, or null for what cannot be decoded or is too large to be. */
export async function pictureBox(path: string): Promise<{ width: number; height: number } | null> {
  const facts = await metadataOf(path);
  if (facts === null) return null;
  const { width, height } = facts.autoOrient;
  const share = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

async function metadataOf(path: string): Promise<Metadata | null> {
  try {
    const facts = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    const pixels = facts.width * facts.height * (facts.pages ?? 1);
    return PICTURES.has(facts.format) && pixels > 0 && pixels <= MAX_PIXELS ? facts : null;
  } catch {
    return null;
  }
}

/**
 * The file to send for a picture: itself where it holds pixels and nothing else, else a copy made once, upright, in
 * sRGB, no wider than a page, without where it was taken, when and by whom. Null for what cannot be decoded.
 */
export async function cleanPicture(file: LocatedMedia, hash: string, width?: number): Promise<string | null> {
  const facts = await metadataOf(file.path);
  if (facts === null) return null;
  if (width === undefined && (await isPlain(file, facts))) return file.path;
  const format = width === undefined ? file.type.replace('image/', '') : 'avif';
  return cleanCopy(`${hash.slice(0, 32)}-${width ?? 'whole'}.${format}`, async (target) => {
    const animated = format === 'gif' || (format === 'webp' && (facts.pages ?? 1) > 1);
    const box = { width: width ?? MAX_SIDE, height: width === undefined ? MAX_SIDE : undefined };
    const upright = sharp(file.path, { limitInputPixels: MAX_PIXELS, animated }).autoOrient();
    const resized = upright.resize({ ...box, fit: 'inside', withoutEnlargement: true });
    await encoded(resized.toColourspace('srgb'), format).timeout({ seconds: SECONDS }).toFile(target);
  });
}

function encoded(picture: Sharp, format: string): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 80, progressive: true });
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  return format === 'gif' ? picture.gif() : picture.webp({ quality: 80 });
}

/** Our own drawings are: WebP and AVIF of pixels alone, without a profile, a note or a byte behind the picture. */
async function isPlain(file: LocatedMedia, facts: Metadata): Promise<boolean> {
  const { exif, xmp, iptc, icc, comments, orientation = 1 } = facts;
  const isLarge = Math.max(facts.width, facts.height) > MAX_SIDE || file.size > MAX_PLAIN_BYTES;
  if (isLarge || exif || xmp || iptc || icc || comments?.length || orientation !== 1) return false;
  const bytes = await readFile(file.path);
  if (file.type === 'image/webp') return holdsOnly(bytes, webpChunks(bytes), WEBP_PIXELS);
  return file.type === 'image/avif' && holdsOnly(bytes, boxesOf(bytes), AVIF_PIXELS);
}

const WEBP_PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const AVIF_PIXELS = new Set(['ftyp', 'meta', 'mdat']);

type Chunk = { name: string; end: number };

function holdsOnly(bytes: Buffer, chunks: Iterable<Chunk>, names: ReadonlySet<string>): boolean {
  let last = 0;
  for (const { name, end } of chunks) {
    if (!names.has(name)) return false;
    last = end;
  }
  return last === bytes.length;
}

function* webpChunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    at += 8 + size + (size % 2);
    yield { name, end: at };
  }
}

function* boxesOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (size < 8) return;
    at += size;
    yield { name, end: at };
  }
}
