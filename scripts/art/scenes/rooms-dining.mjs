import {
  blend,
  box,
  camera,
  face,
  facing,
  finish,
  patch,
  place,
  roomShell,
  stack,
  wallOf,
} from '../kit/interior.mjs';
import { bench, table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { fan, steam, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { scene, tall, wide } from './sizes.mjs';

const wood = blend(colour.bark, colour.clay, 0.35);

/** Two long tables laid for a meal: steel plates, tumblers, a jug of water, benches. */
function tablesSet() {
  const cam = camera({ x: 0, eye: 1.75, focal: 900, vx: 600, vy: 250 });
  const room = roomShell(cam, {
    left: -3.2,
    right: 3.2,
    depth: 8,
    height: 3.2,
    floor: blend(colour.clay, colour.sand, 0.2),
    pattern: 'checker',
    dado: colour.sage,
    light: 'right',
  });
  const windows = [2.8, 5.2].map((u) => windowOn(cam, room, { side: 'right', u, w: 1.3, h: 1.5 }));
  const end = [-2.1, 0.7].map((u) => windowOn(cam, room, { side: 'back', u, w: 1.35, h: 1.45, v: 1.05 }));
  const rays = windows.map(({ corners }) =>
    sunlight(cam, corners, { dir: [-1, -0.55, 0], strength: 0.36, shaft: 0.1 }),
  );
  const laid = (x) => {
    const art = [];
    for (let z = 6.1; z > 2.7; z -= 0.82) {
      for (const dx of [0.25, 0.75]) {
        art.push(
          place(cam, [x + dx, 0.75, z], 0.17, things.plate()),
          place(cam, [x + dx + (dx < 0.5 ? 0.2 : -0.2), 0.75, z + 0.08], 0.13, things.tumbler()),
        );
      }
    }
    art.push(
      place(cam, [x + 0.5, 0.75, 4.9], 0.26, things.matka()),
      place(cam, [x + 0.5, 0.75, 3.35], 0.3, things.handi()),
    );
    return art.join('');
  };
  const row = (x) => [
    {
      z: 3,
      art:
        bench(cam, { x: x - 0.5, z: 2.5, w: 0.34, d: 4, lit: 'right', shadow: -0.3 }) +
        bench(cam, { x: x + 1.16, z: 2.5, w: 0.34, d: 4, lit: 'right', shadow: -0.3 }),
    },
    { z: 2.9, art: table(cam, { x, z: 2.5, w: 1, d: 4, lit: 'right', shadow: -0.3, fill: wood }) + laid(x) },
  ];
  const body =
    room.art +
    windows.map((w) => w.art).join('') +
    end.map((w) => w.art).join('') +
    rays.map((r) => r.floor).join('') +
    stack([...row(-1.95), ...row(0.95)]) +
    [3.4, 5.4].map((z, i) => fan(cam, { z, angle: i + 0.3, y: 2.6 })).join('') +
    rays.map((r) => r.air).join('');
  return finish(cam, body, { light: 'right' });
}

function servingCounterThings(cam, { pot, cx, cy, ladle, panels, rx, ry }) {
  return [
    {
      z: 3.9,
      art:
        person({
          x: cx,
          y: cy,
          height: cam.s(3.8) * 1.68,
          pose: 'serving',
          dress: 'kurta',
          colours: { main: colour.paper, accent: colour.sage },
          hair: 'cap',
          skin: 2,
          facing: 'left',
          shadow: 0,
        }) + ladle,
    },
    {
      z: 3.2,
      art:
        box(cam, { x: -1.75, z: 3.1, w: 2.6, h: 0.84, d: 0.62, fill: colour.leaf }) +
        panels +
        box(cam, { x: -1.82, y: 0.84, z: 3.04, w: 2.74, h: 0.06, d: 0.74, fill: wood }) +
        pot(-1.15, colour.paper) +
        pot(-0.42, colour.dawn, 0.32) +
        place(cam, [0.15, 0.9, 3.2], 0.12, things.plate()) +
        place(cam, [0.15, 0.93, 3.2], 0.12, things.plate()) +
        place(cam, [0.15, 0.96, 3.2], 0.12, things.plate()),
    },
    {
      z: 3,
      art:
        person({
          x: rx,
          y: ry,
          height: cam.s(3) * 1.56,
          pose: 'serving',
          dress: 'salwar',
          colours: { main: colour.ember, accent: colour.dawn, lower: colour.sand },
          hair: 'braid',
          skin: 0,
          facing: 'left',
          shadow: 0.3,
          shadowSide: 'right',
        }) + place(cam, [0.95, 1, 3], 0.17, things.thali()),
    },
  ];
}

/** The counter: a cook serves rice and dal from wide pots; a resident holds out a plate. */
function servingCounter() {
  const cam = camera({ x: 0, eye: 1.45, focal: 940, vx: 600, vy: 320 });
  const room = roomShell(cam, {
    left: -2.6,
    right: 2.6,
    depth: 4.8,
    height: 3,
    floor: blend(colour.ember, colour.bark, 0.5),
    dado: blend(colour.mist, colour.river, 0.15),
    dadoHeight: 1.4,
    wall: blend(colour.paper, colour.sand, 0.4),
  });
  const on = wallOf(room, 'back');
  let tiles = '';
  for (let v = 0.3; v < 1.4; v += 0.22)
    tiles += patch(cam, on, [-2.6, v, 5.2, 0.01], colour.paper, { opacity: 0.5 });
  for (let u = -2.5; u < 2.6; u += 0.22)
    tiles += patch(cam, on, [u, 0.12, 0.01, 1.26], colour.paper, { opacity: 0.5 });
  const win = windowOn(cam, room, { side: 'back', u: -2.05, w: 1.25, h: 1.05, v: 1.5, shutters: false });
  const sun = sunlight(cam, win.corners, { dir: [0.8, -0.75, -0.7], strength: 0.4, shaft: 0.14 });
  const ladles =
    box(cam, { x: 0.3, y: 2.05, z: 4.7, w: 1.5, h: 0.04, d: 0.04, fill: colour.bark }) +
    [0.45, 0.8, 1.15, 1.5]
      .map((x, i) => {
        const [px, py] = cam.p(x, 2.05, 4.7);
        const m = cam.s(4.7);
        return `<path d="M${px} ${py} v${0.34 * m}" stroke="${colour.grey}" stroke-width="6"/><ellipse cx="${px}" cy="${py + 0.38 * m}" rx="${(0.07 + (i % 2) * 0.03) * m}" ry="${0.055 * m}" fill="${i % 2 ? blend(colour.grey, colour.river, 0.3) : colour.grey}"/>`;
      })
      .join('');
  const pot = (x, food, s = 0.36) =>
    place(
      cam,
      [x, 0.9, 3.25],
      s,
      `${things.handi()}<ellipse cx="0" cy="-90" rx="58" ry="10" fill="${food}"/>${food === colour.paper ? `<path d="M-52 -90 Q-20 -122 10 -110 Q40 -106 52 -90Z" fill="${food}"/>` : ''}`,
    );
  const [cx, cy] = cam.p(0.12, 0, 3.8);
  const [dx, dy] = cam.p(-0.42, 1.22, 3.3);
  const ladle = `<path d="M${dx} ${dy + 14} L${dx + 72} ${dy - 62}" stroke="${colour.grey}" stroke-width="7" stroke-linecap="round"/>`;
  const panels = [-1.62, -0.78, 0.06]
    .map((x) =>
      face(cam, facing(3.1, [x, x + 0.7], [0.12, 0.74]), blend(colour.leaf, colour.sage, 0.3), { round: 4 }),
    )
    .join('');
  const [rx, ry] = cam.p(1.3, 0, 3.0);
  const steams = [
    [-1.15, 0],
    [-0.42, 0.4],
  ]
    .map(([x, phase]) => {
      const [sx, sy] = cam.p(x, 1.36, 3.25);
      return steam(sx, sy, 1, phase);
    })
    .join('');
  const items = servingCounterThings(cam, { pot, cx, cy, ladle, panels, rx, ry });
  return finish(cam, room.art + tiles + win.art + ladles + sun.floor + stack(items) + steams + sun.air, {
    strength: 0.32,
  });
}

/** The tea urn by the window with a row of clay cups. */
function teaUrn() {
  const cam = camera({ width: 900, height: 1100, x: 0, eye: 1.35, focal: 1500, vx: 450, vy: 470 });
  const room = roomShell(cam, {
    left: -1.6,
    right: 1.6,
    depth: 4.2,
    height: 3,
    floor: blend(colour.clay, colour.bark, 0.25),
    pattern: 'checker',
    dado: colour.sage,
    beams: false,
  });
  const win = windowOn(cam, room, { side: 'back', u: -0.55, w: 1.1, h: 1.35, v: 1.1 });
  const sun = sunlight(cam, win.corners, { dir: [0.5, -0.8, -0.8], strength: 0.4, shaft: 0.16 });
  const cups =
    [0.02, 0.17, 0.32, 0.47].map((x) => place(cam, [x, 0.78, 3.15], 0.11, things.cup())).join('') +
    [0.1, 0.25, 0.4]
      .map((x) => place(cam, [x, 0.78, 3.02], 0.11, things.cup(blend(colour.ember, colour.clay, 0.3))))
      .join('');
  const [sx, sy] = cam.p(-0.34, 1.36, 3.2);
  const [tx, ty] = cam.p(0.25, 0.92, 3.02);
  const stand = table(cam, { x: -0.72, z: 2.95, w: 1.44, d: 0.5, h: 0.78, cloth: colour.river, shadow: 0.3 });
  const body =
    room.art +
    win.art +
    sun.floor +
    stand +
    place(cam, [-0.34, 0.78, 3.2], 0.56, things.urn()) +
    cups +
    place(cam, [0.62, 0.78, 3.25], 0.17, things.handi(colour.clay)) +
    steam(sx, sy, 1.3, 0.1) +
    steam(tx, ty, 0.6, 0.5) +
    sun.air;
  return finish(cam, body, { strength: 0.34 });
}

export const dining = [
  scene('dining-hall-tables-set', 'Tables set for the midday meal', wide, tablesSet),
  scene('dining-hall-serving-counter', 'Rice and dal at the counter', wide, servingCounter),
  scene('dining-hall-tea-urn', 'The tea urn at six', tall, teaUrn),
];
