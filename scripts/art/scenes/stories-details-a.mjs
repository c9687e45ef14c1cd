import { colour } from '../kit/palette.mjs';
import { darker, halo, lighter, line, oval, path, rect, times } from '../kit/tone.mjs';
import {
  bank,
  casement,
  cast,
  frame,
  H,
  lit,
  panel,
  patch,
  ramp,
  stops,
  top,
  vessel,
  W,
  wall,
} from './stories-kit.mjs';
import { bhar, folded, glass, jug, pendant, sheet, teaGlass } from './stories-objects.mjs';

/** Quiet close views, first half. */

function detox() {
  const thermometer = `${cast(560, 566, 20, 150, { ry: 7 })}<g transform="translate(470,560) rotate(-5)"><rect x="0" y="-13" width="138" height="26" rx="13" fill="${colour.paper}"/><rect x="20" y="-8" width="48" height="16" rx="4" fill="${colour.sage}"/><rect x="26" y="-3" width="24" height="5" rx="2" fill="${colour.leaf}"/><circle cx="90" cy="0" r="6" fill="${colour.river}"/><path d="M136,-8 L190,-4 Q200,0 190,4 L136,8 Z" fill="${colour.mist}"/><path d="M178,-4.6 L190,-4 Q200,0 190,4 L178,4.6 Z" fill="${colour.grey}"/></g>`;
  const pillow = `${lit('M930,470 C950,400 1010,384 1090,390 C1150,380 1200,388 1220,400 L1220,520 L930,520 Z', colour.paper)}${line('M960,462 C1010,436 1060,440 1110,428', colour.mist, 3, 'opacity=".6"')}`;
  const bed = `${pillow}${lit('M880,520 Q884,498 910,498 L1220,498 L1220,675 L880,675 Z', colour.pale)}${lit('M860,560 Q866,540 890,540 L1220,548 L1220,675 L860,675 Z', colour.river, { strength: 0.7 })}${line('M868,580 L1220,590', colour.mist, 6, 'opacity=".7"')}`;
  const table = `<rect x="60" y="540" width="740" height="60" rx="10" fill="${colour.clay}"/>${panel(60, 540, 740, 54, stops(0, colour.glow, 0.5, colour.clay, 1, darker(colour.clay, 0.2)), { direction: 'across', more: 'rx="10"' })}${panel(84, 594, 690, 90, ramp(darker(colour.clay, 0.42), darker(colour.clay, 0.3)))}${rect(110, 616, 638, 70, darker(colour.clay, 0.18), 'rx="6"')}${oval(430, 648, 13, 13, colour.glow)}`;
  return frame(
    `${wall(colour.sage)}${patch({ x: 610, y: 60, w: 330, h: 300, slant: 70, opacity: 0.55 })}${casement({ x: 120, y: 40, w: 300, h: 340, sun: [0.62, 0.5], shutters: true })}${bed}${table}${jug(236, 566, 1.08)}${glass(372, 574, 1.05)}${thermometer}${folded(640, 572, 128, [colour.paper, colour.mist, colour.paper], { step: 22 })}`,
  );
}

