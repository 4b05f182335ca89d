// The drawing kit of this site's pictures: palette, seeded chance, shapes as strings, and the one idea (points gather into a line).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FILES = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const C = {
  deep: '#050f26',
  ground: '#071530',
  raised: '#0d2148',
  panel: '#122a5c',
  plate: '#1a3873',
  line: '#24427c',
  edge: '#3d63a8',
  muted: '#b9c8e6',
  white: '#ffffff',
  amber: '#ffb547',
  amberDeep: '#c9822b',
  aqua: '#5bd8e6',
  aquaMid: '#2f9fbd',
  aquaDeep: '#1d6088',
};

/** A repeatable source of chance: the same seed always draws the same picture. */
export function chance(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next.in = (lo, hi) => lo + (hi - lo) * next();
  next.int = (lo, hi) => Math.floor(next.in(lo, hi + 1));
  next.of = (list) => list[Math.floor(next() * list.length)];
  return next;
}

const attr = (o = {}) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('');

export const fill = (color, opacity) => ({ fill: color, 'fill-opacity': opacity });
export const ink = (color, width = 2, opacity) => ({
  fill: 'none',
  stroke: color,
  'stroke-width': width,
  'stroke-opacity': opacity,
});
export const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

export const rect = (x, y, width, height, a, rx) => `<rect${attr({ x, y, width, height, rx, ...a })}/>`;
export const circle = (cx, cy, r, a) => `<circle${attr({ cx, cy, r, ...a })}/>`;
export const ellipse = (cx, cy, rx, ry, a) => `<ellipse${attr({ cx, cy, rx, ry, ...a })}/>`;
export const path = (d, a) => `<path${attr({ d, ...a })}/>`;
export const poly = (points, a) => path(`M${points.map((p) => `${p[0]} ${p[1]}`).join('L')}Z`, a);
export const way = (points) => `M${points.map((p) => `${p[0]} ${p[1]}`).join('L')}`;
export const g = (a, ...body) => `<g${attr(a)}>${body.flat(9).join('')}</g>`;
export const text = (x, y, words, a) => `<text${attr({ x, y, ...a })}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
export const linear = (id, x1, y1, x2, y2, stops) =>
  `<linearGradient${attr({ id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })}>${stopsOf(stops)}</linearGradient>`;
export const radial = (id, cx, cy, r, stops) =>
  `<radialGradient${attr({ id, gradientUnits: 'userSpaceOnUse', cx, cy, r })}>${stopsOf(stops)}</radialGradient>`;
const stopsOf = (stops) => stops.map(([offset, color, o]) => `<stop${attr({ offset, 'stop-color': color, 'stop-opacity': o })}/>`).join('');

/** Many dots as one path: each is a segment of no length with a round cap. */
export const dots = (points, size, color, opacity) =>
  points.length === 0
    ? ''
    : path(points.map((p) => `M${p[0]} ${p[1]}h0`).join(''), { ...ink(color, size, opacity), 'stroke-linecap': 'round' });

/** A thread from a to b that leaves and arrives level, so that threads meet as one. */
export const thread = (a, b, k = 0.5) => {
  const d = (b[0] - a[0]) * k;
  return `M${a[0]} ${a[1]}C${a[0] + d} ${a[1]} ${b[0] - d} ${b[1]} ${b[0]} ${b[1]}`;
};

/** A smooth line through points (Catmull-Rom), for ridges, routes and rivers. */
export const smooth = (pts, t = 1 / 6, start = 'M') => {
  let d = `${start}${pts[0][0]} ${pts[0][1]}`;
  for (let i = 0; i < pts.length - 1; i++) {
    const [p0, p1, p2, p3] = [pts[i - 1] ?? pts[i], pts[i], pts[i + 1], pts[i + 2] ?? pts[i + 1]];
    d += `C${p1[0] + (p2[0] - p0[0]) * t} ${p1[1] + (p2[1] - p0[1]) * t} ${p2[0] - (p3[0] - p1[0]) * t} ${p2[1] - (p3[1] - p1[1]) * t} ${p2[0]} ${p2[1]}`;
  }
  return d;
};

/**
 * The idea itself. Points of `leaves` gather through `layers` (each { x, ys }), every point to the node nearest in rank,
 * until the last layer has one node. Returns the strings: links per layer, and the nodes.
 */
export function gather(leaves, layers) {
  let from = [...leaves].sort((a, b) => a[1] - b[1]);
  const links = [];
  const nodes = [];
  for (const { x, ys } of layers) {
    const to = ys.map((y) => [x, y]);
    links.push(from.map((p, i) => thread(p, to[Math.floor((i * to.length) / from.length)])).join(''));
    nodes.push(to);
    from = to;
  }
  return { links, nodes };
}

/** The amber line: a quiet glow beneath, the line above, without filters. */
export const amberLine = (d, width = 4, glow = true) =>
  g(
    { fill: 'none', stroke: C.amber, ...ROUND },
    glow ? path(d, { 'stroke-width': width * 5, 'stroke-opacity': 0.07 }) : '',
    glow ? path(d, { 'stroke-width': width * 2.6, 'stroke-opacity': 0.13 }) : '',
    path(d, { 'stroke-width': width }),
  );

/** Where the line stops or passes: a ring with the ground showing through. */
export const node = (x, y, r = 8, color = C.amber, ground = C.ground) =>
  circle(x, y, r, { fill: ground, stroke: color, 'stroke-width': Math.max(2, r * 0.38) });

const ROUNDED = /\b(d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|transform|stroke-width|font-size)="([^"]*)"/g;
const tidy = (s) =>
  s.replace(ROUNDED, (_, name, value) => {
    let v = value.replace(/-?\d*\.\d+(e-?\d+)?/g, (m) => String(Number(Number(m).toFixed(name === 'transform' ? 3 : 1))));
    if (name === 'd') v = v.replace(/ (?=-)/g, '').replace(/\s*([A-Za-z])\s*/g, '$1');
    return `${name}="${v}"`;
  });

export function save(file, width, height, ...body) {
  const target = resolve(FILES, file);
  mkdirSync(dirname(target), { recursive: true });
  const out = tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.flat(9).join('')}</svg>\n`,
  );
  if (/NaN|undefined/.test(out)) throw new Error(`${file}: a coordinate is missing`);
  writeFileSync(target, out);
  return out;
}

