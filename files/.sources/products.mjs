// Log-MODE: the dispatchers' console, the drivers' app, and the way of a request between them.
import {
  amberLine,
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
  linear,
  path,
  phone,
  rect,
  ROUND,
  save,
  shade,
  text,
  tick,
  way,
} from './lib.mjs';

const SANS = 'Figtree, Segoe UI, Helvetica, Arial, sans-serif';
const say = (x, y, words, size = 13, tone = C.white, more = {}) =>
  text(x, y, words, { fill: tone, 'font-size': size, 'font-family': SANS, ...more });
const bold = { 'font-weight': 600 };
const mid = { 'text-anchor': 'middle' };
const end = { 'text-anchor': 'end' };
const badge = (x, y, label, tone = C.aqua, on = C.ground, r = 11) => [
  circle(x, y, r, fill(tone)),
  say(x, y + r * (label.length > 1 ? 0.31 : 0.38), label, r * (label.length > 1 ? 0.86 : 1.08), on, { ...bold, ...mid }),
];
const button = (x, y, w, h, label, main, size = 14) => [
  rect(x, y, w, h, main ? fill(C.amber) : { fill: C.panel, stroke: C.edge, 'stroke-width': 1.5 }, 9),
  say(x + w / 2, y + h / 2 + size * 0.36, label, size, main ? C.ground : C.white, { ...bold, ...mid }),
];
const van = (x, y, k, tone = C.amber) =>
  g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    circle(0, 0, 17, { fill: C.ground, stroke: tone, 'stroke-width': 3 }),
    path('M-9-5H2V5H-9ZM2-2H6.500L9.500 1.5V5H2Z', fill(tone)),
    dots(
      [
        [-5, 5.5],
        [5, 5.5],
      ],
      5,
      C.ground,
    ),
    dots(
      [
        [-5, 5.5],
        [5, 5.5],
      ],
      3,
      tone,
    ),
  );

const driverScreen = (id) => [
  // map
  g(
    { 'clip-path': `url(#${id}-clip)` },
    rect(0, 118, 480, 300, fill('#10275a')),
    path(
      'M20 140h70v50h-70zM120 132h90v44h-90zM260 150h60v60h-60zM350 140h80v40h-80zM30 220h60v70h-60zM270 240h70v50h-70zM360 230h60v80h-60zM40 330h90v60h-90zM170 340h70v60h-70zM290 350h110v44h-110z',
      fill('#173368', 0.7),
    ),
    path('M0 206L480 182M0 310L480 329.6M104 118L96 430M238 118L250 430M346 118L352 430', ink('#0a1a3c', 13)),
    path('M0 206L480 182M0 310L480 329.6M104 118L96 430M238 118L250 430M346 118L352 430', ink(C.line, 8)),
    path('M0 310L98 314M96 430L98 314', { ...ink(C.aqua, 4, 0.9), ...ROUND }),
    dots(
      [
        [22, 311],
        [97, 390],
      ],
      13,
      C.aqua,
    ),
    amberLine('M98 314L246 320L241 194L480 182', 6),
    badge(241, 194, '4', C.amber, C.ground, 17),
    badge(348, 188.5, '5', C.line, C.white, 13),
    van(168, 317, 1.35),
  ),
];
/** The driver's phone, 480 × 900; its map is cut by the clip path of that name. */
const driverPhone = (id) => [
  rect(0, 0, 480, 900, fill(C.deep), 66),
  rect(1.5, 1.5, 477, 897, ink(C.edge, 3), 64.5),
  rect(20, 20, 440, 860, fill(C.raised), 48),
  rect(176, 34, 128, 24, fill(C.deep), 12),
  say(54, 54, '10:42', 16, C.white, bold),
  path('M398 50v-3M405 50v-6M412 50v-10', { ...ink(C.white, 3), 'stroke-linecap': 'round' }),
  rect(422, 41, 20, 10, ink(C.white, 1.6), 3),
  rect(424, 43, 13, 6, fill(C.white), 1),
  say(44, 98, 'Route 7', 24, C.white, bold),
  say(436, 97, 'Stop 4 of 11', 17, C.muted, end),
  driverScreen(id),
  path('M20 418H460', ink(C.edge, 1.5, 0.6)),
  // next stop
  shade(36, 394, 408, 176, 22, 0.7),
  rect(36, 394, 408, 176, { fill: C.panel, stroke: C.edge, 'stroke-width': 1.5 }, 22),
  say(60, 430, 'Next stop', 15, C.amber, bold),
  say(60, 464, 'Lakeview Stores', 25, C.white, bold),
  say(60, 492, '2 parcels, dock at the back', 16, C.muted),
  say(420, 464, '10:54', 25, C.white, { ...bold, ...end }),
  say(420, 492, '12 min', 16, C.aqua, end),
  button(60, 512, 236, 44, 'Start navigation', true, 17),
  button(308, 512, 112, 44, 'Call', false, 17),
  // the request
  rect(36, 588, 408, 208, { fill: '#10275a', stroke: C.line, 'stroke-width': 1.5 }, 22),
  say(60, 622, 'Your request', 15, C.muted),
  say(60, 650, 'Swap stop 9 and stop 10', 20, C.white, bold),
  badge(78, 690, '10', C.amber, C.ground, 16),
  say(104, 696, 'Castle Bistro', 16),
  badge(78, 728, '9', C.line, C.white, 16),
  say(104, 734, 'Weaver Shoes', 16, C.muted),
  path('M390 688c22 8 22 34 0 42m-1-50-9 8 10 6M390 730l-9-4', { ...ink(C.aqua, 2.6), ...ROUND }),
  path('M60 756H420', ink(C.line, 1.5)),
  circle(74, 776, 11, fill(C.aqua)),
  tick(74, 776, 0.85, C.ground, 2.8),
  say(96, 782, 'Approved 10:42', 17, C.aqua, bold),
  button(36, 810, 408, 46, 'Request a change', false, 17),
  rect(190, 866, 100, 5, fill(C.muted, 0.8), 2.5),
];

