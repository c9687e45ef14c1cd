import { svg } from '../kit/render.mjs';

/** Picture sizes of the rooms and of the tiles. */
export const wide = { width: 1200, height: 800 };
export const tall = { width: 900, height: 1100 };
export const tile = { width: 900, height: 675 };

/** One picture: its file name, the title shown with it, its size, and how it is drawn. */
export const scene = (name, title, size, draw) => ({
  name,
  title,
  ...size,
  draw: () => svg({ ...size, body: draw() }),
});
