import { camera } from '../kit/interior.mjs';
import { person } from '../kit/people.mjs';
import { tile } from './sizes.mjs';

/** The usual view into a tile's room. */
export const view = (more) => camera({ ...tile, x: 0, eye: 1.4, focal: 820, vx: 450, vy: 285, ...more });

/** A person at a point of the floor, in the scale of the room. */
export const at = (cam, x, z, tallness, look) => {
  const [px, py] = cam.p(x, 0, z);
  return person({ x: px, y: py, height: cam.s(z) * tallness, shadow: 0, ...look });
};
