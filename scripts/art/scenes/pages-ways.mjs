import { birds, cloud, horizon, potPlant, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { svg } from '../kit/render.mjs';
import { darker, gradient, grain, lighter, line, mix, oval, path, rect } from '../kit/tone.mjs';
import { ferry, howrah, nouka } from '../kit/town.mjs';
import { cup } from './pages-care.mjs';
import { desk, roomFront, sideChair, sunPatch, viewWindow, wallFrame } from './pages-room.mjs';

const tall = (body) => ({
  width: 720,
  height: 960,
  markup: svg({ width: 720, height: 960, body: body + grain(720, 960, 0.05) }),
});

/** Two people side by side on the steps, tea between them, watching the river wake. */
export function alcohol() {
  const step = (at) => {
    const y = 740 + at * 74;
    const face = gradient([
      [0, mix(colour.clay, colour.dawn, 0.35 - at * 0.1)],
      [1, mix(colour.clay, colour.bark, 0.5)],
    ]);
    return `${face.defs}${rect(0, y, 720, 76, face.fill)}${rect(0, y, 720, 22, lighter(colour.clay, 0.65 - at * 0.14))}`;
  };
  return tall(`${sky(720, 470, { time: 'first', clouds: 0 })}${cloud({ x: 250, y: 210, width: 330, tone: colour.dawn, opacity: 0.4 })}${cloud({ x: 560, y: 300, width: 300, tone: colour.glow, opacity: 0.45 })}${birds({ x: 480, y: 160, count: 6, spread: 170, size: 10 })}${sun({ x: 344, y: 404, r: 42, glow: 8 })}${howrah({ x: 20, y: 446, width: 640, height: 92, tone: mix(colour.river, colour.dawn, 0.35), opacity: 0.75 })}${horizon({ width: 720, y: 464, height: 40, tone: mix(colour.river, colour.mist, 0.3), opacity: 0.9, seed: 12 })}${river({ y: 460, width: 720, height: 290, time: 'first', lightX: 344, lightWidth: 0.16, seed: 4, count: 60 })}${nouka({ x: 150, y: 560, width: 120 })}${step(0)}
  ${path('M200,836 L310,836 L330,960 L150,960 Z M420,836 L520,836 L600,960 L420,960 Z', colour.ink, 'opacity=".2"')}${person({ x: 262, y: 832, height: 380, pose: 'seated-back', dress: 'kurta', sleeve: 'long', colours: { main: colour.paper, lower: colour.sand }, skin: 2, grey: true })}${person(
    {
      x: 462,
      y: 832,
      height: 372,
      pose: 'seated-back',
      dress: 'shirt',
      colours: { main: colour.river, lower: colour.ink },
      skin: 0,
      far: [
        [-12.6, -14],
        [-20, -3],
      ],
    },
  )}${step(1)}${step(2)}${cup(362, 758, 1.2, colour.ember)}${path('M600,762 h66 q6,-40 -10,-52 h-46 q-16,12 -10,52 Z', colour.sage)}${line('M612,712 q20,-40 42,0', colour.bark, 5)}${tree({ x: 740, y: 760, height: 520, seed: 9, tone: mix(colour.leaf, colour.night, 0.3) })}`);
}

/** A talk by a tall window. */
export function counselling() {
  return tall(`${roomFront({ width: 720, height: 960, floorY: 770, wall: mix(colour.sand, colour.dawn, 0.12), dado: mix(colour.river, colour.mist, 0.3), dadoHeight: 190, light: 'right', floor: mix(colour.ember, colour.bark, 0.3) })}${viewWindow({ x: 214, y: 110, width: 292, height: 430, view: 'garden', panes: 2, shutters: 74 })}${sunPatch(
    [
      [120, 770],
      [470, 770],
      [330, 960],
      [0, 960],
    ],
    0.32,
  )}${potPlant({ x: 286, y: 546, height: 84, kind: 'tulsi' })}${wallFrame({ x: 610, y: 230, width: 78, height: 104, kind: 'leaf' })}
  ${sideChair({ x: 196, y: 868, seat: 112, facing: 'right', cushion: colour.ember })}${person({ x: 196, y: 872, height: 396, pose: 'sitting', dress: 'shirt', colours: { main: colour.sage, lower: colour.night }, skin: 0, shadow: 0.3 })}${sideChair({ x: 552, y: 868, seat: 112, facing: 'left', cushion: colour.ember })}${person({ x: 552, y: 872, height: 384, pose: 'talking', dress: 'saree', colours: { main: colour.ember, accent: colour.glow, blouse: colour.leaf }, skin: 1, grey: false, facing: 'left', shadow: 0.3 })}
  ${oval(374, 884, 60, 8, colour.ink, 'opacity=".18"')}${line('M352,880 L366,790 M396,880 L382,790', colour.bark, 8)}${oval(374, 788, 58, 11, darker(colour.clay, 0.2))}${oval(374, 784, 58, 10, lighter(colour.clay, 0.3))}${cup(356, 786, 0.95)}${cup(396, 786, 0.95)}${potPlant({ x: 660, y: 930, height: 170, kind: 'fern', pot: colour.river })}`);
}

const clock = (x, y, r) =>
  `${oval(x, y, r, r, colour.bark)}${oval(x, y, r - 6, r - 6, colour.paper)}${line(`M${x},${y} V${y - r * 0.55} M${x},${y} L${x + r * 0.36},${y + r * 0.2}`, colour.ink, 4)}`;

/** The first days: a bed by the window, a nurse brings water, nobody is left alone. */
export function detox() {
  const bed = `${oval(330, 900, 330, 14, colour.ink, 'opacity=".18"')}${rect(20, 640, 20, 256, colour.bark, 'rx="6"')}${rect(34, 660, 12, 140, darker(colour.bark, 0.2))}${rect(34, 790, 470, 40, colour.bark)}${rect(484, 740, 20, 156, colour.bark, 'rx="6"')}${path('M38,796 V742 Q42,724 60,724 H486 Q496,726 496,742 V796 Z', colour.paper)}${path('M48,728 Q40,664 78,672 Q120,660 160,674 Q180,690 168,730 Z', lighter(colour.mist, 0.7))}`;
  const blanket = path(
    'M236,796 V742 Q238,720 262,720 H486 Q500,722 498,744 L502,846 Q370,858 236,846 Z',
    colour.sage,
  );
  return tall(`${roomFront({ width: 720, height: 960, floorY: 850, wall: mix(colour.paper, colour.mist, 0.16), dado: mix(colour.sage, colour.paper, 0.15), dadoHeight: 210, light: 'left', floor: mix(colour.clay, colour.sand, 0.3) })}${viewWindow({ x: 110, y: 120, width: 300, height: 380, view: 'river', panes: 2, shutters: 62 })}${sunPatch(
    [
      [300, 852],
      [560, 852],
      [690, 960],
      [400, 960],
    ],
    0.3,
  )}${clock(590, 170, 44)}${bed}
  ${person({ x: 196, y: 838, height: 402, pose: 'sitting', dress: 'kurta', colours: { main: colour.dawn, lower: colour.paper }, skin: 2, shadow: 0 })}${blanket}${path('M256,724 Q300,700 330,724 Z', colour.sage)}
  ${person({ x: 520, y: 910, height: 470, pose: 'serving', dress: 'salwar', colours: { main: colour.paper, accent: colour.river, lower: colour.mist }, skin: 1, hair: 'bun', holding: 'cup', facing: 'left', shadow: 0.4, shadowSide: 'right' })}${desk({ x: 596, y: 716, width: 110, height: 180 })}${path('M618,716 l4,-48 h24 l4,48 Z', colour.mist, 'opacity=".9"')}${rect(660, 690, 36, 26, colour.river, 'rx="3"')}`);
}

/** Someone reads in the shade of a great tree; a path leads on. */
export function more() {
  const ground = gradient([
    [0, mix(colour.sage, colour.dawn, 0.2)],
    [1, colour.leaf],
  ]);
  return tall(`${sky(720, 640, { time: 'dawn', clouds: 2, seed: 7 })}${sun({ x: 150, y: 470, r: 46, glow: 8 })}${horizon({ width: 720, y: 606, height: 70, tone: mix(colour.river, colour.mist, 0.5), opacity: 0.7, seed: 8 })}${river({ y: 596, width: 720, height: 80, time: 'dawn', lightX: 150, seed: 5, count: 26 })}${ferry({ x: 520, y: 628, width: 120 })}${birds({ x: 250, y: 300, count: 5, spread: 130, size: 10 })}${ground.defs}${path('M0,650 Q260,610 720,660 V960 H0 Z', ground.fill)}${path('M40,640 C220,690 120,760 260,820 C330,850 330,910 260,960 L470,960 C470,880 400,850 330,810 C200,750 300,690 80,636 Z', lighter(colour.clay, 0.55))}
  <g transform="translate(0,0)">${tree({ x: 590, y: 820, height: 820, kind: 'krishnachura', seed: 3 })}</g>${oval(520, 884, 190, 16, colour.ink, 'opacity=".16"')}${rect(352, 786, 300, 18, colour.bark, 'rx="5"')}${rect(352, 700, 300, 12, colour.bark, 'rx="5"')}${rect(352, 736, 300, 12, colour.bark, 'rx="5"')}${[372, 616].map((x) => rect(x, 700, 16, 182, darker(colour.bark, 0.25))).join('')}${person({ x: 540, y: 880, height: 330, pose: 'reading', dress: 'saree', colours: { main: colour.river, accent: colour.glow, blouse: colour.dawn }, skin: 3, hair: 'bun', facing: 'left', shadow: 0 })}${cup(610, 786, 1.2, colour.paper)}${potPlant({ x: 90, y: 900, height: 120, kind: 'tulsi' })}`);
}
