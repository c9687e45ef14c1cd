import { colour } from './palette.mjs';

let serial = 0;
/** A fresh id for a gradient or clip that a drawing defines beside its use. */
export function newId(name = 'g') {
  serial += 1;
  return `${name}${serial}`;
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two palette colours; `part` 0 gives the first, 1 the second. */
export const mix = (first, second, part) => {
  const b = channels(second);
  return `#${channels(first)
    .map((value, at) =>
      Math.round(value + (b[at] - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const lighter = (tone, part = 0.25) => mix(tone, colour.glow, part);
export const darker = (tone, part = 0.25) => mix(tone, colour.ink, part);

/** A linear gradient with its `url(#…)`; stops are [offset, colour, opacity?]. Angle: 'down' or 'across'. */
export function gradient(stops, direction = 'down') {
  const id = newId();
  const end = direction === 'down' ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  const inner = stops
    .map(([at, tone, opacity = 1]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${opacity}"/>`)
    .join('');
  return { fill: `url(#${id})`, defs: `<linearGradient id="${id}" ${end}>${inner}</linearGradient>` };
}

/** A soft round glow: one circle that fades to nothing. */
export function halo({ x, y, r, tone = colour.glow, opacity = 0.8, squash = 1 }) {
  const id = newId();
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${tone}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${tone}" stop-opacity="${opacity * 0.38}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * squash}" fill="url(#${id})"/>`;
}

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more.includes('linecap') ? '' : 'stroke-linecap="round"'} stroke-linejoin="round" ${more}/>`;
export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A weak paper grain over the whole drawing. */
export function grain(width, height, opacity = 0.06) {
  const id = newId('n');
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .08  0 0 0 0 .1  0 0 0 0 .2  0 0 0 1.6 -.75"/></filter><rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}"/>`;
}
