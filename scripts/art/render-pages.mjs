/** Draws the pictures of the main pages into public/media. Usage: node scripts/art/render-pages.mjs [name …] */
import { fileURLToPath } from 'node:url';
import { renderPicture } from './kit/render.mjs';
import * as river from './scenes/pages-river.mjs';

const out = fileURLToPath(new URL('../../public/media/', import.meta.url));

const scenes = {
  hero: () => ({ ...river.hero(), widths: [768, 1280, 1920] }),
  'night-band': river.nightBand,
  'social-card': river.socialCard,
  'not-found': river.notFound,
};

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(scenes)) {
  const { markup, width, widths } = scenes[name]();
  await renderPicture(`${out}${name}`, markup, { width, widths: widths ?? [...new Set([640, width])] });
}
