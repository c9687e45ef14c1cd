import { renderPicture, svg } from './kit/render.mjs';
import { scenes } from './scenes/stories.mjs';

/** node scripts/art/render-stories.mjs [name …] — draws all story pictures, or those whose name starts so. */
const wanted = process.argv.slice(2);
const names = Object.keys(scenes).filter(
  (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

for (const name of names) {
  await renderPicture(`content/stories/${name}`, svg({ body: scenes[name]() }));
  console.log(name);
}
