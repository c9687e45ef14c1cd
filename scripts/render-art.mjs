/**
 * Renders the drawings of art/ to the files the site serves.
 * Usage: node scripts/render-art.mjs [start …]   (such as rooms or stories/coming-home; none: everything)
 *        node scripts/render-art.mjs --list      (names every drawing with its files and renders nothing)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Folder of drawings → folder of pictures. */
const folders = {
  'art/pages': 'public/media',
  'art/rooms': 'content/accommodations',
  'art/stories': 'content/stories',
  'art/testimonials': 'content/testimonials',
  'art/treatment': 'content/features',
};

/** A picture is a WebP as wide as its drawing and AVIFs of 640 and of that width, but for these. */
const exceptions = {
  'art/pages/hero.svg': { widths: [768, 1280, 1920] },
  'art/pages/night-band.svg': { widths: [640, 1200, 1600] },
  // Some messengers show link previews only as JPEG.
  'art/pages/social-card.svg': { jpeg: true },
};

/** What a phone held upright shows of the hero: the clip lies over it at `object-position: 84%`. */
const heroTall = { name: 'hero-tall', viewBox: '615 0 1188 1080', widths: [800], quality: 44 };

/** Drawing, picture, side of its square. The site serves icon.svg and logo.svg as they are. */
const icons = [
  ['art/icons/app-icon.svg', 'public/icons/icon-192.png', 192],
  ['art/icons/app-icon.svg', 'public/icons/icon-512.png', 512],
  ['art/icons/maskable.svg', 'public/icons/maskable-512.png', 512],
  ['art/icons/apple-touch-icon.svg', 'public/icons/apple-touch-icon.png', 180],
  ['public/icons/icon.svg', 'public/favicon.ico', 32],
];

/** One picture: its drawing, the part of it that is shown, and the encoder and width of each file. */
function picture(source, to, { name, viewBox, widths, quality = 55, jpeg = false }) {
  const [, own] = / viewBox="([^"]+)"/.exec(readFileSync(source, 'utf8')) ?? [];
  const width = Number((viewBox ?? own).split(' ')[2]);
  const path = `${to}/${name ?? source.split('/').pop().replace('.svg', '')}`;
  const files = [[`${path}.webp`, width, (image) => image.webp({ quality: 80, effort: 6 })]];
  for (const size of widths ?? new Set([640, width]))
    files.push([`${path}-${size}.avif`, size, (image) => image.avif({ quality, effort: 6 })]);
  if (jpeg) files.push([`${path}.jpg`, width, (image) => image.jpeg({ quality: 86, mozjpeg: true })]);
  return { source, viewBox, width, files, density: 144 };
}

function icon([source, file, side]) {
  const png = (image) => image.png({ compressionLevel: 9, palette: true });
  return { source, width: side, files: [[file, side, png]], density: 72 * Math.max(2, side / 32) };
}

/** Wraps one PNG into an ICO file. */
function ico(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

async function render({ source, viewBox, width, files, density }) {
  let svg = readFileSync(source, 'utf8');
  if (viewBox) {
    const cut = (tag) =>
      tag.replace(/ (width|height)="[^"]*"/g, '').replace(/ viewBox="[^"]*"/, ` viewBox="${viewBox}"`);
    svg = svg.replace(/<svg[^>]*>/, cut);
  }
  const pixels = await sharp(Buffer.from(svg), { density }).resize(width).png().toBuffer();
  for (const [file, size, encode] of files) {
    const bytes = await encode(sharp(pixels).resize(size)).toBuffer();
    await writeFile(file, file.endsWith('.ico') ? ico(bytes, size) : bytes);
  }
}

const drawings = Object.entries(folders).flatMap(([from, to]) =>
  readdirSync(from)
    .sort()
    .map((file) => [`${from}/${file}`, to]),
);
const pictures = [
  ...drawings.map(([source, to]) => picture(source, to, exceptions[source] ?? {})),
  picture('art/pages/hero.svg', 'public/media', heroTall),
  ...icons.map(icon),
];

const starts = process.argv.slice(2);
if (starts.includes('--list')) {
  for (const { source, files } of pictures) console.log(source, ...files.map(([file]) => file));
} else {
  const wanted = ({ source }) => starts.length === 0 || starts.some((start) => source.includes(`/${start}`));
  for (const each of pictures.filter(wanted)) {
    await render(each);
    console.log(each.source);
  }
}
