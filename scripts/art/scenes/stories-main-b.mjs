import { birds, horizon, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { darker, halo, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import { ferry, house, lamp } from '../kit/town.mjs';
import {
  casement,
  cast,
  frame,
  H,
  limb,
  lit,
  panel,
  patch,
  ramp,
  top,
  vessel,
  W,
  wall,
} from './stories-kit.mjs';
import { sideChair, who } from './stories-main-a.mjs';
import { glass, pot, sheet } from './stories-objects.mjs';

/** Main pictures, second part: embankment, desk, camp, evening room. */

function relapse() {
  const land = `${path('M0,430 C180,380 330,400 470,470 C600,534 690,540 800,480 C920,410 1040,360 1200,350 L1200,675 L0,675 Z', darker(colour.sage, 0.05))}${path('M0,430 C180,380 330,400 470,470 C600,534 690,540 800,480 C920,410 1040,360 1200,350 L1200,372 C1040,384 930,436 812,504 C690,566 590,556 456,496 C320,426 180,410 0,462 Z', lighter(colour.sage, 0.3))}`;
  const way = `${path('M0,520 C170,452 320,470 440,540 C570,612 700,622 830,540 C950,462 1050,398 1200,378 L1200,392 C1066,418 980,488 872,574 C730,690 540,680 400,600 C300,540 170,540 0,612 Z', colour.sand)}${path('M0,520 C170,452 320,470 440,540 C570,612 700,622 830,540 C950,462 1050,398 1200,378 L1200,382 C1054,406 960,470 844,552 C706,642 560,632 424,556 C310,486 170,478 0,556 Z', colour.glow, 'opacity=".9"')}`;
  const grass = times(34, (at) => {
    const x = (at * 173) % 1200;
    const y = 640 + ((at * 37) % 40);
    return line(
      `M${x},${y} q-4,-16 -12,-24 M${x},${y} q2,-18 2,-30 M${x},${y} q6,-14 14,-20`,
      darker(colour.leaf, 0.1),
      3,
    );
  });
  const walker = who({
    x: 912,
    y: 500,
    height: 240,
    pose: 'walking',
    dress: 'shirt',
    colours: { main: colour.ember, lower: colour.night },
    skin: 1,
    shadow: 0.8,
    shadowSide: 'left',
  });
  return frame(
    `${sky(W, 400, { time: 'dawn' })}${sun({ x: 720, y: 236, r: 46 })}${birds({ x: 660, y: 130, count: 6, spread: 240 })}${horizon({ y: 330, width: W, height: 70, tone: colour.river, opacity: 0.45 })}${river({ y: 326, width: W, height: 200, time: 'dawn', lightX: 720, lightWidth: 0.12 })}${ferry({ x: 420, y: 372, width: 130, facing: 'right' })}${land}${tree({ x: 130, y: 470, height: 330, kind: 'palm', seed: 3 })}${tree({ x: 210, y: 462, height: 250, kind: 'palm', seed: 8 })}${way}${lamp({ x: 520, y: 520, height: 170, lit: false })}${lamp({ x: 300, y: 462, height: 150, lit: false })}${tree({ x: 1150, y: 390, height: 250, kind: 'rain', seed: 5 })}${walker}${path('M0,640 C300,690 620,720 900,640 C1040,596 1120,560 1200,540 L1200,675 L0,675 Z', darker(colour.leaf, 0.15))}${grass}`,
    { from: 'right' },
  );
}

function rights() {
  const deskY = 470;
  const desk = `${panel(330, deskY + 30, 540, 180, ramp(darker(colour.bark, 0.05), darker(colour.bark, 0.3)))}${rect(356, deskY + 60, 220, 150, lighter(colour.bark, 0.1), 'rx="5"')}${rect(624, deskY + 60, 220, 150, lighter(colour.bark, 0.1), 'rx="5"')}${oval(466, deskY + 92, 9, 9, colour.dawn)}${oval(734, deskY + 92, 9, 9, colour.dawn)}${panel(300, deskY, 600, 32, ramp(lighter(colour.clay, 0.45), darker(colour.clay, 0.15)), { direction: 'across', more: 'rx="8"' })}`;
  const files = `${rect(830, 90, 300, 12, colour.bark)}${rect(830, 216, 300, 12, colour.bark)}${times(9, (at) => rect(842 + at * 25, 34 + (at % 3) * 6, 20, 56 - (at % 3) * 6, [colour.leaf, colour.river, colour.ember, colour.sand][at % 4], 'rx="2"'))}${times(7, (at) => rect(842 + at * 27, 152 + (at % 2) * 8, 22, 64 - (at % 2) * 8, [colour.night, colour.sage, colour.dawn][at % 3], 'rx="2"'))}${vessel({ x: 1080, y: 90, tone: colour.sand, inside: colour.bark, profile: [16, 0, 24, 22, 14, 44] })}`;
  const reader = who({
    x: 236,
    y: 640,
    height: 420,
    pose: 'reading',
    dress: 'shirt',
    colours: { main: colour.dawn, lower: colour.night },
    skin: 0,
    holding: 'papers',
    tilt: 10,
    near: limb(8, -14, 22, -20),
    far: limb(10, -15, 25, -20),
    shadow: 0.3,
  });
  const adviser = who({
    x: 968,
    y: 640,
    height: 410,
    pose: 'talking',
    dress: 'salwar',
    colours: { main: colour.leaf, accent: colour.sand, lower: colour.sand },
    skin: 3,
    facing: 'left',
    hair: 'bun',
    near: limb(9, -14, 26, -15),
    far: limb(6, -14, 16, -5),
    shadow: 0.3,
  });
  const chair2 = `<g transform="translate(1944,0) scale(-1,1)">${sideChair(976, 640, 526, colour.bark)}</g>`;
  const onDesk = `${sheet(0, 0, 0, 0, { lines: 0, shadow: false }).slice(0, 0)}${path('M560,470 L580,452 L706,452 L700,470 Z', colour.paper)}${line('M596,458 L680,458 M592,464 L660,464', colour.mist, 3)}${cast(470, 470, 20, 80)}${vessel({ x: 470, y: 471, tone: colour.river, inside: colour.night, profile: [20, 0, 22, 44] })}${line('M464,428 L456,392 M474,428 L480,388 M470,428 L470,396', colour.ember, 5)}${glass(778, 474, 0.56)}`;
  return frame(
    `${wall(colour.sand)}${patch({ x: 660, y: 250, w: 210, h: 170, slant: 60, bars: [2, 2], tone: colour.paper, opacity: 0.6 })}${casement({ x: 320, y: 56, w: 320, h: 300, sun: [0.3, 0.5] })}${files}${top(560, darker(colour.clay, 0.15), { planks: 2, edge: false })}${rect(0, 548, W, 12, colour.bark, 'opacity=".5"')}${path('M300,560 L560,560 L760,675 L400,675 Z', colour.glow, 'opacity=".4"')}${pot(84, 600, 1.3, { kind: 'tall' })}${sideChair(230, 640, 524)}${chair2}${reader}${adviser}${desk}${onDesk}`,
  );
}

const sari = (main, accent, skin, more) => ({ dress: 'saree', colours: { main, accent }, skin, ...more });
const shirt = (main, lower, skin, more) => ({ dress: 'shirt', colours: { main, lower }, skin, ...more });
const salwar = (main, accent, skin) => ({
  dress: 'salwar',
  colours: { main, accent, lower: colour.sand },
  skin,
});

const bench = (x, y, w) =>
  `${cast(x + w / 2, y + 44, w / 2, 120, { ry: 10 })}${rect(x + 22, y, 12, 46, darker(colour.bark, 0.2))}${rect(x + w - 34, y, 12, 46, darker(colour.bark, 0.2))}${panel(x, y - 8, w, 16, ramp(lighter(colour.bark, 0.3), colour.bark), { direction: 'across', more: 'rx="4"' })}`;

/** People on a bench, seen from behind, `step` apart. */
const row = (x, y, height, step, list) =>
  list
    .map((o, at) => who({ x: x + at * step, y: y + height * 0.27, height, pose: 'seated-back', ...o }))
    .join('');

function listeners() {
  const back = [
    { dress: 'lungi', colours: { main: colour.paper }, grey: true, skin: 2 },
    sari(colour.leaf, colour.dawn, 0),
    shirt(colour.mist, colour.ink, 1),
    salwar(colour.ember, colour.glow, 3),
  ];
  const front = [
    { dress: 'kurta', colours: { main: colour.river, lower: colour.paper }, skin: 0 },
    sari(colour.dawn, colour.ember, 1, { grey: true }),
    shirt(colour.sage, colour.bark, 2),
    sari(colour.paper, colour.river, 3),
  ];
  const right = [
    shirt(colour.clay, colour.night, 1, { hair: 'bald', grey: true }),
    salwar(colour.night, colour.dawn, 0),
  ];
  const far = bench(150, 502, 400) + row(210, 498, 230, 90, back);
  return `${far}${bench(90, 606, 500)}${row(160, 600, 282, 117, front)}${bench(640, 614, 330)}${row(710, 608, 282, 114, right)}`;
}

function camp() {
  const scallops = times(11, (at) =>
    path(
      `M${at * 112 - 16},0 L${at * 112 + 96},0 L${at * 112 + 96},74 Q${at * 112 + 40},118 ${at * 112 - 16},74 Z`,
      at % 2 ? colour.ember : colour.dawn,
    ),
  );
  const cloth = `${path('M0,0 L1200,0 L1200,60 Q900,96 600,58 Q300,96 0,60 Z', darker(colour.ember, 0.2))}${scallops}${panel(0, 0, W, 50, ramp([colour.ink, 0.3], [colour.ink, 0]))}`;
  const posts = [60, 1126]
    .map((x) => panel(x, 60, 20, 500, ramp(colour.clay, colour.bark), { direction: 'across' }))
    .join('');
  const board = `${line('M600,250 L560,452 M720,250 L760,452', colour.bark, 8)}<rect x="556" y="176" width="208" height="168" rx="6" fill="${colour.paper}" stroke="${colour.bark}" stroke-width="8"/>${path('M660,300 C606,268 606,214 640,212 C652,212 658,222 660,230 C662,222 668,212 680,212 C714,214 714,268 660,300 Z', colour.leaf)}${path('M590,330 C620,312 700,312 730,330', 'none', `stroke="${colour.river}" stroke-width="6" stroke-linecap="round"`)}`;
  const table = `${cast(890, 508, 150, 220, { ry: 14 })}${path('M740,404 L1040,404 L1056,424 L724,424 Z', colour.paper)}${lit('M724,424 L1056,424 L1050,512 L730,512 Z', colour.sage, { strength: 0.7 })}${times(8, (at) => path(`M${724 + at * 41.5},424 q20.7,26 41.5,0 Z`, colour.paper))}${path('M770,418 l46,-8 l40,4 l-44,10 Z M780,410 l46,-8 l40,4 l-44,10 Z', colour.mist)}${vessel({ x: 990, y: 416, tone: colour.ember, inside: colour.bark, profile: [18, 0, 38, 28, 20, 56, 26, 62] })}`;
  const doctor = who({
    x: 892,
    y: 500,
    height: 300,
    pose: 'gesturing',
    facing: 'left',
    dress: 'kurta',
    colours: { main: colour.paper, accent: colour.river, lower: colour.river },
    skin: 1,
    hair: 'bun',
    shadow: 0.4,
  });
  return frame(
    `${sky(W, 400, { time: 'day', clouds: 3 })}${halo({ x: 40, y: 220, r: 420, tone: colour.glow })}${horizon({ y: 400, width: W, height: 130, tone: colour.sage, opacity: 0.8 })}${panel(0, 396, W, 280, ramp(lighter(colour.sage, 0.35), darker(colour.clay, 0.02)))}${house({ x: 250, y: 412, width: 200, height: 130, storeys: 1, bays: 3, wall: colour.sand, porch: false })}${tree({ x: 190, y: 420, height: 290, kind: 'palm', seed: 3 })}${tree({ x: 470, y: 418, height: 210, kind: 'banana' })}${posts}${cloth}${board}${doctor}${table}${listeners()}`,
  );
}

function alone() {
  const floor = 566;
  const armchair = `${cast(420, 626, 130, 260, { ry: 14 })}${lit('M292,300 Q292,272 322,272 L360,272 Q392,276 392,306 L400,600 L302,604 Z', colour.leaf, { from: 'right' })}${lit('M330,502 L548,502 Q562,502 562,516 L562,598 L330,602 Z', darker(colour.leaf, 0.12), { from: 'right' })}${rect(316, 596, 18, 32, colour.bark)}${rect(530, 596, 18, 32, colour.bark)}`;
  const arm = `${rect(524, 424, 16, 80, darker(colour.leaf, 0.25))}${lit('M376,408 L540,414 Q556,416 556,428 Q556,440 540,440 L376,434 Z', colour.leaf, { from: 'right' })}`;
  const father = who({
    x: 430,
    y: 632,
    height: 440,
    pose: 'sitting',
    dress: 'kurta',
    colours: { main: colour.paper, lower: colour.mist },
    grey: true,
    hair: 'bald',
    skin: 0,
    lean: 0,
    near: limb(5, -13, 17, -11),
    far: limb(6, -14, 18, -9),
    shadow: 0,
  });
  const daughter = who({
    x: 700,
    y: 632,
    height: 424,
    pose: 'phoning',
    dress: 'salwar',
    colours: { main: colour.ember, accent: colour.glow, lower: colour.sand },
    skin: 1,
    hair: 'braid',
    facing: 'left',
    shadowSide: 'left',
    shadow: 0.5,
  });
  const lampStand = `${halo({ x: 930, y: 250, r: 560, tone: colour.dawn, opacity: 0.8 })}${rect(926, 300, 9, 300, colour.bark)}${oval(930, 604, 60, 12, darker(colour.bark, 0.3))}${vessel({ x: 930, y: 310, tone: colour.glow, inside: 'none', squash: 0.14, strength: 0.3, profile: [100, 0, 80, 70, 58, 132] })}${oval(930, 178, 58, 8, colour.paper)}`;
  const side = `${cast(1060, 608, 70, 90)}${line('M1010,500 L1000,608 M1110,500 L1120,608', darker(colour.bark, 0.2), 10)}${panel(984, 482, 152, 20, ramp(colour.glow, colour.bark), { direction: 'across', more: 'rx="8"' })}${glass(1030, 484, 0.62, { from: 'left' })}${vessel({ x: 1092, y: 484, tone: colour.sage, inside: colour.leaf, profile: [18, 0, 26, 26, 14, 54, 20, 62] })}${times(5, (at) => line(`M1092,424 q${(at - 2) * 12},-26 ${(at - 2) * 18},-44`, colour.leaf, 4))}${[
    [-36, 44],
    [-18, 52],
    [0, 56],
    [18, 52],
    [36, 44],
  ]
    .map(([dx, dy], at) => oval(1092 + dx, 424 - dy, 9, 9, at % 2 ? colour.paper : colour.dawn))
    .join('')}`;
  const rugD = `${path('M210,612 L1010,612 L1080,662 L140,662 Z', darker(colour.ember, 0.35))}${path('M236,620 L986,620 L1040,652 L182,652 Z', 'none', `stroke="${colour.dawn}" stroke-width="4" opacity=".6"`)}`;
  return frame(
    `${panel(0, 0, W, H, ramp(darker(colour.river, 0.5), darker(colour.river, 0.2)), { direction: 'across' })}${casement({ x: 130, y: 60, w: 330, h: 320, time: 'dusk', sun: null, tone: darker(colour.leaf, 0.25) })}${panel(0, floor, W, 110, ramp(darker(colour.bark, 0.35), darker(colour.bark, 0.2)))}${rect(0, floor - 12, W, 12, darker(colour.night, 0.3))}${rugD}${lampStand}${side}${armchair}${father}${arm}${daughter}`,
    { from: 'right', tone: colour.dawn, wash: 0.2 },
  );
}

export const mainB = {
  'relapse-is-not-the-end': relapse,
  'your-rights-in-treatment': rights,
  'at-an-awareness-camp': camp,
  'why-not-to-stop-alone': alone,
};
