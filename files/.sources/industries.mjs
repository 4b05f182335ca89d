// The six industries: concrete scenes, each carried by the one line.
import {
  amberLine,
  bar,
  C,
  chance,
  circle,
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
  poly,
  rect,
  ROUND,
  scene,
  smooth,
  thread,
  way,
} from './lib.mjs';

const outline = { stroke: C.edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
const lattice = (x, top, base, half, rungs, tone, w = 2, o = 0.85) => {
  const at = (t) => [half * (0.07 + 0.93 * t), top + (base - top) * t];
  let d = `M${x} ${top}L${x - half} ${base}M${x} ${top}L${x + half} ${base}`;
  for (let i = 1; i < rungs; i++) {
    const [a, y] = at(i / rungs);
    const [b, z] = at((i + 1) / rungs);
    d += `M${x - a} ${y}H${x + a}M${x - a} ${y}L${x + b} ${z}M${x + a} ${y}L${x - b} ${z}`;
  }
  return path(d, { ...ink(tone, w, o), 'stroke-linejoin': 'round' });
};

// Telecommunications: calls of a whole valley reach one mast and leave as one signal along the ridge.
scene('images/industries/telecommunications.svg', [600, 220, 430], (id) => {
  const rnd = chance(5);
  const far = [
    [-40, 430],
    [110, 380],
    [240, 410],
    [400, 330],
    [560, 372],
    [730, 300],
    [860, 340],
    [1000, 290],
  ];
  const mid = [
    [-40, 520],
    [140, 470],
    [320, 500],
    [480, 430],
    [610, 408],
    [760, 452],
    [900, 420],
    [1000, 440],
  ];
  const near = [
    [-40, 610],
    [160, 580],
    [360, 620],
    [560, 572],
    [760, 600],
    [1000, 560],
  ];
  const houses = [
    [96, 612, 34],
    [176, 600, 42],
    [262, 628, 30],
    [368, 640, 44],
    [62, 668, 46],
    [214, 676, 40],
    [480, 632, 34],
    [320, 690, 34],
  ];
  const house = ([x, y, s]) => [
    rect(x - s / 2, y - s * 0.6, s, s * 0.6, { fill: C.plate, ...outline }),
    poly(
      [
        [x - s * 0.62, y - s * 0.6],
        [x, y - s * 1.1],
        [x + s * 0.62, y - s * 0.6],
      ],
      { fill: C.panel, ...outline },
    ),
    rect(x - s * 0.14, y - s * 0.42, s * 0.24, s * 0.22, fill(C.amber, 0.8)),
  ];
  const top = [610, 112];
  const catchAt = [
    [586, 170],
    [584, 196],
    [582, 222],
    [580, 248],
  ];
  const froms = [...houses.map(([x, y, s]) => [x, y - s * 1.1]), ...drift(rnd, 26, [20, 360], [420, 180], 0.9)];
  const arcs = [56, 100, 150].map((r, i) => {
    const a = 0.62;
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    return path(
      `M${top[0] - c} ${top[1] - s}A${r} ${r} 0 0 0 ${top[0] - c} ${top[1] + s}M${top[0] + c} ${top[1] - s}A${r} ${r} 0 0 1 ${top[0] + c} ${top[1] + s}`,
      { ...ink(C.aqua, 2.4, 0.95 - i * 0.28), 'stroke-linecap': 'round' },
    );
  });
  return [
    '<defs>',
    linear(`${id}-hill`, 0, 300, 0, 720, [
      [0, '#1d4083'],
      [1, C.raised],
    ]),
    linear(`${id}-front`, 0, 560, 0, 720, [
      [0, '#15306a'],
      [1, C.ground],
    ]),
    '</defs>',
    dots(drift(rnd, 40, [20, 950], [150, 130], 1), 2.2, C.muted, 0.4),
    path(`${smooth(far)}V720H-40Z`, fill(C.panel, 0.75)),
    path(smooth(far), ink(C.edge, 1.5, 0.5)),
    lattice(846, 196, 346, 15, 6, C.muted, 1.6, 0.6),
    circle(846, 196, 4, fill(C.aqua)),
    path(`${smooth(mid)}V720H-40Z`, fill(`url(#${id}-hill)`)),
    path(smooth(mid), ink(C.edge, 1.5, 0.7)),
    lattice(610, 112, 412, 38, 9, C.muted, 2.2, 0.9),
    [
      [586, 160],
      [634, 160],
      [582, 196],
      [638, 196],
    ].map(([x, y]) => rect(x - 5, y, 10, 30, { fill: C.plate, ...outline }, 3)),
    path(into(froms, catchAt), ink(C.aqua, 1.5, 0.55)),
    haze(froms.slice(houses.length)),
    dots(catchAt, 7, C.aqua),
    arcs,
    circle(top[0], top[1], 7, fill(C.aqua)),
    amberLine(
      smooth([
        [610, 411],
        [690, 430],
        [760, 452],
        [900, 420],
        [1000, 440],
      ]),
      4.5,
    ),
    node(610, 410, 10, C.amber, C.panel),
    path(catchAt.map((c) => `M${c[0]} ${c[1]}C${600} ${c[1]} 610 ${c[1] + 10} 610 ${c[1] + 50}V400`).join(''), ink(C.aqua, 1.5, 0.7)),
    path(`${smooth(near)}V720H-40Z`, fill(`url(#${id}-front)`)),
    path(smooth(near), ink(C.edge, 1.5, 0.6)),
    path(houses.map(([x, y, s]) => thread([x, y - s * 1.1], [x + 60, y - s * 1.1 - 26])).join(''), ink(C.aqua, 1.3, 0)),
    houses.map(house),
    dots(
      houses.map(([x, y, s]) => [x, y - s * 1.1]),
      7,
      C.aqua,
    ),
  ];
});

// Retail: what moves off the shelves is read at once, and runs into one basket.
scene('images/industries/retail.svg', [520, 280, 430], (id) => {
  const rnd = chance(12);
  const shelves = [206, 342, 478];
  const X0 = 210;
  const X1 = 800;
  const jar = (x, y, w, h, tone) => [
    rect(x, y - h, w, h, { fill: tone, ...outline }, 9),
    rect(x + w * 0.16, y - h - 11, w * 0.68, 12, { fill: C.plate, ...outline }, 3),
    rect(x, y - h * 0.62, w, h * 0.3, fill(C.muted, 0.22)),
  ];
  const bottle = (x, y, w, h, tone) => [
    path(
      `M${x} ${y}V${y - h * 0.58}C${x} ${y - h * 0.74} ${x + w * 0.32} ${y - h * 0.7} ${x + w * 0.32} ${y - h * 0.84}V${y - h}H${x + w * 0.68}V${y - h * 0.84}C${x + w * 0.68} ${y - h * 0.7} ${x + w} ${y - h * 0.74} ${x + w} ${y - h * 0.58}V${y}Z`,
      { fill: tone, ...outline },
    ),
    rect(x, y - h * 0.42, w, h * 0.22, fill(C.muted, 0.22)),
  ];
  const box = (x, y, w, h, tone) => [
    rect(x, y - h, w, h, { fill: tone, ...outline }, 3),
    rect(x + w * 0.2, y - h * 0.76, w * 0.6, h * 0.12, fill(C.muted, 0.4)),
    path([0, 4, 7, 12, 15, 20].map((d) => `M${x + w * 0.2 + d} ${y - h * 0.14}v${-h * 0.2}`).join(''), ink(C.muted, 1.6, 0.5)),
  ];
  const goods = [];
  const tags = [];
  const tones = ['#1d4083', C.plate, '#21468c', C.aquaDeep, '#173f70'];
  shelves.forEach((y, row) => {
    let x = X0 + 22;
    let i = 0;
    while (x < X1 - 80) {
      const kind = (i + row * 2) % 4;
      const w = [46, 34, 62, 46][kind];
      const h = [62, 92, 80, 54][kind] + rnd.in(-6, 6);
      const gap = (row === 1 && i === 4) || (row === 2 && i === 2);
      const tone = rnd.of(tones);
      if (!gap) goods.push([jar, bottle, box, jar][kind](x, y, w, h, tone));
      else goods.push(rect(x, y - h, w, h, { ...ink(C.muted, 1.4, 0.6), 'stroke-dasharray': '4 5' }, 5));
      tags.push([x + w / 2, y + 13]);
      x += w + rnd.in(12, 22);
      i++;
    }
  });
  const loose = drift(rnd, 56, [14, 176], [340, 280], 0.7);
  const ends = shelves.map((y) => [X0, y + 13]);
  return [
    '<defs>',
    linear(`${id}-wall`, 0, 60, 0, 600, [
      [0, '#17346f'],
      [1, C.raised],
    ]),
    '</defs>',
    ellipse(560, 668, 400, 34, fill(C.deep, 0.5)),
    rect(X0, 76, X1 - X0, 548, { fill: `url(#${id}-wall)`, ...outline }, 10),
    rect(X0, 76, X1 - X0, 30, fill(C.plate), 10),
    goods,
    shelves.map((y) => [rect(X0 - 6, y, X1 - X0 + 12, 24, { fill: C.plate, ...outline }, 4)]),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    path(ends.map((e) => `M${e[0]} ${e[1]}H${X1 - 60}`).join(''), ink(C.aqua, 1.6, 0.65)),
    dots(tags, 7, C.aqua),
    dots(ends, 9, C.aqua),
    path(
      shelves.map((y, i) => `M${X1 - 60} ${y + 13}C${X1 + 10} ${y + 13} ${X1 - 10 - i * 8} 500 ${X1 - 104} 540`).join(''),
      ink(C.aqua, 1.8, 0.8),
    ),
    // the basket, near
    ellipse(640, 676, 170, 18, fill(C.deep, 0.55)),
    path('M528 548C540 440 740 440 752 548', { ...ink(C.muted, 7), 'stroke-linecap': 'round' }),
    bottle(590, 600, 36, 104, C.aquaDeep),
    box(634, 600, 60, 84, '#2a539f'),
    path('M490 546H790L758 674H522Z', { fill: '#1a3873', ...outline }),
    path(
      [0, 1, 2, 3, 4, 5, 6].map((i) => `M${530 + i * 37} 562L${546 + i * 31.5} 660`).join('') + 'M500 600H780M510 636H770',
      ink(C.edge, 2, 0.9),
    ),
    rect(482, 534, 316, 20, { fill: C.plate, ...outline }, 8),
    amberLine('M640 544H812C870 544 880 470 960 456', 4.5),
    node(640, 544, 10, C.amber, C.panel),
  ];
});

// Financial services: ledger entries rise as columns, the market's candles follow, one line keeps the account.
scene('images/industries/financialservices.svg', [600, 300, 430], (id) => {
  const rnd = chance(18);
  const base = 596;
  const cols = [0, 1, 2, 3, 4].map((i) => ({ x: 318 + i * 112, h: [190, 236, 270, 336, 392][i] }));
  const loose = drift(rnd, 80, [14, 262], [400, 260], 0.75);
  const ledger = Array.from({ length: 9 }, (_, i) => [286, 392 + i * 22]);
  let v = 380;
  const candles = Array.from({ length: 24 }, (_, i) => {
    const o = v;
    v -= rnd.in(-20, 34);
    return { x: 352 + i * 25, o, c: v, hi: Math.min(o, v) - rnd.in(6, 22), lo: Math.max(o, v) + rnd.in(6, 20) };
  });
  const column = ({ x, h }) => {
    const y = base - h;
    return [
      rect(x - 34, y + 34, 68, h - 58, { fill: `url(#${id}-stone)`, ...outline }),
      path([-20, -7, 7, 20].map((d) => `M${x + d} ${y + 44}V${base - 34}`).join(''), ink(C.edge, 3, 0.55)),
      rect(x - 42, y + 18, 84, 18, { fill: '#2a539f', ...outline }, 8),
      rect(x - 48, y, 96, 18, { fill: C.plate, ...outline }, 3),
      rect(x - 42, base - 34, 84, 16, { fill: '#21468c', ...outline }, 7),
      rect(x - 48, base - 18, 96, 18, { fill: C.plate, ...outline }, 3),
    ];
  };
  const tops = cols.map(({ x, h }) => [x, base - h - 26]);
  return [
    '<defs>',
    linear(`${id}-stone`, 0, 200, 0, base, [
      [0, '#21468c'],
      [1, C.panel],
    ]),
    '</defs>',
    path([150, 240, 330, 420].map((y) => `M300 ${y}H960`).join(''), ink(C.edge, 1, 0.35)),
    path(candles.map((k) => `M${k.x} ${k.hi - 90}V${k.lo - 90}`).join(''), ink(C.edge, 1.6, 0.7)),
    candles.map((k) =>
      rect(k.x - 6, Math.min(k.o, k.c) - 90, 12, Math.max(4, Math.abs(k.o - k.c)), fill(k.c < k.o ? C.aquaDeep : C.line), 2),
    ),
    path(`M0 ${base}H960V720H0Z`, fill(C.raised)),
    path(`M0 ${base + 34}H960M0 ${base + 76}H960`, ink(C.edge, 1.2, 0.4)),
    path(`M0 ${base}H960`, ink(C.edge, 2)),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ledger,
      ),
      ink(C.aqua, 1.4, 0.45),
    ),
    haze(loose),
    cols.map(column),
    dots(ledger, 6, C.aqua),
    path(ledger.map((p) => thread(p, [tops[0][0], tops[0][1]], 0.6)).join(''), ink(C.aqua, 1.6, 0)),
    path(ledger.map((p, _i) => `M${p[0]} ${p[1]}H270`).join(''), ink(C.aqua, 1.6, 0.9)),
    path(
      ledger
        .filter((_, i) => i % 2 === 0)
        .map((p, i) => `M${p[0]} ${p[1]}C${p[0] - 30} ${p[1]} ${244 + i * 5} ${tops[0][1] + 60} ${tops[0][0]} ${tops[0][1]}`)
        .join(''),
      ink(C.aqua, 1.6, 0),
    ),
    amberLine(smooth([...tops, [960, 130]]), 4.5),
    tops.map((p) => node(p[0], p[1], 8, C.amber, C.panel)),
    path(thread([286, 392], tops[0]), ink(C.amber, 2.4, 0.9)),
    [0, 1, 2, 3, 4, 5].map((i) => [bar(300 + i * 112, base + 50, 52, C.edge, 7, 0.8), bar(300 + i * 112, base + 92, 36, C.line, 6)]),
  ];
});

