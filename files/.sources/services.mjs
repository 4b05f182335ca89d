// The twenty services, four hands: mobility and apps as scenes for the heads, web applications as windows, tests as wide diagrams.
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
  node,
  path,
  phone,
  poly,
  rect,
  ROUND,
  scene,
  shade,
  smooth,
  thread,
  tick,
  way,
} from './lib.mjs';

const range = (n, make) => Array.from({ length: n }, (_, i) => make(i));
const floor = (cx, cy, rx) => ellipse(cx, cy, rx, rx * 0.085, fill(C.deep, 0.5));
const check = (x, y, r, done = true, tone = C.aqua) => [
  circle(x, y, r, done ? fill(tone) : { ...ink(C.edge, 2), fill: C.raised }),
  done ? tick(x, y, r / 11) : '',
];
/** A row of an interface: a mark, a word, a shorter one below. */
const row = (x, y, w, tone = C.muted) => [bar(x, y, w * 0.62, tone, 8, 0.85), bar(x, y + 18, w * 0.4, C.edge, 7)];

const mobility = (name, light, body) => scene(`images/mobility/${name}.svg`, light, body);
/** Drawn upright on 600 × 780; the head shows a window of it that is wider. */
const app = (name, [x, y], body, [left, top, width, height]) =>
  scene(
    `images/apps/${name}.svg`,
    [x - left, y - top, 560],
    (id) => g({ transform: `translate(${-left} ${-top})` }, body(id)),
    [width, height],
  );
const web = (name, light, body) => scene(`images/web/${name}.svg`, light, body);
const test = (name, light, body) => scene(`images/tests/${name}.svg`, light, body, [1600, 600]);

// Business processes: what was ticked on paper is ticked once, on the phone.
mobility('process', [600, 340, 420], () => [
  floor(480, 646, 400),
  g(
    { transform: 'rotate(-7 270 370)' },
    shade(120, 150, 300, 450, 18),
    rect(120, 150, 300, 450, { fill: C.aquaDeep, stroke: C.edge, 'stroke-width': 2 }, 18),
    rect(142, 184, 256, 396, fill('#dfe8f6'), 6),
    rect(214, 130, 112, 44, { fill: C.plate, stroke: C.edge, 'stroke-width': 2 }, 10),
    circle(270, 150, 7, fill(C.raised)),
    range(6, (i) => [
      rect(164, 218 + i * 56, 24, 24, { ...ink(C.edge, 2.4) }, 4),
      i < 4 ? path(`M168 ${228 + i * 56}l8 9 16 -22`, { ...ink(C.panel, 3.4), ...ROUND }) : '',
      bar(204, 220 + i * 56, [150, 118, 164, 134, 156, 96][i], '#8fa6cf', 8),
      bar(204, 236 + i * 56, [90, 120, 70, 104, 60, 80][i], '#b9c8e6', 6),
    ]),
  ),
  phone(596, 120, 250, 500, C.panel),
  bar(628, 176, 110, C.white, 12),
  bar(628, 200, 74, C.edge, 8),
  range(4, (i) => [
    rect(622, 236 + i * 74, 198, 58, fill(i === 2 ? '#21468c' : C.plate), 12),
    check(650, 265 + i * 74, 13, i !== 3, i === 2 ? C.amber : C.aqua),
    row(676, 252 + i * 74, 150),
  ]),
  rect(622, 546, 198, 40, fill(C.aquaDeep), 10),
  bar(684, 562, 74, C.white, 8, 0.9),
  path(range(3, (i) => thread([384, 264 + i * 52], [622, 265 + (i === 2 ? 3 : i) * 74 - (i === 2 ? 74 : 0)])).join(''), ink(C.aqua, 1.8, 0.55)),
  amberLine('M384 404C500 404 520 413 622 413L650 413'),
  node(384, 404, 9),
  tick(650, 413, 1.1),
]);

// Apps between businesses: three price lists, one order.
mobility('trade', [620, 340, 420], () => [
  floor(640, 660, 330),
  range(3, (i) => {
    const [x, y] = [[64, 92], [130, 282], [64, 472]][i];
    return [
      card(x, y, 270, 150, 14, i === 1 ? '#21468c' : C.panel),
      circle(x + 38, y + 40, 17, fill([C.aquaDeep, C.amberDeep, C.aquaMid][i])),
      bar(x + 68, y + 28, 130, C.muted, 9),
      bar(x + 68, y + 47, 84, C.edge, 7),
      range(3, (k) => [
        bar(x + 22, y + 80 + k * 22, 120, C.edge, 7),
        bar(x + 198 - [20, 0, 34][(k + i) % 3], y + 80 + k * 22, 46 + [20, 0, 34][(k + i) % 3], i === 1 ? C.amber : C.aqua, 8, i === 1 ? 0.95 : 0.75),
      ]),
    ];
  }),
  path(thread([334, 167], [560, 300]) + thread([334, 547], [560, 420]), ink(C.aqua, 2, 0.6)),
  phone(560, 70, 290, 580, C.panel),
  bar(594, 132, 120, C.white, 13),
  bar(594, 158, 170, C.edge, 8),
  range(4, (i) => [
    rect(588, 196 + i * 84, 234, 68, fill(C.plate), 12),
    rect(600, 208 + i * 84, 44, 44, fill([C.aquaDeep, '#21468c', C.aquaMid, '#21468c'][i]), 8),
    row(658, 216 + i * 84, 120),
    bar(766, 222 + i * 84, 40, i === 1 ? C.amber : C.aqua, 12, 0.9),
  ]),
  rect(588, 548, 234, 54, fill(C.amber), 12),
  bar(660, 570, 90, C.ground, 11),
  amberLine('M400 357C480 357 500 314 588 314'),
  node(400, 357, 9),
  amberLine('M822 575C880 575 900 520 960 520'),
]);

