// The three cards "Where would you like to start?" of the home page: one panorama, cut in three. The amber line leaves the
// scattered points of the first, runs through the tools of the second, and draws the roofs of the third.
import {
  amberLine,
  browser,
  C,
  chance,
  dots,
  drift,
  ellipse,
  fill,
  g,
  haze,
  ink,
  into,
  linear,
  node,
  path,
  phone,
  poly,
  radial,
  rect,
  ROUND,
  save,
  smooth,
  thread,
  tick,
} from './lib.mjs';

// The lower half of each lies below its words. `STEP` is a picture and the gap to the next one.
const [W, H, STEP] = [600, 780, 634];

const rnd = chance(41);
const points = drift(rnd, 120, [-10, 400], [236, 190]);
const gates = [
  [130, 182, 236, 290, 344].map((y) => [430, y]),
  [190, 236, 282].map((y) => [510, y]),
];
const source = [566, 236];

const drum = (x, y, r, h) => [
  path(`M${x - r} ${y}v${h}a${r} ${r * 0.32} 0 0 0 ${2 * r} 0v${-h}Z`, {
    fill: C.panel,
    stroke: C.edge,
    'stroke-width': 1.5,
  }),
  [0.36, 0.7].map((k) =>
    path(`M${x - r} ${y + h * k}a${r} ${r * 0.32} 0 0 0 ${2 * r} 0`, ink(C.edge, 1.2, 0.7)),
  ),
  ellipse(x, y, r, r * 0.32, { fill: C.plate, stroke: C.edge, 'stroke-width': 1.5 }),
];

const scattered = [
  drum(112, 92, 52, 84),
  drum(60, 258, 40, 62),
  drum(210, 330, 46, 70),
  haze(points),
  path(into(points.filter((_, i) => i % 2 === 0 && points[i][0] > 120), gates[0]), ink(C.aqua, 1.2, 0.3)),
  path(gates[0].map((p, i) => thread(p, gates[1][Math.floor((i * 3) / 5)])).join(''), ink(C.aqua, 1.8, 0.75)),
  path(gates[1].map((p) => thread(p, source)).join(''), ink(C.amber, 1.8, 0.9)),
  dots(gates[0], 7, C.aqua, 0.9),
  dots(gates[1], 9, C.aqua),
];

const at = (x) => STEP + x;
const tools = [
  browser(at(236), 116, 300, 214),
  [0, 1, 2, 3, 4, 5, 6].map((i) => rect(at(262 + i * 36), 286 - i * 13, 20, 24 + i * 13, fill(i % 2 ? C.aquaDeep : C.aquaMid, 0.85), 3)),
  phone(at(62), 84, 150, 292),
  [0, 1, 2, 3].map((i) => [
    rect(at(84), 132 + i * 56, 106, 40, { fill: C.panel, stroke: C.line, 'stroke-width': 1.2 }, 8),
    i === 2 ? '' : dots([[at(104), 152 + i * 56]], 16, i === 3 ? C.aquaDeep : C.aqua, 0.9),
    i === 2 || i === 3 ? '' : tick(at(104), 152 + i * 56, 0.8),
    i === 2 ? '' : rect(at(122), 149 + i * 56, i === 1 ? 40 : 54, 6, fill(C.edge), 3),
  ]),
];

// Roofs: a shop, a bank, an exchange with its mast, a plant, a pylon. Each is [outline along its roof], walls go down from it.
const on = (x) => 2 * STEP + x;
const roofs = [
  [[24, 236], [24, 204], [128, 204], [128, 236]],
  [[140, 236], [140, 182], [206, 142], [272, 182], [272, 236]],
  [[290, 236], [290, 116], [322, 116], [322, 60], [328, 60], [328, 116], [360, 116], [360, 236]],
  [[374, 236], [374, 196], [414, 166], [414, 196], [454, 166], [454, 196], [494, 166], [494, 196], [512, 196], [512, 96], [532, 96], [532, 236]],
].map((roof) => roof.map(([x, y]) => [on(x), y]));
const wall = (id, roof) =>
  poly([...roof.slice(1, -1), [roof.at(-1)[0], H], [roof[0][0], H]], fill(`url(#${id}-wall)`));