function firstWeek() {
  const slipper = (x, y, tone) =>
    `<g transform="translate(${x},${y}) scale(1.5)">${cast(38, 4, 56, 170, { ry: 10 })}<path d="M-26,0 C-30,-15 10,-18 50,-16 C96,-17 106,-8 100,2 C92,10 -18,12 -26,0 Z" fill="${darker(tone, 0.25)}"/><path d="M-24,-5 C-26,-18 12,-20 50,-18 C92,-19 102,-11 97,-5 C88,2 -16,4 -24,-5 Z" fill="${colour.clay}"/><path d="M30,-6 C28,-38 62,-48 92,-20 C98,-12 96,-4 88,-2 C70,0 48,0 30,-6 Z" fill="${tone}"/><path d="M34,-10 C36,-34 60,-40 78,-26" fill="none" stroke="${lighter(tone, 0.45)}" stroke-width="4" stroke-linecap="round"/></g>`;
  const frameWood = `${rect(70, 500, 1060, 30, darker(colour.bark, 0.1))}${rect(96, 520, 26, 88, darker(colour.bark, 0.25))}${rect(1070, 520, 26, 88, darker(colour.bark, 0.25))}${lit('M52,250 q0,-20 20,-20 l20,0 q20,0 20,20 L112,608 L52,608 Z', colour.bark)}`;
  const mattress = `${lit('M110,402 Q112,392 126,390 L1110,390 Q1128,392 1130,404 L1136,486 Q1136,506 1116,506 L112,506 Z', colour.paper, { strength: 0.6 })}${lit('M110,380 C240,366 620,362 900,362 L1108,366 Q1130,370 1130,392 L1132,446 C880,462 420,452 110,456 Z', colour.sage, { strength: 0.7 })}${times(5, (at) => line(`M110,${396 + at * 12} C420,${386 + at * 12} 860,${384 + at * 12} 1130,${386 + at * 13}`, colour.pale, 2.4, 'opacity=".5"'))}`;
  const pillow = lit(
    'M128,372 C116,318 150,288 236,292 C310,284 366,306 360,342 C358,372 322,382 240,380 C190,380 140,384 128,372 Z',
    colour.paper,
  );
  const notebook = `${cast(590, 386, 50, 190, { ry: 9 })}${path('M520,386 L548,352 L716,352 L704,386 Z', colour.night)}${path('M524,380 L550,349 L712,349 L702,380 Z', colour.paper)}${path('M520,379 L548,344 L714,344 L703,379 Z', colour.river)}${path('M556,349 L566,349 L536,379 L526,379 Z', colour.dawn)}${line('M604,372 L690,352', colour.ember, 7)}${line('M684,353.5 L692,351.6', colour.glow, 7)}`;
  return frame(
    `${wall(colour.mist)}${patch({ x: 470, y: 30, w: 360, h: 250, slant: 90, bars: [3, 2], opacity: 0.6 })}${rect(0, 556, W, 119, colour.clay)}${top(556, darker(colour.clay, 0.12), { planks: 2 })}${rect(0, 540, W, 17, darker(colour.mist, 0.3))}${panel(110, 590, 1100, 22, ramp([colour.ink, 0.3], [colour.ink, 0]))}${frameWood}${mattress}${pillow}${notebook}${folded(820, 384, 236, [colour.river, colour.mist, colour.river, colour.mist], { step: 29 })}${slipper(390, 630, colour.leaf)}${slipper(590, 646, colour.leaf)}`,
  );
}

