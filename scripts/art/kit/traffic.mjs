import { colour } from './palette.mjs';
import { darker, lighter, line, mix, oval, path, rect, times } from './tone.mjs';

/** A Kolkata river launch; (x, y) the middle of the waterline; facing right. lit: lamps in the cabin. */
export function ferry({
  x,
  y,
  width,
  lit = false,
  hull = colour.night,
  trim = colour.paper,
  facing = 'right',
  reflect = true,
}) {
  const u = width / 100;
  const holes = times(9, (at) =>
    rect(-33 + at * 7.2, -17, 5, 6.6, lit ? colour.dawn : mix(colour.ink, colour.river, 0.4), 'rx=".6"'),
  );
  const posts = times(10, (at) => rect(-34 + at * 7.4, -29, 0.8, 10, colour.bark));
  const folk = times(
    7,
    (at) =>
      `${oval(-29 + at * 8.6, -24.2, 1.3, 1.5, colour.hair)}${path(`M${-30.8 + at * 8.6},-19 q0,-4 1.8,-4 q1.8,0 1.8,4 Z`, [colour.ember, colour.paper, colour.sage, colour.mist][at % 4])}`,
  );
  const mirror = reflect
    ? `<g opacity=".22">${path('M-44,1 L46,1 L38,7 L-38,7 Z', hull)}${path('M-30,8 L32,8 L28,11 L-26,11 Z', hull)}</g>`
    : '';
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
  const panes = times(8, (at) =>
    rect(-42 + at * 10.8, -30, 8.4, 9.6, lit ? colour.glow : colour.mist, 'rx="1"'),
  );
  const wheels = [-30, -20, 20, 30].map((at) => oval(at, -2.4, 3, 3, colour.ink)).join('');
  return `<g transform="translate(${x},${y}) scale(${u})">${wire ? line('M4,-37 L14,-52', colour.ink, 0.7) : ''}${path('M-48,-5 L-48,-33 Q-48,-37 -44,-37 L44,-37 Q48,-37 48,-33 L48,-5 Z', body)}${rect(-48, -18, 96, 8, band)}${path('M-46,-36 Q-44,-39.6 -38,-39.6 L38,-39.6 Q44,-39.6 46,-36 Z', darker(body, 0.25))}${panes}${rect(-46, -5.4, 92, 2.6, colour.ink)}${wheels}${oval(46.6, -14, 1.4, 1.6, colour.dawn)}</g>`;
}

/** Silhouette of the great cantilever bridge; (x, y) is the left end at deck height. */
export function howrah({ x, y, width, height, tone = colour.river, opacity = 0.7 }) {
  const at = (part, up) => `${(part * width).toFixed(1)},${(-up * height).toFixed(1)}`;
  const chord = (t) => {
    const d = Math.abs(t - 0.5);
    return d > 0.26
      ? 0.1 + 0.9 * Math.max(0, (0.5 - d) / 0.24) ** 1.25
      : 0.42 + 0.58 * Math.max(0, (d - 0.07) / 0.19) ** 1.35;
  };
  const steps = Array.from({ length: 41 }, (_, n) => n / 40);
  const top = `M${steps.map((t) => at(t, chord(t))).join(' L')}`;
  const web = steps
    .slice(0, -1)
    .map(
      (t, n) =>
        `M${at(t, n % 2 ? chord(t) : 0)} L${at(t + 1 / 40, n % 2 ? 0 : chord(t + 1 / 40))} M${at(t, 0)} L${at(t, chord(t))}`,
    )
    .join(' ');
  const thick = height * 0.035;
  return `<g transform="translate(${x},${y})" opacity="${opacity}">${line(top, tone, thick)}${line(web, tone, thick * 0.32)}${rect(-width * 0.3, -thick, width * 1.6, thick * 1.7, tone)}${[0.24, 0.76].map((t) => line(`M${at(t - 0.006, 1.03)} L${at(t - 0.014, -0.2)} M${at(t + 0.006, 1.03)} L${at(t + 0.014, -0.2)} M${at(t - 0.01, 0.7)} L${at(t + 0.01, 0.7)}`, tone, thick * 1.1)).join('')}</g>`;
}
