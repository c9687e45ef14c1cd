import {
  blend,
  camera,
  face,
  finish,
  flat,
  patch,
  place,
  roomShell,
  stack,
  wallOf,
} from '../kit/interior.mjs';
import { bed, bunk, stool, table } from '../kit/interior-furniture.mjs';
import { lampGlow, sunlight, windowOn } from '../kit/interior-light.mjs';
import { frameOn, pendant, rug, things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';

const oxide = blend(colour.ember, colour.bark, 0.45);

function basin(cam, x) {
  const [px, py] = cam.p(x, 0.86, 3.9);
  const m = cam.s(3.9);
  const tone = blend(colour.paper, colour.mist, 0.15);
  return `<path d="M${px - 0.06 * m} ${py} L${px + 0.06 * m} ${py} L${px + 0.045 * m} ${py + 0.86 * m} L${px - 0.045 * m} ${py + 0.86 * m}Z" fill="${blend(tone, colour.mist, 0.4)}"/><path d="M${px - 0.3 * m} ${py - 0.03 * m} Q${px - 0.26 * m} ${py + 0.2 * m} ${px} ${py + 0.2 * m} Q${px + 0.26 * m} ${py + 0.2 * m} ${px + 0.3 * m} ${py - 0.03 * m}Z" fill="${tone}"/><ellipse cx="${px}" cy="${py - 0.03 * m}" rx="${0.31 * m}" ry="${0.055 * m}" fill="${colour.paper}"/><ellipse cx="${px}" cy="${py - 0.025 * m}" rx="${0.24 * m}" ry="${0.035 * m}" fill="${blend(colour.mist, colour.river, 0.25)}"/><path d="M${px} ${py - 0.05 * m} v${-0.14 * m} q0 ${-0.05 * m} ${0.05 * m} ${-0.05 * m} h${0.05 * m} v${0.05 * m}" fill="none" stroke="${colour.grey}" stroke-width="${0.035 * m}" stroke-linejoin="round"/>`;
}

/** Towel, bucket and soap. */
function washThings(cam) {
  const [hx, hy] = cam.p(1.14, 1.66, 4.35);
  const m = cam.s(4.35);
  const towels = [[0.04, colour.ember]]
    .map(
      ([dx, tone]) =>
        `<path d="M${hx + dx * m} ${hy} q${0.1 * m} ${0.03 * m} ${0.2 * m} 0 l${0.02 * m} ${0.6 * m} h${-0.24 * m}Z" fill="${tone}"/><path d="M${hx + (dx - 0.005) * m} ${hy + 0.46 * m} h${0.21 * m}" stroke="${colour.paper}" stroke-width="5"/>`,
    )
    .join('');
  const bucket = place(
    cam,
    [0.85, 0, 3.5],
    0.4,
    `<path d="M-44 -88 L44 -88 L34 0 L-34 0Z" fill="${colour.river}"/><ellipse cx="0" cy="-88" rx="44" ry="12" fill="${blend(colour.river, colour.ink, 0.4)}"/><ellipse cx="0" cy="-86" rx="38" ry="9" fill="${colour.mist}"/><path d="M-44 -86 Q0 -30 44 -86" fill="none" stroke="${colour.grey}" stroke-width="5"/>`,
  );
  const soap = [-1.25, -0.25, 0.75]
    .map((x, i) =>
      place(
        cam,
        [x + 0.24, 0.9, 3.88],
        0.1,
        i === 1
          ? things.tumbler()
          : `<rect x="-40" y="-34" width="80" height="34" rx="14" fill="${i ? colour.dawn : colour.sage}"/>`,
      ),
    )
    .join('');
  return { towels, bucket, soap };
}

/** The wash room: basins and mirrors along a tiled wall, towels on hooks, a bucket. */
export function washRoom() {
  const cam = camera({ width: 900, height: 1100, x: -0.3, eye: 1.5, focal: 1160, vx: 420, vy: 470 });
  const room = roomShell(cam, {
    left: -1.95,
    right: 1.6,
    depth: 4.4,
    height: 2.75,
    floor: blend(colour.mist, colour.sand, 0.55),
    pattern: 'checker',
    dado: blend(colour.mist, colour.river, 0.2),
    dadoHeight: 1.35,
    light: 'left',
    beams: false,
  });
  const on = wallOf(room, 'back');
  let tiles = '';
  for (let v = 0.35; v < 1.3; v += 0.24)
    tiles += patch(cam, on, [-1.9, v, 3.8, 0.012], colour.paper, { opacity: 0.5 });
  for (let u = -1.7; u < 1.9; u += 0.24)
    tiles += patch(cam, on, [u, 0.12, 0.012, 1.22], colour.paper, { opacity: 0.5 });
  const win = windowOn(cam, room, { side: 'back', u: -1.62, v: 1.42, w: 0.84, h: 1.05, shutters: false });
  const sun = sunlight(cam, win.corners, { dir: [0.5, -0.9, -0.5], strength: 0.4, shaft: 0.14 });
  const mirrors = [-0.25, 0.75]
    .map((u) =>
      frameOn(cam, room, { u: u - 0.24, v: 1.46, w: 0.48, h: 0.7, kind: 'mirror', frame: colour.leaf }),
    )
    .join('');
  const rail = patch(cam, on, [1.1, 1.66, 0.42, 0.03], colour.bark);
  const { towels, bucket, soap } = washThings(cam);
  const mat =
    face(cam, flat(0.01, [-1.1, 0.5], [2.75, 3.4]), colour.leaf, { round: 8 }) +
    face(cam, flat(0.01, [-1, 0.4], [2.85, 3.3]), colour.sage, { round: 8 });
  const body =
    room.art +
    tiles +
    win.art +
    mirrors +
    rail +
    towels +
    sun.floor +
    [-1.25, -0.25, 0.75].map((x) => basin(cam, x)).join('') +
    soap +
    mat +
    bucket +
    sun.air;
  return finish(cam, body);
}

/** Lamps lit, the river blue outside, one resident reading on a bunk's edge. */
export function evening() {
  const cam = camera({ x: -0.2, eye: 1.5, focal: 900, vx: 560, vy: 340 });
  const room = roomShell(cam, {
    left: -3,
    right: 3,
    depth: 6.4,
    floor: oxide,
    light: 'none',
    wall: blend(colour.sand, colour.clay, 0.25),
  });
  const win = windowOn(cam, room, {
    side: 'back',
    u: -0.75,
    v: 1,
    w: 1.5,
    h: 1.5,
    time: 'night',
    curtains: colour.ember,
    shutters: false,
  });
  const [lx, ly] = cam.p(0.1, 2.25, 3.7);
  const seat = cam.s(3.2) * 1.62;
  const [px, py] = cam.p(0.95, 0, 3.2);
  const items = [
    { z: 5, art: bunk(cam, { x: -2.75, z: 4, frame: colour.leaf, blankets: [colour.ember, colour.river] }) },
    { z: 4.9, art: bunk(cam, { x: 1.75, z: 4, frame: colour.leaf, blankets: [colour.river, colour.dawn] }) },
    { z: 3.9, art: rug(cam, { x: -1.1, z: 2.5, w: 2.3, d: 2.2, fill: colour.river }) },
    {
      z: 3.4,
      art:
        table(cam, { x: -0.35, z: 3.5, w: 0.75, d: 0.6, h: 0.72 }) +
        place(cam, [-0.15, 0.72, 3.7], 0.12, things.books()) +
        place(cam, [0.2, 0.72, 3.65], 0.12, things.tumbler()),
    },
    {
      z: 3.2,
      art:
        stool(cam, { x: 0.75, z: 3.05, h: 0.45 }) +
        person({
          x: px,
          y: py,
          height: seat,
          pose: 'reading',
          dress: 'kurta',
          facing: 'left',
          skin: 1,
          grey: true,
          shadow: 0,
        }),
    },
    { z: 2.5, art: bed(cam, { x: -3.1, z: 2.1, w: 1, l: 2.0, head: 'left', blanket: colour.leaf }) },
  ];
  const body = room.art + win.art + stack(items);
  const lit = finish(cam, body, { evening: { x: lx, y: ly + 120, dark: 0.6, reach: 0.85 }, strength: 0.05 });
  return lit + lampGlow(lx, ly, 330, 0.6) + pendant(cam, { x: 0.1, y: 2.25, z: 3.7, shade: colour.ember });
}
