import { birds, cloud, horizon, potPlant, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { dice, svg } from '../kit/render.mjs';
import { darker, gradient, grain, halo, line, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { balustrade, column, ferry, howrah } from '../kit/town.mjs';
import { cup } from './pages-care.mjs';
import { desk, roomFront, sideChair, viewWindow, wallFrame } from './pages-room.mjs';

/** Someone telephones from a veranda over the river at first light. */
export function help() {
  const [width, height, shore] = [1200, 675, 350];
  const floor = gradient([
    [0, mix(colour.ember, colour.clay, 0.4)],
    [1, mix(colour.ember, colour.bark, 0.6)],
  ]);
  const bench = `${rect(250, 545, 250, 16, colour.bark, 'rx="4"')}${rect(268, 560, 14, 76, darker(colour.bark, 0.25))}${rect(468, 560, 14, 76, darker(colour.bark, 0.25))}${rect(250, 450, 250, 10, colour.bark, 'rx="4"')}${times(9, (at) => rect(262 + at * 27, 458, 6, 90, darker(colour.bark, 0.1)))}`;
  const body = `${sky(width, shore + 8, { time: 'first', clouds: 0 })}${cloud({ x: 520, y: 130, width: 360, tone: colour.dawn, opacity: 0.4 })}${cloud({ x: 900, y: 220, width: 320, tone: colour.glow, opacity: 0.4 })}${sun({ x: 560, y: shore - 24, r: 34, glow: 9 })}${howrah({ x: 180, y: shore - 14, width: 320, height: 56, tone: mix(colour.river, colour.dawn, 0.3), opacity: 0.8 })}${horizon({ width, y: shore + 3, height: 44, tone: mix(colour.river, colour.mist, 0.25), opacity: 0.9, seed: 18, lights: 8 })}${river({ y: shore, width, height: 260, time: 'first', lightX: 560, lightWidth: 0.12, seed: 7, count: 60 })}${ferry({ x: 320, y: 408, width: 140 })}${birds({ x: 700, y: 130, count: 5, spread: 150 })}${tree({ x: 1150, y: 600, height: 520, seed: 8, tone: mix(colour.leaf, colour.night, 0.25) })}
  ${floor.defs}${rect(0, 560, width, 115, floor.fill)}${balustrade({ x: 0, y: 570, width, height: 118, tone: mix(colour.sand, colour.dawn, 0.2), step: 30 })}${path('M300,675 L520,575 L660,575 L600,675 Z', colour.glow, 'opacity=".4"')}
  ${rect(0, 0, width, 46, mix(colour.sand, colour.night, 0.45))}${rect(0, 46, width, 10, mix(colour.sand, colour.night, 0.65))}${[70, 850].map((x) => column({ x, y: 590, width: 46, height: 545, tone: mix(colour.sand, colour.dawn, 0.15) })).join('')}${bench}${cup(310, 545, 1)}
  ${person({ x: 690, y: 648, height: 410, pose: 'phoning', dress: 'salwar', colours: { main: colour.ember, accent: colour.glow, lower: colour.sand }, skin: 1, hair: 'braid', facing: 'left', shadow: 0.5, shadowSide: 'right' })}${potPlant({ x: 960, y: 640, height: 170, kind: 'tulsi', pot: colour.river })}${potPlant({ x: 1070, y: 652, height: 190, kind: 'fern' })}${potPlant({ x: 160, y: 640, height: 120, kind: 'snake' })}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}

const hurricaneLamp = (x, y, s) =>
  `<g transform="translate(${x},${y}) scale(${s})">${line('M-40,-40 C-62,-150 62,-150 40,-40', colour.ink, 5)}${path('M-26,-128 H26 L20,-146 H-20 Z', colour.leaf)}${rect(-12, -160, 24, 15, darker(colour.leaf, 0.25), 'rx="3"')}${path('M-22,-128 C-42,-96 -42,-66 -24,-40 H24 C42,-66 42,-96 22,-128 Z', colour.paper, 'opacity=".85"')}${path('M0,-46 C-20,-66 -8,-86 1,-108 C10,-86 20,-64 0,-46 Z', colour.ember)}${path('M0,-47 C-9,-60 -3,-72 1,-84 C6,-70 9,-58 0,-47 Z', colour.glow)}${path('M-32,-40 H32 L44,0 H-44 Z', colour.leaf)}${rect(-44, -14, 88, 14, darker(colour.leaf, 0.25), 'rx="4"')}</g>`;

const radio = (x, y) =>
  `${line(`M${x + 150},${y - 116} L${x + 206},${y - 236}`, colour.grey, 4)}${line(`M${x + 20},${y - 116} C${x + 20},${y - 160} ${x + 160},${y - 160} ${x + 160},${y - 116}`, colour.ink, 7)}${rect(x, y - 120, 180, 120, colour.ember, 'rx="14"')}${rect(x + 8, y - 112, 164, 104, mix(colour.ember, colour.bark, 0.3), 'rx="9"')}${oval(x + 60, y - 58, 40, 40, colour.ink)}${times(3, (at) => `<circle cx="${x + 60}" cy="${y - 58}" r="${12 + at * 11}" fill="none" stroke="${colour.bark}" stroke-width="3"/>`)}${rect(x + 110, y - 100, 54, 34, colour.glow, 'rx="4"')}${line(`M${x + 116},${y - 82} h42 M${x + 142},${y - 96} v26`, colour.ember, 2.5)}${oval(x + 122, y - 38, 10, 10, colour.sand)}${oval(x + 152, y - 38, 10, 10, colour.sand)}`;

/** A power cut: a lamp and a radio on the table by the window, nobody in a hurry. */
export function offline() {
  const dim = (tone, part = 0.62) => mix(tone, colour.night, part);
  const body = `${roomFront({ floorY: 600, wall: dim(colour.sand, 0.7), dado: dim(colour.sage, 0.7), dadoHeight: 130, light: 'left', floor: dim(colour.ember, 0.7) })}${viewWindow({ x: 170, y: 90, width: 330, height: 290, view: 'night', panes: 2, shutters: 56, frame: dim(colour.sand, 0.4), shutter: dim(colour.leaf, 0.4) })}${wallFrame({ x: 1000, y: 110, width: 130, height: 110, frame: dim(colour.bark, 0.3) })}${rect(992, 102, 146, 126, colour.night, 'opacity=".45"')}${halo({ x: 690, y: 350, r: 520, tone: colour.dawn, opacity: 0.85 })}${halo({ x: 690, y: 380, r: 200, tone: colour.glow, opacity: 0.8 })}${desk({ x: 400, y: 474, width: 640, height: 160, tone: mix(colour.clay, colour.ember, 0.25) })}${oval(690, 478, 190, 8, colour.glow, 'opacity=".75"')}${hurricaneLamp(690, 476, 1.25)}${radio(800, 474)}${cup(560, 474, 1.5)}${path('M440,474 h84 v-14 h-84 Z M446,460 h74 v-12 h-74 Z', colour.river)}${sideChair({ x: 300, y: 646, seat: 128, facing: 'right', tone: dim(colour.bark, 0.3), cushion: dim(colour.leaf, 0.2) })}${potPlant({ x: 1120, y: 640, height: 190, kind: 'fern', pot: dim(colour.ember, 0.4), tone: dim(colour.leaf, 0.3) })}${grain(1200, 675, 0.06)}`;
  return { width: 1200, height: 675, markup: svg({ body }) };
}

/** One block of houses on the map. */
function mapBlock(x, y, width, height, roll) {
  const kind = roll();
  const green = kind > 0.84;
  const ground = rect(
    x,
    y,
    width,
    height,
    green ? mix(colour.sage, colour.pale, 0.4) : mix(colour.sand, colour.paper, 0.25),
    'rx="7"',
  );
  if (green)
    return (
      ground +
      times(9, () =>
        oval(
          x + 12 + roll() * (width - 24),
          y + 10 + roll() * (height - 20),
          6 + roll() * 4,
          6 + roll() * 4,
          mix(colour.leaf, colour.sage, 0.45),
        ),
      )
    );
  const columns = Math.max(2, Math.round(width / 34));
  const cell = (width - 12) / columns;
  return (
    ground +
    times(columns * 2, (at) => {
      const bx = x + 6 + (at % columns) * cell + 3;
      const by = y + 6 + Math.floor(at / columns) * ((height - 12) / 2) + 3;
      return roll() > 0.9
        ? oval(bx + cell / 2 - 3, by + 8, 6, 6, colour.sage)
        : rect(
            bx.toFixed(1),
            by.toFixed(1),
            (cell - 6 - roll() * 5).toFixed(1),
            ((height - 12) / 2 - 6 - roll() * 5).toFixed(1),
            mix(colour.sand, colour.clay, 0.2 + roll() * 0.22),
            'rx="2.5"',
          );
    })
  );
}

/** A drawn neighbourhood with a pin: avenues, blocks, park, water. Not a survey. */
export function map() {
  const [width, height] = [1200, 700];
  const roll = dice(77);
  const xs = [-340, -214, -96, 30, 190, 310, 428, 546, 724, 842, 960, 1080, 1236, 1354];
  const ys = [-330, -240, -152, -64, 62, 150, 238, 326, 456, 544, 632, 760, 848];
  const gap = (list, at) => (list[at + 1] - list[at] > 140 ? 48 : 15);
  let blocks = '';
  for (let c = 0; c < xs.length - 1; c += 1)
    for (let r = 0; r < ys.length - 1; r += 1)
      blocks += mapBlock(
        xs[c],
        ys[r],
        xs[c + 1] - xs[c] - gap(xs, c),
        ys[r + 1] - ys[r] - (ys[r + 1] - ys[r] > 110 ? 44 : 14),
        roll,
      );
  const rows = (x) => times(40, (at) => oval(x, -320 + at * 32, 6, 6, mix(colour.sage, colour.leaf, 0.25)));
  const lanes = (y) => times(54, (at) => oval(-340 + at * 32, y, 6, 6, mix(colour.sage, colour.leaf, 0.25)));
  const park = `${rect(546, 150, 281, 260, mix(colour.sage, colour.pale, 0.28), 'rx="26"')}${path('M590,250 C600,180 730,176 770,230 C800,280 770,372 690,370 C620,368 582,310 590,250 Z', colour.mist)}${path('M612,256 C622,206 720,200 750,240', 'none', `stroke="${colour.paper}" stroke-width="4" stroke-linecap="round" opacity=".7"`)}${times(34, (at) => oval(686 + Math.cos(at * 0.185) * 126, 280 + Math.sin(at * 0.185) * 116, 9 + (at % 3) * 2, 9 + (at % 3) * 2, mix(colour.leaf, colour.sage, (at % 4) * 0.2)))}`;
  const ring = (x, y) =>
    `${oval(x, y, 52, 52, colour.paper)}${oval(x, y, 26, 26, mix(colour.sage, colour.pale, 0.25))}${oval(x, y, 10, 10, colour.leaf)}`;
  const canal =
    path(
      'M-60,720 C60,560 20,420 110,300 C190,190 150,80 230,-40',
      'none',
      `stroke="${mix(colour.mist, colour.paper, 0.05)}" stroke-width="62"`,
    ) +
    [
      [196, 90],
      [176, 190],
      [96, 330],
      [52, 470],
      [30, 590],
    ]
      .map(([x, y]) => line(`M${x - 16},${y} q8,-5 16,0 t16,0`, colour.paper, 3, 'opacity=".7"'))
      .join('');
  const banks = path(
    'M-60,720 C60,560 20,420 110,300 C190,190 150,80 230,-40',
    'none',
    `stroke="${mix(colour.sage, colour.pale, 0.35)}" stroke-width="104"`,
  );
  const pin = `${oval(452, 404, 34, 9, colour.ink, 'opacity=".25"')}${path('M452,402 C412,340 392,312 392,276 A60,60 0 0 1 512,276 C512,312 492,340 452,402 Z', colour.night)}${oval(452, 276, 38, 38, colour.paper)}${path('M432,298 V270 A20,20 0 0 1 472,270 V298 Z', colour.leaf)}${path('M438,298 V280 A14,14 0 0 1 466,280 V298 Z', colour.dawn)}`;
  const body = `${rect(0, 0, width, height, colour.paper)}<g transform="rotate(-9 600 350)">${blocks}${rows(166)}${rows(700)}${rows(1212)}${lanes(40)}${lanes(434)}${park}${ring(700, 40)}${ring(1212, 434)}${ring(1212, 40)}</g>${banks}${canal}<g transform="rotate(-9 600 350)">${[40, 434].map((y) => rect(-340, y - 20, 510, 40, colour.paper) + line(`M-340,${y - 20} H150 M-340,${y + 20} H150`, mix(colour.grey, colour.paper, 0.4), 2)).join('')}${ring(166, 40)}${ring(166, 434)}</g>${halo({ x: 452, y: 390, r: 120, tone: colour.dawn, opacity: 0.8 })}${pin}${grain(width, height, 0.05)}`;
  return { width, height, markup: svg({ width, height, body }) };
}
