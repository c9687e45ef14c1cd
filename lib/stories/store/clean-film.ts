import 'server-only';
import { copyFile, open } from 'node:fs/promises';
import { cleanCopy, type LocatedMedia } from './clean-copies';

/** Where a film keeps its notes: bytes of the file, and what stands in their place. */
type Patch = { at: number; bytes: Buffer };

const MAX_HEAD_BYTES = 64 * 1024 * 1024;

/**
 * The file to send for a film: itself where it holds no notes, else a copy whose notes (place, device, names) are
 * blanked where they stand, so that nothing of the film moves. Null for what is no film of its kind.
 */
export async function cleanFilm(file: LocatedMedia, hash: string): Promise<string | null> {
  const patches = await patchesOf(file);
  if (patches === null) return null;
  if (patches.length === 0) return file.path;
  const extension = file.type.replace('video/', '');
  return cleanCopy(`${hash.slice(0, 32)}-whole.${extension}`, async (target) => {
    await copyFile(file.path, target);
    const handle = await open(target, 'r+');
    try {
      for (const { at, bytes } of patches) await handle.write(bytes, 0, bytes.length, at);
    } finally {
      await handle.close();
    }
  });
}

async function patchesOf(file: LocatedMedia): Promise<Patch[] | null> {
  const handle = await open(file.path, 'r');
  try {
    const read: Read = async (at, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, file.size - at)));
      await handle.read(bytes, 0, bytes.length, at);
      return bytes;
    };
    const walk = file.type === 'video/webm' ? webmPatches : mp4Patches;
    return await walk(read, { start: 0, end: file.size });
  } finally {
    await handle.close();
  }
}

type Read = (at: number, length: number) => Promise<Buffer>;
type Span = { start: number; end: number };

const MP4_NOTES = new Set(['udta', 'meta', 'uuid']);
const MP4_NESTS = new Set(['moov', 'trak']);

/** Boxes of ISO 14496-12. Notes become free space of the same length; null where the boxes do not add up. */
async function mp4Patches(read: Read, { start, end }: Span): Promise<Patch[] | null> {
  const patches: Patch[] = [];
  for (let at = start; at < end; ) {
    const head = await read(at, 16);
    if (head.length < 8) return null;
    const name = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headSize = isLong ? 16 : 8;
    if (size < headSize || at + size > end) return null;
    if (MP4_NESTS.has(name)) {
      const inner = await mp4Patches(read, { start: at + headSize, end: at + size });
      if (inner === null) return null;
      patches.push(...inner);
    } else if (MP4_NOTES.has(name)) {
      if (size > MAX_HEAD_BYTES) return null;
      const notes = await read(at + headSize, size - headSize);
      if (!namesEncoderAlone(notes)) {
        patches.push({ at: at + 4, bytes: Buffer.from('free') });
        patches.push({ at: at + headSize, bytes: Buffer.alloc(notes.length) });
      }
    }
    at += size;
  }
  return patches;
}

/** Notes in which a program wrote its own name and no more. */
const namesEncoderAlone = (notes: Buffer): boolean =>
  !/[\w+@.-]{3,}/.test(
    notes.toString('latin1').replace(/meta|hdlr|mdir|appl|ilst|too|data|Lav[cf][\d.]+/g, ' '),
  );

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const WEBM_NOTES = new Set([0x1254c367, 0x1941a469]);
const VOID_HEAD = 9;

/** Elements of Matroska: tags and attachments are filled with one void element. */
async function webmPatches(read: Read, { start, end }: Span): Promise<Patch[] | null> {
  const patches: Patch[] = [];
  for (let at = start; at < end; ) {
    const element = elementAt(await read(at, 12));
    if (element === null || (at === 0 && element.id !== EBML)) return null;
    const from = at + element.headSize;
    const to = element.size === null ? end : from + element.size;
    if (to > end) return null;
    if (element.id === SEGMENT) {
      const inner = await webmPatches(read, { start: from, end: to });
      if (inner === null) return null;
      patches.push(...inner);
    } else if (WEBM_NOTES.has(element.id)) {
      if (to - from > MAX_HEAD_BYTES) return null;
      patches.push({ at: from, bytes: voidOf(to - from) });
    } else if (element.size === null) return patches;
    at = to;
  }
  return patches;
}

function voidOf(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (length < VOID_HEAD) return bytes;
  bytes[0] = 0xec;
  bytes[1] = 0x01;
  bytes.writeUIntBE(length - VOID_HEAD, 3, 6);
  return bytes;
}

/** Id and size of an element; a size of null is unknown, as live recordings have it. */
function elementAt(head: Buffer): { id: number; size: number | null; headSize: number } | null {
  const idLength = lengthOf(head[0] ?? 0);
  const sizeLength = lengthOf(head[idLength] ?? 0);
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return null;
  const id = head.readUIntBE(0, idLength);
  const raw = head.subarray(idLength, idLength + sizeLength);
  const first = (raw[0] ?? 0) & (0xff >> sizeLength);
  const isUnknown = first === 0xff >> sizeLength && raw.subarray(1).every((byte) => byte === 0xff);
  const size = raw.subarray(1).reduce((total, byte) => total * 256 + byte, first);
  return { id, size: isUnknown ? null : size, headSize: idLength + sizeLength };
}

const lengthOf = (byte: number): number => Math.clz32(byte) - 23;
