import { colour } from '../kit/palette.mjs';
import { darker, halo, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import { cast, lit, vessel } from './stories-kit.mjs';

/** Things of a house, each standing on (x, y) with `s` as scale; light comes from the left unless `from` says otherwise. */
const long = (from, length) => (from === 'left' ? length : -length);

export const steam = (x, y, s = 1, tone = colour.paper) =>
  `<g opacity=".6">${line(`M${x - 9 * s},${y} c${-10 * s},${-18 * s} ${10 * s},${-28 * s} ${-2 * s},${-50 * s}`, tone, 4 * s)}${line(`M${x + 9 * s},${y + 3} c${-9 * s},${-16 * s} ${10 * s},${-30 * s} ${1 * s},${-60 * s}`, tone, 3.4 * s)}</g>`;

export function bhar(x, y, s = 1, { from = 'left', hot = true } = {}) {
  const body = vessel({
    x,
    y,
    tone: colour.ember,
    from,
    inside: colour.bark,
    squash: 0.19,
    profile: [34 * s, 0, 38 * s, 30 * s, 45 * s, 70 * s, 56 * s, 100 * s, 58 * s, 106 * s],
  });
  return `${cast(x, y, 37 * s, long(from, 190 * s))}${body}${oval(x, y - 104 * s, 49 * s, 8 * s, colour.clay)}${line(`M${x - 41 * s},${y - 44 * s} q${41 * s},${14 * s} ${82 * s},0`, darker(colour.ember, 0.3), 2.4 * s, 'opacity=".5"')}${hot ? steam(x, y - 120 * s, s) : ''}`;
}

export function cup(x, y, s = 1, { from = 'left', tone = colour.paper, hot = true } = {}) {
  const way = from === 'left' ? 1 : -1;
  return `${cast(x, y + 4 * s, 62 * s, long(from, 200 * s))}${oval(x, y, 78 * s, 15 * s, darker(tone, 0.1))}${oval(x, y - 4 * s, 78 * s, 14 * s, tone)}${oval(x, y - 4 * s, 44 * s, 7 * s, darker(tone, 0.14))}${line(`M${x + way * 44 * s},${y - 54 * s} c${way * 34 * s},-4 ${way * 30 * s},${40 * s} ${-way * 6 * s},${34 * s}`, darker(tone, 0.12), 8 * s)}${vessel({ x, y: y - 6 * s, tone, from, inside: darker(tone, 0.1), profile: [28 * s, 0, 40 * s, 18 * s, 48 * s, 44 * s, 51 * s, 66 * s] })}${oval(x, y - 70 * s, 43 * s, 7 * s, colour.clay)}${hot ? steam(x, y - 86 * s, s) : ''}`;
}

export function glass(x, y, s = 1, { from = 'left', fill = colour.mist, level = 0.72, h = 104 } = {}) {
  const r = (v) => (27 + 8 * v) * s;
  const top = h * s;
  return `${cast(x, y, 27 * s, long(from, 150 * s), { opacity: 0.16 })}<g opacity=".62">${vessel({ x, y, tone: lighter(fill, 0.3), from, inside: lighter(fill, 0.1), profile: [r(0), 0, r(level), top * level] })}</g>${path(`M${x - r(0)},${y} L${x - r(1)},${y - top} A${r(1)},${r(1) * 0.2} 0 0 1 ${x + r(1)},${y - top} L${x + r(0)},${y} A${r(0)},${r(0) * 0.2} 0 0 1 ${x - r(0)},${y} Z`, colour.paper, 'opacity=".3"')}<ellipse cx="${x}" cy="${y - top}" rx="${r(1)}" ry="${r(1) * 0.2}" fill="none" stroke="${colour.paper}" stroke-width="${2.6 * s}" opacity=".9"/>${line(`M${x - r(0.9) + 8 * s},${y - top * 0.9} L${x - r(0.1) + 7 * s},${y - top * 0.12}`, colour.paper, 4 * s, 'opacity=".75"')}`;
}

export function teaGlass(x, y, s = 1, { from = 'left' } = {}) {
  return `${glass(x, y, s * 0.8, { from, fill: colour.ember, level: 0.74, h: 92 })}${steam(x, y - 86 * s, s * 0.8)}`;
}

export function jug(x, y, s = 1, { tone = colour.mist, from = 'left' } = {}) {
  const way = from === 'left' ? 1 : -1;
  return `${cast(x, y, 62 * s, long(from, 260 * s))}${line(`M${x + way * 52 * s},${y - 190 * s} c${way * 84 * s},-10 ${way * 78 * s},${128 * s} ${way * 8 * s},${126 * s}`, darker(tone, 0.2), 13 * s)}${vessel({ x, y, tone, from, inside: darker(tone, 0.28), profile: [56 * s, 0, 70 * s, 34 * s, 72 * s, 90 * s, 52 * s, 168 * s, 50 * s, 214 * s, 60 * s, 236 * s] })}${lit(`M${x - way * 56 * s},${y - 228 * s} l${-way * 34 * s},${-16 * s} l${way * 40 * s},${46 * s} Z`, tone, { from })}${line(`M${x - way * 44 * s},${y - 36 * s} c${-way * 10 * s},-50 ${way * 4 * s},-80 ${way * 10 * s},-120`, colour.paper, 6 * s, 'opacity=".55"')}`;
}

/** A stack of folded cloth. */
export function folded(x, y, w, layers, { from = 'left', step = 24 } = {}) {
  const total = layers.length * step;
  return `${cast(x + w / 2, y - 2, w / 2, long(from, w * 0.95), { ry: 11 })}${layers
    .map((tone, at) => {
      const inset = at * 3;
      const ty = y - (at + 1) * step;
      const d = `M${x + inset + 12},${ty} L${x + w - inset - 12},${ty} q12,0 12,${step / 2} q0,${step / 2} -12,${step / 2} L${x + inset + 12},${ty + step} q-12,0 -12,${-step / 2} q0,${-step / 2} 12,${-step / 2} Z`;
      return `${lit(d, tone, { from, strength: 0.8 })}${line(`M${x + inset + 14},${ty + step / 2} L${x + w - inset - 20},${ty + step / 2}`, darker(tone, 0.25), 2, 'opacity=".5"')}`;
    })
    .join(
      '',
    )}${path(`M${x + 24},${y - total} l${w - 48},0 l-26,-12 l${-(w - 100)},0 Z`, lighter(layers.at(-1), 0.35))}`;
}

/** A pot with a leafy plant; kinds: tulsi (bushy), tall (long leaves), flower. */
export function pot(x, y, s = 1, { kind = 'tulsi', tone = colour.ember, from = 'left' } = {}) {
  const stem = y - 92 * s;
  const blade = (dx, dy, lean, shade) =>
    path(
      `M${x},${stem} C${x + dx * 0.2 * s},${stem - dy * 0.7 * s} ${x + dx * 0.7 * s},${stem - dy * s} ${x + dx * s},${stem - (dy - lean) * s} C${x + dx * 0.8 * s},${stem - dy * 0.7 * s} ${x + dx * 0.4 * s},${stem - dy * 0.4 * s} ${x + 5 * s},${stem} Z`,
      shade,
    );
  const leafy = {
    tulsi: () =>
      times(17, (at) => {
        const a = (at * 2.4) % 6.28;
        const r = 16 + ((at * 29) % 62);
        const lx = x + Math.cos(a) * r * s;
        const ly = stem - 68 * s + Math.sin(a) * r * 0.85 * s;
        return `${line(`M${x},${stem} Q${x},${(stem + ly) / 2} ${lx},${ly}`, colour.leaf, 2 * s)}<ellipse cx="${lx}" cy="${ly}" rx="${21 * s}" ry="${11 * s}" transform="rotate(${(a * 57 + 20) % 180} ${lx} ${ly})" fill="${[colour.leaf, colour.sage, darker(colour.leaf, 0.2)][at % 3]}"/>`;
      }),
    tall: () =>
      [
        [-86, 120, 20, darker(colour.leaf, 0.2)],
        [92, 130, 34, darker(colour.leaf, 0.15)],
        [-46, 190, 14, colour.leaf],
        [54, 204, 24, colour.leaf],
        [-10, 226, 6, colour.sage],
        [-110, 70, 30, colour.sage],
        [112, 80, 34, colour.leaf],
      ]
        .map((b) => blade(...b))
        .join(''),
    flower: () =>
      times(7, (at) => {
        const lx = x + (-84 + at * 28) * s;
        const ly = stem - (70 + ((at * 47) % 60)) * s;
        return `${line(`M${x},${stem} Q${x + (lx - x) * 0.2},${ly + 26 * s} ${lx},${ly}`, colour.leaf, 3 * s)}${path(`M${(x + lx) / 2},${ly + 46 * s} q${26 * s},${-22 * s} ${38 * s},${4 * s} q${-20 * s},${14 * s} ${-38 * s},${-4 * s} Z`, colour.sage)}${times(5, (p) => oval(lx + Math.cos(p * 1.257) * 10 * s, ly + Math.sin(p * 1.257) * 10 * s, 9 * s, 9 * s, at % 2 ? colour.dawn : colour.ember))}${oval(lx, ly, 7 * s, 7 * s, colour.glow)}`;
      }),
  };
  return `${cast(x, y, 44 * s, long(from, 230 * s))}${leafy[kind]()}${vessel({ x, y, tone, from, inside: colour.bark, squash: 0.16, profile: [42 * s, 0, 58 * s, 84 * s] })}${lit(`M${x - 65 * s},${y - 98 * s} L${x + 65 * s},${y - 98 * s} L${x + 61 * s},${y - 74 * s} A61,9 0 0 1 ${x - 61 * s},${y - 74 * s} Z`, tone, { from })}${rect(x - 56 * s, y - 98 * s, 112 * s, 4 * s, colour.bark, 'opacity=".4"')}`;
}

/** A pendant lamp with its pool of light. */
export const pendant = (x, y, s = 1, tone = colour.leaf) =>
  `${halo({ x, y: y + 60 * s, r: 330 * s, tone: colour.dawn, opacity: 0.75 })}${line(`M${x},0 L${x},${y - 60 * s}`, colour.ink, 3)}${oval(x, y + 2 * s, 30 * s, 20 * s, colour.paper)}${vessel({ x, y, tone, inside: 'none', squash: 0.12, profile: [92 * s, 0, 70 * s, 26 * s, 28 * s, 52 * s, 12 * s, 66 * s] })}`;

/** A flat sheet with ruled lines and boxes (no letters), top-left at (x,y), turned by `turn`. */
export function sheet(
  x,
  y,
  w,
  h,
  { turn = 0, lines = 8, boxes = true, tone = colour.paper, shadow = true } = {},
) {
  const rows = times(lines, (at) => {
    const v = h * (0.24 + (0.62 * at) / lines);
    const lead = boxes
      ? rect(w * 0.1, v - 8, 15, 15, 'none', `stroke="${colour.river}" stroke-width="2.4" rx="2"`)
      : '';
    return `${lead}${line(`M${w * (boxes ? 0.2 : 0.1)},${v} l${w * (0.5 + 0.18 * Math.sin(at * 2.1))},0`, colour.mist, 5)}`;
  });
  return `<g transform="translate(${x},${y}) rotate(${turn})">${shadow ? `${rect(16, 14, w, h, colour.ink, 'opacity=".17" rx="4"')}` : ''}${rect(0, 0, w, h, tone, 'rx="4"')}${rect(w * 0.1, h * 0.08, w * 0.46, 13, colour.river, 'rx="5"')}${rect(w * 0.1, h * 0.14, w * 0.3, 7, colour.mist, 'rx="3"')}${rows}</g>`;
}

/** Someone lying on the side, turned to us, head on the left, knee drawn up: the recovery position. */
export function resting(x, y) {
  const skin = colour.skin[1];
  return `<g transform="translate(${x},${y}) scale(.7)">${oval(240, 42, 330, 26, colour.ink, 'opacity=".18"')}${line('M30,20 C70,46 30,50 -34,40', darker(skin, 0.18), 24)}${line('M300,8 L430,20 L568,22', darker(colour.night, 0.45), 40)}${path('M574,2 Q612,0 614,30 Q612,44 574,42 Z', colour.bark)}${lit('M20,-34 C60,-66 150,-56 220,-48 C280,-46 320,-40 332,-8 C334,28 300,40 230,36 C150,38 60,44 26,30 C6,14 6,-18 20,-34 Z', colour.mist)}${line('M304,-4 L392,72', lighter(colour.river, 0.02), 50)}${line('M392,72 L492,66', colour.river, 36)}${path('M494,48 Q536,50 538,74 Q536,86 494,84 Z', colour.bark)}${oval(-36, -4, 42, 37, skin)}${path('M-36,-42 C-96,-46 -92,34 -58,34 C-66,14 -62,-10 -24,-20 C-6,-24 4,-14 6,-8 C4,-30 -14,-42 -36,-42 Z', colour.hair)}${line('M52,-20 C110,10 96,52 40,46', colour.mist, 30)}${line('M64,50 C30,56 10,48 -12,34', skin, 20)}${line('M62,-28 C110,-4 118,26 96,44', darker(colour.mist, 0.2), 3, 'opacity=".6"')}</g>`;
}
