import { potPlant } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { svg } from '../kit/render.mjs';
import { darker, grain, halo, lighter, line, mix, oval, path, rect, times } from '../kit/tone.mjs';
import {
  ceilingFan,
  desk,
  roomFront,
  sideChair,
  sunPatch,
  viewWindow,
  wallFrame,
  wallShelf,
} from './pages-room.mjs';

const done = (body, width = 1200, height = 675) => ({
  width,
  height,
  markup: svg({ width, height, body: body + grain(width, height, 0.05) }),
});

export const cup = (x, y, s = 1, tone = colour.paper) =>
  `<g transform="translate(${x},${y}) scale(${s})">${path('M-12,-22 H12 L9,0 Q0,3 -9,0 Z', tone)}${oval(0, -22, 12, 3.4, colour.clay)}${line('M12,-18 q9,1 7,8 q-2,5 -8,5', tone, 3)}</g>`;

/** A desk telephone; (x, y) the middle of its foot. */
const telephone = (x, y, s = 1, off = false) =>
  `<g transform="translate(${x},${y}) scale(${s})">${path('M-30,0 L-22,-28 H22 L30,0 Z', colour.leaf)}${oval(0, -13, 11, 8, colour.paper, 'opacity=".85"')}${oval(0, -13, 4, 3, colour.leaf)}${off ? '' : path('M-36,-30 Q-36,-44 -20,-42 H20 Q36,-44 36,-30 L24,-28 Q20,-34 14,-34 H-14 Q-20,-34 -24,-28 Z', darker(colour.leaf, 0.25))}</g>`;

const screen = (x, y) =>
  `${rect(x - 58, y - 92, 116, 74, colour.ink, 'rx="6"')}${rect(x - 52, y - 86, 104, 62, colour.mist)}${times(3, (at) => rect(x - 42, y - 76 + at * 15, 60 - at * 12, 6, colour.paper, 'opacity=".8"'))}${rect(x - 5, y - 20, 10, 16, colour.ink)}${rect(x - 28, y - 6, 56, 6, colour.ink, 'rx="3"')}`;

/** The front desk: someone answers the telephone, a visitor is being listened to. */
export function contact() {
  return done(`${roomFront({ floorY: 560, wall: mix(colour.sand, colour.paper, 0.35), dado: colour.sage, light: 'left' })}${sunPatch(
    [
      [420, 60],
      [640, 120],
      [640, 560],
      [460, 560],
    ],
    0.35,
  )}${viewWindow({ x: 110, y: 110, width: 270, height: 290, view: 'river', panes: 2 })}${ceilingFan(640, 70)}${wallShelf({ x: 810, y: 210, width: 270, seed: 5 })}${wallFrame({ x: 520, y: 150, width: 120, height: 90 })}
  ${oval(730, 196, 36, 36, colour.bark)}${oval(730, 196, 30, 30, colour.paper)}${line('M730,196 V176 M730,196 L744,204', colour.ink, 4)}
  ${person({
    x: 830,
    y: 600,
    height: 330,
    pose: 'phoning',
    dress: 'saree',
    colours: { main: colour.leaf, accent: colour.dawn, blouse: colour.dawn },
    skin: 1,
    facing: 'left',
    shadow: 0,
    far: [
      [6, -15],
      [15, -9],
    ],
  })}
  ${desk({ x: 600, y: 448, width: 480, height: 170, panel: true, tone: colour.clay })}${telephone(690, 448, 1.1, true)}${screen(1000, 448)}${path('M760,440 h70 l8,8 h-86 Z', colour.paper)}${potPlant({ x: 630, y: 448, height: 84, kind: 'money', pot: colour.river })}
  ${sideChair({ x: 330, y: 618, seat: 90, facing: 'right', cushion: colour.river })}${person({ x: 330, y: 622, height: 318, pose: 'sitting', dress: 'shirt', colours: { main: colour.mist, lower: colour.night }, skin: 2, grey: true, shadow: 0.3, facing: 'right' })}${potPlant({ x: 1140, y: 624, height: 210, kind: 'snake', pot: colour.ember })}${potPlant({ x: 80, y: 620, height: 170, kind: 'fern', pot: colour.river })}`);
}

