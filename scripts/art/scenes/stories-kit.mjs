import { colour } from '../kit/palette.mjs';
import { dice } from '../kit/render.mjs';
import {
  darker,
  gradient,
  grain,
  halo,
  lighter,
  line,
  newId,
  oval,
  path,
  rect,
  times,
} from '../kit/tone.mjs';

/** Shared ground of the story pictures: light, shadow, walls, windows, table tops and turned vessels. */
export const W = 1200;
export const H = 675;

/** Gradient stops from a flat list: place, tone, place, tone …; a tone may be [tone, opacity]. */
export const stops = (...list) =>
  list.filter((_, at) => at % 2).map((tone, at) => [list[at * 2], ...[tone].flat()]);
export const ramp = (from, to) => stops(0, from, 1, to);

/** An arm: elbow and hand, from the hip. */
export const limb = (ex, ey, hx, hy) => [
  [ex, ey],
  [hx, hy],
];

/** Windows of a house, '1.2 1.4' = first floor, second and fourth bay. */
export const cells = (text) => text.split(' ').map((cell) => cell.split('.').map(Number));

/** Closes a scene: the shapes, a last warm wash from one side, and the paper grain. */
export function frame(body, { from = 'left', tone = colour.glow, wash = 0.22 } = {}) {
  const ends =
    from === 'left'
      ? stops(0, [tone, wash], 0.6, [tone, 0], 1, [colour.night, 0.08])
      : stops(0, [colour.night, 0.08], 0.4, [tone, 0], 1, [tone, wash]);
  const light = gradient(ends, 'across');
  return `${body}${light.defs}${rect(0, 0, W, H, light.fill)}${grain(W, H, 0.05)}`;
}

export const fill = (list, direction) => {
  const g = gradient(list, direction);
  return [g.defs, g.fill];
};

/** A rectangle with a gradient of its own. */
export function panel(x, y, w, h, list, { direction = 'down', more = '' } = {}) {
  const [defs, paint] = fill(list, direction);
  return defs + rect(x, y, w, h, paint, more);
}

/** A path lit from the left (or right). */
export function lit(d, tone, { strength = 1, from = 'left', more = '' } = {}) {
  const tones = stops(0, lighter(tone, 0.38 * strength), 0.45, tone, 1, darker(tone, 0.26 * strength));
  const [defs, paint] = fill(
    from === 'left' ? tones : tones.map(([at, t]) => [1 - at, t]).reverse(),
    'across',
  );
  return defs + path(d, paint, more);
}

/** A long soft shadow on a level ground, starting under an object. */
export function cast(
  x,
  y,
  rx,
  length,
  { ry = rx * 0.2, drop = 0.05, opacity = 0.26, tone = colour.ink } = {},
) {
  const way = Math.sign(length);
  const tones = ramp([tone, opacity], [tone, 0]);
  const [defs, paint] = fill(way > 0 ? tones : ramp([tone, 0], [tone, opacity]), 'across');
  const end = x + length;
  const dy = Math.abs(length) * drop;
  return `${defs}${path(`M${x},${y - ry} L${end},${y - ry * 0.8 + dy} L${end},${y + ry + dy} L${x},${y + ry} A${rx},${ry} 0 0 ${way > 0 ? 1 : 0} ${x},${y - ry} Z`, paint)}${oval(x, y, rx * 1.04, ry, tone, `opacity="${opacity * 0.9}"`)}`;
}

const curve = (points) =>
  points
    .slice(0, -1)
    .map((p, at) => {
      const before = points[at - 1] ?? p;
      const next = points[at + 1];
      const after = points[at + 2] ?? next;
      const c1 = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6];
      const c2 = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
      return `C${c1} ${c2} ${next}`;
    })
    .join(' ');

const pairs = (list) => list.flatMap((r, at) => (at % 2 ? [] : [[r, list[at + 1]]]));

/** A turned vessel: profile lists radius, height, radius, height … from the foot to the rim. */
export function vessel({
  x,
  y,
  profile: flat,
  tone,
  inside = darker(tone, 0.3),
  squash = 0.2,
  strength = 1,
  from = 'left',
  more = '',
}) {
  const profile = pairs(flat);
  const left = profile.map(([r, h]) => [x - r, y - h]);
  const right = profile.map(([r, h]) => [x + r, y - h]).reverse();
  const [r0] = profile[0];
  const [r1, h1] = profile.at(-1);
  const d = `M${left[0]} ${curve(left)} L${right[0]} ${curve(right)} A${r0},${r0 * squash} 0 0 1 ${left[0]} Z`;
  const mouth = inside === 'none' ? '' : oval(x, y - h1, r1, r1 * squash, inside);
  return lit(d, tone, { strength, from, more }) + mouth;
}

/** A plain wall with light fading over it. */
export const wall = (tone, { from = 'left', height = H } = {}) =>
  panel(
    0,
    0,
    W,
    height,
    from === 'left'
      ? ramp(lighter(tone, 0.5), darker(tone, 0.12))
      : ramp(darker(tone, 0.12), lighter(tone, 0.5)),
    { direction: 'across' },
  );

/** Light of a window with bars, thrown on a wall or floor. */
export function patch({ x, y, w, h, slant = 60, bars = [2, 3], tone = colour.glow, opacity = 0.6 }) {
  const [cols, rows] = bars;
  const gap = 8;
  const cw = (w - gap * (cols - 1)) / cols;
  const ch = (h - gap * (rows - 1)) / rows;
  const at = (u, v) => `${(x + u + (slant * v) / h).toFixed(1)},${(y + v).toFixed(1)}`;
  return `<g opacity="${opacity}">${times(rows, (r) =>
    times(cols, (c) => {
      const u = c * (cw + gap);
      const v = r * (ch + gap);
      return path(`M${at(u, v)} L${at(u + cw, v)} L${at(u + cw, v + ch)} L${at(u, v + ch)} Z`, tone);
    }),
  )}</g>`;
}

