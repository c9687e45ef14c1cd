import { colour } from './palette.mjs';
import { darker, gradient, lighter, line, oval, path } from './tone.mjs';

/** Everyday dress: how sleeves, trunk and lower body are cut. */
export const dresses = {
  saree: { sleeve: 'half', woman: true, skirt: 'long', main: colour.ember, accent: colour.glow, lower: null },
  kurta: { sleeve: 'long', skirt: 'knee', main: colour.river, accent: colour.clay, lower: colour.paper },
  shirt: { sleeve: 'short', skirt: 'hip', main: colour.mist, accent: colour.river, lower: colour.ink },
  salwar: {
    sleeve: 'short',
    woman: true,
    skirt: 'knee',
    main: colour.sage,
    accent: colour.glow,
    lower: colour.sand,
  },
  lungi: { sleeve: 'short', skirt: 'wrap', main: colour.paper, accent: colour.river, lower: colour.sage },
  child: { sleeve: 'short', skirt: 'hip', main: colour.dawn, accent: colour.river, lower: colour.night },
};

/** Cloth lit from the side the person faces. */
export function cloth(tone) {
  const { fill, defs } = gradient(
    [
      [0, darker(tone, 0.2)],
      [0.55, tone],
      [1, lighter(tone, 0.3)],
    ],
    'across',
  );
  return { fill, defs };
}

/** The trunk, hip at (0,0). */
export function trunk(w, woman, fill) {
  const s = (woman ? 10 : 11.2) * w;
  const waist = (woman ? 7.2 : 8.8) * w;
  const hip = (woman ? 9.4 : 9) * w;
  return path(
    `M${-3 * w},-33.6 C${-7 * w},-33.2 ${-s},-32.4 ${-s},-27 L${-waist},-13 C${-waist},-8 ${-hip},-4 ${-hip},3 L${hip},3 C${hip},-4 ${waist},-8 ${waist},-13 L${s},-27 C${s},-32.4 ${7 * w},-33.2 ${3 * w},-33.6 Q0,-31 ${-3 * w},-33.6 Z`,
    fill,
  );
}

/** Scarf, pallu, buttons: what lies over the trunk, hip at (0,0). */
export function drape(dress, view, w, { main, accent }) {
  const edge = `stroke="${accent}" stroke-width="1.5"`;
  if (dress === 'saree') {
    if (view === 'back')
      return `${path(`M${-9.6 * w},-30 C-4,-34 0,-33 ${3 * w},-33 L${9.4 * w},2 L${-9.4 * w},3 Z`, lighter(main, 0.14))}${path(`M${-9.8 * w},-30 L${-2 * w},-33.4 L${-1 * w},15 L${-10 * w},14 Z`, darker(main, 0.12), edge)}`;
    return `${path(`M${9.6 * w},-29 C${9 * w},-33 ${5 * w},-34 ${2.6 * w},-33.6 C${-1 * w},-24 ${-6 * w},-17 ${-7.6 * w},-12 C${-9 * w},0 ${-9.8 * w},6 ${-9.8 * w},9 C${-2 * w},12 ${6 * w},6 ${9.4 * w},4 C${9 * w},-10 ${10 * w},-20 ${9.6 * w},-29 Z`, lighter(main, 0.1))}${line(`M${2.6 * w},-33.4 C${-1 * w},-24 ${-6 * w},-17 ${-7.8 * w},-11`, accent, 1.5)}`;
  }
  if (dress === 'salwar') {
    if (view === 'back') return `${line(`M${-8 * w},-31 C-4,-25 4,-25 ${8 * w},-31`, accent, 4)}`;
    return `${line(`M${-8.4 * w},-30.4 C-4,-24 4,-24 ${8.2 * w},-30.4`, accent, 4.2)}${path(`M${-9.8 * w},-31 L${-5.6 * w},-31 L${-6 * w},2 L${-10.4 * w},1 Z`, darker(accent, 0.12))}`;
  }
  if (view === 'back') return line('M0,-30 L0,-2', darker(main, 0.14), 0.6, 'opacity=".6"');
  const shift = view === 'side' ? 4 * w : 0;
  const open = dress === 'kurta' ? -14 : -1;
  return `${line(`M${shift},-31 L${shift * 1.1},${open}`, darker(main, 0.28), 0.7)}${line(`M${-3.2 * w + shift / 2},-33.4 L${shift},-30 L${3.2 * w + shift / 2},-33.4`, darker(main, 0.22), 1)}`;
}

const shoe = ([x, y], view, tone) =>
  view === 'side'
    ? path(
        `M${x - 3},${y + 2} Q${x - 3},${y - 1.6} ${x},${y - 1.4} L${x + 5},${y + 0.6} Q${x + 6},${y + 2} ${x + 5},${y + 2} Z`,
        tone,
      )
    : path(
        `M${x - 2.7},${y + 2} Q${x - 2.6},${y - 2} ${x},${y - 2} Q${x + 2.6},${y - 2} ${x + 2.7},${y + 2} Z`,
        tone,
      );

