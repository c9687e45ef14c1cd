import { birds, horizon, potPlant, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice, svg } from '../kit/render.mjs';
import { gradient, grain, halo, lighter, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { ferry, house, lamp, nouka } from '../kit/town.mjs';

const piers = (x, y, height) =>
  `${rect(x - 17, y - height, 34, height, mix(colour.sand, colour.clay, 0.25))}${rect(x - 22, y - height - 8, 44, 10, colour.sand)}${oval(x, y - height - 18, 12, 12, colour.sand)}${rect(x + 5, y - height, 12, height, lighter(colour.sand, 0.5), 'opacity=".6"')}`;

/** Low garden wall with a plinth and coping. */
const gardenWall = (x, y, width, height) =>
  `${rect(x, y - height, width, height, mix(colour.ember, colour.sand, 0.62))}${times(Math.floor(width / 26), (at) => rect(x + at * 26 + 7, y - height + 15, 12, height - 28, mix(colour.ember, colour.bark, 0.3), 'rx="6" opacity=".45"'))}${rect(x, y - height - 5, width, 9, colour.sand)}`;

export function bushes(x, y, width, count, seed, tone) {
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
  const body = `${sky(width, 600, { time: 'dawn', clouds: 3, seed: 5 })}${sun({ x: 968, y: 236, r: 42, glow: 9 })}${birds({ x: 190, y: 110, count: 5, spread: 150 })}${horizon({ width, y: 520, height: 120, tone: mix(colour.sage, colour.mist, 0.5), opacity: 0.7, seed: 16 })}
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
  ${way.defs}${path('M548,560 L652,560 Q680,612 846,675 L400,675 Q528,610 548,560 Z', way.fill)}
  ${person({ x: 582, y: 556, height: 128, pose: 'gesturing', dress: 'saree', colours: { main: colour.leaf, accent: colour.dawn }, skin: 1, shadow: 0.6 })}${person({ x: 640, y: 562, height: 136, pose: 'standing', dress: 'kurta', colours: { main: colour.paper, lower: colour.mist }, skin: 0, shadow: 0.6 })}
  ${person({
    x: 690,
    y: 644,
    height: 152,
    facing: 'left',
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
  })}${person({ x: 752, y: 654, height: 142, pose: 'walking', facing: 'left', dress: 'saree', colours: { main: colour.ember, accent: colour.sand }, skin: 3, grey: true, shadow: 0.7 })}
  ${potPlant({ x: 508, y: 562, height: 62, kind: 'tulsi' })}${potPlant({ x: 456, y: 572, height: 72, kind: 'money', pot: colour.river })}${gardenWall(0, 640, 330, 54)}${gardenWall(870, 640, 330, 54)}${piers(332, 650, 110)}${piers(868, 650, 110)}${bushes(20, 668, 300, 12, 21, colour.leaf)}${bushes(890, 668, 300, 12, 13, colour.leaf)}${grain(width, height, 0.05)}`;
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
  const body = `${sky(width, 420, { time: 'dawn', clouds: 3, seed: 12 })}${sun({ x: 716, y: 250, r: 44, glow: 9 })}${birds({ x: 470, y: 110, count: 6, spread: 180 })}${horizon({ width: 700, y: 352, height: 54, tone: mix(colour.river, colour.mist, 0.45), opacity: 0.8, seed: 6 })}${river({ y: 350, width: 900, height: 330, time: 'dawn', lightX: 380, lightWidth: 0.14, seed: 14, count: 80 })}${ferry({ x: 200, y: 428, width: 170 })}${nouka({ x: 420, y: 392, width: 80 })}
  ${hill.defs}${path('M520,386 C640,366 700,338 840,330 C1000,318 1100,330 1200,320 L1200,675 L330,675 C400,560 380,420 520,386 Z', hill.fill)}${tree({ x: 1120, y: 360, height: 290, seed: 12 })}${house(
    {
      side: 'left',
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
