/** Draws the mark of the centre (first light over water in an open shutter window) into public/icons. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { colour } from './kit/palette.mjs';

const out = fileURLToPath(new URL('../../public/icons/', import.meta.url));

/** The window, on a field of 64 x 64; `frame` is the colour of arch and sill, `leaf` of the shutters. */
const windowMark = ({ frame, leaf, slat }) => `
  <clipPath id="arch"><path d="M19 52V27a13 13 0 0 1 26 0v25Z"/></clipPath>
  <path d="M15.5 22.5 5.5 17.5a1.4 1.4 0 0 0-2 1.2v33.2a1.4 1.4 0 0 0 2 1.2l10-3.4Z" fill="${leaf}"/>
  <path d="m48.5 22.5 10-5a1.4 1.4 0 0 1 2 1.200v33.200a1.4 1.4 0 0 1-2 1.200l-10-3.400Z" fill="${leaf}"/>
  <path d="m6.5 26.5 7 2.600m-7 4.4 7 1.600m-7 5.400h7m-7 7 7-1.600m44-19.4-7 2.600m7 4.4-7 1.600m7 5.400h-7m7 7-7-1.6" stroke="${slat}" stroke-width="2" stroke-linecap="round" fill="none"/>
  <path d="M15 53V27a17 17 0 0 1 34 0v26Z" fill="${frame}"/>
  <g clip-path="url(#arch)"><path d="M19 12h26v28H19Z" fill="${colour.glow}"/><circle cx="32" cy="37" r="9" fill="${colour.ember}"/><path d="M19 37h26v16H19Z" fill="${colour.river}"/><path d="M27 41.500h10M29 46h6" stroke="${colour.dawn}" stroke-width="2.2" stroke-linecap="round"/></g>
  <path d="M11.5 52h41a2 2 0 0 1 0 4h-41a2 2 0 0 1 0-4Z" fill="${frame}"/>`;

const sheet = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>\n`;
const onTile = (radius, scale) =>
  sheet(
    `<rect width="64" height="64" rx="${radius}" fill="${colour.night}"/><g transform="translate(32 32) scale(${scale}) translate(-32 -34)">${windowMark({ frame: colour.paper, leaf: colour.sage, slat: colour.leaf })}</g>`,
  );

/** At tab size the shutters would blur: only the arch, large. */
const tiny = sheet(
  `<rect width="64" height="64" rx="13" fill="${colour.night}"/><clipPath id="arch"><path d="M15 56V30a17 17 0 0 1 34 0v26Z"/></clipPath><path d="M9 58V30a23 23 0 0 1 46 0v28Z" fill="${colour.paper}"/><g clip-path="url(#arch)"><path d="M15 10h34v32H15Z" fill="${colour.glow}"/><circle cx="32" cy="39" r="12" fill="${colour.ember}"/><path d="M15 39h34v18H15Z" fill="${colour.river}"/><path d="M24 46h16" stroke="${colour.dawn}" stroke-width="4" stroke-linecap="round"/></g>`,
);

/** Wraps one PNG into an ICO file. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const png = (markup, size) =>
  sharp(Buffer.from(markup), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir(out, { recursive: true });
await writeFile(
  `${out}logo.svg`,
  sheet(windowMark({ frame: colour.leaf, leaf: colour.sage, slat: colour.leaf })),
);
await writeFile(`${out}icon.svg`, tiny);
for (const size of [192, 512]) await writeFile(`${out}icon-${size}.png`, await png(onTile(13, 0.92), size));
await writeFile(`${out}maskable-512.png`, await png(onTile(0, 0.72), 512));
await writeFile(`${out}apple-touch-icon.png`, await png(onTile(0, 0.84), 180));
await writeFile(
  `${out}../favicon.ico`,
  ico(await sharp(Buffer.from(tiny), { density: 144 }).resize(32, 32).png().toBuffer(), 32),
);
