import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { Script } from '@/lib/i18n/script-runs';

export type Weight = 'normal' | 'bold';

const fontFile = (script: Script, weight: Weight): string => {
  const latin = weight === 'bold' ? '700' : '400';
  const indic = weight === 'bold' ? '600' : '400';
  const file = {
    latin: `figtree/files/figtree-latin-${latin}-normal.woff`,
    'latin-ext': `figtree/files/figtree-latin-ext-${latin}-normal.woff`,
    bengali: `noto-sans-bengali/files/noto-sans-bengali-bengali-${indic}-normal.woff`,
    devanagari: `noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${indic}-normal.woff`,
  }[script];
  return join(process.cwd(), 'node_modules/@fontsource', file);
};

/** A face as the PDF maker takes it: `layout` alone decides which glyphs it embeds and how letters join. */
export type ShapedFont = Font & { layout: (text: string) => unknown };

const fonts = new Map<string, Promise<ShapedFont>>();

/** A face of a script, opened once a process; one that could not be opened is tried again by the next receipt. */
export function shapedFont(script: Script, weight: Weight): Promise<ShapedFont> {
  const key = `${script}-${weight}`;
  const font = fonts.get(key) ?? open(fontFile(script, weight));
  fonts.set(key, font);
  font.catch(() => fonts.delete(key));
  return font;
}

/**
 * The face with HarfBuzz in the place of the PDF maker's own shaper, which sets a Bengali ra-phala beside its letter
 * instead of under it (ট্র).
 */
async function open(path: string): Promise<ShapedFont> {
  // Loaded at the first receipt: half a megabyte that no other page needs.
  const { Blob, Buffer: Letters, Face, Font: Shaper, shape } = await import('harfbuzzjs');
  const file = unpackWoff(readFileSync(path));
  const opened = create(file);
  if (!('layout' in opened)) throw new Error('This file is a collection of fonts.');
  const shaper = new Shaper(new Face(new Blob(new Uint8Array(file).buffer)));
  const layout = (text: string) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(shaper, letters);
    const infos = letters.getGlyphInfos();
    const positions = letters.getGlyphPositions();
    return {
      glyphs: infos.map((info) => opened.getGlyph(info.codepoint, [])),
      positions,
      advanceWidth: positions.reduce((total, { xAdvance }) => total + xAdvance, 0),
    };
  };
  const shaped: ShapedFont = Object.create(opened, { layout: { value: layout } });
  return shaped;
}

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
