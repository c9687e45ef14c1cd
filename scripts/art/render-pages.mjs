/** Draws the pictures of the main pages into public/media. Usage: node scripts/art/render-pages.mjs [name …] */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderPicture } from './kit/render.mjs';
import * as calm from './scenes/pages-calm.mjs';
import * as care from './scenes/pages-care.mjs';
import * as door from './scenes/pages-door.mjs';
import { hero, heroTall } from './scenes/pages-hero.mjs';
import * as house from './scenes/pages-house.mjs';
import * as river from './scenes/pages-river.mjs';
import * as team from './scenes/pages-team.mjs';
import * as ways from './scenes/pages-ways.mjs';

const out = fileURLToPath(new URL('../../public/media/', import.meta.url));

const scenes = {
  hero: () => ({ ...hero(), widths: [768, 1280, 1920] }),
  'hero-tall': () => ({ ...heroTall(), widths: [800], quality: 44 }),
  'about-house': house.aboutHouse,
  doorway: door.doorway,
  donate: care.donate,
  corporates: care.corporates,
  treatment: house.treatment,
  accommodation: care.accommodation,
  contact: care.contact,
  'night-band': river.nightBand,
  'team-1': () => team.portrait(1),
  'team-2': () => team.portrait(2),
  'team-3': () => team.portrait(3),
  'not-found': river.notFound,
  error: door.errorWindow,
  offline: calm.offline,
  help: calm.help,
  'ways-alcohol': ways.alcohol,
  'ways-counselling': ways.counselling,
  'ways-detox': ways.detox,
  'ways-more': ways.more,
  'social-card': river.socialCard,
  map: calm.map,
};

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(scenes)) {
  const { markup, width, widths, quality } = scenes[name]();
  await renderPicture(`${out}${name}`, markup, {
    width,
    widths: widths ?? [...new Set([640, width])],
    quality,
  });
  // Some messengers show link previews only as JPEG.
  if (name === 'social-card')
    await sharp(Buffer.from(markup), { density: 144 })
      .resize(width)
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(`${out}${name}.jpg`);
}
