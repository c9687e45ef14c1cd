import { colour } from './palette.mjs';
import { dice } from './render.mjs';
import { darker, gradient, lighter, line, mix, oval, path, rect, times } from './tone.mjs';

const crowns = {
  rain: [
    [0, -0.86, 0.34, 0.13],
    [-0.3, -0.74, 0.26, 0.11],
    [0.3, -0.76, 0.27, 0.11],
    [-0.5, -0.63, 0.18, 0.075],
    [0.5, -0.64, 0.17, 0.075],
    [0, -0.68, 0.3, 0.1],
  ],
  krishnachura: [
    [0, -0.84, 0.3, 0.11],
    [-0.32, -0.73, 0.24, 0.085],
    [0.32, -0.75, 0.25, 0.085],
    [-0.02, -0.69, 0.3, 0.08],
  ],
};

function broadTree(h, kind, tone, seed) {
  const roll = dice(seed);
  const wood = kind === 'rain' ? colour.bark : mix(colour.bark, colour.clay, 0.3);
  const limbs = `${path(`M${-0.045 * h},0 C${-0.03 * h},${-0.2 * h} ${-0.036 * h},${-0.34 * h} ${-0.016 * h},${-0.47 * h} L${0.018 * h},${-0.47 * h} C${0.026 * h},${-0.34 * h} ${0.03 * h},${-0.16 * h} ${0.06 * h},0 Z`, wood)}${line(`M0,${-0.38 * h} C${-0.04 * h},${-0.52 * h} ${-0.2 * h},${-0.58 * h} ${-0.34 * h},${-0.66 * h} M0,${-0.4 * h} C${0.04 * h},${-0.54 * h} ${0.18 * h},${-0.58 * h} ${0.34 * h},${-0.68 * h} M0,${-0.4 * h} L${0.01 * h},${-0.72 * h}`, wood, 0.032 * h)}`;
  const blobs = (shade, dx, dy, part) =>
    crowns[kind]
      .map(([cx, cy, rx, ry]) =>
        oval(
          ((cx + dx) * h).toFixed(1),
          ((cy + dy) * h).toFixed(1),
          (rx * part * h).toFixed(1),
          (ry * part * h).toFixed(1),
          shade,
        ),
      )
      .join('');
  const flecks = (shade, n, r) =>
    times(n, () => {
      const [cx, cy, rx, ry] = crowns[kind][Math.floor(roll() * crowns[kind].length)];
      const turn = roll() * 6.283;
      const far = Math.sqrt(roll()) * 0.92;
      return oval(
        ((cx + Math.cos(turn) * rx * far) * h).toFixed(1),
        ((cy + Math.sin(turn) * ry * far) * h).toFixed(1),
        (r * h * (0.6 + roll() * 0.7)).toFixed(1),
        (r * 0.55 * h * (0.6 + roll() * 0.6)).toFixed(1),
        shade,
      );
    });
  const bloom =
    kind === 'krishnachura' ? flecks(colour.ember, 80, 0.021) + flecks(colour.dawn, 26, 0.013) : '';
  return `${limbs}${blobs(darker(tone, 0.35), 0, 0.012, 1.02)}${blobs(tone, 0.012, -0.018, 0.9)}<g opacity=".5">${flecks(lighter(tone, 0.32), 26, 0.03)}${flecks(darker(tone, 0.3), 16, 0.026)}</g>${bloom}`;
}

function palm(h, tone, seed) {
  const roll = dice(seed);
  const lean = (roll() - 0.5) * 0.2 * h;
  const trunk = line(
    `M0,0 C${lean * 0.1},${-0.4 * h} ${lean * 0.5},${-0.66 * h} ${lean},${-0.84 * h}`,
    colour.bark,
    0.035 * h,
  );
  const frond = (turn, reach, shade) => {
    const ex = Math.cos(turn) * reach;
    const ey = Math.sin(turn) * reach * 0.75 + Math.abs(Math.cos(turn)) * reach * 0.38;
    return path(
      `M0,0 Q${ex * 0.45},${ey * 0.5 - reach * 0.34} ${ex},${ey} Q${ex * 0.4},${ey * 0.4 - reach * 0.1} 0,0 Z`,
      shade,
    );
  };
  const fronds = times(11, (at) =>
    frond(-3.4 + at * 0.36, h * (0.26 + roll() * 0.08), at % 2 ? tone : darker(tone, 0.28)),
  );
  return `${trunk}<g transform="translate(${lean},${-0.85 * h})">${oval(0.015 * h, 0.03 * h, 0.022 * h, 0.026 * h, colour.bark)}${oval(-0.02 * h, 0.03 * h, 0.022 * h, 0.026 * h, darker(colour.bark, 0.3))}${fronds}</g>`;
}

