import { colour } from './palette.mjs';
import { dice } from './render.mjs';
import { gradient, halo, line, mix, oval, path, rect, times } from './tone.mjs';

export { potPlant, tree } from './trees.mjs';

const skies = {
  dawn: [
    [0, mix(colour.river, colour.mist, 0.35)],
    [0.42, mix(colour.mist, colour.glow, 0.45)],
    [0.75, mix(colour.dawn, colour.glow, 0.45)],
    [1, colour.dawn],
  ],
  first: [
    [0, colour.night],
    [0.38, colour.river],
    [0.66, mix(colour.mist, colour.river, 0.25)],
    [0.86, mix(colour.dawn, colour.glow, 0.3)],
    [1, colour.dawn],
  ],
  night: [
    [0, mix(colour.night, colour.ink, 0.6)],
    [0.7, colour.night],
    [1, mix(colour.night, colour.river, 0.55)],
  ],
  day: [
    [0, mix(colour.mist, colour.paper, 0.25)],
    [0.6, mix(colour.mist, colour.paper, 0.62)],
    [1, mix(colour.glow, colour.paper, 0.4)],
  ],
};

/** One long flat cloud, (x, y) its middle. */
export const cloud = ({ x, y, width, tone = colour.glow, opacity = 0.6 }) =>
  `<g opacity="${opacity}">${path(`M${x - width / 2},${y} Q${x - width * 0.34},${y - width * 0.035} ${x - width * 0.18},${y - width * 0.03} Q${x - width * 0.06},${y - width * 0.085} ${x + width * 0.1},${y - width * 0.045} Q${x + width * 0.26},${y - width * 0.055} ${x + width / 2},${y} Q${x + width * 0.1},${y + width * 0.022} ${x - width / 2},${y} Z`, tone)}</g>`;

/** Sun with its glow: a warm wide haze, then light, then the disc. */
export const sun = ({ x, y, r = 40, tone = colour.paper, glow = 7 }) =>
  `${halo({ x, y, r: r * glow * 1.15, tone: colour.dawn, opacity: 0.5, squash: 0.6 })}${halo({ x, y, r: r * glow * 0.8, tone: colour.glow, opacity: 0.75 })}${oval(x, y, r, r, mix(colour.glow, tone, 0.8))}`;

/**
 * Sky from (0,0) to width x height. time: 'dawn' (light), 'first' (night above, dawn at the horizon), 'night' (with stars), 'day'.
 * clouds: how many; seed: their arrangement.
 */
export function sky(width, height, { time = 'dawn', clouds = 4, seed = 3 } = {}) {
  const roll = dice(seed);
  const ground = gradient(skies[time]);
  const tone = { dawn: colour.glow, first: colour.mist, night: colour.river, day: colour.paper }[time];
  const banks = times(clouds, () =>
    cloud({
      x: roll() * width,
      y: height * (0.15 + roll() * 0.6),
      width: width * (0.16 + roll() * 0.22),
      tone,
      opacity: time === 'first' || time === 'night' ? 0.22 : 0.5,
    }),
  );
  const stars =
    time === 'night'
      ? times(46, () =>
          oval(
            (roll() * width).toFixed(1),
            (roll() * height * 0.7).toFixed(1),
            1.1,
            1.1,
            colour.glow,
            `opacity="${(0.25 + roll() * 0.5).toFixed(2)}"`,
          ),
        )
      : '';
  return `${ground.defs}${rect(0, 0, width, height, ground.fill)}${stars}${banks}`;
}

const waters = {
  dawn: [
    [0, mix(colour.dawn, colour.mist, 0.4)],
    [0.25, colour.mist],
    [1, colour.river],
  ],
  first: [
    [0, mix(colour.dawn, colour.mist, 0.35)],
    [0.09, mix(colour.mist, colour.dawn, 0.18)],
    [0.34, mix(colour.river, colour.mist, 0.3)],
    [1, colour.night],
  ],
  night: [
    [0, mix(colour.night, colour.river, 0.5)],
    [1, mix(colour.night, colour.ink, 0.6)],
  ],
  day: [
    [0, mix(colour.mist, colour.paper, 0.4)],
    [1, mix(colour.mist, colour.river, 0.5)],
  ],
};

const ripple = (x, y, half, thick) =>
  `M${(x - half).toFixed(1)},${y.toFixed(1)} Q${x.toFixed(1)},${(y - thick).toFixed(1)} ${(x + half).toFixed(1)},${y.toFixed(1)} Q${x.toFixed(1)},${(y + thick).toFixed(1)} ${(x - half).toFixed(1)},${y.toFixed(1)} Z`;

/**
 * Water filling the box (x, y, width, height); y is the far shore. lightX: where the light path falls (omit for none);
 * phase 0..1 moves the shimmer for an animation and closes on itself.
 */