/** A quiet office over the city: two colleagues in conversation. */
export function corporates() {
  return done(`${roomFront({ floorY: 560, wall: mix(colour.paper, colour.mist, 0.18), dado: mix(colour.river, colour.mist, 0.35), dadoHeight: 120, light: 'left', floor: mix(colour.clay, colour.sand, 0.35) })}${viewWindow({ x: 90, y: 66, width: 720, height: 370, view: 'city', panes: 4, shutters: 0, bars: false })}${sunPatch(
    [
      [150, 560],
      [760, 560],
      [930, 675],
      [280, 675],
    ],
    0.4,
  )}${wallShelf({ x: 900, y: 190, width: 230, seed: 9 })}${wallShelf({ x: 900, y: 290, width: 230, seed: 14 })}
  ${sideChair({ x: 400, y: 628, seat: 92, facing: 'right', cushion: colour.river, tone: colour.ink })}${person({ x: 400, y: 630, height: 326, pose: 'talking', dress: 'shirt', sleeve: 'long', colours: { main: colour.paper, lower: colour.night }, skin: 0, shadow: 0.3 })}
  ${sideChair({ x: 800, y: 628, seat: 92, facing: 'left', cushion: colour.river, tone: colour.ink })}${person({ x: 800, y: 630, height: 314, pose: 'sitting', dress: 'salwar', colours: { main: colour.leaf, accent: colour.dawn, lower: colour.sand }, skin: 3, hair: 'long', facing: 'left', shadow: 0.3 })}
  ${oval(600, 634, 84, 10, colour.ink, 'opacity=".16"')}${rect(594, 520, 12, 106, colour.ink)}${oval(600, 628, 46, 8, colour.ink)}${oval(600, 518, 104, 15, darker(colour.clay, 0.25))}${oval(600, 513, 104, 14, lighter(colour.clay, 0.25))}${cup(556, 514, 0.9)}${cup(644, 514, 0.9)}${path('M584,508 l34,-4 l6,12 l-34,4 Z', colour.paper)}${potPlant({ x: 1020, y: 616, height: 250, kind: 'fern', pot: colour.night })}${potPlant({ x: 1120, y: 628, height: 170, kind: 'snake', pot: colour.ember })}`);
}

/** Two pairs of hands: one gives a cup of tea to the other, a young tree stands between on the sill. */
export function donate() {
  const sill = 520;
  return done(`${roomFront({ floorY: 600, wall: colour.sand, dado: mix(colour.sage, colour.paper, 0.2), dadoHeight: 110, light: 'right' })}${halo({ x: 700, y: 220, r: 520, opacity: 0.55 })}${viewWindow({ x: 380, y: 70, width: 460, height: 350, view: 'garden', panes: 3, shutters: 72 })}${sunPatch(
    [
      [300, 600],
      [640, 600],
      [520, 675],
      [120, 675],
    ],
    0.35,
  )}
  ${potPlant({ x: 470, y: 428, height: 110, kind: 'tulsi' })}${potPlant({ x: 770, y: 428, height: 84, kind: 'money', pot: colour.river })}
  ${person({
    x: 470,
    y: 654,
    height: 500,
    pose: 'serving',
    dress: 'saree',
    colours: { main: colour.ember, accent: colour.glow, blouse: colour.leaf },
    skin: 1,
    holding: 'cup',
    shadow: 0.3,
    near: [
      [5.5, -14],
      [19, -16],
    ],
  })}
  ${sideChair({ x: 800, y: 650, seat: 132, facing: 'left', cushion: colour.leaf })}${person({
    x: 800,
    y: 654,
    height: 470,
    pose: 'talking',
    dress: 'kurta',
    colours: { main: colour.paper, lower: colour.mist, accent: colour.clay },
    skin: 2,
    grey: true,
    facing: 'left',
    shadow: 0.2,
    near: [
      [6, -13],
      [20, -17],
    ],
    far: [
      [7, -14],
      [20, -14],
    ],
  })}
  ${desk({ x: 1000, y: sill, width: 170, height: 120 })}${cup(1050, sill, 1.2)}${path('M1090,520 q-8,-44 26,-46 q34,2 26,46 Z', colour.mist)}${line('M1092,500 q-22,-4 -20,-24', colour.mist, 7)}${rect(1106, 466, 20, 9, colour.river, 'rx="4"')}${line('M1142,486 q20,6 4,26', colour.mist, 5)}${wallFrame({ x: 1020, y: 190, width: 100, height: 130, kind: 'leaf' })}${wallFrame({ x: 130, y: 170, width: 130, height: 100 })}${potPlant({ x: 110, y: 640, height: 230, kind: 'fern', pot: colour.river })}`);
}

