import 'server-only';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

type Table = { tag: number; checksum: number; data: Buffer };

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, whole] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const stored = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const data = packed === whole ? stored : inflateSync(stored);
    return { tag: woff.readUInt32BE(at), checksum: woff.readUInt32BE(at + 16), data };
  });
}

const padded = (length: number): number => (length + 3) & ~3;

/**
 * A font file as it was before it was packed for the web (WOFF 1.0, §5 and §6). The PDF maker could read the packed
 * one, but unpacks it in JavaScript at every look into a table: seconds instead of milliseconds a page.
 * @throws Error for a file that is no WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is not a WOFF file.');
  const tables = tablesOf(woff);
  const start = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((total, { data }) => total + padded(data.length), start));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  writeSearchFields(font, tables.length);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const fields = [tag, checksum, offset, data.length];
    for (const [field, value] of fields.entries()) {
      font.writeUInt32BE(value, SFNT_HEADER + index * SFNT_ENTRY + field * 4);
    }
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}

/** Count, and what a binary search through the tables wants to know. */
function writeSearchFields(font: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT_ENTRY;
  for (const [index, value] of [count, range, power, count * SFNT_ENTRY - range].entries()) {
    font.writeUInt16BE(value, 4 + index * 2);
  }
}