// Manufacturing: loose parts meet the robot arm, and leave in one straight row.
scene('images/industries/manufacturing.svg', [520, 280, 430], (id) => {
  const rnd = chance(3);
  const Y = 500;
  const parts = drift(rnd, 34, [24, 330], [250, 170], 0.8);
  const part = ([x, y], i) => {
    const s = 7 + (i % 4) * 2.5;
    if (i % 3 === 0)
      return path(
        way(Array.from({ length: 6 }, (_, k) => [x + Math.cos((k / 6) * 6.283 + i) * s, y + Math.sin((k / 6) * 6.283 + i) * s])) + 'Z',
        ink(C.aqua, 1.8, 0.9),
      );
    if (i % 3 === 1) return circle(x, y, s * 0.7, ink(C.aqua, 1.8, 0.7));
    return g(
      { transform: `rotate(${(i * 37) % 90} ${x} ${y})` },
      rect(x - s * 0.8, y - s * 0.8, s * 1.6, s * 1.6, ink(C.aqua, 1.8, 0.8), 2),
    );
  };
  const crate = (x, k) => [
    rect(x, Y - 84, 92, 84, { fill: k ? '#21468c' : C.plate, ...outline }, 6),
    rect(x + 38, Y - 84, 16, 26, fill(C.amber, 0.9)),
    path(`M${x + 14} ${Y - 22}h30M${x + 14} ${Y - 34}h18`, { ...ink(C.muted, 3, 0.6), 'stroke-linecap': 'round' }),
  ];
  const seg = (a, b, w, w2, tone) => {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const l = Math.hypot(dx, dy);
    const [nx, ny] = [-dy / l, dx / l];
    return poly(
      [
        [a[0] + nx * w, a[1] + ny * w],
        [b[0] + nx * w2, b[1] + ny * w2],
        [b[0] - nx * w2, b[1] - ny * w2],
        [a[0] - nx * w, a[1] - ny * w],
      ],
      { fill: tone, ...outline },
    );
  };
  const joint = (x, y, r) => [
    circle(x, y, r, { fill: C.plate, ...outline, 'stroke-width': 2 }),
    circle(x, y, r * 0.42, { fill: C.ground, stroke: C.aqua, 'stroke-width': 2 }),
  ];
  const [b, s, e, w] = [
    [452, 432],
    [452, 352],
    [560, 176],
    [404, 252],
  ];
  return [
    '<defs>',
    linear(`${id}-belt`, 0, Y, 0, Y + 40, [
      [0, '#21468c'],
      [1, C.panel],
    ]),
    '</defs>',
    // the hall, far
    path(
      'M0 470V190L120 120V190L240 120V190L360 120V190L480 120V190L600 120V190L720 120V190L840 120V190L960 120V470Z',
      fill(C.panel, 0.55),
    ),
    path('M0 190L120 120V190L240 120V190L360 120V190L480 120V190L600 120V190L720 120V190L840 120V190L960 120', ink(C.edge, 1.4, 0.5)),
    path(Array.from({ length: 8 }, (_, i) => `M${60 + i * 120} 216V470`).join(''), ink(C.edge, 1.2, 0.28)),
    path('M0 470H960', ink(C.edge, 1.5, 0.5)),
    parts.map(part),
    path(
      into(
        parts.filter((_, i) => i % 2),
        [
          [366, 292],
          [366, 304],
          [366, 316],
        ],
      ),
      ink(C.aqua, 1.4, 0.4),
    ),
    // the arm, middle
    poly(
      [
        [398, Y],
        [418, 424],
        [486, 424],
        [506, Y],
      ],
      { fill: C.panel, ...outline },
    ),
    seg(b, s, 30, 26, C.plate),
    seg(s, e, 24, 17, '#2a539f'),
    seg(e, w, 16, 12, '#21468c'),
    path(`M${s[0] + 8} ${s[1] - 30}L${e[0] - 14} ${e[1] + 40}`, { ...ink(C.aqua, 2.4, 0.8), 'stroke-linecap': 'round' }),
    joint(s[0], s[1], 34),
    joint(e[0], e[1], 25),
    joint(w[0], w[1], 18),
    path(`M${w[0]} ${w[1] + 18}V278M384 278H424M386 278V300L394 308M422 278V300L414 308`, { ...ink(C.muted, 5), ...ROUND }),
    path(way(Array.from({ length: 6 }, (_, k) => [404 + Math.cos((k / 6) * 6.283) * 15, 312 + Math.sin((k / 6) * 6.283) * 15])) + 'Z', {
      fill: C.amber,
    }),
    circle(404, 312, 5, fill(C.ground)),
    // crates on the belt, near
    [566, 690, 814].map((x, i) => crate(x, i % 2)),
    rect(330, Y, 700, 44, { fill: `url(#${id}-belt)`, ...outline }, 22),
    Array.from({ length: 10 }, (_, i) => circle(356 + i * 68, Y + 22, 12, { fill: C.raised, stroke: C.edge, 'stroke-width': 2 })),
    path(`M392 ${Y + 44}L372 690M420 ${Y + 44}L440 690M742 ${Y + 44}L722 690M770 ${Y + 44}L790 690`, ink(C.edge, 5, 0.8)),
    path('M0 690H960', ink(C.edge, 2)),
    rect(0, 691, 960, 29, fill(C.raised)),
    path(`M404 330V${Y - 22}`, { ...ink(C.amber, 1.8, 0.7), 'stroke-dasharray': '4 6' }),
    amberLine(`M404 ${Y}H960`, 4.5),
    node(404, Y, 10, C.amber, C.panel),
  ];
});