// Enterprise Android: a scanner at the carton, one beam.
mobility('scanner', [420, 330, 430], () => [
  floor(500, 640, 420),
  // the carton and its label
  shade(556, 250, 330, 380, 6),
  poly([[556, 250], [620, 196], [950, 196], [886, 250]], fill('#2a5299')),
  poly([[886, 250], [950, 196], [950, 576], [886, 630]], fill('#10275a')),
  rect(556, 250, 330, 380, { fill: '#1d4083', stroke: C.edge, 'stroke-width': 1.5 }, 3),
  rect(692, 250, 58, 380, fill(C.aquaDeep, 0.35)),
  rect(596, 352, 250, 150, fill('#e6edf8'), 6),
  path(
    [0, 8, 14, 26, 34, 48, 54, 62, 78, 84, 98, 104, 118, 130, 136, 150, 158, 170, 184, 190].map((x) => `M${622 + x} 372v74`).join(''),
    ink(C.ground, 4),
  ),
  bar(622, 464, 90, '#6d86b8', 9),
  bar(622, 482, 140, '#9fb2d8', 7),
  // the beam
  poly([[334, 128], [812, 372], [812, 446], [620, 446]], fill(C.amber, 0.14)),
  amberLine('M334 128L612 408H846', 4),
  // the handheld
  g(
    { transform: 'rotate(18 250 390)' },
    shade(150, 120, 236, 520, 34),
    rect(150, 120, 236, 520, { fill: '#0b1b3d', stroke: C.edge, 'stroke-width': 2.5 }, 34),
    rect(142, 220, 12, 120, fill(C.amber), 5),
    rect(382, 220, 12, 120, fill(C.aquaDeep), 5),
    rect(224, 104, 88, 22, fill(C.plate), 8),
    rect(172, 154, 192, 274, fill(C.panel), 10),
    bar(190, 176, 90, C.white, 11),
    range(3, (i) => [rect(188, 206 + i * 52, 160, 40, fill(i === 0 ? '#21468c' : C.plate), 8), check(208, 226 + i * 52, 10, i === 0, C.amber), bar(228, 216 + i * 52, 84, C.muted, 7), bar(228, 230 + i * 52, 56, C.edge, 6)]),
    rect(188, 376, 160, 36, fill(C.aquaDeep), 8),
    range(12, (i) => rect(182 + (i % 3) * 62, 450 + Math.floor(i / 3) * 42, 48, 28, { fill: C.plate, stroke: C.line, 'stroke-width': 1 }, 8)),
  ),
  node(334, 128, 9),
]);

// Distribution: rings of release around one app.
mobility('rings', [480, 360, 430], () => {
  const rnd = chance(31);
  const at = (r, a) => [480 + Math.cos(a) * r * 1.22, 360 + Math.sin(a) * r * 0.86];
  const device = ([x, y], kind, tone) =>
    kind
      ? [rect(x - 21, y - 34, 42, 68, { fill: C.panel, stroke: tone, 'stroke-width': 2 }, 8), bar(x - 11, y - 18, 22, tone, 6), bar(x - 11, y - 6, 14, C.edge, 5)]
      : [rect(x - 40, y - 29, 80, 58, { fill: C.panel, stroke: tone, 'stroke-width': 2 }, 8), bar(x - 27, y - 14, 40, tone, 6), bar(x - 27, y - 1, 28, C.edge, 5), bar(x - 27, y + 11, 34, C.edge, 5)];
  const rings = [130, 244, 372];
  const inner = range(3, (i) => at(rings[0], -0.5 + i * 2.1));
  const middle = range(7, (i) => at(rings[1], 0.1 + (i * Math.PI * 2) / 7));
  const outer = range(14, (i) => at(rings[2], 0.22 + (i * Math.PI * 2) / 14));
  return [
    haze(range(110, () => at(rnd.in(395, 560), rnd.in(0, 6.3))), 0.7),
    rings.map((r, i) => ellipse(480, 360, r * 1.22, r * 0.86, { ...ink(C.aqua, 1.5, 0.75 - i * 0.2), 'stroke-dasharray': i === 2 ? '4 10' : undefined })),
    path([...inner, ...middle].map((p) => way([[480, 360], p])).join(''), ink(C.aqua, 1.4, 0.35)),
    outer.map((p, i) => device(p, i % 3, C.edge)),
    middle.map((p, i) => device(p, i % 2, C.aquaMid)),
    amberLine(way([[480, 360], inner[0]])),
    inner.map((p, i) => device(p, i !== 1, i === 0 ? C.amber : C.aqua)),
    shade(434, 314, 92, 92, 22),
    rect(434, 314, 92, 92, fill(C.amber), 22),
    path('M480 338v38M462 360l18 18 18 -18M458 390h44', { ...ink(C.ground, 6), ...ROUND }),
  ];
});

