import { blend, box, face, facing, flat, freshId, patch, place, wallOf } from './interior.mjs';
import { colour } from './palette.mjs';

const steel = blend(colour.grey, colour.paper, 0.35);
const steelDark = blend(colour.grey, colour.night, 0.3);

/** Flat small things, one hundred units high, foot at 0,0. Set them with `place(cam, point, metres, thing)`. */
export const things = {
  kettle: (fill = steel) =>
    `<path d="M-40 0 Q-58 -40 -30 -62 L30 -62 Q58 -40 40 0Z" fill="${fill}"/><path d="M36 -34 Q66 -40 70 -70 L80 -68 Q78 -22 38 -14Z" fill="${blend(fill, colour.night, 0.15)}"/><path d="M-26 -62 Q-30 -98 0 -98 Q30 -98 26 -62" fill="none" stroke="${blend(fill, colour.ink, 0.5)}" stroke-width="7"/><ellipse cx="0" cy="-63" rx="28" ry="7" fill="${blend(fill, colour.ink, 0.25)}"/><circle cx="0" cy="-70" r="6" fill="${colour.bark}"/><path d="M-34 -10 Q-46 -38 -26 -54" fill="none" stroke="${colour.paper}" stroke-width="6" opacity=".6"/>`,
  cup: (fill = colour.ember) =>
    `<path d="M-34 -100 L34 -100 L24 0 L-24 0Z" fill="${fill}"/><ellipse cx="0" cy="-98" rx="34" ry="11" fill="${blend(fill, colour.bark, 0.6)}"/><ellipse cx="0" cy="-96" rx="27" ry="7" fill="${colour.clay}"/>`,
  tumbler: () =>
    `<path d="M-30 -100 L30 -100 L24 0 L-24 0Z" fill="${steel}"/><ellipse cx="0" cy="-99" rx="30" ry="9" fill="${steelDark}"/><rect x="-17" y="-86" width="8" height="78" fill="${colour.paper}" opacity=".7"/>`,
  matka: (fill = colour.ember) =>
    `<path d="M0 0 C-62 0 -66 -62 -22 -76 L-22 -86 L22 -86 L22 -76 C66 -62 62 0 0 0Z" fill="${fill}"/><ellipse cx="0" cy="-88" rx="28" ry="8" fill="${blend(fill, colour.bark, 0.4)}"/><path d="M-38 -20 Q-46 -48 -22 -62" fill="none" stroke="${colour.dawn}" stroke-width="6" opacity=".7"/><path d="M-48 -42 Q0 -30 48 -42" fill="none" stroke="${blend(fill, colour.bark, 0.5)}" stroke-width="4"/>`,
  handi: (fill = steel) =>
    `<path d="M-62 -86 L62 -86 Q72 -30 46 0 L-46 0 Q-72 -30 -62 -86Z" fill="${fill}"/><ellipse cx="0" cy="-88" rx="70" ry="14" fill="${blend(fill, colour.night, 0.25)}"/><path d="M-50 -68 Q-56 -30 -40 -10" fill="none" stroke="${colour.paper}" stroke-width="8" opacity=".6"/>`,
  urn: () =>
    `<rect x="-26" y="-8" width="52" height="8" rx="3" fill="${steelDark}"/><rect x="-30" y="-82" width="60" height="76" rx="9" fill="${steel}"/><path d="M-30 -80 Q0 -100 30 -80Z" fill="${blend(steel, colour.river, 0.25)}"/><circle cx="0" cy="-95" r="5" fill="${colour.bark}"/><rect x="-22" y="-74" width="8" height="60" rx="4" fill="${colour.paper}" opacity=".8"/><path d="M30 -24 L44 -24 L44 -14" fill="none" stroke="${colour.bark}" stroke-width="6"/><rect x="38" y="-34" width="5" height="12" fill="${colour.bark}"/><path d="M-30 -62 h-9 v22 h9 M30 -62 h9 v22 h-9" fill="none" stroke="${steelDark}" stroke-width="5"/>`,
  plant: (fill = colour.leaf, pot = colour.ember) => {
    const leaf = (a, l, f) =>
      `<path d="M0 -30 Q${l * 0.3} -12 ${l} 0 Q${l * 0.4} 14 0 -24" transform="translate(0 -30) rotate(${a})" fill="${f}"/>`;
    const soft = blend(fill, colour.sage, 0.5);
    return `${[-150, -30, -120, -60, -95].map((a, i) => leaf(a, 62 - i * 2, i % 2 ? fill : soft)).join('')}<path d="M-26 -38 L26 -38 L18 0 L-18 0Z" fill="${pot}"/><rect x="-29" y="-44" width="58" height="10" rx="3" fill="${blend(pot, colour.bark, 0.25)}"/>`;
  },
  lamp: (shade = colour.dawn) =>
    `<rect x="-22" y="-5" width="44" height="5" rx="2" fill="${colour.bark}"/><rect x="-3" y="-56" width="6" height="54" fill="${colour.bark}"/><path d="M-20 -100 L20 -100 L36 -54 L-36 -54Z" fill="${shade}"/><path d="M-20 -100 L-6 -100 L-16 -54 L-36 -54Z" fill="${colour.glow}" opacity=".6"/>`,
  books: (a = colour.river, b = colour.ember, c = colour.leaf) =>
    `<rect x="-70" y="-30" width="140" height="30" rx="4" fill="${a}"/><rect x="-60" y="-62" width="126" height="32" rx="4" fill="${b}"/><rect x="-64" y="-92" width="116" height="30" rx="4" fill="${c}"/><path d="M70 -26 h-124 M66 -58 h-110 M52 -88 h-104" stroke="${colour.paper}" stroke-width="4" opacity=".6"/>`,
  openBook: () =>
    `<path d="M0 -20 Q-50 -60 -110 -34 L-120 0 Q-50 -24 0 0Z" fill="${colour.paper}"/><path d="M0 -20 Q50 -60 110 -34 L120 0 Q50 -24 0 0Z" fill="${blend(colour.paper, colour.sand, 0.7)}"/><path d="M-96 -26 Q-50 -44 -14 -22 M-100 -14 Q-50 -34 -14 -10" stroke="${colour.grey}" stroke-width="4" fill="none"/>`,
  bag: (fill = colour.river) =>
    `<path d="M-60 0 L-66 -60 Q0 -74 66 -60 L60 0Z" fill="${fill}"/><path d="M-30 -62 Q-30 -100 0 -100 Q30 -100 30 -62" fill="none" stroke="${blend(fill, colour.ink, 0.4)}" stroke-width="8"/><path d="M-64 -42 Q0 -54 64 -42" stroke="${colour.dawn}" stroke-width="6" fill="none"/>`,
  slippers: (fill = colour.bark) =>
    `<g fill="${fill}"><ellipse cx="-28" cy="-10" rx="22" ry="10"/><ellipse cx="26" cy="-12" rx="22" ry="10"/></g><path d="M-44 -14 Q-28 -44 -12 -14 M10 -16 Q26 -46 42 -16" fill="none" stroke="${colour.dawn}" stroke-width="8"/>`,
  thali: () =>
    `<ellipse cx="0" cy="-14" rx="100" ry="30" fill="${steelDark}"/><ellipse cx="0" cy="-18" rx="98" ry="29" fill="${steel}"/><ellipse cx="0" cy="-18" rx="84" ry="23" fill="${blend(steel, colour.paper, 0.4)}"/><path d="M-54 -20 Q-30 -64 6 -20Z" fill="${colour.paper}"/><ellipse cx="38" cy="-30" rx="26" ry="10" fill="${colour.dawn}"/><path d="M12 -30 h52 l-5 14 h-42Z" fill="${steelDark}"/><ellipse cx="44" cy="-7" rx="22" ry="6" fill="${colour.leaf}"/>`,
  plate: () =>
    `<ellipse cx="0" cy="-14" rx="100" ry="30" fill="${steelDark}"/><ellipse cx="0" cy="-18" rx="98" ry="29" fill="${steel}"/><ellipse cx="0" cy="-18" rx="80" ry="22" fill="${blend(steel, colour.paper, 0.5)}"/>`,
  net: () =>
    `<path d="M0 -100 L0 -70 M-30 -100 L0 -74 L30 -100" stroke="${colour.bark}" stroke-width="1.4" fill="none"/><path d="M0 -74 C-9 -62 -7 -58 -6 -54 C-22 -44 -24 -20 -11 -9 C-8 -5 -5 -2 -4 6 L5 6 C5 -2 9 -5 12 -9 C24 -20 22 -44 6 -54 C7 -58 9 -62 0 -74Z" fill="${blend(colour.paper, colour.mist, 0.3)}" opacity=".95"/><path d="M-7 -57 Q0 -52 7 -57 L7 -51 Q0 -46 -7 -51Z" fill="${colour.ember}"/><path d="M-3 -49 Q-17 -30 -7 -8 M0 -48 Q-3 -26 0 -4 M4 -49 Q17 -30 8 -8" stroke="${colour.mist}" stroke-width="1.6" fill="none"/>`,
  lotus: (fill = colour.dawn) =>
    `${[-64, -32, 0, 32, 64].map((a) => `<path d="M0 0 Q-24 -50 0 -96 Q24 -50 0 0Z" transform="rotate(${a})" fill="${blend(fill, colour.paper, Math.abs(a) / 130)}"/>`).join('')}`,
};

