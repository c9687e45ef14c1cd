import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Script } from '@/lib/i18n/script-runs';
import { unpackWoff } from './woff';

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

/** A face as the PDF maker takes it: it embeds what `layout` asks for, and asks nobody else how letters join. */
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