function twoLegs(pose, hip, tone, skin, bare) {
  const leg = ([knee, foot], shade, dx) => {
    const way = `M${hip[0] + dx},${hip[1]} L${knee} L${foot[0]},${foot[1] - 1}`;
    const cut = bare
      ? `${line(way, skin, 4.4)}${line(`M${hip[0] + dx},${hip[1]} L${knee[0]},${knee[1] - 2}`, shade, 8)}`
      : line(way, shade, 7.4, 'stroke-linecap="butt"');
    return `${shoe(foot, pose.view, bare ? colour.ink : colour.bark)}${cut}`;
  };
  const dx = pose.view === 'side' ? 1 : 3.8;
  return leg(pose.legs[1], darker(tone, 0.22), -dx) + leg(pose.legs[0], tone, dx);
}

/** Outline of a skirt that ends at `hem` (0 = floor), for the pose at hand. */
function skirtPath(name, pose, hem) {
  const [hx, hy] = pose.hip;
  const side = pose.view === 'side';
  const h = side ? 7 : 9.3;
  if (name === 'kneeling')
    return `M${hx - 8},${hy - 5} C${hx + 2},${hy - 12} ${hx + 12},${hy - 4} ${hx + 20},-18 C${hx + 24},-10 ${hx + 19},-1 ${hx + 17},0 L${hx - 12},0 C${hx - 14},-10 ${hx - 12},-16 ${hx - 8},${hy - 5} Z`;
  if (pose.legs && pose.legs[0][0][0] > 18)
    return `M${hx - 7.4},${hy - 3} C${hx - 9},${hy + 5} ${hx - 4},${hy + 7} ${hx + 2},${hy + 6} L${hx + 14},${hy + 7} C${hx + 16},${hy + 14} ${hx + 16},${hem - 6} ${hx + 15},${hem} L${hx + 28},${hem} C${hx + 28},-14 ${hx + 28},-30 ${hx + 23},-34.5 C${hx + 16},${hy - 5} ${hx + 8},${hy - 5} ${hx + 6.4},${hy - 4} Z`;
  if (name === 'walking')
    return `M${hx - h},${hy - 1} C${hx - 9},-34 -13,-16 -14,${hem} L13.5,${hem} C12,-18 9,-36 ${hx + h},${hy - 1} Z`;
  return `M${hx - h},${hy - 1} C${hx - h - 1.4},-34 ${hx - h - 2.2},-14 ${hx - h - 1.4},${hem} L${hx + h + 1.4},${hem} C${hx + h + 2.2},-14 ${hx + h + 1.4},-34 ${hx + h},${hy - 1} Z`;
}

function folded(pose, tone, skin) {
  const [hx, hy] = pose.hip;
  if (pose.view === 'back')
    return path(
      `M${hx - 9.4},${hy - 1} C${hx - 15},${hy + 2} ${hx - 15},${hy + 8} ${hx - 13},${hy + 9} L${hx + 13},${hy + 9} C${hx + 15},${hy + 8} ${hx + 15},${hy + 2} ${hx + 9.4},${hy - 1} Z`,
      tone,
    );
  return `${path(`M-8,-12 C-20,-11 -27,-6 -25,-2 Q-24,0 -16,0 L16,0 Q24,0 25,-2 C27,-6 20,-11 8,-12 Z`, tone)}${line('M-21,-3 C-8,-2.4 4,-4 14,-7', darker(tone, 0.3), 0.9, 'opacity=".7"')}${oval(9, -1.6, 4.6, 1.9, skin)}${oval(-8, -1.3, 4.6, 1.7, darker(skin, 0.15))}`;
}

/** Everything below the hip, in figure units. */
export function lowerBody(name, pose, dress, { mainFill, main, lower, accent, skin, frock }) {
  const cut = frock ? 'frock' : dresses[dress].skirt;
  const legs = pose.legs;
  const tone = lower ?? main;
  if (!legs) return folded(pose, cut === 'long' ? main : cut === 'hip' || cut === 'wrap' ? tone : main, skin);
  const seated = legs[0][0][0] > 18;
  const feet = shoe(legs[0][1], pose.view, colour.bark) + shoe(legs[1][1], pose.view, colour.bark);
  const folds =
    name === 'walking'
      ? 'M-2,-44 C-4,-30 -7,-14 -8,-5 M3,-44 C4,-30 6,-14 7,-5'
      : 'M-2,-46 C-2.4,-30 -3,-14 -3,-4 M2.4,-46 C2.6,-30 3,-14 3,-4';
  if (cut === 'long' || cut === 'wrap') {
    const skirt = skirtPath(name, pose, -2.4);
    const own = cut === 'long' ? { fill: mainFill, defs: '' } : cloth(tone);
    const trim =
      cut === 'long' && !seated && name !== 'kneeling'
        ? line(
            name === 'walking' ? 'M-13.6,-3.2 L13.2,-3.2' : 'M-10.4,-3.2 L10.4,-3.2',
            accent,
            1.7,
            'stroke-linecap="butt"',
          )
        : '';
    return `${feet}${own.defs}${path(skirt, own.fill)}${seated || name === 'kneeling' ? '' : line(folds, darker(tone, 0.3), 0.7, 'opacity=".55"')}${trim}`;
  }
  const below = twoLegs(pose, pose.hip, cut === 'frock' ? skin : tone, skin, dress === 'child');
  if (cut === 'hip') return below;
  const hem = seated ? -15 : cut === 'frock' ? -32 : -27;
  return below + path(skirtPath(name === 'walking' ? 'standing' : name, pose, hem), mainFill);
}