// Utilities: power and water of a region, brought to one reading.
scene('images/industries/utilities.svg', [600, 250, 440], (id) => {
  const rnd = chance(26);
  const pyl = [
    [180, 214, 420, 0.62],
    [390, 150, 480, 0.86],
    [690, 52, 570, 1.28],
  ];
  const arm = (k, n) => [(52 - n * 8) * k, (40 + n * 44) * k];
  const pylon = ([x, t, b, k], i) => [
    lattice(x, t, b, 38 * k, 8, C.muted, 1.4 + k * 0.6, 0.55 + i * 0.18),
    path(
      [0, 1]
        .map((n) => {
          const [w, d] = arm(k, n);
          return `M${x - w} ${t + d}H${x + w}M${x - w} ${t + d}L${x} ${t + d - 16 * k}L${x + w} ${t + d}`;
        })
        .join(''),
      { ...ink(C.muted, 1.4 + k * 0.6, 0.6 + i * 0.18), 'stroke-linejoin': 'round' },
    ),
  ];
  const hang = (p, q, side, n) => {
    const [w, d] = arm(p[3], n);
    const [w2, d2] = arm(q[3], n);
    const a = [p[0] + side * w, p[1] + d + 8 * p[3]];
    const b = [q[0] + side * w2, q[1] + d2 + 8 * q[3]];
    return `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 44} ${b[0]} ${b[1]}`;
  };
  const exit = [1060, -20, 600, 1.9];
  const wires = [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ];
  const start = wires.map(([sd, n]) => {
    const [w, d] = arm(pyl[0][3], n);
    return [pyl[0][0] + sd * w, pyl[0][1] + d + 5];
  });
  const loose = drift(rnd, 46, [10, 120], [220, 190], 0.8);
  const meter = (x, y, r, a) => [
    circle(x, y, r + 12, { fill: C.plate, ...outline, 'stroke-width': 2 }),
    circle(x, y, r, { fill: C.ground, stroke: C.edge, 'stroke-width': 1.5 }),
    path(
      Array.from({ length: 11 }, (_, i) => {
        const t = Math.PI * (0.8 + (i / 10) * 1.4);
        return `M${x + Math.cos(t) * (r - 6)} ${y + Math.sin(t) * (r - 6)}L${x + Math.cos(t) * (r - (i % 5 ? 13 : 19))} ${y + Math.sin(t) * (r - (i % 5 ? 13 : 19))}`;
      }).join(''),
      { ...ink(C.aqua, 2.4), 'stroke-linecap': 'round' },
    ),
    path(`M${x} ${y}L${x + Math.cos(a) * (r - 22)} ${y + Math.sin(a) * (r - 22)}`, { ...ink(C.amber, 4), 'stroke-linecap': 'round' }),
    circle(x, y, 6, fill(C.amber)),
    rect(x - 20, y + r * 0.42, 40, 14, fill(C.panel), 4),
  ];
  const hill = [
    [-40, 450],
    [160, 418],
    [330, 470],
    [520, 440],
    [740, 500],
    [1000, 452],
  ];
  return [
    '<defs>',
    linear(`${id}-land`, 0, 420, 0, 720, [
      [0, C.panel],
      [1, C.ground],
    ]),
    linear(`${id}-pipe`, 0, 602, 0, 650, [
      [0, '#2a539f'],
      [0.4, C.plate],
      [1, C.raised],
    ]),
    '</defs>',
    path(
      `${smooth([
        [-40, 400],
        [150, 350],
        [330, 392],
        [560, 330],
        [800, 380],
        [1000, 330],
      ])}V720H-40Z`,
      fill(C.panel, 0.6),
    ),
    pylon(pyl[0], 0),
    path(`${smooth(hill)}V720H-40Z`, fill(`url(#${id}-land)`)),
    path(smooth(hill), ink(C.edge, 1.5, 0.5)),
    path(
      into(
        loose.filter((_, i) => i % 2),
        start,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    path(
      wires
        .slice(1)
        .map(([sd, n]) => hang(pyl[0], pyl[1], sd, n) + hang(pyl[1], pyl[2], sd, n) + hang(pyl[2], exit, sd, n))
        .join(''),
      ink(C.aqua, 1.8, 0.75),
    ),
    pylon(pyl[1], 1),
    pylon(pyl[2], 2),
    amberLine(hang(pyl[0], pyl[1], -1, 0) + hang(pyl[1], pyl[2], -1, 0) + hang(pyl[2], exit, -1, 0), 3.6),
    // the water main, near
    rect(-20, 602, 1000, 48, { fill: `url(#${id}-pipe)`, ...outline }),
    [110, 420, 560, 880].map((x) => rect(x, 592, 24, 68, { fill: '#21468c', ...outline }, 4)),
    path('M-10 626H980', { ...ink(C.aqua, 2, 0.5), 'stroke-dasharray': '2 16', 'stroke-linecap': 'round' }),
    rect(266, 560, 28, 46, { fill: C.plate, ...outline }),
    meter(280, 514, 46, -0.9),
    rect(484, 568, 20, 38, { fill: C.plate, ...outline }),
    path('M454 562H534M494 562v-16', { ...ink(C.muted, 7), 'stroke-linecap': 'round' }),
    path('M0 690H960', ink(C.edge, 1.5, 0.6)),
  ];
});

// Government: from many directions up the steps to one open door.
scene('images/industries/government.svg', [560, 280, 420], (id) => {
  const rnd = chance(44);
  const cx = 560;
  const col = (x) => [
    rect(x - 15, 306, 30, 186, { fill: `url(#${id}-stone)`, ...outline }),
    path(`M${x - 6} 318V486M${x + 6} 318V486`, ink(C.edge, 2, 0.6)),
    rect(x - 21, 294, 42, 14, { fill: '#2a539f', ...outline }, 3),
    rect(x - 21, 484, 42, 14, { fill: '#21468c', ...outline }, 3),
  ];
  const people = drift(rnd, 90, [14, 330], [590, 150], 0.75).filter((p) => p[1] < 706 && p[1] > 430);
  const steps = Array.from({ length: 6 }, (_, i) => ({ y: 498 + i * 32, w: 520 + i * 62 }));
  const ends = steps.slice(1).map((s) => [cx - s.w / 2, s.y + 4]);
  const door = [cx, 496];
  return [
    '<defs>',
    linear(`${id}-stone`, 0, 300, 0, 500, [
      [0, '#2a539f'],
      [1, C.plate],
    ]),
    linear(`${id}-door`, 0, 330, 0, 496, [
      [0, C.amber],
      [1, '#ffd493'],
    ]),
    '</defs>',
    path(
      `${smooth([
        [-40, 470],
        [90, 420],
        [220, 452],
        [380, 390],
        [740, 400],
        [860, 440],
        [1000, 400],
      ])}V720H-40Z`,
      fill(C.panel, 0.6),
    ),
    // dome and drum, far
    path(`M${cx - 74} 196A74 78 0 0 1 ${cx + 74} 196Z`, { fill: C.plate, ...outline }),
    path(
      `M${cx - 36} 194C${cx - 34} 156 ${cx - 18} 130 ${cx} 118C${cx + 18} 130 ${cx + 34} 156 ${cx + 36} 194M${cx} 118V194`,
      ink(C.edge, 1.4, 0.8),
    ),
    rect(cx - 82, 196, 164, 26, { fill: C.panel, ...outline }),
    path(`M${cx} 118V70`, { ...ink(C.muted, 2.4), 'stroke-linecap': 'round' }),
    path(`M${cx} 72H${cx + 40}L${cx + 31} 83L${cx + 40} 94H${cx}Z`, fill(C.aqua)),
    // wings
    rect(cx - 318, 340, 120, 158, { fill: '#15306a', ...outline }),
    rect(cx + 198, 340, 120, 158, { fill: '#15306a', ...outline }),
    [0, 1, 2].map((i) => [
      rect(cx - 304 + i * 36, 366, 20, 42, fill(C.raised), 3),
      rect(cx + 212 + i * 36, 366, 20, 42, fill(i === 1 ? C.aquaDeep : C.raised), 3),
      rect(cx - 304 + i * 36, 428, 20, 42, fill(C.raised), 3),
      rect(cx + 212 + i * 36, 428, 20, 42, fill(C.raised), 3),
    ]),
    // portico
    rect(cx - 220, 292, 440, 206, { fill: C.raised, ...outline }),
    rect(cx - 40, 336, 80, 162, { fill: `url(#${id}-door)` }, 3),
    path(`M${cx} 336V498`, ink(C.amberDeep, 2, 0.6)),
    poly(
      [
        [cx - 40, 498],
        [cx + 40, 498],
        [cx + 120, 720],
        [cx - 120, 720],
      ],
      fill(C.amber, 0.1),
    ),
    [-190, -126, -70, 70, 126, 190].map((d) => col(cx + d)),
    rect(cx - 240, 262, 480, 32, { fill: '#21468c', ...outline }, 3),
    poly(
      [
        [cx - 252, 262],
        [cx, 168],
        [cx + 252, 262],
      ],
      { fill: C.plate, ...outline },
    ),
    poly(
      [
        [cx - 180, 250],
        [cx, 184],
        [cx + 180, 250],
      ],
      ink(C.edge, 1.5, 0.8),
    ),
    circle(cx, 226, 15, ink(C.aqua, 2.4)),
    circle(cx, 226, 5, fill(C.aqua)),
    // steps, near
    steps.map(({ y, w }, i) => [
      rect(cx - w / 2, y, w, 32, { fill: ['#21468c', '#1d4083', C.plate, '#173368', C.panel, '#10275a'][i], ...outline }, 2),
    ]),
    poly(
      [
        [cx - 40, 498],
        [cx + 40, 498],
        [cx + 112, 690],
        [cx - 112, 690],
      ],
      fill(C.amber, 0.1),
    ),
    path(
      into(
        people.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(people),
    dots(ends, 8, C.aqua),
    path(
      ends.map((e, i) => `M${e[0]} ${e[1]}H${cx - 120 - i * 34}C${cx - 40} ${e[1]} ${cx - 60} 496 ${door[0]} ${door[1]}`).join(''),
      ink(C.aqua, 1.8, 0.8),
    ),
    amberLine(`M${cx} 496H${cx + 260}C${cx + 320} 496 ${cx + 330} 452 960 446`, 4.5),
    node(cx, 496, 11, C.amber, C.panel),
  ];
});