// Enterprise iOS: two lives on one device, a line between them.
mobility('managed', [480, 340, 430], () => [
  floor(470, 646, 400),
  shade(120, 110, 640, 500, 34),
  rect(120, 110, 640, 500, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 34),
  rect(142, 132, 596, 456, fill(C.raised), 18),
  rect(142, 132, 298, 456, fill(C.panel), 18),
  bar(176, 172, 130, C.white, 14),
  bar(176, 200, 84, C.edge, 9),
  range(9, (i) => rect(176 + (i % 3) * 84, 244 + Math.floor(i / 3) * 84, 62, 62, fill([C.aquaDeep, '#21468c', C.aquaMid, '#21468c', C.aquaMid, C.aquaDeep, '#21468c', C.aquaDeep, '#21468c'][i]), 16)),
  range(6, (i) => dots([[207 + (i % 3) * 84, 275 + Math.floor(i / 3) * 84]], 16, C.aqua, 0.9)),
  bar(478, 172, 110, C.muted, 14, 0.5),
  range(9, (i) => rect(478 + (i % 3) * 84, 244 + Math.floor(i / 3) * 84, 62, 62, { ...ink(C.edge, 2), 'stroke-dasharray': '5 7' }, 16)),
  bar(176, 528, 230, C.aqua, 10, 0.6),
  amberLine('M440 96V624'),
  circle(440, 360, 50, fill(C.ground)),
  circle(440, 360, 50, ink(C.amber, 4)),
  rect(418, 354, 44, 36, fill(C.amber), 7),
  path('M427 354v-12a13 13 0 0 1 26 0v12', { ...ink(C.amber, 5), ...ROUND }),
  phone(704, 262, 190, 386, C.panel),
  bar(730, 312, 80, C.white, 11),
  range(3, (i) => [rect(726, 346 + i * 70, 146, 54, fill(C.plate), 10), check(748, 373 + i * 70, 11, i < 2), row(768, 362 + i * 70, 110)]),
]);

// Mobile BI: of a wall of figures one is worth a look now.
mobility('glance', [610, 340, 400], () => {
  const rnd = chance(12);
  return [
    floor(610, 662, 330),
    shade(44, 96, 620, 420, 14),
    rect(44, 96, 620, 420, { fill: '#0e2450', stroke: C.line, 'stroke-width': 1.5 }, 14),
    range(12, (i) => {
      const [x, y] = [66 + (i % 4) * 150, 118 + Math.floor(i / 4) * 132];
      return [
        rect(x, y, 132, 114, fill(C.panel, 0.7), 8),
        bar(x + 12, y + 14, 54, C.line, 7),
        range(7, (k) => {
          const h = rnd.in(14, 58);
          return rect(x + 14 + k * 15, y + 102 - h, 9, h, fill(i === 6 && k === 4 ? C.amber : C.aquaDeep, 0.75), 2);
        }),
      ];
    }),
    path(range(5, (i) => thread([300, 180 + i * 74], [560, 330 + i * 12])).join(''), ink(C.aqua, 1.5, 0.45)),
    phone(560, 80, 286, 572, C.panel),
    bar(596, 140, 96, C.muted, 11),
    bar(596, 176, 150, C.white, 34),
    bar(596, 224, 90, C.amber, 12),
    range(5, (i) => [
      bar(596, 274 + i * 46, 52, C.edge, 9),
      path(`M712 ${266 + i * 46}v26`, ink(C.line, 2)),
      i === 0 ? rect(716, 266, 96, 26, fill(C.amber), 4) : rect(i % 2 ? 716 : 716 - [0, 0, 32, 0, 20][i], 266 + i * 46, [0, 38, 32, 24, 20][i], 26, fill(C.aquaMid), 4),
    ]),
    rect(588, 514, 230, 92, fill(C.plate), 12),
    row(606, 536, 190),
    bar(606, 574, 120, C.aqua, 9, 0.7),
    amberLine('M374 345C470 345 500 279 716 279'),
    node(374, 345, 9),
    amberLine('M812 279C880 279 900 210 960 210'),
  ];
});

