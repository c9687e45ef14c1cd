import { blend, camera, finish, gradient, patch, roomShell, wallOf } from '../kit/interior.mjs';
import { bench } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { birds, sky, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { child, person } from '../kit/people.mjs';
import { house } from '../kit/town.mjs';
import { carpenter, tramCab } from './sample-indoors.mjs';
import { ghatMorning, teaStall } from './sample-work.mjs';
import { scene, tile } from './sizes.mjs';

/** Children on their bench, seen from behind. */
function pupils(cam) {
  return [-1.25, -0.8, 0.2, 0.72, 1.22]
    .map((x, i) => {
      const [px, py] = cam.p(x, 0.02, 2.75);
      return child({
        x: px,
        y: py,
        height: cam.s(2.75) * (1.15 + (i % 2) * 0.1),
        pose: 'seated-back',
        frock: i % 2 === 0,
        colours: { main: [colour.dawn, colour.river, colour.ember, colour.leaf, colour.paper][i] },
        skin: i,
      });
    })
    .join('');
}

/** A teacher at the board with a leaf and a sun drawn on it; children seen from behind. */
function teacher() {
  const cam = camera({ ...tile, x: 0, eye: 1.4, focal: 820, vx: 450, vy: 290 });
  const room = roomShell(cam, {
    left: -2.2,
    right: 2.2,
    depth: 4.6,
    floor: blend(colour.clay, colour.bark, 0.2),
    pattern: 'boards',
    dado: colour.sage,
    wall: blend(colour.paper, colour.glow, 0.3),
    beams: false,
  });
  const on = wallOf(room, 'back');
  const board =
    patch(cam, on, [-0.65, 1, 2.3, 1.3], colour.bark, { round: 6 }) +
    patch(cam, on, [-0.58, 1.07, 2.16, 1.16], blend(colour.night, colour.ink, 0.4));
  const [lx, ly] = cam.p(0.62, 1.2, 4.6);
  const chalk = `fill="none" stroke="${colour.pale}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
  const leaf = `<g transform="translate(${lx} ${ly})"><path d="M0 0 C-60 -40 -50 -110 0 -150 C50 -110 60 -40 0 0Z M0 14 V-140 M0 -40 L28 -66 M0 -40 L-28 -66 M0 -78 L24 -102 M0 -78 L-24 -102" ${chalk}/><circle cx="122" cy="-122" r="22" fill="${colour.dawn}"/><path d="M-104 -30 h48 M-104 -56 h30 M84 -20 q30 -30 60 0" ${chalk} opacity=".55"/></g>`;
  const win = windowOn(cam, room, {
    side: 'back',
    u: -2,
    w: 0.85,
    h: 1.3,
    v: 1.05,
    shutters: false,
    curtains: colour.ember,
    time: 'day',
  });
  const sun = sunlight(cam, win.corners, { dir: [0.8, -0.8, -0.6], strength: 0.42, shaft: 0.14 });
  const [tx, ty] = cam.p(-0.42, 0, 4.1);
  const woman = person({
    x: tx,
    y: ty,
    height: cam.s(4.1) * 1.6,
    pose: 'gesturing',
    dress: 'saree',
    colours: { main: colour.leaf, accent: colour.dawn, blouse: colour.ember },
    skin: 1,
    near: [
      [9, -22],
      [20, -31],
    ],
    shadow: 0,
  });
  const seat = bench(cam, { x: -1.5, z: 2.6, w: 3.3, d: 0.34, h: 0.34 });
  return finish(cam, room.art + board + leaf + win.art + sun.floor + woman + seat + pupils(cam) + sun.air);
}

/** Father and daughter, arm in arm. */
function walkers() {
  const father = person({
    x: 400,
    y: 624,
    height: 330,
    pose: 'standing-back',
    dress: 'kurta',
    colours: { main: colour.paper, accent: colour.sage },
    skin: 0,
    grey: true,
    shadow: 0,
    near: [
      [13, -16],
      [20, -12],
    ],
  });
  const daughter = person({
    x: 502,
    y: 628,
    height: 312,
    pose: 'standing-back',
    dress: 'saree',
    colours: { main: colour.river, accent: colour.dawn, blouse: colour.ember },
    skin: 1,
    shadow: 0,
    far: [
      [-13, -16],
      [-17, -13],
    ],
  });
  return father + daughter;
}

/** A daughter walks beside her father down a lane of rain trees, both seen from behind, the sun ahead. */
function daughterAndFather() {
  const { width, height } = tile;
  const lane = gradient([
    [0, colour.glow],
    [1, blend(colour.clay, colour.bark, 0.25)],
  ]);
  let body = sky(width, height, { time: 'dawn', clouds: 3, seed: 5 });
  body += `<circle cx="470" cy="330" r="40" fill="${colour.paper}"/><circle cx="470" cy="330" r="110" fill="${colour.glow}" opacity=".4"/>`;
  body +=
    house({ x: -70, y: 420, width: 330, height: 250, storeys: 2, bays: 3, lit: [[1, 1]], porch: false }) +
    house({
      x: 660,
      y: 420,
      width: 330,
      height: 230,
      storeys: 2,
      bays: 3,
      wall: blend(colour.dawn, colour.sand, 0.4),
      porch: false,
      doorLit: false,
    });
  body +=
    tree({ x: 330, y: 425, height: 150, kind: 'rain', seed: 3, tone: blend(colour.leaf, colour.mist, 0.4) }) +
    tree({ x: 600, y: 425, height: 160, kind: 'rain', seed: 9, tone: blend(colour.leaf, colour.mist, 0.4) });
  body += `<rect y="416" width="${width}" height="260" fill="${blend(colour.sage, colour.clay, 0.45)}"/>${lane.defs}<polygon points="425,416 515,416 860,675 60,675" fill="${lane.fill}"/>`;
  body +=
    tree({ x: 90, y: 560, height: 430, kind: 'rain', seed: 2 }) +
    tree({ x: 850, y: 570, height: 400, kind: 'krishnachura', seed: 7 });
  const shade = (x, y, w) =>
    `<polygon points="${x - 26},${y} ${x + 26},${y} ${x + w},675 ${x - 90 + w},675" fill="${colour.night}" opacity=".18"/>`;
  body += shade(400, 620, 20) + shade(520, 624, 60);
  body += walkers();
  return finish(tile, body + birds({ x: 640, y: 130, count: 5 }), { strength: 0.24 });
}

const film = (number) => `testimonials/sample-${number}.mp4`;
const voice = (name, title, draw, video) => ({ ...scene(name, title, tile, draw), video });

export const samples = [
  voice(
    'daughter-and-father',
    'Sample: Rina, daughter',
    daughterAndFather,
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ),
  voice('tea-seller', 'Sample: Bimal, tea seller', () => teaStall(), film(1)),
  voice('tram-driver', 'Sample: Arun, tram driver', () => tramCab(), film(2)),
  voice('mother-and-son', 'Sample: Kamala, mother', () => ghatMorning(), film(3)),
  voice('carpenter', 'Sample: Rafiq, carpenter', () => carpenter(), film(4)),
  voice('teacher', 'Sample: Mitali, teacher', teacher, 'https://youtu.be/aqz-KE-bpKQ?t=30'),
];
