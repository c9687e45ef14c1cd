import { blend, box, camera, finish, place, roomShell, stack } from '../kit/interior.mjs';
import { bed, bench, chair, lockers, table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { fan, frameOn, pendant, rug, shelf, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { dice } from '../kit/render.mjs';
import { evening, washRoom } from './rooms-dormitory-more.mjs';
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
  const net = (x, z) => place(cam, [x, 1.35, z + 0.35], 1.7, things.net());
  const beds = [8, 5.4, 2.8].flatMap((z, i) => [
    {
      z,
      art:
        bed(cam, { x: -3.0, z: z - 0.1, w: 1, l: 2.05, head: 'left', blanket: blankets[i], shadow: 0.5 }) +
        (i < 2 ? net(-2.5, z) : ''),
    },
    {
      z: z - 0.01,
      art:
        bed(cam, { x: 0.95, z: z - 0.1, w: 1, l: 2.05, head: 'right', blanket: blankets[i + 3], shadow: 0 }) +
        (i < 2 ? net(2.5, z) : ''),
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

export const dormitory = [
  scene('dormitory-first-light', 'Six beds at first light', wide, firstLight),
  scene('dormitory-lockers', 'A locker for each resident', wide, lockerWall),
  scene('dormitory-reading-corner', 'The reading corner', tall, readingCorner),
  scene('dormitory-wash-room', 'The wash room', tall, washRoom),
  scene('dormitory-evening', 'Evening, lamps lit', wide, evening),
];
