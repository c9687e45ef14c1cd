import { colour } from './palette.mjs';
import { darker, gradient, halo, lighter, line, mix, path, rect, times } from './tone.mjs';

export { ferry, howrah, nouka, tram } from './traffic.mjs';

const louvres = (x, y, width, height, tone, step = 7) =>
  times(Math.max(2, Math.floor(height / step)), (at) =>
    rect(
      x,
      y + (at + 0.62) * (height / Math.max(2, Math.floor(height / step))),
      width,
      step * 0.2,
      darker(tone, 0.4),
      'opacity=".55"',
    ),
  );

/** One shutter leaf with louvres. */
function leaf(x, y, width, height, tone) {
  const pad = Math.max(1.5, width * 0.09);
  return `${rect(x, y, width, height, tone, 'rx="1"')}${louvres(x + pad, y + pad, width - pad * 2, height / 2 - pad * 1.5, tone)}${louvres(x + pad, y + height / 2 + pad * 0.5, width - pad * 2, height / 2 - pad * 1.5, tone)}`;
}

/**
 * A tall Calcutta window; (x, y) is its top left corner, without the leaves that stand open beside it.
 * open: 0 closed, 0.5 half, 1 wide open (leaves take 0.42*width on each side); lit: lamp light inside; arch: round top.
 * inside: SVG drawn in the opening, in picture coordinates.
 */
export function shutterWindow({
  x,
  y,
  width,
  height,
  open = 0,
  lit = false,
  arch = false,
  shutter = colour.leaf,
  frame = colour.sand,
  inside = '',
}) {
  const head = arch ? width / 2 : 0;
  const shape = arch
    ? `M${x},${y + height} L${x},${y + head} A${head},${head} 0 0 1 ${x + width},${y + head} L${x + width},${y + height} Z`
    : `M${x},${y} h${width} v${height} h${-width} Z`;
  const room = gradient(
    lit
      ? [
          [0, colour.glow],
          [1, colour.dawn],
        ]
      : [
          [0, mix(colour.night, colour.ink, 0.5)],
          [0.6, mix(colour.night, colour.river, 0.5)],
          [1, mix(colour.river, colour.dawn, 0.3)],
        ],
  );
  const border = Math.max(2, width * 0.08);
  const fan = arch
    ? times(5, (at) =>
        line(
          `M${x + width / 2},${y + head} L${x + width / 2 - Math.cos((at / 4) * Math.PI) * head},${y + head - Math.sin((at / 4) * Math.PI) * head}`,
          frame,
          Math.max(1, width * 0.03),
        ),
      )
    : '';
  const shut = height - head;
  const part = width * (open >= 1 ? 0.42 : 0.5 - open * 0.32);
  const leaves =
    open >= 1
      ? leaf(x - part, y + head, part - border * 0.4, shut, lighter(shutter, 0.12)) +
        leaf(x + width + border * 0.4, y + head, part, shut, shutter)
      : leaf(x, y + head, part, shut, lighter(shutter, 0.1)) +
        leaf(x + width - part, y + head, part, shut, shutter);
  return `${room.defs}${path(shape, frame, `stroke="${frame}" stroke-width="${border * 2}" stroke-linejoin="round"`)}${path(shape, room.fill)}${inside}${fan}${leaves}${rect(x - border * 1.6, y + height + border * 0.5, width + border * 3.2, border * 1.3, darker(frame, 0.12))}`;
}

/** Row of balusters from x over `width`, foot at y. */
export const balustrade = ({ x, y, width, height, tone = colour.sand, step = 12 }) =>
  `${times(Math.floor(width / step), (at) => path(`M${x + (at + 0.5) * step - 1.6},${y} q-2.4,${-height * 0.45} 0.6,${-height * 0.86} h2 q3,${height * 0.41} .6,${height * 0.86} Z`, darker(tone, 0.12)))}${rect(x - 3, y - height, width + 6, height * 0.16, lighter(tone, 0.2))}${rect(x - 3, y - height * 0.1, width + 6, height * 0.14, darker(tone, 0.16))}`;

/** A round column with base and capital; foot at y. */
export function column({ x, y, width, height, tone = colour.sand }) {
  const round = gradient(
    [
      [0, darker(tone, 0.24)],
      [0.6, tone],
      [1, lighter(tone, 0.5)],
    ],
    'across',
  );
  return `${round.defs}${rect(x - width / 2, y - height, width, height, round.fill)}${rect(x - width * 0.75, y - height, width * 1.5, width * 0.4, lighter(tone, 0.2))}${rect(x - width * 0.65, y - height + width * 0.4, width * 1.3, width * 0.2, darker(tone, 0.1))}${rect(x - width * 0.75, y - width * 0.45, width * 1.5, width * 0.45, darker(tone, 0.08))}`;
}

function houseTop(width, h, tone) {
  const dentils = times(Math.floor(width / 14), (at) => rect(at * 14 + 3, h + 9, 7, 6, darker(tone, 0.2)));
  return `${balustrade({ x: 6, y: h, width: width - 12, height: 26, tone })}${[6, width / 2, width - 6].map((at) => rect(at - 7, h - 32, 14, 34, tone)).join('')}${rect(-10, h, width + 20, 9, lighter(tone, 0.3))}${dentils}${rect(-5, h + 15, width + 10, 4, darker(tone, 0.12))}`;
}

function veranda(width, height, tone, bays) {
  const step = width / bays;
  const roof = `${rect(-8, -height - 10, width + 16, 12, lighter(tone, 0.2))}${rect(-4, -height + 2, width + 8, 5, darker(tone, 0.2))}`;
  return `${roof}${times(bays + 1, (at) => column({ x: at * step, y: 0, width: Math.min(15, step * 0.11), height: height - 2, tone }))}`;
}

