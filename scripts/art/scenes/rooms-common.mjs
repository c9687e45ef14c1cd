import {
  blend,
  box,
  camera,
  face,
  finish,
  flat,
  gradient,
  place,
  roomShell,
  stack,
} from '../kit/interior.mjs';
import { chair, stool } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { rug, shelf, things } from '../kit/interior-things.mjs';
import { birds, potPlant, sky, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice } from '../kit/render.mjs';
import { games } from './rooms-games.mjs';
import { arcade, riverView } from './rooms-outside.mjs';
import { scene, tall, wide } from './sizes.mjs';

/** Two residents talk on a bench. */
function benchTalk() {
  const seat = `<rect x="650" y="648" width="250" height="14" rx="4" fill="${colour.bark}"/><rect x="664" y="660" width="16" height="50" fill="${blend(colour.bark, colour.ink, 0.3)}"/><rect x="870" y="660" width="16" height="50" fill="${blend(colour.bark, colour.ink, 0.3)}"/><polygon points="650,712 900,712 760,728 500,728" fill="${colour.night}" opacity="0.16"/>`;
  return (
    seat +
    person({
      x: 715,
      y: 716,
      height: 236,
      pose: 'talking',
      dress: 'kurta',
      colours: { main: colour.paper, accent: colour.sage },
      skin: 1,
      grey: true,
      shadow: 0,
    }) +
    person({
      x: 838,
      y: 716,
      height: 226,
      pose: 'sitting',
      dress: 'shirt',
      colours: { main: colour.river, lower: colour.bark },
      skin: 0,
      facing: 'left',
      shadow: 0,
      holding: 'cup',
    })
  );
}

/** The courtyard: arches on three sides, a krishnachura in bloom, two residents on the bench under it. */
function courtyard() {
  const { width, height } = wide;
  const wall = blend(colour.sand, colour.dawn, 0.25);
  const ground = gradient([
    [0, blend(colour.clay, colour.sand, 0.5)],
    [1, blend(colour.clay, colour.bark, 0.15)],
  ]);
  let body = sky(width, height, { time: 'dawn', clouds: 2, seed: 8 });
  body +=
    arcade(120, 120, 960, 190, 8, blend(wall, colour.mist, 0.2)) +
    `<rect x="100" y="96" width="1000" height="26" fill="${blend(wall, colour.paper, 0.5)}"/>`;
  body +=
    arcade(90, 320, 1020, 235, 6, wall) +
    `<rect x="80" y="304" width="1040" height="22" fill="${blend(wall, colour.paper, 0.55)}"/>`;
  const side = (pts, tone) => `<polygon points="${pts}" fill="${tone}"/>`;
  body +=
    side('0,30 120,96 120,555 0,640', blend(wall, colour.night, 0.34)) +
    side('1200,30 1080,96 1080,555 1200,640', blend(wall, colour.glow, 0.6));
  for (const [x, s] of [
    [18, 1],
    [62, 0.9],
  ])
    body += `<path d="M${x} ${250 + (1 - s) * 60} l30 8 v130 l-30 4Z" fill="${colour.leaf}" opacity="0.85"/>`;
  for (const x of [1104, 1150]) body += `<path d="M${x} 262 l28 -8 v146 l-28 -6Z" fill="${colour.leaf}"/>`;
  body += `${ground.defs}<rect y="553" width="${width}" height="250" fill="${ground.fill}"/>`;
  for (let i = 0; i < 9; i += 1)
    body += `<path d="M${600 + (i - 4) * 120} 553 L${600 + (i - 4) * 260} 800" stroke="${colour.bark}" stroke-width="2" opacity="0.14"/>`;
  for (const y of [585, 630, 700])
    body += `<path d="M0 ${y} H1200" stroke="${colour.bark}" stroke-width="2" opacity="0.14"/>`;
  body += `<polygon points="1200,560 760,800 1200,800" fill="${colour.glow}" opacity="0.4"/><ellipse cx="330" cy="690" rx="330" ry="42" fill="${colour.night}" opacity="0.16"/>`;
  body += `<path d="M300 690 Q430 664 560 690 L550 724 Q430 746 310 724Z" fill="${blend(colour.sand, colour.bark, 0.2)}"/><ellipse cx="430" cy="690" rx="130" ry="17" fill="${blend(colour.sand, colour.glow, 0.5)}"/><ellipse cx="430" cy="689" rx="96" ry="10" fill="${colour.bark}" opacity="0.5"/>`;
  body += tree({ x: 430, y: 690, height: 560, kind: 'krishnachura', seed: 4 });
  const roll = dice(21);
  for (let i = 0; i < 26; i += 1)
    body += `<ellipse cx="${180 + roll() * 560}" cy="${640 + roll() * 130}" rx="5" ry="2.4" fill="${colour.ember}"/>`;
  body += benchTalk();
  body +=
    potPlant({ x: 1030, y: 640, height: 120, kind: 'tulsi' }) +
    potPlant({ x: 1120, y: 690, height: 130, kind: 'fern', pot: colour.river }) +
    birds({ x: 880, y: 70, count: 4 });
  return finish(wide, body, { light: 'right', strength: 0.26 });
}