/** Thin rising steam above a point of the picture; `phase` (0–1) moves it for a film. */
export function steam(x, y, size = 1, phase = 0, opacity = 0.55) {
  return [0, 0.34, 0.67]
    .map((offset, i) => {
      const t = (phase + offset) % 1;
      const rise = 70 * size * t;
      const sway = Math.sin((t + offset) * Math.PI * 2) * 10 * size;
      const fade = Math.sin(t * Math.PI) * opacity;
      const px = x + (i - 1) * 13 * size + sway;
      return `<path d="M${px} ${y - rise} q${-12 * size} ${-16 * size} 0 ${-32 * size} t0 ${-32 * size}" fill="none" stroke="${colour.paper}" stroke-width="${7 * size}" stroke-linecap="round" opacity="${fade.toFixed(3)}"/>`;
    })
    .join('');
}

/** A ceiling fan hanging from the beams. */
export function fan(cam, { x = 0, y = 2.6, z = 3, r = 0.65, fill = colour.paper, angle = 0.4 } = {}) {
  let out = box(cam, { x: x - 0.02, y, z: z - 0.02, w: 0.04, h: 0.6, d: 0.04, fill: colour.bark, round: 1 });
  for (let i = 0; i < 3; i += 1) {
    const a = angle + (i * Math.PI * 2) / 3;
    const [cx, cz] = [Math.cos(a), Math.sin(a)];
    const side = [-cz * 0.09, cx * 0.09];
    const tip = (k, wide) => [x + cx * k + side[0] * wide, y, z + cz * k + side[1] * wide];
    out += face(
      cam,
      [tip(0.1, 0.6), tip(r, 1), tip(r, -1), tip(0.1, -0.6)],
      blend(fill, colour.mist, 0.3 + i * 0.12),
      { round: 3 },
    );
  }
  return (
    out +
    box(cam, {
      x: x - 0.1,
      y: y - 0.06,
      z: z - 0.1,
      w: 0.2,
      h: 0.12,
      d: 0.2,
      fill: blend(fill, colour.clay, 0.3),
      round: 4,
    })
  );
}

