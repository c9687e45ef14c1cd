import { potPlant, sky } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice, svg } from '../kit/render.mjs';
import { gradient, grain, halo, line, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { shutterWindow } from '../kit/town.mjs';
import { bushes } from './pages-house.mjs';

/** A colour before sunrise; pale masonry turns blue, not grey. */
const dim = (tone, part = 0.55) =>
  mix(tone === colour.sand ? mix(colour.mist, colour.river, 0.3) : tone, colour.night, part);

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

/** The open leaves, and the lit hall behind them. */
function openDoor() {
  const inside = `${halo({ x: 450, y: 560, r: 220, tone: colour.paper, opacity: 0.9 })}${rect(330, 760, 240, 60, mix(colour.ember, colour.dawn, 0.5))}${rect(476, 470, 70, 130, colour.paper, 'opacity=".6"')}${line('M511,470 v130 M476,535 h70', colour.clay, 4)}${path('M330,372 h240 v34 h-240 Z', colour.dawn, 'opacity=".5"')}${potPlant({ x: 532, y: 800, height: 120, kind: 'snake', pot: colour.clay })}`;
  return shutterWindow({
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
}

const doorStep = (at) =>
  rect(
    270 - at * 34,
    808 + at * 26,
    360 + at * 68,
    27,
    mix(dim(colour.sand, 0.25 + at * 0.09), colour.dawn, 0.25 - at * 0.06),
  ) + rect(270 - at * 34, 829 + at * 26, 360 + at * 68, 7, dim(colour.bark, 0.45));

/** An open door at the end of the path, before sunrise; the light falls out. */
export function doorway() {
  const [width, height] = [900, 1100];
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
  ${halo({ x: 450, y: 560, r: 520, tone: colour.dawn, opacity: 0.6 })}${openDoor()}${floor.defs}${rect(0, 868, width, 232, floor.fill)}${path('M300,886 L600,886 L742,1100 L158,1100 Z', dim(colour.clay, 0.38))}${[0, 1, 2].map(doorStep).join('')}
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
      [8, -15],
      [18, -20],
    ],
    far: [
      [4, -14],
      [6, -2],
    ],
  })}
  ${path('M396,812 L446,812 L470,960 L352,960 Z', colour.night, 'opacity=".2"')}${bloomOver(120, 186, 660, 150, 6)}${bloomOver(610, 200, 130, 420, 8)}
  ${potPlant({ x: 216, y: 884, height: 190, kind: 'fern', pot: dim(colour.ember, 0.35), tone: dim(colour.leaf, 0.3) })}${potPlant({ x: 704, y: 884, height: 170, kind: 'money', pot: dim(colour.ember, 0.35), tone: dim(colour.leaf, 0.3) })}${bushes(-20, 1090, 200, 10, 5, mix(colour.leaf, colour.night, 0.6))}${bushes(730, 1090, 200, 10, 15, mix(colour.leaf, colour.night, 0.6))}${grain(width, height, 0.06)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

/** A window at night: one leaf closed, a lamp still burning on the sill (something went wrong, we are here). */
export function errorWindow() {
  const [width, height] = [1200, 675];
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
