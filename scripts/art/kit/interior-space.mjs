import { colour } from './palette.mjs';

/** A colour between two of the palette (t = 0 gives a, t = 1 gives b). */
export function blend(a, b, t) {
  const parts = [1, 3, 5].map((i) => {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    return Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

let counter = 0;
/** An id not yet used in this drawing. */
export function freshId(prefix) {
  counter += 1;
  return `room-${prefix}${counter}`;
}

/** A linear gradient: `defs` goes into the drawing, `fill` into the shape. Stops are [offset, colour, opacity]. */
export function gradient(stops, [x1, y1, x2, y2] = [0, 0, 0, 1], kind = 'linear') {
  const id = freshId('g');
  const marks = stops
    .map(
      ([at, shade, opacity = 1]) => `<stop offset="${at}" stop-color="${shade}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const open =
    kind === 'radial'
      ? `<radialGradient id="${id}" cx="${x1}" cy="${y1}" r="${x2}">${marks}</radialGradient>`
      : `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
  return { defs: `<defs>${open}</defs>`, fill: `url(#${id})` };
}

const n = (value) => Math.round(value * 10) / 10;
export const points = (list) => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/**
 * A one-point perspective. Room measures are metres: x to the right, y up from the floor, z away from the eye.
 * `p` projects a point, `s` gives the pixels of one metre at a depth.
 */
export function camera({
  width = 1200,
  height = 800,
  eye = 1.5,
  x = 0,
  focal = 900,
  vx = width / 2,
  vy = height * 0.42,
} = {}) {
  const s = (z) => focal / Math.max(z, 0.35);
  const p = (px, py, pz) => [vx + (px - x) * s(pz), vy - (py - eye) * s(pz)];
  return { width, height, eye, x, vx, vy, p, s };
}

/** A flat polygon through points of the room; `round` softens its corners. */
export function face(cam, list, fill, { round = 0, opacity = 1, extra = '' } = {}) {
  const soft = round ? ` stroke="${fill}" stroke-width="${round}" stroke-linejoin="round"` : '';
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<polygon points="${points(list.map((q) => cam.p(...q)))}" fill="${fill}"${soft}${veil}${extra}/>`;
}

/** Four-cornered pieces of the room: lying flat at height y, facing us at depth z, or along the line of sight at x. */
export const flat = (y, [x1, x2], [z1, z2]) => [
  [x1, y, z1],
  [x2, y, z1],
  [x2, y, z2],
  [x1, y, z2],
];
export const facing = (z, [x1, x2], [y1, y2]) => [
  [x1, y1, z],
  [x2, y1, z],
  [x2, y2, z],
  [x1, y2, z],
];
export const along = (x, [y1, y2], [z1, z2]) => [
  [x, y1, z1],
  [x, y1, z2],
  [x, y2, z2],
  [x, y2, z1],
];

/** A box standing in the room, with only its visible sides; `lit` is the side the light comes from. */
export function box(cam, { x, y = 0, z, w, h, d, fill, lit = 'left', round = 3 }) {
  const [xs, ys, zs] = [
    [x, x + w],
    [y, y + h],
    [z, z + d],
  ];
  const bright = blend(fill, colour.glow, 0.28);
  const dim = blend(fill, colour.night, 0.24);
  const soft = { round };
  let out = '';
  if (x > cam.x) out += face(cam, along(xs[0], ys, zs), lit === 'left' ? bright : dim, soft);
  if (xs[1] < cam.x) out += face(cam, along(xs[1], ys, zs), lit === 'left' ? dim : bright, soft);
  if (ys[1] < cam.eye) out += face(cam, flat(ys[1], xs, zs), blend(fill, colour.glow, 0.4), soft);
  if (y > cam.eye) out += face(cam, flat(y, xs, zs), dim, soft);
  return out + face(cam, facing(z, xs, ys), fill, soft);
}

/** The soft long shadow of something standing on the floor (dx: how far the low light throws it, in metres). */
export function floorShadow(cam, { x, z, w, d, dx = 0.5, y = 0.005, opacity = 0.14 }) {
  const list =
    dx >= 0
      ? [
          [x, y, z],
          [x + w + dx, y, z],
          [x + w + dx, y, z + d],
          [x, y, z + d],
        ]
      : [
          [x + dx, y, z],
          [x + w, y, z],
          [x + w, y, z + d],
          [x + dx, y, z + d],
        ];
  return face(cam, list, colour.night, { opacity, round: 4 });
}

/** Maps a wall's own measures (u along it, v up) into the room. */
export function wallOf(room, side) {
  if (side === 'left') return (u, v) => [room.left, v, u];
  if (side === 'right') return (u, v) => [room.right, v, u];
  return (u, v) => [u, v, room.depth];
}

/** A rectangle lying on a wall. */
export const patch = (cam, wall, [u, v, w, h], fill, options) =>
  face(cam, [wall(u, v), wall(u + w, v), wall(u + w, v + h), wall(u, v + h)], fill, options);

/** Draws things from far to near. */
export const stack = (items) =>
  items
    .filter(Boolean)
    .sort((a, b) => b.z - a.z)
    .map((item) => item.art)
    .join('');

/** A flat thing (drawn around 0,0 with its foot at y = 0, one unit high) set into the room; `size` is its height in metres. */
export function place(cam, [x, y, z], size, art) {
  const [px, py] = cam.p(x, y, z);
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${(cam.s(z) * size) / 100})">${art}</g>`;
}