// Android: three stages, and each reaches more phones.
app('stages', [300, 420], () => {
  const tiny = (x, y, k, tone, on = true) => [rect(x - 9 * k, y - 16 * k, 18 * k, 32 * k, { fill: on ? C.plate : C.raised, stroke: tone, 'stroke-width': 1.8 }, 4 * k), bar(x - 5 * k, y - 9 * k, 10 * k, tone, 3 * k)];
  const rows = [
    [3, 150, 1.9, C.amber],
    [7, 286, 1.45, C.aqua],
    [12, 402, 1.05, C.aquaMid],
    [17, 492, 0.78, C.edge],
    [24, 566, 0.56, C.edge],
    [31, 624, 0.42, C.line],
  ];
  const place = (n, y, i) => [300 + (i - (n - 1) / 2) * (520 / Math.max(n - 1, 6)), y];
  return [
    path(
      rows
        .slice(0, 2)
        .flatMap(([n, y], r) => range(rows[r + 1][0], (i) => {
          const to = place(rows[r + 1][0], rows[r + 1][1], i);
          const from = place(n, y, Math.floor((i * n) / rows[r + 1][0]));
          return `M${from[0]} ${from[1] + 34}C${from[0]} ${from[1] + 80} ${to[0]} ${to[1] - 70} ${to[0]} ${to[1] - 24}`;
        }))
        .join(''),
      ink(C.aqua, 1.3, 0.4),
    ),
    rows.map(([n, y, k, tone]) => range(n, (i) => tiny(...place(n, y, i), k, tone))),
    amberLine('M300 0V112'),
    path('M40 222H560M40 344H560', { ...ink(C.edge, 1.5, 0.6), 'stroke-dasharray': '2 9', ...ROUND }),
    range(60, (i) => dots([[30 + i * 9.2, 672 + (i % 3) * 16]], 4, C.edge, 0.8)),
  ];
}, [-180, 110, 960, 500]);

// Windows 8: tiles that move out to a window of today.
app('tiles', [300, 390], () => [
  floor(300, 716, 250),
  rect(60, 96, 480, 290, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 16),
  rect(78, 114, 444, 254, fill('#102d66'), 4),
  range(15, (i) => {
    const [x, y] = [94 + (i % 5) * 84, 130 + Math.floor(i / 5) * 78];
    const gone = [3, 4, 7, 8, 9, 13].includes(i);
    return gone
      ? rect(x, y, 74, 68, { ...ink(C.edge, 1.6), 'stroke-dasharray': '5 6' })
      : [rect(x, y, 74, 68, fill([C.aquaDeep, '#21468c', C.plate][i % 3])), bar(x + 10, y + 50, 34, C.muted, 6, 0.8), rect(x + 26, y + 14, 22, 22, ink(C.aqua, 2.4))];
  }),
  path('M240 386v34M360 386v34M210 420h180', { ...ink(C.edge, 8), ...ROUND }),
  browser(110, 470, 430, 236, C.panel),
  range(6, (i) => {
    const [x, y] = [134 + (i % 3) * 132, 522 + Math.floor(i / 3) * 86];
    const now = i < 5;
    return [rect(x, y, 118, 74, now ? fill(i === 1 ? C.amber : i % 2 ? C.aquaDeep : '#21468c') : { ...ink(C.edge, 1.6), 'stroke-dasharray': '5 6' }, 10), now ? bar(x + 14, y + 52, 54, i === 1 ? C.ground : C.muted, 7) : ''];
  }),
  path('M299 242C299 440 193 400 193 522M383 320C383 430 457 420 457 522', ink(C.aqua, 1.6, 0.6)),
  amberLine('M383 164C440 164 566 180 566 300C566 440 325 420 325 522'),
  node(383, 164, 9),
], [-330, 60, 1260, 700]);

// BlackBerry: what the old keys hold goes over into a new phone.
app('rescue', [300, 360], () => [
  floor(230, 720, 210),
  shade(60, 300, 250, 410, 40),
  rect(60, 300, 250, 410, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 40),
  rect(84, 330, 202, 158, fill('#17346f'), 8),
  range(3, (i) => [circle(108, 358 + i * 44, 9, fill(C.aquaDeep)), row(128, 350 + i * 44, 130)]),
  range(32, (i) => rect(82 + (i % 8) * 26.2 , 512 + Math.floor(i / 8) * 40, 22, 28, fill(i === 11 ? C.amber : C.plate), 7)),
  rect(150, 674, 70, 14, fill(C.plate), 7),
  phone(328, 70, 216, 444, C.panel),
  bar(356, 124, 90, C.white, 12),
  range(4, (i) => [rect(350, 158 + i * 74, 172, 58, fill(i === 1 ? '#21468c' : C.plate), 12), check(374, 187 + i * 74, 12, i < 3, i === 1 ? C.amber : C.aqua), row(396, 174 + i * 74, 130)]),
  path(range(7, (i) => thread([130 + i * 22, 340 + (i % 3) * 40], [350, 187 + (i % 4) * 74])).join(''), ink(C.aqua, 1.5, 0.5)),
  haze(drift(chance(8), 46, [60, 330], [220, 90], 0.8), 0.9),
  amberLine('M171 566C171 250 230 261 374 261'),
  node(171, 566, 8),
  tick(374, 261, 1.1),
], [-330, 80, 1260, 690]);

