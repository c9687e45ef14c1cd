import {
  blend,
  box,
  camera,
  face,
  finish,
  patch,
  place,
  roomShell,
  stack,
  wallOf,
} from '../kit/interior.mjs';
import { bed, bench, bunk, chair, lockers, stool, table } from '../kit/interior-furniture.mjs';
import { lampGlow, sunlight, windowOn } from '../kit/interior-light.mjs';
import { fan, frameOn, pendant, rug, shelf, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice } from '../kit/render.mjs';
import { scene, tall, wide } from './sizes.mjs';

const oxide = blend(colour.ember, colour.bark, 0.45);

/** Rows of made beds, nets tied up, the first sun through three windows. */
function firstLight() {
  const cam = camera({ x: 0.5, eye: 1.65, focal: 930, vx: 640, vy: 300 });
  const room = roomShell(cam, { left: -3.1, right: 3.1, depth: 10.2, floor: oxide, height: 3.3 });
  const windows = [3.1, 5.7, 8.3].map((u) => windowOn(cam, room, { u, w: 1.2, h: 1.6, v: 1 }));
  const rays = windows.map(({ corners }) =>
    sunlight(cam, corners, { dir: [1, -0.8, -0.12], strength: 0.4, shaft: 0.09 }),
  );
  const blankets = [colour.river, colour.leaf, colour.ember, colour.leaf, colour.ember, colour.river];
  const beds = [8, 5.4, 2.8].flatMap((z, i) => [
    {
      z,
      art:
        bed(cam, { x: -3.0, z: z - 0.1, w: 1, l: 2.05, head: 'left', blanket: blankets[i], shadow: 0.5 }) +
        place(cam, [-2.5, 1.35, z + 0.35], 1.7, things.net()),
    },
    {
      z: z - 0.01,
      art:
        bed(cam, { x: 0.95, z: z - 0.1, w: 1, l: 2.05, head: 'right', blanket: blankets[i + 3], shadow: 0 }) +
        place(cam, [2.5, 1.35, z + 0.35], 1.7, things.net()),
    },
  ]);
  const mat = rug(cam, { x: -0.55, z: 2.6, w: 1.1, d: 6.6, fill: blend(colour.river, colour.ink, 0.25) });
  const end = windowOn(cam, room, { side: 'back', u: -0.6, w: 1.2, h: 1.5, v: 1.1 });
  const slippers = place(cam, [0.78, 0, 4.45], 0.15, things.slippers());
  const body =
    room.art +
    windows.map((w) => w.art).join('') +
    end.art +
    mat +
    rays.map((r) => r.floor).join('') +
    stack(beds) +
    slippers +
    fan(cam, { z: 4.4, x: 0 }) +
    rays.map((r) => r.air).join('');
  return finish(cam, body, { strength: 0.34 });
}

