/**
 * Draws the rooms, the treatment tiles and the sample voices, and writes the lists that name them.
 * Usage: node scripts/art/render-rooms.mjs [name …]   (no name: everything)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { renderPicture } from './kit/render.mjs';
import { common } from './scenes/rooms-common.mjs';
import { dining } from './scenes/rooms-dining.mjs';
import { dormitory } from './scenes/rooms-dormitory.mjs';
import { double } from './scenes/rooms-double.mjs';
import { single } from './scenes/rooms-single.mjs';
import { films, makeFilm } from './scenes/sample-films.mjs';
import { samples } from './scenes/sample-voices.mjs';
import { tilesOne } from './scenes/treatment-tiles.mjs';
import { tilesTwo } from './scenes/treatment-tiles-two.mjs';

const content = new URL('../../content/', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const asked = ({ name }) => wanted.length === 0 || wanted.includes(name);

const rooms = [
  ['Dormitory', dormitory],
  ['Double Room', double],
  ['Single Room', single],
  ['Dining Hall', dining],
  ['Common Areas', common],
];
const tiles = [...tilesOne, ...tilesTwo];

const save = (file, list) => writeFile(`${content}${file}.json`, `${JSON.stringify(list, null, 2)}\n`);

async function pictures(folder, scenes) {
  await mkdir(`${content}${folder}`, { recursive: true });
  for (const scene of scenes.filter(asked)) {
    await renderPicture(`${content}${folder}/${scene.name}`, scene.draw(), { width: scene.width });
  }
}

await pictures(
  'accommodations',
  rooms.flatMap(([, scenes]) => scenes),
);
await pictures('features', tiles);
await pictures('testimonials', samples);
for (const film of films.filter(asked)) await makeFilm(film, `${content}testimonials/${film.name}.mp4`);

await save(
  'accommodations',
  rooms.flatMap(([name, scenes]) =>
    scenes.map((scene) => ({ name, type: scene.title, image: `accommodations/${scene.name}.webp` })),
  ),
);
await save(
  'features',
  tiles.map((scene, index) => ({ id: index + 1, title: scene.title, image: `features/${scene.name}.webp` })),
);
await save(
  'testimonials',
  samples.map((scene, index) => ({
    id: index + 1,
    customer_name: scene.title,
    thumbnail_image: `testimonials/${scene.name}.webp`,
    video_url: scene.video,
  })),
);
