import { birds, horizon, potPlant, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { child, person } from '../kit/people.mjs';
import { dice, svg } from '../kit/render.mjs';
import { darker, gradient, grain, halo, lighter, line, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { ferry, house, lamp, nouka, shutterWindow } from '../kit/town.mjs';

const piers = (x, y, height) =>
  `${rect(x - 17, y - height, 34, height, mix(colour.sand, colour.clay, 0.25))}${rect(x - 22, y - height - 8, 44, 10, colour.sand)}${oval(x, y - height - 18, 12, 12, colour.sand)}${rect(x + 5, y - height, 12, height, lighter(colour.sand, 0.5), 'opacity=".6"')}`;

/** Low garden wall with a plinth and coping. */
const gardenWall = (x, y, width, height) =>
  `${rect(x, y - height, width, height, mix(colour.ember, colour.sand, 0.62))}${times(Math.floor(width / 26), (at) => rect(x + at * 26 + 7, y - height + 15, 12, height - 28, mix(colour.ember, colour.bark, 0.3), 'rx="6" opacity=".45"'))}${rect(x, y - height - 5, width, 9, colour.sand)}`;

function bushes(x, y, width, count, seed, tone) {
  const roll = dice(seed);
  return times(count, () =>
    oval(
      x + roll() * width,
      y - roll() * 8,
      20 + roll() * 24,
      13 + roll() * 14,
      mix(tone, roll() > 0.5 ? colour.sage : colour.night, roll() * 0.25),
    ),
  );
}

/** The centre: an old house with its veranda, shutters opening, people at the door. */
export function aboutHouse() {
  const [width, height] = [1200, 675];
  const ground = gradient([
    [0, colour.sage],
    [1, mix(colour.leaf, colour.night, 0.1)],
  ]);
  const way = gradient([
    [0, colour.glow],
    [1, mix(colour.clay, colour.bark, 0.2)],
  ]);
  const body = `${sky(width, 600, { time: 'dawn', clouds: 3, seed: 5 })}${sun({ x: 1080, y: 300, r: 44, glow: 9 })}${birds({ x: 190, y: 110, count: 5, spread: 150 })}${horizon({ width, y: 520, height: 120, tone: mix(colour.sage, colour.mist, 0.5), opacity: 0.7, seed: 16 })}
  ${tree({ x: 150, y: 548, height: 430, seed: 7 })}${tree({ x: 1050, y: 545, height: 300, kind: 'krishnachura', seed: 4 })}${ground.defs}${rect(0, 528, width, 147, ground.fill)}
  ${house({
    x: 290,
    y: 545,
    width: 620,
    height: 430,
    bays: 7,
    storeys: 2,
    wall: mix(colour.sand, colour.dawn, 0.22),
    open: [
      [1, 1],
      [1, 2],
      [1, 5],
      [0, 1],
      [0, 5],
    ],
    lit: [
      [1, 4],
      [0, 1],
      [0, 5],
    ],
  })}
  ${halo({ x: 600, y: 480, r: 150, opacity: 0.55 })}${bushes(286, 548, 220, 9, 4, colour.leaf)}${bushes(700, 548, 210, 9, 9, colour.leaf)}
  ${way.defs}${path('M556,560 L644,560 Q668,610 790,675 L410,675 Q532,610 556,560 Z', way.fill)}
  ${person({ x: 582, y: 556, height: 128, pose: 'gesturing', dress: 'saree', colours: { main: colour.leaf, accent: colour.dawn }, skin: 1, shadow: 0.6 })}${person({ x: 640, y: 562, height: 136, pose: 'standing', dress: 'kurta', colours: { main: colour.paper, lower: colour.mist }, skin: 0, shadow: 0.6 })}
  ${person({
    x: 520,
    y: 640,
    height: 152,
    pose: 'walking',
    dress: 'shirt',
    colours: { main: colour.mist, lower: colour.night },
    skin: 2,
    holding: 'bag',
    shadow: 0.7,
    near: [
      [-4, -15],
      [2, -1],
    ],
  })}${person({ x: 462, y: 650, height: 142, pose: 'walking', dress: 'saree', colours: { main: colour.ember, accent: colour.sand }, skin: 3, grey: true, shadow: 0.7 })}
  ${potPlant({ x: 508, y: 562, height: 62, kind: 'tulsi' })}${potPlant({ x: 704, y: 562, height: 62, kind: 'money' })}${gardenWall(0, 640, 330, 54)}${gardenWall(870, 640, 330, 54)}${piers(332, 650, 110)}${piers(868, 650, 110)}${bushes(20, 668, 300, 12, 21, colour.leaf)}${bushes(890, 668, 300, 12, 13, colour.leaf)}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

const bloomOver = (x, y, width, drop, seed) => {
  const roll = dice(seed);
  return times(90, () => {
    const at = roll();
    const px = x + at * width;
    const py = y + roll() * drop * (0.3 + 0.7 * Math.abs(Math.sin(at * 7)));
    const pick = roll();
    return oval(
      px,
      py,
      7 + roll() * 9,
      5 + roll() * 6,
      pick > 0.62
        ? mix(colour.ember, colour.night, 0.15 + roll() * 0.2)
        : mix(colour.leaf, colour.night, 0.15 + roll() * 0.4),
    );
  });
};

/** An open door at the end of the path, before sunrise; the light falls out. */
export function doorway() {
  const [width, height] = [900, 1100];
  const dim = (tone, part = 0.5) => mix(tone, colour.night, part);
  const wall = gradient(
    [
      [0, dim(colour.sand, 0.62)],
      [0.5, dim(colour.sand, 0.44)],
      [1, dim(colour.sand, 0.66)],
    ],
    'across',
  );
  const beam = gradient([
    [0, colour.glow, 0.95],
    [0.5, colour.dawn, 0.5],
    [1, colour.dawn, 0.06],
  ]);
  const floor = gradient([
    [0, dim(colour.clay, 0.5)],
    [1, mix(colour.night, colour.ink, 0.35)],
  ]);
  const inside = `${halo({ x: 450, y: 560, r: 220, tone: colour.paper, opacity: 0.9 })}${rect(330, 760, 240, 60, mix(colour.ember, colour.dawn, 0.5))}${rect(476, 470, 70, 130, colour.paper, 'opacity=".6"')}${line('M511,470 v130 M476,535 h70', colour.clay, 4)}${path('M330,372 h240 v34 h-240 Z', colour.dawn, 'opacity=".5"')}${potPlant({ x: 532, y: 800, height: 120, kind: 'snake', pot: colour.clay })}`;
  const door = shutterWindow({
    x: 335,
    y: 330,
    width: 230,
    height: 480,
    arch: true,
    open: 1,
    lit: true,
    shutter: dim(colour.leaf, 0.25),
    frame: dim(colour.sand, 0.2),
    inside: `<clipPath id="dw"><path d="M335,810 L335,445 A115,115 0 0 1 565,445 L565,810 Z"/></clipPath><g clip-path="url(#dw)">${inside}</g>`,
  });
  const step = (at) =>
    rect(
      270 - at * 34,
      808 + at * 26,
      360 + at * 68,
      27,
      mix(dim(colour.sand, 0.25 + at * 0.09), colour.dawn, 0.25 - at * 0.06),
    ) + rect(270 - at * 34, 829 + at * 26, 360 + at * 68, 7, dim(colour.bark, 0.45));
  const side = (x, lit) =>
    shutterWindow({
      x,
      y: 420,
      width: 86,
      height: 210,
      arch: false,
      open: lit ? 0.5 : 0,
      lit,
      shutter: dim(colour.leaf, 0.38),
      frame: dim(colour.sand, 0.36),
    });
  const body = `${sky(width, 260, { time: 'first', clouds: 2, seed: 4 })}${wall.defs}${rect(0, 170, width, 700, wall.fill)}${rect(0, 156, width, 22, dim(colour.sand, 0.34))}${rect(0, 182, width, 8, dim(colour.sand, 0.7))}${times(30, (at) => rect(at * 31 + 6, 190, 14, 12, dim(colour.sand, 0.66)))}${times(13, (at) => rect(0, 240 + at * 48, width, 2, dim(colour.sand, 0.66), 'opacity=".4"'))}
  ${times(28, (at) => path(`M${at * 33 + 8},156 q-5,-22 2,-44 h9 q7,22 2,44 Z`, dim(colour.sand, 0.52)))}${rect(0, 100, width, 14, dim(colour.sand, 0.36))}${side(70, true)}${side(744, false)}
  ${halo({ x: 450, y: 560, r: 520, tone: colour.dawn, opacity: 0.6 })}${door}${floor.defs}${rect(0, 868, width, 232, floor.fill)}${path('M300,886 L600,886 L742,1100 L158,1100 Z', dim(colour.clay, 0.38))}${[0, 1, 2].map(step).join('')}
  ${beam.defs}${path('M338,808 L562,808 L742,1100 L158,1100 Z', beam.fill, 'opacity=".8"')}${person({
    x: 420,
    y: 810,
    height: 306,
    pose: 'gesturing',
    dress: 'saree',
    colours: { main: colour.river, accent: colour.glow, blouse: colour.night },
    skin: 1,
    hair: 'bun',
    facing: 'left',
    shadow: 0,
    near: [
      [7, -13],
      [15, -6],
    ],
    far: [
      [6, -14],
      [10, -3],
    ],
  })}
  ${path('M396,812 L446,812 L470,960 L352,960 Z', colour.night, 'opacity=".2"')}${bloomOver(120, 186, 660, 150, 6)}${bloomOver(610, 200, 130, 420, 8)}
  ${potPlant({ x: 216, y: 884, height: 190, kind: 'fern', pot: dim(colour.ember, 0.35), tone: dim(colour.leaf, 0.3) })}${potPlant({ x: 704, y: 884, height: 170, kind: 'money', pot: dim(colour.ember, 0.35), tone: dim(colour.leaf, 0.3) })}${bushes(-20, 1090, 200, 10, 5, mix(colour.leaf, colour.night, 0.6))}${bushes(730, 1090, 200, 10, 15, mix(colour.leaf, colour.night, 0.6))}${grain(width, height, 0.06)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

/** A path from the landing at the river up to the house, people walking it together. */
export function treatment() {
  const [width, height] = [1200, 675];
  const hill = gradient([
    [0, mix(colour.sage, colour.dawn, 0.18)],
    [1, colour.leaf],
  ]);
  const near = gradient([
    [0, mix(colour.leaf, colour.sage, 0.35)],
    [1, mix(colour.leaf, colour.night, 0.35)],
  ]);
  const way = gradient([
    [0, colour.glow],
    [1, mix(colour.clay, colour.sand, 0.4)],
  ]);
  const road =
    'M250,675 C420,610 700,640 790,560 C860,498 640,476 640,430 C640,398 780,394 846,352 L872,352 C830,404 700,408 700,436 C706,474 960,496 916,574 C870,652 640,650 520,675 Z';
  const body = `${sky(width, 420, { time: 'dawn', clouds: 3, seed: 12 })}${sun({ x: 930, y: 190, r: 46, glow: 8 })}${birds({ x: 470, y: 110, count: 6, spread: 180 })}${horizon({ width: 700, y: 352, height: 54, tone: mix(colour.river, colour.mist, 0.45), opacity: 0.8, seed: 6 })}${river({ y: 350, width: 900, height: 330, time: 'dawn', lightX: 380, lightWidth: 0.14, seed: 14, count: 80 })}${ferry({ x: 200, y: 428, width: 170 })}${nouka({ x: 420, y: 392, width: 80 })}
  ${hill.defs}${path('M470,400 C600,372 690,340 840,330 C1000,318 1100,330 1200,320 L1200,675 L330,675 C420,560 400,450 470,400 Z', hill.fill)}${tree({ x: 1120, y: 360, height: 290, seed: 12 })}${house(
    {
      x: 770,
      y: 350,
      width: 250,
      height: 190,
      bays: 5,
      storeys: 2,
      lit: [
        [1, 1],
        [0, 1],
      ],
      open: [[1, 3]],
    },
  )}
  ${way.defs}${path(road, way.fill)}${tree({ x: 590, y: 420, height: 130, kind: 'palm', seed: 5 })}${tree({ x: 556, y: 428, height: 105, kind: 'palm', seed: 2 })}${tree({ x: 1040, y: 500, height: 190, kind: 'krishnachura', seed: 6 })}${tree({ x: 980, y: 440, height: 70, kind: 'banana' })}
  ${near.defs}${path('M0,675 L0,610 C120,580 220,600 300,650 L330,675 Z', near.fill)}${path('M900,675 C980,600 1100,590 1200,560 L1200,675 Z', near.fill)}
  ${person({ x: 846, y: 376, height: 52, pose: 'standing', dress: 'saree', colours: { main: colour.river }, shadow: 0.8 })}${person({ x: 700, y: 420, height: 62, pose: 'walking', dress: 'kurta', colours: { main: colour.paper }, skin: 2, shadow: 0.8 })}${person({ x: 790, y: 494, height: 84, pose: 'walking', dress: 'salwar', colours: { main: colour.dawn, accent: colour.leaf }, skin: 3, facing: 'left', hair: 'braid', shadow: 0.8 })}${person({ x: 858, y: 592, height: 122, pose: 'gesturing', dress: 'kurta', colours: { main: colour.river, lower: colour.sand }, skin: 1, shadow: 0.7, facing: 'left', grey: true })}${person({ x: 802, y: 598, height: 120, pose: 'walking', dress: 'shirt', colours: { main: colour.sand, lower: colour.ink }, skin: 0, shadow: 0.7 })}${person({ x: 470, y: 662, height: 142, pose: 'walking', dress: 'saree', colours: { main: colour.ember, accent: colour.glow }, skin: 1, shadow: 0.7 })}${person(
    {
      x: 402,
      y: 668,
      height: 148,
      pose: 'walking',
      dress: 'lungi',
      colours: { main: colour.paper, lower: colour.sage },
      skin: 2,
      shadow: 0.7,
      holding: 'bag',
      near: [
        [-4, -15],
        [2, -2],
      ],
    },
  )}${lamp({ x: 716, y: 604, height: 150, lit: false })}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

/** A window at night: one leaf closed, a lamp still burning on the sill (something went wrong, we are here). */
export function errorWindow() {
  const [width, height] = [1200, 675];
  const dim = (tone, part = 0.55) => mix(tone, colour.night, part);
  const wall = gradient(
    [
      [0, dim(colour.sand, 0.78)],
      [0.55, dim(colour.sand, 0.6)],
      [1, dim(colour.sand, 0.84)],
    ],
    'across',
  );
  const glass = gradient([
    [0, mix(colour.dawn, colour.ember, 0.25)],
    [1, colour.glow],
  ]);
  const slat = (x, w) =>
    times(20, (at) => rect(x, 152 + at * 20.4, w, 5, dim(colour.leaf, 0.62), 'opacity=".8"'));
  const leafDoor = (x, w) =>
    `${rect(x, 130, w, 440, dim(colour.leaf, 0.3), 'rx="3"')}${slat(x + 14, w - 28)}${rect(x, 342, w, 16, dim(colour.leaf, 0.36))}`;
  const lantern = `${line('M716,420 C700,384 772,384 756,420', colour.ink, 5)}${path('M708,430 h56 l-8,-16 h-40 Z', dim(colour.bark, 0.4))}${path('M714,430 C700,462 704,500 716,520 h40 C768,500 772,462 758,430 Z', colour.paper, 'opacity=".75"')}${path('M736,512 C720,494 732,478 737,462 C744,480 752,494 736,512 Z', colour.ember)}${path('M704,520 h64 l8,32 h-80 Z', dim(colour.bark, 0.4))}`;
  const body = `${wall.defs}${rect(0, 0, width, height, wall.fill)}${times(11, (row) => times(14, (at) => rect(at * 96 - (row % 2) * 48 + 2, row * 64 + 2, 92, 60, colour.ink, `rx="2" opacity="${(0.03 + ((row * 7 + at * 3) % 5) * 0.016).toFixed(3)}"`)))}
  ${rect(478, 100, 364, 500, dim(colour.sand, 0.42), 'rx="4"')}${rect(456, 76, 408, 34, dim(colour.sand, 0.36), 'rx="4"')}${glass.defs}${rect(500, 124, 320, 452, glass.fill)}${rect(500, 124, 320, 452, colour.paper, 'opacity=".14"')}${line('M740,124 V576', colour.clay, 0)}${path('M660,124 h160 v452 h-160 Z', glass.fill)}${path('M760,124 C790,260 800,380 786,576 L820,576 L820,124 Z', colour.paper, 'opacity=".55"')}${halo({ x: 736, y: 486, r: 250, tone: colour.paper, opacity: 0.75 })}
  ${leafDoor(500, 160)}${leafDoor(826, 132)}${lantern}${rect(440, 574, 440, 30, dim(colour.sand, 0.3), 'rx="4"')}${rect(456, 604, 408, 10, colour.ink, 'opacity=".3"')}${halo({ x: 736, y: 500, r: 520, tone: colour.dawn, opacity: 0.4 })}${potPlant({ x: 572, y: 576, height: 120, kind: 'tulsi', pot: dim(colour.ember, 0.3), tone: dim(colour.leaf, 0.15) })}${bloomOver(980, -10, 240, 420, 12)}${bloomOver(-20, -20, 220, 260, 22)}${grain(width, height, 0.06)}`;
  return { width, height, markup: svg({ width, height, body }) };
}
