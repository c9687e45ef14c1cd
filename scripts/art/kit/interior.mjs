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
export const freshId = (prefix) => `room-${prefix}${(counter += 1)}`;

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

/** A box standing in the room, with only its visible sides; `lit` is the side the light comes from. */
export function box(cam, { x, y = 0, z, w, h, d, fill, lit = 'left', round = 3 }) {
  const [r, t, b] = [x + w, y + h, z + d];
  const bright = blend(fill, colour.glow, 0.28);
  const dim = blend(fill, colour.night, 0.24);
  const soft = { round };
  let out = '';
  if (x > cam.x)
    out += face(
      cam,
      [
        [x, y, z],
        [x, y, b],
        [x, t, b],
        [x, t, z],
      ],
      lit === 'left' ? bright : dim,
      soft,
    );
  if (r < cam.x)
    out += face(
      cam,
      [
        [r, y, z],
        [r, y, b],
        [r, t, b],
        [r, t, z],
      ],
      lit === 'left' ? dim : bright,
      soft,
    );
  if (t < cam.eye)
    out += face(
      cam,
      [
        [x, t, z],
        [r, t, z],
        [r, t, b],
        [x, t, b],
      ],
      blend(fill, colour.glow, 0.4),
      soft,
    );
  if (y > cam.eye)
    out += face(
      cam,
      [
        [x, y, z],
        [r, y, z],
        [r, y, b],
        [x, y, b],
      ],
      dim,
      soft,
    );
  return (
    out +
    face(
      cam,
      [
        [x, y, z],
        [r, y, z],
        [r, t, z],
        [x, t, z],
      ],
      fill,
      soft,
    )
  );
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

function floorPattern(cam, { left, right, depth, near }, kind, base) {
  let out = '';
  if (kind === 'checker') {
    const size = 0.5;
    const other = blend(base, colour.night, 0.16);
    for (let z = near, row = 0; z < depth; z += size, row += 1) {
      for (let x = left + (row % 2) * size; x < right; x += size * 2) {
        const r = Math.min(x + size, right);
        const b = Math.min(z + size, depth);
        out += face(
          cam,
          [
            [x, 0, z],
            [r, 0, z],
            [r, 0, b],
            [x, 0, b],
          ],
          other,
        );
      }
    }
  } else if (kind === 'boards') {
    for (let x = left + 0.4; x < right; x += 0.4) {
      out += face(
        cam,
        [
          [x, 0, near],
          [x + 0.02, 0, near],
          [x + 0.02, 0, depth],
          [x, 0, depth],
        ],
        blend(base, colour.bark, 0.35),
      );
    }
  } else if (kind === 'border') {
    const band = blend(base, colour.night, 0.35);
    for (const [x1, x2] of [
      [left + 0.35, left + 0.45],
      [right - 0.45, right - 0.35],
    ]) {
      out += face(
        cam,
        [
          [x1, 0, near],
          [x2, 0, near],
          [x2, 0, depth - 0.35],
          [x1, 0, depth - 0.35],
        ],
        band,
      );
    }
    out += face(
      cam,
      [
        [left + 0.35, 0, depth - 0.45],
        [right - 0.35, 0, depth - 0.45],
        [right - 0.35, 0, depth - 0.35],
        [left + 0.35, 0, depth - 0.35],
      ],
      band,
    );
  }
  return out;
}

function beams(cam, { left, right, height, depth, near }, shade) {
  let out = '';
  for (let z = depth - 0.6; z > near; z -= 0.9) {
    out += box(cam, {
      x: left,
      y: height - 0.14,
      z,
      w: right - left,
      h: 0.14,
      d: 0.14,
      fill: shade,
      round: 1,
    });
  }
  return out;
}

/**
 * An empty room: walls with a painted lower part, floor, ceiling with beams.
 * `light` is the side the morning comes from; the other side lies in a calm shade.
 */
export function roomShell(cam, options = {}) {
  const room = { left: -3, right: 3, height: 3.2, depth: 7, near: 0.6, ...options };
  const {
    wall = colour.paper,
    dado = colour.sage,
    dadoHeight = 1.05,
    floor = colour.clay,
    pattern = 'border',
    light = 'left',
  } = options;
  const { left, right, height, depth, near } = room;
  const warm = blend(wall, colour.dawn, 0.3);
  const cool = blend(wall, colour.mist, 0.42);
  const ends = light === 'left' ? [cool, warm] : light === 'right' ? [warm, cool] : [cool, cool];
  const back = gradient(
    [
      [0, light === 'right' ? cool : warm],
      [0.55, wall],
      [1, light === 'left' ? cool : warm],
    ],
    [0, 0, 1, 0],
  );
  const planes = [
    ['left', [near, 0, depth - near, height], ends[0]],
    ['right', [near, 0, depth - near, height], ends[1]],
    ['back', [left, 0, right - left, height], back.fill],
  ];
  let out = back.defs;
  out += face(
    cam,
    [
      [left, height, near],
      [right, height, near],
      [right, height, depth],
      [left, height, depth],
    ],
    blend(wall, colour.mist, 0.3),
  );
  out += face(
    cam,
    [
      [left, 0, near],
      [right, 0, near],
      [right, 0, depth],
      [left, 0, depth],
    ],
    floor,
  );
  out += floorPattern(cam, room, pattern, floor);
  for (const [side, [u, v, w, h], fill] of planes) {
    const on = wallOf(room, side);
    const shade =
      side === 'back'
        ? dado
        : side === light
          ? blend(dado, colour.night, 0.16)
          : blend(dado, colour.glow, 0.2);
    out += patch(cam, on, [u, v, w, h], fill);
    if (dado) {
      out += patch(cam, on, [u, 0, w, dadoHeight], shade);
      out += patch(cam, on, [u, dadoHeight, w, 0.05], blend(shade, colour.night, 0.3));
    }
    out += patch(cam, on, [u, 0, w, 0.12], blend(dado || wall, colour.night, 0.4));
  }
  if (options.beams !== false)
    out += beams(cam, room, options.beamShade ?? blend(colour.bark, colour.leaf, 0.25));
  return { ...room, light, art: out };
}

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

/** The last layer: warm light from one side, a quiet edge, a breath of paper grain. `evening` = {x, y, dark}: lamp light around a point, night beyond. */
export function finish(
  { width, height },
  body,
  { light = 'left', strength = 0.3, evening, grain = 0.05 } = {},
) {
  const [x1, x2] = light === 'right' ? [1, 0] : [0, 1];
  const glow = gradient(
    [
      [0, colour.dawn, strength],
      [0.6, colour.glow, 0.04],
      [1, colour.night, 0.12],
    ],
    [x1, 0.2, x2, 0.6],
  );
  const edge = gradient(
    [
      [0.6, colour.night, 0],
      [1, colour.night, 0.16],
    ],
    [0.5, 0.5, 0.75],
    'radial',
  );
  const id = freshId('grain');
  const full = `x="0" y="0" width="${width}" height="${height}"`;
  const noise = `<defs><filter id="${id}" ${full} filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.29  0 0 0 0 0.21  0.9 0 0 0 -0.3"/></filter></defs>`;
  const dim =
    evening &&
    gradient(
      [
        [0, colour.dawn, 0.2],
        [0.3, colour.bark, 0.2],
        [1, colour.night, evening.dark],
      ],
      [evening.x / width, evening.y / height, evening.reach ?? 0.75],
      'radial',
    );
  const dusk = evening ? `${dim.defs}<rect ${full} fill="${dim.fill}"/>` : '';
  return `${body}${dusk}${glow.defs}${edge.defs}<rect ${full} fill="${glow.fill}"/><rect ${full} fill="${edge.fill}"/>${
    grain ? `${noise}<rect ${full} filter="url(#${id})" opacity="${grain}"/>` : ''
  }`;
}
