import { colour } from './palette.mjs';
import { darker, gradient, halo, lighter, line, mix, oval, path, rect, times } from './tone.mjs';

const louvres = (x, y, width, height, tone, step = 7) => times(Math.max(2, Math.floor(height / step)), (at) => rect(x, y + (at + 0.62) * (height / Math.max(2, Math.floor(height / step))), width, step * 0.2, darker(tone, 0.4), 'opacity=".55"'));

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
export function shutterWindow({ x, y, width, height, open = 0, lit = false, arch = false, shutter = colour.leaf, frame = colour.sand, inside = '' }) {
  const head = arch ? width / 2 : 0;
  const shape = arch ? `M${x},${y + height} L${x},${y + head} A${head},${head} 0 0 1 ${x + width},${y + head} L${x + width},${y + height} Z` : `M${x},${y} h${width} v${height} h${-width} Z`;
  const room = gradient(lit ? [[0, colour.glow], [1, colour.dawn]] : [[0, colour.ink], [1, mix(colour.night, colour.ink, 0.4)]]);
  const border = Math.max(2, width * 0.08);
  const fan = arch ? times(5, (at) => line(`M${x + width / 2},${y + head} L${x + width / 2 - Math.cos((at / 4) * Math.PI) * head},${y + head - Math.sin((at / 4) * Math.PI) * head}`, frame, Math.max(1, width * 0.03))) : '';
  const shut = height - head;
  const part = width * (open >= 1 ? 0.42 : 0.5 - open * 0.32);
  const leaves = open >= 1 ? leaf(x - part, y + head, part - border * 0.4, shut, lighter(shutter, 0.12)) + leaf(x + width + border * 0.4, y + head, part, shut, shutter) : leaf(x, y + head, part, shut, lighter(shutter, 0.1)) + leaf(x + width - part, y + head, part, shut, shutter);
  return `${room.defs}${path(shape, frame, `stroke="${frame}" stroke-width="${border * 2}" stroke-linejoin="round"`)}${path(shape, room.fill)}${inside}${fan}${leaves}${rect(x - border * 1.6, y + height + border * 0.5, width + border * 3.2, border * 1.3, darker(frame, 0.12))}`;
}

/** Row of balusters from x over `width`, foot at y. */
export const balustrade = ({ x, y, width, height, tone = colour.sand, step = 12 }) =>
  `${times(Math.floor(width / step), (at) => path(`M${x + (at + 0.5) * step - 1.6},${y} q-2.4,${-height * 0.45} 0.6,${-height * 0.86} h2 q3,${height * 0.41} .6,${height * 0.86} Z`, darker(tone, 0.12)))}${rect(x - 3, y - height, width + 6, height * 0.16, lighter(tone, 0.2))}${rect(x - 3, y - height * 0.1, width + 6, height * 0.14, darker(tone, 0.16))}`;

/** A round column with base and capital; foot at y. */
export function column({ x, y, width, height, tone = colour.sand }) {
  const round = gradient([[0, darker(tone, 0.24)], [0.6, tone], [1, lighter(tone, 0.5)]], 'across');
  return `${round.defs}${rect(x - width / 2, y - height, width, height, round.fill)}${rect(x - width * 0.75, y - height, width * 1.5, width * 0.4, lighter(tone, 0.2))}${rect(x - width * 0.65, y - height + width * 0.4, width * 1.3, width * 0.2, darker(tone, 0.1))}${rect(x - width * 0.75, y - width * 0.45, width * 1.5, width * 0.45, darker(tone, 0.08))}`;
}

function houseTop(width, h, tone) {
  const dentils = times(Math.floor(width / 14), (at) => rect(at * 14 + 3, h + 9, 7, 6, darker(tone, 0.2)));
  return `${balustrade({ x: 6, y: h, width: width - 12, height: 26, tone })}${[6, width / 2, width - 6].map((at) => rect(at - 7, h - 32, 14, 34, tone)).join('')}${rect(-10, h, width + 20, 9, lighter(tone, 0.3))}${dentils}${rect(-5, h + 15, width + 10, 4, darker(tone, 0.12))}`;
}

function veranda(width, height, tone, bays) {
  const step = width / bays;
  const roof = `${rect(-8, -height - 10, width + 16, 12, lighter(tone, 0.2))}${rect(-4, -height + 2, width + 8, 5, darker(tone, 0.2))}`;
  return `${rect(0, -height, width, height, colour.ink, 'opacity=".24"')}${roof}${times(bays + 1, (at) => column({ x: at * step, y: 0, width: Math.min(15, step * 0.11), height: height - 2, tone }))}`;
}

/**
 * An old Calcutta house seen from the front; (x, y) is the bottom left corner.
 * storeys 2-3; bays: windows per storey; lit: list of [storey, bay] with lamp light; open: list of [storey, bay] with shutters wide;
 * porch: true for a ground floor veranda with columns. The door is in the middle of the ground floor (doorLit lights it).
 */
