import { birds, horizon, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { darker, halo, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import { ferry, house, howrah, lamp, nouka } from '../kit/town.mjs';
import {
  casement,
  cast,
  cells,
  frame,
  H,
  limb,
  lit,
  panel,
  patch,
  ramp,
  stops,
  top,
  vessel,
  W,
  wall,
} from './stories-kit.mjs';
import { glass, pendant, pot } from './stories-objects.mjs';

/** Main pictures of the stories, first part: rooms, gate, courtyard, kitchen, river. */
export const who = (o) => person({ shadowSide: 'right', ...o });

/** A wooden chair seen from the side, seat at `seat`, its back on the left. */
export const sideChair = (x, floor, seat, tone = colour.bark) =>
  `${line(`M${x - 46},${seat - 108} L${x - 40},${seat} L${x - 48},${floor}`, tone, 11)}${line(`M${x + 42},${seat} L${x + 46},${floor}`, darker(tone, 0.2), 11)}${rect(x - 50, seat - 2, 104, 13, lighter(tone, 0.15), 'rx="5"')}${line(`M${x - 42},${seat - 84} L${x - 36},${seat - 20}`, lighter(tone, 0.2), 4)}${line(`M${x - 40},${seat + 58} L${x + 44},${seat + 58}`, darker(tone, 0.2), 6)}`;

function detox() {
  const floor = 560;
  const sleeper = `${lit('M930,416 C930,370 968,352 1040,360 C1100,352 1128,376 1122,412 C1112,440 950,444 930,416 Z', colour.paper)}${oval(1012, 378, 33, 29, colour.skin[1])}${path('M1012,348 C1052,344 1060,384 1040,404 C1046,380 1032,366 1000,352 Z', colour.hair)}${path('M958,402 C962,384 990,384 1000,404 L996,428 L952,428 Z', colour.mist)}${lit('M540,448 C548,404 590,398 640,402 C700,372 790,364 860,376 C920,378 966,386 984,420 L990,452 L540,470 Z', colour.sage, { strength: 0.9 })}${line('M640,402 C660,420 664,440 660,462 M860,377 C846,404 850,430 840,462', darker(colour.sage, 0.3), 3, 'opacity=".5"')}${path('M906,380 C946,376 978,392 986,424 L930,432 C926,410 918,392 906,380 Z', colour.paper)}`;
  const bed = `${panel(500, 588, 690, 26, ramp([colour.ink, 0.3], [colour.ink, 0]))}${lit('M1120,300 q0,-16 18,-16 q18,0 18,16 L1156,606 L1120,606 Z', colour.bark)}${rect(516, 400, 26, 206, darker(colour.bark, 0.1), 'rx="8"')}${sleeper}${lit('M530,436 L1126,428 L1126,486 L530,488 Z', colour.paper, { strength: 0.5 })}${lit('M536,452 C640,430 840,436 990,430 L994,500 C860,522 660,506 536,516 Z', colour.sage, { strength: 0.9 })}${line('M538,500 C660,490 860,504 994,484', colour.pale, 6, 'opacity=".8"')}${rect(524, 490, 620, 30, colour.bark)}`;
  const nurse = who({
    x: 742,
    y: 634,
    height: 424,
    pose: 'sitting',
    dress: 'saree',
    colours: { main: colour.paper, accent: colour.river, blouse: colour.mist },
    skin: 0,
    near: limb(8, -13, 23, -12),
    far: limb(9, -14, 25, -13),
    tilt: 8,
    shadow: 0.3,
  });
  return frame(
    `${wall(colour.mist)}${patch({ x: 880, y: 70, w: 220, h: 190, slant: 60, bars: [2, 2], opacity: 0.5 })}${panel(0, 470, W, 90, ramp(darker(colour.mist, 0.12), darker(colour.mist, 0.2)))}${casement({ x: 190, y: 70, w: 380, h: 320, sun: [0.34, 0.5] })}${top(floor, colour.clay, { planks: 2, edge: false })}${rect(0, floor - 12, W, 12, darker(colour.mist, 0.35))}${path('M240,560 L600,560 L820,675 L360,675 Z', colour.glow, 'opacity=".45"')}${pot(110, 622, 1.25, { kind: 'tall' })}${bed}${sideChair(736, 636, 516)}${nurse}`,
  );
}

function firstWeek() {
  const pillar = (x) =>
    `${panel(x, 270, 66, 290, ramp(lighter(colour.sand, 0.4), darker(colour.clay, 0.15)), { direction: 'across' })}${rect(x - 10, 256, 86, 20, colour.sand)}${rect(x - 10, 276, 86, 6, colour.ink, 'opacity=".16"')}${oval(x + 33, 240, 22, 22, colour.sand)}${rect(x - 8, 540, 82, 24, darker(colour.clay, 0.1))}`;
  const boundary = (x, w) =>
    `${panel(x, 350, w, 210, ramp(colour.sand, darker(colour.clay, 0.05)))}${rect(x, 340, w, 16, lighter(colour.sand, 0.3))}${rect(x, 356, w, 6, colour.ink, 'opacity=".12"')}${rect(x, 500, w, 60, colour.ember, 'opacity=".4"')}`;
  const leafGate = (x, flip) =>
    `<g transform="translate(${x},0) scale(${flip},1)">${times(6, (at) => line(`M${8 + at * 18},${296 + at * 6} L${8 + at * 18},${566 + at * 7}`, colour.leaf, 6))}${line('M4,312 L104,346 M4,430 L104,460 M4,548 L104,590', colour.leaf, 8)}${path('M4,290 Q54,250 104,330', 'none', `stroke="${colour.leaf}" stroke-width="8"`)}</g>`;
  const yard = `${house({ x: 380, y: 494, width: 440, height: 300, storeys: 2, bays: 5, open: cells('1.1 1.3'), lit: cells('1.1'), side: 'left' })}${tree({ x: 250, y: 520, height: 380, kind: 'rain' })}${tree({ x: 980, y: 500, height: 330, kind: 'krishnachura', seed: 4 })}`;
  const path1 = `${panel(0, 548, W, 127, ramp(colour.sage, darker(colour.sage, 0.2)))}${path('M498,480 L702,480 L920,675 L250,675 Z', colour.sand)}${path('M498,480 L560,480 L470,675 L250,675 Z', colour.glow, 'opacity=".7"')}`;
  const guest = who({
    x: 440,
    y: 648,
    height: 330,
    pose: 'walking',
    dress: 'shirt',
    colours: { main: colour.dawn, lower: colour.night },
    skin: 1,
    holding: 'bag',
    shadow: 0.6,
  });
  const host = who({
    x: 672,
    y: 622,
    height: 312,
    pose: 'gesturing',
    dress: 'salwar',
    colours: { main: colour.leaf, accent: colour.glow, lower: colour.sand },
    skin: 3,
    facing: 'left',
    hair: 'braid',
    shadow: 0.6,
  });
  const elder = who({
    x: 770,
    y: 606,
    height: 306,
    pose: 'standing',
    dress: 'kurta',
    colours: { main: colour.paper, lower: colour.mist },
    grey: true,
    skin: 0,
    shadow: 0.6,
  });
  return frame(
    `${sky(W, 560, { time: 'dawn' })}${halo({ x: 90, y: 330, r: 420, tone: colour.glow, opacity: 0.9 })}${horizon({ y: 500, width: W, height: 120, kind: 'trees', tone: colour.sage, opacity: 0.7 })}${panel(0, 480, W, 100, ramp(colour.sage, colour.leaf))}${yard}${path1}${boundary(0, 340)}${boundary(860, 340)}${leafGate(408, 1)}${leafGate(794, -1)}${pillar(340)}${pillar(796)}${pot(906, 590, 0.8, { kind: 'flower' })}${pot(286, 590, 0.8, { kind: 'tulsi' })}${host}${elder}${guest}`,
  );
}

function day() {
  const mat = (x, y, s, tone) =>
    `${path(`M${x - 84 * s},${y - 16 * s} L${x + 84 * s},${y - 16 * s} L${x + 100 * s},${y + 18 * s} L${x - 100 * s},${y + 18 * s} Z`, tone)}${line(`M${x - 96 * s},${y + 10 * s} L${x + 96 * s},${y + 10 * s}`, colour.paper, 3 * s, 'opacity=".6"')}`;
  const up = { near: limb(9, -44, 3, -62), far: limb(-9, -44, -3, -62) };
  const back = (x, y, h, more, tone) =>
    mat(x, y, h / 262, tone) +
    cast(x, y, h * 0.16, 150) +
    who({ x, y: y + h * 0.22, height: h, pose: 'seated-back', ...up, ...more });
  const teacher =
    mat(600, 462, 0.86, colour.sand) +
    who({
      x: 600,
      y: 462,
      height: 240,
      pose: 'crosslegged',
      dress: 'salwar',
      colours: { main: colour.paper, accent: colour.ember, lower: colour.sage },
      skin: 1,
      shadow: 0.7,
      ...up,
    });
  const dress = (kind, main, skin, more) => ({
    dress: kind,
    colours: { main, accent: colour.leaf, lower: colour.bark },
    skin,
    ...more,
  });
  const people = [
    back(262, 520, 260, dress('kurta', colour.river, 1), colour.ember),
    back(450, 512, 252, dress('saree', colour.dawn, 3), colour.river),
    back(752, 512, 252, dress('shirt', colour.paper, 2, { grey: true }), colour.leaf),
    back(950, 520, 260, dress('salwar', colour.ember, 0), colour.mist),
    back(372, 630, 300, dress('shirt', colour.sand, 0, { hair: 'short' }), colour.leaf),
    back(830, 630, 300, dress('kurta', colour.leaf, 3, { hair: 'bald', grey: true }), colour.ember),
  ];
  const ground = `${panel(0, 400, W, 275, ramp(lighter(colour.sage, 0.4), colour.sage))}${path('M0,440 L1200,404 L1200,470 L0,540 Z', colour.glow, 'opacity=".4"')}${path('M0,590 L1200,500 L1200,580 L0,675 Z', colour.glow, 'opacity=".28"')}`;
  return frame(
    `${sky(W, 420, { time: 'dawn' })}${sun({ x: 90, y: 210, r: 38 })}${horizon({ y: 410, width: W, height: 120, tone: colour.sage, opacity: 0.8 })}${house({ x: 380, y: 420, width: 700, height: 330, storeys: 2, bays: 8, open: cells('1.1 1.4 1.6'), side: 'left' })}${ground}<g opacity=".2">${oval(420, 470, 480, 40, colour.ink)}</g>${tree({ x: 190, y: 470, height: 560, kind: 'rain', seed: 6 })}${tree({ x: 1150, y: 440, height: 300, kind: 'banana' })}${teacher}${people.join('')}`,
  );
}

function lovedOne() {
  const lane = `<clipPath id="kitchen-view"><rect x="400" y="80" width="520" height="350"/></clipPath><g clip-path="url(#kitchen-view)">${panel(400, 80, 520, 350, stops(0, colour.river, 0.3, colour.mist, 0.52, colour.dawn, 0.7, colour.ember, 1, colour.ember))}${house({ x: 380, y: 400, width: 190, height: 250, storeys: 2, bays: 2, wall: darker(colour.clay, 0.4), porch: false, doorLit: false, lit: cells('1.0') })}${house({ x: 760, y: 404, width: 200, height: 290, storeys: 3, bays: 2, wall: darker(colour.sage, 0.45), porch: false, doorLit: true, lit: cells('2.1 1.0') })}${rect(572, 312, 70, 92, darker(colour.river, 0.25))}${rect(640, 296, 122, 108, darker(colour.river, 0.38))}${rect(668, 316, 18, 28, colour.dawn)}${rect(722, 350, 18, 28, colour.glow)}${path('M616,396 L690,396 L830,430 L440,430 Z', darker(colour.clay, 0.35))}${path('M380,400 L960,400 L960,432 L380,432 Z', darker(colour.clay, 0.45), 'opacity=".5"')}${lamp({ x: 706, y: 418, height: 230, lit: true })}${oval(706, 420, 90, 10, colour.dawn, 'opacity=".4"')}</g>`;
  const pane = `${times(3, (at) => line(`M${530 + at * 130},80 v350`, darker(colour.leaf, 0.4), 5))}<rect x="400" y="80" width="520" height="350" fill="none" stroke="${darker(colour.leaf, 0.25)}" stroke-width="18"/>${lit('M398,74 L300,50 L300,470 L398,436 Z', darker(colour.leaf, 0.15), { from: 'right' })}${lit('M922,74 L1020,50 L1020,470 L922,436 Z', darker(colour.leaf, 0.15))}${times(14, (at) => line(`M312,${82 + at * 26} L388,${98 + at * 23} M1008,${82 + at * 26} L932,${98 + at * 23}`, darker(colour.leaf, 0.45), 4, 'opacity=".6"'))}${rect(376, 440, 568, 18, colour.sand)}`;
  const counter = `${panel(0, 524, W, 30, ramp(lighter(colour.clay, 0.2), colour.clay))}${panel(0, 554, W, 121, ramp(darker(colour.river, 0.4), darker(colour.river, 0.55)))}${times(4, (at) => `<rect x="${40 + at * 300}" y="572" width="250" height="110" rx="6" fill="${darker(colour.river, 0.28)}"/>${oval(165 + at * 300, 600, 9, 9, colour.dawn)}`)}`;
  const pots = `${cast(1060, 528, 66, 120)}${vessel({ x: 1060, y: 528, tone: colour.grey, inside: darker(colour.grey, 0.4), from: 'left', profile: [56, 0, 74, 24, 74, 70, 62, 86, 70, 92] })}${vessel({ x: 1060, y: 438, tone: lighter(colour.grey, 0.2), inside: 'none', profile: [70, 0, 54, 14, 12, 22, 12, 32] })}${vessel({ x: 780, y: 528, tone: colour.ember, inside: colour.bark, profile: [30, 0, 42, 26, 30, 54, 36, 62] })}${glass(880, 530, 0.6)}`;
  const shelf = `${rect(30, 190, 230, 14, colour.bark)}${[56, 110, 164, 218].map((x, at) => vessel({ x: x + 6, y: 190, tone: [colour.sage, colour.sand, colour.ember, colour.mist][at], inside: 'none', profile: [20, 0, 22, 30, 18, 54, 20, 62] })).join('')}${line('M60,250 v34 M110,250 v34 M160,250 v34', colour.grey, 4)}${line('M36,250 H236', colour.bark, 5)}${oval(60, 304, 20, 20, colour.grey)}${oval(110, 300, 14, 18, colour.grey)}${oval(160, 308, 22, 24, darker(colour.grey, 0.3))}`;
  const mother = who({
    x: 530,
    y: 800,
    height: 560,
    pose: 'standing-back',
    dress: 'saree',
    colours: { main: colour.ember, accent: colour.glow, blouse: colour.bark },
    skin: 0,
    grey: true,
    near: limb(14, -14, 12, -3),
    far: limb(-14, -14, -12, -3),
  });
  return frame(
    `${panel(0, 0, W, H, ramp(darker(colour.sage, 0.55), darker(colour.sage, 0.4)))}${halo({ x: 990, y: 180, r: 640, tone: colour.dawn, opacity: 0.6 })}${lane}${pane}${shelf}${counter}${pots}${mother}${pendant(1080, 150, 0.72, colour.night)}`,
    { from: 'right', tone: colour.dawn, wash: 0.22 },
  );
}

function brothers() {
  const step = (y, h, tone) =>
    `${panel(0, y, W, h * 0.42, ramp(lighter(tone, 0.5), tone), { direction: 'across' })}${panel(0, y + h * 0.42, W, h * 0.6, ramp(darker(tone, 0.34), darker(tone, 0.22)))}`;
  const steps = `${step(420, 50, colour.clay)}${step(470, 66, colour.clay)}${step(536, 80, colour.clay)}${step(612, 90, colour.clay)}`;
  const older = who({
    x: 520,
    y: 642,
    height: 420,
    pose: 'seated-back',
    dress: 'kurta',
    colours: { main: colour.sand, lower: colour.mist },
    skin: 0,
  });
  const younger = who({
    x: 656,
    y: 640,
    height: 404,
    pose: 'seated-back',
    dress: 'shirt',
    colours: { main: colour.river, lower: colour.ink },
    skin: 1,
    near: limb(13, -16, 6, -10),
    far: limb(-13, -16, -6, -10),
  });
  const pillar = `${panel(1046, 250, 74, 310, ramp(colour.sand, darker(colour.clay, 0.25)), { direction: 'across' })}${rect(1032, 236, 102, 20, colour.sand)}${path('M1036,236 Q1083,160 1130,236 Z', colour.sand)}${rect(1030, 548, 106, 30, darker(colour.clay, 0.1))}`;
  return frame(
    `${sky(W, 290, { time: 'dawn' })}${sun({ x: 330, y: 214, r: 42 })}${birds({ x: 760, y: 96, count: 6, spread: 200 })}${howrah({ x: 560, y: 262, width: 700, height: 130, tone: colour.river, opacity: 0.55 })}${horizon({ y: 276, width: W, height: 50, kind: 'trees', tone: colour.river, opacity: 0.55 })}${horizon({ y: 278, width: 520, height: 60, kind: 'city', tone: colour.river, opacity: 0.35, seed: 3 })}${river({ y: 274, width: W, height: 160, time: 'dawn', lightX: 330 })}${ferry({ x: 860, y: 352, width: 230 })}${nouka({ x: 190, y: 384, width: 150 })}${steps}${cast(520, 558, 60, 330, { opacity: 0.3 })}${cast(656, 558, 60, 330, { opacity: 0.3 })}${older}${younger}${pillar}`,
  );
}

export const mainA = {
  'what-happens-in-detox': detox,
  'first-week-with-us': firstWeek,
  'a-day-at-the-centre': day,
  'when-someone-you-love-drinks': lovedOne,
  'talking-to-someone-who-is-not-ready': brothers,
};