// iPhone: the review is a row of gates; each is passed before the next.
app('gates', [300, 380], () => [
  path('M300 0V780', ink(C.line, 2)),
  range(5, (i) => {
    const y = 96 + i * 112;
    const w = 420 - i * 30;
    return [
      path(`M${300 - w / 2} ${y + 62}V${y}H${300 + w / 2}V${y + 62}`, { ...ink(i === 4 ? C.amber : C.edge, 2.4), ...ROUND }),
      rect(300 - w / 2 - 12, y - 12, 24, 24, fill(C.plate), 6),
      rect(300 + w / 2 - 12, y - 12, 24, 24, fill(C.plate), 6),
      check(300 + w / 2, y, 17, true, i === 4 ? C.amber : C.aqua),
    ];
  }),
  amberLine('M300 0V560'),
  phone(196, 400, 208, 430, C.panel),
  rect(230, 470, 140, 140, fill(C.aquaDeep), 34),
  path('M264 560C280 500 320 580 336 514', { ...ink(C.aqua, 6), ...ROUND }),
  bar(246, 636, 108, C.white, 13),
  bar(266, 664, 68, C.edge, 9),
  rect(246, 700, 108, 40, fill(C.amber), 20),
  bar(280, 715, 40, C.ground, 9),
], [-330, 60, 1260, 720]);

// CRM: a pipeline; one opportunity goes all the way.
web('pipeline', [520, 350, 420], () => [
  browser(110, 96, 740, 520, C.panel),
  rect(110, 132, 120, 484, fill(C.raised)),
  range(6, (i) => bar(130, 164 + i * 36, [70, 54, 78, 60, 48, 66][i], i === 1 ? C.aqua : C.edge, 8)),
  range(4, (i) => [
    bar(256 + i * 148, 160, 70, C.muted, 9),
    range([5, 4, 3, 2][i], (k) => [
      rect(252 + i * 148, 190 + k * 80, 130, 66, { fill: i === 3 && k === 0 ? C.amber : C.plate, stroke: C.line, 'stroke-width': 1 }, 10),
      circle(272 + i * 148, 212 + k * 80, 9, fill(i === 3 && k === 0 ? C.ground : [C.aquaDeep, C.aquaMid, '#2a5299'][(i + k) % 3])),
      bar(288 + i * 148, 207 + k * 80, 66, i === 3 && k === 0 ? C.ground : C.muted, 8),
      bar(266 + i * 148, 234 + k * 80, 84, i === 3 && k === 0 ? C.amberDeep : C.edge, 7),
    ]),
  ]),
  haze(drift(chance(5), 40, [10, 110], [350, 230], 0.8)),
  amberLine('M317 383C370 383 390 303 465 303S560 223 613 223S690 223 696 223'),
  node(317, 383, 8),
  node(465, 303, 8),
  node(613, 223, 8),
]);

// Inventory: goods on shelves, and the ledger that explains every balance.
web('ledger', [560, 360, 420], () => [
  floor(480, 664, 440),
  range(3, (r) => [
    rect(40, 232 + r * 152, 350, 14, { fill: '#1a3873', stroke: C.edge, 'stroke-width': 1.2 }, 3),
    range(4, (i) => {
      const [w, h] = [[66, 92], [74, 70], [58, 104], [78, 84]][(i + r) % 4];
      const x = 54 + i * 84;
      const missing = r === 1 && i === 2;
      return [
        rect(x, 232 + r * 152 - h, w, h, missing ? { ...ink(C.edge, 1.8), 'stroke-dasharray': '5 6' } : { fill: [C.aquaDeep, '#1d4083', '#21468c'][(i * 2 + r) % 3], stroke: C.edge, 'stroke-width': 1.4 }, 3),
        missing ? '' : rect(x + w / 2 - 14, 232 + r * 152 - h * 0.55, 28, 16, fill('#dfe8f6', 0.85), 2),
      ];
    }),
  ]),
  rect(34, 110, 12, 530, fill('#1a3873')),
  rect(384, 110, 12, 530, fill('#1a3873')),
  browser(440, 116, 460, 516, C.panel),
  range(8, (i) => {
    const y = 176 + i * 50;
    return [
      path(`M464 ${y + 34}H876`, ink(C.line, 1.4)),
      bar(464, y + 8, 62, C.edge, 9),
      bar(548, y + 8, [130, 96, 150, 110, 84, 128, 104, 140][i], C.muted, 9, 0.8),
      bar(i % 3 === 1 ? 760 : 730, y + 6, i % 3 === 1 ? 34 : 62, i % 3 === 1 ? C.aquaDeep : C.aqua, 13, 0.9),
      bar(826, y + 6, 50, i === 7 ? C.amber : C.edge, 13),
    ];
  }),
  path(range(3, (r) => thread([396, 210 + r * 152], [464, 187 + r * 100])).join(''), ink(C.aqua, 1.7, 0.6)),
  path('M851 200V536', { ...ink(C.edge, 1.5), 'stroke-dasharray': '3 7' }),
  amberLine('M880 543C920 543 920 470 960 470'),
  node(851, 543, 10),
]);

