import { cloth, drape, dresses, lowerBody, trunk } from './dress.mjs';
import { arm, head } from './figure.mjs';
import { colour } from './palette.mjs';
import { poses } from './poses.mjs';
import { darker, line, mix, oval, path } from './tone.mjs';

/** Things a person may hold, drawn at the near hand (0,0), in figure units (100 = the person's height). */
const held = {
  cup: () =>
    `${path('M-1,-5 L6,-5 L5.2,1.4 Q2.5,2.6 -.2,1.4 Z', colour.paper)}${oval(2.5, -5, 3.5, 1, colour.clay)}`,
  tray: () =>
    `${path('M-8,-1.6 L14,-1.6 L12.6,.6 L-6.6,.6 Z', colour.clay)}${path('M-3,-7 L2,-7 L1.4,-1.6 L-2.4,-1.6 Z', colour.paper)}${path('M5,-7 L10,-7 L9.4,-1.6 L5.6,-1.6 Z', colour.paper)}`,
  book: () =>
    `${path('M-5,-6 L3,-3.4 L3,5 L-5,2.4 Z', colour.paper)}${path('M3,-3.4 L10,-7 L10,1.4 L3,5 Z', colour.sand)}${line('M3,-3.4 L3,5', colour.clay, 0.6)}`,
  papers: () => path('M-3,-7 L6,-6 L5,6 L-4,5 Z', colour.paper),
  phone: () => `<rect x="-1.2" y="-5.4" width="2.6" height="7" rx="1" fill="${colour.ink}"/>`,
  bag: () =>
    `${line('M-2.4,6 C-2.4,-1 2.4,-1 2.4,6', colour.bark, 0.9)}${path('M-6,5 L6,5 L6.6,17 Q0,18.6 -6.6,17 Z', colour.river)}`,
  sapling: () =>
    `${line('M1,2 C1.4,-4 .6,-8 1.4,-13', colour.leaf, 0.9)}${path('M1.2,-7 C5,-12 9,-10 9,-10 C8,-5 4,-5 1.2,-7 Z M1,-9 C-3,-13 -6.6,-12 -6.6,-12 C-6,-7.4 -2,-7 1,-9 Z M1.4,-12 C1,-17 4.4,-19 4.4,-19 C6,-15.4 4,-13 1.4,-12 Z', colour.leaf)}${path('M-3,1 L5,1 L4,7 Q1,8.4 -2,7 Z', colour.bark)}`,
};

/** Skin tone by number (0-3) or a colour; hair is black unless grey. */
const tones = ({ skin = 0, grey }) => ({
  skin: typeof skin === 'number' ? colour.skin[skin % 4] : skin,
  hairTone: grey ? colour.grey : colour.hair,
});

function upperBody(pose, dress, o) {
  const cut = dresses[dress];
  const sleeveTone = dress === 'saree' ? o.accent2 : o.main;
  const reach = (cut.woman ? 8.6 : 9.8) * pose.w;
  const side = pose.view === 'side';
  const limb = (joint, at, shade) =>
    arm(joint, [at, -29.2], {
      skin: shade ? darker(o.skin, 0.15) : o.skin,
      cloth: shade ? darker(sleeveTone, 0.2) : sleeveTone,
      sleeve: o.sleeve ?? cut.sleeve,
    });
  const far = limb(pose.far, side ? 2 : -reach, true);
  const near = limb(pose.near, side ? -1.5 : reach, false);
  const skull = `<g transform="translate(${side ? 0.8 : 0},-33.4) scale(${o.headScale})">${head({ view: pose.view, hair: o.hair, hairTone: o.hairTone, skin: o.skin, shade: darker(o.skin, 0.18), cover: o.cover, tilt: o.tilt })}</g>`;
  const thing = o.holding
    ? `<g transform="translate(${pose.near[1]}) rotate(${-pose.lean})">${held[o.holding]()}</g>`
    : '';
  const body = trunk(pose.w, cut.woman, dress === 'saree' ? o.blouse.fill : o.cloth.fill);
  const over = drape(dress, pose.view, pose.w, o);
  const arms = pose.view === 'back' ? '' : near;
  const under = pose.view === 'back' ? far + near : far;
  const hold = ['phone'].includes(o.holding) ? [thing, arms] : [arms, thing];
  return `<g transform="translate(${pose.hip}) rotate(${pose.lean})">${under}${body}${over}${skull}${hold.join('')}</g>`;
}