/** A hanging lamp; light it with lampGlow around cam.p(x, y, z). */
export function pendant(cam, { x = 0, y = 2.1, z = 3, top = 3.2, shade = colour.leaf }) {
  const cord = box(cam, { x: x - 0.008, y, z, w: 0.016, h: top - y, d: 0.016, fill: colour.ink, round: 0 });
  return (
    cord +
    place(
      cam,
      [x, y, z],
      0.22,
      `<circle cx="0" cy="2" r="22" fill="${colour.glow}"/><path d="M-14 -60 L14 -60 Q26 -20 70 0 L-70 0 Q-26 -20 -14 -60Z" fill="${shade}"/><path d="M-70 0 h140 v7 h-140Z" fill="${blend(shade, colour.ink, 0.3)}"/>`,
    )
  );
}

/** A woven mat or rug with striped ends. */
export function rug(cam, { x, z, w, d, y = 0.01, fill = colour.ember, stripe = colour.sand }) {
  const q = (a, b, c, e, f) => face(cam, flat(y, [a, a + c], [b, b + e]), f, { round: 2 });
  const ends = [0.06, 0.84].map(
    (k) =>
      q(x + 0.04, z + d * k, w - 0.08, d * 0.045, stripe) +
      q(x + 0.04, z + d * (k + 0.065), w - 0.08, d * 0.03, blend(fill, colour.night, 0.4)),
  );
  return q(x, z, w, d, fill) + ends.join('');
}