/** A level surface seen a little from above, from `y` to the lower edge of the picture. */
export function top(y, tone, { from = 'left', planks = 0, edge = true } = {}) {
  const tones = stops(0, lighter(tone, 0.42), 0.5, tone, 1, darker(tone, 0.22));
  const ground = panel(
    0,
    y,
    W,
    H - y,
    from === 'left' ? tones : tones.map(([at, t]) => [1 - at, t]).reverse(),
    { direction: 'across' },
  );
  const grainLines = times(planks, (at) =>
    line(
      `M0,${y + ((at + 1) * (H - y)) / (planks + 1)} L${W},${y + ((at + 1) * (H - y)) / (planks + 1) + 2}`,
      darker(tone, 0.3),
      1.6,
      'opacity=".35"',
    ),
  );
  return (
    ground + grainLines + (edge ? line(`M0,${y} L${W},${y}`, lighter(tone, 0.6), 3, 'opacity=".8"') : '')
  );
}

const skies = {
  dawn: stops(0, colour.mist, 0.5, colour.glow, 1, colour.dawn),
  day: ramp(colour.mist, colour.pale),
  dusk: stops(0, colour.night, 0.55, colour.river, 1, colour.dawn),
  night: ramp(colour.ink, colour.river),
};

/** A distant bank of trees and low houses, as a soft silhouette across `w`. */
export function bank(x, y, w, tone, { high = 36, opacity = 0.8, seed = 5 } = {}) {
  const roll = dice(seed + Math.round(w + x));
  let d = `M${x},${y}`;
  for (let at = x; at < x + w; ) {
    const wide = high * (0.7 + roll() * 1.7);
    const end = Math.min(at + wide, x + w);
    const up = y - high * (0.3 + 0.55 * roll());
    d +=
      roll() < 0.24
        ? ` L${at},${up} L${(at + end) / 2},${up} l0,${-high * 0.12} L${end},${up - high * 0.12} L${end},${y - high * 0.3}`
        : ` C${at + wide * 0.1},${up - high * 0.16} ${end - wide * 0.1},${up - high * 0.16} ${end},${y - high * (0.24 + 0.1 * roll())}`;
    at = end;
  }
  return path(`${d} L${x + w},${y} Z`, tone, `opacity="${opacity}"`);
}

/** What one sees through an opening: sky, sun, far bank, water. */
export function outlook(x, y, w, h, { time = 'dawn', sun = [0.3, 0.55], level = 0.62 } = {}) {
  const id = newId('w');
  const dark = time === 'dusk' || time === 'night';
  const horizon = y + h * level;
  return `<clipPath id="${id}">${rect(x, y, w, h, '#000').replace(' fill="#000"', '')}</clipPath><g clip-path="url(#${id})">${panel(x, y, w, h * level + 2, skies[time])}${sun ? halo({ x: x + w * sun[0], y: y + h * sun[1], r: w * 0.5, tone: dark ? colour.dawn : colour.paper, opacity: 0.9 }) + oval(x + w * sun[0], y + h * sun[1], w * 0.055, w * 0.055, dark ? colour.ember : colour.paper) : ''}${bank(x, horizon, w, dark ? colour.night : colour.river, { high: h * 0.12, opacity: dark ? 0.9 : 0.6 })}${panel(x, horizon, w, h, dark ? stops(0, colour.dawn, 0.25, colour.river, 1, colour.night) : stops(0, colour.glow, 0.3, colour.mist, 1, colour.river))}${times(6, (at) => line(`M${x + w * (0.1 + 0.13 * at)},${horizon + h * (0.05 + 0.045 * at)} l${w * 0.16},0`, colour.paper, 2, 'opacity=".45"'))}</g>`;
}

/** A window with green frame, bars and a sill; open shutters if wanted. */
export function casement({
  x,
  y,
  w,
  h,
  time = 'dawn',
  shutters = true,
  bars = 4,
  sun,
  tone = colour.leaf,
  level,
}) {
  const leafW = w * 0.3;
  const shutter = (sx, flip) =>
    `${lit(`M${sx},${y - 6} L${sx + flip * leafW},${y - 22} L${sx + flip * leafW},${y + h + 26} L${sx},${y + h + 6} Z`, tone, { from: flip > 0 ? 'right' : 'left' })}${times(
      14,
      (at) => {
        const v = y + 14 + (at * (h - 18)) / 14;
        return line(
          `M${sx + flip * 10},${v} L${sx + flip * (leafW - 9)},${v + (v - y - h / 2) * 0.07}`,
          darker(tone, 0.35),
          3,
          'opacity=".55"',
        );
      },
    )}`;
  return `${outlook(x, y, w, h, { time, sun, level })}${times(bars, (at) => line(`M${x + ((at + 1) * w) / (bars + 1)},${y} l0,${h}`, darker(tone, 0.3), 3.5))}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${tone}" stroke-width="13"/>${line(`M${x},${y + h / 2} l${w},0`, tone, 7)}${shutters ? shutter(x - 6, -1) + shutter(x + w + 6, 1) : ''}${rect(x - 26, y + h + 4, w + 52, 15, colour.paper)}${rect(x - 26, y + h + 19, w + 52, 5, colour.ink, 'opacity=".14"')}`;
}
