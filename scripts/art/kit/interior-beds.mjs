import { blend, box, face, floorShadow } from './interior.mjs';
import { colour } from './palette.mjs';

export const wood = blend(colour.bark, colour.clay, 0.35);

export const legs = (cam, { x, y = 0, z, w, d, h, t = 0.06, fill = wood, lit }) =>
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
