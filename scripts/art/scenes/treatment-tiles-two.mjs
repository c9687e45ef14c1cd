import { blend, box, face, finish, flat, place, roomShell, stack } from '../kit/interior.mjs';
import { stool, table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { frameOn, rug, things } from '../kit/interior-things.mjs';
import { birds, potPlant, sky, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { child, person } from '../kit/people.mjs';
import { house } from '../kit/town.mjs';
import { riverView } from './rooms-outside.mjs';
import { scene, tile } from './sizes.mjs';
import { at, view } from './tile-room.mjs';
import { relapsePrevention } from './treatment-tiles-three.mjs';

function familyThings(cam, { cx, cy }) {
  return [
    {
      z: 4.4,
      art: child({
        x: cx,
        y: cy,
        height: cam.s(4.35) * 1.18,
        pose: 'standing',
        frock: true,
        colours: { main: colour.dawn },
        skin: 1,
        shadow: 0,
      }),
    },
    {
      z: 3.9,
      art:
        stool(cam, { x: -1.49, z: 3.6 }) +
        at(cam, -1.3, 3.75, 1.56, {
          pose: 'talking',
          dress: 'saree',
          colours: { main: colour.river, accent: colour.dawn },
          skin: 0,
          grey: true,
        }),
    },
    {
      z: 3.85,
      art:
        stool(cam, { x: -0.8, z: 3.95 }) +
        at(cam, -0.62, 4.1, 1.66, {
          pose: 'sitting',
          dress: 'shirt',
          colours: { main: colour.paper, accent: colour.river, lower: colour.bark },
          skin: 1,
        }),
    },
    {
      z: 3.7,
      art:
        stool(cam, { x: 1.1, z: 3.6 }) +
        at(cam, 1.3, 3.75, 1.62, {
          pose: 'talking',
          dress: 'salwar',
          colours: { main: colour.leaf, accent: colour.glow, lower: colour.sand },
          skin: 3,
          facing: 'left',
        }),
    },
    {
      z: 3.4,
      art:
        table(cam, { x: -0.6, z: 3.4, w: 1.3, d: 0.7, h: 0.68 }) +
        place(cam, [-0.3, 0.68, 3.7], 0.12, things.cup()) +
        place(cam, [0.1, 0.68, 3.6], 0.12, things.cup()) +
        place(cam, [0.42, 0.68, 3.75], 0.12, things.cup()),
    },
  ];
}

/** A family round one table with a counsellor: mother, son, a child leaning in. */
function family() {
  const cam = view({ eye: 1.5, vy: 270 });
  const room = roomShell(cam, {
    left: -2.3,
    right: 2.3,
    depth: 5,
    floor: blend(colour.ember, colour.bark, 0.5),
    dado: colour.sage,
    wall: blend(colour.paper, colour.glow, 0.3),
    beams: false,
  });
  const win = windowOn(cam, room, { side: 'back', u: -1.75, w: 1.2, h: 1.4, v: 1, time: 'day' });
  const sun = sunlight(cam, win.corners, { dir: [0.7, -0.8, -0.7], strength: 0.42, shaft: 0.14 });
  const [cx, cy] = cam.p(0.2, 0, 4.35);
  const items = familyThings(cam, { cx, cy });
  return finish(
    cam,
    room.art +
      win.art +
      frameOn(cam, room, { u: 0.75, v: 1.5, w: 0.85, h: 0.6 }) +
      sun.floor +
      stack(items) +
      sun.air,
  );
}

/** Two more people on their mats, farther back. */
function backRow(cam) {
  return [-1.75, 1.75]
    .map((x, i) => {
      const [qx, qy] = cam.p(x, 0, 4.1);
      return (
        rug(cam, { x: x - 0.6, z: 3.8, w: 1.2, d: 0.7, fill: i ? colour.river : colour.ember }) +
        person({
          x: qx,
          y: qy,
          height: cam.s(4.1) * 1.85,
          pose: 'crosslegged',
          dress: i ? 'saree' : 'salwar',
          colours: i
            ? { main: colour.dawn, accent: colour.ember }
            : { main: colour.sage, accent: colour.glow },
          skin: i * 2,
          grey: i === 1,
          shadow: 0,
        })
      );
    })
    .join('');
}

/** One person on a mat on the terrace, breathing with the river. */
function yoga() {
  const cam = view({ vy: 250, focal: 760 });
  let body = riverView(0, 0, 900, 520, { ferry: 0.82, sun: 0.5, line: 0.5 });
  const ground = blend(colour.clay, colour.glow, 0.4);
  body += face(cam, flat(0, [-6, 6], [0.8, 5]), ground);
  for (const z of [2.7, 3.4, 4.1])
    body += face(cam, flat(0, [-6, 6], [z, z + 0.03]), colour.bark, { opacity: 0.2 });
  body += box(cam, { x: -5, z: 5, w: 10, h: 0.34, d: 0.2, fill: blend(colour.sand, colour.dawn, 0.4) });
  body += `<polygon points="350,480 550,480 700,675 200,675" fill="${colour.glow}" opacity="0.35"/>`;
  const [px, py] = cam.p(0, 0, 3.2);
  const h = cam.s(3.2) * 1.9;
  const mat = rug(cam, { x: -0.75, z: 2.75, w: 1.5, d: 0.95, fill: colour.leaf });
  const shade = `<ellipse cx="${px}" cy="${py + 6}" rx="${h * 0.3}" ry="14" fill="${colour.night}" opacity="0.22"/>`;
  const sitter = person({
    x: px,
    y: py,
    height: h,
    pose: 'crosslegged',
    dress: 'kurta',
    colours: { main: colour.paper, accent: colour.ember, lower: colour.sand },
    skin: 1,
    shadow: 0,
  });
  return finish(
    cam,
    body +
      backRow(cam) +
      mat +
      shade +
      sitter +
      potPlant({ x: 70, y: 640, height: 190, kind: 'tulsi' }) +
      birds({ x: 250, y: 90, count: 4 }),
    { strength: 0.2 },
  );
}

/** A home visit: a worker at the gate of a house, an old resident greets from the doorway. */
function aftercare() {
  const { width, height } = tile;
  let body = sky(width, height, { time: 'dawn', clouds: 3, seed: 12 });
  body += tree({
    x: 810,
    y: 560,
    height: 430,
    kind: 'rain',
    seed: 6,
    tone: blend(colour.leaf, colour.mist, 0.25),
  });
  body += house({
    x: 70,
    y: 560,
    width: 470,
    height: 400,
    storeys: 2,
    bays: 3,
    lit: [[1, 0]],
    open: [[1, 1]],
    porch: false,
  });
  body += `<rect y="556" width="${width}" height="130" fill="${blend(colour.clay, colour.sand, 0.4)}"/><polygon points="0,600 900,560 900,590 0,660" fill="${colour.glow}" opacity="0.5"/>`;
  body +=
    potPlant({ x: 120, y: 585, height: 110, kind: 'tulsi' }) +
    potPlant({ x: 490, y: 585, height: 100, kind: 'fern', pot: colour.river });
  body += person({
    x: 350,
    y: 612,
    height: 250,
    pose: 'gesturing',
    dress: 'saree',
    colours: { main: colour.ember, accent: colour.dawn },
    skin: 1,
    grey: true,
    shadow: 0.5,
    shadowSide: 'left',
  });
  body += person({
    x: 600,
    y: 628,
    height: 268,
    pose: 'walking',
    dress: 'shirt',
    colours: { main: colour.paper, accent: colour.leaf, lower: colour.river },
    skin: 0,
    facing: 'left',
    holding: 'bag',
    shadow: 0.5,
    shadowSide: 'left',
  });
  const wheel = (x) =>
    `<circle cx="${x}" cy="588" r="40" fill="none" stroke="${colour.ink}" stroke-width="5"/><circle cx="${x}" cy="588" r="5" fill="${colour.ink}"/>`;
  body += `${wheel(715)}${wheel(830)}<path d="M715 588 L755 530 L812 530 L772 588 L755 530 M772 588 L715 588 M830 588 L806 512 L826 506 M744 522 h24" fill="none" stroke="${colour.leaf}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return finish(tile, body + birds({ x: 620, y: 110, count: 4 }), { light: 'right', strength: 0.3 });
}

export const tilesTwo = [
  scene('family-counselling', 'Family counselling', tile, family),
  scene('yoga-and-meditation', 'Yoga and meditation', tile, yoga),
  scene('relapse-prevention', 'Relapse prevention', tile, relapsePrevention),
  scene('aftercare-and-follow-up', 'Aftercare and follow-up', tile, aftercare),
];
