import { along, blend, box, camera, face, finish, flat, place, roomShell } from '../kit/interior.mjs';
import { table } from '../kit/interior-furniture.mjs';
import { sunlight, windowOn } from '../kit/interior-light.mjs';
import { sky } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { tile } from './sizes.mjs';

/** A slow swing between -1 and 1 that closes on itself. */
const turn = (phase) => Math.sin(phase * Math.PI * 2);

/** Houses, wire poles and rails coming nearer as the moment goes on. */
function street(cam, phase) {
  let body = '';
  const far = 60;
  for (let i = 9; i >= -1; i -= 1) {
    const z = 4 + i * 8 - phase * 16 + 8;
    if (z < 1.2 || z > far) continue;
    const tall = 6.5 + (((i % 2) + 2) % 2) * 1.6;
    const even = i % 2 === 0;
    const walls = even
      ? [blend(colour.sand, colour.dawn, 0.3), blend(colour.dawn, colour.clay, 0.4)]
      : [blend(colour.sage, colour.sand, 0.6), blend(colour.sand, colour.paper, 0.4)];
    for (const [side, x] of [
      [0, -11],
      [1, 5.4],
    ]) {
      body += box(cam, { x, z, w: 5.6, h: tall, d: 7.2, fill: walls[side], lit: 'left' });
      const wall = side ? x : x + 5.6;
      for (const wz of [1.1, 3.1, 5.1])
        for (const y of [1.1, 4])
          body += face(
            cam,
            along(wall, [y, y + 1.7], [z + wz, z + wz + 1]),
            y > 2 && wz < 2 ? colour.glow : colour.leaf,
          );
    }
    body +=
      box(cam, { x: -3.6, z: z + 2, w: 0.14, h: 5, d: 0.14, fill: colour.night, round: 0 }) +
      box(cam, { x: -3.6, y: 4.7, z: z + 2, w: 3.6, h: 0.07, d: 0.07, fill: colour.night, round: 0 });
  }
  for (const x of [-0.75, 0.68])
    body += face(cam, flat(0, [x, x + 0.08], [1, far]), colour.night, { opacity: 0.7 });
  body += face(cam, flat(5, [-0.01, 0.01], [3, far]), colour.ink, { opacity: 0.6 });
  return body;
}

/** From the cab of a tram: the driver's back, the rails and the street coming towards us. */
export function tramCab(phase = 0.3, grain = 0.05) {
  const cam = camera({ ...tile, eye: 2.4, focal: 620, vx: 450, vy: 270 });
  const { width } = tile;
  let body =
    sky(width, 290, { time: 'dawn', clouds: 3, seed: 9 }) +
    `<circle cx="450" cy="252" r="26" fill="${colour.paper}"/>`;
  body += `<rect y="270" width="${width}" height="420" fill="${blend(colour.clay, colour.mist, 0.25)}"/>`;
  body += street(cam, phase);
  const frame = blend(colour.leaf, colour.ink, 0.35);
  body += `<path fill-rule="evenodd" d="M0 0H900V675H0Z M60 60 V455 H300 V60Z M325 60 V455 H575 V60Z M600 60 V455 H840 V60Z" fill="${frame}"/><rect y="455" width="900" height="22" fill="${colour.bark}"/><rect y="477" width="900" height="200" fill="${blend(colour.sand, colour.clay, 0.5)}"/><rect y="540" width="900" height="60" fill="${colour.river}"/>`;
  body += `<path d="M60 60 L240 60 L60 330Z M325 60 L420 60 L325 220Z" fill="${colour.glow}" opacity="${0.2 + turn(phase) * 0.05}"/>`;
  body += `<rect x="560" y="430" width="54" height="180" rx="10" fill="${colour.night}"/><ellipse cx="587" cy="430" rx="44" ry="15" fill="${colour.bark}"/><path d="M587 424 l${40 + turn(phase) * 6} -26" stroke="${colour.dawn}" stroke-width="12" stroke-linecap="round"/>`;
  body += person({
    x: 452,
    y: 790,
    height: 620,
    pose: 'standing-back',
    dress: 'shirt',
    colours: { main: blend(colour.clay, colour.sand, 0.3), lower: colour.bark },
    hair: 'cap',
    skin: 0,
    shadow: 0,
    near: [
      [15, -18],
      [24.5, -15],
    ],
  });
  return finish(tile, body, { strength: 0.26, grain });
}

function shavings(x, y, phase) {
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const t = (phase + i / 5) % 1;
    out += `<path d="M0 0 q10 -14 18 -2 q2 10 -8 10 q-8 -2 -4 -9" transform="translate(${x + 10 + t * 40 + i * 6} ${y + t * t * 190}) rotate(${t * 300 + i * 60})" fill="none" stroke="${colour.glow}" stroke-width="6" stroke-linecap="round" opacity="${(1 - t * 0.5).toFixed(2)}"/>`;
  }
  return out;
}