export function house({ x, y, width, height, storeys = 2, bays = 5, wall = colour.sand, shutter = colour.leaf, lit = [], open = [], porch = true, doorLit = true, side = 'right' }) {
  const face = gradient(side === 'right' ? [[0, darker(wall, 0.2)], [1, lighter(wall, 0.4)]] : [[0, lighter(wall, 0.4)], [1, darker(wall, 0.2)]], 'across');
  const each = (height - 20) / storeys;
  const step = width / bays;
  const has = (list, storey, bay) => list.some(([s, b]) => s === storey && b === bay);
  const ww = step * 0.36;
  const row = (storey) => times(bays, (bay) => {
    if (storey === 0 && bay === Math.floor(bays / 2)) return '';
    const top = -each * (storey + 1) + each * 0.22;
    return shutterWindow({ x: step * (bay + 0.5) - ww / 2, y: top, width: ww, height: each * (storey ? 0.58 : 0.56), arch: storey > 0, open: has(open, storey, bay) ? 1 : has(lit, storey, bay) ? 0.5 : 0, lit: has(lit, storey, bay), shutter, frame: lighter(wall, 0.4) });
  });
  const dw = step * 0.5;
  const door = `${shutterWindow({ x: width / 2 - dw / 2, y: -each * 0.84, width: dw, height: each * 0.8, arch: true, open: 1, lit: doorLit, shutter, frame: lighter(wall, 0.5) })}${doorLit ? halo({ x: width / 2, y: -each * 0.3, r: step * 1.1, tone: colour.glow, opacity: 0.4 }) : ''}`;
  const bands = times(storeys - 1, (at) => rect(-4, -each * (at + 1) - 3, width + 8, 6, lighter(wall, 0.3)));
  const corners = [0, width - 14].map((at) => times(Math.floor(height / 26), (n) => rect(at, -height + 30 + n * 26, 14, 13, lighter(wall, 0.35), 'opacity=".7"'))).join('');
  return `<g transform="translate(${x},${y})">${face.defs}${rect(0, -height, width, height, face.fill)}${corners}${times(storeys, row)}${bands}${door}${houseTop(width, -height, wall)}${porch ? veranda(width, each * 0.97, wall, bays) : ''}${rect(-10, -8, width + 20, 10, darker(wall, 0.25))}${rect(width / 2 - step * 0.55, 0, step * 1.1, 7, darker(wall, 0.12))}${rect(width / 2 - step * 0.68, 7, step * 1.36, 8, darker(wall, 0.2))}</g>`;
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
    const shade = gradient([[0, darker(tone, 0.3 + t0 * 0.2)], [1, lighter(tone, 0.3 - t0 * 0.2)]], 'across');
    return `${shade.defs}${rect(left.toFixed(1), top.toFixed(1), wide.toFixed(1), (tall * 0.62).toFixed(1), shade.fill)}${rect(left.toFixed(1), (top + tall * 0.6).toFixed(1), wide.toFixed(1), (tall * 0.42).toFixed(1), mix(tone, colour.bark, 0.55 + t0 * 0.3))}`;
  });
}

/** A Kolkata river launch; (x, y) the middle of the waterline; facing right. lit: lamps in the cabin. */
export function ferry({ x, y, width, lit = false, hull = colour.night, trim = colour.paper, facing = 'right', reflect = true }) {
  const u = width / 100;
  const holes = times(9, (at) => rect(-33 + at * 7.2, -17, 5, 6.6, lit ? colour.dawn : mix(colour.ink, colour.river, 0.4), 'rx=".6"'));
  const posts = times(10, (at) => rect(-34 + at * 7.4, -29, 0.8, 10, colour.bark));
  const folk = times(7, (at) => `${oval(-29 + at * 8.6, -24.2, 1.3, 1.5, colour.hair)}${path(`M${-30.8 + at * 8.6},-19 q0,-4 1.8,-4 q1.8,0 1.8,4 Z`, [colour.ember, colour.paper, colour.sage, colour.mist][at % 4])}`);
  const mirror = reflect ? `<g opacity=".22">${path('M-44,1 L46,1 L38,7 L-38,7 Z', hull)}${path('M-30,8 L32,8 L28,11 L-26,11 Z', hull)}</g>` : '';
  return `<g transform="translate(${x},${y}) scale(${facing === 'left' ? -u : u},${u})">${mirror}${path('M-47,-9 L51,-11 C48,-4 44,0 40,0.6 L-40,0.6 C-44,0 -46,-4 -47,-9 Z', hull)}${path('M-47,-9 L51,-11 L50.4,-9 L-46.6,-7.2 Z', colour.ember)}${path('M-38,-19 L40,-19 L42,-9.6 L-40,-8.6 Z', trim)}${holes}${rect(-39, -20, 80, 1.6, colour.bark)}${posts}${folk}${path('M-38,-31 L37,-31 Q40,-29 36,-28.4 L-37,-28.4 Q-40,-29 -38,-31 Z', colour.leaf)}${rect(20, -40, 12, 9, trim)}${rect(22, -38.4, 8, 4, lit ? colour.dawn : colour.river)}${rect(18.6, -41, 15, 1.4, colour.leaf)}${line('M-20,-31 L-20,-46', colour.bark, 0.7)}${path('M-20,-46 l-9,2.4 l9,2.6 Z', colour.ember)}</g>`;
}

