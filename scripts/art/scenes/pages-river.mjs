import { birds, cloud, horizon, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice, svg } from '../kit/render.mjs';
import { darker, gradient, grain, halo, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { ferry, house, howrah, lamp, nouka } from '../kit/town.mjs';

/** Night river with the lamps of the other bank, for the call band. */
export function nightBand() {
  const [width, height, shore] = [1600, 600, 300];
  const roll = dice(31);
  const lights = times(40, () => {
    const x = 20 + roll() * 1560;
    const y = shore - 4 - roll() * 20;
    const long = 40 + roll() * 130;
    const fall = gradient([
      [0, colour.dawn, 0.5],
      [1, colour.dawn, 0],
    ]);
    return `${halo({ x, y, r: 16, tone: colour.dawn, opacity: 0.7 })}${oval(x, y, 2.2, 2.2, colour.glow)}${fall.defs}${rect(x - 1.8, shore + 4, 3.6, long, fall.fill, 'rx="1.8"')}`;
  });
  const body = `${sky(width, shore + 6, { time: 'night', clouds: 3, seed: 12 })}${halo({ x: 1180, y: 96, r: 150, tone: colour.glow, opacity: 0.35 })}${oval(1180, 96, 21, 21, mix(colour.glow, colour.paper, 0.4))}
  ${howrah({ x: 900, y: shore - 16, width: 560, height: 96, tone: mix(colour.river, colour.night, 0.25), opacity: 1 })}${horizon({ width, y: shore + 3, height: 60, kind: 'city', tone: mix(colour.night, colour.ink, 0.3), opacity: 1, seed: 17, lights: 60 })}${horizon({ width, y: shore + 4, height: 26, tone: mix(colour.night, colour.ink, 0.6), opacity: 1, seed: 3 })}
  ${river({ y: shore, width, height: height - shore, time: 'night', lightX: 1180, lightWidth: 0.05, count: 60, seed: 6 })}${lights}${ferry({ x: 380, y: 420, width: 210, lit: true, hull: colour.ink, trim: mix(colour.mist, colour.night, 0.35) })}${halo({ x: 380, y: 384, r: 110, tone: colour.dawn, opacity: 0.35 })}${nouka({ x: 1010, y: 470, width: 110, hood: mix(colour.clay, colour.night, 0.4) })}${halo({ x: 1008, y: 458, r: 26, tone: colour.dawn, opacity: 0.9 })}${grain(width, height, 0.05)}`;
  return { width, height, widths: [640, 1200, 1600], markup: svg({ width, height, body }) };
}

/** Link preview: the house above the river at dawn, the left half calm. */
export function socialCard() {
  const [width, height, shore] = [1200, 630, 380];
  const body = `${sky(width, shore + 6, { time: 'first', clouds: 0 })}${cloud({ x: 640, y: 150, width: 420, tone: colour.dawn, opacity: 0.3 })}${cloud({ x: 240, y: 240, width: 360, tone: colour.mist, opacity: 0.22 })}${sun({ x: 560, y: shore - 18, r: 34, glow: 8 })}${howrah({ x: 250, y: shore - 16, width: 380, height: 66, tone: mix(colour.river, colour.dawn, 0.25), opacity: 0.8 })}${horizon({ width, y: shore + 3, height: 40, tone: mix(colour.river, colour.night, 0.3), opacity: 0.9, seed: 8, lights: 5 })}
  ${river({ y: shore, width, height: height - shore, time: 'first', lightX: 560, lightWidth: 0.12, seed: 3, count: 90 })}${nouka({ x: 370, y: 470, width: 100 })}${birds({ x: 520, y: 150, count: 5, spread: 130, size: 9 })}
  ${path('M700,630 L760,560 Q900,500 1200,506 L1200,630 Z', mix(colour.leaf, colour.night, 0.35))}${tree({ x: 1150, y: 540, height: 380, seed: 6, tone: mix(colour.leaf, colour.night, 0.2) })}${house(
    {
      x: 772,
      y: 540,
      width: 330,
      height: 270,
      storeys: 2,
      bays: 5,
      side: 'left',
      lit: [[1, 1]],
      open: [
        [1, 3],
        [1, 4],
      ],
    },
  )}${path('M700,630 L760,566 Q900,536 1200,540 L1200,630 Z', mix(colour.leaf, colour.night, 0.15))}${path('M905,556 L968,556 Q960,590 900,630 L790,630 Q890,600 905,556 Z', colour.clay)}${halo({ x: 936, y: 520, r: 120, opacity: 0.4 })}${person({ x: 880, y: 606, height: 78, pose: 'walking', dress: 'saree', colours: { main: colour.ember }, shadow: 0.7 })}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

/** An empty landing with a signpost (page not found). */
export function notFound() {
  const [width, height, shore] = [1200, 675, 330];
  const planks = times(9, (at) =>
    path(
      `M${470 - at * 28},${412 + at * 30} L${730 + at * 10},${412 + at * 30} L${734 + at * 10.6},${436 + at * 30} L${448 - at * 28},${436 + at * 30} Z`,
      at % 2 ? mix(colour.clay, colour.bark, 0.35) : mix(colour.clay, colour.bark, 0.5),
    ),
  );
  const sign = (y, w, tone, side) =>
    path(
      side === 'right'
        ? `M862,${y} h${w} l22,21 l-22,21 h${-w} Z`
        : `M888,${y} h${-w} l-22,21 l22,21 h${w} Z`,
      tone,
    );
  const body = `${sky(width, shore + 8, { time: 'dawn', clouds: 3, seed: 8 })}${sun({ x: 330, y: 262, r: 34, glow: 6 })}${horizon({ width, y: shore + 3, height: 56, tone: mix(colour.river, colour.mist, 0.45), opacity: 0.75, seed: 14 })}${river({ y: shore, width, height: height - shore, time: 'dawn', lightX: 330, seed: 9, count: 80 })}${ferry({ x: 250, y: 408, width: 150, facing: 'left' })}${birds({ x: 640, y: 150, count: 5, spread: 150 })}
  ${[
    [476, 420, 90],
    [724, 420, 90],
    [350, 560, 110],
    [764, 560, 110],
  ]
    .map(([x, y, h]) => rect(x, y - 34, 12, h + 40, darker(colour.bark, 0.2), 'rx="4"'))
    .join(
      '',
    )}${planks}${rect(866, 300, 18, 330, colour.bark, 'rx="5"')}${sign(322, 150, colour.leaf, 'right')}${sign(382, 140, colour.ember, 'left')}${sign(442, 120, colour.river, 'right')}${path('M700,675 Q820,600 960,612 T1200,580 L1200,675 Z', mix(colour.leaf, colour.night, 0.15))}${tree({ x: 1090, y: 640, height: 430, kind: 'palm', seed: 4 })}${tree({ x: 990, y: 650, height: 150, kind: 'banana' })}${lamp({ x: 420, y: 560, height: 210, lit: true })}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}