/**
 * One person as an SVG string.
 *
 * x, y      the ground between the feet (for seated poses: x is the middle of the seat, y the floor)
 * height    standing height in picture units; all poses use the same scale.
 *           Sitting: the seat surface lies at y - 0.28*height (see `seatOf`), crown at about y - 0.82*height,
 *           knees 0.22*height before x. Cross-legged: crown at y - 0.59*height, 0.5*height wide.
 *           Seated-back: the same seat height; legs are not drawn (put a bench, chair or mat before them).
 * pose      standing | standing-back | walking | gesturing | serving | phoning | sitting | reading | talking
 *           (sitting, one hand raised) | crosslegged | seated-back | kneeling
 * dress     saree | kurta | shirt | salwar | lungi | child
 * colours   {main, accent, lower, blouse} palette colours; each has a default
 * skin      0-3 or a colour;  hair: short | bun | braid | long | bald | cap;  grey: true for grey hair
 * cover     palette colour of a head scarf or the saree drawn over the head
 * facing    'right' (default) | 'left';  tilt: head bow in degrees (positive: down, towards the facing side)
 * holding   cup | tray | book | papers | phone | bag | sapling
 * sleeve    none | half | short | long, to change the cut;  frock: true for a child in a frock
 * near, far [[elbowX, elbowY], [handX, handY]] to move an arm, from the hip in hundredths of the height, up is negative
 * shadow    length of the ground shadow in units of height (default .5), shadowSide 'left' | 'right'; 0 for none
 */
export function person({
  x,
  y,
  height,
  pose = 'standing',
  dress = 'kurta',
  colours = {},
  skin = 0,
  hair,
  grey = false,
  facing = 'right',
  headScale = 1,
  shadow = 0.5,
  shadowSide = 'left',
  ...more
}) {
  const cut = dresses[dress];
  const frame = { ...poses[pose] };
  if (more.near) frame.near = more.near;
  if (more.far) frame.far = more.far;
  const main = colours.main ?? cut.main;
  const accent = colours.accent ?? cut.accent;
  const lower = colours.lower ?? cut.lower;
  const blouse = colours.blouse ?? mix(accent, main, 0.25);
  const fill = cloth(main);
  const bodice = cloth(blouse);
  const own = {
    ...more,
    ...tones({ skin, grey }),
    main,
    accent,
    lower,
    cloth: fill,
    mainFill: fill.fill,
    blouse: bodice,
    accent2: blouse,
    headScale,
    hair: hair ?? (cut.woman ? 'bun' : 'short'),
    tilt: more.tilt ?? 0,
  };
  const holding = more.holding ?? (pose === 'reading' ? 'book' : pose === 'phoning' ? 'phone' : undefined);
  const scale = height / (100 + (headScale - 1) * 15);
  const flip = facing === 'left' ? -1 : 1;
  const parts = `${lowerBody(pose, frame, dress, own)}${upperBody(frame, dress, { ...own, holding })}`;
  const long = shadow * 100;
  const dark =
    shadow && pose !== 'seated-back'
      ? path(
          shadowSide === 'left'
            ? `M8,-1 L${-long},1.6 Q${-long - 6},3.4 ${-long},4 L8,2.6 Q12,.6 8,-1 Z`
            : `M-8,-1 L${long},1.6 Q${long + 6},3.4 ${long},4 L-8,2.6 Q-12,.6 -8,-1 Z`,
          colour.ink,
          'opacity=".16"',
        )
      : '';
  return `<g transform="translate(${x},${y}) scale(${scale})">${dark}<g transform="scale(${flip},1)">${fill.defs}${bodice.defs}${parts}</g></g>`;
}

/** Height of a seat that fits a seated person of that height. */
export const seatOf = (height) => height * 0.28;

/** A child: the same options as `person`; `height` is the child's own height. Default: shirt and shorts; frock: true for a girl's frock. */
export const child = (o) =>
  person({ dress: 'child', headScale: 1.42, hair: o.frock ? 'braid' : 'short', ...o });

/** Two people side by side, `gap` apart, turned to one another; `left` and `right` are options of `person`. */
export const pair = ({ x, y, height, gap = height * 0.42, left = {}, right = {} }) =>
  person({ height, y, x: x - gap / 2, facing: 'right', pose: 'gesturing', ...left }) +
  person({ height, y, x: x + gap / 2, facing: 'left', ...right });
