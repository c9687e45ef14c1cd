import { blend, finish, place, roomShell, stack } from '../kit/interior.mjs';
import { bench, stool } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { frameOn, rug, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { at, view } from './tile-room.mjs';

function groupThings(cam, { seat }) {
  return [
    seat(-1.75, 4.2, {
      pose: 'sitting',
      dress: 'lungi',
      colours: { main: colour.paper, lower: colour.sage },
      skin: 2,
      grey: true,
    }),
    seat(-0.95, 4.9, {
      pose: 'talking',
      dress: 'saree',
      colours: { main: colour.dawn, accent: colour.ember },
      skin: 1,
    }),
    seat(0.95, 4.9, {
      pose: 'sitting',
      dress: 'shirt',
      colours: { main: colour.mist, lower: colour.night },
      skin: 0,
      facing: 'left',
    }),
    seat(1.75, 4.2, {
      pose: 'sitting',
      dress: 'kurta',
      colours: { main: colour.leaf, accent: colour.dawn },
      skin: 3,
      facing: 'left',
    }),
    {
      z: 3.1,
      art:
        stool(cam, { x: -0.94, z: 3.05, lit: 'right', shadow: -0.2 }) +
        at(cam, -0.75, 3.15, 1.6, {
          pose: 'seated-back',
          dress: 'salwar',
          colours: { main: colour.ember, accent: colour.glow },
          hair: 'braid',
          skin: 1,
        }),
    },
    {
      z: 3.09,
      art:
        stool(cam, { x: 0.56, z: 3.05, lit: 'right', shadow: -0.2 }) +
        at(cam, 0.75, 3.15, 1.62, {
          pose: 'seated-back',
          dress: 'shirt',
          colours: { main: colour.paper, lower: colour.bark },
          skin: 0,
        }),
    },
  ];
}

/** A half circle of stools by the veranda; people of all ages, one speaking. */
export function group() {
  const cam = view({ eye: 1.65, vy: 250, focal: 800 });
  const room = roomShell(cam, {
    left: -2.9,
    right: 2.9,
    depth: 5.8,
    floor: blend(colour.clay, colour.bark, 0.15),
    pattern: 'boards',
    dado: colour.river,
    light: 'right',
  });
  const wins = [-2.05, 0.85].map((u) =>
    windowOn(cam, room, { side: 'back', u, w: 1.2, h: 1.45, v: 1, bars: false }),
  );
  const rays = wins.map(({ corners }) =>
    sunlight(cam, corners, { dir: [-0.35, -0.8, -0.8], strength: 0.36, shaft: 0.1 }),
  );
  const seat = (x, z, look) => ({
    z,
    art: stool(cam, { x: x - 0.19, z: z - 0.15, lit: 'right', shadow: -0.2 }) + at(cam, x, z, 1.6, look),
  });
  const items = groupThings(cam, { seat });
  const carpet = rug(cam, { x: -1.3, z: 3.2, w: 2.6, d: 1.9, fill: colour.sage });
  const middle = place(cam, [0, 0.01, 4.2], 0.42, things.plant(colour.leaf, colour.river));
  return finish(
    cam,
    room.art +
      wins.map((w) => w.art).join('') +
      carpet +
      rays.map((r) => r.floor).join('') +
      middle +
      stack(items) +
      rays.map((r) => r.air).join(''),
    { light: 'right' },
  );
}

function relapsePreventionThings(cam) {
  return [
    {
      z: 4.2,
      art: at(cam, 0.5, 4.1, 1.62, {
        pose: 'gesturing',
        dress: 'kurta',
        colours: { main: colour.paper, accent: colour.sage },
        skin: 0,
        facing: 'left',
        near: [
          [9, -23],
          [20, -33],
        ],
      }),
    },
    { z: 3, art: bench(cam, { x: -1.65, z: 3.1, w: 2.3, lit: 'right', shadow: -0.3 }) },
    {
      z: 2.99,
      art:
        at(cam, -1.15, 3.2, 1.6, {
          pose: 'seated-back',
          dress: 'saree',
          colours: { main: colour.ember, accent: colour.dawn },
          skin: 1,
        }) +
        at(cam, -0.15, 3.2, 1.66, {
          pose: 'seated-back',
          dress: 'shirt',
          colours: { main: colour.river, lower: colour.bark },
          skin: 2,
        }),
    },
    { z: 3.4, art: place(cam, [1.45, 0, 3.9], 0.8, things.plant()) },
  ];
}

/** A path drawn on the board with a rest place and a turning; someone marks the next step. */
export function relapsePrevention() {
  const cam = view({ vy: 300 });
  const room = roomShell(cam, {
    left: -2.1,
    right: 2.1,
    depth: 4.6,
    floor: blend(colour.clay, colour.bark, 0.2),
    pattern: 'boards',
    dado: blend(colour.mist, colour.river, 0.25),
    light: 'right',
    beams: false,
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: 1,
    w: 0.8,
    h: 1.3,
    v: 1.05,
    shutters: false,
    curtains: colour.ember,
  });
  const sun = sunlight(cam, win.corners, { dir: [-0.6, -0.8, -0.7], strength: 0.42, shaft: 0.14 });
  const board = frameOn(cam, room, { u: -1.75, v: 1, w: 2.2, h: 1.35, kind: 'board' });
  const q = (u, v) =>
    cam
      .p(u, v, 4.6)
      .map((n) => n.toFixed(1))
      .join(' ');
  const chalk = `fill="none" stroke="${colour.pale}" stroke-width="6" stroke-linecap="round"`;
  const path = `<path d="M${q(-1.6, 1.2)} C${q(-1.2, 1.2)} ${q(-1.3, 1.75)} ${q(-0.9, 1.7)} S${q(-0.5, 1.25)} ${q(-0.15, 1.5)} S${q(0.05, 2.05)} ${q(0.28, 2.1)}" ${chalk} stroke-dasharray="16 13"/><path d="M${q(-0.72, 1.6)} L${q(-0.6, 2.05)}" ${chalk} opacity=".5"/>`;
  const marks = [
    [-1.6, 1.2, colour.dawn],
    [-0.98, 1.71, colour.sage],
    [-0.3, 1.41, colour.ember],
  ]
    .map(([u, v, ink]) => {
      const [x, y] = cam.p(u, v, 4.6);
      return `<circle cx="${x}" cy="${y}" r="12" fill="${ink}"/>`;
    })
    .join('');
  const [sx, sy] = cam.p(0.26, 2.12, 4.6);
  const sunMark = `<circle cx="${sx}" cy="${sy}" r="17" fill="${colour.dawn}"/>`;
  const items = relapsePreventionThings(cam);
  return finish(
    cam,
    room.art + board + path + marks + sunMark + win.art + sun.floor + stack(items) + sun.air,
    { light: 'right' },
  );
}