function day() {
  const hours = times(12, (at) => {
    const a = (at * Math.PI) / 6;
    const long = at % 3 === 0 ? 20 : 10;
    return line(
      `M${330 + Math.sin(a) * 128},${232 - Math.cos(a) * 128} L${330 + Math.sin(a) * (128 - long)},${232 - Math.cos(a) * (128 - long)}`,
      colour.night,
      at % 3 === 0 ? 8 : 5,
    );
  });
  const clock = `<g transform="translate(-110,14)">${oval(368, 250, 172, 170, colour.ink, 'opacity=".16"')}${oval(330, 232, 172, 172, colour.bark)}${oval(326, 228, 166, 166, darker(colour.clay, 0.1))}${oval(330, 232, 150, 150, colour.paper)}${hours}${line('M330,232 L330,142', colour.night, 7)}${line('M330,232 L275,275', colour.night, 11)}${oval(330, 232, 11, 11, colour.ember)}</g>`;
  const bell = `<g transform="translate(190,34)">${cast(300, 560, 84, 250)}${vessel({ x: 300, y: 560, tone: colour.dawn, inside: 'none', squash: 0.16, strength: 1.5, profile: [92, 0, 84, 16, 60, 60, 52, 104, 34, 138, 14, 150] })}${line('M214,544 q86,26 172,0', darker(colour.clay, 0.3), 4, 'opacity=".6"')}${line('M262,500 C258,470 262,448 272,434', colour.paper, 8, 'opacity=".6"')}${vessel({ x: 300, y: 412, tone: colour.bark, inside: lighter(colour.bark, 0.2), squash: 0.3, profile: [12, 0, 17, 14, 11, 30, 18, 54, 19, 78, 13, 88] })}</g>`;
  const tray = `<g transform="translate(70,10)">${cast(800, 600, 250, 330, { ry: 26 })}${oval(800, 588, 262, 44, darker(colour.grey, 0.35))}${oval(800, 578, 262, 44, colour.grey)}${oval(800, 576, 240, 36, lighter(colour.grey, 0.4))}`;
  return frame(
    `${wall(colour.sage)}${patch({ x: 600, y: 40, w: 420, h: 300, slant: 110, bars: [3, 2], opacity: 0.7 })}${rect(0, 470, W, 12, darker(colour.sage, 0.3), 'opacity=".5"')}${clock}${top(482, colour.bark, { planks: 2 })}${bell}${tray}${[
      [650, 576],
      [790, 562],
      [930, 576],
      [720, 594],
      [868, 594],
    ]
      .map(([x, y]) => teaGlass(x, y, 1.12))
      .join('')}</g>`,
  );
}

function lovedOne() {
  const chair = (x, s, shawl) =>
    `<g transform="translate(${x},0) scale(${s},1)">${lit('M-70,300 Q-66,286 -54,286 L-46,286 L-34,640 L-60,640 Z', colour.bark)}${lit('M46,286 L54,286 Q66,286 70,300 L60,640 L34,640 Z', colour.bark)}${lit('M-58,306 Q0,286 58,306 L58,338 Q0,320 -58,338 Z', darker(colour.bark, 0.05))}${lit('M-54,372 Q0,356 54,372 L54,396 Q0,380 -54,396 Z', darker(colour.bark, 0.05))}${shawl ? `${lit('M-76,296 Q-70,276 -40,280 Q0,272 42,280 Q72,276 78,298 L84,470 Q60,486 30,472 Q0,488 -34,472 Q-62,486 -82,470 Z', colour.ember)}${line('M-81,452 Q-60,468 -34,454 Q0,470 30,454 Q60,468 83,452', colour.glow, 6)}${line('M-30,300 L-34,440 M24,300 L28,440', darker(colour.ember, 0.3), 3, 'opacity=".45"')}` : ''}</g>`;
  const plate = (x, y, covered) =>
    `${cast(x, y + 6, 108, x < 600 ? -160 : 160, { ry: 20 })}${oval(x, y + 4, 118, 24, darker(colour.grey, 0.3))}${oval(x, y, 118, 23, colour.grey)}${oval(x, y, 98, 17, lighter(colour.grey, 0.5))}${covered ? `${vessel({ x, y: y + 4, tone: colour.mist, inside: 'none', squash: 0.15, profile: [92, 0, 84, 26, 58, 50, 20, 60, 10, 64] })}${oval(x, y - 66, 13, 9, colour.river)}` : `${path(`M${x - 62},${y} C${x - 50},${y - 44} ${x + 6},${y - 46} ${x + 20},${y} Z`, colour.paper)}${oval(x + 46, y - 2, 30, 9, colour.ember)}${vessel({ x: x + 46, y: y + 4, tone: colour.clay, inside: colour.dawn, profile: [20, 0, 30, 20] })}`}`;
  const table = `${lit('M150,512 L1050,512 L1110,612 L90,612 Z', colour.sand, { strength: 0.7 })}${line('M152,513 L1048,513', colour.paper, 4)}${path('M90,612 L1110,612 L1110,640 Q1060,656 1000,640 Q940,656 880,640 Q820,656 760,640 Q700,656 640,640 Q580,656 520,640 Q460,656 400,640 Q340,656 280,640 Q220,656 160,640 Q120,652 90,640 Z', darker(colour.sand, 0.14))}${line('M92,626 L1108,626', colour.ember, 4, 'opacity=".6"')}`;
  return frame(
    `${panel(0, 0, W, H, ramp(darker(colour.river, 0.5), colour.river))}${casement({ x: 440, y: 70, w: 320, h: 290, time: 'dusk', shutters: false, sun: null, tone: darker(colour.leaf, 0.2) })}${rect(0, 600, W, 80, darker(colour.bark, 0.45))}${halo({ x: 600, y: 470, r: 620, tone: colour.dawn, opacity: 0.5, squash: 0.5 })}${chair(250, 1, true)}${chair(960, 1, false)}${table}${plate(350, 558, false)}${plate(850, 558, true)}${glass(510, 566, 0.86)}${glass(690, 566, 0.86)}${pendant(600, 118, 0.9)}`,
    { from: 'left', tone: colour.dawn, wash: 0.1 },
  );
}