/** Tools on the wall and planks in the corner. */
function wallTools(cam) {
  const tools = [0.55, 0.85, 1.15, 1.45]
    .map((x, i) =>
      place(
        cam,
        [x, 1.5, 4.55],
        0.5,
        [
          `<path d="M-4 0 h8 v-60 h-8Z" fill="${colour.clay}"/><path d="M-26 -60 h52 v-22 h-52Z" fill="${colour.grey}"/>`,
          `<path d="M-16 0 L16 0 L9 -80 L-9 -80Z" fill="${colour.grey}"/><rect x="-12" y="-100" width="24" height="24" rx="8" fill="${colour.bark}"/>`,
          `<path d="M-6 0 h12 v-46 h-12Z" fill="${colour.grey}"/><rect x="-9" y="-84" width="18" height="40" rx="7" fill="${colour.ember}"/>`,
          `<path d="M-26 0 h14 v-70 h40 v-14 h-54Z" fill="${colour.bark}"/>`,
        ][i],
      ),
    )
    .join('');
  const rail = box(cam, { x: 0.35, y: 2.02, z: 4.5, w: 1.35, h: 0.05, d: 0.05, fill: colour.bark });
  const planks = [0, 0.14, 0.3]
    .map((dx, i) =>
      face(
        cam,
        [
          [1.75 + dx, 0, 4.5],
          [1.87 + dx, 0, 4.5],
          [1.77 + dx, 2 - i * 0.2, 4.55],
          [1.65 + dx, 2 - i * 0.2, 4.55],
        ],
        blend(colour.clay, colour.bark, i * 0.22),
      ),
    )
    .join('');
  return tools + rail + planks;
}

/** Shavings already on the floor. */
function heap(cam) {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      place(
        cam,
        [0.2 + i * 0.17, 0, 3.5 - (i % 3) * 0.08],
        0.14,
        `<path d="M-20 0 q6 -50 34 -26 q10 26 -14 24" fill="none" stroke="${colour.glow}" stroke-width="13" stroke-linecap="round"/>`,
      ),
    )
    .join('');
}

/** A carpenter planes a plank at the bench; shavings curl in the light of the window. */
export function carpenter(phase = 0.3, grain = 0.05) {
  const cam = camera({ ...tile, eye: 1.4, focal: 820, vx: 450, vy: 290 });
  const room = roomShell(cam, {
    left: -2.2,
    right: 2.2,
    depth: 4.6,
    floor: blend(colour.clay, colour.sand, 0.3),
    pattern: 'boards',
    dado: blend(colour.clay, colour.bark, 0.2),
    wall: blend(colour.sand, colour.clay, 0.25),
  });
  const win = windowOn(cam, room, { side: 'back', u: -1.75, w: 1.3, h: 1.4, v: 1.05 });
  const sun = sunlight(cam, win.corners, {
    dir: [0.75 + turn(phase) * 0.04, -0.8, -0.75],
    strength: 0.42,
    shaft: 0.16 + turn(phase) * 0.03,
  });
  const [px, py] = cam.p(-0.5, 0, 3.6);
  const size = cam.s(3.6) * 1.66;
  const push = turn(phase * 3);
  const hand = [19 + push * 4.5, -10.5];
  const man = person({
    x: px,
    y: py,
    height: size,
    pose: 'serving',
    dress: 'lungi',
    colours: { main: colour.paper, lower: colour.river },
    skin: 2,
    shadow: 0,
    tilt: 10,
    near: [[8 + push * 2, -16], hand],
    far: [
      [11 + push * 2, -16],
      [hand[0] + 4, hand[1] - 1],
    ],
  });
  const [tilt, unit] = [Math.PI / 30, size / 100];
  const planeX = px + (hand[0] * Math.cos(tilt) - hand[1] * Math.sin(tilt) + 2) * unit;
  const [, top] = cam.p(0, 0.92, 3.45);
  const plane = `<g transform="translate(${planeX} ${top})"><rect x="-34" y="-22" width="68" height="22" rx="5" fill="${colour.bark}"/><rect x="-20" y="-36" width="13" height="16" rx="5" fill="${colour.ember}"/><path d="M6 -20 l10 -18 h8 l-6 18Z" fill="${colour.grey}"/></g>`;
  const [ex] = cam.p(0.95, 0, 3.3);
  const work =
    table(cam, { x: -0.75, z: 3.2, w: 1.8, d: 0.55, h: 0.86, fill: blend(colour.bark, colour.clay, 0.5) }) +
    box(cam, { x: -0.4, y: 0.86, z: 3.32, w: 1.5, h: 0.05, d: 0.22, fill: colour.dawn });
  return finish(
    cam,
    `${room.art}${wallTools(cam)}${win.art}${sun.floor}${man}${work}${plane}${shavings(Math.min(planeX + 30, ex), top - 20, phase * 2)}${heap(cam)}${sun.air}`,
    { strength: 0.34, grain },
  );
}