/** One person on a mat, seen from behind. */
function sitter(cam, x, z, i) {
  const tones = [
    colour.leaf,
    colour.river,
    colour.ember,
    colour.sage,
    colour.night,
    colour.leaf,
    colour.ember,
  ];

  const [px, py] = cam.p(x, 0.02, z);
  const h = cam.s(z) * 1.62;
  const looks = [
    { dress: 'saree', colours: { main: colour.paper, accent: colour.ember } },
    { dress: 'kurta', colours: { main: colour.dawn, accent: colour.bark } },
    { dress: 'shirt', colours: { main: colour.mist, lower: colour.river } },
    { dress: 'salwar', colours: { main: colour.ember, accent: colour.glow } },
    { dress: 'kurta', colours: { main: colour.paper, accent: colour.leaf }, grey: true },
  ][i % 5];
  const low = blend(looks.colours.lower ?? looks.colours.main, colour.ink, 0.18);
  const legs = `<rect x="${px - h * 0.23}" y="${py - h * 0.09}" width="${h * 0.46}" height="${h * 0.12}" rx="${h * 0.06}" fill="${low}"/>`;
  const shade = `<ellipse cx="${px}" cy="${py + h * 0.06}" rx="${h * 0.26}" ry="${h * 0.035}" fill="${colour.night}" opacity="0.2"/>`;
  return {
    z,
    art: `${rug(cam, { x: x - 0.4, z: z - 0.75, w: 0.8, d: 1.6, fill: tones[i % 7] })}${shade}${legs}${person({ x: px, y: py + h * 0.2, height: h, pose: 'seated-back', skin: i, ...looks })}`,
  };
}

/** The roof terrace before breakfast: mats in two rows, people sitting quietly towards the river. */
function yogaTerrace() {
  const cam = camera({ x: 0, eye: 1.75, focal: 900, vx: 600, vy: 330 });
  const floor = gradient([
    [0, blend(colour.clay, colour.glow, 0.5)],
    [1, blend(colour.ember, colour.bark, 0.3)],
  ]);
  let body = riverView(0, 0, 1200, 590, { ferry: 0.24, sun: 0.5, line: 0.5 });
  body += `${floor.defs}${face(cam, flat(0, [-9, 9], [0.7, 6.6]), floor.fill)}`;
  for (let x = -7; x <= 7; x += 1)
    body += face(cam, flat(0.002, [x, x + 0.02], [0.7, 6.6]), colour.bark, { opacity: 0.18 });
  const rail = blend(colour.sand, colour.dawn, 0.35);
  body += box(cam, { x: -6, y: 0, z: 6.6, w: 12, h: 0.18, d: 0.2, fill: rail });
  for (let x = -5.9; x < 6; x += 0.32)
    body += box(cam, {
      x,
      y: 0.18,
      z: 6.65,
      w: 0.12,
      h: 0.52,
      d: 0.1,
      fill: blend(rail, colour.bark, 0.18),
      round: 5,
    });
  body += box(cam, { x: -6, y: 0.7, z: 6.58, w: 12, h: 0.12, d: 0.24, fill: blend(rail, colour.paper, 0.4) });
  const people = [
    ...[-2.1, -0.7, 0.7, 2.1].map((x, i) => sitter(cam, x, 5.1, i)),
    ...[-1.4, 0, 1.4].map((x, i) => sitter(cam, x, 3.4, i + 2)),
  ];
  const pots =
    potPlant({ x: 60, y: 640, height: 210, kind: 'fern' }) +
    potPlant({ x: 1145, y: 650, height: 220, kind: 'snake', pot: colour.river });
  body += `<polygon points="470,565 730,565 900,800 300,800" fill="${colour.glow}" opacity="0.26"/>`;
  return finish(wide, body + stack(people) + pots + birds({ x: 860, y: 110, count: 5 }), { strength: 0.2 });
}

