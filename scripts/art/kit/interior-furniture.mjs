import { blend, box, face, floorShadow } from './interior.mjs';
import { legs, wood } from './interior-beds.mjs';
import { colour } from './palette.mjs';

export { bed, bunk } from './interior-beds.mjs';

/** A table, also a desk or (lower) a bench or stool. */
export function table(
  cam,
  { x, z, w = 1.4, d = 0.7, h = 0.75, fill = wood, lit = 'left', cloth, shadow = 0.4 },
) {
  const top = cloth ?? fill;
  return [
    floorShadow(cam, { x, z, w, d, dx: shadow }),
    legs(cam, {
      x: x + 0.04,
      z: z + 0.04,
      w: w - 0.08,
      d: d - 0.08,
      h: h - 0.04,
      fill: blend(fill, colour.ink, 0.15),
      lit,
    }),
    box(cam, {
      x: x + 0.06,
      y: h - 0.14,
      z: z + 0.05,
      w: w - 0.12,
      h: 0.1,
      d: d - 0.1,
      fill: blend(fill, colour.ink, 0.12),
      lit,
      round: 1,
    }),
    box(cam, { x, y: h - (cloth ? 0.16 : 0.05), z, w, h: cloth ? 0.16 : 0.05, d, fill: top, lit, round: 4 }),
  ].join('');
}

export const stool = (cam, options) => table(cam, { w: 0.38, d: 0.38, h: 0.45, shadow: 0.2, ...options });
export const bench = (cam, options) => table(cam, { w: 1.5, d: 0.34, h: 0.45, shadow: 0.25, ...options });

/** A wooden chair; `back` says on which side its back rest stands. */
export function chair(
  cam,
  { x, z, back = 'far', fill = wood, seat = fill, lit = 'left', w = 0.44, d = 0.44 },
) {
  const rests = {
    far: { x, z: z + d - 0.05, w, d: 0.05 },
    near: { x, z, w, d: 0.05 },
    left: { x, z, w: 0.05, d },
    right: { x: x + w - 0.05, z, w: 0.05, d },
  };
  const slot = rests[back];
  const post =
    back === 'far' || back === 'near'
      ? [0, w - 0.05]
          .map((dx) =>
            box(cam, { x: x + dx, y: 0.45, z: slot.z, w: 0.05, h: 0.5, d: 0.05, fill, lit, round: 1 }),
          )
          .join('')
      : [d - 0.05, 0]
          .map((dz) =>
            box(cam, { x: slot.x, y: 0.45, z: z + dz, w: 0.05, h: 0.5, d: 0.05, fill, lit, round: 1 }),
          )
          .join('');
  const slats = [0.6, 0.78].map((y) => box(cam, { ...slot, y, h: 0.13, fill, lit, round: 2 })).join('');
  const frame = legs(cam, { x, z, w, d, h: 0.42, t: 0.05, fill, lit });
  const seatArt = box(cam, { x, y: 0.41, z, w, h: 0.05, d, fill: seat, lit, round: 3 });
  const ground = floorShadow(cam, { x, z, w, d, dx: 0.2 });
  return back === 'near' ? ground + frame + seatArt + post + slats : ground + frame + post + slats + seatArt;
}

/** A tall cupboard with two doors; `mirror` sets a glass into one of them. */
export function almirah(
  cam,
  { x, z, w = 1, d = 0.5, h = 1.9, fill = colour.river, lit = 'left', mirror = false },
) {
  const line = blend(fill, colour.ink, 0.35);
  const front = (fx, fy, fw, fh, shade, options) =>
    face(
      cam,
      [
        [x + fx, fy, z],
        [x + fx + fw, fy, z],
        [x + fx + fw, fy + fh, z],
        [x + fx, fy + fh, z],
      ],
      shade,
      options,
    );
  return [
    floorShadow(cam, { x, z, w, d, dx: 0.5 }),
    box(cam, { x, z, w, h, d, fill, lit }),
    front(w / 2 - 0.01, 0.12, 0.02, h - 0.2, line),
    ...[0.06, w / 2 + 0.05].map((fx) =>
      front(fx, 0.2, w / 2 - 0.11, h - 0.34, blend(fill, colour.paper, 0.1), { round: 3 }),
    ),
    mirror
      ? front(w / 2 + 0.08, 0.5, w / 2 - 0.17, h - 0.75, blend(colour.mist, colour.paper, 0.5), { round: 3 })
      : '',
    mirror ? front(w / 2 + 0.11, 1, 0.05, h - 1.4, colour.paper, { opacity: 0.7 }) : '',
    ...[w / 2 - 0.08, w / 2 + 0.05].map((fx) => front(fx, h * 0.5, 0.03, 0.12, colour.dawn)),
  ].join('');
}

/** A bank of lockers seen from the front. */
export function lockers(
  cam,
  { x, z, columns = 5, rows = 3, cell = 0.5, tall = 0.58, d = 0.5, fill = colour.sage, lit = 'left', open },
) {
  const w = columns * cell;
  const h = rows * tall + 0.1;
  let door = '';
  let out = floorShadow(cam, { x, z, w, d, dx: 0.5 }) + box(cam, { x, z, w, h, d, fill, lit });
  for (let c = 0; c < columns; c += 1) {
    for (let r = 0; r < rows; r += 1) {
      const isOpen = open && open[0] === c && open[1] === r;
      const shade = isOpen
        ? blend(fill, colour.ink, 0.6)
        : [blend(fill, colour.paper, 0.18), blend(fill, colour.river, 0.3), blend(fill, colour.paper, 0.36)][
            (c + r * 2) % 3
          ];
      const [fx, fy] = [x + c * cell + 0.03, 0.1 + r * tall + 0.03];
      const q = (ax, ay, aw, ah, f, o) =>
        face(
          cam,
          [
            [ax, ay, z],
            [ax + aw, ay, z],
            [ax + aw, ay + ah, z],
            [ax, ay + ah, z],
          ],
          f,
          o,
        );
      out += q(fx, fy, cell - 0.06, tall - 0.06, shade, { round: 3 });
      if (isOpen) {
        out +=
          q(fx + 0.05, fy + 0.02, 0.3, 0.12, colour.river, { round: 4 }) +
          q(fx + 0.06, fy + 0.15, 0.28, 0.1, colour.dawn, { round: 4 }) +
          q(fx + 0.07, fy + 0.26, 0.26, 0.07, colour.paper, { round: 4 });
        door = face(
          cam,
          [
            [fx + cell - 0.06, fy, z],
            [fx + cell - 0.06, fy + tall - 0.06, z],
            [fx + cell + 0.12, fy + tall - 0.06, z - 0.4],
            [fx + cell + 0.12, fy, z - 0.4],
          ],
          blend(fill, colour.paper, 0.35),
          { round: 3 },
        );
      } else {
        for (const k of [0, 1, 2])
          out += q(fx + 0.12, fy + tall - 0.16 - k * 0.05, cell - 0.3, 0.02, blend(shade, colour.ink, 0.35));
        out += q(fx + cell - 0.14, fy + tall * 0.36, 0.035, 0.08, colour.dawn, { round: 2 });
      }
    }
  }
  return out + door;
}
