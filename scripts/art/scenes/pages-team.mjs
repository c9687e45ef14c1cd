import { potPlant } from '../kit/nature.mjs';
import { colour } from '../kit/palette.mjs';
import { svg } from '../kit/render.mjs';
import { darker, gradient, grain, halo, lighter, line, mix, oval, path, times } from '../kit/tone.mjs';
import { roomFront, sunPatch, viewWindow, wallShelf } from './pages-room.mjs';

const tint = (tone) =>
  gradient(
    [
      [0, lighter(tone, 0.34)],
      [0.5, tone],
      [1, darker(tone, 0.22)],
    ],
    'across',
  );

/** Plain face: only a breath of brow, nose and mouth. The light comes from the left. */
function face({ skin, cx = 450, cy = 390, rx = 112, ry = 142, spectacles, beard }) {
  const shade = tint(skin);
  const soft = darker(skin, 0.32);
  const jaw = `M${cx - rx},${cy - 30} C${cx - rx},${cy + 60} ${cx - 62},${cy + ry} ${cx},${cy + ry} C${cx + 62},${cy + ry} ${cx + rx},${cy + 60} ${cx + rx},${cy - 30} C${cx + rx},${cy - ry - 20} ${cx - rx},${cy - ry - 20} ${cx - rx},${cy - 30} Z`;
  const ears = [-1, 1]
    .map((side) =>
      oval(cx + side * (rx + 2), cy + 8, 17, 30, side < 0 ? lighter(skin, 0.2) : darker(skin, 0.24)),
    )
    .join('');
  const glass = spectacles
    ? `${[-46, 46].map((dx) => `<rect x="${cx + dx - 36}" y="${cy - 30}" width="72" height="54" rx="24" fill="${colour.paper}" fill-opacity=".16" stroke="${colour.ink}" stroke-width="5"/>`).join('')}${line(`M${cx - 10},${cy - 8} q10,-9 20,0 M${cx - 82},${cy - 12} L${cx - rx - 4},${cy - 18} M${cx + 82},${cy - 12} L${cx + rx + 4},${cy - 18}`, colour.ink, 5)}`
    : '';
  const features = `<g opacity=".62">${line(`M${cx - 74},${cy - 40} q26,-16 52,-4 M${cx + 22},${cy - 44} q26,-12 52,4`, darker(soft, 0.45), 6)}${[-44, 46].map((dx) => `${oval(cx + dx, cy + 1, 7.5, 8.5, darker(soft, 0.75))}${line(`M${cx + dx - 19},${cy - 3} q19,-15 38,1`, darker(soft, 0.5), 4.5)}`).join('')}${line(`M${cx + 3},${cy - 6} q14,34 8,46 q-8,8 -20,3`, soft, 5)}${line(`M${cx - 34},${cy + 80} q34,21 68,0`, darker(soft, 0.2), 6)}</g>`;
  const cheek = path(
    `M${cx + 40},${cy + ry - 14} C${cx + 84},${cy + 70} ${cx + rx},${cy + 40} ${cx + rx},${cy - 40} C${cx + 92},${cy + 10} ${cx + 84},${cy + 70} ${cx + 40},${cy + ry - 14} Z`,
    soft,
    'opacity=".28"',
  );
  return `${shade.defs}${ears}${path(jaw, shade.fill)}${cheek}${beard ?? ''}${features}${glass}`;
}

const neck = (skin, cy = 390) => {
  const shade = tint(darker(skin, 0.1));
  return `${shade.defs}${path(`M392,${cy + 90} C396,${cy + 160} 390,${cy + 190} 350,${cy + 220} Q450,${cy + 300} 550,${cy + 220} C510,${cy + 190} 504,${cy + 160} 508,${cy + 90} Z`, shade.fill)}${path(`M394,${cy + 116} Q450,${cy + 178} 506,${cy + 116} L506,${cy + 150} Q450,${cy + 206} 396,${cy + 152} Z`, darker(skin, 0.4), 'opacity=".45"')}`;
};

const body = (fill, slope = 0) =>
  path(
    `M362,604 C300,632 208,650 172,${700 + slope} C138,750 120,860 112,1000 L788,1000 C780,860 762,750 728,${700 + slope} C692,650 600,632 538,604 Q450,${664} 362,604 Z`,
    fill,
  );

