import {
  blend,
  box,
  camera,
  face,
  facing,
  finish,
  gradient,
  place,
  roomShell,
  stack,
} from '../kit/interior.mjs';
import { almirah, bed, chair, stool, table } from '../kit/interior-furniture.mjs';
import { doorway, sunlight, windowOn } from '../kit/interior-light.mjs';
import { fan, frameOn, rug, shelf, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice } from '../kit/render.mjs';
import { balconyView } from './rooms-outside.mjs';
import { scene, tall, wide } from './sizes.mjs';

const oxide = blend(colour.ember, colour.bark, 0.5);

/** Two beds lying towards the window wall, a small table between them. */
function twoBeds() {
  const cam = camera({ x: 0, eye: 1.6, focal: 900, vx: 600, vy: 320 });
  const room = roomShell(cam, {
    left: -2.6,
    right: 2.6,
    depth: 5.6,
    height: 3.1,
    floor: oxide,
    dado: blend(colour.river, colour.mist, 0.35),
  });
  const win = windowOn(cam, room, { side: 'back', u: -0.7, w: 1.4, h: 1.6, v: 0.95, shade: colour.leaf });
  const sun = sunlight(cam, win.corners, { dir: [0.45, -0.8, -1], strength: 0.42, shaft: 0.13 });
  const items = [
    {
      z: 5,
      art:
        table(cam, { x: -0.35, z: 4.75, w: 0.7, d: 0.5, h: 0.62 }) +
        place(cam, [-0.12, 0.62, 4.95], 0.46, things.lamp(colour.ember)) +
        place(cam, [0.2, 0.62, 4.9], 0.24, things.matka()),
    },
    { z: 3.6, art: bed(cam, { x: -2.2, z: 3.1, w: 1.15, l: 2.2, blanket: colour.leaf }) },
    { z: 3.59, art: bed(cam, { x: 1.05, z: 3.1, w: 1.15, l: 2.2, blanket: colour.ember, shadow: 0.3 }) },
    { z: 3.4, art: rug(cam, { x: -0.7, z: 2.9, w: 1.4, d: 1.6, fill: colour.river }) },
    { z: 2.9, art: place(cam, [0.75, 0, 3.75], 0.15, things.slippers()) },
  ];
  const frames =
    frameOn(cam, room, { u: -2.4, v: 1.55, w: 0.7, h: 0.52 }) +
    frameOn(cam, room, { u: 1.7, v: 1.55, w: 0.7, h: 0.52, frame: colour.leaf });
  const body =
    room.art +
    frames +
    win.art +
    stack([items[3]]) +
    sun.floor +
    stack(items.filter((_, i) => i !== 3)) +
    fan(cam, { z: 3.8, y: 2.62 }) +
    sun.air;
  return finish(cam, body, { strength: 0.26 });
}

/** A desk for two under the window: one resident writes, the other chair is free. */
function sharedDesk() {
  const cam = camera({ x: 0.3, eye: 1.45, focal: 1000, vx: 620, vy: 340 });
  const room = roomShell(cam, {
    left: -2.2,
    right: 2.6,
    depth: 4.8,
    height: 3,
    floor: blend(colour.clay, colour.bark, 0.2),
    pattern: 'boards',
    dado: colour.sage,
    light: 'right',
  });
  const win = windowOn(cam, room, { side: 'back', u: -0.9, w: 1.7, h: 1.25, v: 1.05, shade: colour.river });
  const sun = sunlight(cam, win.corners, { dir: [-0.5, -0.85, -0.7], strength: 0.42, shaft: 0.12 });
  const [px, py] = cam.p(-0.55, 0, 3.55);
  const items = [
    {
      z: 4.3,
      art:
        table(cam, { x: -1.25, z: 4.1, w: 2.5, d: 0.65, lit: 'right', shadow: -0.3 }) +
        place(cam, [0.15, 0.75, 4.5], 0.42, things.lamp(colour.dawn)) +
        place(cam, [-1.02, 0.75, 4.45], 0.36, things.plant()) +
        place(cam, [0.78, 0.75, 4.35], 0.14, things.openBook()) +
        place(cam, [0.45, 0.75, 4.4], 0.16, things.books()),
    },
    {
      z: 4.4,
      art:
        shelf(cam, { x: 1.55, z: 4.4, w: 0.95, h: 1.7, rows: 4, random: dice(5), lit: 'right' }) +
        place(cam, [2, 1.7, 4.5], 0.34, things.bag(colour.leaf)),
    },
    {
      z: 3.7,
      art:
        stool(cam, { x: -0.8, z: 3.4, w: 0.5, d: 0.42, lit: 'right', shadow: -0.3 }) +
        person({
          x: px,
          y: py,
          height: cam.s(3.45) * 1.62,
          pose: 'seated-back',
          dress: 'salwar',
          colours: { main: colour.ember, accent: colour.glow },
          hair: 'braid',
          skin: 1,
        }),
    },
    {
      z: 3.5,
      art: chair(cam, { x: 0.65, z: 3.4, back: 'right', w: 0.48, lit: 'right', seat: colour.river }),
    },
  ];
  const body = room.art + win.art + sun.floor + stack(items) + sun.air;
  return finish(cam, body, { light: 'right' });
}