/** Open shelves with books or folded cloth. `random` is a dice from render.mjs. */
export function shelf(
  cam,
  {
    x,
    y = 0,
    z,
    w = 1.4,
    h = 1.8,
    d = 0.32,
    rows = 4,
    holds = 'books',
    random,
    fill = blend(colour.bark, colour.clay, 0.3),
    lit = 'left',
  },
) {
  const inks = [
    colour.river,
    colour.ember,
    colour.leaf,
    colour.dawn,
    colour.night,
    colour.sage,
    colour.clay,
    colour.paper,
  ];
  const q = (ax, ay, aw, ah, f, o) => face(cam, facing(z, [ax, ax + aw], [ay, ay + ah]), f, o);
  let out = box(cam, { x, y, z, w, h, d, fill, lit });
  const gap = (h - 0.06) / rows;
  for (let row = 0; row < rows; row += 1) {
    const base = y + 0.05 + row * gap;
    out += q(x + 0.05, base, w - 0.1, gap - 0.05, blend(fill, colour.ink, 0.42));
    if (holds === 'cloth') {
      for (let cx = x + 0.1; cx < x + w - 0.35; cx += 0.38) {
        for (let k = 0; k < 3; k += 1)
          out += q(cx, base + k * 0.085, 0.3, 0.075, inks[Math.floor(random() * 5) + (k % 2)], { round: 4 });
      }
      continue;
    }
    for (let cx = x + 0.08; cx < x + w - 0.14; ) {
      const bw = 0.035 + random() * 0.045;
      if (random() < 0.1) {
        cx += 0.16;
        continue;
      }
      const bh = (gap - 0.05) * (0.6 + random() * 0.3);
      const ink = inks[Math.floor(random() * inks.length)];
      out += q(cx, base, bw, bh, ink) + q(cx, base + bh * 0.72, bw, 0.02, blend(ink, colour.paper, 0.5));
      cx += bw + 0.008;
    }
  }
  return out;
}

/** A framed picture on a wall: a small river landscape, a leaf or a mirror. */
export function frameOn(
  cam,
  room,
  { side = 'back', u, v, w = 0.7, h = 0.5, kind = 'river', frame = colour.bark },
) {
  const on = wallOf(room, side);
  const inner = (a, b, c, e, f, o) => patch(cam, on, [u + w * a, v + h * b, w * c, h * e], f, o);
  let out = patch(cam, on, [u - 0.05, v - 0.05, w + 0.1, h + 0.1], frame, { round: 3 });
  if (kind === 'mirror') {
    const [x1, y1] = cam.p(...on(u + w * 0.2, v + h * 0.15));
    const [x2, y2] = cam.p(...on(u + w * 0.7, v + h * 0.85));
    return `${out}${inner(0, 0, 1, 1, blend(colour.mist, colour.paper, 0.45))}<path d="M${x1} ${y1} L${x2} ${y2}" stroke="${colour.paper}" stroke-width="${cam.s(on(u, v)[2]) * 0.06}" opacity=".7"/>`;
  }
  if (kind === 'board') return `${out}${inner(0, 0, 1, 1, blend(colour.leaf, colour.ink, 0.45))}`;
  if (kind === 'notes') {
    const inks = [colour.paper, colour.glow, colour.pale, colour.dawn, colour.paper, colour.mist];
    return `${out}${inner(0, 0, 1, 1, colour.clay)}${inks.map((ink, i) => inner(0.06 + (i % 3) * 0.32, i < 3 ? 0.54 : 0.1, 0.24, 0.36, ink, { round: 1 })).join('')}`;
  }
  out +=
    inner(0, 0, 1, 1, colour.glow) +
    inner(0, 0, 1, 0.42, colour.mist) +
    inner(0, 0.38, 1, 0.12, colour.sage) +
    inner(0.1, 0.1, 0.6, 0.04, colour.paper);
  const [sx, sy] = cam.p(...on(u + w * 0.68, v + h * 0.72));
  return `${out}<circle cx="${sx}" cy="${sy}" r="${cam.s(on(u, v)[2]) * h * 0.11}" fill="${colour.ember}"/>`;
}

/** Keeps a drawing inside a four-cornered piece of the picture. */
export function within(cornerPoints, art) {
  const id = freshId('c');
  return `<defs><clipPath id="${id}"><polygon points="${cornerPoints.map((q) => q.join(',')).join(' ')}"/></clipPath></defs><g clip-path="url(#${id})">${art}</g>`;
}
