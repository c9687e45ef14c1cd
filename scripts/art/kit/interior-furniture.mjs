import { blend, box, face, floorShadow } from './interior.mjs';
import { colour } from './palette.mjs';

const wood = blend(colour.bark, colour.clay, 0.35);

const legs = (cam, { x, y = 0, z, w, d, h, t = 0.06, fill = wood, lit }) =>
  [
    [x, z + d - t],
    [x + w - t, z + d - t],
    [x, z],
    [x + w - t, z],
  ]
    .map(([lx, lz]) => box(cam, { x: lx, y, z: lz, w: t, h, d: t, fill, lit, round: 1 }))
    .join('');

function pillow(cam, { x, y, z, w, d }, fill = colour.paper) {
  const low = box(cam, {
    x: x + w * 0.06,
    y,
    z: z + d * 0.06,
    w: w * 0.88,
    h: 0.1,
    d: d * 0.88,
    fill: blend(fill, colour.mist, 0.2),
    round: 9,
  });
  return low;
}

function lengthwiseBed(cam, { x, y, z, w, l, lit, blanket, frame, sheet }) {
  const foot = { x: x - 0.02, z, w: w + 0.04, d: l * 0.58 };
  return [
    box(cam, { x, y, z: z + l - 0.06, w, h: 0.95, d: 0.06, fill: frame, lit }),
    legs(cam, { x, y, z, w, d: l, h: 0.3, fill: frame, lit }),
    box(cam, { x, y: y + 0.28, z, w, h: 0.1, d: l, fill: frame, lit }),
    box(cam, {
      x: x + 0.02,
      y: y + 0.38,
      z: z + 0.03,
      w: w - 0.04,
      h: 0.16,
      d: l - 0.1,
      fill: sheet,
      lit,
      round: 6,
    }),
    pillow(cam, { x: x + w * 0.1, y: y + 0.54, z: z + l - 0.58, w: w * 0.8, d: 0.42 }),
    box(cam, {
      x: foot.x,
      y: y + 0.4,
      z: z + l * 0.58,
      w: foot.w,
      h: 0.165,
      d: 0.2,
      fill: blend(colour.paper, blanket, 0.18),
      lit,
      round: 5,
    }),
    box(cam, { ...foot, y: y + 0.36, h: 0.2, fill: blanket, lit, round: 6 }),
    face(
      cam,
      [
        [foot.x, y + 0.565, z + 0.35],
        [foot.x + foot.w, y + 0.565, z + 0.35],
        [foot.x + foot.w, y + 0.565, z + 0.5],
        [foot.x, y + 0.565, z + 0.5],
      ],
      blend(blanket, colour.paper, 0.55),
    ),
    box(cam, { x, y, z: z - 0.05, w, h: 0.5, d: 0.05, fill: frame, lit }),
  ].join('');
}

function crosswiseBed(cam, { x, y, z, w, l, lit, blanket, frame, sheet, head }) {
  const atLeft = head === 'left';
  const board = (bx, h) => ({ bx, art: box(cam, { x: bx, y, z, w: 0.06, h, d: w, fill: frame, lit }) });
  const boards = [board(x, atLeft ? 0.95 : 0.55), board(x + l - 0.06, atLeft ? 0.55 : 0.95)];
  const behind = boards.filter(({ bx }) => Math.abs(bx + 0.03 - cam.x) >= Math.abs(x + l / 2 - cam.x));
  const before = boards.filter((item) => !behind.includes(item));
  const cover = { x: atLeft ? x + l * 0.4 : x + 0.06, w: l * 0.6 - 0.06 };
  return [
    ...behind.map(({ art }) => art),
    legs(cam, { x, y, z, w: l, d: w, h: 0.3, fill: frame, lit }),
    box(cam, { x, y: y + 0.28, z, w: l, h: 0.1, d: w, fill: frame, lit }),
    box(cam, {
      x: x + 0.06,
      y: y + 0.38,
      z: z + 0.02,
      w: l - 0.12,
      h: 0.16,
      d: w - 0.04,
      fill: sheet,
      lit,
      round: 6,
    }),
    pillow(cam, { x: atLeft ? x + 0.1 : x + l - 0.54, y: y + 0.54, z: z + w * 0.1, w: 0.44, d: w * 0.8 }),
    box(cam, {
      x: atLeft ? cover.x - 0.16 : cover.x + cover.w - 0.02,
      y: y + 0.4,
      z: z - 0.02,
      w: 0.18,
      h: 0.165,
      d: w + 0.04,
      fill: blend(colour.paper, blanket, 0.18),
      lit,
      round: 5,
    }),
    box(cam, { ...cover, y: y + 0.36, z: z - 0.02, h: 0.2, d: w + 0.04, fill: blanket, lit, round: 6 }),
    ...before.map(({ art }) => art),
  ].join('');
}

/** A made bed. `head`: 'far' (lying along z), 'left' or 'right' (lying along x). */
export function bed(
  cam,
  {
    x,
    y = 0,
    z,
    w = 0.95,
    l = 2,
    head = 'far',
    lit = 'left',
    blanket = colour.river,
    frame = wood,
    sheet = colour.paper,
    shadow = 0.35,
  },
) {
  const parts = { x, y, z, w, l, lit, blanket, frame, sheet, head };
  const ground =
    shadow && y === 0
      ? floorShadow(cam, head === 'far' ? { x, z, w, d: l, dx: shadow } : { x, z, w: l, d: w, dx: shadow })
      : '';
  return ground + (head === 'far' ? lengthwiseBed(cam, parts) : crosswiseBed(cam, parts));
}

/** Two beds, one above the other, with posts and a ladder at the foot. */
export function bunk(
  cam,
  { x, z, w = 0.95, l = 2, lit = 'left', frame = colour.leaf, blankets = [colour.river, colour.dawn] },
) {
  const post = (px, pz) => box(cam, { x: px, z: pz, w: 0.07, h: 1.95, d: 0.07, fill: frame, lit });
  const rungs = [0.25, 0.55, 0.85, 1.15].map((y) =>
    box(cam, { x: x + w * 0.62, y, z: z - 0.1, w: w * 0.34, h: 0.04, d: 0.04, fill: frame, lit, round: 1 }),
  );
  const rails = [0.62, 0.94].map((f) =>
    box(cam, { x: x + w * f, y: 0, z: z - 0.1, w: 0.045, h: 1.6, d: 0.045, fill: frame, lit, round: 1 }),
  );
  return [
    post(x, z + l - 0.07),
    post(x + w - 0.07, z + l - 0.07),
    bed(cam, { x, z, w, l, lit, frame, blanket: blankets[0], shadow: 0.4 }),
    bed(cam, { x, y: 1.02, z, w, l, lit, frame, blanket: blankets[1], shadow: 0 }),
    post(x, z - 0.04),
    post(x + w - 0.07, z - 0.04),
    ...rungs,
    ...rails,
  ].join('');
}

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