/** A 960 × 720 picture on its own ground, with one soft light behind the subject. */
export function scene(file, light, body, [w, h] = [960, 720]) {
  const id = file
    .replace(/^images\//, '')
    .replace(/\.svg$/, '')
    .replaceAll('/', '-');
  const [x, y, r, tone = C.line] = light;
  return save(
    file,
    w,
    h,
    '<defs>',
    radial(`${id}-light`, x, y, r, [
      [0, tone, 0.9],
      [1, tone, 0],
    ]),
    linear(`${id}-ground`, 0, 0, 0, h, [
      [0, C.raised],
      [1, C.ground],
    ]),
    '</defs>',
    rect(0, 0, w, h, fill(`url(#${id}-ground)`)),
    rect(0, 0, w, h, fill(`url(#${id}-light)`)),
    body(id),
  );
}

/** A soft shadow made of two shapes: what lies under a window, a phone, a card. */
export const shade = (x, y, w, h, rx, k = 1) => [
  rect(x + 12 * k, y + 18 * k, w, h, fill(C.deep, 0.32), rx),
  rect(x + 5 * k, y + 8 * k, w, h, fill(C.deep, 0.4), rx),
];
export const card = (x, y, w, h, rx = 14, tone = C.panel, edge = C.edge) => [
  shade(x, y, w, h, rx),
  rect(x, y, w, h, { fill: tone, stroke: edge, 'stroke-width': 1.5 }, rx),
];
export const bar = (x, y, w, tone = C.edge, h = 7, o) => rect(x, y, w, h, fill(tone, o), h / 2);
export const phone = (x, y, w, h, screen = C.raised) => [
  shade(x, y, w, h, w * 0.14),
  rect(x, y, w, h, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, w * 0.14),
  rect(x + 10, y + 10, w - 20, h - 20, fill(screen), w * 0.1),
  rect(x + w * 0.36, y + 19, w * 0.28, 9, fill(C.deep), 4.5),
];
export const browser = (x, y, w, h, tone = C.panel) => [
  card(x, y, w, h, 14, tone),
  path(`M${x} ${y + 36}h${w}`, ink(C.edge, 1.5)),
  dots(
    [
      [x + 22, y + 18],
      [x + 40, y + 18],
      [x + 58, y + 18],
    ],
    8,
    C.edge,
  ),
  bar(x + 88, y + 11, w * 0.42, C.raised, 14),
];
export const tick = (x, y, k = 1, tone = C.ground, w = 2.6) =>
  path(`M${x - 6 * k} ${y + 0.5 * k}l${4.2 * k} ${4.4 * k} ${7.8 * k} ${-9.2 * k}`, { ...ink(tone, w * k), ...ROUND });
/** Loose points: dense towards the right edge of their field, thin where they come from. */
export const drift = (rnd, n, [x0, x1], [cy, spread], pull = 0.6) =>
  Array.from({ length: n }, () => {
    const t = rnd() ** pull;
    return [x0 + (x1 - x0) * t, cy + (rnd() + rnd() - 1) * spread * (1.15 - 0.35 * t)];
  });
/** Loose points drawn in two sizes, as near and far ones. */
export const haze = (pts, o = 1) => [
  dots(
    pts.filter((_, i) => i % 3),
    3.4,
    C.aqua,
    0.5 * o,
  ),
  dots(
    pts.filter((_, i) => i % 3 === 0),
    6,
    C.aqua,
    0.9 * o,
  ),
];
export const into = (from, to) =>
  [...from]
    .sort((a, b) => a[1] - b[1])
    .map((p, i) => thread(p, to[Math.floor((i * to.length) / from.length)]))
    .join('');
