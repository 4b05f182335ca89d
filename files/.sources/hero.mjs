// The three pictures of the home page's carousel. The left 45 % stays calm: white words lie there. On the right, the amber
// line leaves above the icons of the contacts, which stand in the middle of a window's height.
import {
  amberLine,
  C,
  chance,
  circle,
  dots,
  ellipse,
  fill,
  g,
  ink,
  linear,
  node,
  path,
  poly,
  radial,
  rect,
  ROUND,
  save,
  smooth,
  thread,
  way,
} from './lib.mjs';

const W = 1600;
const H = 900;

// 1. Turn data into decisions: a swarm passes three sheets, and fewer, brighter threads leave each.
{
  const rnd = chance(11);
  const sheets = [
    { x: 905, y: 440, w: 74, h: 330, n: 26 },
    { x: 1085, y: 432, w: 60, h: 240, n: 9 },
    { x: 1245, y: 424, w: 46, h: 150, n: 3 },
  ];
  const on = (s, u, v) => [s.x + u * s.w, s.y + v * s.h * (1 - u * 0.16) - u * s.w * 0.3];
  const ridge = (base, amp, seed, from) => {
    const r = chance(seed);
    const pts = [];
    for (let x = from; x <= W + 80; x += 80) {
      const grow = Math.min(1, (x - from) / 520);
      pts.push([x, H - (H - base + amp * (0.25 + 0.5 * r() + ((x - from) / (W - from)) * 0.3)) * grow]);
    }
    return pts;
  };
  const swarm = [];
  for (let i = 0; i < 190; i++) {
    const t = rnd() ** 0.62;
    const x = 330 + t * 470;
    const spread = 400 - t * 70;
    const y = 440 + (rnd() + rnd() - 1) * spread;
    if (x < 720 && rnd() < 0.35) continue;
    swarm.push([x, y, t]);
  }
  const rows = (n, jitter) => Array.from({ length: n }, (_, i) => ((i + 0.5) / n) * 2 - 1 + rnd.in(-jitter, jitter));
  const gates = sheets.map((s) => rows(s.n, s.n > 9 ? 0.02 : 0).map((v) => on(s, rnd.in(-0.5, 0.5) * (s.n > 3 ? 1 : 0), v * 0.84)));
  const exit = on(sheets[2], 0, 0);
  const near = swarm
    .filter((p) => p[0] > 560)
    .sort((a, b) => a[1] - b[1])
    .filter((_, i) => i % 2 === 0);
  const into = (from, to) => from.map((p, i) => thread(p, to[Math.floor((i * to.length) / from.length)])).join('');
  const sheet = (s, i) => {
    const c = [on(s, -1, -1), on(s, 1, -1), on(s, 1, 1), on(s, -1, 1)];
    const lines = [];
    for (let k = 1; k < 6; k++) lines.push(way([on(s, -1, -1 + k / 3), on(s, 1, -1 + k / 3)]));
    for (let k = 1; k < 3; k++) lines.push(way([on(s, -1 + (k * 2) / 3, -1), on(s, -1 + (k * 2) / 3, 1)]));
    return [
      poly(c, { fill: 'url(#slide1-sheet)', 'fill-opacity': 0.62 }),
      path(lines.join(''), ink(C.edge, 1, 0.35)),
      poly(c, { ...ink(i === 2 ? C.aqua : C.edge, 1.5, i === 2 ? 0.9 : 0.9), 'stroke-linejoin': 'round' }),
    ];
  };
  const back = ridge(770, 330, 5, 760);
  const mid = ridge(830, 250, 8, 820);
  const front = ridge(890, 170, 21, 700);
  const area = (pts) => `${smooth(pts)}L${W + 80} ${H}L${pts[0][0]} ${H}Z`;
  save(
    'images/home/slide-1.svg',
    W,
    H,
    '<defs>',
    linear('slide1-sheet', 0, 100, 0, 800, [
      [0, '#21458c', 0.95],
      [1, C.panel, 0.8],
    ]),
    linear('slide1-back', 0, 440, 0, 900, [
      [0, C.line, 1],
      [1, C.ground, 1],
    ]),
    linear('slide1-front', 0, 700, 0, 900, [
      [0, C.panel, 1],
      [1, C.ground, 1],
    ]),
    radial('slide1-dawn', 1330, 430, 560, [
      [0, C.line, 0.75],
      [1, C.ground, 0],
    ]),
    '</defs>',
    rect(0, 0, W, H, fill(C.ground)),
    rect(600, 0, 1000, H, fill('url(#slide1-dawn)')),
    path(area(back), fill('url(#slide1-back)', 0.55)),
    path(smooth(back), ink(C.edge, 1.5, 0.5)),
    path(area(mid), fill('url(#slide1-back)', 0.8)),
    path(smooth(mid), ink(C.edge, 1.5, 0.6)),
    dots(
      swarm.filter((p) => p[0] < 560),
      3,
      C.aqua,
      0.35,
    ),
    sheet(sheets[2], 2),
    path(into(gates[1], gates[2]), { ...ink(C.aqua, 2, 0.9), ...ROUND }),
    dots(gates[2], 9, C.aqua),
    sheet(sheets[1], 1),
    path(into(gates[0], gates[1]), { ...ink(C.aqua, 1.5, 0.6), ...ROUND }),
    dots(gates[1], 7, C.aqua),
    sheet(sheets[0], 0),
    path(into(near, gates[0]), { ...ink(C.aqua, 1.2, 0.32), ...ROUND }),
    dots(gates[0], 5, C.aqua, 0.9),
    dots(
      swarm.filter((p, i) => p[0] >= 560 && i % 3 === 0),
      6,
      C.aqua,
      0.9,
    ),
    dots(
      swarm.filter((p, i) => p[0] >= 560 && i % 3 !== 0),
      3.5,
      C.aqua,
      0.65,
    ),
    path(gates[2].map((p) => thread(p, [1318, exit[1]])).join(''), { ...ink(C.amber, 2, 0.8), ...ROUND }),
    amberLine(`M1318 ${exit[1]}C1366 ${exit[1]} 1380 ${exit[1] - 22} 1412 ${exit[1] - 84}S1500 214 1600 186`, 5),
    node(1318, exit[1], 11, C.amber, C.ground),
    path(area(front), fill('url(#slide1-front)')),
    path(smooth(front), ink(C.edge, 1.5, 0.45)),
  );
}

