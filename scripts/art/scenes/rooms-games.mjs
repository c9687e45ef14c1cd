import { blend, box, camera, face, finish, flat, place, roomShell, stack } from '../kit/interior.mjs';
import { bench, stool, table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { fan, rug } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';

function carromBoard(cam, { x, y, z, size }) {
  const at = (u, v) => cam.p(x + u * size, y, z + v * size);
  const q = (u, v, a, b, fill) =>
    face(cam, flat(y, [x + u * size, x + (u + a) * size], [z + v * size, z + (v + b) * size]), fill, {
      round: 2,
    });
  const dot = (u, v, r, fill, more = '') => {
    const [px, py] = at(u, v);
    const s = cam.s(z + v * size) * size;
    return `<ellipse cx="${px}" cy="${py}" rx="${r * s}" ry="${r * s * 0.42}" fill="${fill}" ${more}/>`;
  };
  let out =
    box(cam, { x, y: y - 0.06, z, w: size, h: 0.06, d: size, fill: colour.bark }) +
    q(0.06, 0.06, 0.88, 0.88, colour.dawn);
  out += [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ]
    .map(([u, v]) => dot(u, v, 0.045, colour.ink))
    .join('');
  out +=
    q(0.22, 0.2, 0.56, 0.012, colour.ember) +
    q(0.22, 0.79, 0.56, 0.012, colour.ember) +
    q(0.2, 0.22, 0.012, 0.56, colour.ember) +
    q(0.79, 0.22, 0.012, 0.56, colour.ember);
  out += dot(0.5, 0.5, 0.15, 'none', `stroke="${colour.ember}" stroke-width="3"`);
  const men = [
    [0.5, 0.5],
    [0.44, 0.47],
    [0.56, 0.47],
    [0.5, 0.58],
    [0.4, 0.55],
    [0.62, 0.58],
    [0.33, 0.36],
    [0.68, 0.38],
    [0.3, 0.68],
    [0.72, 0.7],
  ];
  return (
    out +
    men
      .map(
        ([u, v], i) =>
          dot(u, v + 0.008, 0.03, colour.ink, 'opacity="0.3"') +
          dot(u, v, 0.03, i === 0 ? colour.ember : i % 2 ? colour.ink : colour.paper),
      )
      .join('')
  );
}

function chessBoard(cam, { x, y, z, size }) {
  const cell = size / 8;
  let out = box(cam, {
    x: x - 0.02,
    y,
    z: z - 0.02,
    w: size + 0.04,
    h: 0.03,
    d: size + 0.04,
    fill: colour.bark,
  });
  for (let i = 0; i < 64; i += 1) {
    const [c, r] = [i % 8, Math.floor(i / 8)];
    out += face(
      cam,
      flat(y + 0.031, [x + c * cell, x + (c + 1) * cell], [z + r * cell, z + (r + 1) * cell]),
      (c + r) % 2 ? colour.sand : colour.leaf,
    );
  }
  const man = (fill) =>
    `<path d="M-30 0 h60 l-14 -26 q-4 -20 6 -34 h-44 q10 14 6 34Z" fill="${fill}"/><circle cx="0" cy="-74" r="20" fill="${fill}"/>`;
  for (const [c, r, ink] of [
    [0, 7, 1],
    [2, 7, 1],
    [4, 7, 1],
    [7, 7, 1],
    [3, 5, 1],
    [5, 4, 0],
    [2, 2, 0],
    [4, 1, 0],
    [0, 0, 0],
    [6, 0, 0],
  ])
    out += place(
      cam,
      [x + (c + 0.5) * cell, y + 0.03, z + (r + 0.5) * cell],
      0.085,
      man(ink ? colour.ink : colour.paper),
    );
  return out;
}

function gamesThings(cam, { seated }) {
  return [
    {
      z: 4.4,
      art:
        table(cam, { x: 1.35, z: 4, w: 0.85, d: 0.62, h: 0.7, lit: 'right', shadow: -0.3 }) +
        chessBoard(cam, { x: 1.52, y: 0.7, z: 4.06, size: 0.48 }),
    },
    { z: 3.6, art: rug(cam, { x: -1.75, z: 2.85, w: 2.9, d: 1.5, fill: colour.river }) },
    {
      z: 3.5,
      art:
        seated(-1.2, {
          dress: 'kurta',
          colours: { main: colour.ember, accent: colour.dawn },
          skin: 2,
          facing: 'right',
          grey: true,
        }) +
        seated(0.62, {
          dress: 'shirt',
          colours: { main: colour.paper, accent: colour.river, lower: colour.night },
          skin: 1,
          facing: 'left',
        }),
    },
    {
      z: 3.1,
      art:
        table(cam, { x: -0.72, z: 3.05, w: 0.86, d: 0.86, h: 0.62, lit: 'right', shadow: -0.3 }) +
        carromBoard(cam, { x: -0.76, y: 0.7, z: 3.02, size: 0.94 }),
    },
    { z: 3, art: bench(cam, { x: 1.3, z: 3.1, w: 1, lit: 'right', shadow: -0.2 }) },
  ];
}

/** Indoor games: a carrom board between two residents, chess waiting on the small table. */
export function games() {
  const cam = camera({ x: 0, eye: 1.6, focal: 1000, vx: 600, vy: 290 });
  const room = roomShell(cam, {
    left: -2.6,
    right: 2.6,
    depth: 5.2,
    height: 3.1,
    floor: blend(colour.ember, colour.bark, 0.5),
    dado: colour.sage,
    wall: blend(colour.paper, colour.glow, 0.25),
    light: 'right',
  });
  const wins = [-1.75, 0.75].map((u) =>
    windowOn(cam, room, { side: 'back', u, w: 1.15, h: 1.4, v: 1.1, shutters: u > 0, time: 'day' }),
  );
  const sun = sunlight(cam, wins[1].corners, { dir: [-0.6, -0.8, -0.7], strength: 0.4, shaft: 0.13 });
  const seated = (x, look) => {
    const [px, py] = cam.p(x, 0, 3.45);
    return (
      stool(cam, { x: x - 0.19, z: 3.3, lit: 'right', shadow: -0.2 }) +
      person({ x: px, y: py, height: cam.s(3.45) * 1.62, shadow: 0, pose: 'talking', ...look })
    );
  };
  const items = gamesThings(cam, { seated });
  const body =
    room.art +
    wins.map((w) => w.art).join('') +
    stack([items[1]]) +
    sun.floor +
    stack([items[0], items[2], items[3], items[4]]) +
    fan(cam, { z: 3.9, y: 2.6 }) +
    sun.air;
  return finish(cam, body, { light: 'right' });
}