const blade = (reach, wide, turn, shade, rib) =>
  `<g transform="rotate(${turn})">${path(`M0,0 C${wide},${-reach * 0.3} ${wide * 1.1},${-reach * 0.75} 0,${-reach} C${-wide * 1.1},${-reach * 0.75} ${-wide},${-reach * 0.3} 0,0 Z`, shade)}${line(`M0,0 L0,${-reach * 0.94}`, rib, reach * 0.012)}</g>`;

function banana(h, tone) {
  const stem = path(
    `M${-0.05 * h},0 L${-0.03 * h},${-0.4 * h} L${0.03 * h},${-0.4 * h} L${0.05 * h},0 Z`,
    mix(tone, colour.sand, 0.4),
  );
  const leaves = [
    [-62, 0.5],
    [58, 0.52],
    [-34, 0.6],
    [32, 0.58],
    [-8, 0.62],
    [80, 0.36],
    [-84, 0.36],
  ]
    .map(([turn, reach], at) =>
      blade(reach * h, 0.085 * h, turn, at % 2 ? tone : darker(tone, 0.22), lighter(tone, 0.4)),
    )
    .join('');
  return `${stem}<g transform="translate(0,${-0.38 * h})">${leaves}</g>`;
}

/** A tree standing at (x, y). kind: 'rain' (wide as high) | 'palm' | 'banana' | 'krishnachura' (red blossom). tone: leaf colour. */
export function tree({ x, y, height, kind = 'rain', tone = colour.leaf, seed = 1, opacity = 1 }) {
  const drawn =
    kind === 'palm'
      ? palm(height, tone, seed)
      : kind === 'banana'
        ? banana(height, tone)
        : broadTree(height, kind, tone, seed);
  return `<g transform="translate(${x},${y})" opacity="${opacity}">${drawn}</g>`;
}

/** A potted plant standing at (x, y). kind: 'tulsi' | 'snake' | 'fern' | 'money'. pot: its colour. */
export function potPlant({ x, y, height, kind = 'fern', pot = colour.ember, tone = colour.leaf }) {
  const h = height;
  const shade = gradient(
    [
      [0, darker(pot, 0.22)],
      [1, lighter(pot, 0.25)],
    ],
    'across',
  );
  const jar = `${shade.defs}${path(`M${-0.19 * h},${-0.34 * h} L${0.19 * h},${-0.34 * h} L${0.14 * h},0 L${-0.14 * h},0 Z`, shade.fill)}${rect(-0.21 * h, -0.38 * h, 0.42 * h, 0.07 * h, shade.fill, `rx="${0.02 * h}"`)}`;
  const turns = {
    fern: [-66, -40, -18, 4, 26, 48, 70],
    snake: [-16, -6, 4, 12],
    tulsi: [-30, -12, 10, 28],
    money: [-80, -52, -22, 14, 46, 78],
  }[kind];
  const shape = { fern: [0.5, 0.05], snake: [0.62, 0.045], tulsi: [0.5, 0.035], money: [0.34, 0.1] }[kind];
  const leaves = turns
    .map((turn, at) =>
      blade(
        shape[0] * h * (0.86 + (at % 3) * 0.1),
        shape[1] * h,
        turn,
        at % 2 ? tone : darker(tone, 0.22),
        lighter(tone, 0.35),
      ),
    )
    .join('');
  const buds =
    kind === 'tulsi'
      ? times(14, (at) =>
          oval(
            Math.sin(at * 2.4) * 0.22 * h,
            -0.2 * h - at * 0.028 * h,
            0.06 * h,
            0.045 * h,
            at % 2 ? tone : lighter(tone, 0.2),
          ),
        )
      : '';
  return `<g transform="translate(${x},${y})"><g transform="translate(0,${-0.36 * h})">${leaves}${buds}</g>${jar}</g>`;
}
