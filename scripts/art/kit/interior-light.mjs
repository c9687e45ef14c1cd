import { blend, face, freshId, gradient, patch, points, wallOf } from './interior.mjs';
import { colour } from './palette.mjs';

/** What lies outside: a sky with the river and a line of trees (x, y, w, h are the pixels it fills). */
function outlook(x, y, w, h, time) {
  const skies = {
    dawn: [
      [0, colour.mist],
      [0.4, colour.glow],
      [0.75, colour.dawn],
      [1, colour.ember],
    ],
    day: [
      [0, colour.mist],
      [1, colour.pale],
    ],
    night: [
      [0, colour.ink],
      [0.7, colour.night],
      [1, colour.river],
    ],
  };
  const sky = gradient(skies[time]);
  const dark = time === 'night';
  const far = dark ? blend(colour.night, colour.ink, 0.6) : blend(colour.leaf, colour.mist, 0.35);
  const sun = dark
    ? `<circle cx="${x + w * 0.62}" cy="${y + h * 0.2}" r="${h * 0.05}" fill="${colour.glow}"/>`
    : `<circle cx="${x + w * 0.6}" cy="${y + h * 0.58}" r="${h * 0.09}" fill="${time === 'day' ? colour.paper : colour.paper}" opacity="0.9"/>`;
  let trees = '';
  for (let i = 0; i <= 6; i += 1) {
    const r = h * (0.06 + ((i * 37) % 5) * 0.016);
    trees += `<ellipse cx="${x + (w * i) / 6}" cy="${y + h * 0.72}" rx="${r * 1.7}" ry="${r}" fill="${far}"/>`;
  }
  const water = dark ? colour.river : blend(colour.river, colour.mist, time === 'dawn' ? 0.45 : 0.3);
  return `${sky.defs}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky.fill}"/>${sun}${trees}<rect x="${x}" y="${y + h * 0.73}" width="${w}" height="${h * 0.3}" fill="${water}"/><rect x="${x}" y="${y + h * 0.8}" width="${w}" height="${h * 0.02}" fill="${colour.glow}" opacity="0.4"/>`;
}

function louvredLeaf(cam, on, [u, v, w, h], shade) {
  let out = patch(cam, on, [u, v, w, h], shade, { round: 2 });
  for (let row = 0; row < 9; row += 1) {
    if (row === 4) continue;
    out += patch(
      cam,
      on,
      [u + w * 0.16, v + h * (0.06 + row * 0.101), w * 0.68, h * 0.05],
      blend(shade, colour.ink, 0.32),
    );
  }
  return out;
}

function curtainPair(cam, on, { u, v, w, h, shade }) {
  let out = patch(cam, on, [u - 0.3, v + h + 0.1, w + 0.6, 0.05], colour.bark);
  for (const [from, width] of [
    [u - 0.24, w * 0.28 + 0.2],
    [u + w * 0.72 + 0.04, w * 0.28 + 0.2],
  ]) {
    out += patch(cam, on, [from, v - 0.35, width, h + 0.45], shade, { round: 2 });
    for (let i = 1; i < 4; i += 1) {
      out += patch(
        cam,
        on,
        [from + (width * i) / 4, v - 0.35, 0.03, h + 0.42],
        blend(shade, colour.night, 0.22),
        { opacity: 0.6 },
      );
    }
  }
  return out;
}

/**
 * A window on a wall: opening with a view, a frame, upright bars, shutter leaves folded back or curtains.
 * u, v is its lower corner on the wall, w, h its size in metres.
 */
export function windowOn(
  cam,
  room,
  {
    side = 'left',
    u,
    v = 0.95,
    w = 1.2,
    h = 1.5,
    time = 'dawn',
    shutters = true,
    curtains,
    bars = true,
    sill = true,
    shade = colour.leaf,
  },
) {
  const on = wallOf(room, side);
  const corners = [on(u, v), on(u + w, v), on(u + w, v + h), on(u, v + h)];
  const screen = corners.map((q) => cam.p(...q));
  const xs = screen.map(([px]) => px);
  const ys = screen.map(([, py]) => py);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const id = freshId('w');
  let out = patch(cam, on, [u - 0.09, v - 0.07, w + 0.18, h + 0.16], blend(colour.paper, colour.clay, 0.35), {
    round: 2,
  });
  out += `<defs><clipPath id="${id}"><polygon points="${points(screen)}"/></clipPath></defs><g clip-path="url(#${id})">${outlook(x0, y0, Math.max(...xs) - x0, Math.max(...ys) - y0, time)}</g>`;
  if (bars) {
    const count = Math.round(w / 0.2);
    for (let i = 1; i < count; i += 1)
      out += patch(cam, on, [u + (w * i) / count - 0.012, v, 0.024, h], blend(colour.leaf, colour.ink, 0.45));
    out += patch(cam, on, [u, v + h * 0.66, w, 0.04], blend(colour.leaf, colour.ink, 0.3));
  }
  if (shutters) {
    const leaf = w * 0.46;
    out += louvredLeaf(cam, on, [u - 0.12 - leaf, v - 0.03, leaf, h + 0.06], shade);
    out += louvredLeaf(cam, on, [u + w + 0.12, v - 0.03, leaf, h + 0.06], blend(shade, colour.night, 0.12));
  }
  if (sill)
    out += patch(cam, on, [u - 0.14, v - 0.12, w + 0.28, 0.09], blend(colour.paper, colour.bark, 0.3), {
      round: 2,
    });
  if (curtains) out += curtainPair(cam, on, { u, v, w, h, shade: curtains });
  return { art: out, corners };
}

