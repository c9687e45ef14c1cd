import { blend, box, finish, place, roomShell, stack } from '../kit/interior.mjs';
import { bed, chair, stool, table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { frameOn, rug, shelf, steam, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice } from '../kit/render.mjs';
import { scene, tile } from './sizes.mjs';
import { at, view } from './tile-room.mjs';
import { group } from './treatment-tiles-three.mjs';

const oxide = blend(colour.ember, colour.bark, 0.5);

function assessmentThings(cam, { scales, cuff }) {
  return [
    { z: 4.4, art: shelf(cam, { x: -2.05, z: 4.4, w: 0.85, h: 1.5, rows: 3, random: dice(8) }) },
    { z: 4, art: scales },
    {
      z: 3.6,
      art:
        stool(cam, { x: -0.98, z: 3.45 }) +
        at(cam, -0.8, 3.6, 1.62, {
          pose: 'talking',
          dress: 'saree',
          colours: { main: colour.paper, accent: colour.leaf, blouse: colour.leaf },
          skin: 1,
        }),
    },
    {
      z: 3.5,
      art:
        stool(cam, { x: 0.7, z: 3.45 }) +
        at(cam, 0.9, 3.6, 1.62, {
          pose: 'sitting',
          dress: 'shirt',
          colours: { main: colour.dawn, lower: colour.bark },
          skin: 0,
          facing: 'left',
        }),
    },
    {
      z: 3.3,
      art:
        table(cam, { x: -0.5, z: 3.3, w: 1.05, d: 0.5 }) +
        cuff +
        place(cam, [-0.28, 0.75, 3.42], 0.1, things.openBook()),
    },
  ];
}

/** A doctor notes the blood pressure: table, cuff, scales for weight, window. */
function assessment() {
  const cam = view();
  const room = roomShell(cam, {
    left: -2.2,
    right: 2.2,
    depth: 4.8,
    floor: blend(colour.mist, colour.sand, 0.6),
    pattern: 'checker',
    dado: blend(colour.mist, colour.river, 0.2),
    beams: false,
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -0.55,
    w: 1.1,
    h: 1.3,
    v: 1.05,
    shutters: false,
    curtains: colour.sage,
  });
  const sun = sunlight(cam, win.corners, { dir: [0.4, -0.8, -0.8], strength: 0.42, shaft: 0.14 });
  const scales =
    box(cam, { x: 1.25, z: 4, w: 0.42, h: 0.08, d: 0.4, fill: colour.night }) +
    box(cam, { x: 1.43, y: 0.08, z: 4.3, w: 0.06, h: 1.3, d: 0.06, fill: colour.grey }) +
    box(cam, { x: 1.25, y: 1.34, z: 4.28, w: 0.42, h: 0.07, d: 0.07, fill: colour.grey });
  const cuff = place(
    cam,
    [0.12, 0.75, 3.45],
    0.2,
    `<rect x="-70" y="-34" width="96" height="34" rx="14" fill="${colour.river}"/><circle cx="52" cy="-30" r="30" fill="${colour.paper}" stroke="${colour.night}" stroke-width="7"/><path d="M52 -30 l12 -14" stroke="${colour.ember}" stroke-width="6"/>`,
  );
  const items = assessmentThings(cam, { scales, cuff });
  return finish(cam, room.art + win.art + sun.floor + stack(items) + sun.air);
}

function detoxificationThings(cam, { px, py }) {
  return [
    {
      z: 4.4,
      art:
        table(cam, { x: -2, z: 4.2, w: 0.8, d: 0.55, h: 0.7, lit: 'right', shadow: -0.2 }) +
        place(cam, [-1.75, 0.7, 4.45], 0.36, things.matka()) +
        place(cam, [-1.4, 0.7, 4.35], 0.14, things.tumbler()),
    },
    {
      z: 3.7,
      art: bed(cam, {
        x: -0.35,
        z: 3.35,
        w: 1,
        l: 2.15,
        head: 'right',
        blanket: colour.river,
        lit: 'right',
        shadow: -0.3,
      }),
    },
    {
      z: 3.4,
      art: at(cam, -1.05, 3.35, 1.58, {
        pose: 'serving',
        dress: 'saree',
        colours: { main: colour.paper, accent: colour.river, blouse: colour.river },
        skin: 0,
        holding: 'cup',
        shadow: 0.4,
      }),
    },
    {
      z: 3.3,
      art: person({
        x: px,
        y: py,
        height: cam.s(3.25) * 1.7,
        pose: 'sitting',
        dress: 'kurta',
        colours: { main: colour.dawn, accent: colour.ember, lower: colour.paper },
        skin: 1,
        facing: 'left',
        shadow: 0,
      }),
    },
  ];
}

/** A nurse on her round at a bedside: water, a lamp, a light blanket, an open window. */
function detoxification() {
  const cam = view({ x: 0.1, vy: 265 });
  const room = roomShell(cam, {
    left: -2.3,
    right: 2.3,
    depth: 4.9,
    floor: blend(colour.clay, colour.sand, 0.4),
    pattern: 'checker',
    dado: colour.sage,
    light: 'right',
    beams: false,
  });
  const win = windowOn(cam, room, { side: 'back', u: 0.35, w: 1.15, h: 1.35, v: 1.05 });
  const sun = sunlight(cam, win.corners, { dir: [-0.5, -0.8, -0.75], strength: 0.42, shaft: 0.14 });
  const [px, py] = cam.p(0.45, 0.07, 3.25);
  const items = detoxificationThings(cam, { px, py });
  return finish(
    cam,
    room.art +
      frameOn(cam, room, { u: -1.95, v: 1.55, w: 0.75, h: 0.55 }) +
      win.art +
      sun.floor +
      stack(items) +
      sun.air,
    { light: 'right' },
  );
}

function counsellingThings(cam) {
  return [
    { z: 4.4, art: place(cam, [1.55, 0, 4.1], 1, things.plant()) },
    { z: 3.6, art: rug(cam, { x: -1.5, z: 2.9, w: 3, d: 1.5, fill: colour.leaf }) },
    {
      z: 3.5,
      art:
        chair(cam, { x: -1.2, z: 3.4, back: 'left', seat: colour.river }) +
        at(cam, -0.96, 3.55, 1.62, {
          pose: 'talking',
          dress: 'salwar',
          colours: { main: colour.ember, accent: colour.glow, lower: colour.sand },
          skin: 1,
          hair: 'braid',
        }),
    },
    {
      z: 3.49,
      art:
        chair(cam, { x: 0.74, z: 3.4, back: 'right', seat: colour.river }) +
        at(cam, 0.98, 3.55, 1.62, {
          pose: 'sitting',
          dress: 'kurta',
          colours: { main: colour.paper, accent: colour.sage },
          skin: 0,
          grey: true,
          facing: 'left',
        }),
    },
    {
      z: 3.4,
      art:
        table(cam, { x: -0.28, z: 3.35, w: 0.56, d: 0.42, h: 0.52 }) +
        place(cam, [-0.1, 0.52, 3.5], 0.12, things.cup()) +
        place(cam, [0.12, 0.52, 3.5], 0.12, things.cup()),
    },
  ];
}

/** Two chairs at an angle, a small table with tea: one talks, one listens. */
function counselling() {
  const cam = view({ vy: 300 });
  const room = roomShell(cam, {
    left: -2.1,
    right: 2.1,
    depth: 4.6,
    floor: oxide,
    dado: blend(colour.dawn, colour.sand, 0.35),
    wall: blend(colour.paper, colour.pale, 0.7),
    beams: false,
  });
  const win = windowOn(cam, room, { side: 'back', u: -0.65, w: 1.3, h: 1.5, v: 0.95, bars: false });
  const sun = sunlight(cam, win.corners, { dir: [0.4, -0.8, -0.8], strength: 0.42, shaft: 0.16 });
  const [sx, sy] = cam.p(-0.1, 0.78, 3.5);
  const items = counsellingThings(cam);
  return finish(
    cam,
    room.art +
      win.art +
      stack([items[1]]) +
      sun.floor +
      stack(items.filter((_, i) => i !== 1)) +
      steam(sx, sy, 0.7, 0.2) +
      sun.air,
    { strength: 0.34 },
  );
}

export const tilesOne = [
  scene('medical-assessment', 'Medical assessment', tile, assessment),
  scene('supervised-detoxification', 'Supervised detoxification', tile, detoxification),
  scene('individual-counselling', 'Individual counselling', tile, counselling),
  scene('group-therapy', 'Group therapy', tile, group),
];