/** Lockers along a wall, one open with folded clothes, a bench and a bag. */
function lockerWall() {
  const cam = camera({ x: 0.2, eye: 1.45, focal: 930, vx: 600, vy: 370 });
  const room = roomShell(cam, {
    left: -2.7,
    right: 2.7,
    depth: 5,
    floor: blend(colour.clay, colour.sand, 0.3),
    pattern: 'checker',
    light: 'right',
    dado: colour.river,
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: 1.6,
    w: 0.75,
    h: 1.35,
    v: 1.15,
    shutters: false,
    curtains: colour.ember,
  });
  const sun = sunlight(cam, win.corners, { dir: [-0.6, -0.75, -0.8], strength: 0.5, shaft: 0.14 });
  const items = [
    {
      z: 4.4,
      art: lockers(cam, {
        x: -2.3,
        z: 4.4,
        columns: 6,
        rows: 3,
        cell: 0.56,
        lit: 'right',
        open: [3, 1],
        fill: colour.sage,
      }),
    },
    {
      z: 4.39,
      art:
        place(cam, [0.75, 1.84, 4.5], 0.5, things.plant()) +
        place(cam, [-0.1, 1.84, 4.5], 0.34, things.bag(colour.ember)),
    },
    {
      z: 3.1,
      art:
        bench(cam, { x: -1.15, z: 3, w: 2.1, lit: 'right', shadow: -0.5 }) +
        place(cam, [-0.7, 0.45, 3.15], 0.36, things.bag(colour.river)) +
        box(cam, { x: 0.1, y: 0.45, z: 3.05, w: 0.42, h: 0.06, d: 0.24, fill: colour.paper, lit: 'right' }) +
        box(cam, { x: 0.12, y: 0.51, z: 3.06, w: 0.38, h: 0.06, d: 0.22, fill: colour.dawn, lit: 'right' }),
    },
    { z: 2.8, art: place(cam, [0.5, 0, 2.85], 0.15, things.slippers()) },
  ];
  const body =
    room.art +
    frameOn(cam, room, { u: -1.9, v: 2.2, w: 0.9, h: 0.55 }) +
    win.art +
    sun.floor +
    stack(items) +
    sun.air;
  return finish(cam, body, { light: 'right' });
}

/** A chair by the window at the end of the dormitory, shelves of books, a mat, a lamp. */
function readingCorner() {
  const cam = camera({ width: 900, height: 1100, x: 0, eye: 1.35, focal: 1180, vx: 450, vy: 560 });
  const room = roomShell(cam, {
    left: -2,
    right: 2,
    depth: 5.2,
    height: 3.1,
    floor: oxide,
    dado: colour.sage,
  });
  const win = windowOn(cam, room, { side: 'back', u: -1.05, v: 1, w: 1.15, h: 1.5 });
  const sun = sunlight(cam, win.corners, { dir: [0.5, -0.8, -0.8], strength: 0.42, shaft: 0.16 });
  const items = [
    {
      z: 4.9,
      art:
        shelf(cam, { x: 0.75, z: 4.85, w: 1.05, h: 1.75, rows: 4, random: dice(11) }) +
        place(cam, [1.2, 1.75, 4.95], 0.44, things.plant(colour.leaf, colour.river)),
    },
    { z: 4.3, art: rug(cam, { x: -1.25, z: 3, w: 2.3, d: 1.5, fill: colour.river }) },
    {
      z: 4.05,
      art:
        table(cam, { x: -1.3, z: 3.9, w: 0.5, d: 0.45, h: 0.6 }) +
        place(cam, [-1.05, 0.6, 4.1], 0.5, things.lamp(colour.ember)) +
        place(cam, [-0.92, 0.6, 3.95], 0.09, things.cup()),
    },
    {
      z: 3.6,
      art:
        chair(cam, { x: -0.45, z: 3.5, back: 'far', w: 0.6, d: 0.55, seat: colour.leaf }) +
        place(cam, [-0.15, 0.46, 3.75], 0.12, things.openBook()),
    },
    { z: 3.2, art: place(cam, [0.75, 0.01, 3.4], 0.2, things.books()) },
  ];
  const body =
    room.art +
    win.art +
    sun.floor +
    stack(items) +
    sun.air +
    pendant(cam, { x: 0.1, y: 2.3, z: 3.6, top: 3.1 });
  return finish(cam, body, { strength: 0.34 });
}