/** A counsellor of about fifty in a saree, hair in a low bun with some grey. */
function senior() {
  const skin = colour.skin[1];
  const blouse = tint(mix(colour.leaf, colour.night, 0.2));
  const saree = tint(mix(colour.ember, colour.bark, 0.08));
  const hair = mix(colour.hair, colour.grey, 0.12);
  const streaks = `<g opacity=".6">${line('M440,246 C380,262 346,310 338,366 M462,246 C520,262 552,310 562,366 M428,252 C390,270 366,300 352,336', colour.grey, 5)}</g>`;
  return `${oval(540, 486, 58, 54, hair)}${blouse.defs}${saree.defs}${body(blouse.fill)}${neck(skin)}
  ${path('M560,612 C610,634 690,652 728,700 C762,750 780,860 788,1000 L168,1000 C220,900 340,830 430,760 C500,706 540,660 560,612 Z', saree.fill)}${line('M556,618 C536,668 496,714 424,766 C336,830 220,900 170,996', colour.glow, 17)}${line('M578,628 C556,684 512,732 442,784 C356,846 246,916 204,996', colour.dawn, 5)}${times(3, (at) => line(`M${620 + at * 44},${662 + at * 18} C${600 + at * 50},780 ${600 + at * 54},900 ${616 + at * 50},1000`, darker(colour.ember, 0.3), 5, 'opacity=".35"'))}
  ${face({ skin, spectacles: true })}${path('M334,400 C316,250 390,216 450,216 C510,216 584,250 566,400 C560,330 520,276 452,270 C384,276 342,330 334,400 Z', hair)}${streaks}${oval(450, 330, 9, 9, colour.ember)}${line('M350,596 q100,104 200,0', colour.dawn, 5, 'opacity=".9"')}${[334, 566].map((x) => oval(x, 436, 7, 8, colour.dawn)).join('')}`;
}

/** The lead counsellor, a man of about forty-five in a kurta, short beard. */
function lead() {
  const skin = colour.skin[0];
  const kurta = tint(mix(colour.river, colour.mist, 0.12));
  const beard =
    path(
      'M340,404 C340,500 392,540 450,540 C508,540 560,500 560,404 C556,450 530,470 506,462 Q450,442 394,462 C370,470 344,450 340,404 Z',
      mix(colour.hair, colour.grey, 0.16),
      'opacity=".92"',
    ) + path('M412,474 Q450,462 488,474 Q450,500 412,474 Z', darker(skin, 0.1), 'opacity=".8"');
  return `${kurta.defs}${body(kurta.fill, -14)}${neck(skin)}${path('M352,590 C372,640 410,676 450,694 C490,676 528,640 548,590 L566,610 C548,664 500,712 454,728 L446,728 C400,712 352,664 334,610 Z', mix(colour.river, colour.night, 0.35))}${line('M450,728 V940', darker(colour.river, 0.4), 5)}${[770, 832, 894].map((y) => oval(462, y, 6, 6, colour.glow)).join('')}${line('M664,740 C640,820 640,920 652,1000', darker(colour.river, 0.35), 6, 'opacity=".5"')}${line('M236,740 C260,820 260,920 248,1000', darker(colour.river, 0.35), 6, 'opacity=".4"')}
  ${face({ skin, beard, rx: 114, ry: 148 })}${path('M334,378 C318,240 380,196 462,202 C552,206 584,260 566,380 C562,340 548,310 528,296 C470,310 400,296 374,286 C350,304 340,336 334,378 Z', colour.hair)}${path('M334,372 q6,-36 16,-54 l6,60 q-10,14 -16,30 Z M566,372 q-6,-36 -16,-54 l-6,60 q10,14 16,30 Z', mix(colour.hair, colour.grey, 0.35))}`;
}