/** A country boat (nouka) with a bamboo hood; (x, y) the middle of the waterline. */
export function nouka({ x, y, width, tone = colour.bark, hood = colour.clay }) {
  const u = width / 100;
  return `<g transform="translate(${x},${y}) scale(${u})">${path('M-30,3 L34,3 L20,6 L-18,6 Z', tone, 'opacity=".25"')}${path('M-22,-6 C-20,-19 14,-19 17,-6 Z', hood)}${times(4, (at) => line(`M${-15 + at * 8},-6 q2,-9 4,-9.6`, darker(hood, 0.3), 0.8))}${path('M-52,-13 C-36,-3 30,-3 54,-16 C46,-2 30,2 20,2 L-22,2 C-36,2 -48,-4 -52,-13 Z', tone)}${path('M-52,-13 C-36,-3 30,-3 54,-16 L52,-13 C30,-1 -36,-1 -50,-11 Z', lighter(tone, 0.3))}</g>`;
}

/** A Kolkata tram car from the side; (x, y) the middle of the rails. */
export function tram({ x, y, width, lit = true, body = colour.paper, band = colour.river, wire = true }) {
  const u = width / 100;
  const panes = times(8, (at) => rect(-42 + at * 10.8, -30, 8.4, 9.6, lit ? colour.glow : colour.mist, 'rx="1"'));
  const wheels = [-30, -20, 20, 30].map((at) => oval(at, -2.4, 3, 3, colour.ink)).join('');
  return `<g transform="translate(${x},${y}) scale(${u})">${wire ? line('M4,-37 L14,-52', colour.ink, 0.7) : ''}${path('M-48,-5 L-48,-33 Q-48,-37 -44,-37 L44,-37 Q48,-37 48,-33 L48,-5 Z', body)}${rect(-48, -18, 96, 8, band)}${path('M-46,-36 Q-44,-39.6 -38,-39.6 L38,-39.6 Q44,-39.6 46,-36 Z', darker(body, 0.25))}${panes}${rect(-46, -5.4, 92, 2.6, colour.ink)}${wheels}${oval(46.6, -14, 1.4, 1.6, colour.dawn)}</g>`;
}

/** Silhouette of the great cantilever bridge; (x, y) is the left end at deck height. */
export function howrah({ x, y, width, height, tone = colour.river, opacity = 0.7 }) {
  const at = (part, up) => `${(part * width).toFixed(1)},${(-up * height).toFixed(1)}`;
  const chord = (t) => {
    const d = Math.abs(t - 0.5);
    return d > 0.26 ? 0.1 + 0.9 * Math.max(0, (0.5 - d) / 0.24) ** 1.25 : 0.42 + 0.58 * Math.max(0, (d - 0.07) / 0.19) ** 1.35;
  };
  const steps = Array.from({ length: 41 }, (_, n) => n / 40);
  const top = `M${steps.map((t) => at(t, chord(t))).join(' L')}`;
  const web = steps.slice(0, -1).map((t, n) => `M${at(t, n % 2 ? chord(t) : 0)} L${at(t + 1 / 40, n % 2 ? 0 : chord(t + 1 / 40))} M${at(t, 0)} L${at(t, chord(t))}`).join(' ');
  const thick = height * 0.035;
  return `<g transform="translate(${x},${y})" opacity="${opacity}">${line(top, tone, thick)}${line(web, tone, thick * 0.32)}${rect(-width * 0.3, -thick, width * 1.6, thick * 1.7, tone)}${[0.24, 0.76].map((t) => line(`M${at(t - 0.006, 1.03)} L${at(t - 0.014, -0.2)} M${at(t + 0.006, 1.03)} L${at(t + 0.014, -0.2)} M${at(t - 0.01, 0.7)} L${at(t + 0.01, 0.7)}`, tone, thick * 1.1)).join('')}</g>`;
}

/** A street lamp standing at (x, y); lit gives it a halo. */
export function lamp({ x, y, height, lit = true, tone = colour.ink, arm = 0 }) {
  const top = y - height;
  return `${rect(x - height * 0.014, top, height * 0.028, height, tone)}${rect(x - height * 0.03, y - height * 0.05, height * 0.06, height * 0.05, tone)}${arm ? line(`M${x},${top} q${arm * 0.5},${-height * 0.05} ${arm},0`, tone, height * 0.022) : ''}${lit ? halo({ x: x + arm, y: top, r: height * 0.42, opacity: 0.75 }) : ''}${path(`M${x + arm - height * 0.04},${top} L${x + arm + height * 0.04},${top} L${x + arm + height * 0.026},${top + height * 0.08} L${x + arm - height * 0.026},${top + height * 0.08} Z`, lit ? colour.glow : colour.grey)}${path(`M${x + arm - height * 0.052},${top} Q${x + arm},${top - height * 0.06} ${x + arm + height * 0.052},${top} Z`, tone)}`;
}
