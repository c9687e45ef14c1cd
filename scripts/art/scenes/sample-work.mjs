import { blend, finish } from '../kit/interior.mjs';
import { lampGlow } from '../kit/interior-light.mjs';
import { steam, things } from '../kit/interior-things.mjs';
import { birds, horizon, river, sky, tree } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { person } from '../kit/people.mjs';
import { ferry, ghat, house, howrah } from '../kit/town.mjs';
import { tile } from './sizes.mjs';

/*
 * Four scenes of people at work or at rest. Each takes a moment (`phase` 0–1), so that the same drawing
 * gives the still picture and the frames of its short film. `grain` is left out of the films.
 */
const turn = (phase) => Math.sin(phase * Math.PI * 2);

/** A tea seller opens the stall: awning up, kettle on, clay cups in a row. */
export function teaStall(phase = 0.3, grain = 0.05) {
  const { width, height } = tile;
  let body = sky(width, height, { time: 'dawn', clouds: 3, seed: 4 });
  body += house({
    x: 560,
    y: 520,
    width: 420,
    height: 360,
    storeys: 2,
    bays: 3,
    lit: [[1, 2]],
    open: [[1, 0]],
    porch: false,
    doorLit: false,
  });
  body += tree({
    x: 70,
    y: 530,
    height: 420,
    kind: 'rain',
    seed: 5,
    tone: blend(colour.leaf, colour.mist, 0.3),
  });
  body += `<rect y="515" width="${width}" height="160" fill="${blend(colour.clay, colour.sand, 0.35)}"/><polygon points="0,600 900,530 900,560 0,670" fill="${colour.glow}" opacity=".5"/>`;
  body += `<rect x="170" y="225" width="420" height="310" fill="${blend(colour.bark, colour.night, 0.35)}"/><rect x="190" y="305" width="380" height="10" fill="${colour.clay}"/>`;
  for (let i = 0; i < 6; i += 1)
    body += `<rect x="${212 + i * 60}" y="262" width="34" height="43" rx="7" fill="${[colour.glow, colour.dawn, colour.ember, colour.sage, colour.clay, colour.mist][i]}"/><rect x="${210 + i * 60}" y="255" width="38" height="11" rx="3" fill="${colour.river}"/>`;
  body += lampGlow(470, 300, 170, 0.35 + turn(phase) * 0.06);
  body += person({
    x: 372,
    y: 574,
    height: 292,
    pose: 'serving',
    dress: 'lungi',
    colours: { main: colour.paper, lower: colour.sage },
    skin: 1,
    shadow: 0,
    grey: true,
    holding: 'cup',
  });
  body += `<rect x="150" y="452" width="460" height="18" rx="4" fill="${blend(colour.bark, colour.clay, 0.4)}"/><rect x="165" y="470" width="430" height="110" fill="${colour.leaf}"/>`;
  for (const x of [180, 324, 468])
    body += `<rect x="${x}" y="484" width="112" height="82" rx="4" fill="${blend(colour.leaf, colour.sage, 0.35)}"/>`;
  const at = (x, y, s, art) => `<g transform="translate(${x} ${y}) scale(${s})">${art}</g>`;
  body += `<rect x="474" y="436" width="80" height="17" rx="4" fill="${colour.ink}"/>${at(512, 437, 0.72, things.kettle())}${steam(560, 372, 1, phase)}${steam(505, 356, 0.8, phase + 0.4)}`;
  for (let i = 0; i < 5; i += 1) body += at(196 + i * 32, 453, 0.32, things.cup());
  for (const x of [168, 580])
    body += `<rect x="${x}" y="190" width="12" height="396" fill="${colour.bark}"/>`;
  for (let i = 0; i < 12; i += 1)
    body += `<path d="M${160 + i * 36} 170 h36 l${6 - i * 0.2} 62 q-18 16 -36 0Z" fill="${i % 2 ? colour.sand : colour.ember}" transform="translate(${(i - 6) * 2} 0)"/>`;
  body += `<rect x="650" y="560" width="160" height="14" rx="4" fill="${colour.bark}"/><rect x="664" y="572" width="14" height="54" fill="${colour.bark}"/><rect x="784" y="572" width="14" height="54" fill="${colour.bark}"/><polygon points="80,588 600,580 560,610 20,620" fill="${colour.night}" opacity=".16"/>`;
  return finish(tile, body + birds({ x: 720, y: 90, count: 4, flap: phase }), {
    light: 'right',
    strength: 0.3,
    grain,
  });
}

/** A mother and her grown son sit on the steps and look at the river; a ferry crosses. */
export function ghatMorning(phase = 0.3, grain = 0.05) {
  const { width } = tile;
  let body = sky(width, 330, { time: 'dawn', clouds: 4, seed: 11 });
  body +=
    `<circle cx="620" cy="268" r="34" fill="${colour.paper}"/>` +
    howrah({
      x: 90,
      y: 296,
      width: 380,
      height: 120,
      tone: blend(colour.river, colour.mist, 0.5),
      opacity: 0.7,
    }) +
    horizon({ y: 312, width, height: 46, tone: blend(colour.leaf, colour.mist, 0.5), seed: 4 });
  body += river({ y: 310, width, height: 190, time: 'dawn', lightX: 620, phase, count: 50 });
  body += ferry({ x: 190 + phase * 150, y: 372, width: 150 });
  body += ghat({ x: -20, y: 470, width: 940, height: 215, steps: 5 });
  body += `<rect x="0" y="380" width="64" height="300" fill="${blend(colour.sand, colour.clay, 0.5)}"/><rect x="-6" y="366" width="80" height="20" fill="${blend(colour.sand, colour.glow, 0.4)}"/><polygon points="64,386 64,675 150,675" fill="${colour.night}" opacity=".14"/>`;
  body += `<polygon points="330,560 660,560 560,675 170,675" fill="${colour.night}" opacity=".15"/>`;
  const seat = (x, w, tone) => `<ellipse cx="${x}" cy="570" rx="${w}" ry="24" fill="${tone}"/>`;
  body += seat(412, 64, blend(colour.paper, colour.clay, 0.3)) + seat(548, 60, colour.bark);
  body += person({
    x: 412,
    y: 674,
    height: 372,
    pose: 'seated-back',
    dress: 'saree',
    colours: { main: colour.paper, accent: colour.ember, blouse: colour.ember },
    skin: 0,
    grey: true,
  });
  body += person({
    x: 548,
    y: 676,
    height: 400,
    pose: 'seated-back',
    dress: 'shirt',
    colours: { main: colour.river, lower: colour.bark },
    skin: 1,
  });
  return finish(tile, body + birds({ x: 330 + phase * 60, y: 120, count: 5, flap: phase * 3 }), {
    light: 'right',
    strength: 0.24,
    grain,
  });
}
