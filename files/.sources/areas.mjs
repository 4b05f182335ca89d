// The five areas of the site, and the five groups of services: one picture for each menu panel and overview page.
import {
  amberLine,
  bar,
  browser,
  C,
  card,
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
  phone,
  poly,
  rect,
  ROUND,
  scene,
  smooth,
  thread,
  tick,
  way,
} from './lib.mjs';

// Corporate: loose threads become the storeys of a building; one storey is lit and carries on.
scene('images/areas/corporate.svg', [560, 330, 420], (id) => {
  const rnd = chance(4);
  const lerp = (a, b, t) => a + (b - a) * t;
  const L = (t) => [430, lerp(176, 640, t)];
  const M = (t) => [566, lerp(118, 684, t)];
  const R = (t) => [690, lerp(164, 650, t)];
  const N = 15;
  const lit = 6;
  const floors = Array.from({ length: N }, (_, i) => (i + 1) / (N + 1));
  const starts = drift(rnd, 60, [26, 330], [400, 300], 0.7);
  const ends = floors.map(L);
  const tower = (x, y, w, d, tone, tone2, step) => [
    poly(
      [
        [x, y],
        [x + w, y - d],
        [x + w, 700],
        [x, 700],
      ],
      fill(tone),
    ),
    poly(
      [
        [x + w, y - d],
        [x + w * 1.75, y],
        [x + w * 1.75, 700],
        [x + w, 700],
      ],
      fill(tone2),
    ),
    path(
      Array.from(
        { length: Math.floor((660 - y) / step) },
        (_, i) => `M${x} ${y + 22 + i * step}L${x + w} ${y - d + 22 + i * step * 1.03}L${x + w * 1.75} ${y + 22 + i * step}`,
      ).join(''),
      ink(C.edge, 1.2, 0.45),
    ),
  ];
  return [
    '<defs>',
    linear(`${id}-face`, 430, 0, 566, 0, [
      [0, C.panel],
      [1, '#234a94'],
    ]),
    linear(`${id}-side`, 566, 0, 690, 0, [
      [0, C.panel],
      [1, C.raised],
    ]),
    linear(`${id}-foot`, 0, 560, 0, 720, [
      [0, C.ground, 0],
      [1, C.ground, 1],
    ]),
    '</defs>',
    tower(706, 92, 92, 20, '#10275a', C.raised, 26),
    tower(296, 330, 84, 14, '#10275a', C.raised, 26),
    tower(836, 268, 110, 22, '#15306a', '#10275a', 30),
    poly([L(0), M(0), M(1), L(1)], fill(`url(#${id}-face)`)),
    poly([M(0), R(0), R(1), M(1)], fill(`url(#${id}-side)`)),
    poly([L(0), M(0), R(0), [554, 128]].slice(0, 3), fill(C.line, 0.5)),
    path(floors.map((t, i) => (i === lit ? '' : way([L(t), M(t), R(t)]))).join(''), {
      ...ink(C.aqua, 1.6, 0.6),
      'stroke-linejoin': 'round',
    }),
    path(
      [0.34, 0.67]
        .map((k) =>
          way([
            [lerp(430, 566, k), lerp(176, 118, k)],
            [lerp(430, 566, k), lerp(640, 684, k)],
          ]),
        )
        .join('') +
        way([
          [628, 142],
          [628, 667],
        ]),
      ink(C.edge, 1, 0.6),
    ),
    poly([L(floors[lit]), M(floors[lit]), R(floors[lit]), R(floors[lit + 1]), M(floors[lit + 1]), L(floors[lit + 1])], fill(C.amber, 0.2)),
    path(way([L(0), M(0), R(0)]) + way([M(0), M(1)]), { ...ink(C.edge, 2), 'stroke-linejoin': 'round' }),
    path(
      into(
        starts.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(starts),
    dots(ends, 5, C.aqua),
    rect(0, 560, 960, 160, fill(`url(#${id}-foot)`)),
    amberLine(`${way([L(floors[lit]), M(floors[lit]), R(floors[lit])])}C760 ${R(floors[lit])[1] + 18} 820 330 960 326`, 4.5),
    node(...M(floors[lit]), 9, C.amber, C.panel),
  ];
});

// Solutions: four layers, from loose points to one line.
scene('images/areas/solutions.svg', [520, 330, 430], () => {
  const rnd = chance(31);
  const I = (cy, a, b, z = 0) => [520 + (a - b) * 0.866 * 1.02, cy + (a + b) * 0.25 - z];
  const A = 200;
  const ys = [584, 446, 308, 168];
  const plate = (cy, tone, o = 0.94) => {
    const c = [I(cy, -A, -A), I(cy, A, -A), I(cy, A, A), I(cy, -A, A)];
    const t = 13;
    return [
      poly([c[3], c[2], [c[2][0], c[2][1] + t], [c[3][0], c[3][1] + t]], fill(C.raised)),
      poly([c[1], c[2], [c[2][0], c[2][1] + t], [c[1][0], c[1][1] + t]], fill(C.deep)),
      poly(c, { fill: tone, 'fill-opacity': o, stroke: C.edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    ];
  };
  const grid = [];
  for (let i = -2; i <= 2; i++) for (let j = -2; j <= 2; j++) grid.push([i * 72, j * 72]);
  const loose = Array.from({ length: 90 }, () => [rnd.in(-182, 182), rnd.in(-182, 182)]);
  const barsAt = [-2, -1, 0, 1, 2].map((i) => [i * 72, 66, 18 + (i + 2) * 12]);
  const column = ([a, b, h], cy) => {
    const w = 19;
    const top = [I(cy, a - w, b - w, h), I(cy, a + w, b - w, h), I(cy, a + w, b + w, h), I(cy, a - w, b + w, h)];
    return [
      poly([top[3], top[2], I(cy, a + w, b + w), I(cy, a - w, b + w)], fill(C.aquaMid)),
      poly([top[1], top[2], I(cy, a + w, b + w), I(cy, a + w, b - w)], fill(C.aquaDeep)),
      poly(top, fill(C.aqua)),
    ];
  };
  const up = (from, to, list, o) =>
    path(list.map(([a, b, z = 0]) => way([I(from, a, b, z), I(to, a, b)])).join(''), { ...ink(C.aqua, 1.2, o), 'stroke-dasharray': '3 5' });
  const fly = drift(rnd, 46, [20, 250], [520, 190], 0.6);
  return [
    ellipse(520, 668, 400, 40, fill(C.deep, 0.5)),
    plate(ys[0], '#10275a'),
    path(
      fly
        .filter((_, i) => i % 3 === 0)
        .map((p) => thread(p, I(ys[0], rnd.in(-180, -40), rnd.in(20, 180))))
        .join(''),
      ink(C.aqua, 1.3, 0.4),
    ),
    haze(fly),
    haze(loose.map(([a, b]) => I(ys[0], a, b))),
    up(
      ys[0],
      ys[1],
      grid.filter((_, i) => i % 2 === 0),
      0.45,
    ),
    plate(ys[1], C.panel),
    path(grid.map(([a, b]) => (a < 140 ? way([I(ys[1], a, b), I(ys[1], a + 72, b)]) : '')).join(''), ink(C.aqua, 1.2, 0.5)),
    dots(
      grid.map(([a, b]) => I(ys[1], a, b)),
      8,
      C.aqua,
    ),
    up(
      ys[1],
      ys[2],
      grid.filter(([, b]) => b === 72),
      0.6,
    ),
    plate(ys[2], C.plate),
    barsAt.map((b) => column(b, ys[2])),
    up(ys[2], ys[3], barsAt, 0.8),
    plate(ys[3], '#21468c', 0.9),
    path(
      [-2, -1, 0, 1, 2]
        .map((i) => way([I(ys[3], -A, i * 72), I(ys[3], A, i * 72)]) + way([I(ys[3], i * 72, -A), I(ys[3], i * 72, A)]))
        .join(''),
      ink(C.edge, 1, 0.5),
    ),
    (() => {
      const pts = [I(ys[3], -144, 0, 16), I(ys[3], -72, 0, 46), I(ys[3], 0, 0, 50), I(ys[3], 72, 0, 96), I(ys[3], 144, 0, 126)];
      return [
        path(pts.map((p, i) => way([p, I(ys[3], -144 + i * 72, 0)])).join(''), ink(C.amber, 1.2, 0.6)),
        amberLine(smooth([...pts, [800, 62], [960, 40]]), 4.5),
        pts.map((p) => node(p[0], p[1], 7, C.amber, C.panel)),
      ];
    })(),
  ];
});

// Products: parcels on a map; the tape of the parcel is the route that leaves for the door.
scene('images/areas/products.svg', [560, 360, 430], () => {
  const rnd = chance(8);
  const box = (x, y, s, h, tones, tape) => {
    const P = (a, b, z) => [x + (a - b) * s * 0.866, y + (a + b) * s * 0.5 - z];
    const q = (list, f) => poly(list, f);
    const w = 0.14;
    return [
      q([P(0, 1, h), P(1, 1, h), P(1, 1, 0), P(0, 1, 0)], fill(tones[1])),
      q([P(1, 0, h), P(1, 1, h), P(1, 1, 0), P(1, 0, 0)], fill(tones[2])),
      q([P(0, 0, h), P(1, 0, h), P(1, 1, h), P(0, 1, h)], fill(tones[0])),
      path(way([P(0, 1, h), P(1, 1, h), P(1, 0, h)]) + way([P(1, 1, h), P(1, 1, 0)]), { ...ink(C.edge, 1.6), 'stroke-linejoin': 'round' }),
      tape
        ? [
            q([P(0.5 - w, 0, h), P(0.5 + w, 0, h), P(0.5 + w, 1, h), P(0.5 - w, 1, h)], fill(tape, 0.95)),
            q([P(0.5 - w, 1, h), P(0.5 + w, 1, h), P(0.5 + w, 1, h * 0.62), P(0.5 - w, 1, h * 0.62)], fill(tape, 0.78)),
          ]
        : path(way([P(0.5, 0, h), P(0.5, 1, h), P(0.5, 1, h * 0.62)]), ink(C.edge, 1.6)),
    ];
  };
  const loose = drift(rnd, 64, [20, 250], [380, 280], 0.65);
  const ends = [
    [392, 300],
    [392, 332],
    [392, 364],
    [392, 396],
    [392, 428],
  ];
  return [
    // the map behind
    card(300, 70, 540, 420, 18, C.raised),
    path(
      'M300 190H840M300 300H840M300 400H840M420 70V490M540 70V490M660 70V490M760 70V490M300 96L470 490M600 70L840 330',
      ink(C.line, 7, 0.8),
    ),
    path('M690 490C676 430 730 392 712 330S640 220 668 150S700 96 694 70', { ...ink(C.plate, 30), 'stroke-linecap': 'butt' }),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    path(ends.map((e) => thread(e, [560, 400])).join(''), ink(C.aqua, 2, 0.9)),
    dots(ends, 8, C.aqua),
    ellipse(500, 640, 330, 44, fill(C.deep, 0.55)),
    box(345, 486, 112, 98, ['#1d3f80', C.panel, '#0f2552']),
    box(752, 512, 92, 76, ['#1d3f80', C.panel, '#0f2552']),
    box(545, 462, 178, 156, ['#2a539f', '#1b3c7c', '#142f64'], C.amber),
    amberLine('M622 350.5L710 300H760V190H860C910 190 930 172 960 160', 4.5),
    node(710, 300, 7, C.amber, C.raised),
    g(
      { transform: 'translate(760 190)' },
      path('M0 0C-8-20-30-34-30-62A30 30 0 0 1 30-62C30-34 8-20 0 0Z', fill(C.amber)),
      circle(0, -62, 11.5, fill(C.ground)),
    ),
  ];
});

// Services: five crafts, each with its own threads, braided into one line.
scene('images/areas/services.svg', [600, 360, 420], () => {
  const rnd = chance(15);
  const tiles = [
    [318, 96],
    [246, 228],
    [222, 360],
    [246, 492],
    [318, 624],
  ];
  const s = 46;
  const marks = [
    (x, y) => [rect(x - 13, y - 22, 26, 44, ink(C.aqua, 2.4), 6), dots([[x, y + 15]], 4, C.aqua)],
    (x, y) =>
      [0, 1, 2, 3].map((i) =>
        rect(x - 19 + (i % 2) * 21, y - 19 + Math.floor(i / 2) * 21, 17, 17, i === 1 ? fill(C.aqua) : ink(C.aqua, 2.4), 5),
      ),
    (x, y) =>
      path(`M${x - 20} ${y + 18}h40M${x - 13} ${y + 10}v-10M${x} ${y + 10}v-18M${x + 13} ${y + 10}v-28`, {
        ...ink(C.aqua, 3.4),
        'stroke-linecap': 'round',
      }),
    (x, y) => [
      rect(x - 22, y - 18, 44, 36, ink(C.aqua, 2.4), 6),
      path(`M${x - 22} ${y - 7}h44M${x - 12} ${y + 5}h14`, { ...ink(C.aqua, 2.4), 'stroke-linecap': 'round' }),
    ],
    (x, y) => [circle(x, y, 20, ink(C.aqua, 2.4)), tick(x - 0.5, y, 1.5, C.aqua, 2)],
  ];
  const loose = drift(rnd, 70, [14, 236], [360, 330], 0.8).filter(([x, y]) => tiles.every(([a, b]) => Math.hypot(x - a, y - b) > 74));
  const hub = [
    [600, 300],
    [600, 330],
    [600, 360],
    [600, 390],
    [600, 420],
  ];
  const order = [1, 0, 2, 4, 3];
  return [
    [330, 250, 170].map((r) => circle(660, 360, r, ink(C.edge, 1.2, 0.28))),
    path(
      loose
        .filter((_, i) => i % 3 === 0)
        .map((p) => {
          const to = tiles.reduce((a, b) => (Math.hypot(a[0] - p[0], a[1] - p[1]) < Math.hypot(b[0] - p[0], b[1] - p[1]) ? a : b));
          return p[0] < to[0] - s ? thread(p, [to[0] - s, to[1]]) : '';
        })
        .join(''),
      ink(C.aqua, 1.3, 0.45),
    ),
    haze(loose),
    tiles.map(([x, y], i) => {
      const h = hub[order[i]];
      return path(
        [-12, 0, 12]
          .map(
            (o) =>
              `${thread([x + s, y + o], [h[0], h[1] + o * 0.35], 0.55)}C${h[0] + 60} ${h[1] + o * 0.35} ${h[0] + 60} 360 ${h[0] + 140} 360`,
          )
          .join(''),
        ink(i % 2 ? C.aquaMid : C.aqua, 1.8, 0.85),
      );
    }),
    tiles.map(([x, y], i) => [card(x - s, y - s, s * 2, s * 2, 20, i === 2 ? C.plate : C.panel), marks[i](x, y)]),
    dots(hub, 8, C.aqua),
    amberLine('M740 360C810 360 840 352 960 330', 5),
    node(740, 360, 12, C.amber, C.raised),
  ];
});

// Industries: six trades on one horizon, which is the line, and their reflection.
scene('images/areas/industries.svg', [560, 420, 440], (id) => {
  const rnd = chance(23);
  const y = 520;
  const sh = (d, tone) => path(d, { fill: tone, stroke: C.edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });
  const town = [
    // bank, far
    sh(`M196 ${y}V356H356V${y}Z`, '#10275a'),
    sh('M184 356L276 306L368 356Z', '#15306a'),
    path([214, 246, 276, 306, 338].map((x) => `M${x} 372V${y}`).join(''), ink(C.edge, 7, 0.65)),
    // mast
    path(
      `M440 150L408 ${y}M440 150L472 ${y}M414 440L466 440M419 388L461 388M424 336L456 336M429 286L451 286M414 440L461 388M466 440L419 388M419 388L456 336M461 388L424 336M424 336L451 286M433 230H447M429 286L447 230M451 286L433 230`,
      ink(C.muted, 2, 0.75),
    ),
    g(
      { transform: 'translate(0 -40)' },
      path('M418 212A30 30 0 0 1 418 166M462 166A30 30 0 0 1 462 212M402 228A52 52 0 0 1 402 150M478 150A52 52 0 0 1 478 228', {
        ...ink(C.aqua, 2.2, 0.9),
        'stroke-linecap': 'round',
      }),
      circle(440, 190, 6, fill(C.aqua)),
    ),
    // factory
    sh(`M700 ${y}V388L748 350V388L796 350V388L844 350V${y}Z`, '#15306a'),
    sh(`M862 ${y}L868 276H894L900 ${y}Z`, '#10275a'),
    path('M722 430h26M770 430h26M818 430h14', { ...ink(C.aqua, 9, 0.55) }),
    // dome
    sh(`M520 ${y}V414H660V${y}Z`, C.panel),
    sh('M540 414A50 50 0 0 1 640 414Z', '#1d3f80'),
    path('M590 364V336M590 338h20v12h-20', { ...ink(C.muted, 2), ...ROUND }),
    path([544, 574, 606, 636].map((x) => `M${x} 430V${y}`).join(''), ink(C.edge, 6, 0.7)),
    // shop, near
    sh(`M96 ${y}V412H222V${y}Z`, C.plate),
    path('M88 412H230L220 380H98Z', { fill: C.panel, stroke: C.edge, 'stroke-width': 1.5 }),
    path('M88 412a14 14 0 0 0 28.400 0a14 14 0 0 0 28.400 0a14 14 0 0 0 28.400 0a14 14 0 0 0 28.400 0a14 14 0 0 0 28.400 0', {
      fill: C.aquaMid,
      stroke: C.ground,
      'stroke-width': 1.5,
    }),
    rect(112, 446, 46, 30, fill(C.amber, 0.85), 3),
    rect(172, 440, 32, 60, fill(C.ground), 3),
    // pylon, near
    path(
      `M676 ${y}L692 304L708 ${y}M660 336H724M666 372H718M682 430L703 430M686 372L703 430M698 372L681 430M679 ${y - 16}L703 430M705 ${y - 16}L681 430`,
      { ...ink(C.muted, 2.4, 0.9), 'stroke-linejoin': 'round' },
    ),
  ];
  const sky = drift(rnd, 80, [16, 640], [170, 150], 1.1).filter((p) => p[1] > 24 && p[1] < 330 && Math.hypot(p[0] - 437, p[1] - 120) > 84);
  const ends = [
    [386, 104],
    [380, 121],
    [386, 138],
  ];
  return [
    '<defs>',
    linear(`${id}-water`, 0, y, 0, 720, [
      [0, C.ground, 0.35],
      [1, C.ground, 1],
    ]),
    '</defs>',
    path(
      `${smooth([
        [-40, 400],
        [120, 330],
        [260, 372],
        [420, 318],
        [600, 366],
        [760, 300],
        [900, 348],
        [1000, 320],
      ])}V${y}H-40Z`,
      fill(C.panel, 0.6),
    ),
    path(
      'M660 336C600 372 520 366 472 300M724 336C780 372 900 380 960 340M666 372C600 404 520 400 476 330M718 372C780 404 900 412 960 380',
      ink(C.aqua, 1.4, 0.55),
    ),
    haze(sky, 0.8),
    g({ transform: `translate(-38 ${y - y * 1.08}) scale(1.08)` }, town),
    g({ transform: `translate(-38 ${y + y * 1.08}) scale(1.08 -1.08)`, opacity: 0.2 }, town),
    rect(0, y, 960, 720 - y, fill(`url(#${id}-water)`)),
    path(
      [540, 572, 606, 642, 676]
        .map((v, i) => `M${120 + i * 74} ${v}h${rnd.in(60, 160)}M${430 + i * 60} ${v + 8}h${rnd.in(60, 220)}`)
        .join(''),
      { ...ink(C.edge, 2, 0.45), 'stroke-linecap': 'round' },
    ),
    path(
      into(
        sky.filter((p) => p[0] < 330),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    dots(ends, 7, C.aqua),
    amberLine(`M437 ${y}H960`, 4.5),
    path(`M0 ${y}H437`, ink(C.edge, 2)),
    node(437, y, 11, C.amber, C.raised),
  ];
});

// Enterprise mobility: the same record on laptop, tablet and phone, carried by one line.
scene('images/areas/services-mobility.svg', [600, 330, 430], () => {
  const rnd = chance(51);
  const loose = drift(rnd, 60, [16, 190], [430, 240], 0.6);
  const ends = [
    [232, 412],
    [232, 440],
    [232, 468],
    [232, 496],
  ];
  return [
    ellipse(540, 640, 430, 46, fill(C.deep, 0.5)),
    // laptop, far
    card(500, 96, 400, 262, 14, C.panel),
    rect(516, 112, 368, 230, fill(C.raised), 6),
    path('M470 372H930L908 394H492Z', { fill: C.plate, stroke: C.edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    [0, 1, 2, 3].map((i) => bar(540, 140 + i * 44, [92, 70, 106, 84][i], i === 2 ? C.aqua : C.edge, 8)),
    path('M668 150H860M668 194H860M668 238H860M668 282H860', ink(C.line, 1.4)),
    [36, 62, 50, 84, 108].map((h, i) => rect(680 + i * 37, 310 - h, 20, h, fill(C.aquaDeep), 3)),
    // tablet, middle
    card(372, 262, 250, 334, 22, C.deep),
    rect(384, 274, 226, 310, fill('#15306a'), 14),
    bar(404, 298, 110, C.white, 10, 0.9),
    bar(404, 318, 74, C.edge),
    [0, 1, 2, 3].map((i) => [
      rect(404, 346 + i * 58, 186, 44, fill(C.panel), 8),
      circle(426, 368 + i * 58, 9, i < 3 ? fill(i === 1 ? C.amber : C.aquaMid) : ink(C.edge, 2)),
      i < 3 ? tick(426, 368 + i * 58, 0.75, C.ground, 3) : '',
      bar(446, 359 + i * 58, [110, 92, 120, 78][i], C.muted, 6, 0.85),
      bar(446, 372 + i * 58, [60, 80, 50, 66][i], C.edge, 5),
    ]),
    // phone, near
    phone(222, 330, 172, 332, '#1a3873'),
    bar(246, 376, 70, C.white, 9, 0.92),
    bar(246, 394, 104, C.edge, 6),
    rect(246, 560, 124, 34, fill(C.amber), 10),
    bar(280, 573, 56, C.ground, 8, 0.85),
    rect(246, 606, 124, 30, ink(C.edge, 1.6), 10),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    dots(ends, 7, C.aqua),
    path(ends.map((e) => thread(e, [308, 456])).join(''), ink(C.aqua, 2, 0.95)),
    amberLine(
      smooth([
        [308, 456],
        [384, 448],
        [497, 408],
        [600, 326],
        [690, 262],
        [764, 236],
        [838, 180],
        [900, 158],
        [960, 150],
      ]),
      4.5,
    ),
    node(308, 456, 10, C.amber, C.panel),
    node(690, 262, 7, C.amber, C.raised),
    node(838, 180, 7, C.amber, C.raised),
  ];
});

// Mobile apps: loose points settle into the tiles of a home screen; one of them opens.
scene('images/areas/services-mobileapps.svg', [520, 350, 420], () => {
  const rnd = chance(64);
  const cell = (i, j) => [404 + i * 58, 196 + j * 64];
  const glyphs = [
    (x, y) => path(`M${x - 9} ${y + 8}v-7M${x} ${y + 8}v-12M${x + 9} ${y + 8}v-17`, { ...ink(C.aqua, 3), ...ROUND }),
    (x, y) => circle(x, y, 9, ink(C.aqua, 2.4)),
    (x, y) => path(`M${x - 10} ${y - 6}h20M${x - 10} ${y + 1}h20M${x - 10} ${y + 8}h12`, { ...ink(C.aqua, 2.4), ...ROUND }),
    (x, y) => path(`M${x} ${y + 11}c-9-9-10-12-10-15a10 10 0 0 1 20 0c0 3-1 6-10 15z`, { ...ink(C.aqua, 2.2), ...ROUND }),
    (x, y) => rect(x - 9, y - 9, 18, 18, ink(C.aqua, 2.4), 5),
    (x, y) => tick(x, y, 1.4, C.aqua, 2),
    (x, y) => path(`M${x - 10} ${y - 7}h20v14h-20zl10 8 10-8`, { ...ink(C.aqua, 2.2), ...ROUND }),
  ];
  const tiles = [];
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = cell(i, j);
      const pick = i === 3 && j === 2;
      tiles.push(rect(x - 22, y - 22, 44, 44, { fill: pick ? C.amber : (i + j) % 2 ? C.panel : C.line }, 12));
      tiles.push(pick ? '' : glyphs[(i * 3 + j * 2) % glyphs.length](x, y));
    }
  const loose = drift(rnd, 84, [14, 330], [370, 290], 0.75);
  const ends = [0, 1, 2, 3, 4].map((j) => [cell(0, j)[0] - 46, cell(0, j)[1]]);
  const side = (x, y, a) =>
    g(
      { transform: `rotate(${a} ${x + 110} ${y + 220})` },
      phone(x, y, 220, 440, '#10275a'),
      bar(x + 30, y + 56, 90, C.edge, 9),
      [0, 1, 2].map((i) => rect(x + 28, y + 90 + i * 92, 164, 76, fill(C.panel), 12)),
      [0, 1, 2].map((i) => [bar(x + 44, y + 112 + i * 92, 100, C.edge), bar(x + 44, y + 132 + i * 92, 64, C.line)]),
    );
  return [
    ellipse(500, 676, 360, 36, fill(C.deep, 0.5)),
    side(610, 150, 14),
    side(230, 150, -12),
    phone(352, 82, 278, 566, '#15306a'),
    bar(382, 132, 86, C.white, 10, 0.9),
    tiles,
    rect(382, 536, 218, 74, fill(C.raised, 0.8), 20),
    [0, 1, 2].map((i) => rect(404 + i * 66, 551, 44, 44, fill(C.aquaDeep), 12)),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    dots(ends, 8, C.aqua),
    (() => {
      const [x, y] = cell(3, 2);
      return [
        path(ends.map((e) => thread(e, [x - 24, y], 0.6)).join(''), ink(C.aqua, 1.8, 0.55)),
        tick(x, y, 1.5, C.ground, 2.2),
        amberLine(`M${x + 22} ${y}C${x + 110} ${y} ${x + 130} 250 ${x + 220} 238S900 210 960 204`, 4.5),
      ];
    })(),
  ];
});

// Business intelligence: scattered points stack into columns, and the columns carry a line.
scene('images/areas/services-bi.svg', [620, 330, 430], (id) => {
  const rnd = chance(90);
  const base = 590;
  const heights = [4, 6, 5, 8, 9, 12, 14, 18];
  const cols = heights.map((n, i) => [408 + i * 62, n]);
  const stack = cols.flatMap(([x, n]) => Array.from({ length: n }, (_, k) => [x, base - 20 - k * 22]));
  const tops = cols.map(([x, n]) => [x, base - 20 - (n - 1) * 22 - 34]);
  const loose = drift(rnd, 96, [20, 350], [350, 290], 0.8).filter((p) => p[1] < base - 12);
  const lead = drift(rnd, 14, [180, 330], [440, 120], 0.6);
  return [
    '<defs>',
    linear(`${id}-area`, 0, 120, 0, base, [
      [0, C.amber, 0.28],
      [1, C.amber, 0],
    ]),
    '</defs>',
    path(`M${80} ${base}H960`, ink(C.edge, 2)),
    path([1, 2, 3, 4].map((k) => `M360 ${base - k * 110}H960`).join(''), ink(C.edge, 1, 0.45)),
    path(cols.map(([x]) => `M${x} ${base}v10`).join(''), ink(C.edge, 2)),
    path(`${smooth([...tops, [960, 96]])}V${base}H${tops[0][0]}Z`, fill(`url(#${id}-area)`)),
    path(lead.map((p, i) => thread(p, [cols[0][0] - 14, base - 20 - (i % 4) * 22])).join(''), ink(C.aqua, 1.4, 0.5)),
    haze([...loose, ...lead]),
    dots(stack, 15, C.aqua, 0.22),
    dots(stack, 9, C.aqua),
    card(424, 92, 214, 150, 16, C.panel),
    circle(494, 167, 40, ink(C.line, 13)),
    path('M494 127A40 40 0 1 1 455.500 156', { ...ink(C.aqua, 13), 'stroke-linecap': 'round' }),
    bar(556, 140, 58, C.white, 9, 0.9),
    bar(556, 162, 44, C.edge),
    bar(556, 182, 52, C.edge),
    amberLine(smooth([...tops, [960, 96]]), 4.5),
    node(...tops[0], 9, C.amber, C.raised),
    node(...tops[5], 7, C.amber, C.raised),
    node(...tops[7], 9, C.amber, C.raised),
    rect(80, base + 40, 880, 2, fill(C.line, 0.6)),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => bar(cols[i][0] - 14, base + 20, 28, C.line, 6)),
  ];
});

// Web applications: threads of source become the blocks of a page, three windows deep.
scene('images/areas/services-web.svg', [560, 340, 420], () => {
  const rnd = chance(37);
  const loose = drift(rnd, 64, [14, 190], [420, 260], 0.6);
  const ends = Array.from({ length: 8 }, (_, i) => [232, 300 + i * 36]);
  const code = Array.from({ length: 8 }, (_, i) => [rnd.in(40, 120), i]);
  return [
    browser(480, 66, 430, 300, '#10275a'),
    [0, 1, 2].map((i) => rect(780, 124 + i * 74, 106, 58, fill(C.panel), 8)),
    browser(372, 136, 460, 330, '#15306a'),
    rect(396, 194, 412, 70, fill(C.panel), 8),
    [0, 1, 2].map((i) => rect(396 + i * 142, 282, 128, 150, fill(C.panel), 8)),
    browser(232, 226, 500, 420, C.plate),
    rect(232, 263, 150, 383, fill(C.raised, 0.85)),
    path('M382 262V646', ink(C.edge, 1.2)),
    code.map(([w, i]) => bar(252 + (i % 3) * 12, 296.5 + i * 36, Math.min(w, 106 - (i % 3) * 12), i === 3 ? C.aqua : C.edge, 7)),
    rect(404, 284, 306, 112, fill('#21468c'), 10),
    bar(424, 308, 124, C.white, 12, 0.92),
    bar(424, 332, 90, C.muted, 7, 0.7),
    rect(424, 354, 74, 24, fill(C.amber), 8),
    poly(
      [
        [600, 396],
        [650, 330],
        [678, 362],
        [692, 346],
        [710, 370],
        [710, 396],
      ],
      fill(C.aquaDeep),
    ),
    [0, 1, 2].map((i) => [
      rect(404 + i * 106, 416, 94, 104, fill(C.panel), 10),
      rect(416 + i * 106, 428, 70, 38, fill(i === 1 ? C.aquaMid : C.aquaDeep), 6),
      bar(416 + i * 106, 480, 56, C.muted, 6, 0.8),
      bar(416 + i * 106, 496, 40, C.edge, 6),
    ]),
    bar(404, 544, 306, C.line, 8),
    bar(404, 566, 250, C.line, 8),
    bar(404, 588, 282, C.line, 8),
    bar(404, 610, 180, C.line, 8),
    path(
      into(
        loose.filter((_, i) => i % 2),
        ends,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    dots(ends, 7, C.aqua),
    path(
      [
        [382, 336],
        [382, 372],
        [382, 408],
      ]
        .map((e) => `${thread([252 + 106, e[1]], [424, 366])}`)
        .join(''),
      ink(C.aqua, 1.8, 0.9),
    ),
    amberLine('M498 366C560 366 610 300 700 300S790 190 833 190S900 130 960 124', 4.5),
    node(833, 190, 7, C.amber, C.panel),
  ];
});

// Testing: every thread meets the gate; those that fail stop there, those that pass become the line.
scene('images/areas/services-testing.svg', [560, 360, 400], (id) => {
  const rnd = chance(29);
  const rows = Array.from({ length: 9 }, (_, i) => 104 + i * 64);
  const fails = new Set([2, 6]);
  const loose = drift(rnd, 100, [14, 300], [360, 320], 0.75);
  const merge = [
    [660, 264],
    [660, 360],
    [660, 456],
  ];
  const pass = rows.map((y, i) => [572, y, i]).filter((p) => !fails.has(p[2]));
  return [
    '<defs>',
    linear(`${id}-gate`, 0, 40, 0, 690, [
      [0, '#21468c'],
      [1, C.panel],
    ]),
    '</defs>',
    path(
      into(
        loose.filter((_, i) => i % 2),
        rows.map((y) => [398, y]),
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    path(pass.map((p, k) => thread([p[0], p[1]], merge[Math.floor((k * 3) / pass.length)])).join(''), ink(C.aqua, 1.8, 0.8)),
    card(440, 44, 126, 640, 18, `url(#${id}-gate)`),
    path(rows.map((y, i) => (fails.has(i) ? '' : `M398 ${y}H572`)).join(''), ink(C.aqua, 1.8, 0.55)),
    path(rows.map((y, i) => (fails.has(i) ? `M398 ${y}H480` : '')).join(''), { ...ink(C.muted, 1.8, 0.6), 'stroke-dasharray': '4 6' }),
    rows.map((y, i) =>
      fails.has(i)
        ? [
            circle(503, y, 21, { fill: C.raised, stroke: C.edge, 'stroke-width': 2 }),
            path(`M497 ${y - 6}l12 12m0-12l-12 12`, { ...ink(C.muted, 2.6), ...ROUND }),
          ]
        : [circle(503, y, 21, { fill: C.raised, stroke: C.aqua, 'stroke-width': 2.2 }), tick(503, y, 1.35, C.aqua, 2)],
    ),
    path(merge.map((m) => `${thread(m, [768, 360])}`).join(''), ink(C.aqua, 2.2, 0.95)),
    dots(merge, 9, C.aqua),
    amberLine('M768 360H960', 5),
    circle(790, 360, 40, { fill: C.amber, 'fill-opacity': 0.14 }),
    circle(790, 360, 28, fill(C.amber)),
    tick(790, 360, 2, C.ground, 2.1),
  ];
});