// Content: written once, shown in three places.
web('once', [500, 360, 420], () => [
  card(60, 190, 250, 340, 14, '#21468c'),
  rect(84, 214, 202, 92, fill(C.aquaDeep), 8),
  path('M84 306l60 -52 40 30 34 -26 68 48z', fill(C.aquaMid, 0.7)),
  range(4, (i) => [
    rect(84, 326 + i * 48, 202, 36, { fill: C.raised, stroke: i === 0 ? C.amber : C.edge, 'stroke-width': i === 0 ? 2.4 : 1.4 }, 6),
    bar(98, 340 + i * 48, [120, 150, 84, 130][i], i === 0 ? C.white : C.muted, 8, 0.9),
  ]),
  browser(472, 52, 410, 250, C.panel),
  rect(492, 104, 178, 178, fill(C.aquaDeep), 6),
  path('M492 282l60 -70 44 40 30 -26 44 56z', fill(C.aquaMid, 0.7)),
  bar(690, 110, 160, C.white, 16),
  range(5, (i) => bar(690, 144 + i * 24, [170, 150, 166, 120, 90][i], C.edge, 8)),
  phone(500, 336, 150, 306, C.panel),
  rect(518, 376, 114, 84, fill(C.aquaDeep), 6),
  bar(518, 476, 92, C.white, 12),
  range(4, (i) => bar(518, 504 + i * 22, [110, 96, 104, 60][i], C.edge, 7)),
  shade(700, 372, 210, 138, 8),
  rect(700, 372, 210, 138, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 8),
  rect(712, 384, 186, 114, fill(C.aquaDeep)),
  bar(728, 452, 130, C.white, 18),
  path('M805 510v96M762 606h86', { ...ink(C.edge, 7), ...ROUND }),
  path(thread([286, 344], [492, 178]) + thread([286, 344], [700, 440]), ink(C.aqua, 2, 0.6)),
  amberLine('M286 344C390 344 400 482 518 482'),
  node(286, 344, 9),
]);

// Custom applications: the old sheet, cell by cell, becomes screens.
web('cells', [560, 360, 420], () => {
  const rnd = chance(41);
  // Small enough that no head cuts the sheet or the window.
  return g({ transform: 'translate(92 78) scale(.8)' }, [
    g(
      { transform: 'rotate(-4 260 340)' },
      shade(40, 120, 470, 430, 4),
      rect(40, 120, 470, 430, fill('#dfe8f6'), 4),
      path(range(15, (i) => `M40 ${148 + i * 28}H510`).join('') + range(7, (i) => `M${100 + i * 60} 120V550`).join(''), ink('#a9bcde', 1.2)),
      range(60, () => bar(46 + rnd.int(0, 7) * 60, 130 + rnd.int(0, 14) * 28, rnd.in(22, 48), rnd() < 0.18 ? C.aquaMid : '#8fa6cf', 8)),
      rect(220, 316, 60, 28, { ...ink(C.amberDeep, 3) }),
      range(4, (i) => rect(44 + i * 92, 552, 84, 22, fill(i === 1 ? '#dfe8f6' : '#9fb2d8'), 4)),
    ),
    browser(430, 170, 470, 440, C.panel),
    rect(430, 206, 112, 404, fill(C.raised)),
    range(5, (i) => bar(448, 236 + i * 38, [64, 78, 56, 70, 60][i], i === 0 ? C.aqua : C.edge, 8)),
    bar(568, 234, 150, C.white, 14),
    range(3, (i) => [rect(566 + i * 106, 268, 94, 80, fill([C.aquaDeep, '#21468c', C.aquaMid][i]), 10), bar(580 + i * 106, 322, 50, C.white, 9, 0.8)]),
    range(4, (i) => [rect(566, 366 + i * 52, 306, 42, fill(i === 1 ? '#21468c' : C.plate), 8), check(588, 387 + i * 52, 10, i < 3, i === 1 ? C.amber : C.aqua), bar(610, 382 + i * 52, [150, 120, 170, 96][i], C.muted, 9)]),
    path(thread([330, 250], [566, 310]) + thread([300, 430], [566, 490]), ink(C.aqua, 1.7, 0.6)),
    amberLine('M284 328C400 328 420 439 588 439'),
    node(284, 328, 9),
    tick(588, 439, 0.95),
  ]);
});

