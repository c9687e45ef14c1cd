import { freshId, gradient } from './interior-space.mjs';
import { colour } from './palette.mjs';

/** The last layer: warm light from one side, a quiet edge, a breath of paper grain. `evening` = {x, y, dark}: lamp light around a point, night beyond. */
export function finish(
  { width, height },
  body,
  { light = 'left', strength = 0.3, evening, grain = 0.05 } = {},
) {
  const [x1, x2] = light === 'right' ? [1, 0] : [0, 1];
  const glow = gradient(
    [
      [0, colour.dawn, strength],
      [0.6, colour.glow, 0.04],
      [1, colour.night, 0.12],
    ],
    [x1, 0.2, x2, 0.6],
  );
  const edge = gradient(
    [
      [0.6, colour.night, 0],
      [1, colour.night, 0.16],
    ],
    [0.5, 0.5, 0.75],
    'radial',
  );
  const id = freshId('grain');
  const full = `x="0" y="0" width="${width}" height="${height}"`;
  const noise = `<defs><filter id="${id}" ${full} filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.29  0 0 0 0 0.21  0.9 0 0 0 -0.3"/></filter></defs>`;
  const dim =
    evening &&
    gradient(
      [
        [0, colour.dawn, 0.2],
        [0.3, colour.bark, 0.2],
        [1, colour.night, evening.dark],
      ],
      [evening.x / width, evening.y / height, evening.reach ?? 0.75],
      'radial',
    );
  const dusk = evening ? `${dim.defs}<rect ${full} fill="${dim.fill}"/>` : '';
  return `${body}${dusk}${glow.defs}${edge.defs}<rect ${full} fill="${glow.fill}"/><rect ${full} fill="${edge.fill}"/>${
    grain ? `${noise}<rect ${full} filter="url(#${id})" opacity="${grain}"/>` : ''
  }`;
}