function basin(cam, x) {
  const [px, py] = cam.p(x, 0.86, 3.9);
  const m = cam.s(3.9);
  const tone = blend(colour.paper, colour.mist, 0.15);
  return `<path d="M${px - 0.06 * m} ${py} L${px + 0.06 * m} ${py} L${px + 0.045 * m} ${py + 0.86 * m} L${px - 0.045 * m} ${py + 0.86 * m}Z" fill="${blend(tone, colour.mist, 0.4)}"/><path d="M${px - 0.3 * m} ${py - 0.03 * m} Q${px - 0.26 * m} ${py + 0.2 * m} ${px} ${py + 0.2 * m} Q${px + 0.26 * m} ${py + 0.2 * m} ${px + 0.3 * m} ${py - 0.03 * m}Z" fill="${tone}"/><ellipse cx="${px}" cy="${py - 0.03 * m}" rx="${0.31 * m}" ry="${0.055 * m}" fill="${colour.paper}"/><ellipse cx="${px}" cy="${py - 0.025 * m}" rx="${0.24 * m}" ry="${0.035 * m}" fill="${blend(colour.mist, colour.river, 0.25)}"/><path d="M${px} ${py - 0.05 * m} v${-0.14 * m} q0 ${-0.05 * m} ${0.05 * m} ${-0.05 * m} h${0.05 * m} v${0.05 * m}" fill="none" stroke="${colour.grey}" stroke-width="${0.035 * m}" stroke-linejoin="round"/>`;
}

/** The wash room: basins and mirrors along a tiled wall, towels on hooks, a bucket. */
function washRoom() {
  const cam = camera({ width: 900, height: 1100, x: -0.3, eye: 1.5, focal: 1160, vx: 420, vy: 470 });
  const room = roomShell(cam, {
    left: -1.95,
    right: 1.6,
    depth: 4.4,
    height: 2.75,
    floor: blend(colour.mist, colour.sand, 0.55),
    pattern: 'checker',
    dado: blend(colour.mist, colour.river, 0.2),
    dadoHeight: 1.35,
    light: 'left',
    beams: false,
  });
  const on = wallOf(room, 'back');
  let tiles = '';
  for (let v = 0.35; v < 1.3; v += 0.24)
    tiles += patch(cam, on, [-1.9, v, 3.8, 0.012], colour.paper, { opacity: 0.5 });
  for (let u = -1.7; u < 1.9; u += 0.24)
    tiles += patch(cam, on, [u, 0.12, 0.012, 1.22], colour.paper, { opacity: 0.5 });
  const win = windowOn(cam, room, { side: 'back', u: -1.62, v: 1.42, w: 0.84, h: 1.05, shutters: false });
  const sun = sunlight(cam, win.corners, { dir: [0.5, -0.9, -0.5], strength: 0.4, shaft: 0.14 });
  const mirrors = [-0.25, 0.75]
    .map((u) =>
      frameOn(cam, room, { u: u - 0.24, v: 1.46, w: 0.48, h: 0.7, kind: 'mirror', frame: colour.leaf }),
    )
    .join('');
  const [hx, hy] = cam.p(1.14, 1.66, 4.35);
  const m = cam.s(4.35);
  const towels = [[0.04, colour.ember]]
    .map(
      ([dx, tone]) =>
        `<path d="M${hx + dx * m} ${hy} q${0.1 * m} ${0.03 * m} ${0.2 * m} 0 l${0.02 * m} ${0.6 * m} h${-0.24 * m}Z" fill="${tone}"/><path d="M${hx + (dx - 0.005) * m} ${hy + 0.46 * m} h${0.21 * m}" stroke="${colour.paper}" stroke-width="5"/>`,
    )
    .join('');
  const rail = patch(cam, on, [1.1, 1.66, 0.42, 0.03], colour.bark);
  const bucket = place(
    cam,
    [0.85, 0, 3.5],
    0.4,
    `<path d="M-44 -88 L44 -88 L34 0 L-34 0Z" fill="${colour.river}"/><ellipse cx="0" cy="-88" rx="44" ry="12" fill="${blend(colour.river, colour.ink, 0.4)}"/><ellipse cx="0" cy="-86" rx="38" ry="9" fill="${colour.mist}"/><path d="M-44 -86 Q0 -30 44 -86" fill="none" stroke="${colour.grey}" stroke-width="5"/>`,
  );
  const soap = [-1.25, -0.25, 0.75]
    .map((x, i) =>
      place(
        cam,
        [x + 0.24, 0.9, 3.88],
        0.1,
        i === 1
          ? things.tumbler()
          : `<rect x="-40" y="-34" width="80" height="34" rx="14" fill="${i ? colour.dawn : colour.sage}"/>`,
      ),
    )
    .join('');
  const mat =
    face(
      cam,
      [
        [-1.1, 0.01, 2.75],
        [0.5, 0.01, 2.75],
        [0.5, 0.01, 3.4],
        [-1.1, 0.01, 3.4],
      ],
      colour.leaf,
      { round: 8 },
    ) +
    face(
      cam,
      [
        [-1, 0.01, 2.85],
        [0.4, 0.01, 2.85],
        [0.4, 0.01, 3.3],
        [-1, 0.01, 3.3],
      ],
      colour.sage,
      { round: 8 },
    );
  const body =
    room.art +
    tiles +
    win.art +
    mirrors +
    rail +
    towels +
    sun.floor +
    [-1.25, -0.25, 0.75].map((x) => basin(cam, x)).join('') +
    soap +
    mat +
    bucket +
    sun.air;
  return finish(cam, body);
}