// Open source: a history with branches; a correction goes back to the trunk.
web('branches', [520, 360, 430], () => {
  const lanes = [150, 256, 362, 468, 574];
  const commits = [
    [[120, 2], [220, 2], [350, 2], [470, 2], [600, 2], [730, 2], [860, 2]],
    [[290, 1], [400, 1], [520, 1]],
    [[420, 0], [560, 0], [680, 0], [820, 0]],
    [[280, 3], [410, 3], [540, 3]],
    [[520, 4], [660, 4], [800, 4]],
  ];
  const p = ([x, l]) => [x, lanes[l]];
  return [
    range(9, (i) => path(`M${80 + i * 100} 90V634`, ink(C.line, 1, 0.6))),
    path(commits.map((c) => way(c.map(p))).join(''), ink(C.aqua, 3, 0.6)),
    path(
      [[[220, 2], [290, 1]], [[400, 1], [420, 0]], [[520, 1], [600, 2]], [[220, 2], [280, 3]], [[410, 3], [520, 4]]].map(([a, b]) => thread(p(a), p(b))).join(''),
      ink(C.aqua, 3, 0.45),
    ),
    path('M0 362H120M860 362H960', ink(C.aqua, 3, 0.6)),
    commits.flat().map((c, i) => [circle(...p(c), 17, { fill: C.panel, stroke: C.aqua, 'stroke-width': 2.4 }), i % 2 ? circle(...p(c), 6, fill(C.aqua)) : '']),
    amberLine(`M540 468C620 468 640 362 730 362`, 5),
    node(540, 468, 17),
    circle(730, 362, 22, fill(C.amber)),
    tick(730, 362, 1.4),
    circle(820, 150, 17, { fill: C.raised, stroke: C.edge, 'stroke-width': 2.4, 'stroke-dasharray': '4 5' }),
    circle(800, 574, 17, { fill: C.raised, stroke: C.edge, 'stroke-width': 2.4, 'stroke-dasharray': '4 5' }),
  ];
});

// Automated testing: many small tests carry a few large ones.
test('base', [800, 330, 640], () => {
  const layers = [
    [76, 496, 12, C.aquaMid, 1440],
    [20, 312, 22, C.aqua, 900],
    [4, 124, 26, C.white, 230],
  ];
  const at = ([n, y, , , w], i) => [800 + (n === 1 ? 0 : (i / (n - 1) - 0.5) * w), y];
  return [
    layers.slice(1).map((l, k) => path(range(layers[k][0], (i) => {
      const from = at(layers[k], i);
      const to = at(l, Math.floor((i * l[0]) / layers[k][0]));
      return `M${from[0]} ${from[1]}C${from[0]} ${from[1] - 50} ${to[0]} ${to[1] + 50} ${to[0]} ${to[1]}`;
    }).join(''), ink(C.aqua, 1.2, 0.3))),
    layers.map((l, k) => [dots(range(l[0], (i) => at(l, i)), l[2], l[3], k === 0 ? 0.7 : 0.95)]),
    range(4, (i) => [check(...at(layers[2], i), 20, true, i === 3 ? C.amber : C.aqua)]),
    dots(range(150, (i) => [20 + i * 10.5, 544]), 5, C.edge, 0.9),
    dots(range(150, (i) => [14 + i * 10.6, 566]), 4, C.line, 0.9),
    amberLine('M915 124C1150 124 1250 96 1600 96'),
    check(915, 124, 22, true, C.amber),
  ];
});

// Selenium: every test twenty times; what flickers is seen at once.
test('census', [800, 300, 640], () => {
  const rnd = chance(77);
  const unsteady = { 2: 0.35, 5: 0.2, 7: 0.55 };
  return [
    range(10, (r) => {
      const y = 66 + r * 52;
      const cells = range(20, (i) => ({ x: 500 + i * 50, bad: unsteady[r] !== undefined && rnd() < unsteady[r] }));
      return [
        bar(90, y - 6, [230, 180, 290, 210, 150, 260, 200, 310, 170, 240][r], unsteady[r] ? C.amber : C.edge, 12, unsteady[r] ? 1 : 0.9),
        path(`M440 ${y}H1500`, ink(C.line, 1.5)),
        dots(cells.filter((c) => !c.bad).map((c) => [c.x, y]), 22, unsteady[r] ? C.aqua : C.aquaMid, unsteady[r] ? 0.95 : 0.75),
        cells.filter((c) => c.bad).map((c) => circle(c.x, y, 11, { fill: C.ground, stroke: C.amber, 'stroke-width': 3.4 })),
      ];
    }),
  ];
});

