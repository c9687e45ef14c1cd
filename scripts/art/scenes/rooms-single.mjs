import { blend, box, camera, finish, patch, place, roomShell, stack, wallOf } from '../kit/interior.mjs';
import { almirah, bed, chair, stool, table } from '../kit/interior-furniture.mjs';
import { lampGlow, sunlight, windowOn } from '../kit/interior-light.mjs';
import { frameOn, rug, shelf, steam, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice } from '../kit/render.mjs';
import { scene, tall, wide } from './sizes.mjs';

const oxide = blend(colour.ember, colour.bark, 0.48);

/** One bed along the wall, the window over it, everything in its place. */
function morningBed() {
  const cam = camera({ x: 0, eye: 1.5, focal: 960, vx: 600, vy: 340 });
  const room = roomShell(cam, {
    left: -2.3,
    right: 2.3,
    depth: 4.7,
    height: 3,
    floor: oxide,
    dado: colour.sage,
  });
  const win = windowOn(cam, room, { side: 'back', u: -1.35, w: 1.3, h: 1.35, v: 1.15 });
  const sun = sunlight(cam, win.corners, { dir: [0.75, -0.8, -0.75], strength: 0.42, shaft: 0.13 });
  const items = [
    {
      z: 4.5,
      art:
        table(cam, { x: 1.05, z: 4.2, w: 0.55, d: 0.45, h: 0.62 }) +
        place(cam, [1.22, 0.62, 4.4], 0.42, things.lamp(colour.dawn)) +
        place(cam, [1.45, 0.62, 4.35], 0.13, things.books()),
    },
    {
      z: 3.7,
      art: bed(cam, { x: -1.3, z: 3.6, w: 1.05, l: 2.15, head: 'right', blanket: colour.ember, shadow: 0.3 }),
    },
    { z: 3.6, art: rug(cam, { x: -1.1, z: 2.7, w: 1.7, d: 0.75, fill: colour.leaf }) },
    {
      z: 3.3,
      art:
        chair(cam, { x: -2.05, z: 3.3, back: 'left', seat: colour.river }) +
        place(cam, [-1.82, 0.46, 3.5], 0.34, things.bag(colour.river)),
    },
    { z: 3, art: place(cam, [0.85, 0, 3.25], 0.14, things.slippers(colour.leaf)) },
  ];
  const body =
    room.art +
    frameOn(cam, room, { u: 1.05, v: 1.5, w: 0.8, h: 0.58 }) +
    win.art +
    stack([items[2]]) +
    sun.floor +
    stack(items.filter((_, i) => i !== 2)) +
    sun.air;
  return finish(cam, body, { strength: 0.28 });
}

/** A writing table of one's own: diary, plant, a shelf with a few books. */
function writingTable() {
  const cam = camera({ width: 900, height: 1100, x: 0.1, eye: 1.4, focal: 1250, vx: 450, vy: 500 });
  const room = roomShell(cam, {
    left: -1.7,
    right: 1.7,
    depth: 4.3,
    height: 2.9,
    floor: blend(colour.clay, colour.bark, 0.2),
    pattern: 'boards',
    dado: blend(colour.river, colour.mist, 0.2),
    light: 'right',
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -0.25,
    w: 1.15,
    h: 1.25,
    v: 1.05,
    shutters: false,
    curtains: colour.sage,
  });
  const sun = sunlight(cam, win.corners, { dir: [-0.4, -0.85, -0.7], strength: 0.42, shaft: 0.14 });
  const ledge =
    box(cam, { x: -1.35, y: 1.55, z: 4.1, w: 0.75, h: 0.04, d: 0.2, fill: colour.bark, lit: 'right' }) +
    place(cam, [-1.15, 1.59, 4.15], 0.26, things.books(colour.leaf, colour.dawn, colour.river)) +
    place(cam, [-0.75, 1.59, 4.15], 0.3, things.plant(colour.sage));
  const items = [
    {
      z: 3.9,
      art:
        table(cam, { x: -0.75, z: 3.6, w: 1.5, d: 0.6, lit: 'right', shadow: -0.3 }) +
        place(cam, [-0.5, 0.75, 3.95], 0.44, things.lamp(colour.ember)) +
        place(cam, [0.33, 0.75, 3.72], 0.13, things.openBook()) +
        place(cam, [0.62, 0.75, 3.8], 0.11, things.cup()),
    },
    { z: 3.2, art: chair(cam, { x: -0.4, z: 3.1, back: 'near', w: 0.5, lit: 'right' }) },
    { z: 3.15, art: rug(cam, { x: -1.2, z: 2.75, w: 1.9, d: 0.9, fill: colour.river }) },
  ];
  const body =
    room.art + ledge + win.art + stack([items[2]]) + sun.floor + stack(items.slice(0, 2)) + sun.air;
  return finish(cam, body, { light: 'right' });
}

