// Three town maps: broad geography only. Streets gather at the pin, and one carries on.
import { amberLine, C, chance, circle, dots, ellipse, fill, g, ink, linear, path, rect, ROUND, save, smooth } from './lib.mjs';

const W = 640;
const H = 360;
const WATER = '#1d5c86';
const PARK = '#124a5c';
const LAND = '#10275a';
const pin = (x, y) =>
  g(
    { transform: `translate(${x} ${y})` },
    ellipse(0, 0, 15, 5, fill(C.deep, 0.6)),
    path('M0 0C-7-18-27-31-27-56A27 27 0 0 1 27-56C27-31 7-18 0 0Z', fill(C.amber)),
    path('M0 0C7-18 27-31 27-56A27 27 0 0 0 0-83Z', fill('#ffffff', 0.2)),
    circle(0, -56, 10.5, fill(C.ground)),
  );
const shore = (d, extra = '') => [
  path(d, { fill: WATER, stroke: C.aqua, 'stroke-width': 1.6, 'stroke-opacity': 0.75, 'stroke-linejoin': 'round' }),
  extra,
];
const roads = (list, width, tone = C.edge, o = 0.75) => path(list.join(''), { ...ink(tone, width, o), ...ROUND });
const grid = (rnd, cell, keep) => {
  let d = '';
  for (let x = 8; x < W; x += cell)
    for (let y = 8; y < H; y += cell * 0.8) {
      const w = cell * rnd.in(0.55, 0.8);
      const h = cell * 0.8 * rnd.in(0.5, 0.75);
      if (keep(x + w / 2, y + h / 2) && rnd() < 0.86)
        d += `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`;
    }
  return path(d, fill('#173368', 0.75));
};
const waves = (list) =>
  path(list.map(([x, y]) => `M${x} ${y}q6-4 12 0t12 0`).join(''), { ...ink(C.aqua, 1.6, 0.5), 'stroke-linecap': 'round' });

// Hyderabad: Hussain Sagar with the straight bund on its east side, the Musi to the south.
{
  const rnd = chance(2);
  const lake =
    'M262 62C296 52 330 66 342 96C350 120 344 158 332 186C322 206 300 214 284 204C262 194 236 196 222 176C208 156 214 130 224 110C232 90 240 70 262 62Z';
  const inLake = (x, y) => Math.hypot((x - 282) / 84, (y - 134) / 92) < 1;
  const river = [
    [-20, 268],
    [80, 292],
    [170, 276],
    [270, 300],
    [370, 284],
    [470, 306],
    [560, 288],
    [660, 304],
  ];
  const far = (x, y) => !inLake(x, y) && Math.abs(y - 288) > 28;
  const P = [436, 172];
  save(
    'images/offices/hyderabad.svg',
    W,
    H,
    rect(0, 0, W, H, fill(LAND)),
    grid(rnd, 34, far),
    path(
      `${smooth([
        [40, 30],
        [90, 20],
        [130, 50],
        [120, 100],
        [70, 110],
        [36, 80],
      ])}Z`,
      fill(PARK),
    ),
    path('M500 214L560 206L586 244L540 262L504 250Z', fill(PARK)),
    roads([smooth(river)], 22, WATER, 1),
    roads([smooth(river.map(([x, y]) => [x, y - 11])), smooth(river.map(([x, y]) => [x, y + 11]))], 1.4, C.aqua, 0.6),
    roads(
      [
        'M-10 40L190 120L210 220L330 226L352 110L330 40L270 34L206 90L204 170',
        'M352 110L660 60',
        'M330 226L380 370',
        'M210 220L120 370',
        'M-10 210L208 200',
        'M470 -10L436 172L470 370',
        'M560 -10L600 370',
        'M270 34L256 -10',
        'M330 226L660 236',
      ],
      5,
      LAND,
      1,
    ),
    roads(
      [
        'M-10 40L190 120L210 220L330 226L352 110L330 40L270 34L206 90L204 170',
        'M352 110L660 60',
        'M330 226L380 370',
        'M210 220L120 370',
        'M-10 210L208 200',
        'M470 -10L436 172L470 370',
        'M560 -10L600 370',
        'M270 34L256 -10',
        'M330 226L660 236',
      ],
      2,
      C.edge,
      0.9,
    ),
    shore(lake),
    waves([
      [256, 96],
      [292, 116],
      [250, 150],
      [296, 176],
    ]),
    circle(282, 138, 7, { fill: LAND, stroke: C.aqua, 'stroke-width': 1.5 }),
    path('M348 108C350 140 344 172 332 200', { ...ink(C.muted, 4), 'stroke-linecap': 'round' }),
    path(
      [
        [-10, 40],
        [-10, 210],
        [120, 370],
      ]
        .map((_, i) => ['M40 60L190 120L210 220L330 226C380 226 400 176 436 172', 'M60 207L208 202L210 220L330 226', 'M140 338L210 220'][i])
        .join(''),
      { ...ink(C.aqua, 2.2, 0.9), ...ROUND },
    ),
    dots(
      [
        [40, 60],
        [60, 207],
        [140, 338],
      ],
      10,
      C.aqua,
    ),
    amberLine(`M${P[0]} ${P[1]}C500 166 540 186 640 180`, 3.4),
    pin(...P),
  );
}

