import 'server-only';
import sharp from 'sharp';
import { MAX_UPLOAD_PIXELS, type UploadFault } from '@/lib/stories/picture-upload';
import { COPY_WIDTHS } from './clean-picture';

const MAX_SIDE = 1600;
const SECONDS = 10;

/** What a file is, by its first bytes alone: its name and the type a browser claims count for nothing. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const text = bytes.toString('latin1', 0, 16);
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text) ? 'heic' : null;
}

export type EncodedPicture = {
  width: number;
  height: number;
  /** The picture itself first, then narrower ones. `width`: absent for the whole. */
  files: { width?: number; bytes: Buffer }[];
};

/**
 * The pixels of a photo encoded anew: upright, in sRGB, at most 1600 wide or high, without where, when and by what it
 * was taken. What cannot be decoded whole is refused.
 */
export async function encodeUpload(bytes: Buffer): Promise<EncodedPicture | UploadFault> {
  const kind = kindOf(bytes);
  if (kind === 'heic') return 'heic';
  if (kind === null) return 'not_a_picture';
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return 'not_a_picture';
    if (width * height > MAX_UPLOAD_PIXELS) return 'too_many_pixels';
    return await encoded(bytes);
  } catch {
    return 'broken';
  }
}

async function encoded(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = (width?: number) =>
    sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  const files: EncodedPicture['files'] = [{ bytes: await webp() }];
  for (const width of copyWidths(info.width)) files.push({ width, bytes: await webp(width) });
  return { width: info.width, height: info.height, files };
}

/** The narrower widths that are made of a picture. */
export const copyWidths = (width: number): number[] => COPY_WIDTHS.filter((copy) => copy < width);

/** Half the bytes of WebP and twenty times the work: made when the picture is already shown. */
export const avifOf = (webp: Buffer, width: number): Promise<Buffer> =>
  sharp(webp).resize({ width }).avif({ quality: 55, effort: 3 }).timeout({ seconds: 60 }).toBuffer();