// 2. Deliver every order on time: a town at dusk seen from above, many ways joining one route.
{
  const rnd = chance(42);
  const HZ = 300;
  // (u across, v away) on the ground → the picture
  const P = (u, v, z = 0) => {
    const d = 1 + v * 0.36;
    return [1120 + (u * 250) / d, HZ + 640 / d - (z * 110) / d];
  };
  const S = (u, v) => P(u, v);
  const street = (list) => way(list.map(([u, v]) => S(u, v)));
  // streets lie at k*0.8 - 0.09
  const s = (k) => k * 0.8 - 0.09;
  const feeders = [
    [
      [s(-5), s(6)],
      [s(-1), s(6)],
      [s(-1), s(4)],
      [s(1), s(4)],
    ],
    [
      [s(-6), s(3)],
      [s(0), s(3)],
      [s(0), s(4)],
    ],
    [
      [s(-2), s(8)],
      [s(1), s(8)],
      [s(1), s(4)],
    ],
    [
      [s(-4), s(1)],
      [s(-1), s(1)],
      [s(-1), s(3)],
    ],
    [
      [s(4), s(9)],
      [s(4), s(7)],
      [s(1), s(7)],
    ],
    [
      [s(-3), s(9)],
      [s(-3), s(6)],
    ],
    [
      [s(-5), s(4)],
      [s(-3), s(4)],
      [s(-3), s(3)],
    ],
  ];
  const route = [
    [s(1), s(4)],
    [s(1), s(2)],
    [s(2), s(2)],
    [s(2), s(1)],
    [s(6), s(1)],
  ];
  const stops = [
    [s(1), s(3)],
    [s(1), s(2)],
    [s(4), s(1)],
  ].map(([u, v]) => S(u, v));
  const beside = (u, v) =>
    [...feeders, route].some((way) =>
      way.some((b, i) => {
        const a = way[i - 1];
        if (!a) return false;
        const [u0, u1, v0, v1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[1], b[1])];
        return u + 0.9 > u0 && u - 0.2 < u1 && v + 0.9 > v0 && v < v1;
      }),
    );
  const blocks = [];
  const houses = [];
  for (let v = 8.0; v > -0.6; v -= 0.8) {
    const row = [];
    for (let u = -7.2; u < 6.5; u += 0.8) {
      const mid = P(u + 0.3, v);
      if (mid[0] < 560 || mid[0] > 1720) continue;
      const river = Math.abs(u - (-1.0 + 1.1 * Math.sin(v * 0.55) - v * 0.28));
      if (river < 0.62) continue;
      const a = P(u, v);
      const b = P(u + 0.62, v);
      const c = P(u + 0.62, v + 0.62);
      const e = P(u, v + 0.62);
      row.push({ u, v, q: [a, b, c, e], x: mid[0] });
    }
    blocks.push(row);
  }
  const lights = [];
  const flat = { [C.panel]: '', [C.raised]: '' };
  const ring = (pts) => `${way(pts.map((p) => p.map(Math.round)))}Z`;
  for (const row of blocks) {
    row.sort((m, n) => Math.abs(n.x - 1120) - Math.abs(m.x - 1120));
    for (const k of row) {
      const fade = Math.min(1, Math.max(0, (k.x - 600) / 340));
      if (fade < 0.15) continue;
      const tall = k.v > 0.3 && rnd() < 0.62 && !beside(k.u, k.v) ? rnd.in(0.18, k.v > 4.5 ? 1.5 : 0.6) : 0;
      if (tall === 0) {
        flat[rnd() < 0.3 ? C.panel : C.raised] += ring(k.q);
        continue;
      }
      const i = 0.1;
      const base = [P(k.u + i, k.v + i), P(k.u + 0.52, k.v + i), P(k.u + 0.52, k.v + 0.52), P(k.u + i, k.v + 0.52)];
      const top = [P(k.u + i, k.v + i, tall), P(k.u + 0.52, k.v + i, tall), P(k.u + 0.52, k.v + 0.52, tall), P(k.u + i, k.v + 0.52, tall)];
      flat[C.raised] += ring(k.q);
      const left = k.x > 1120;
      const side = left ? [base[0], base[3], top[3], top[0]] : [base[1], base[2], top[2], top[1]];
      houses.push(path(ring(side), { fill: '#0f2650' }));
      houses.push(path(ring([base[0], base[1], top[1], top[0]]), { fill: '#173368' }), path(ring(top), { fill: '#284a8a' }));
      if (rnd() < 0.8) {
        const lit = P(k.u + rnd.in(0.16, 0.46), k.v + i, tall * rnd.in(0.3, 0.8));
        lights.push(lit);
      }
    }
  }
  const riverL = [];
  const riverR = [];
  for (let v = 9; v >= -1.2; v -= 0.6) {
    const c = -1.0 + 1.1 * Math.sin(v * 0.55) - v * 0.28 + 0.3;
    riverL.push(P(c - 0.46, v));
    riverR.push(P(c + 0.46, v));
  }
  const ends = feeders.map((f) => S(...f[0]));
  const pinAt = S(s(2), s(1));
  const pin = (x, y, k) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      ellipse(0, 0, 22, 7, fill(C.deep, 0.55)),
      path('M0 0C-8-22-34-40-34-70A34 34 0 0 1 34-70C34-40 8-22 0 0Z', fill(C.amber)),
      path('M0 0C8-22 34-40 34-70A34 34 0 0 0 0-104Z', fill('#ffffff', 0.22)),
      circle(0, -70, 13, fill(C.ground)),
    );
  const stars = Array.from({ length: 46 }, () => [rnd.in(640, 1590), rnd.in(20, 270)]);
  const hill = (y, amp, seed) => {
    const r = chance(seed);
    return Array.from({ length: 15 }, (_, i) => [560 + i * 80, y - amp * r() * Math.min(1, i / 5)]);
  };
  const far = hill(424, 84, 3);
  const nearHill = hill(450, 44, 9);
  save(
    'images/home/slide-2.svg',
    W,
    H,
    '<defs>',
    linear('slide2-sky', 0, 0, 0, 450, [
      [0, C.ground, 1],
      [0.6, C.panel, 1],
      [0.86, '#4a4a7c', 1],
      [1, '#a8775c', 1],
    ]),
    linear('slide2-calm', 520, 0, 1180, 0, [
      [0, C.ground, 1],
      [0.25, C.ground, 0.88],
      [1, C.ground, 0],
    ]),
    linear('slide2-water', 0, 300, 0, 900, [
      [0, '#8a6a66', 0.9],
      [0.22, C.line, 0.9],
      [1, C.plate, 0.55],
    ]),
    radial('slide2-sun', 1330, 436, 330, [
      [0, C.amber, 0.6],
      [0.35, C.amber, 0.18],
      [1, C.amber, 0],
    ]),
    '</defs>',
    rect(0, 0, W, H, fill(C.ground)),
    rect(400, 0, 1200, 460, fill('url(#slide2-sky)')),
    rect(1000, 0, 600, 460, fill('url(#slide2-sun)')),
    dots(stars, 2.2, C.aqua, 0.5),
    path(`${smooth(far)}L1680 470L560 470Z`, fill(C.panel)),
    path(`${smooth(nearHill)}L1680 470L560 470Z`, fill(C.raised)),
    rect(400, 446, 1200, 454, fill('#0a1a3c')),
    path(`${smooth(riverL)}L${riverR.at(-1).join(' ')}${smooth([...riverR].reverse(), 1 / 6, 'L')}Z`, fill('url(#slide2-water)')),
    Object.entries(flat).map(([color, d]) => path(d, { fill: color })),
    houses,
    dots(lights, 3, C.amber, 0.55),
    g(
      { fill: 'none', stroke: C.aqua, ...ROUND },
      path(feeders.map(street).join(''), { 'stroke-width': 7, 'stroke-opacity': 0.12 }),
      path(feeders.map(street).join(''), { 'stroke-width': 2, 'stroke-opacity': 0.85 }),
    ),
    dots(ends, 11, C.aqua),
    amberLine(street(route), 6),
    stops.map(([x, y], i) => node(x, y, 8 + i, C.amber, C.ground)),
    rect(400, 0, 800, H, fill('url(#slide2-calm)')),
    pin(pinAt[0], pinAt[1], 1.15),
  );
}

