import { colour } from './palette.mjs';
import { line, oval, path } from './tone.mjs';

/** One arm: skin below, sleeve above. `sleeve`: 'half', 'short', 'long', or 'none'. */
export function arm([elbow, hand], shoulder, { skin, cloth, sleeve }) {
  const [sx, sy] = shoulder;
  const whole = `M${sx},${sy} L${elbow} L${hand}`;
  const half = [(sx + elbow[0]) / 2, (sy + elbow[1]) / 2];
  const wrist = [elbow[0] + (hand[0] - elbow[0]) * 0.82, elbow[1] + (hand[1] - elbow[1]) * 0.82];
  const covers = {
    none: '',
    half: line(`M${sx},${sy} L${half}`, cloth, 5.4, 'stroke-linecap="butt"'),
    short: line(`M${sx},${sy} L${elbow}`, cloth, 5.8),
    long: line(`M${sx},${sy} L${elbow} L${wrist}`, cloth, 5.4),
  };
  return `${line(whole, skin, 4)}${oval(hand[0], hand[1], 2.5, 2.5, skin)}${covers[sleeve]}${sleeve === 'none' ? '' : oval(sx, sy, 2.9, 2.9, cloth)}`;
}

const crowns = {
  front: 'M-5.7,.6 C-7,-9.6 7,-9.6 5.7,.6 C5.2,-2.6 3.4,-4.4 .4,-4.5 C-3,-4.6 -5,-2.8 -5.7,.6 Z',
  side: 'M5,-3 C4.4,-9.6 -7,-10 -6.4,.2 C-6.2,3.6 -4.8,5 -3.2,5.2 C-3.1,2.2 -2.8,.4 -1.6,-.6 C-.4,-1.6 .2,-3.4 1.8,-3.6 C3,-3.7 4.2,-3.4 5,-3 Z',
  back: 'M-5.9,0 C-6.6,-9.8 6.6,-9.8 5.9,0 C5.8,3.4 4.4,5.6 0,5.6 C-4.4,5.6 -5.8,3.4 -5.9,0 Z',
};

const buns = { front: [-3.6, 3.6, 3.2], side: [-6.6, 1.8, 3.3], back: [0, 2.2, 3.7] };
const braids = {
  front: 'M-4.4,3 C-7,8 -7.5,12 -6.6,21',
  side: 'M-5,2 C-8,8 -8.6,14 -8,25',
  back: 'M0,2 C.6,9 -.8,16 .2,27',
};

/** What lies behind the face: buns, plaits and loose hair. */
function hairBehind(view, hair, tone) {
  if (hair === 'bun' && view !== 'back')
    return oval(...buns[view].slice(0, 2), buns[view][2], buns[view][2], tone);
  if (hair === 'braid' && view !== 'back') return line(braids[view], tone, 3.2);
  if (hair === 'long')
    return path(
      view === 'side'
        ? 'M-6.3,-2 C-8.4,4 -8,10 -6.6,13 L-.5,10 L-1,0 Z'
        : 'M-6,-2 C-7.6,5 -7.2,10 -6,13 L6,13 C7.2,10 7.6,5 6,-2 Z',
      tone,
    );
  return '';
}

function scarf(view, tone) {
  const hood =
    view === 'side'
      ? 'M5.6,-4 C3.5,-11.2 -8.6,-10.6 -7.6,2 C-7.4,8 -9,11 -8,14 L4,13 C4,10 1.5,8.5 .9,5.4 C.2,1.5 2.4,-2.4 5.6,-4 Z'
      : 'M-7,2 C-8,-11 8,-11 7,2 C7,7 8.4,10 9,13.5 L-9,13.5 C-8.4,10 -7,7 -7,2 Z';
  const face = view === 'front' ? 'F' : '';
  return { hood: path(hood, tone), face };
}

/** Head and neck, neck base at (0,0); the face stays plain. */
export function head({ view, hair, hairTone, skin, shade, cover, tilt = 0 }) {
  const neck = `<rect x="-2.4" y="-4.6" width="4.8" height="7" rx="2" fill="${shade}"/>`;
  const face =
    view === 'side'
      ? `${oval(0, 0, 5.6, 6.7, skin)}${path('M4.4,-2.4 C5.6,-1 6.9,.7 6.5,1.4 C6.2,1.9 5.4,1.9 5,2.2 Z', skin)}${oval(-1.4, 0.8, 1.1, 1.6, shade)}`
      : `${oval(0, 0, 5.5, 6.8, view === 'back' ? shade : skin)}`;
  const parts = [hairBehind(view, hair, hairTone), face];
  if (hair === 'bald')
    parts.push(
      view === 'back'
        ? path('M-5.6,0 C-5.8,4 -4,5.6 0,5.6 C4,5.6 5.8,4 5.6,0 C3,2 -3,2 -5.6,0Z', hairTone)
        : path('M-6,-2 C-6.8,2 -5,5 -3.4,5 C-3.2,2.6 -4,0 -6,-2 Z', hairTone),
    );
  else parts.push(path(crowns[view], hairTone));
  if (hair === 'bun' && view === 'back')
    parts.push(
      oval(
        ...buns.back.slice(0, 2),
        buns.back[2],
        3.3,
        hairTone,
        `stroke="${colour.clay}" stroke-opacity=".35" stroke-width=".6"`,
      ),
    );
  if (hair === 'braid' && view === 'back') parts.push(line(braids.back, hairTone, 3.4));
  if (hair === 'cap')
    parts.push(path('M-6.2,-2.2 C-6,-9.6 6,-9.6 6.2,-2.2 C2,-3.6 -2,-3.6 -6.2,-2.2 Z', colour.paper));
  if (cover) {
    const wrap = scarf(view, cover);
    parts.push(wrap.hood);
    if (wrap.face)
      parts.push(
        oval(0, 0.6, 4.5, 5.7, skin),
        path('M-4.5,-.6 C-4.4,-6 4.4,-6 4.5,-.6 C3,-3.4 -3,-3.4 -4.5,-.6 Z', hairTone),
      );
  }
  return `<g transform="translate(0,-8.6) rotate(${tilt})"><g transform="translate(0,8.6)">${neck}</g>${parts.join('')}</g>`;
}