/**
 * An old Calcutta house seen from the front; (x, y) is the bottom left corner.
 * storeys 2-3; bays: windows per storey; lit: list of [storey, bay] with lamp light; open: list of [storey, bay] with shutters wide;
 * porch: true for a ground floor veranda with columns. The door is in the middle of the ground floor (doorLit lights it).
 */
export function house({
  x,
  y,
  width,
  height,
  storeys = 2,
  bays = 5,
  wall = colour.sand,
  shutter = colour.leaf,
  lit = [],
  open = [],
  porch = true,
  doorLit = true,
  side = 'right',
}) {
  const face = gradient(
    side === 'right'
      ? [
          [0, darker(wall, 0.2)],
          [1, lighter(wall, 0.4)],
        ]
      : [
          [0, lighter(wall, 0.4)],
          [1, darker(wall, 0.2)],
        ],
    'across',
  );
  const each = (height - 20) / storeys;
  const step = width / bays;
  const has = (list, storey, bay) => list.some(([s, b]) => s === storey && b === bay);
  const ww = step * 0.36;
  const row = (storey) =>
    times(bays, (bay) => {
      if (storey === 0 && bay === Math.floor(bays / 2)) return '';
      const top = -each * (storey + 1) + each * 0.22;
      return shutterWindow({
        x: step * (bay + 0.5) - ww / 2,
        y: top,
        width: ww,
        height: each * (storey ? 0.58 : 0.56),
        arch: storey > 0,
        open: has(open, storey, bay) ? 1 : has(lit, storey, bay) ? 0.5 : 0,
        lit: has(lit, storey, bay),
        shutter,
        frame: lighter(wall, 0.4),
      });
    });
  const lamps = lit
    .filter(([storey]) => porch && storey === 0)
    .map(([, bay]) =>
      halo({ x: step * (bay + 0.5), y: -each * 0.5, r: step * 0.7, tone: colour.dawn, opacity: 0.55 }),
    )
    .join('');
  const dw = step * 0.5;
  const door = `${shutterWindow({ x: width / 2 - dw / 2, y: -each * 0.84, width: dw, height: each * 0.8, arch: true, open: 1, lit: doorLit, shutter, frame: lighter(wall, 0.5) })}${doorLit ? halo({ x: width / 2, y: -each * 0.3, r: step * 1.1, tone: colour.glow, opacity: 0.4 }) : ''}`;
  const bands = times(storeys - 1, (at) => rect(-4, -each * (at + 1) - 3, width + 8, 6, lighter(wall, 0.3)));
  const corners = [0, width - 14]
    .map((at) =>
      times(Math.floor(height / 26), (n) =>
        rect(at, -height + 30 + n * 26, 14, 13, lighter(wall, 0.35), 'opacity=".7"'),
      ),
    )
    .join('');
  return `<g transform="translate(${x},${y})">${face.defs}${rect(0, -height, width, height, face.fill)}${corners}${times(storeys, row)}${bands}${porch ? rect(0, -each * 0.97, width, each * 0.97, colour.ink, 'opacity=".22"') : ''}${lamps}${door}${houseTop(width, -height, wall)}${porch ? veranda(width, each * 0.97, wall, bays) : ''}${rect(-10, -8, width + 20, 10, darker(wall, 0.25))}${rect(width / 2 - step * 0.55, 0, step * 1.1, 7, darker(wall, 0.12))}${rect(width / 2 - step * 0.68, 7, step * 1.36, 8, darker(wall, 0.2))}</g>`;
}

/** Bathing steps going down to the water: top edge at y, bottom at y+height; each step a lit tread and a darker riser. skew: how far the foot shifts sideways. */
export function ghat({ x, y, width, height, steps = 8, tone = colour.clay, skew = 0, spread = 0 }) {
  return times(steps, (at) => {
    const t0 = (at / steps) ** 1.25;
    const t1 = ((at + 1) / steps) ** 1.25;
    const top = y + t0 * height;
    const tall = (t1 - t0) * height;
    const left = x + skew * t0 - spread * t0;
    const wide = width + spread * 2 * t0;
    const shade = gradient(
      [
        [0, darker(tone, 0.3 + t0 * 0.2)],
        [1, lighter(tone, 0.3 - t0 * 0.2)],
      ],
      'across',
    );
    return `${shade.defs}${rect(left.toFixed(1), top.toFixed(1), wide.toFixed(1), (tall * 0.62).toFixed(1), shade.fill)}${rect(left.toFixed(1), (top + tall * 0.6).toFixed(1), wide.toFixed(1), (tall * 0.42).toFixed(1), mix(tone, colour.bark, 0.55 + t0 * 0.3))}`;
  });
}

/** A street lamp standing at (x, y); lit gives it a halo. */
export function lamp({ x, y, height, lit = true, tone = colour.ink, arm = 0 }) {
  const top = y - height;
  return `${rect(x - height * 0.014, top, height * 0.028, height, tone)}${rect(x - height * 0.03, y - height * 0.05, height * 0.06, height * 0.05, tone)}${arm ? line(`M${x},${top} q${arm * 0.5},${-height * 0.05} ${arm},0`, tone, height * 0.022) : ''}${lit ? halo({ x: x + arm, y: top, r: height * 0.42, opacity: 0.75 }) : ''}${path(`M${x + arm - height * 0.04},${top} L${x + arm + height * 0.04},${top} L${x + arm + height * 0.026},${top + height * 0.08} L${x + arm - height * 0.026},${top + height * 0.08} Z`, lit ? colour.glow : colour.grey)}${path(`M${x + arm - height * 0.052},${top} Q${x + arm},${top - height * 0.06} ${x + arm + height * 0.052},${top} Z`, tone)}`;
}