function talking() {
  const water = times(26, (at) => {
    const y = 322 + at * 7.4;
    const x = ((at * 271) % 1100) - 40;
    return line(
      `M${x},${y} l${60 + ((at * 53) % 120)},0`,
      at % 3 ? colour.paper : colour.dawn,
      2 + at * 0.09,
      'opacity=".5"',
    );
  });
  const boat = `${path('M770,338 C800,358 930,360 980,328 C960,336 940,340 900,341 C850,342 800,340 770,338 Z', colour.ink)}${path('M818,340 C820,310 880,306 890,340 Z', colour.bark)}${line('M930,340 L968,262', colour.ink, 4)}${path('M760,362 L980,362 L930,376 L810,376 Z', colour.ink, 'opacity=".14"')}`;
  const ledge = `${panel(0, 510, W, 70, stops(0, colour.glow, 0.5, colour.clay, 1, darker(colour.clay, 0.25)), { direction: 'across' })}${panel(0, 580, W, 95, ramp(darker(colour.clay, 0.35), darker(colour.bark, 0.25)))}${line('M0,511 L1200,511', colour.paper, 4, 'opacity=".7"')}${times(4, (at) => line(`M${180 + at * 300},582 l${at * 4 - 8},93`, colour.bark, 4, 'opacity=".6"'))}${line('M0,632 L1200,632', colour.bark, 4, 'opacity=".5"')}`;
  return frame(
    `${panel(0, 0, W, 300, stops(0, colour.mist, 0.55, colour.glow, 1, colour.dawn))}${halo({ x: 240, y: 226, r: 420, tone: colour.paper, opacity: 0.95 })}${oval(240, 226, 44, 44, colour.paper)}${bank(0, 296, 1200, colour.river, { high: 66, opacity: 0.55 })}${bank(420, 298, 780, colour.leaf, { high: 40, opacity: 0.5 })}${panel(0, 294, W, 230, stops(0, colour.glow, 0.3, colour.mist, 1, colour.river))}${path('M150,296 L330,296 L420,512 L80,512 Z', colour.paper, 'opacity=".3"')}${water}${boat}${ledge}${bhar(500, 560, 1.36)}${bhar(690, 552, 1.36)}`,
  );
}