// QTP: three heaps of scripts; the third is the largest.
test('heaps', [800, 300, 640], () => {
  const rnd = chance(19);
  const sheet = (x, y, tone, edge, dash) => g({ transform: `rotate(${rnd.in(-5, 5)} ${x} ${y})` }, rect(x - 120, y - 13, 240, 26, { fill: tone, stroke: edge, 'stroke-width': 1.6, 'stroke-dasharray': dash }, 4), bar(x - 100, y - 4, rnd.in(60, 150), edge, 7));
  const heap = (x, n, tone, edge, dash) => range(n, (i) => sheet(x + rnd.in(-16, 16), 520 - i * 26, tone, edge, dash));
  return [
    floor(290, 536, 200),
    floor(800, 536, 200),
    floor(1310, 536, 200),
    heap(290, 5, '#21468c', C.aqua),
    heap(800, 8, C.aquaDeep, C.aqua),
    heap(1310, 16, C.raised, C.edge, '5 6'),
    check(290, 346, 26),
    amberLine('M800 250C800 110 960 120 1040 110S1120 34 1600 34'),
    node(800, 262, 10),
    path('M1290 70l40 40M1330 70l-40 40', { ...ink(C.edge, 6), ...ROUND }),
  ];
});

// Manual testing: ninety minutes of looking round, and what was found on the way.
test('session', [800, 280, 640], () => {
  const pts = [[60, 300], [180, 210], [300, 330], [380, 190], [520, 150], [600, 300], [540, 420], [700, 440], [790, 300], [760, 160], [930, 120], [1020, 260], [980, 410], [1130, 430], [1240, 300], [1210, 160], [1370, 130], [1460, 260], [1600, 210]];
  const finds = [3, 6, 9, 12, 15];
  return [
    range(13, (i) => [path(`M${80 + i * 120} ${i % 3 ? 530 : 514}v${i % 3 ? 20 : 36}`, ink(i % 3 ? C.edge : C.muted, 2.4))]),
    path('M80 550H1520', ink(C.edge, 2.4)),
    range(7, (i) => rect(120 + i * 200, 90 + (i % 2) * 190, 150, 150, { ...ink(C.line, 2) }, 16)),
    haze(drift(chance(3), 110, [40, 1560], [280, 220], 1), 0.55),
    path(smooth(pts), { ...ink(C.aqua, 3.4, 0.9), ...ROUND }),
    finds.map((f) => [circle(...pts[f], 40, { ...ink(C.amber, 3) }), circle(...pts[f], 9, fill(C.amber)), path(`M${pts[f][0]} ${pts[f][1] + 40}V550`, { ...ink(C.amber, 1.6, 0.6), 'stroke-dasharray': '3 7' }), circle(pts[f][0], 550, 8, fill(C.amber))]),
    amberLine(smooth([pts[17], pts[18]]), 4),
    node(...pts[17], 9),
  ];
});

// TestComplete: three awkward screens, and what the tool sees in each.
test('screens', [800, 300, 640], () => {
  const rnd = chance(55);
  const frame = (x, y, w, h, tone = C.aqua) => path(`M${x} ${y + 18}V${y}H${x + 18}M${x + w - 18} ${y}H${x + w}V${y + 18}M${x + w} ${y + h - 18}V${y + h}H${x + w - 18}M${x + 18} ${y + h}H${x}V${y + h - 18}`, { ...ink(tone, 3.4), ...ROUND });
  return [
    range(3, (i) => browser(80 + i * 500, 90, 440, 410)),
    // a grid
    path(range(7, (i) => `M100 ${160 + i * 48}H500`).join('') + range(5, (i) => `M${100 + i * 100} 160V448`).join(''), ink(C.line, 1.6)),
    range(18, () => bar(112 + rnd.int(0, 3) * 100, 178 + rnd.int(0, 5) * 48, rnd.in(36, 72), C.edge, 9)),
    rect(200, 256, 100, 48, fill(C.aquaDeep)),
    frame(192, 248, 116, 64),
    // a print preview
    rect(700, 150, 210, 300, fill('#dfe8f6'), 4),
    range(9, (i) => bar(724, 178 + i * 28, [120, 160, 140, 150, 90, 160, 130, 150, 70][i], '#9fb2d8', 9)),
    frame(690, 232, 230, 116),
    // a control that draws itself
    circle(1300, 300, 120, ink(C.line, 2)),
    path('M1300 300V180A120 120 0 0 1 1404 360Z', fill(C.aquaDeep)),
    path('M1300 300L1404 360A120 120 0 0 1 1196 360Z', fill('#21468c')),
    amberLine('M1300 300L1392 222', 6),
    node(1300, 300, 11),
    frame(1166, 166, 268, 268, C.amber),
    amberLine('M1434 300C1500 300 1520 240 1600 240'),
  ];
});