/** Where light through an opening falls: on the floor, or on the plane x = … or z = …. */
function cast(corners, [dx, dy, dz], target) {
  return corners.map(([x, y, z]) => {
    const t =
      target.x !== undefined ? (target.x - x) / dx : target.z !== undefined ? (target.z - z) / dz : y / -dy;
    return [x + dx * t, y + dy * t, Math.max(z + dz * t, 0.6)];
  });
}

function hull(list) {
  const sorted = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (source) => {
    const out = [];
    for (const q of source) {
      while (out.length > 1) {
        const [[ax, ay], [bx, by]] = [out[out.length - 2], out[out.length - 1]];
        if ((bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax) > 0) break;
        out.pop();
      }
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The patch of morning sun a window throws, and the faint shaft of air between. */
export function sunlight(
  cam,
  corners,
  { dir = [1, -0.75, -0.25], target = {}, strength = 0.5, shaft = 0.1 } = {},
) {
  const spot = cast(corners, dir, target);
  const mid = (a, b, t) => a.map((value, i) => value + (b[i] - value) * t);
  let out = '';
  const panes = 3;
  for (let i = 0; i < panes; i += 1) {
    const [from, to] = [i / panes + 0.02, (i + 1) / panes - 0.02];
    out += face(
      cam,
      [
        mid(spot[0], spot[1], from),
        mid(spot[0], spot[1], to),
        mid(spot[3], spot[2], to),
        mid(spot[3], spot[2], from),
      ],
      colour.glow,
      { opacity: strength, round: 1 },
    );
  }
  const air = gradient(
    [
      [0, colour.glow, 1],
      [1, colour.dawn, 0.2],
    ],
    [0, 0, 1, 0.6],
  );
  const around = hull([...corners, ...spot].map((q) => cam.p(...q)));
  const soft = freshId('soft');
  const beam = shaft
    ? `${air.defs}<defs><filter id="${soft}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs><polygon points="${points(around)}" fill="${air.fill}" opacity="${shaft}" filter="url(#${soft})"/>`
    : '';
  return { floor: out, air: beam };
}

/** A round warm pool of lamp light around a point of the picture. */
export function lampGlow(x, y, radius, strength = 0.6) {
  const pool = gradient(
    [
      [0, colour.glow, strength],
      [0.4, colour.dawn, strength * 0.45],
      [1, colour.dawn, 0],
    ],
    [0.5, 0.5, 0.5],
    'radial',
  );
  return `${pool.defs}<circle cx="${x}" cy="${y}" r="${radius}" fill="${pool.fill}"/>`;
}

/** A doorway in a wall: the opening shows the light of the next room or the yard. */
export function doorway(
  cam,
  room,
  { side = 'back', u, w = 1, h = 2.15, open = colour.glow, leaf = colour.leaf, arch = false },
) {
  const on = wallOf(room, side);
  const way = gradient([
    [0, blend(open, colour.paper, 0.4)],
    [1, blend(open, colour.dawn, 0.6)],
  ]);
  let out = patch(cam, on, [u - 0.1, 0, w + 0.2, h + 0.1], blend(colour.bark, colour.clay, 0.3), {
    round: 2,
  });
  if (arch) {
    const [cx, cy] = cam.p(...on(u + w / 2, h));
    const r = cam.s(on(u, h)[2]) * (w / 2);
    out += `<path d="M${cx - r * 1.2} ${cy} A${r * 1.2} ${r * 1.2} 0 0 1 ${cx + r * 1.2} ${cy}Z" fill="${blend(colour.bark, colour.clay, 0.3)}"/><path d="M${cx - r} ${cy} A${r} ${r} 0 0 1 ${cx + r} ${cy}Z" fill="${blend(open, colour.paper, 0.4)}"/>`;
  }
  out += way.defs + patch(cam, on, [u, 0, w, h], way.fill);
  if (leaf) out += louvredLeaf(cam, on, [u - 0.12 - w * 0.5, 0, w * 0.5, h], leaf);
  return out;
}
