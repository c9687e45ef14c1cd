import { birds, horizon, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { child } from '../kit/people.mjs';
import { darker, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import { house, lamp, tram } from '../kit/town.mjs';
import {
  casement,
  cast,
  cells,
  frame,
  limb,
  lit,
  panel,
  ramp,
  top,
  vessel,
  W,
  wall,
} from './stories-kit.mjs';
import { who } from './stories-main-a.mjs';
import { cup, pot, resting } from './stories-objects.mjs';

/** Main pictures, third part: lane, tram stop, terrace, first aid, rooftop. */

const kid = (o) => child({ shadowSide: 'right', ...o });

function home() {
  const inside = `${rect(716, 196, 224, 364, colour.bark)}${panel(716, 196, 224, 364, ramp(colour.dawn, colour.glow))}${rect(752, 250, 56, 70, colour.ember, 'opacity=".35"')}${rect(716, 520, 224, 40, darker(colour.clay, 0.05))}`;
  const door = `${rect(690, 168, 276, 392, darker(colour.sand, 0.12))}${path('M690,170 Q828,96 966,170 Z', darker(colour.sand, 0.12))}${path('M712,168 Q828,116 944,168 Z', colour.leaf)}${times(5, (at) => line(`M828,168 L${740 + at * 44},${at === 0 || at === 4 ? 158 : 140}`, colour.sand, 4))}${inside}${lit('M716,196 L648,176 L648,584 L716,560 Z', colour.leaf, { from: 'right' })}${lit('M940,196 L1008,176 L1008,584 L940,560 Z', colour.leaf)}${rect(660, 216, 40, 130, darker(colour.leaf, 0.2), 'rx="3"')}${rect(660, 380, 40, 140, darker(colour.leaf, 0.2), 'rx="3"')}${rect(956, 216, 40, 130, darker(colour.leaf, 0.2), 'rx="3"')}${rect(956, 380, 40, 140, darker(colour.leaf, 0.2), 'rx="3"')}`;
  const steps = `${panel(630, 560, 400, 22, ramp(lighter(colour.ember, 0.35), darker(colour.ember, 0.15)), { direction: 'across' })}${rect(630, 580, 400, 16, darker(colour.ember, 0.4))}${panel(590, 594, 480, 22, ramp(lighter(colour.ember, 0.35), darker(colour.ember, 0.2)), { direction: 'across' })}${rect(590, 614, 480, 16, darker(colour.ember, 0.45))}`;
  const front = `${panel(520, 0, 680, 600, ramp(lighter(colour.dawn, 0.35), darker(colour.clay, 0.05)), { direction: 'across' })}${rect(520, 0, 14, 600, colour.paper, 'opacity=".5"')}${rect(506, 96, 694, 18, colour.sand)}${rect(506, 114, 694, 7, colour.ink, 'opacity=".14"')}${rect(520, 530, 680, 70, darker(colour.ember, 0.25), 'opacity=".55"')}${panel(1064, 240, 100, 190, ramp(colour.glow, colour.dawn))}${rect(1056, 232, 116, 206, 'none', `stroke="${colour.leaf}" stroke-width="12"`)}${times(3, (at) => line(`M${1088 + at * 26},236 v200`, colour.leaf, 5))}${rect(1044, 440, 140, 14, colour.paper)}`;
  const lane = `${sky(560, 520, { time: 'dawn', clouds: 2 })}${sun({ x: 316, y: 300, r: 40 })}${horizon({ y: 530, width: 560, height: 130, kind: 'city', tone: colour.mist, opacity: 0.55, seed: 8 })}${house({ x: -60, y: 560, width: 300, height: 470, storeys: 3, bays: 3, wall: colour.sage, porch: false, doorLit: false, open: cells('1.2 2.1'), side: 'right' })}${house({ x: 400, y: 530, width: 150, height: 330, storeys: 3, bays: 2, wall: colour.mist, porch: false, doorLit: false })}${tree({ x: 330, y: 530, height: 190, kind: 'krishnachura' })}${panel(0, 524, W, 151, ramp(lighter(colour.sand, 0.2), colour.clay))}${path('M316,524 L420,524 L560,675 L120,675 Z', colour.glow, 'opacity=".6"')}${line('M230,250 C320,280 440,270 530,230 M230,276 C320,310 440,296 530,262', colour.ink, 2, 'opacity=".6"')}`;
  const family = `${who({ x: 792, y: 566, height: 290, pose: 'standing', dress: 'saree', colours: { main: colour.leaf, accent: colour.dawn, blouse: colour.ember }, skin: 1, near: limb(12, -14, 8, -8), far: limb(-13, -18, -22, -26), shadow: 0 })}${who({ x: 874, y: 566, height: 262, pose: 'standing', dress: 'saree', colours: { main: colour.paper, accent: colour.river, blouse: colour.mist }, skin: 0, grey: true, shadow: 0 })}${kid({ x: 726, y: 606, height: 176, frock: true, colours: { main: colour.ember, lower: colour.night }, skin: 1, pose: 'walking', facing: 'left', shadow: 0.3 })}`;
  const man = who({
    x: 470,
    y: 650,
    height: 346,
    pose: 'walking',
    dress: 'shirt',
    colours: { main: colour.river, lower: colour.ink },
    skin: 1,
    shadow: 0.7,
    far: limb(8, -16, 16, -12),
  });
  const bag = `${line('M452,506 C452,480 484,480 484,506', colour.bark, 4)}${lit('M430,504 L506,504 L512,562 Q470,570 424,562 Z', colour.bark)}`;
  return frame(
    `${lane}${front}${door}${steps}${family}${pot(1110, 610, 0.9, { kind: 'tulsi' })}${man}${bag.slice(0, 0)}<g transform="translate(0,-2)">${bag}</g>`,
  );
}

function travellers() {
  return [
    who({
      x: 960,
      y: 640,
      height: 300,
      pose: 'standing',
      dress: 'saree',
      colours: { main: colour.dawn, accent: colour.leaf, blouse: colour.leaf },
      skin: 1,
      holding: 'bag',
      shadow: 0.9,
    }),
    who({
      x: 1070,
      y: 632,
      height: 306,
      pose: 'standing-back',
      dress: 'shirt',
      colours: { main: colour.sage, lower: colour.ink },
      skin: 2,
      shadow: 0.9,
    }),
    who({
      x: 720,
      y: 640,
      height: 296,
      pose: 'reading',
      dress: 'shirt',
      colours: { main: colour.paper, lower: colour.bark },
      skin: 0,
      grey: true,
      holding: 'papers',
      shadow: 0,
    }),
    who({
      x: 420,
      y: 650,
      height: 330,
      pose: 'walking',
      dress: 'shirt',
      colours: { main: colour.mist, lower: colour.night },
      skin: 1,
      shadow: 1,
    }),
    who({
      x: 180,
      y: 644,
      height: 304,
      pose: 'walking',
      dress: 'salwar',
      colours: { main: colour.ember, accent: colour.glow, lower: colour.sand },
      skin: 3,
      hair: 'braid',
      shadow: 1,
    }),
  ].join('');
}

function work() {
  const stopSign = `${rect(846, 300, 10, 270, colour.ink)}${rect(800, 262, 102, 62, colour.leaf, 'rx="8"')}${rect(812, 280, 78, 26, colour.paper, 'rx="5"')}${oval(826, 306, 4, 4, colour.ink)}${oval(876, 306, 4, 4, colour.ink)}${rect(816, 284, 70, 14, colour.mist, 'rx="3"')}`;
  const tiffin = (x, y, s) =>
    `${line(`M${x - 9 * s},${y + 2 * s} L${x - 9 * s},${y + 36 * s} M${x + 9 * s},${y + 2 * s} L${x + 9 * s},${y + 36 * s} M${x - 9 * s},${y + 4 * s} Q${x},${y - 8 * s} ${x + 9 * s},${y + 4 * s}`, darker(colour.grey, 0.4), 2.6 * s)}${[0, 1, 2].map((at) => rect(x - 10 * s, y + (8 + at * 10) * s, 20 * s, 9 * s, at === 1 ? lighter(colour.grey, 0.2) : colour.grey, `rx="${2 * s}"`)).join('')}`;
  const road = `${panel(0, 470, W, 205, ramp(colour.clay, darker(colour.clay, 0.3)))}${panel(0, 560, W, 115, ramp(lighter(colour.sand, 0.2), darker(colour.sand, 0.22)), { direction: 'across' })}${rect(0, 556, W, 8, colour.paper)}${rect(0, 564, W, 6, colour.ink, 'opacity=".18"')}${line('M0,506 H1200 M0,528 H1200', darker(colour.bark, 0.4), 4)}${path('M0,470 L1200,470 L1200,480 L0,496 Z', colour.glow, 'opacity=".4"')}`;
  const seat = `${panel(640, 556, 200, 12, ramp(lighter(colour.bark, 0.3), colour.bark))}${rect(656, 566, 10, 76, colour.bark)}${rect(812, 566, 10, 76, colour.bark)}`;
  return frame(
    `${sky(W, 480, { time: 'dawn' })}${sun({ x: 200, y: 250, r: 44 })}${birds({ x: 420, y: 110, count: 4, spread: 130 })}${horizon({ y: 470, width: W, height: 160, kind: 'city', tone: colour.mist, opacity: 0.8 })}${house({ x: 640, y: 474, width: 400, height: 380, storeys: 3, bays: 5, open: cells('1.1 2.3'), side: 'left' })}${house({ x: 1030, y: 474, width: 260, height: 310, storeys: 2, bays: 3, wall: colour.sage, side: 'left' })}${house({ x: -80, y: 474, width: 220, height: 290, storeys: 2, bays: 3, wall: colour.mist, side: 'left' })}${tree({ x: 160, y: 478, height: 200, kind: 'rain', seed: 4 })}${road}${tram({ x: 450, y: 518, width: 470 })}${lamp({ x: 1150, y: 566, height: 330, lit: false })}${stopSign}${seat}${travellers()}${tiffin(416, 482, 1.6)}`,
  );
}

function terrace() {
  const kite = (x, y, s, turn, a, b) =>
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${s})"><path d="M0,-46 L40,0 L0,46 L-40,0 Z" fill="${a}"/><path d="M0,-46 L40,0 L0,46 Z" fill="${b}"/><path d="M0,-46 V46 M-40,0 Q0,-22 40,0" stroke="${colour.bark}" stroke-width="2" fill="none"/><path d="M-12,46 L12,46 L0,30 Z" fill="${a}"/></g>`;
  const roofs = `${horizon({ y: 430, width: W, height: 130, kind: 'city', tone: colour.mist, opacity: 0.7, seed: 6 })}${horizon({ y: 434, width: W, height: 60, tone: colour.sage, opacity: 0.8 })}${[
    0, 1, 2, 3,
  ]
    .map((at) => {
      const x = [-20, 240, 760, 1010][at];
      const y = [340, 372, 356, 320][at];
      const w = [190, 170, 180, 220][at];
      return `${rect(x, y, w, 120, [colour.clay, colour.sage, colour.sand, colour.clay][at])}${rect(x - 6, y - 4, w + 12, 10, darker(colour.clay, 0.2))}${times(3, (n) => rect(x + 24 + n * 52, y + 30, 24, 46, darker(colour.leaf, 0.1), 'opacity=".7"'))}`;
    })
    .join(
      '',
    )}${panel(820, 306, 70, 50, ramp(colour.ink, darker(colour.river, 0.3)), { more: 'rx="8" opacity=".7"' })}`;
  const wallTop = `${panel(0, 430, W, 22, ramp(colour.paper, colour.sand))}${panel(0, 452, W, 76, ramp(colour.sand, darker(colour.clay, 0.02)))}${times(17, (at) => `<path d="M${24 + at * 72},470 h30 v44 h-30 Z" fill="${darker(colour.clay, 0.25)}" opacity=".5"/>`)}`;
  const mora = `${cast(330, 640, 62, 240, { ry: 12 })}${vessel({ x: 330, y: 640, tone: colour.dawn, inside: colour.ember, squash: 0.16, profile: [58, 0, 40, 50, 60, 100] })}${line('M276,622 L372,552 M384,622 L288,552 M306,640 L348,548', darker(colour.clay, 0.2), 3, 'opacity=".6"')}`;
  const gran = who({
    x: 340,
    y: 640,
    height: 376,
    pose: 'talking',
    dress: 'saree',
    colours: { main: colour.paper, accent: colour.leaf, blouse: colour.leaf },
    skin: 0,
    grey: true,
    shadow: 0.4,
  });
  const boy = kid({
    x: 720,
    y: 630,
    height: 250,
    pose: 'standing-back',
    colours: { main: colour.river, lower: colour.night },
    skin: 1,
    near: limb(13, -40, 17, -56),
    far: limb(-12, -18, -3, -24),
    shadow: 0.9,
  });
  const girl = kid({
    x: 545,
    y: 640,
    height: 220,
    pose: 'gesturing',
    facing: 'left',
    frock: true,
    colours: { main: colour.ember, lower: colour.night },
    skin: 3,
    shadow: 0.9,
  });
  const washing = `${line('M850,250 Q1030,300 1200,256', colour.bark, 3)}${rect(846, 240, 9, 300, colour.bark)}${lit('M900,266 L980,278 L976,410 L904,400 Z', colour.dawn)}${lit('M1000,280 L1070,280 L1074,374 L1000,374 Z', colour.paper)}${lit('M1092,278 L1180,262 L1184,420 L1096,430 Z', colour.sage)}`;
  return frame(
    `${sky(W, 440, { time: 'dawn' })}${sun({ x: 130, y: 300, r: 42 })}${roofs}${kite(560, 96, 1, 18, colour.ember, colour.dawn)}${kite(820, 150, 0.72, -14, colour.leaf, colour.paper)}${kite(300, 136, 0.5, 26, colour.river, colour.mist)}${kite(1040, 84, 0.4, -30, colour.night, colour.ember)}${washing}${wallTop}${top(528, darker(colour.clay, 0.02), { edge: false })}${panel(0, 528, W, 26, ramp([colour.ink, 0.2], [colour.ink, 0]))}${line('M758,372 C800,330 790,250 820,184', colour.paper, 2)}${mora}${gran}${girl}${boy}${pot(120, 620, 1.05, { kind: 'flower' })}${pot(1100, 620, 1.1, { kind: 'tulsi', tone: colour.bark })}`,
  );
}

function overdose() {
  const mat = `${path('M150,560 L960,560 L1040,668 L80,668 Z', colour.sage)}${path('M176,570 L938,570 L1006,656 L112,656 Z', 'none', `stroke="${colour.paper}" stroke-width="4" opacity=".7"`)}${times(7, (at) => line(`M${250 + at * 104},562 L${226 + at * 116},666`, colour.leaf, 3, 'opacity=".28"'))}`;
  const helper = who({
    x: 482,
    y: 606,
    height: 410,
    pose: 'kneeling',
    facing: 'left',
    dress: 'salwar',
    colours: { main: colour.ember, accent: colour.glow, lower: colour.sand },
    skin: 3,
    hair: 'braid',
    shadow: 0,
    near: limb(8, -12, 16, 3),
    far: limb(15, -15, 31, -3),
  });
  const caller = who({
    x: 930,
    y: 590,
    height: 410,
    pose: 'phoning',
    facing: 'left',
    dress: 'kurta',
    colours: { main: colour.sand, lower: colour.paper },
    skin: 0,
    shadow: 0.5,
  });
  const kit = `${cast(1090, 628, 56, 90)}${line('M1062,556 q0,-20 20,-20 h18 q20,0 20,20', darker(colour.leaf, 0.3), 8)}${lit('M1026,566 q0,-12 12,-12 h106 q12,0 12,12 v58 q0,10 -12,10 h-106 q-12,0 -12,-10 Z', colour.leaf)}${oval(1091, 594, 25, 25, colour.paper)}${path('M1085,578 h12 v10 h10 v12 h-10 v10 h-12 v-10 h-10 v-12 h10 Z', colour.leaf)}`;
  const shelf = `${rect(640, 250, 190, 12, colour.bark)}${times(5, (at) => rect(660 + at * 24, 196 + (at % 2) * 8, 19, 54 - (at % 2) * 8, [colour.river, colour.ember, colour.leaf][at % 3], 'rx="2"'))}`;
  const open = `${rect(1010, 120, 150, 430, darker(colour.sand, 0.18))}${panel(1026, 136, 118, 414, ramp(colour.glow, colour.dawn))}${rect(1120, 136, 24, 414, colour.leaf)}`;
  return frame(
    `${wall(colour.mist)}${casement({ x: 160, y: 70, w: 330, h: 290, sun: [0.4, 0.5] })}${shelf}${open}${top(530, darker(colour.clay, 0.05), { edge: false, planks: 1 })}${rect(0, 518, W, 12, darker(colour.mist, 0.3))}${path('M140,530 L480,530 L760,675 L240,675 Z', colour.glow, 'opacity=".35"')}${mat}${kit}${caller}${helper}${resting(320, 606)}`,
  );
}

function yourself() {
  const can = `<g transform="translate(590,372)">${lit('M44,18 L96,-16 L102,-6 L50,44 Z', colour.river)}${lit('M90,-24 L108,-2 L116,-8 L98,-32 Z', darker(colour.river, 0.2))}${line('M2,20 C-30,20 -26,62 0,60', darker(colour.river, 0.2), 7)}${line('M4,8 C6,-16 44,-16 46,8', darker(colour.river, 0.2), 6)}${lit('M-2,8 L50,8 L56,66 L-8,66 Z', colour.river)}</g>`;
  const drops = times(9, (at) =>
    line(
      `M${704 + (at % 3) * 12},${352 + Math.floor(at / 3) * 30 + (at % 2) * 8} q5,8 6,16`,
      colour.paper,
      3.4,
      'opacity=".9"',
    ),
  );
  const city = `${horizon({ y: 470, width: W, height: 170, kind: 'city', tone: colour.mist, opacity: 0.75, seed: 4 })}${house({ x: 830, y: 500, width: 320, height: 190, storeys: 2, bays: 4, wall: colour.clay, porch: false, doorLit: false })}${horizon({ y: 478, width: W, height: 70, kind: 'trees', tone: colour.sage, opacity: 0.9, seed: 12 })}`;
  const parapet = `${panel(0, 470, W, 24, ramp(colour.paper, colour.sand))}${panel(0, 494, W, 74, ramp(lighter(colour.clay, 0.3), colour.clay), { direction: 'across' })}${times(3, (at) => rect(at * 420 + 140, 462, 54, 106, colour.sand))}`;
  const woman = who({
    x: 540,
    y: 640,
    height: 430,
    pose: 'serving',
    dress: 'saree',
    colours: { main: colour.leaf, accent: colour.dawn, blouse: colour.ember },
    skin: 1,
    hair: 'braid',
    shadow: 0.9,
  });
  const stair = `${panel(20, 190, 210, 380, ramp(lighter(colour.sand, 0.3), darker(colour.sand, 0.12)), { direction: 'across' })}${rect(8, 178, 234, 18, colour.paper)}${rect(80, 330, 92, 240, darker(colour.leaf, 0.1))}${rect(92, 344, 68, 90, darker(colour.leaf, 0.3), 'rx="3"')}${rect(92, 452, 68, 100, darker(colour.leaf, 0.3), 'rx="3"')}${panel(60, 96, 120, 84, ramp(darker(colour.river, 0.3), colour.ink), { more: 'rx="12"' })}`;
  const stool = `${cast(1010, 632, 60, 160)}${line('M966,560 L956,632 M1056,560 L1064,632', colour.bark, 9)}${panel(946, 548, 130, 16, ramp(colour.glow, colour.bark), { direction: 'across', more: 'rx="7"' })}${cup(1010, 546, 0.5)}`;
  return frame(
    `${sky(W, 480, { time: 'dawn' })}${sun({ x: 400, y: 228, r: 52 })}${birds({ x: 760, y: 140, count: 6, spread: 220 })}${city}${parapet}${top(568, colour.clay, { edge: false, planks: 1 })}${panel(0, 568, W, 20, ramp([colour.ink, 0.2], [colour.ink, 0]))}${path('M240,568 L520,568 L900,675 L420,675 Z', colour.glow, 'opacity=".4"')}${stair}${pot(300, 600, 0.8, { kind: 'tulsi' })}${pot(740, 620, 1.15, { kind: 'flower' })}${pot(880, 600, 0.95, { kind: 'tulsi', tone: colour.bark })}${stool}${woman}${can}${drops}`,
  );
}

export const mainC = {
  'coming-home': home,
  'going-back-to-work': work,
  'talking-with-children': terrace,
  'opioids-and-overdose': overdose,
  'looking-after-yourself': yourself,
};