// 3. Software your teams rely on: three layers of screens, one line through all of them.
{
  const rnd = chance(77);
  const shadow = (x, y, w, h, r) => [rect(x + 14, y + 22, w, h, fill(C.deep, 0.35), r), rect(x + 6, y + 10, w, h, fill(C.deep, 0.4), r)];
  const loose = [];
  for (let i = 0; i < 90; i++) {
    const t = rnd() ** 0.7;
    loose.push([420 + t * 330, 520 + (rnd() + rnd() - 1) * (330 - t * 120)]);
  }
  const tails = loose
    .filter((p) => p[0] > 600)
    .sort((a, b) => a[1] - b[1])
    .filter((_, i) => i % 3 === 0);
  const gates = [
    [806, 470],
    [806, 500],
    [806, 530],
    [806, 560],
    [806, 590],
  ];
  const bars = [86, 128, 104, 168, 146, 206, 238];
  const _rows = (x, y, w, n, step) =>
    Array.from({ length: n }, (_, i) => [
      rect(x, y + i * step, 10, 10, fill(i === 2 ? C.amber : C.aquaMid), 3),
      rect(x + 22, y + i * step + 2, w * (0.55 + 0.4 * rnd()), 6, fill(C.edge, 0.9), 3),
    ]);
  save(
    'images/home/slide-3.svg',
    W,
    H,
    '<defs>',
    radial('slide3-glow', 1220, 400, 620, [
      [0, C.line, 0.8],
      [1, C.ground, 0],
    ]),
    linear('slide3-win', 0, 110, 0, 640, [
      [0, C.plate, 1],
      [1, C.panel, 1],
    ]),
    linear('slide3-phone', 0, 330, 0, 840, [
      [0, '#17346c', 1],
      [1, C.raised, 1],
    ]),
    '</defs>',
    rect(0, 0, W, H, fill(C.ground)),
    rect(560, 0, 1040, H, fill('url(#slide3-glow)')),
    // far: a terminal of threads, half out of the picture
    g(
      {},
      rect(1290, 74, 400, 300, fill(C.raised), 14),
      rect(1290, 74, 400, 300, ink(C.edge, 1.5, 0.5), 14),
      Array.from({ length: 9 }, (_, i) =>
        rect(1320 + (i % 3) * 22, 112 + i * 27, rnd.in(90, 230), 7, fill(i % 4 === 1 ? C.aquaDeep : C.line), 3.5),
      ),
    ),
    // middle: the web application
    shadow(900, 150, 590, 440, 16),
    rect(900, 150, 590, 440, fill('url(#slide3-win)'), 16),
    rect(900, 150, 590, 440, ink(C.edge, 1.5), 16),
    path('M900 194H1490', ink(C.edge, 1.5, 0.8)),
    dots(
      [
        [924, 172],
        [944, 172],
        [964, 172],
      ],
      9,
      C.edge,
    ),
    rect(1000, 163, 300, 18, fill(C.raised), 9),
    rect(924, 218, 120, 346, fill(C.raised, 0.75), 10),
    Array.from({ length: 7 }, (_, i) =>
      rect(942, 240 + i * 34, i === 3 ? 84 : 60 + (i % 3) * 12, 8, fill(i === 3 ? C.aqua : C.edge, i === 3 ? 1 : 0.8), 4),
    ),
    path('M1072 526H1466M1072 462H1466M1072 398H1466M1072 334H1466M1072 270H1466', ink(C.edge, 1, 0.45)),
    bars.map((h, i) => rect(1088 + i * 54, 526 - h, 28, h, fill(i % 2 ? C.aquaMid : C.aquaDeep, 0.9), 4)),
    // near: the list of checks, and the phone
    shadow(1300, 556, 236, 246, 16),
    rect(1300, 556, 236, 246, fill(C.raised), 16),
    rect(1300, 556, 236, 246, ink(C.edge, 1.5), 16),
    Array.from({ length: 4 }, (_, i) => {
      const y = 600 + i * 53;
      return [
        circle(1334, y, 12, i === 2 ? fill(C.amber) : ink(C.aqua, 2)),
        path(`M1328.5 ${y}l4 4 7-8`, { ...ink(i === 2 ? C.ground : C.aqua, 2.4), ...ROUND }),
        rect(1360, y - 7, [104, 132, 118, 92, 126][i], 6, fill(i === 2 ? C.white : C.muted, i === 2 ? 1 : 0.7), 3),
        rect(1360, y + 6, [70, 54, 86, 64, 48][i], 4, fill(C.edge), 2),
      ];
    }),
    path(tails.map((p, i) => thread(p, gates[Math.floor((i * 5) / tails.length)])).join(''), { ...ink(C.aqua, 1.4, 0.45), ...ROUND }),
    dots(
      loose.filter((_, i) => i % 2),
      3.5,
      C.aqua,
      0.55,
    ),
    dots(
      loose.filter((p, i) => !(i % 2) && p[0] > 520),
      6,
      C.aqua,
      0.85,
    ),
    shadow(800, 320, 250, 500, 34),
    rect(800, 320, 250, 500, fill(C.deep), 34),
    rect(800, 320, 250, 500, ink(C.edge, 2), 34),
    rect(812, 332, 226, 476, fill('url(#slide3-phone)'), 24),
    rect(890, 344, 70, 12, fill(C.deep), 6),
    rect(834, 384, 96, 12, fill(C.white, 0.92), 6),
    rect(834, 408, 150, 7, fill(C.edge), 3.5),
    rect(834, 640, 182, 60, fill(C.panel), 12),
    rect(834, 714, 182, 60, fill(C.panel), 12),
    rect(850, 656, 28, 28, fill(C.aquaDeep), 7),
    rect(890, 660, 90, 7, fill(C.muted, 0.85), 3.5),
    rect(890, 676, 60, 5, fill(C.edge), 2.5),
    rect(850, 730, 28, 28, fill(C.aquaDeep), 7),
    rect(890, 734, 74, 7, fill(C.muted, 0.85), 3.5),
    rect(890, 750, 84, 5, fill(C.edge), 2.5),
    path(gates.map((q) => thread([812, q[1]], [930, 530])).join(''), { ...ink(C.aqua, 2, 0.9), ...ROUND }),
    dots(
      gates.map((q) => [812, q[1]]),
      8,
      C.aqua,
    ),
    amberLine(
      smooth([
        [930, 530],
        [1010, 512],
        [1088, 452],
        [1152, 446],
        [1250, 388],
        [1364, 308],
        [1470, 226],
        [1600, 178],
      ]),
      5,
    ),
    node(930, 530, 11, C.amber, C.raised),
    node(1250, 388, 8, C.amber, C.panel),
    node(1364, 308, 8, C.amber, C.panel),
  );
}