// 1. The console
{
  const rnd = chance(71);
  const W = 1200;
  const H = 800;
  const M = { x: 292, y: 56, w: 608, h: 514 };
  const _inMap = (x, y) => [M.x + x, M.y + y];
  const streets = [
    'M0 92L608 60',
    'M0 196L608 176',
    'M0 300L608 306',
    'M0 404L608 426',
    'M96 0L70 514',
    'M206 0L198 514',
    'M318 0L330 514',
    'M430 0L452 514',
    'M540 0L560 514',
    'M0 470L206 404L330 306L452 176L540 0',
    'M330 306L608 514',
  ];
  const blocks = Array.from({ length: 54 }, () => [rnd.in(6, 580), rnd.in(6, 490), rnd.in(20, 58), rnd.in(16, 46)])
    .map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`)
    .join('');
  const amber = [
    [70, 402],
    [88, 302],
    [200, 300],
    [202, 192],
    [318, 187],
    [322, 78],
    [434, 69],
  ];
  const aqua1 = [
    [436, 420],
    [448, 303],
    [330, 306],
    [326, 410],
    [200, 406],
  ];
  const aqua2 = [
    [550, 306],
    [546, 180],
    [436, 183],
  ];
  const trucks = [
    [448, 303],
    [546, 236],
  ];
  const stops = [
    ['1', 'Harbour Kitchen', '08:20', 2],
    ['2', 'Mill Lane Clinic', '09:05', 2],
    ['3', 'Orchard Pharmacy', '09:48', 2],
    ['4', 'Lakeview Stores', '10:54', 1],
    ['5', 'Station Books', '11:20', 0],
    ['6', 'Old Quay Bakery', '11:45', 3],
    ['7', 'Hill Street Labs', '12:30', 0],
  ];
  const rows = [
    ['Route 3', 'Van 8'],
    ['Route 7', 'Van 12'],
    ['Route 9', 'Van 15'],
  ];
  const hour = (h) => 176 + (h - 8) * 118;
  const slot = (row, from, to, tone, o = 1) => rect(hour(from), 636 + row * 48, hour(to) - hour(from) - 5, 26, fill(tone, o), 6);
  /** What a map that is shown by itself refers to: its ground, down to a tone, and what it is cut to. */
  const mapDefinitions = (id, tone, shape) => [
    '<defs>',
    linear(`${id}-map`, 0, 0, 0, 514, [
      [0, '#10275a'],
      [1, tone],
    ]),
    `<clipPath id="${id}-clip">`,
    shape,
    '</clipPath></defs>',
  ];
  /** What is said of the van: above it, or beside it where the picture fades. */
  const above = [
    shade(120, 118, 152, 52, 10, 0.6),
    path(
      'M130 118H262A10 10 0 0 1 272 128V160A10 10 0 0 1 262 170H214L202 186 190 170H130A10 10 0 0 1 120 160V128A10 10 0 0 1 130 118Z',
      fill(C.white),
    ),
    say(134, 140, 'Van 12', 13, C.ground, bold),
    say(134, 158, '14 min to stop 4', 12, '#33476f'),
  ];
  const beside = [
    rect(235.2, 228.8, 140, 52, fill('#050f26', 0.5), 10),
    path('M240 216H362A10 10 0 0 1 372 226V256A10 10 0 0 1 362 266H240A10 10 0 0 1 230 256V248L217 238 230 230V226A10 10 0 0 1 240 216Z', {
      fill: C.panel,
      stroke: C.aqua,
      'stroke-width': 1.4,
    }),
    say(243, 238, 'Van 12', 13, C.white, bold),
    say(243, 256, '14 min to stop 4', 12, C.muted),
  ];
  const map = (id, callout = above) => [
    rect(0, 0, M.w, M.h, fill(`url(#${id}-map)`)),
    path(blocks, fill('#173368', 0.55)),
    path('M470 520C440 430 520 380 500 300S400 220 430 140S560 80 610 90', { ...ink('#1d5c86', 34, 0.75) }),
    path('M26 34l64-12 20 40-60 24z', fill('#124a5c')),
    path(streets.join(''), ink('#0a1a3c', 8)),
    path(streets.join(''), ink(C.line, 4)),
    path(way(aqua1) + way(aqua2), { ...ink(C.aqua, 3.2, 0.9), ...ROUND }),
    path(way([amber[4], [440, 183], [450, 296]]), { ...ink(C.amber, 2.6), ...ROUND, 'stroke-dasharray': '3 8' }),
    amberLine(way(amber), 4.5),
    [
      [70, 402],
      [88, 302],
      [200, 300],
    ].map(([x, y]) => [circle(x, y, 9, { fill: C.ground, stroke: C.amber, 'stroke-width': 2.4 }), tick(x, y, 0.6, C.amber, 2.6)]),
    [
      ['4', 318, 187],
      ['5', 322, 78],
      ['7', 434, 69],
    ].map(([n, x, y]) => badge(x, y, n, C.amber)),
    dots(
      [
        [436, 420],
        [326, 410],
        [200, 406],
        [550, 306],
        [436, 183],
      ],
      11,
      C.aqua,
    ),
    van(202, 236, 1),
    trucks.map(([x, y]) => van(x, y, 0.86, C.aqua)),
    callout,
  ];
  save(
    'images/products/logmode-console.svg',
    W,
    H,
    '<defs>',
    linear('logmode-console-map', 0, 56, 0, 570, [
      [0, '#10275a'],
      [1, '#0c1f48'],
    ]),
    '<clipPath id="logmode-console-clip">',
    rect(0, 0, M.w, M.h),
    '</clipPath></defs>',
    rect(0, 0, W, H, fill(C.ground), 18),
    // bar
    path('M18 0H1182A18 18 0 0 1 1200 18V56H0V18A18 18 0 0 1 18 0Z', fill(C.raised)),
    path('M0 56H1200', ink(C.line, 1.5)),
    g(
      { transform: 'translate(20 14) scale(.58)' },
      path('M8 9C20 9 17 24 30 24M8 39C20 39 17 24 30 24M8 24H30', { ...ink(C.aqua, 3.4), ...ROUND }),
      path('M28 24H44', { ...ink(C.amber, 5.8), ...ROUND }),
      dots(
        [
          [7.5, 9],
          [7.5, 24],
          [7.5, 39],
        ],
        9,
        C.aqua,
      ),
    ),
    say(58, 34, 'Log-MODE', 17, C.white, bold),
    ['Live map', 'Schedule', 'Drivers', 'Reports'].map((w, i) => say(292 + i * 98, 34, w, 14, i ? C.muted : C.white, i ? {} : bold)),
    path('M292 55H350', { ...ink(C.amber, 3), 'stroke-linecap': 'round' }),
    say(1106, 34, 'Tuesday 10:40', 14, C.muted, end),
    badge(1152, 28, 'D1', C.line, C.white, 15),
    // stops
    rect(0, 57, 292, 513, fill(C.raised)),
    path('M292 57V570', ink(C.line, 1.5)),
    say(22, 92, 'Route 7', 19, C.white, bold),
    say(270, 92, '11 stops', 13, C.muted, end),
    rect(22, 106, 248, 6, fill(C.line), 3),
    rect(22, 106, 86, 6, fill(C.aqua), 3),
    say(22, 134, 'Stop 4 of 11, on time', 13, C.muted),
    stops.map(([n, name, at, state], i) => {
      const y = 152 + i * 58;
      return [
        state === 1 ? rect(12, y, 268, 52, fill(C.plate), 10) : '',
        state === 3 ? rect(12.5, y + 0.5, 267, 51, { ...ink(C.amber, 1.6), 'stroke-dasharray': '5 5' }, 10) : '',
        i < 6 ? path(`M38 ${y + 40}V${y + 70}`, ink(state === 2 ? C.aqua : C.line, 2)) : '',
        state === 2
          ? [circle(38, y + 26, 11, { fill: C.raised, stroke: C.aqua, 'stroke-width': 2 }), tick(38, y + 26, 0.75, C.aqua, 2.6)]
          : badge(38, y + 26, n, state === 1 || state === 3 ? C.amber : C.line, state === 1 || state === 3 ? C.ground : C.white),
        say(62, y + 23, name, 14, state === 2 ? C.muted : C.white, state === 1 ? bold : {}),
        say(62, y + 41, ['Planned', 'Next stop', 'Delivered', 'Moving to Route 3'][state], 12, state === 3 ? C.amber : C.muted),
        say(268, y + 31, at, 13, state === 2 ? C.muted : C.white, end),
      ];
    }),
    // map
    g({ transform: `translate(${M.x} ${M.y})`, 'clip-path': 'url(#logmode-console-clip)' }, map('logmode-console'), [
      rect(556, 440, 34, 62, { fill: C.raised, stroke: C.line, 'stroke-width': 1.5 }, 8),
      path('M566 456h14M573 449v14M566 486h14M556 471h34', { ...ink(C.muted, 1.8), 'stroke-linecap': 'round' }),
    ]),
    // the change
    rect(900, 57, 300, 513, fill(C.raised)),
    path('M900 57V570M0 570H1200', ink(C.line, 1.5)),
    say(922, 92, 'Change the schedule', 17, C.white, bold),
    card(922, 112, 256, 128, 12, C.panel),
    badge(946, 140, '6', C.amber),
    say(968, 145, 'Old Quay Bakery', 15, C.white, bold),
    say(942, 178, 'Route 7', 13, C.muted),
    say(942, 216, '11:45', 20, C.muted),
    path('M940 209H994', ink(C.muted, 1.6)),
    path('M1014 208h40m-9-8 9 8-9 8', { ...ink(C.amber, 2.4), ...ROUND }),
    say(1078, 178, 'Route 3', 13, C.muted),
    say(1078, 216, '11:10', 20, C.white, bold),
    say(922, 276, 'What this does', 14, C.white, bold),
    [['Route 7 ends 25 min earlier'], ['Route 3 stays on time'], ['Customer gets a message']].map(([w], i) => [
      circle(932, 302 + i * 30, 9, { ...ink(C.aqua, 1.8) }),
      tick(932, 302 + i * 30, 0.62, C.aqua, 2.8),
      say(952, 307 + i * 30, w, 13.5, C.muted),
    ]),
    button(922, 392, 256, 44, 'Apply change', true, 15),
    button(922, 446, 256, 44, 'Keep as planned', false, 15),
    path('M922 516H1178', ink(C.line, 1.5)),
    circle(931, 543, 5, fill(C.aqua)),
    say(946, 548, '1 driver request waiting', 13.5, C.white),
    // time line
    path('M0 571H1200V782A18 18 0 0 1 1182 800H18A18 18 0 0 1 0 782Z', fill('#0a1b3e')),
    Array.from({ length: 9 }, (_, i) => [
      say(hour(8 + i), 600, `${String(8 + i).padStart(2, '0')}:00`, 12, C.muted, mid),
      path(`M${hour(8 + i)} 612V784`, ink(C.line, 1, 0.7)),
    ]),
    rows.map(([r, who], i) => [say(22, 646 + i * 48, r, 14, C.white, bold), say(22, 663 + i * 48, who, 12, C.muted)]),
    slot(0, 8.2, 9.4, C.aquaDeep),
    slot(0, 9.5, 10.7, C.aquaDeep),
    slot(0, 12.1, 13.6, C.line),
    slot(0, 13.8, 15.2, C.line),
    slot(1, 8.1, 9.1, C.aquaDeep),
    slot(1, 9.2, 10.2, C.aquaDeep),
    slot(1, 10.3, 11.2, C.aqua),
    slot(1, 12.3, 13.1, C.line),
    slot(1, 13.2, 14.4, C.line),
    slot(2, 8.5, 10.1, C.aquaDeep),
    slot(2, 10.25, 11.9, C.aqua, 0.8),
    slot(2, 12.2, 13.9, C.line),
    slot(2, 14.1, 15.8, C.line),
    rect(hour(11.4), 684, 94, 26, { ...ink(C.amber, 1.6), 'stroke-dasharray': '4 4' }, 6),
    shade(hour(11.05), 634, 100, 30, 7, 0.5),
    rect(hour(11.05), 634, 100, 30, fill(C.amber), 7),
    say(hour(11.05) + 50, 654, 'Stop 6', 13, C.ground, { ...bold, ...mid }),
    path(`M${hour(11.8)} 690C${hour(11.8)} 676 ${hour(11.6)} 682 ${hour(11.5)} 670`, { ...ink(C.amber, 2), ...ROUND }),
    path(`M${hour(11.75)} 656l0 22 5.500-5 4 9 4.500-2-4-8.500 7.500-.6z`, {
      fill: C.white,
      stroke: C.ground,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    path(`M${hour(10.67)} 608V790`, ink(C.white, 1.6)),
    circle(hour(10.67), 608, 4.5, fill(C.white)),
    rect(0.75, 0.75, W - 1.5, H - 1.5, ink(C.edge, 1.5), 18),
  );
  // The same moment on a phone: the map around the van, and the one decision.
  save(
    'images/products/logmode-console-narrow.svg',
    600,
    760,
    mapDefinitions('logmode-console-narrow', '#0c1f48', rect(48, 44, 428, 300)),
    rect(0, 0, 600, 760, fill(C.raised), 24),
    path('M0 77V24A24 24 0 0 1 24 0H576A24 24 0 0 1 600 24V77Z', fill(C.raised)),
    say(28, 50, 'Log-MODE', 28, C.white, bold),
    say(572, 49, 'Tuesday 10:40', 23, C.muted, end),
    g(
      { transform: 'translate(-67.300 16.300) scale(1.402)', 'clip-path': 'url(#logmode-console-narrow-clip)' },
      map('logmode-console-narrow'),
    ),
    path('M0 78H600M0 498.500H600', ink(C.line, 1.5)),
    badge(46, 542, '6', C.amber, C.ground, 19),
    say(80, 551, 'Old Quay Bakery', 26, C.white, bold),
    say(28, 606, 'Route 7', 22, C.muted),
    say(116, 607, '11:45', 28, C.muted),
    path('M113 598H186', ink(C.muted, 2.2)),
    path('M222 598h58m-13-11 13 11-13 11', { ...ink(C.amber, 3.4), ...ROUND }),
    say(318, 606, 'Route 3', 22, C.muted),
    say(408, 607, '11:10', 28, C.white, bold),
    button(28, 648, 332, 76, 'Apply change', true, 25),
    button(376, 648, 196, 76, 'Keep', false, 25),
    rect(0.75, 0.75, 598.5, 758.5, ink(C.edge, 1.5), 24),
  );
  // The same moment on the road: the map around the van, and in front of it the phone of its driver.
  save(
    'images/products/logmode-road.svg',
    960,
    720,
    mapDefinitions('logmode-road', '#0a1a3e', rect(20, 118, 440, 300)),
    g({ transform: 'translate(-10 -36) scale(1.63)' }, map('logmode-road', beside)),
    shade(628, 96, 278, 522, 38, 0.8),
    g({ transform: 'translate(628 96) scale(.58)' }, driverPhone('logmode-road')),
  );
}

// 2. The driver's app
save(
  'images/products/logmode-driver-narrow.svg',
  560,
  964,
  '<defs><clipPath id="logmode-driver-narrow-clip">',
  rect(20, 118, 440, 300),
  '</clipPath></defs>',
  // clear of the edges of its frame
  g({ transform: 'translate(40 32)' }, driverPhone('logmode-driver-narrow')),
);
// On wide screens its lower half, as wide as the pictures beside it: the answer has come.
save(
  'images/products/logmode-driver.svg',
  960,
  600,
  '<defs>',
  linear('logmode-driver-ground', 0, 0, 0, 600, [
    [0, '#122b5c'],
    [1, '#0c2049'],
  ]),
  '<clipPath id="logmode-driver-clip">',
  rect(20, 118, 440, 300),
  '</clipPath></defs>',
  rect(0, 0, 960, 600, fill('url(#logmode-driver-ground)')),
  path('M960 120C860 120 820 200 720 200M960 240C860 240 820 280 720 280M960 360C860 360 820 330 720 330', ink(C.aqua, 1.4, 0.4)),
  haze(drift(chance(67), 30, [760, 940], [40, 420], 0.8)),
  shade(576, 24, 294, 552, 40),
  g({ transform: 'translate(576 24) scale(0.613)' }, driverPhone('logmode-driver')),
  // what it says, large enough to be read
  card(96, 176, 400, 220, 18, C.panel),
  say(128, 226, 'Your request', 19, C.muted),
  say(128, 264, 'Swap stop 9 and stop 10', 27, C.white, bold),
  path('M128 296H464', ink(C.line, 1.5)),
  say(176, 353, 'Approved 10:42', 25, C.aqua, bold),
  amberLine('M-10 300C20 300 40 344 124 344', 5),
  amberLine('M496 300C560 300 540 500 604 500', 5),
  circle(146, 344, 15, fill(C.aqua)),
  tick(146, 344, 1.1, C.ground),
  circle(621, 500, 12, ink(C.amber, 4)),
);

// 3. From request to approval
save(
  'images/products/logmode-request.svg',
  960,
  600,
  '<defs>',
  linear('logmode-request-ground', 0, 0, 0, 600, [
    [0, '#122b5c'],
    [1, '#0c2049'],
  ]),
  '</defs>',
  rect(0, 0, 960, 600, fill('url(#logmode-request-ground)')),
  ellipse(480, 560, 420, 24, fill(C.deep, 0.5)),
  path('M0 300C120 300 160 200 300 200M0 360C140 360 180 300 300 300M0 440C120 440 200 380 300 380', ink(C.aqua, 1.4, 0.4)),
  haze(drift(chance(61), 36, [8, 96], [340, 190], 0.8)),
  // phone
  phone(96, 56, 252, 498, C.panel),
  say(124, 118, 'Request a change', 18, C.white, bold),
  say(124, 142, 'Route 7, van 12', 13, C.muted),
  ['Swap two stops', 'Skip a stop', 'Arrive later'].map((w, i) => [
    rect(
      122,
      162 + i * 54,
      200,
      44,
      i ? { fill: C.raised, stroke: C.line, 'stroke-width': 1.5 } : { fill: C.plate, stroke: C.amber, 'stroke-width': 2 },
      10,
    ),
    circle(144, 184 + i * 54, 8, ink(i ? C.edge : C.amber, 2)),
    i ? '' : circle(144, 184, 4, fill(C.amber)),
    say(164, 189 + i * 54, w, 14.5, i ? C.muted : C.white, i ? {} : bold),
  ]),
  badge(140, 354, '10', C.amber, C.ground, 13),
  path('M164 354h24m-7-6 7 6-7 6M188 366', { ...ink(C.muted, 2), ...ROUND }),
  badge(212, 354, '9', C.line, C.white, 13),
  say(236, 359, '13:05', 14, C.white),
  rect(122, 384, 200, 52, { fill: C.raised, stroke: C.line, 'stroke-width': 1.5 }, 10),
  say(136, 406, 'The bistro closes its', 13, C.muted),
  say(136, 424, 'dock at 13:30 today', 13, C.muted),
  button(122, 454, 200, 44, 'Send request', true, 15),
  rect(190, 526, 64, 4, fill(C.muted, 0.7), 2),
  // the way between
  path('M348 476C420 476 410 250 500 250', { ...ink(C.aqua, 2, 0.5) }),
  path('M348 466C414 466 404 240 500 240M348 486C426 486 416 260 500 260', ink(C.aqua, 2, 0.8)),
  dots(
    [
      [348, 466],
      [348, 476],
      [348, 486],
    ],
    8,
    C.aqua,
  ),
  // console card
  card(500, 76, 384, 330, 16, C.panel),
  path('M500 122H884', ink(C.edge, 1.5)),
  dots(
    [
      [522, 99],
      [540, 99],
      [558, 99],
    ],
    8,
    C.edge,
  ),
  say(862, 104, 'Driver requests', 14, C.muted, end),
  badge(536, 160, '12', C.aquaDeep, C.white, 18),
  say(566, 156, 'Van 12, route 7', 16, C.white, bold),
  say(566, 175, 'Swap stop 9 and stop 10', 14, C.muted),
  say(862, 156, '10:39', 14, C.muted, end),
  path('M524 200H860', ink(C.line, 1.5)),
  [
    [
      'Before',
      [
        ['9', 600, C.line],
        ['10', 700, C.amber],
        ['11', 800, C.line],
      ],
      232,
    ],
    [
      'After',
      [
        ['10', 600, C.amber],
        ['9', 700, C.line],
        ['11', 800, C.line],
      ],
      288,
    ],
  ].map(([w, list, y]) => [
    say(524, y + 5, w, 14, C.muted),
    path(`M600 ${y}H800`, ink(C.edge, 2)),
    list.map(([n, x, tone]) => badge(x, y, n, tone, tone === C.amber ? C.ground : C.white, 14)),
  ]),
  path('M690 248C680 262 632 258 614 271M612 250C640 258 664 262 688 271', { ...ink(C.aqua, 1.6, 0.8), ...ROUND }),
  button(524, 334, 212, 48, 'Approve', true, 16),
  button(748, 334, 112, 48, 'Decline', false, 15),
  // approval
  amberLine('M630 382V430C630 468 640 480 690 480H960', 4.5),
  shade(690, 446, 214, 68, 34, 0.8),
  rect(690, 446, 214, 68, { fill: C.ground, stroke: C.amber, 'stroke-width': 2.4 }, 34),
  circle(724, 480, 18, fill(C.amber)),
  tick(724, 480, 1.35, C.ground, 2.2),
  say(754, 486, 'Approved 10:42', 17, C.white, bold),
);