const pillow = (x, y, w, h) =>
  path(
    `M${x},${y + h} Q${x - 8},${y} ${x + 16},${y + 4} Q${x + w / 2},${y - 6} ${x + w - 14},${y + 4} Q${x + w + 8},${y} ${x + w},${y + h} Q${x + w / 2},${y + h + 6} ${x},${y + h} Z`,
    colour.paper,
  );

/** A made bed beneath the window to the river. */
export function accommodation() {
  const bed = `${oval(640, 628, 370, 14, colour.ink, 'opacity=".2"')}${rect(296, 380, 20, 240, colour.bark, 'rx="5"')}${rect(976, 440, 20, 180, colour.bark, 'rx="5"')}${rect(306, 400, 12, 130, darker(colour.bark, 0.2))}${rect(310, 530, 676, 34, colour.bark)}${path('M312,534 V486 Q316,470 336,470 H972 Q984,472 984,490 V534 Z', colour.paper)}${pillow(330, 430, 130, 44)}${path('M492,534 V472 Q496,464 508,464 H968 Q990,466 988,490 L992,584 Q740,594 496,582 Z', colour.river)}${path('M492,534 V472 Q496,464 508,464 H566 L562,584 L496,582 Z', colour.mist)}${times(4, (at) => line(`M${640 + at * 92},466 q8,60 0,120`, colour.mist, 3, 'opacity=".5"'))}${rect(760, 444, 130, 14, colour.glow, 'rx="6"')}${rect(764, 430, 122, 14, colour.dawn, 'rx="6"')}`;
  return done(`${roomFront({ floorY: 560, wall: mix(colour.sand, colour.paper, 0.4), dado: mix(colour.leaf, colour.sage, 0.65), dadoHeight: 140, light: 'right' })}${viewWindow({ x: 470, y: 70, width: 400, height: 300, view: 'river', panes: 3, shutters: 66 })}${sunPatch(
    [
      [300, 420],
      [470, 380],
      [330, 560],
      [110, 560],
    ],
    0.25,
  )}${sunPatch(
    [
      [180, 560],
      [560, 560],
      [380, 675],
      [0, 675],
    ],
    0.35,
  )}${ceilingFan(250, 80)}${bed}
  ${desk({ x: 1030, y: 460, width: 130, height: 164 })}${cup(1068, 460, 1)}${path('M1100,458 h48 v-10 h-48 Z M1104,448 h40 v-8 h-40 Z', colour.ember)}${halo({ x: 1100, y: 280, r: 150, tone: colour.paper, opacity: 0.8 })}${rect(1096, 196, 8, 34, colour.bark)}${path('M1066,268 L1082,222 H1118 L1134,268 Z', colour.leaf)}
  ${rect(70, 300, 130, 280, colour.bark, 'rx="4"')}${rect(80, 310, 52, 258, lighter(colour.bark, 0.18))}${rect(138, 310, 52, 258, lighter(colour.bark, 0.24))}${oval(128, 440, 3.4, 3.4, colour.dawn)}${oval(143, 440, 3.4, 3.4, colour.dawn)}${path('M96,300 h80 v-34 q-40,-14 -80,0 Z', colour.sage)}${path('M380,640 Q660,624 900,640 L930,668 Q660,654 350,668 Z', colour.ember, 'opacity=".75"')}${potPlant({ x: 820, y: 378, height: 80, kind: 'tulsi' })}${line('M560,634 h34 M604,636 h34', colour.bark, 8)}`);
}