/** Lamps lit, the river blue outside, one resident reading on a bunk's edge. */
function evening() {
  const cam = camera({ x: -0.2, eye: 1.5, focal: 900, vx: 560, vy: 340 });
  const room = roomShell(cam, {
    left: -3,
    right: 3,
    depth: 6.4,
    floor: oxide,
    light: 'none',
    wall: blend(colour.sand, colour.clay, 0.25),
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -0.75,
    v: 1,
    w: 1.5,
    h: 1.5,
    time: 'night',
    curtains: colour.ember,
    shutters: false,
  });
  const [lx, ly] = cam.p(0.1, 2.25, 3.7);
  const seat = cam.s(3.2) * 1.62;
  const [px, py] = cam.p(0.95, 0, 3.2);
  const items = [
    { z: 5, art: bunk(cam, { x: -2.75, z: 4, frame: colour.leaf, blankets: [colour.ember, colour.river] }) },
    { z: 4.9, art: bunk(cam, { x: 1.75, z: 4, frame: colour.leaf, blankets: [colour.river, colour.dawn] }) },
    { z: 3.9, art: rug(cam, { x: -1.1, z: 2.5, w: 2.3, d: 2.2, fill: colour.river }) },
    {
      z: 3.4,
      art:
        table(cam, { x: -0.35, z: 3.5, w: 0.75, d: 0.6, h: 0.72 }) +
        place(cam, [-0.15, 0.72, 3.7], 0.12, things.books()) +
        place(cam, [0.2, 0.72, 3.65], 0.12, things.tumbler()),
    },
    {
      z: 3.2,
      art:
        stool(cam, { x: 0.75, z: 3.05, h: 0.45 }) +
        person({
          x: px,
          y: py,
          height: seat,
          pose: 'reading',
          dress: 'kurta',
          facing: 'left',
          skin: 1,
          grey: true,
          shadow: 0,
        }),
    },
    { z: 2.5, art: bed(cam, { x: -3.1, z: 2.1, w: 1, l: 2.0, head: 'left', blanket: colour.leaf }) },
  ];
  const body = room.art + win.art + stack(items);
  const lit = finish(cam, body, { evening: { x: lx, y: ly + 120, dark: 0.8 }, strength: 0.05 });
  return lit + lampGlow(lx, ly, 330, 0.6) + pendant(cam, { x: 0.1, y: 2.25, z: 3.7, shade: colour.ember });
}

export const dormitory = [
  scene('dormitory-first-light', 'Six beds at first light', wide, firstLight),
  scene('dormitory-lockers', 'A locker for each resident', wide, lockerWall),
  scene('dormitory-reading-corner', 'The reading corner', tall, readingCorner),
  scene('dormitory-wash-room', 'The wash room', tall, washRoom),
  scene('dormitory-evening', 'Evening, lamps lit', wide, evening),
];