// Vishakapatnam: the coast runs from south-west to north-east; harbour, headland, hills behind the bay.
{
  const rnd = chance(7);
  const coast = [
    [150, 380],
    [176, 330],
    [232, 318],
    [246, 286],
    [292, 290],
    [318, 262],
    [372, 226],
    [420, 178],
    [470, 138],
    [520, 84],
    [590, 40],
    [650, -20],
  ];
  const at = (y) => {
    for (let i = 1; i < coast.length; i++)
      if (y <= coast[i - 1][1] && y >= coast[i][1]) {
        const t = (y - coast[i - 1][1]) / (coast[i][1] - coast[i - 1][1] || 1);
        return coast[i - 1][0] + t * (coast[i][0] - coast[i - 1][0]);
      }
    return 150;
  };
  const hill = (x, y, r) =>
    [0, 1, 2].map((i) =>
      ellipse(x + i * 2, y - i * 3, r * (1 - i * 0.28), r * 0.68 * (1 - i * 0.28), {
        fill: PARK,
        'fill-opacity': 0.9,
        stroke: C.aquaMid,
        'stroke-width': 1,
        'stroke-opacity': 0.5,
      }),
    );
  const _beach = coast.slice(5).map(([x, y]) => [x - 15, y - 7]);
  const streets = [
    'M-10 90L200 130L330 110L470 20',
    'M-10 210L160 220L300 190L420 90L480 -10',
    'M60 -10L100 120L90 250L40 370',
    'M230 -10L220 130L232 250',
    'M330 110L352 228',
    'M160 220L150 300',
  ];
  const P = [404, 172];
  save(
    'images/offices/vishakapatnam.svg',
    W,
    H,
    '<defs>',
    linear('vishakapatnam-sea', 240, 120, 640, 360, [
      [0, '#1d5c86'],
      [1, '#123a66'],
    ]),
    '</defs>',
    rect(0, 0, W, H, fill(LAND)),
    grid(rnd, 34, (x, y) => x < at(y) - 46 && !(x > 90 && x < 250 && y > 240)),
    hill(420, 42, 50),
    hill(300, 40, 36),
    hill(76, 312, 54),
    roads(streets, 5, LAND, 1),
    roads(streets, 2, C.edge, 0.9),
    path(`${smooth(coast)}L660 380Z`, { fill: 'url(#vishakapatnam-sea)', stroke: C.aqua, 'stroke-width': 1.8, 'stroke-opacity': 0.85 }),
    // harbour channel and headland
    path('M240 300C210 292 196 270 150 266C126 262 120 246 132 242C170 236 214 256 252 284Z', {
      fill: WATER,
      stroke: C.aqua,
      'stroke-width': 1.6,
      'stroke-opacity': 0.75,
    }),
    path('M176 334C204 300 250 300 292 318C270 340 224 348 190 352Z', { fill: PARK, stroke: C.aquaMid, 'stroke-width': 1.4 }),
    path([20, 44, 74].map((d) => smooth(coast.slice(6).map(([x, y]) => [x + d, y + d * 0.7]))).join(''), ink(C.aqua, 1.3, 0.35)),
    waves([
      [420, 300],
      [520, 230],
      [580, 320],
      [480, 340],
      [590, 180],
      [350, 330],
    ]),
    path('M470 262h34l-7 9h-21zM486 262v-16l12 12z', { fill: C.muted }),
    path('M30 98L200 130L330 110L404 172M20 211L160 220L300 190L404 172M90 250L160 220', { ...ink(C.aqua, 2.2, 0.9), ...ROUND }),
    dots(
      [
        [30, 98],
        [20, 211],
        [90, 250],
      ],
      10,
      C.aqua,
    ),
    amberLine(smooth([P, [446, 136], [505, 74], [575, 26], [600, -10]]), 3.4),
    pin(...P),
  );
}