const lights = (x0, x1, y0, y1, step, every) => {
  const lit = [];
  for (let y = y0; y <= y1; y += step) for (let x = x0; x <= x1; x += step) if (rnd() < every) lit.push([on(x), y]);
  return dots(lit, 6, C.aqua, 0.7);
};
const trades = (id) => [
  roofs.map((roof) => wall(id, roof)),
  [0, 1, 2, 3, 4, 5].map((i) => rect(on(26 + i * 17), 236, 16, 26 + (i % 2) * 4, fill(i % 2 ? C.aquaMid : C.aquaDeep, 0.9), 3)),
  rect(on(34), 284, 48, 70, { ...ink(C.edge, 1.5), rx: 4 }),
  rect(on(92), 284, 28, 120, { ...ink(C.edge, 1.5), rx: 4 }),
  [0, 1, 2, 3].map((i) => rect(on(154 + i * 32), 206, 14, 160, fill(C.edge, 0.55), 3)),
  path(`M${on(140)} 196h132`, ink(C.edge, 1.5)),
  lights(304, 346, 140, 350, 21, 0.6),
  lights(392, 500, 232, 330, 26, 0.55),
  path(`M${on(325)} 84m-26 -20a34 34 0 0 0 0 40M${on(325)} 84m26 -20a34 34 0 0 1 0 40`, { ...ink(C.aqua, 2, 0.7), ...ROUND }),
];

const line = [
  thread(source, [at(62), 216]),
  smooth([[at(62), 216], [at(137), 264], [at(212), 246], [at(262), 252], [at(330), 214], [at(390), 222], [at(460), 172], [at(520), 176], [at(600), 206], [on(0), 226], [on(24), 236]], 1 / 6, 'L'),
  roofs.map((roof) => roof.map(([x, y]) => `L${x} ${y}`).join('')).join(''),
  smooth([roofs.at(-1).at(-1), [on(556), 214], [on(640), 150]], 1 / 6, 'L'),
].join('');

const far = smooth(
  Array.from({ length: 26 }, (_, i) => [i * 80 - 40, 330 + (i % 3) * 34 - i * 5 + rnd.in(-30, 30)]),
);

/** The subject of each, between the ground and the line that all three share. */
const subjects = { solutions: () => scattered, services: () => tools, industries: trades };

/** How far below the others the middle one is drawn: its card is nearly a square. */
const lower = (index) => (index === 1 ? 64 : 0);

for (const [index, [name, draw]] of Object.entries(subjects).entries()) {
  const id = `ways-${name}`;
  save(
    `images/home/${id}.svg`,
    W,
    H,
    '<defs>',
    radial(`${id}-light`, 960, 190, 900, [
      [0, C.line, 0.95],
      [1, C.line, 0],
    ]),
    linear(`${id}-ground`, 0, 0, 0, H, [
      [0, C.raised],
      [1, C.ground],
    ]),
    index === 2
      ? linear(`${id}-wall`, 0, 60, 0, 480, [
          [0, C.plate],
          [1, C.raised],
        ])
      : '',
    '</defs>',
    g(
      { transform: `translate(${-index * STEP} ${lower(index)})` },
      rect(-40, -lower(index), 2000, H, fill(`url(#${id}-ground)`)),
      rect(-40, -lower(index), 2000, H, fill(`url(#${id}-light)`)),
      path(`${far}L1980 ${H}L-40 ${H}Z`, fill(C.panel, 0.6)),
      path(far, ink(C.edge, 1.5, 0.5)),
      draw(id),
      amberLine(line, 5),
      node(...source, 13),
      node(at(137), 264, 9),
      node(at(460), 172, 9),
    ),
  );
}
