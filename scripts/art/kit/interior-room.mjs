import { blend, box, face, flat, gradient, patch, wallOf } from './interior-space.mjs';
import { colour } from './palette.mjs';

function checker(cam, { left, right, depth, near }, base) {
  const size = 0.5;
  const other = blend(base, colour.night, 0.16);
  let out = '';
  for (let z = near, row = 0; z < depth; z += size, row += 1) {
    for (let x = left + (row % 2) * size; x < right; x += size * 2) {
      out += face(cam, flat(0, [x, Math.min(x + size, right)], [z, Math.min(z + size, depth)]), other);
    }
  }
  return out;
}

function boards(cam, { left, right, depth, near }, base) {
  let out = '';
  for (let x = left + 0.4; x < right; x += 0.4) {
    out += face(cam, flat(0, [x, x + 0.02], [near, depth]), blend(base, colour.bark, 0.35));
  }
  return out;
}

function border(cam, { left, right, depth, near }, base) {
  const band = blend(base, colour.night, 0.35);
  const [inner, outer] = [left + 0.35, right - 0.35];
  const pieces = [
    flat(0, [inner, inner + 0.1], [near, depth - 0.35]),
    flat(0, [outer - 0.1, outer], [near, depth - 0.35]),
    flat(0, [inner, outer], [depth - 0.45, depth - 0.35]),
  ];
  return pieces.map((piece) => face(cam, piece, band)).join('');
}

const floors = { checker, boards, border };

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

/** One wall with its painted lower part and skirting. */
function paintedWall(cam, on, [u, w, height], { fill, shade, dado, dadoHeight, wall }) {
  let out = patch(cam, on, [u, 0, w, height], fill);
  if (dado) {
    out += patch(cam, on, [u, 0, w, dadoHeight], shade);
    out += patch(cam, on, [u, dadoHeight, w, 0.05], blend(shade, colour.night, 0.3));
  }
  return out + patch(cam, on, [u, 0, w, 0.12], blend(dado || wall, colour.night, 0.4));
}

/**
 * An empty room: walls with a painted lower part, floor ('border', 'checker', 'boards'), ceiling with beams.
 * `light` is the side the morning comes from; the other side lies in a calm shade.
 */
export function roomShell(cam, options = {}) {
  const room = { left: -3, right: 3, height: 3.2, depth: 7, near: 0.6, light: 'left', ...options };
  const { wall = colour.paper, dado = colour.sage, dadoHeight = 1.05 } = options;
  const { floor = colour.clay, pattern = 'border' } = options;
  const { left, right, height, depth, near, light } = room;
  const warm = blend(wall, colour.dawn, 0.3);
  const cool = blend(wall, colour.mist, 0.42);
  const [first, last] = [light === 'right' ? cool : warm, light === 'left' ? cool : warm];
  const back = gradient(
    [
      [0, first],
      [0.55, wall],
      [1, last],
    ],
    [0, 0, 1, 0],
  );
  const tone = (side) => (side === light ? cool : light === 'none' ? cool : warm);
  const shadeOf = (side) =>
    side === light ? blend(dado, colour.night, 0.16) : blend(dado, colour.glow, 0.2);
  const looks = { dado, dadoHeight, wall };
  let out = back.defs;
  out += face(cam, flat(height, [left, right], [near, depth]), blend(wall, colour.mist, 0.3));
  out += face(cam, flat(0, [left, right], [near, depth]), floor);
  out += floors[pattern]?.(cam, room, floor) ?? '';
  for (const side of ['left', 'right']) {
    const shade = dado && shadeOf(side);
    out += paintedWall(cam, wallOf(room, side), [near, depth - near, height], {
      fill: tone(side),
      shade,
      ...looks,
    });
  }
  out += paintedWall(cam, wallOf(room, 'back'), [left, right - left, height], {
    fill: back.fill,
    shade: dado,
    ...looks,
  });
  if (options.beams !== false)
    out += beams(cam, room, options.beamShade ?? blend(colour.bark, colour.leaf, 0.25));
  return { ...room, art: out };
}