// Shah Alam: ring roads around the lake gardens, the highway straight across.
{
  const rnd = chance(16);
  const [cx, cy] = [300, 176];
  const ring = (r, k = 0.72) => `M${cx - r} ${cy}a${r} ${r * k} 0 1 0 ${2 * r} 0a${r} ${r * k} 0 1 0 ${-2 * r} 0`;
  const spokes = [0.3, 1.15, 2.05, 2.85, 3.6, 4.4, 5.25].map(
    (a) => `M${cx + Math.cos(a) * 92} ${cy + Math.sin(a) * 66}L${cx + Math.cos(a) * 430} ${cy + Math.sin(a) * 310}`,
  );
  const rings = [ring(92), ring(160), ring(232), ring(318)];
  const highway = 'M-10 318C140 300 420 316 650 262';
  const P = [456, 150];
  save(
    'images/offices/shahalam.svg',
    W,
    H,
    rect(0, 0, W, H, fill(LAND)),
    grid(rnd, 30, (x, y) => Math.hypot((x - cx) / 100, (y - cy) / 74) > 1),
    path(ring(84), fill(PARK)),
    roads([...rings, ...spokes], 6, LAND, 1),
    roads([...rings, ...spokes], 2, C.edge, 0.9),
    roads([highway], 13, LAND, 1),
    roads([highway], 9, C.line, 1),
    path(highway, { ...ink(C.muted, 1.4, 0.7), 'stroke-dasharray': '9 8' }),
    shore(
      'M244 176C246 152 270 148 286 158C302 168 316 146 338 150C362 156 364 182 346 192C330 202 314 192 300 200C284 210 270 220 256 208C246 200 242 190 244 176Z',
    ),
    waves([
      [262, 178],
      [318, 172],
    ]),
    path('M296 168l9 6-9 6-9-6z', fill(PARK)),
    dots(
      [
        [240, 148],
        [256, 138],
        [330, 222],
        [348, 214],
        [300, 230],
        [232, 164],
      ],
      9,
      C.aquaMid,
      0.8,
    ),
    // the mosque's dome and four minarets, by the gardens
    g(
      { transform: 'translate(196 122)' },
      path('M-15 14H15V4C15-10 4-14 0-22C-4-14-15-10-15 4ZM-25 14V-14M25 14V-14M-33 14V-6M33 14V-6', {
        fill: C.aquaDeep,
        stroke: C.aqua,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    ),
    path(`M22 62C120 90 140 ${cy} ${cx - 160} ${cy}A160 115.200 0 0 1 ${P[0]} ${P[1]}M30 250C90 240 110 ${cy} ${cx - 160} ${cy}`, {
      ...ink(C.aqua, 2.2, 0.9),
      ...ROUND,
    }),
    dots(
      [
        [22, 62],
        [30, 250],
      ],
      10,
      C.aqua,
    ),
    amberLine(`M${P[0]} ${P[1]}C520 132 560 120 650 116`, 3.4),
    pin(...P),
  );
}