function balconyThings(cam, { leaf }) {
  return [
    { z: 3.9, art: leaf(-0.75, -1.2, colour.leaf) + leaf(0.75, 1.2, blend(colour.leaf, colour.sage, 0.25)) },
    {
      z: 3,
      art:
        stool(cam, { x: 0.45, z: 2.95, w: 0.42, d: 0.4, lit: 'right', shadow: -0.2 }) +
        place(cam, [0.58, 0.45, 3.1], 0.1, things.cup()) +
        place(cam, [0.74, 0.45, 3.1], 0.1, things.cup()),
    },
    { z: 2.9, art: rug(cam, { x: -0.6, z: 2.55, w: 0.95, d: 1.3, fill: colour.river }) },
  ];
}

/** The door stands open to a balcony with plants, the river and the first ferry. */
function balcony() {
  const cam = camera({ width: 900, height: 1100, x: 0, eye: 1.5, focal: 1180, vx: 450, vy: 520 });
  const view = balconyView(cam);
  const room = roomShell(cam, {
    left: -1.7,
    right: 1.7,
    depth: 4.2,
    height: 3,
    floor: oxide,
    dado: colour.sage,
    light: 'right',
  });
  const opening = facing(4.2, [-0.75, 0.75], [0, 2.3]);
  const sun = sunlight(cam, opening, { dir: [-0.25, -0.8, -0.75], strength: 0.4, shaft: 0.12 });
  const leaf = (x1, x2, tone) => {
    let out = face(
      cam,
      [
        [x1, 0, 4.2],
        [x2, 0, 3.55],
        [x2, 2.3, 3.55],
        [x1, 2.3, 4.2],
      ],
      tone,
      { round: 3 },
    );
    const at = (t) => [x1 + (x2 - x1) * t, 4.2 - 0.65 * t];
    for (let i = 0; i < 13; i += 1) {
      if (i === 6) continue;
      const [[a, az], [b, bz]] = [at(0.15), at(0.85)];
      const y = 0.15 + i * 0.16;
      out += face(
        cam,
        [
          [a, y, az],
          [b, y, bz],
          [b, y + 0.09, bz],
          [a, y + 0.09, az],
        ],
        blend(tone, colour.ink, 0.3),
      );
    }
    return out;
  };
  const items = balconyThings(cam, { leaf });
  return finish(
    cam,
    room.art + view + sun.floor + stack([items[2]]) + stack([items[0], items[1]]) + sun.air,
    { light: 'right', strength: 0.24 },
  );
}

/** A quiet afternoon: cupboard with a mirror, a bed each, a door to the passage. */
function cupboard() {
  const cam = camera({ x: -0.2, eye: 1.5, focal: 880, vx: 520, vy: 330 });
  const room = roomShell(cam, {
    left: -2.6,
    right: 2.7,
    depth: 5.2,
    height: 3,
    floor: blend(colour.clay, colour.sand, 0.35),
    pattern: 'checker',
    dado: blend(colour.ember, colour.sand, 0.45),
    wall: blend(colour.paper, colour.sand, 0.5),
  });
  const win = windowOn(cam, room, { side: 'left', u: 3.2, w: 1.3, h: 1.5, time: 'day', shade: colour.leaf });
  const sun = sunlight(cam, win.corners, { dir: [1, -0.75, -0.1], strength: 0.5, shaft: 0.12 });
  const door = doorway(cam, room, { side: 'back', u: 1.35, w: 0.9, h: 2.1 });
  const items = [
    {
      z: 4.6,
      art:
        almirah(cam, { x: -0.85, z: 4.65, w: 1.15, h: 2, mirror: true, fill: colour.river }) +
        box(cam, { x: -0.75, y: 2, z: 4.75, w: 0.7, h: 0.24, d: 0.35, fill: colour.bark }),
    },
    {
      z: 4.2,
      art:
        table(cam, { x: -2.35, z: 4.35, w: 0.9, d: 0.45, h: 0.7, shadow: 0.2 }) +
        place(cam, [-1.9, 0.7, 4.5], 0.4, things.plant(colour.leaf, colour.river)),
    },
    {
      z: 3.1,
      art: bed(cam, { x: -2.4, z: 2.75, w: 1.05, l: 2, head: 'left', blanket: colour.leaf, shadow: 0.3 }),
    },
    {
      z: 3,
      art: bed(cam, { x: 0.75, z: 2.75, w: 1.05, l: 2, head: 'right', blanket: colour.river, shadow: 0 }),
    },
    { z: 2.7, art: place(cam, [0.2, 0.01, 3.1], 0.15, things.slippers(colour.leaf)) },
  ];
  const shade = gradient(
    [
      [0, colour.night, 0],
      [1, colour.night, 0.1],
    ],
    [0, 0, 1, 0],
  );
  return finish(
    cam,
    `${room.art}${win.art}${door}${sun.floor}${stack(items)}${fan(cam, { z: 3.6, x: -0.1, y: 2.55, angle: 1 })}${sun.air}${shade.defs}`,
    { strength: 0.22 },
  );
}

export const double = [
  scene('double-two-beds', 'Two beds by the window', wide, twoBeds),
  scene('double-shared-desk', 'A desk for two', wide, sharedDesk),
  scene('double-balcony', 'The balcony at dawn', tall, balcony),
  scene('double-cupboard', 'Room for your own things', wide, cupboard),
];