export function river({
  x = 0,
  y,
  width,
  height,
  time = 'dawn',
  seed = 5,
  lightX,
  lightWidth = 0.16,
  lightTone = colour.glow,
  phase = 0,
  count = 70,
}) {
  const roll = dice(seed);
  const water = gradient(waters[time]);
  const pick = () => {
    const depth = roll() ** 1.6;
    return { px: x + roll() * width, py: y + 4 + depth * (height - 8), near: 0.25 + depth, turn: roll() };
  };
  const dark = times(count, () => {
    const { px, py, near, turn } = pick();
    return ripple(
      px + Math.sin((phase + turn) * Math.PI * 2) * 7 * near,
      py,
      (18 + roll() * 46) * near,
      0.9 + 2 * near,
    );
  });
  const light =
    lightX === undefined
      ? ''
      : times(Math.round(count * 1.1), () => {
          const { py, near, turn } = pick();
          const spread = (roll() + roll() - 1) * width * lightWidth * (0.3 + near);
          const beat = 0.55 + 0.45 * Math.sin((phase + turn) * Math.PI * 2);
          return path(
            ripple(
              lightX + spread + Math.sin((phase + turn) * Math.PI * 2) * 4,
              py,
              (8 + roll() * 34) * near * (0.7 + beat * 0.4),
              0.8 + 1.8 * near,
            ),
            lightTone,
            `opacity="${(0.28 + beat * 0.5).toFixed(2)}"`,
          );
        });
  return `${water.defs}${rect(x, y, width, height, water.fill)}${lightX === undefined ? '' : halo({ x: lightX, y: y + height * 0.1, r: width * lightWidth * 1.6, tone: lightTone, opacity: 0.4, squash: 0.7 })}${path(dark, time === 'night' || time === 'first' ? colour.river : colour.paper, 'opacity=".26"')}${light}`;
}

/** Far bank: a silhouette whose foot lies at y. kind: 'trees' | 'city' | 'hills'. lights: number of lit windows. */
export function horizon({
  x = 0,
  y,
  width,
  height = 60,
  kind = 'trees',
  tone = colour.river,
  opacity = 0.7,
  seed = 9,
  lights = 0,
}) {
  const roll = dice(seed);
  let at = x - 20;
  let d = `M${x - 20},${y}`;
  while (at < x + width + 20) {
    const wide = roll();
    const step = kind === 'city' ? 22 + wide * 46 : Math.max(34 + wide * 60, height * (1 + wide));
    const top = y - height * (0.3 + roll() * 0.7);
    d +=
      kind === 'city'
        ? ` L${at.toFixed(1)},${top.toFixed(1)} L${(at + step).toFixed(1)},${top.toFixed(1)}`
        : kind === 'hills'
          ? ` Q${(at + step).toFixed(1)},${(top - height * 0.2).toFixed(1)} ${(at + step * 2).toFixed(1)},${(y - height * 0.28).toFixed(1)}`
          : ` C${at.toFixed(1)},${(top - height * 0.14).toFixed(1)} ${(at + step).toFixed(1)},${(top - height * 0.14).toFixed(1)} ${(at + step).toFixed(1)},${(y - height * (0.34 + roll() * 0.3)).toFixed(1)}`;
    at += kind === 'hills' ? step * 2 : step;
  }
  const lamps = times(lights, () =>
    rect(
      (x + roll() * width).toFixed(1),
      (y - height * (0.06 + roll() * 0.34)).toFixed(1),
      3,
      3.6,
      colour.dawn,
      `opacity="${(0.6 + roll() * 0.4).toFixed(2)}"`,
    ),
  );
  return `<g opacity="${opacity}">${path(`${d} L${x + width + 40},${y} Z`, tone)}</g>${lamps}`;
}

/** A loose flock around (x, y). flap 0..1 moves the wings. */
export function birds({
  x,
  y,
  count = 5,
  spread = 120,
  size = 9,
  tone = colour.ink,
  opacity = 0.6,
  seed = 2,
  flap = 0,
}) {
  const roll = dice(seed);
  return `<g opacity="${opacity}">${times(count, () => {
    const bx = x + (roll() - 0.5) * spread;
    const by = y + (roll() - 0.5) * spread * 0.4;
    const s = size * (0.7 + roll() * 0.6);
    const lift = s * (0.46 + 0.2 * Math.sin((flap + roll()) * Math.PI * 2));
    return line(
      `M${(bx - s).toFixed(1)},${(by - lift * 0.6).toFixed(1)} Q${(bx - s * 0.4).toFixed(1)},${(by - lift).toFixed(1)} ${bx.toFixed(1)},${by.toFixed(1)} Q${(bx + s * 0.4).toFixed(1)},${(by - lift).toFixed(1)} ${(bx + s).toFixed(1)},${(by - lift * 0.6).toFixed(1)}`,
      tone,
      s * 0.16,
    );
  })}</g>`;
}