/** A co-counsellor of about thirty in salwar kameez, plait over the shoulder. */
function young() {
  const skin = colour.skin[3];
  const kameez = tint(colour.leaf);
  const scarf = tint(colour.dawn);
  const plait = `${times(8, (at) => oval(580 + Math.sin(at * 0.5) * 14, 540 + at * 44, 36 - at * 1.8, 30, at % 2 ? colour.hair : lighter(colour.hair, 0.1)))}${line('M572,866 h40', colour.ember, 12)}${path('M574,872 q16,60 4,84 q30,-20 34,-84 Z', colour.hair)}`;
  return `${path('M330,420 C316,520 330,560 360,590 L540,590 C580,560 590,500 570,420 Z', colour.hair)}${kameez.defs}${scarf.defs}${body(kameez.fill, 6)}${neck(skin)}${times(7, (at) => oval(372 + at * 26, 640 + Math.sin((at / 6) * Math.PI) * 34, 5, 5, colour.glow))}${path('M196,672 C240,650 300,632 346,610 C356,700 400,760 452,776 C504,760 546,700 556,610 C600,632 660,650 704,672 C690,760 560,862 452,866 C340,862 212,760 196,672 Z', scarf.fill)}${line('M214,692 C250,772 352,842 452,846 C552,842 650,772 686,692 M262,668 C300,740 380,800 452,806 C524,800 602,740 640,668', mix(colour.ember, colour.dawn, 0.4), 5, 'opacity=".7"')}${path('M196,672 C168,760 170,900 176,1000 L262,1000 C250,880 250,780 286,720 Z', scarf.fill)}
  ${face({ skin, rx: 106, ry: 138 })}${path('M338,420 C312,240 396,208 452,210 C510,208 590,240 564,420 C560,350 520,300 436,262 C420,310 360,340 338,420 Z', colour.hair)}${plait}${[340, 558].map((x) => `${oval(x, 440, 5, 5, colour.dawn)}${oval(x, 454, 8, 9, colour.dawn)}`).join('')}`;
}

const rooms = {
  1: () =>
    `${roomFront({ width: 900, height: 1000, floorY: 1100, wall: mix(colour.sand, colour.dawn, 0.35), dado: colour.sage, dadoHeight: 420, light: 'left' })}${viewWindow({ x: 40, y: 120, width: 230, height: 470, view: 'river', panes: 1, shutters: 0 })}${sunPatch(
      [
        [300, 80],
        [560, 0],
        [900, 0],
        [900, 500],
        [560, 700],
      ],
      0.28,
    )}${potPlant({ x: 800, y: 1010, height: 460, kind: 'fern', pot: colour.river })}`,
  2: () =>
    `${roomFront({ width: 900, height: 1000, floorY: 1100, wall: mix(colour.glow, colour.clay, 0.2), dado: mix(colour.ember, colour.bark, 0.2), dadoHeight: 380, light: 'left' })}${halo({ x: 200, y: 300, r: 500, tone: colour.paper, opacity: 0.6 })}${wallShelf({ x: 560, y: 250, width: 360, seed: 4, tall: 110 })}${wallShelf({ x: 600, y: 450, width: 320, seed: 11, tall: 110 })}${wallShelf({ x: -20, y: 250, width: 280, seed: 15, tall: 110 })}${wallShelf({ x: -20, y: 450, width: 250, seed: 23, tall: 110 })}`,
  3: () =>
    `${roomFront({ width: 900, height: 1000, floorY: 1100, wall: mix(colour.glow, colour.dawn, 0.35), dado: mix(colour.river, colour.mist, 0.3), dadoHeight: 360, light: 'left' })}${viewWindow({ x: 600, y: 110, width: 250, height: 470, view: 'garden', panes: 1, shutters: 60 })}${sunPatch(
      [
        [0, 120],
        [330, 0],
        [620, 0],
        [230, 640],
        [0, 640],
      ],
      0.3,
    )}${potPlant({ x: 120, y: 1000, height: 420, kind: 'money', pot: colour.ember })}`,
};

/** Half portrait of one of the three people of the team, 900x1000. */
export function portrait(which) {
  const person = { 1: senior, 2: lead, 3: young }[which];
  const drawn = `${rooms[which]()}${halo({ x: 450, y: 430, r: 430, tone: colour.glow, opacity: 0.45 })}<g transform="translate(0,20)">${person()}</g>${grain(900, 1000, 0.05)}`;
  return { width: 900, height: 1000, markup: svg({ width: 900, height: 1000, body: drawn }) };
}
export const one = () => portrait(1);
export const two = () => portrait(2);
export const three = () => portrait(3);