function libraryThings(cam, { px, py }) {
  return [
    {
      z: 4.6,
      art:
        shelf(cam, { x: -0.2, z: 4.55, w: 1.9, h: 2.45, rows: 6, random: dice(31) }) +
        place(cam, [1.3, 2.45, 4.6], 0.4, things.plant(colour.leaf, colour.dawn)),
    },
    {
      z: 4.1,
      art: person({
        x: px,
        y: py,
        height: cam.s(4) * 1.56,
        pose: 'standing-back',
        dress: 'saree',
        colours: { main: colour.dawn, accent: colour.ember },
        skin: 1,
        far: [
          [-13, -20],
          [-9, -6],
        ],
        near: [
          [15, -32],
          [13, -47],
        ],
        shadow: 0.4,
        shadowSide: 'right',
      }),
    },
    {
      z: 3.8,
      art:
        chair(cam, { x: -1.5, z: 3.5, back: 'left', w: 0.5, d: 0.5, seat: colour.leaf }) +
        place(cam, [-1.22, 0.46, 3.7], 0.12, things.openBook()),
    },
    {
      z: 3.6,
      art:
        stool(cam, { x: 0.8, z: 3.5, w: 0.42, d: 0.36, h: 0.4 }) +
        place(cam, [1.0, 0.4, 3.65], 0.18, things.books()),
    },
    { z: 4.5, art: rug(cam, { x: -1, z: 2.9, w: 1.7, d: 0.95, fill: colour.ember }) },
  ];
}

/** Tall shelves, a step stool, a resident choosing a book. */
function library() {
  const cam = camera({ width: 900, height: 1100, x: 0, eye: 1.45, focal: 1180, vx: 450, vy: 520 });
  const room = roomShell(cam, {
    left: -1.9,
    right: 1.9,
    depth: 4.9,
    height: 3.1,
    floor: blend(colour.clay, colour.bark, 0.25),
    pattern: 'boards',
    dado: colour.river,
    wall: blend(colour.paper, colour.sand, 0.5),
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -1.6,
    w: 0.95,
    h: 1.7,
    v: 0.95,
    shutters: false,
    curtains: colour.ember,
  });
  const sun = sunlight(cam, win.corners, { dir: [0.7, -0.8, -0.7], strength: 0.42, shaft: 0.16 });
  const [px, py] = cam.p(0.15, 0, 4);
  const items = libraryThings(cam, { px, py });
  return finish(
    cam,
    room.art + win.art + stack([items[4]]) + sun.floor + stack(items.slice(0, 4)) + sun.air,
    { strength: 0.3 },
  );
}

export const common = [
  scene('common-courtyard', 'The courtyard and its krishnachura', wide, courtyard),
  scene('common-yoga-terrace', 'Yoga on the terrace', wide, yogaTerrace),
  scene('common-library', 'The library shelf', tall, library),
  scene('common-games', 'Carrom and chess', wide, games),
];