/** A resident sits with the first tea and looks at the river. */
function teaByTheWindow() {
  const cam = camera({ x: 0, eye: 1.4, focal: 1040, vx: 590, vy: 330 });
  const room = roomShell(cam, {
    left: -2,
    right: 2.4,
    depth: 4.5,
    height: 3,
    floor: oxide,
    dado: blend(colour.dawn, colour.sand, 0.35),
    wall: blend(colour.paper, colour.pale, 0.6),
    light: 'right',
    beams: false,
  });
  const win = windowOn(cam, room, { side: 'back', u: 0.15, w: 1.5, h: 1.75, v: 0.75, bars: false });
  const sun = sunlight(cam, win.corners, { dir: [-0.5, -0.75, -0.7], strength: 0.42, shaft: 0.15 });
  const [px, py] = cam.p(-0.3, 0, 3.55);
  const [sx, sy] = cam.p(0.62, 0.78, 3.75);
  const items = [
    { z: 4.2, art: almirah(cam, { x: -1.85, z: 4.0, w: 0.8, h: 1.75, fill: colour.river, lit: 'right' }) },
    {
      z: 3.8,
      art:
        table(cam, { x: 0.4, z: 3.65, w: 0.55, d: 0.45, h: 0.58, lit: 'right', shadow: -0.25 }) +
        place(cam, [0.56, 0.58, 3.8], 0.22, things.kettle()) +
        place(cam, [0.82, 0.58, 3.75], 0.1, things.cup()),
    },
    {
      z: 3.5,
      art:
        chair(cam, { x: -0.56, z: 3.45, back: 'left', lit: 'right', w: 0.46 }) +
        person({
          x: px,
          y: py,
          height: cam.s(3.6) * 1.62,
          pose: 'sitting',
          dress: 'saree',
          colours: { main: colour.leaf, accent: colour.dawn },
          skin: 0,
          grey: true,
          shadow: 0,
          holding: 'cup',
        }),
    },
    { z: 3.4, art: rug(cam, { x: -1.2, z: 2.9, w: 2.5, d: 1.2, fill: colour.river }) },
    { z: 3, art: place(cam, [1.55, 0, 3.5], 0.75, things.plant()) },
  ];
  const body =
    room.art +
    win.art +
    stack([items[3]]) +
    sun.floor +
    stack(items.filter((_, i) => i !== 3)) +
    steam(sx, sy, 0.9, 0.2) +
    sun.air;
  return finish(cam, body, { light: 'right', strength: 0.34 });
}

/** Night: a lamp, a turned-down bed, the moon over the river. */
function nightLamp() {
  const cam = camera({ width: 900, height: 1100, x: 0, eye: 1.5, focal: 1150, vx: 450, vy: 480 });
  const room = roomShell(cam, {
    left: -1.75,
    right: 1.75,
    depth: 4.6,
    height: 2.95,
    floor: oxide,
    dado: colour.sage,
    light: 'none',
    wall: blend(colour.sand, colour.clay, 0.2),
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -1.05,
    w: 1,
    h: 1.4,
    v: 1.1,
    time: 'night',
    shutters: false,
    curtains: colour.river,
  });
  const on = wallOf(room, 'back');
  const hooks = patch(cam, on, [0.5, 1.95, 1, 0.04], colour.bark);
  const [lx, ly] = cam.p(-0.95, 0.95, 4.2);
  const [hx, hy] = cam.p(0.72, 1.95, 4.6);
  const m = cam.s(4.6);
  const kurta = `<path d="M${hx} ${hy} l${0.2 * m} ${0.08 * m} l${0.1 * m} ${0.45 * m} l${-0.1 * m} ${0.03 * m} l${-0.02 * m} ${0.3 * m} h${-0.36 * m} l${-0.02 * m} ${-0.3 * m} l${-0.1 * m} ${-0.03 * m} l${0.1 * m} ${-0.45 * m}Z" fill="${colour.dawn}"/><path d="M${hx} ${hy} v${0.3 * m}" stroke="${colour.ember}" stroke-width="4"/>`;
  const gamcha = `<path d="M${hx + 0.5 * m} ${hy} h${0.16 * m} v${0.62 * m} h${-0.16 * m}Z" fill="${colour.ember}"/><path d="M${hx + 0.5 * m} ${hy + 0.5 * m} h${0.16 * m} M${hx + 0.54 * m} ${hy} v${0.62 * m}" stroke="${colour.paper}" stroke-width="5"/>`;
  const items = [
    {
      z: 4.2,
      art:
        stool(cam, { x: -1.18, z: 4.05, w: 0.46, d: 0.4, h: 0.6, shadow: 0.1 }) +
        place(cam, [-0.95, 0.6, 4.2], 0.5, things.lamp(colour.glow)) +
        place(cam, [-0.82, 0.6, 4.1], 0.1, things.tumbler()),
    },
    {
      z: 3,
      art:
        bed(cam, { x: -0.6, z: 2.55, w: 1.15, l: 1.95, head: 'far', blanket: colour.river, shadow: 0.3 }) +
        place(cam, [0.15, 0.57, 3.0], 0.1, things.openBook()),
    },
    {
      z: 4.3,
      art: shelf(cam, { x: 0.85, z: 4.2, w: 0.7, h: 0.95, rows: 2, holds: 'books', random: dice(3) }),
    },
  ];
  const body = room.art + hooks + kurta + gamcha + win.art + stack(items);
  return (
    finish(cam, body, { evening: { x: lx, y: ly, dark: 0.78, reach: 0.8 }, strength: 0.04 }) +
    lampGlow(lx, ly, 330, 0.65)
  );
}

export const single = [
  scene('single-morning', 'A room of your own, morning', wide, morningBed),
  scene('single-writing-table', 'The writing table', tall, writingTable),
  scene('single-tea-by-the-window', 'First tea by the window', wide, teaByTheWindow),
  scene('single-night-lamp', 'A lamp at night', tall, nightLamp),
];