function relapse() {
  const spokes = times(28, (at) => {
    const a = (at * Math.PI) / 14;
    return line(
      `M${Math.cos(a + (at % 2 ? 0.5 : -0.5)) * 16},${Math.sin(a + (at % 2 ? 0.5 : -0.5)) * 16} L${Math.cos(a) * 168},${Math.sin(a) * 168}`,
      colour.grey,
      2.4,
    );
  });
  const wheel = (x, y, s) =>
    `<g transform="translate(${x},${y}) scale(${s})"><circle r="186" fill="none" stroke="${colour.ink}" stroke-width="24"/><circle r="170" fill="none" stroke="${colour.mist}" stroke-width="9"/>${spokes}<circle r="20" fill="${colour.river}"/><circle r="8" fill="${colour.paper}"/></g>`;
  const tubes = `${line('M990,215 L808,235 L862,452 Z', colour.leaf, 13)}${line('M808,235 L612,440 M862,452 L622,474', colour.leaf, 16)}${line('M604,414 L628,492', colour.leaf, 20)}${line('M604,412 C596,360 580,330 552,246', colour.leaf, 13)}${line('M552,246 L552,232', colour.grey, 12)}${line('M862,452 L878,536', colour.grey, 10)}${line('M628,490 L640,530 C646,552 690,556 716,540', colour.grey, 11)}${line('M700,548 L736,530', colour.ink, 17)}`;
  const bike = `${wheel(990, 215, 0.74)}${tubes}${lit('M812,534 C850,516 920,520 962,544 C944,564 864,566 812,556 Z', colour.bark)}<circle cx="808" cy="235" r="42" fill="none" stroke="${colour.night}" stroke-width="10"/>${line('M812,193 L988,197 M812,277 L990,233', colour.ink, 4, 'stroke-dasharray="8 5"')}${line('M808,235 L770,168', colour.grey, 9)}${rect(744, 154, 50, 14, colour.ink, 'rx="6"')}`;
  const loose = `${cast(330, 566, 150, 420, { ry: 16, opacity: 0.3 })}${wheel(330, 394, 0.86)}`;
  const cloth = `${lit('M470,596 L770,586 L846,640 L430,652 Z', colour.sand)}${line('M452,640 L826,629', colour.ember, 5, 'opacity=".6"')}`;
  const spanner = `<g transform="translate(520,620) rotate(-4)">${line('M0,0 L122,0', colour.ink, 13, 'opacity=".18" transform="translate(4,6)"')}${line('M0,0 L122,0', colour.grey, 12)}<circle cx="-4" cy="0" r="17" fill="${colour.grey}"/><circle cx="-4" cy="0" r="8" fill="${colour.sand}"/><circle cx="128" cy="0" r="17" fill="${colour.grey}"/><path d="M126,-7 L148,-8 L148,8 L126,7 Z" fill="${colour.sand}"/></g>`;
  const driver = `<g transform="translate(670,612) rotate(7)">${line('M46,0 L106,0', colour.grey, 7)}<rect x="-6" y="-11" width="56" height="22" rx="10" fill="${colour.ember}"/></g>`;
  const patchTin = `${cast(610, 606, 24, 90, { ry: 8 })}${vessel({ x: 606, y: 606, tone: colour.river, inside: colour.mist, squash: 0.3, profile: [24, 0, 24, 20] })}`;
  return frame(
    `${wall(colour.clay)}${patch({ x: 180, y: 30, w: 330, h: 320, slant: 110, bars: [3, 3], opacity: 0.65 })}${times(4, (at) => line(`M${at * 330 - 40},${130 + at * 60} l130,0 m-60,34 l110,0`, darker(colour.clay, 0.18), 4, 'opacity=".45"'))}${top(540, darker(colour.sand, 0.14))}${cast(880, 564, 80, 300, { ry: 12 })}${loose}${bike}${cloth}${spanner}${patchTin}${driver}`,
  );
}

