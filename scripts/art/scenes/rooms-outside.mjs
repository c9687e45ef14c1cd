import { blend, box, face, flat, gradient, place } from '../kit/interior.mjs';
import { things } from '../kit/interior-things.mjs';
import { colour } from '../kit/palette.mjs';
import { ferry as boat } from '../kit/town.mjs';

/** The river at dawn with its far bank, filling x, y, w, h of a picture. `ferry` is the boat's place along it (0–1). */
export function riverView(x, y, w, h, { ferry = 0.6, sun = 0.35, line = 0.55 } = {}) {
  const sky = gradient([
    [0, blend(colour.river, colour.mist, 0.5)],
    [0.35, colour.mist],
    [0.7, colour.glow],
    [1, colour.dawn],
  ]);
  const water = gradient([
    [0, colour.dawn],
    [0.25, blend(colour.mist, colour.dawn, 0.3)],
    [1, colour.river],
  ]);
  const bank = y + h * line;
  let out = `${sky.defs}${water.defs}<rect x="${x}" y="${y}" width="${w}" height="${h * line}" fill="${sky.fill}"/>`;
  out += `<circle cx="${x + w * sun}" cy="${bank - h * 0.07}" r="${h * 0.055}" fill="${colour.paper}"/>`;
  for (let i = 0; i <= 9; i += 1) {
    const r = h * (0.02 + ((i * 53) % 7) * 0.006);
    out += `<ellipse cx="${x + (w * i) / 9}" cy="${bank - r * 0.3}" rx="${w * 0.075}" ry="${r}" fill="${blend(colour.leaf, colour.mist, 0.5)}"/>`;
  }
  out += `<rect x="${x}" y="${bank}" width="${w}" height="${h * (1 - line)}" fill="${water.fill}"/>`;
  for (let i = 0; i < 6; i += 1) {
    out += `<rect x="${x + w * (sun - 0.12 + (i % 3) * 0.05)}" y="${bank + h * (0.02 + i * 0.03)}" width="${w * (0.24 - (i % 2) * 0.08)}" height="${h * 0.006}" rx="2" fill="${colour.paper}" opacity="0.55"/>`;
  }
  out += boat({ x: x + w * ferry, y: bank + h * 0.07, width: Math.min(w * 0.22, h * 0.5) });
  return out;
}

/** What one sees through an open balcony door: railing, plants, a cane chair, the river. */
export function balconyView(cam) {
  const [x1, y2] = cam.p(-0.75, 0, 4.2);
  const [x2, y1] = cam.p(0.75, 2.3, 4.2);
  const bounds = `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
  const floor = face(cam, flat(0, [-1, 1], [4.2, 5.4]), blend(colour.clay, colour.dawn, 0.5));
  let rail = box(cam, {
    x: -1,
    y: 0.95,
    z: 5.35,
    w: 2,
    h: 0.07,
    d: 0.07,
    fill: blend(colour.leaf, colour.ink, 0.4),
  });
  rail += box(cam, {
    x: -1,
    y: 0.12,
    z: 5.35,
    w: 2,
    h: 0.04,
    d: 0.05,
    fill: blend(colour.leaf, colour.ink, 0.4),
  });
  for (let x = -0.95; x < 1; x += 0.13)
    rail += box(cam, {
      x,
      y: 0.12,
      z: 5.37,
      w: 0.025,
      h: 0.85,
      d: 0.025,
      fill: blend(colour.leaf, colour.ink, 0.4),
      round: 0,
    });
  const plants =
    place(cam, [-0.6, 0, 5], 0.75, things.plant()) +
    place(cam, [0.62, 0, 5.05], 0.6, things.plant(colour.leaf, colour.river)) +
    place(cam, [0.35, 0, 4.85], 0.38, things.plant(colour.sage));
  return `<clipPath id="balcony-view"><path d="${bounds}"/></clipPath><path d="${bounds}" fill="${colour.bark}" stroke="${blend(colour.bark, colour.clay, 0.3)}" stroke-width="40"/><g clip-path="url(#balcony-view)">${riverView(x1, y1, x2 - x1, (y2 - y1) * 0.95, { ferry: 0.68, sun: 0.3, line: 0.47 })}${floor}${rail}${plants}</g>`;
}

/** One storey of a veranda: round arches with doors and windows in their shade. */
export function arcade(x, y, w, h, bays, tone) {
  const step = w / bays;
  let out = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${tone}"/>`;
  const deep = gradient([
    [0, blend(tone, colour.night, 0.55)],
    [1, blend(tone, colour.bark, 0.45)],
  ]);
  out += deep.defs;
  for (let i = 0; i < bays; i += 1) {
    const [ax, aw] = [x + step * (i + 0.16), step * 0.68];
    const top = y + h * 0.3;
    out += `<path d="M${ax} ${y + h} V${top} A${aw / 2} ${aw / 2.3} 0 0 1 ${ax + aw} ${top} V${y + h}Z" fill="${deep.fill}"/>`;
    out +=
      i % 2
        ? `<rect x="${ax + aw * 0.28}" y="${top + h * 0.1}" width="${aw * 0.44}" height="${h * 0.6}" fill="${blend(colour.leaf, colour.night, 0.3)}"/>`
        : `<rect x="${ax + aw * 0.25}" y="${top + h * 0.12}" width="${aw * 0.5}" height="${h * 0.34}" fill="${colour.dawn}" opacity="0.75"/><path d="M${ax + aw * 0.5} ${top + h * 0.12} v${h * 0.34}" stroke="${colour.bark}" stroke-width="4"/>`;
    out += `<rect x="${ax - step * 0.03}" y="${top - 3}" width="${step * 0.06}" height="8" fill="${blend(tone, colour.bark, 0.3)}"/>`;
  }
  return out;
}
