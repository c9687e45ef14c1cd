import { colour } from './palette.mjs';
import { line, oval, path } from './tone.mjs';

/**
 * Poses in a frame of 100 units: feet at (0,0), crown at about -100, looking right.
 * hip: where the upper body stands; lean: degrees forward; w: width of the trunk; view: front, side or back;
 * near/far: [elbow, hand] of the arms, measured from the hip; legs: [knee, foot] near and far, in figure units.
 */
export const poses = {
  standing: { view: 'front', w: 1, hip: [0, -50], lean: 0, near: [[12.4, -14], [11, 0]], far: [[-12.4, -14], [-11, 0]], legs: [[[4.5, -26], [5, -2]], [[-4.5, -26], [-5, -2]]] },
  'standing-back': { view: 'back', w: 1, hip: [0, -50], lean: 0, near: [[12.4, -14], [11.2, 0]], far: [[-12.4, -14], [-11.2, 0]], legs: [[[4.5, -26], [5, -2]], [[-4.5, -26], [-5, -2]]] },
  walking: { view: 'side', w: 0.74, hip: [0, -50], lean: 3, near: [[-5.5, -15], [-1, -2]], far: [[6, -15], [12, -4]], legs: [[[5, -27], [11, -2]], [[-1, -26], [-11, -3]]] },
  gesturing: { view: 'side', w: 0.86, hip: [0, -50], lean: 1, near: [[8, -15], [19, -21]], far: [[9, -16], [16, -13]], legs: [[[2.5, -26], [3, -2]], [[-4, -26], [-5, -2]]] },
  serving: { view: 'side', w: 0.78, hip: [0, -50], lean: 6, near: [[5.5, -14], [18, -15]], far: [[8, -15], [20, -17]], legs: [[[3, -26], [3, -2]], [[-3, -26], [-5, -2]]] },
  phoning: { view: 'side', w: 0.82, hip: [0, -50], lean: 0, near: [[8.5, -19], [0.6, -38.6]], far: [[5, -14], [9, -7]], legs: [[[3, -26], [4, -2]], [[-3, -26], [-5, -2]]] },
  sitting: { view: 'side', w: 0.78, hip: [0, -33], lean: 2, near: [[3, -13], [14, -5]], far: [[5, -14], [16, -6]], legs: [[[21, -30], [21, -2]], [[20, -30], [25, -2]]] },
  reading: { view: 'side', w: 0.78, hip: [0, -33], lean: 6, near: [[4, -12], [14, -17]], far: [[6, -12], [16, -18]], legs: [[[21, -30], [21, -2]], [[20, -30], [25, -2]]] },
  talking: { view: 'side', w: 0.8, hip: [0, -33], lean: 5, near: [[6, -13], [17, -17]], far: [[5, -14], [15, -5]], legs: [[[21, -30], [21, -2]], [[20, -30], [25, -2]]] },
  crosslegged: { view: 'front', w: 1, hip: [0, -9], lean: 0, near: [[13, -13], [11, -1]], far: [[-13, -13], [-11, -1]], legs: null },
  'seated-back': { view: 'back', w: 1, hip: [0, -30], lean: 0, near: [[12.6, -14], [9, -2]], far: [[-12.6, -14], [-9, -2]], legs: null },
  kneeling: { view: 'side', w: 0.78, hip: [-6, -26], lean: 34, near: [[11, -17], [22, -9]], far: [[9, -15], [24, -13]], legs: [[[12, -20], [10, -2]], [[6, -3], [-14, -2]]] },
};

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
  if (hair === 'bun' && view !== 'back') return oval(...buns[view].slice(0, 2), buns[view][2], buns[view][2], tone);
  if (hair === 'braid' && view !== 'back') return line(braids[view], tone, 3.2);
  if (hair === 'long') return path(view === 'side' ? 'M-6.3,-2 C-8.4,4 -8,10 -6.6,13 L-.5,10 L-1,0 Z' : 'M-6,-2 C-7.6,5 -7.2,10 -6,13 L6,13 C7.2,10 7.6,5 6,-2 Z', tone);
  return '';
}

function scarf(view, tone) {
  const hood = view === 'side' ? 'M5.6,-4 C3.5,-11.2 -8.6,-10.6 -7.6,2 C-7.4,8 -9,11 -8,14 L4,13 C4,10 1.5,8.5 .9,5.4 C.2,1.5 2.4,-2.4 5.6,-4 Z' : 'M-7,2 C-8,-11 8,-11 7,2 C7,7 8.4,10 9,13.5 L-9,13.5 C-8.4,10 -7,7 -7,2 Z';
  const face = view === 'front' ? 'F' : '';
  return { hood: path(hood, tone), face };
}

/** Head and neck, neck base at (0,0); the face stays plain. */
export function head({ view, hair, hairTone, skin, shade, cover, tilt = 0 }) {
  const neck = `<rect x="-2.4" y="-4.6" width="4.8" height="7" rx="2" fill="${shade}"/>`;
  const face = view === 'side' ? `${oval(0, 0, 5.6, 6.7, skin)}${path('M4.4,-2.4 C5.6,-1 6.9,.7 6.5,1.4 C6.2,1.9 5.4,1.9 5,2.2 Z', skin)}${oval(-1.4, 0.8, 1.1, 1.6, shade)}` : `${oval(0, 0, 5.5, 6.8, view === 'back' ? shade : skin)}`;
  const parts = [hairBehind(view, hair, hairTone), face];
  if (hair === 'bald') parts.push(view === 'back' ? path('M-5.6,0 C-5.8,4 -4,5.6 0,5.6 C4,5.6 5.8,4 5.6,0 C3,2 -3,2 -5.6,0Z', hairTone) : path('M-6,-2 C-6.8,2 -5,5 -3.4,5 C-3.2,2.6 -4,0 -6,-2 Z', hairTone));
  else parts.push(path(crowns[view], hairTone));
  if (hair === 'bun' && view === 'back') parts.push(oval(...buns.back.slice(0, 2), buns.back[2], 3.3, hairTone, `stroke="${colour.clay}" stroke-opacity=".35" stroke-width=".6"`));
  if (hair === 'braid' && view === 'back') parts.push(line(braids.back, hairTone, 3.4));
  if (hair === 'cap') parts.push(path('M-6.2,-2.2 C-6,-9.6 6,-9.6 6.2,-2.2 C2,-3.6 -2,-3.6 -6.2,-2.2 Z', colour.paper));
  if (cover) {
    const wrap = scarf(view, cover);
    parts.push(wrap.hood);
    if (wrap.face) parts.push(oval(0, 0.6, 4.5, 5.7, skin), path('M-4.5,-.6 C-4.4,-6 4.4,-6 4.5,-.6 C3,-3.4 -3,-3.4 -4.5,-.6 Z', hairTone));
  }
  return `<g transform="translate(0,-8.6) rotate(${tilt})"><g transform="translate(0,8.6)">${neck}</g>${parts.join('')}</g>`;
}