function rights() {
  const glasses = `<g transform="translate(640,400) rotate(-8)"><g transform="translate(12,16)" opacity=".2" fill="none" stroke="${colour.ink}" stroke-width="9"><rect x="0" y="0" width="130" height="92" rx="40"/><rect x="176" y="0" width="130" height="92" rx="40"/><path d="M130,36 q23,-22 46,0 M4,30 L34,-120 M302,30 L282,-124"/></g><g fill="${colour.paper}" fill-opacity=".4" stroke="${colour.bark}" stroke-width="10" stroke-linecap="round"><path fill="none" d="M6,26 C8,-40 20,-92 40,-124 q8,-10 16,0 M300,26 C298,-40 290,-92 272,-128 q-8,-10 -16,0"/><rect x="0" y="0" width="130" height="92" rx="40"/><rect x="176" y="0" width="130" height="92" rx="40"/><path fill="none" d="M130,36 q23,-22 46,0"/></g>${line('M30,30 l26,-14 M206,30 l26,-14', colour.paper, 7, 'opacity=".9"')}</g>`;
  const pen = `<g transform="translate(560,560) rotate(-28)"><rect x="8" y="14" width="240" height="20" rx="10" fill="${colour.ink}" opacity=".18"/><path d="M-34,10 L0,0 L0,20 Z" fill="${colour.dawn}"/><rect x="0" y="0" width="250" height="20" rx="6" fill="${colour.night}"/><rect x="132" y="0" width="12" height="20" fill="${colour.dawn}"/><rect x="168" y="-6" width="76" height="7" rx="3" fill="${colour.dawn}"/><rect x="4" y="3" width="124" height="5" rx="2" fill="${colour.mist}" opacity=".6"/></g>`;
  const stamp = `<g transform="translate(930,500) rotate(14)"><path d="M10,-40 L60,-44 L60,-16 L150,-24 Q196,-20 196,16 Q196,54 150,56 L60,46 L60,76 L10,76 Z" fill="${colour.ink}" opacity=".18"/>${lit('M56,-8 L110,-14 C124,-34 186,-34 188,8 C186,50 124,50 110,30 L56,24 Z', darker(colour.ember, 0.1), { strength: 0.6 })}${line('M120,-14 C136,-24 160,-22 170,-8', colour.glow, 7, 'opacity=".7"')}<rect x="14" y="-62" width="46" height="142" rx="7" fill="${colour.bark}"/><rect x="46" y="-62" width="14" height="142" rx="6" fill="${darker(colour.bark, 0.3)}"/><rect x="0" y="-58" width="15" height="134" rx="4" fill="${colour.night}"/></g>`;
  const pad = `<g transform="translate(900,120) rotate(5)"><rect x="14" y="14" width="210" height="140" rx="14" fill="${colour.ink}" opacity=".16"/><rect width="210" height="140" rx="14" fill="${colour.river}"/><rect x="16" y="16" width="178" height="108" rx="8" fill="${colour.night}"/><rect x="28" y="26" width="154" height="88" rx="6" fill="${darker(colour.river, 0.25)}"/></g>`;
  const mark = `<g transform="translate(480,500) rotate(-14)" fill="none" stroke="${colour.leaf}" stroke-width="6" opacity=".75"><circle r="46"/><circle r="34" stroke-width="3"/><path d="M-16,0 L-4,13 L18,-13" stroke-width="7" stroke-linecap="round"/></g>`;
  return frame(
    `${panel(0, 0, W, H, stops(0, lighter(colour.clay, 0.45), 0.6, colour.clay, 1, darker(colour.clay, 0.25)), { direction: 'across' })}${times(6, (at) => line(`M0,${60 + at * 112} C400,${50 + at * 112} 800,${76 + at * 112} 1200,${62 + at * 112}`, colour.bark, 2, 'opacity=".18"'))}${patch({ x: 40, y: -40, w: 560, h: 760, slant: 330, bars: [2, 4], opacity: 0.34 })}${sheet(150, 96, 430, 540, { turn: -7, lines: 9, tone: colour.sand })}${sheet(180, 76, 430, 540, { turn: -3, lines: 8 })}${mark}${pad}${glasses}${pen}${stamp}`,
  );
}

export const detailsA = {
  'what-happens-in-detox-detail': detox,
  'first-week-with-us-detail': firstWeek,
  'a-day-at-the-centre-detail': day,
  'when-someone-you-love-drinks-detail': lovedOne,
  'talking-to-someone-who-is-not-ready-detail': talking,
  'relapse-is-not-the-end-detail': relapse,
  'your-rights-in-treatment-detail': rights,
};
