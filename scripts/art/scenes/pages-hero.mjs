import { birds, cloud, horizon, river, sky, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { child, person } from '../kit/people.mjs';
import { svg } from '../kit/render.mjs';
import { darker, gradient, grain, halo, lighter, line, mix, oval, path, rect, times } from '../kit/tone.mjs';
import { column, ferry, howrah, nouka } from '../kit/town.mjs';

/** Where a point of the ghat lies in the picture: across from the water edge, up from the water, z away (1 = the front). */
const eye = { x: 1240, y: 590, height: 490 };
const at3 = (across, up, z) => [eye.x + (190 + across) / z, eye.y + (eye.height - up) / z];

/** Broad steps that rise from the water on the right and run away to the horizon. */
function ghatSteps({ steps = 5, tread = 165, riser = 58, tone = colour.clay }) {
  const quad = (list, fill) =>
    path(`M${list.map((spot) => spot.map((n) => n.toFixed(1)).join(',')).join(' L')} Z`, fill);
  const lit = gradient([
    [0, lighter(tone, 0.75)],
    [0.45, lighter(tone, 0.25)],
    [1, mix(tone, colour.night, 0.42)],
  ]);
  const low = gradient([
    [0, mix(tone, colour.dawn, 0.4)],
    [0.4, mix(tone, colour.bark, 0.5)],
    [1, mix(colour.bark, colour.ink, 0.5)],
  ]);
  const [front, back] = [0.45, 12];
  return `${lit.defs}${low.defs}${times(steps, (n) => {
    const [x0, x1, y0, y1] = [
      n * tread,
      n === steps - 1 ? 9000 : (n + 1) * tread,
      n * riser,
      (n + 1) * riser,
    ];
    const edge = [at3(x0, y1, front), at3(x0, y1, back)];
    return `${quad([at3(x0, y0 - (n ? 0 : 30), front), at3(x0, y0 - (n ? 0 : 30), back), edge[1], edge[0]], low.fill)}${quad([edge[0], edge[1], at3(x1, y1, back), at3(x1, y1, front)], lit.fill)}${line(`M${edge[0].join(',')} L${edge[1].join(',')}`, lighter(tone, 0.85), 2.5, 'opacity=".7"')}`;
  })}`;
}

/** Feet and height of someone on step n (0 = lowest), z away. */
const onStep = (n, part, z, tall = 1.62) => {
  const [x, y] = at3((n + part) * 165, (n + 1) * 58, z);
  return { x, y, height: (tall * 150) / z };
};

/** A small pillared pavilion at the head of the steps; (x, y) its bottom left. */
export function pavilion({ x, y, width, height, tone = colour.sand }) {
  const roof = path(
    `M${x - width * 0.1},${y - height * 0.72} Q${x + width * 0.1},${y - height * 0.98} ${x + width / 2},${y - height * 1.04} Q${x + width * 0.9},${y - height * 0.98} ${x + width * 1.1},${y - height * 0.72} Z`,
    mix(colour.ember, colour.bark, 0.35),
  );
  const posts = [0.06, 0.35, 0.65, 0.94]
    .map((at) => column({ x: x + width * at, y, width: width * 0.07, height: height * 0.7, tone }))
    .join('');
  return `${rect(x, y - height * 0.7, width, height * 0.7, colour.night, 'opacity=".35"')}${posts}${rect(x - width * 0.08, y - height * 0.74, width * 1.16, height * 0.07, lighter(tone, 0.3))}${roof}${line(`M${x + width / 2},${y - height * 1.04} v${-height * 0.12}`, colour.bark, 3)}${rect(x - 8, y - 8, width + 16, 12, darker(tone, 0.2))}`;
}

const calm = (width, height) => {
  const left = gradient(
    [
      [0, colour.night, 0.72],
      [0.4, colour.night, 0.42],
      [0.62, colour.night, 0],
    ],
    'across',
  );
  return `${left.defs}${rect(0, 0, width, height, left.fill)}`;
};

const wave = (phase, lag = 0) => Math.sin((phase + lag) * Math.PI * 2);

function heroPeople() {
  const side = { shadow: 0.9, shadowSide: 'right' };
  const [seatX] = at3(165, 58, 1.26);
  return [
    person({
      ...onStep(4, 3.85, 3),
      pose: 'walking',
      dress: 'salwar',
      facing: 'left',
      colours: { main: colour.leaf, accent: colour.dawn },
      skin: 3,
      hair: 'braid',
      ...side,
    }),
    person({
      ...onStep(3, 0.3, 2.5),
      pose: 'walking',
      dress: 'kurta',
      facing: 'left',
      colours: { main: colour.paper, lower: colour.sand },
      skin: 2,
      grey: true,
      ...side,
    }),
    person({
      ...onStep(2, 0.42, 1.5),
      pose: 'standing-back',
      dress: 'saree',
      colours: { main: colour.ember, accent: colour.glow },
      skin: 1,
      hair: 'bun',
      ...side,
    }),
    child({
      ...onStep(2, 0.86, 1.47, 1.08),
      pose: 'standing-back',
      colours: { main: colour.glow, lower: colour.river },
      skin: 1,
      ...side,
    }),
    person({
      x: seatX + 20,
      y: at3(140, 58, 1.26)[1],
      height: 206,
      pose: 'sitting',
      facing: 'left',
      dress: 'shirt',
      colours: { main: colour.sage, lower: colour.night },
      skin: 0,
      ...side,
      shadow: 0,
    }),
  ].join('');
}

/** A temple with its spires and a mill chimney on the far bank, as a silhouette. */
const farTown = (x, y, s, tone) => {
  const spire = (dx, base, wide, tall) =>
    path(
      `M${x + (dx - wide) * s},${y - base * s} C${x + (dx - wide) * s},${y - (base + tall * 0.6) * s} ${x + (dx - 1) * s},${y - (base + tall * 0.8) * s} ${x + dx * s},${y - (base + tall) * s} C${x + (dx + 1) * s},${y - (base + tall * 0.8) * s} ${x + (dx + wide) * s},${y - (base + tall * 0.6) * s} ${x + (dx + wide) * s},${y - base * s} Z`,
      tone,
    );
  const roof = (base, half, rise) =>
    path(
      `M${x - half * s},${y} V${y - base * s} Q${x},${y - (base + rise) * s} ${x + half * s},${y - base * s} V${y} Z`,
      tone,
    );
  const chimney = path(
    `M${x + 92 * s},${y} L${x + 95 * s},${y - 84 * s} H${x + 101 * s} L${x + 104 * s},${y} Z`,
    tone,
  );
  return `${roof(34, 40, 16)}${roof(56, 25, 14)}${spire(0, 62, 8, 32)}${[-32, 32].map((dx) => spire(dx, 34, 5, 22)).join('')}${[-18, 18].map((dx) => spire(dx, 56, 4, 20)).join('')}${chimney}`;
};

/** Low sun in the haze: a bright disc and a long warm band along the horizon. */
const firstLight = (x, y) =>
  `${halo({ x, y, r: 900, tone: colour.dawn, opacity: 0.62, squash: 0.24 })}${halo({ x, y, r: 420, tone: mix(colour.dawn, colour.ember, 0.25), opacity: 0.7, squash: 0.72 })}${halo({ x, y, r: 190, tone: colour.glow, opacity: 0.9 })}${oval(x, y, 44, 44, mix(colour.glow, colour.paper, 0.85))}`;

const whole = { x: 0, width: 1920 };

/**
 * The dawn river, 1920x1080. phase 0..1 is the place in the loop of the clip; `cut` takes a part of its width.
 */
export function hero({ phase = 0, texture = true, cut = whole } = {}) {
  const { width } = whole;
  const height = 1080;
  const shore = 590;
  const drift = wave(phase) * 16;
  const far = `${howrah({ x: 880, y: shore - 26, width: 760, height: 132, tone: mix(colour.river, colour.dawn, 0.32), opacity: 0.9 })}${horizon({ width, y: shore + 3, height: 40, tone: mix(colour.river, colour.dawn, 0.34), opacity: 0.9, seed: 21 })}${horizon({ x: 0, width: 820, y: shore + 3, height: 92, tone: mix(colour.river, colour.dawn, 0.16), opacity: 0.5, seed: 27 })}${farTown(560, shore, 0.95, mix(colour.night, colour.river, 0.62))}${horizon({ x: 0, width: 900, y: shore + 4, height: 66, tone: mix(colour.night, colour.river, 0.5), opacity: 0.85, seed: 4, lights: 9 })}`;
  const mist = gradient([
    [0, colour.glow, 0],
    [0.5, colour.glow, 0.42],
    [1, colour.glow, 0],
  ]);
  const flock = [
    [1180, 300, 5, 170],
    [1010, 380, 3, 90],
  ]
    .map(([x, y, count, spread], at) =>
      birds({
        x: x + wave(phase, at * 0.3) * 22,
        y: y + wave(phase * 2, at * 0.2) * 5,
        count,
        spread,
        size: 12,
        flap: phase * 8,
        tone: colour.ink,
        opacity: 0.55,
        seed: 41 + at * 6,
      }),
    )
    .join('');
  const tree1 = tree({ x: 1800, y: 690, height: 560, seed: 8, tone: mix(colour.leaf, colour.night, 0.22) });
  const rimmed = halo({ x: 1500, y: 330, r: 300, tone: colour.dawn, opacity: 0.25 });
  const body = `${sky(width, shore + 10, { time: 'first', clouds: 0 })}
  ${cloud({ x: 1280 + drift, y: 250, width: 620, tone: colour.dawn, opacity: 0.34 })}${cloud({ x: 860 - drift, y: 372, width: 520, tone: colour.dawn, opacity: 0.3 })}${cloud({ x: 380 + drift, y: 216, width: 480, tone: colour.mist, opacity: 0.2 })}${cloud({ x: 1620 - drift, y: 420, width: 560, tone: colour.glow, opacity: 0.4 })}
  ${firstLight(1262, shore - 66)}${far}
  ${river({ y: shore, width, height: height - shore, time: 'first', lightX: 1250, lightWidth: 0.12, count: 150, seed: 11, phase: (phase * 2) % 1 })}
  ${mist.defs}${rect(0, shore - 34, width, 70, mist.fill)}
  ${flock}${nouka({ x: 1296 - drift * 0.5, y: 872 + wave(phase, 0.2) * 2, width: 210 })}
  ${ferry({ x: 1080 + drift * 1.4, y: 676 + wave(phase, 0.4) * 1.4, width: 220, lit: true, facing: 'left' })}
  ${horizon({ x: 1440, width: 520, y: 636, height: 62, tone: mix(colour.leaf, colour.river, 0.4), opacity: 1, seed: 33 })}${ghatSteps({})}${pavilion({ x: 1500, y: 652, width: 200, height: 160 })}
  ${oval(1812, 690, 150, 18, colour.ink, 'opacity=".18"')}${tree1}${path('M1706,664 V690 Q1800,718 1894,690 V664 Z', mix(colour.clay, colour.ember, 0.3))}${path('M1706,664 Q1800,690 1894,664 Q1860,652 1826,651 L1830,672 Q1800,678 1770,672 L1774,651 Q1740,652 1706,664 Z', lighter(colour.clay, 0.6))}${rimmed}${heroPeople()}${calm(width, height)}${texture ? grain(width, height, 0.05) : ''}`;
  return { width: cut.width, height, markup: svg({ ...cut, height, body }) };
}

/**
 * What a phone held upright sees of it: a box 1.1 times as wide as high, so placed that `object-position: 84%` shows
 * the same part of it as of the whole (the clip comes over it).
 */
export const heroTall = () => hero({ cut: { x: 615, width: 1188 } });
