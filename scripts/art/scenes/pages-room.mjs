import { horizon, river, sky, sun, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { dice } from '../kit/render.mjs';
import { darker, gradient, halo, lighter, line, mix, newId, oval, path, rect, times } from '../kit/tone.mjs';
import { howrah } from '../kit/town.mjs';

/** Wall, painted lower wall, skirting and a red cement floor seen from the front. light: the side the morning comes from. */
export function roomFront({
  width = 1200,
  height = 675,
  floorY = 540,
  wall = colour.sand,
  dado = colour.sage,
  dadoHeight = 150,
  light = 'left',
  floor = mix(colour.ember, colour.bark, 0.35),
}) {
  const ends =
    light === 'left'
      ? [lighter(wall, 0.6), mix(wall, colour.mist, 0.34)]
      : [mix(wall, colour.mist, 0.34), lighter(wall, 0.6)];
  const dados =
    light === 'left' ? [lighter(dado, 0.25), darker(dado, 0.18)] : [darker(dado, 0.18), lighter(dado, 0.25)];
  const up = gradient(
    [
      [0, ends[0]],
      [0.5, wall],
      [1, ends[1]],
    ],
    'across',
  );
  const low = gradient(
    [
      [0, dados[0]],
      [1, dados[1]],
    ],
    'across',
  );
  const ground = gradient([
    [0, lighter(floor, 0.3)],
    [1, darker(floor, 0.3)],
  ]);
  return `${up.defs}${low.defs}${ground.defs}${rect(0, 0, width, floorY, up.fill)}${dadoHeight ? `${rect(0, floorY - dadoHeight, width, dadoHeight, low.fill)}${rect(0, floorY - dadoHeight - 5, width, 6, darker(dado, 0.3))}` : ''}${rect(0, floorY - 16, width, 18, darker(dado, 0.45))}${rect(0, floorY, width, height - floorY, ground.fill)}${line(`M0,${floorY + 26} H${width}`, colour.ink, 2.5, 'opacity=".16"')}`;
}

const views = {
  river: (w, h) =>
    `${sky(w, h * 0.56, { time: 'dawn', clouds: 2, seed: 6 })}${sun({ x: w * 0.62, y: h * 0.44, r: Math.min(w, h) * 0.06, glow: 6 })}${horizon({ width: w, y: h * 0.56, height: h * 0.1, tone: mix(colour.river, colour.mist, 0.4), opacity: 0.85, seed: 4 })}${river({ y: h * 0.555, width: w, height: h * 0.445, time: 'dawn', lightX: w * 0.62, seed: 3, count: 26 })}${tree({ x: w * 0.06, y: h * 1.02, height: h * 0.72, kind: 'palm', seed: 4 })}`,
  city: (w, h) =>
    `${sky(w, h * 0.8, { time: 'day', clouds: 2, seed: 9 })}${howrah({ x: w * 0.12, y: h * 0.66, width: w * 0.6, height: h * 0.2, tone: colour.mist, opacity: 0.9 })}${horizon({ width: w, y: h * 0.8, height: h * 0.34, kind: 'city', tone: mix(colour.mist, colour.river, 0.22), opacity: 1, seed: 11 })}${horizon({ width: w, y: h, height: h * 0.44, kind: 'city', tone: mix(colour.river, colour.mist, 0.3), opacity: 1, seed: 5, lights: 40 })}${horizon({ width: w, y: h, height: h * 0.16, tone: mix(colour.leaf, colour.sage, 0.4), opacity: 1, seed: 7 })}`,
  garden: (w, h) =>
    `${sky(w, h, { time: 'dawn', clouds: 1, seed: 2 })}${horizon({ width: w, y: h * 0.86, height: h * 0.3, tone: colour.sage, opacity: 0.8, seed: 8 })}${rect(0, h * 0.84, w, h * 0.16, mix(colour.leaf, colour.sage, 0.5))}${tree({ x: w * 0.62, y: h * 0.92, height: h * 0.74, seed: 5 })}${tree({ x: w * 0.18, y: h * 0.98, height: h * 0.4, kind: 'banana' })}`,
  night: (w, h) =>
    `${sky(w, h * 0.62, { time: 'night', clouds: 1, seed: 6 })}${horizon({ width: w, y: h * 0.62, height: h * 0.1, kind: 'city', tone: colour.ink, opacity: 1, seed: 4, lights: 12 })}${river({ y: h * 0.615, width: w, height: h * 0.4, time: 'night', seed: 3, count: 20 })}`,
};

/**
 * A window with a view; (x, y) top left. view: river | city | garden | night; panes: columns of mullions;
 * shutters: width of the leaves folded back beside it (0 = none); bars: thin upright bars below.
 */
export function viewWindow({
  x,
  y,
  width,
  height,
  view = 'river',
  panes = 2,
  shutters = 46,
  frame = colour.paper,
  shutter = colour.leaf,
  bars = true,
  curtain = null,
}) {
  const id = newId('w');
  const slats = (lx) =>
    `${rect(lx, y - 4, shutters, height + 8, shutter, 'rx="2"')}${times(Math.floor(height / 13), (at) => rect(lx + 6, y + 8 + at * 13, shutters - 12, 4.5, darker(shutter, 0.4), 'opacity=".6"'))}${rect(lx, y + height / 2 - 6, shutters, 12, lighter(shutter, 0.08))}`;
  const cloth = (lx, wide) =>
    `${path(`M${lx},${y - 14} h${wide} q-6,${height * 0.5} 4,${height + 40} h${-wide} q-10,${-height * 0.5} -4,${-height - 40} Z`, curtain)}${times(3, (at) => line(`M${lx + (at + 0.7) * (wide / 3.4)},${y - 10} q-4,${height * 0.5} 2,${height + 32}`, darker(curtain, 0.3), 2.5, 'opacity=".4"'))}`;
  return `<clipPath id="${id}">${rect(x, y, width, height, '#000')}</clipPath>${rect(x - 14, y - 14, width + 28, height + 28, darker(frame, 0.12), 'rx="3"')}<g clip-path="url(#${id})"><g transform="translate(${x},${y})">${views[view](width, height)}</g>${halo({ x: x + width * 0.6, y: y + height * 0.4, r: width * 0.7, opacity: view === 'night' ? 0 : 0.3 })}</g>${times(panes - 1, (at) => rect(x + ((at + 1) * width) / panes - 4, y, 8, height, frame))}${rect(x, y + height * 0.28, width, 7, frame)}${bars ? times(Math.floor(width / 32), (at) => rect(x + at * 32 + 15, y + height * 0.28, 2.5, height * 0.72, darker(frame, 0.4), 'opacity=".7"')) : ''}<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" fill="none" stroke="${frame}" stroke-width="10"/>${shutters ? slats(x - shutters - 12) + slats(x + width + 12) : ''}${rect(x - 26, y + height + 8, width + 52, 13, frame, 'rx="2"')}${rect(x - 20, y + height + 21, width + 40, 5, colour.ink, 'opacity=".14"')}${curtain ? `${rect(x - 70, y - 22, width + 140, 7, colour.bark, 'rx="3"')}${cloth(x - 56, width * 0.2 + 30)}${cloth(x + width * 0.8 + 22, width * 0.2 + 30)}` : ''}`;
}

/** The slanted patch of sun that a window throws on the wall and floor. */
export const sunPatch = (points, opacity = 0.4) =>
  path(`M${points.map((at) => at.join(',')).join(' L')} Z`, colour.glow, `opacity="${opacity}"`);

/** A ceiling fan with its rod; (x, y) the hub. */
export const ceilingFan = (x, y, reach = 120, tone = colour.paper) =>
  `${rect(x - 2, 0, 4, y, colour.grey)}${oval(x - reach * 0.55, y + 3, reach * 0.5, 5, darker(tone, 0.15))}${oval(x + reach * 0.55, y + 1, reach * 0.5, 6, tone)}${oval(x + 4, y + 8, 16, 7, darker(tone, 0.05))}${oval(x, y, 20, 10, darker(tone, 0.2))}`;

/** A desk from the front side; (x, y) its top left corner. */
export function desk({ x, y, width, height, tone = colour.clay, panel = false }) {
  const top = gradient(
    [
      [0, lighter(tone, 0.4)],
      [1, darker(tone, 0.1)],
    ],
    'across',
  );
  const leg = (lx) => rect(lx, y + 14, 16, height - 14, darker(tone, 0.35));
  return `${oval(x + width / 2, y + height + 2, width * 0.56, 9, colour.ink, 'opacity=".16"')}${panel ? `${rect(x + 12, y + 14, width - 24, height - 14, darker(tone, 0.22))}${times(Math.floor(width / 90), (at) => rect(x + 30 + at * 90, y + 34, 62, height - 54, darker(tone, 0.32), 'rx="3"'))}` : leg(x + 14) + leg(x + width - 30)}${top.defs}${rect(x, y, width, 18, top.fill, 'rx="3"')}${rect(x + 6, y + 18, width - 12, 6, colour.ink, 'opacity=".14"')}`;
}

/** A chair seen from the side, its back on the side away from `facing`; (x, y) the floor under the middle of the seat. */
export function sideChair({ x, y, seat, facing = 'right', tone = colour.bark, cushion = colour.leaf }) {
  const s = facing === 'right' ? 1 : -1;
  const w = seat * 0.92;
  return `<g transform="translate(${x},${y}) scale(${s},1)">${line(`M${-w * 0.5},0 L${-w * 0.46},${-seat} L${-w * 0.62},${-seat * 2.05} M${w * 0.46},0 L${w * 0.44},${-seat}`, tone, seat * 0.11)}${line(`M${-w * 0.34},0 L${-w * 0.32},${-seat} M${w * 0.3},0 L${w * 0.3},${-seat}`, darker(tone, 0.3), seat * 0.09)}${rect(-w * 0.56, -seat - seat * 0.02, w * 1.1, seat * 0.12, tone, 'rx="4"')}${rect(-w * 0.52, -seat * 1.12, w * 1.02, seat * 0.12, cushion, 'rx="6"')}</g>`;
}

/** Books on a wall shelf; (x, y) the left end of the board. */
export function wallShelf({ x, y, width, seed = 3, tone = colour.bark, tall = 54 }) {
  const roll = dice(seed);
  const shades = [
    colour.river,
    colour.ember,
    colour.leaf,
    colour.dawn,
    colour.mist,
    colour.night,
    colour.sage,
  ];
  let books = '';
  for (let at = x + 10; at < x + width - 34; ) {
    const thick = 9 + roll() * 10;
    const high = tall * (0.66 + roll() * 0.34);
    books +=
      rect(
        at.toFixed(1),
        (y - high).toFixed(1),
        thick.toFixed(1),
        high.toFixed(1),
        shades[Math.floor(roll() * 7)],
        'rx="1.5"',
      ) +
      rect(
        (at + 2).toFixed(1),
        (y - high * 0.8).toFixed(1),
        (thick - 4).toFixed(1),
        3,
        colour.glow,
        'opacity=".7"',
      );
    at += thick + (roll() > 0.82 ? 22 : 1.5);
  }
  return `${books}${rect(x, y, width, 10, tone, 'rx="2"')}${rect(x + 4, y + 10, width - 8, 5, colour.ink, 'opacity=".15"')}`;
}

/** A framed picture of hills and sun, or of leaves. */
export function wallFrame({ x, y, width, height, kind = 'hills', frame = colour.bark }) {
  const inner =
    kind === 'hills'
      ? `${oval(width * 0.66, height * 0.38, height * 0.13, height * 0.13, colour.ember)}${path(`M0,${height * 0.66} Q${width * 0.3},${height * 0.4} ${width * 0.6},${height * 0.68} T${width},${height * 0.6} V${height} H0 Z`, colour.sage)}${path(`M0,${height * 0.84} Q${width * 0.4},${height * 0.66} ${width},${height * 0.86} V${height} H0 Z`, colour.leaf)}`
      : `${line(`M${width * 0.5},${height * 0.92} Q${width * 0.46},${height * 0.5} ${width * 0.54},${height * 0.12}`, colour.leaf, 3)}${times(6, (at) => oval(width * (0.5 + (at % 2 ? 0.16 : -0.16)), height * (0.78 - at * 0.11), width * 0.13, height * 0.045, colour.leaf, `transform="rotate(${at % 2 ? -28 : 28} ${width * (0.5 + (at % 2 ? 0.16 : -0.16))} ${height * (0.78 - at * 0.11)})"`))}`;
  return `<g transform="translate(${x},${y})">${rect(4, 7, width, height, colour.ink, 'opacity=".14"')}${rect(-7, -7, width + 14, height + 14, frame, 'rx="2"')}${rect(0, 0, width, height, colour.paper)}${inner}</g>`;
}
