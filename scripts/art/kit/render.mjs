import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/**
 * Wraps the shapes of a scene into one SVG document.
 * @param {{x?: number, width?: number, height?: number, defs?: string, body: string}} scene sizes in CSS pixels, x where its left edge lies
 */
export const svg = ({ x = 0, width = 1200, height = 675, defs = '', body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

/** Repeatable pseudo-random numbers (mulberry32), so that a drawing is the same at every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Renders one drawing to the files a page uses: `name.webp` (full width, also what link previews load)
 * and `name-640.avif`, `name-<width>.avif` for the browser to choose from.
 */
export async function renderPicture(
  path,
  markup,
  { width = 1200, widths = [640, width], quality = 55 } = {},
) {
  await mkdir(dirname(path), { recursive: true });
  const source = sharp(Buffer.from(markup), { density: 144 });
  const pixels = await source.resize(width).png().toBuffer();
  await writeFile(`${path}.webp`, await sharp(pixels).webp({ quality: 80, effort: 6 }).toBuffer());
  for (const size of widths) {
    await writeFile(
      `${path}-${size}.avif`,
      await sharp(pixels).resize(size).avif({ quality, effort: 6 }).toBuffer(),
    );
  }
}
