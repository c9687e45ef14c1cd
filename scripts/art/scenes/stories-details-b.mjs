import { colour } from '../kit/palette.mjs';
import { darker, halo, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import {
  bank,
  casement,
  cast,
  frame,
  H,
  lit,
  outlook,
  panel,
  patch,
  ramp,
  stops,
  top,
  vessel,
  W,
  wall,
} from './stories-kit.mjs';
import { cup, glass, pot } from './stories-objects.mjs';

/** Quiet close views, second half. */

function camp() {
  const scallops = times(13, (at) =>
    path(
      `M${at * 96 - 24},0 L${at * 96 + 72},0 L${at * 96 + 72},92 Q${at * 96 + 24},138 ${at * 96 - 24},92 Z`,
      at % 2 ? colour.paper : colour.ember,
    ),
  );
  const pole = panel(1076, 0, 26, 470, ramp(colour.clay, colour.bark), { direction: 'across' });
  const field = `${panel(0, 0, W, 420, stops(0, colour.mist, 0.7, colour.glow, 1, colour.dawn))}${halo({ x: 150, y: 330, r: 380, tone: colour.paper })}${bank(0, 400, W, colour.leaf, { high: 96, opacity: 0.5 })}${panel(0, 396, W, 120, ramp(colour.sage, colour.leaf))}${times(5, (at) => `${rect(260 + at * 120, 424 + (at % 2) * 16, 92, 9, colour.bark)}${rect(272 + at * 120, 432 + (at % 2) * 16, 7, 22, colour.bark)}${rect(336 + at * 120, 432 + (at % 2) * 16, 7, 22, colour.bark)}`)}`;
  const leaflets = times(
    5,
    (at) =>
      `<g transform="translate(${150 + at * 16},${592 - at * 13})"><path d="M0,0 L190,-8 L236,30 L34,42 Z" fill="${at % 2 ? colour.paper : lighter(colour.mist, 0.4)}" stroke="${colour.river}" stroke-opacity=".25" stroke-width="2"/></g>`,
  );
  const open = `<g transform="translate(440,566)">${cast(110, 48, 90, 180, { ry: 12, opacity: 0.2 })}<path d="M0,52 L36,-62 L120,-44 L92,62 Z" fill="${colour.paper}"/><path d="M92,62 L120,-44 L208,-72 L190,44 Z" fill="${lighter(colour.sage, 0.55)}"/>${line('M52,-36 L106,-24 M48,-14 L98,-3', colour.river, 6)}${line('M42,8 L92,20 M38,26 L86,38', colour.mist, 5)}${oval(150, -12, 25, 25, colour.leaf)}${line('M138,-12 L147,-2 L163,-24', colour.paper, 6)}${line('M112,38 L176,22', colour.sage, 5)}</g>`;
  const mic = `${cast(760, 608, 70, 250)}${oval(760, 606, 72, 15, colour.ink)}${oval(760, 601, 72, 14, darker(colour.river, 0.4))}${line('M760,600 L760,370 L716,300', colour.ink, 9)}<g transform="translate(712,292) rotate(-34)"><rect x="-17" y="-20" width="34" height="96" rx="12" fill="${colour.night}"/><rect x="-10" y="0" width="8" height="66" rx="4" fill="${colour.mist}" opacity=".5"/><circle cx="0" cy="-44" r="37" fill="${darker(colour.grey, 0.3)}"/><circle cx="-7" cy="-50" r="26" fill="${colour.grey}"/><path d="M-36,-44 h72 M-30,-60 h60 M-30,-28 h60 M0,-80 v72 M-18,-76 v64 M18,-76 v64" stroke="${colour.ink}" stroke-width="2" opacity=".45"/><rect x="-24" y="-19" width="48" height="11" rx="4" fill="${colour.ink}"/></g>`;
  const kolshi = `${vessel({ x: 960, y: 606, tone: darker(colour.ember, 0.1), inside: colour.bark, squash: 0.18, strength: 1.3, profile: [46, 0, 104, 46, 122, 98, 92, 156, 46, 184, 48, 206, 66, 222] })}${path('M888,478 q72,22 144,0 l4,12 q-76,24 -152,0 Z', colour.sand, 'opacity=".7"')}${vessel({ x: 960, y: 396, tone: colour.grey, inside: 'none', squash: 0.2, profile: [62, 0, 54, 12, 12, 18, 10, 30] })}`;
  return frame(
    `${field}${pole}${scallops}${panel(0, 0, W, 60, ramp([colour.ink, 0.3], [colour.ink, 0]))}${top(500, colour.sand)}${panel(0, 640, W, 35, ramp(darker(colour.sand, 0.25), darker(colour.sand, 0.4)))}${cast(960, 604, 70, 240)}${leaflets}${open}${mic}${kolshi}`,
  );
}

function alone() {
  const phone = `<g transform="translate(500,0)">${cast(40, 566, 150, -300, { ry: 18, opacity: 0.3 })}${lit('M-104,566 C-100,520 -58,470 -30,446 L110,446 C140,470 180,520 184,566 Q40,584 -104,566 Z', colour.night, { from: 'right', strength: 1.3 })}${oval(40, 514, 62, 50, darker(colour.night, 0.4))}${oval(40, 511, 58, 46, colour.sand)}${times(10, (at) => oval(40 + Math.cos(at * 0.58 - 2.2) * 41, 511 + Math.sin(at * 0.58 - 2.2) * 32, 9, 7.4, colour.bark))}${oval(40, 511, 20, 16, colour.ember)}${rect(-6, 424, 22, 30, colour.ink, 'rx="5"')}${rect(66, 424, 22, 30, colour.ink, 'rx="5"')}${lit('M-120,436 C-128,392 -92,380 -60,396 C-10,408 92,408 142,396 C172,380 210,392 202,436 C198,452 150,452 142,434 C110,424 -28,424 -60,434 C-68,452 -116,452 -120,436 Z', darker(colour.night, 0.3), { from: 'right', strength: 0.35 })}${line('M-60,404 C-10,416 92,416 146,403', colour.mist, 4, 'opacity=".5"')}</g>`;
  const table = `${oval(560, 640, 430, 74, darker(colour.bark, 0.45))}${panel(130, 566, 860, 74, ramp(darker(colour.bark, 0.4), colour.clay), { direction: 'across', more: 'rx="37"' })}${oval(560, 590, 430, 78, darker(colour.bark, 0.2))}${oval(560, 584, 430, 78, colour.clay)}${oval(680, 578, 280, 54, colour.glow, 'opacity=".4"')}`;
  const lamp = `${halo({ x: 830, y: 360, r: 560, tone: colour.dawn, opacity: 0.75 })}${vessel({ x: 830, y: 590, tone: colour.leaf, from: 'left', inside: 'none', profile: [48, 0, 44, 12, 14, 30, 34, 84, 30, 120, 9, 146, 9, 190] })}${vessel({ x: 830, y: 416, tone: colour.glow, inside: 'none', squash: 0.14, strength: 0.3, profile: [116, 0, 96, 60, 66, 138] })}${oval(830, 278, 66, 9, colour.paper)}`;
  const noted = `<g transform="translate(622,612) rotate(-6)"><path d="M4,6 L112,0 L132,34 L16,42 Z" fill="${colour.ink}" opacity=".2"/><path d="M0,0 L108,-6 L128,28 L12,36 Z" fill="${colour.paper}"/>${line('M20,8 L84,4 M24,18 L100,14', colour.river, 4)}</g>`;
  return frame(
    `${panel(0, 0, W, H, ramp(darker(colour.river, 0.45), colour.river), { direction: 'across' })}${casement({ x: 150, y: 60, w: 300, h: 330, time: 'dusk', sun: [0.5, 0.6], tone: darker(colour.leaf, 0.25) })}${table}${lamp}${phone}${noted}${glass(330, 604, 1.08, { from: 'right' })}`,
    { from: 'right', tone: colour.dawn, wash: 0.24 },
  );
}

function alpona(cx, cy, s) {
  const petals = times(
    8,
    (at) =>
      `<path transform="rotate(${at * 45})" d="M0,-26 C-22,-62 -16,-92 0,-108 C16,-92 22,-62 0,-26 Z"/>`,
  );
  const curls = times(
    8,
    (at) =>
      `<path transform="rotate(${at * 45 + 22.5})" d="M0,-62 C-6,-100 -34,-112 -42,-92 C-44,-78 -26,-74 -24,-88 M0,-62 C6,-100 34,-112 42,-92 C44,-78 26,-74 24,-88"/>`,
  );
  const dots = times(
    16,
    (at) =>
      `<circle cx="${(Math.cos(at * 0.3927) * 150).toFixed(1)}" cy="${(Math.sin(at * 0.3927) * 150).toFixed(1)}" r="6" fill="${colour.paper}"/>`,
  );
  return `<g transform="translate(${cx},${cy}) scale(${s},${s * 0.42})" fill="none" stroke="${colour.paper}" stroke-width="7" stroke-linecap="round">${petals}${curls}${dots}<circle r="20"/><circle r="128" stroke-width="5"/><circle r="172" stroke-width="7"/>${times(20, (at) => `<path transform="rotate(${at * 18})" d="M-20,-174 Q0,-208 20,-174" stroke-width="5"/>`)}</g>`;
}

function home() {
  const shoe = (x, y, s, tone, kind) => {
    const soles = {
      shoe: `${lit('M-78,2 C-84,-22 -80,-56 -68,-64 Q-50,-56 -22,-62 C-12,-40 14,-34 44,-28 C74,-24 88,-12 86,2 Z', tone)}${path('M-80,0 L88,0 Q90,12 78,13 L-72,13 Q-82,12 -80,0 Z', darker(tone, 0.6))}${path('M-68,-64 Q-50,-56 -22,-62 L-26,-50 Q-48,-46 -66,-52 Z', darker(tone, 0.55))}${line('M-14,-46 l18,-10 M0,-38 l17,-10 M16,-32 l14,-9', colour.sand, 4.5)}${line('M-76,-14 C-50,-18 -40,-14 -30,-4', darker(tone, 0.35), 3, 'opacity=".6"')}`,
      sandal: `${path('M-82,0 Q-86,13 -72,13 L74,13 Q92,8 86,-2 Q40,-6 0,-4 Q-40,-8 -82,0 Z', darker(tone, 0.5))}${lit('M-82,-2 Q-40,-14 0,-8 Q50,-12 86,-4 Q60,4 0,4 Q-60,6 -82,-2 Z', colour.clay)}${path('M14,-2 C16,-36 44,-40 66,-4 L78,-6 C62,-60 2,-56 -2,-2 Z', tone)}${path('M-70,-4 C-76,-44 -40,-50 -24,-6 L-34,-4 C-46,-34 -62,-30 -58,-4 Z', tone)}${line('M-66,-24 C-40,-34 -10,-38 10,-34', tone, 8)}`,
    };
    return `<g transform="translate(${x},${y}) scale(${s})">${cast(0, 4, 66, 190, { ry: 9 })}${soles[kind]}</g>`;
  };
  const pairOf = (x, y, s, tone, kind) =>
    shoe(x + 26 * s, y - 20 * s, s, darker(tone, 0.15), kind) + shoe(x, y, s, tone, kind);
  const door = `${rect(300, 0, 600, 404, darker(colour.sand, 0.2))}${rect(338, 0, 524, 404, darker(colour.bark, 0.5))}${panel(338, 0, 524, 404, ramp([colour.dawn, 0.35], [colour.glow, 0.85]))}${lit('M338,0 L470,0 L470,404 L338,404 Z', colour.leaf)}${lit('M862,0 L770,0 L770,420 L862,404 Z', colour.leaf, { from: 'right' })}${times(2, (at) => `${rect(360, 26 + at * 196, 88, 156, darker(colour.leaf, 0.18), 'rx="4"')}${rect(364, 30 + at * 196, 80, 148, lighter(colour.leaf, 0.06), 'rx="4"')}${path(`M784,${30 + at * 196} L848,${28 + at * 196} L848,${184 + at * 194} L784,${190 + at * 196} Z`, darker(colour.leaf, 0.18))}`)}${oval(460, 210, 7, 7, colour.dawn)}${path('M470,404 L770,404 L720,340 L520,340 Z', colour.glow, 'opacity=".7"')}${rect(520, 0, 200, 340, colour.dawn, 'opacity=".35"')}${lit('M566,290 L674,290 L674,306 L566,306 Z', colour.bark)}${rect(576, 306, 12, 60, colour.bark)}${rect(652, 306, 12, 60, colour.bark)}${pot(620, 290, 0.62, { kind: 'flower', tone: colour.river })}`;
  const step = `${panel(240, 404, 720, 40, ramp(lighter(colour.ember, 0.3), darker(colour.ember, 0.25)), { direction: 'across' })}${panel(240, 444, 720, 26, ramp(darker(colour.ember, 0.45), darker(colour.ember, 0.35)))}${line('M240,405 L960,405', colour.glow, 4, 'opacity=".8"')}`;
  return frame(
    `${wall(colour.sand)}${rect(0, 392, W, 70, darker(colour.clay, 0.15))}${door}${panel(0, 462, W, 220, ramp(darker(colour.ember, 0.3), darker(colour.ember, 0.12)))}${panel(0, 462, W, 220, stops(0, [colour.glow, 0.45], 0.7, [colour.glow, 0]), { direction: 'across' })}${step}${panel(240, 470, 760, 18, ramp([colour.ink, 0.3], [colour.ink, 0]))}${alpona(600, 600, 0.82)}${[
      [84, 'shoe', colour.bark, 0.95],
      [278, 'sandal', colour.river, 0.9],
      [868, 'shoe', colour.night, 0.95],
      [1060, 'sandal', colour.leaf, 0.7],
    ]
      .map(([x, kind, tone, s]) => pairOf(x, 560, s, tone, kind))
      .join('')}${pot(1120, 462, 1.1, { kind: 'tulsi' })}`,
  );
}

function work() {
  const tiffin = (x, y) => {
    const tier = (at) =>
      `${vessel({ x, y: y - at * 82, tone: colour.grey, inside: lighter(colour.grey, 0.3), squash: 0.17, strength: 1.3, profile: [96, 0, 107, 10, 107, 64, 98, 78] })}${line(`M${x - 98},${y - at * 82} A98,17 0 0 0 ${x + 98},${y - at * 82}`, darker(colour.grey, 0.5), 5)}`;
    return `${cast(x, y, 104, 360)}${[0, 1, 2].map(tier).join('')}${vessel({ x, y: y - 242, tone: lighter(colour.grey, 0.2), inside: 'none', squash: 0.17, strength: 1.2, profile: [104, 0, 98, 16, 40, 30, 20, 32] })}${line(`M${x - 116},${y - 30} L${x - 116},${y - 262} Q${x - 112},${y - 330} ${x},${y - 332} Q${x + 112},${y - 330} ${x + 116},${y - 262} L${x + 116},${y - 30}`, darker(colour.grey, 0.35), 11)}${line(`M${x - 118},${y - 40} L${x - 118},${y - 262}`, colour.paper, 3, 'opacity=".7"')}${lit(`M${x - 50},${y - 348} h100 q12,0 12,15 q0,15 -12,15 h-100 q-12,0 -12,-15 q0,-15 12,-15 Z`, colour.bark)}${line(`M${x - 70},${y - 220} C${x - 74},${y - 160} ${x - 74},${y - 90} ${x - 70},${y - 24}`, colour.paper, 8, 'opacity=".6"')}`;
  };
  const card = `<g transform="translate(640,592)">${line('M70,-60 C40,-120 -80,-80 -30,-30 C20,20 230,-110 290,-40 C320,4 240,24 200,6', colour.river, 13)}<g transform="skewX(-28)"><rect x="6" y="-62" width="190" height="110" rx="10" fill="${colour.ink}" opacity=".2"/><rect x="0" y="-70" width="190" height="110" rx="10" fill="${colour.paper}"/><rect x="0" y="-70" width="190" height="28" rx="10" fill="${colour.leaf}"/><rect x="14" y="-32" width="56" height="60" rx="5" fill="${colour.mist}"/><circle cx="42" cy="-12" r="13" fill="${colour.skin[1]}"/><path d="M18,28 Q20,4 42,4 Q64,4 66,28 Z" fill="${colour.night}"/>${line('M86,-22 L168,-22 M86,-4 L150,-4 M86,14 L160,14', colour.mist, 7)}<rect x="78" y="-66" width="34" height="9" rx="4" fill="${colour.ink}"/></g></g>`;
  const keys = `<g transform="translate(985,586)">${cast(30, 18, 74, 150, { ry: 14 })}<circle cx="0" cy="0" r="34" fill="none" stroke="${colour.grey}" stroke-width="8" transform="scale(1,.5)"/>${line('M24,8 L120,36', darker(colour.dawn, 0.15), 12)}${line('M96,30 L92,44 M114,36 L110,50', darker(colour.dawn, 0.15), 10)}${oval(32, 10, 26, 15, darker(colour.dawn, 0.1))}${oval(32, 10, 8, 5, colour.bark)}${line('M18,-8 L122,-16', darker(colour.grey, 0.2), 11)}${line('M100,-14 L102,0 M118,-16 L120,-2', darker(colour.grey, 0.2), 9)}${oval(30, -9, 24, 13, darker(colour.grey, 0.1))}${oval(30, -9, 7, 4, colour.bark)}${lit('M-44,8 L-96,22 L-112,52 L-60,50 L-32,16 Z', colour.leaf)}</g>`;
  const street = `${outlook(520, 30, 560, 330, { sun: [0.2, 0.5], level: 0.9 })}`;
  const houses = `<g opacity=".75">${[
    [540, 150, 120, colour.clay],
    [650, 110, 110, colour.sage],
    [900, 140, 130, colour.clay],
    [1010, 96, 70, colour.mist],
  ]
    .map(
      ([x, y, w, t]) =>
        `${rect(x, y, w, 360 - y, darker(t, 0.1))}${rect(x - 5, y, w + 10, 9, darker(t, 0.3))}${times(4, (at) => rect(x + 16 + (at % 2) * (w / 2 - 4), y + 28 + Math.floor(at / 2) * 66, 26, 42, at === 1 ? colour.glow : darker(colour.leaf, 0.1)))}`,
    )
    .join(
      '',
    )}</g>${line('M526,96 C700,130 900,120 1074,74 M526,124 C700,150 900,146 1074,112', colour.ink, 3)}`;
  const tram = `${rect(700, 244, 250, 108, colour.paper, 'rx="12"')}${rect(700, 300, 250, 52, colour.river, 'rx="4"')}${times(5, (at) => rect(714 + at * 46, 258, 36, 36, colour.mist, 'rx="4"'))}${line('M820,244 L866,144', colour.ink, 4)}${rect(706, 234, 238, 12, colour.night, 'rx="5"')}`;
  const pane = `<rect x="520" y="30" width="560" height="330" fill="none" stroke="${colour.leaf}" stroke-width="16"/>${line('M706,30 v330 M893,30 v330', colour.leaf, 9)}${rect(490, 364, 620, 18, colour.paper)}${rect(490, 382, 620, 7, colour.ink, 'opacity=".15"')}`;
  return frame(
    `${wall(colour.mist)}${street}${houses}${tram}${pane}${top(474, darker(colour.clay, 0.1), { planks: 2 })}${tiffin(300, 584)}${card}${keys}`,
  );
}

function children() {
  const house = `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="8"><path d="M30,300 C150,288 330,312 520,296" stroke="${colour.leaf}" stroke-width="12"/><path d="M150,296 L152,170 L322,166 L326,294" stroke="${colour.river}"/><path d="M128,176 L238,84 L348,172 Z" stroke="${colour.ember}" fill="${colour.ember}" fill-opacity=".4"/><path d="M212,294 L212,222 L258,220 L260,294" stroke="${colour.bark}" fill="${colour.bark}" fill-opacity=".3"/><path d="M170,194 h30 v32 h-30 Z M278,192 h30 v32 h-30 Z" stroke="${colour.night}" stroke-width="6"/><path d="M420,294 L422,214" stroke="${colour.bark}" stroke-width="11"/><path d="M422,214 C380,214 372,168 398,158 C396,122 452,118 456,154 C486,168 470,216 422,214 Z" stroke="${colour.leaf}" fill="${colour.sage}" fill-opacity=".6"/><circle cx="70" cy="72" r="32" stroke="${colour.dawn}" fill="${colour.dawn}" fill-opacity=".7"/><path d="M70,20 V6 M122,72 h14 M106,36 l10,-10 M32,36 l-8,-10 M106,108 l10,10" stroke="${colour.dawn}"/><path d="M40,240 m-10,0 a10,10 0 1 1 20,0 a10,10 0 1 1 -20,0 M40,250 V282 M24,262 H56 M40,282 L30,298 M40,282 L50,298" stroke="${colour.night}" stroke-width="5"/><path d="M88,220 m-12,0 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0 M88,232 V276 M68,248 H108 M88,276 L76,298 M88,276 L100,298" stroke="${colour.ember}" stroke-width="6"/><path d="M480,60 q14,-14 24,0 q12,-14 26,0 M430,84 q10,-10 18,0 q8,-10 18,0" stroke="${colour.night}" stroke-width="5"/></g>`;
  const crayon = (x, y, turn, tone) =>
    `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="8" y="14" width="158" height="30" rx="8" fill="${colour.ink}" opacity=".18"/><rect x="0" y="0" width="140" height="32" rx="6" fill="${tone}"/><path d="M140,3 L168,12 Q174,16 168,20 L140,29 Z" fill="${darker(tone, 0.15)}"/><rect x="18" y="0" width="104" height="32" fill="${lighter(tone, 0.4)}"/><path d="M26,6 h88 M26,26 h88" stroke="${darker(tone, 0.2)}" stroke-width="3"/><rect x="0" y="3" width="138" height="6" rx="3" fill="${colour.paper}" opacity=".35"/></g>`;
  const mat = times(
    17,
    (at) =>
      `${rect(0, at * 42, W, 20, at % 2 ? colour.sage : colour.clay, 'opacity=".34"')}${line(`M0,${at * 42} H1200`, colour.bark, 1.5, 'opacity=".18"')}`,
  );
  const box = `<g transform="translate(880,96) rotate(9)"><rect x="14" y="16" width="210" height="150" rx="8" fill="${colour.ink}" opacity=".18"/><rect width="210" height="150" rx="8" fill="${colour.river}"/><rect x="14" y="70" width="182" height="66" rx="4" fill="${colour.night}"/>${[colour.ember, colour.leaf, colour.dawn].map((t, at) => `<rect x="${24 + at * 58}" y="18" width="30" height="110" rx="6" fill="${t}"/><rect x="${24 + at * 58}" y="48" width="30" height="60" fill="${lighter(t, 0.4)}"/>`).join('')}<rect y="104" width="210" height="46" rx="8" fill="${colour.river}"/><circle cx="105" cy="127" r="12" fill="${colour.dawn}"/></g>`;
  return frame(
    `${panel(0, 0, W, H, stops(0, colour.glow, 0.6, colour.sand, 1, darker(colour.sand, 0.18)), { direction: 'across' })}${mat}${patch({ x: -60, y: -30, w: 620, h: 760, slant: 380, bars: [2, 3], opacity: 0.4 })}<g transform="translate(210,124) rotate(-5) scale(1.08)"><rect x="14" y="16" width="560" height="376" rx="5" fill="${colour.ink}" opacity=".16"/><rect width="560" height="376" rx="4" fill="${colour.paper}"/><path d="M560,376 L510,376 Q540,360 532,330 Z" fill="${darker(colour.sand, 0.1)}"/>${house}</g>${box}${crayon(880, 350, 24, colour.ember)}${crayon(910, 470, -16, colour.leaf)}${crayon(760, 570, 8, colour.river)}${crayon(560, 590, -38, colour.dawn)}`,
  );
}

function overdose() {
  const phone = `<g transform="translate(330,0)">${halo({ x: 130, y: 540, r: 330, tone: colour.pale, opacity: 0.75, squash: 0.5 })}<path d="M-14,584 L70,508 Q76,502 86,502 L268,508 Q280,509 274,518 L214,600 Q208,607 198,606 L-4,598 Q-20,596 -14,584 Z" fill="${colour.ink}"/><path d="M-14,580 L70,504 Q76,498 86,498 L268,504 Q280,505 274,514 L214,594 Q208,601 198,600 L-4,592 Q-20,590 -14,580 Z" fill="${colour.night}"/><path d="M14,578 L84,510 L256,516 L202,588 Z" fill="${colour.pale}"/><path d="M14,578 L84,510 L122,511 L58,580 Z" fill="${colour.paper}" opacity=".7"/><g transform="translate(140,548) skewX(-34) scale(1,.62)"><circle r="36" fill="${colour.leaf}"/><path d="M-15,-13 C-19,4 -2,21 15,17 L17,8 L8,3 L3,7 C-3,5 -6,1 -8,-5 L-4,-9 L-8,-18 Z" fill="${colour.paper}"/></g></g>`;
  const box = `${cast(820, 590, 190, 330, { ry: 22, opacity: 0.34 })}${line('M740,330 q0,-42 40,-42 l80,0 q40,0 40,42', darker(colour.leaf, 0.35), 18)}${lit('M630,342 Q630,324 650,324 L990,324 Q1010,324 1010,342 L1010,572 Q1010,592 990,592 L650,592 Q630,592 630,572 Z', colour.leaf)}${rect(630, 398, 380, 8, darker(colour.leaf, 0.35))}${rect(690, 384, 44, 36, colour.grey, 'rx="5"')}${rect(906, 384, 44, 36, colour.grey, 'rx="5"')}${oval(820, 498, 70, 70, darker(colour.leaf, 0.2))}${oval(820, 496, 66, 66, colour.paper)}${path('M805,456 h30 v25 h25 v30 h-25 v25 h-30 v-25 h-25 v-30 h25 Z', colour.leaf)}${path('M644,338 L700,338 L690,390 L644,390 Z', colour.paper, 'opacity=".22"')}`;
  const blanket = `${lit('M40,560 Q40,540 60,540 L250,540 Q276,540 276,562 Q276,586 250,586 L60,586 Q40,586 40,560 Z', colour.river)}${lit('M52,514 Q52,496 72,496 L240,496 Q264,496 264,518 Q264,540 240,540 L72,540 Q52,540 52,514 Z', colour.mist)}${line('M60,564 H250 M72,520 H240', colour.night, 2.5, 'opacity=".4"')}`;
  return frame(
    `${panel(0, 0, W, 480, ramp(darker(colour.night, 0.2), colour.river))}${casement({ x: 150, y: 40, w: 360, h: 320, time: 'dusk', sun: null, shutters: false, tone: darker(colour.leaf, 0.3) })}${panel(700, 60, 260, 150, ramp(darker(colour.bark, 0.2), darker(colour.bark, 0.35)))}${rect(716, 76, 228, 118, darker(colour.sand, 0.3))}${bank(716, 180, 228, colour.river, { high: 60, opacity: 0.7 })}${rect(716, 176, 228, 18, colour.sage)}${panel(0, 466, W, 210, ramp(darker(colour.bark, 0.25), darker(colour.clay, 0.3)))}${line('M0,467 H1200', colour.dawn, 3, 'opacity=".5"')}${halo({ x: 470, y: 540, r: 560, tone: colour.dawn, opacity: 0.35, squash: 0.45 })}${cast(160, 586, 116, -160, { ry: 14 })}${blanket}${box}${phone}`,
    { from: 'left', tone: colour.dawn, wash: 0.16 },
  );
}

function yourself() {
  const can = `<g transform="translate(470,0)">${cast(20, 560, 116, 380)}${line('M96,470 C190,470 196,360 90,352', darker(colour.river, 0.2), 15)}${line('M-40,352 C-30,270 76,270 84,352', darker(colour.river, 0.15), 13)}${lit('M-84,476 L-214,338 L-190,322 L-76,420 Z', colour.river)}${lit('M-238,352 L-184,302 L-168,318 L-214,364 Z', darker(colour.river, 0.1))}${vessel({ x: 10, y: 560, tone: colour.river, inside: darker(colour.night, 0.2), squash: 0.18, strength: 1.3, profile: [104, 0, 106, 30, 100, 130, 90, 208] })}${line('M-90,522 q100,34 200,0', colour.mist, 5, 'opacity=".7"')}${line('M-66,400 C-70,440 -72,480 -70,512', colour.paper, 8, 'opacity=".5"')}</g>`;
  const roofs = `${bank(0, 430, W, colour.river, { high: 120, opacity: 0.4, seed: 9 })}${[
    [60, 330, 190],
    [860, 310, 160],
    [1010, 350, 200],
  ]
    .map(
      ([x, y, w], at) =>
        `${rect(x, y, w, 130, [colour.clay, colour.sage, colour.mist][at], 'opacity=".8"')}${rect(x - 6, y, w + 12, 10, colour.bark, 'opacity=".4"')}${times(3, (n) => rect(x + 22 + n * 50, y + 34, 24, 44, darker(colour.leaf, 0.1), 'opacity=".6"'))}`,
    )
    .join('')}${line('M890,310 v-50 m-22,12 h44', colour.bark, 4, 'opacity=".6"')}`;
  const parapet = `${panel(0, 430, W, 34, stops(0, colour.paper, 0.6, colour.sand, 1, darker(colour.sand, 0.2)), { direction: 'across' })}${panel(0, 464, W, 46, ramp(darker(colour.sand, 0.28), darker(colour.sand, 0.18)))}${top(510, darker(colour.clay, 0.05), { edge: false })}${panel(0, 510, W, 26, ramp([colour.ink, 0.2], [colour.ink, 0]))}`;
  return frame(
    `${panel(0, 0, W, 440, stops(0, colour.mist, 0.5, colour.glow, 1, colour.dawn))}${halo({ x: 330, y: 330, r: 460, tone: colour.paper, opacity: 0.95 })}${oval(330, 330, 54, 54, colour.paper)}${line('M640,90 q16,-16 30,0 q14,-16 30,0 M730,130 q12,-12 22,0 q10,-12 22,0', colour.river, 4, 'opacity=".7"')}${roofs}${parapet}${pot(150, 566, 1.1, { kind: 'flower' })}${pot(1010, 566, 1.3, { kind: 'tall', tone: colour.clay })}${pot(820, 590, 1.0, { kind: 'tulsi' })}${can}${cup(668, 628, 0.92)}`,
  );
}

export const detailsB = {
  'at-an-awareness-camp-detail': camp,
  'why-not-to-stop-alone-detail': alone,
  'coming-home-detail': home,
  'going-back-to-work-detail': work,
  'talking-with-children-detail': children,
  'opioids-and-overdose-detail': overdose,
  'looking-after-yourself-detail': yourself,
};
