// The five solutions, each as a place: a dam, a desk, a cabinet, a hall of shelves, a railway junction.
import {
  amberLine,
  bar,
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
  poly,
  rect,
  ROUND,
  scene,
  shade,
  smooth,
  thread,
  way,
} from './lib.mjs';

const lerp = (a, b, t) => a + (b - a) * t;

// Big data: a lake of points behind a dam; one gate is open, and one line leaves it.
scene('images/solutions/bigdata.svg', [420, 220, 430], (id) => {
  const rnd = chance(52);
  const rows = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const y = lerp(214, 372, t ** 1.35);
    return Array.from({ length: Math.round(lerp(64, 30, t)) }, () => [rnd.in(-10, 970), y + rnd.in(-4, 4)]);
  });
  const gates = [150, 290, 430, 570, 710, 850];
  const open = 570;
  return [
    '<defs>',
    linear(`${id}-wall`, 0, 380, 0, 650, [
      [0, '#24509e'],
      [1, C.panel],
    ]),
    linear(`${id}-lake`, 0, 200, 0, 390, [
      [0, C.aquaDeep, 0.1],
      [1, C.aquaDeep, 0.75],
    ]),
    '</defs>',
    // hills on both sides of the water
    path(`${smooth([[-20, 236], [90, 150], [190, 196], [300, 130], [420, 206], [520, 210]])}L520 240L-20 240Z`, fill('#10275a')),
    path(`${smooth([[480, 214], [590, 176], [700, 120], [820, 178], [980, 96]])}L980 240L480 240Z`, fill(C.raised)),
    rect(0, 206, 960, 190, fill(`url(#${id}-lake)`)),
    rows.map((row, i) => dots(row, lerp(2, 5.6, i / 12), C.aqua, lerp(0.35, 0.95, i / 12))),
    // the wall, curved towards the water
    path('M-20 376Q480 424 980 376V610Q480 690-20 610Z', { fill: `url(#${id}-wall)`, stroke: C.edge, 'stroke-width': 1.5 }),
    path('M-20 376Q480 424 980 376V396Q480 446-20 396Z', fill('#3565b8')),
    path([0.3, 0.55, 0.8].map((t) => `M-20 ${lerp(396, 610, t)}Q480 ${lerp(446, 690, t)} 980 ${lerp(396, 610, t)}`).join(''), ink(C.edge, 1.2, 0.5)),
    gates.map((x) => {
      const dip = 24 * (1 - ((x - 480) / 500) ** 2);
      const y = 436 + dip;
      const lit = x === open;
      return [
        rect(x - 27, y, 54, 92, { fill: lit ? '#2b1d08' : C.deep, stroke: lit ? C.amber : C.edge, 'stroke-width': 2 }, 27),
        lit ? '' : path([0, 1, 2, 3].map((k) => `M${x - 20} ${y + 30 + k * 15}h40`).join(''), ink(C.edge, 2.4, 0.8)),
        dots([[x, y - 26]], 7, lit ? C.amber : C.aqua, lit ? 1 : 0.6),
      ];
    }),
    // the valley below
    path('M-20 610Q480 690 980 610V740H-20Z', fill(C.ground)),
    path(
      [0.25, 0.5, 0.75].map((t) => `M${lerp(40, 300, t)} ${lerp(660, 712, t)}H${lerp(260, 460, t)}M${lerp(720, 800, t)} ${lerp(670, 706, t)}h120`).join(''),
      ink(C.edge, 1.4, 0.5),
    ),
    path(rows[12].filter((p) => p[0] > 380 && p[0] < 760).map((p) => thread([p[0], p[1]], [570, 458], 0.15)).join(''), ink(C.aqua, 1.4, 0.55)),
    amberLine('M570 500C570 590 566 634 650 652C740 672 840 660 960 664', 5),
    node(570, 500, 9, C.amber, C.ground),
  ];
});

// Business intelligence: two departments bring two figures; on the desk there is one.
scene('images/solutions/businessintelligence.svg', [500, 320, 420], () => {
  const rnd = chance(8);
  const upper = drift(rnd, 34, [16, 200], [190, 130], 0.65);
  const lower = drift(rnd, 34, [16, 200], [470, 130], 0.65);
  const joint = [300, 330];
  const line = [[300, 330], [392, 392], [470, 340], [552, 356], [640, 268], [742, 214]];
  return [
    ellipse(560, 650, 360, 34, fill(C.deep, 0.55)),
    // the screen and its foot
    poly([[520, 560], [600, 560], [622, 640], [498, 640]], fill(C.panel)),
    rect(452, 634, 216, 14, fill(C.plate), 7),
    shade(262, 116, 600, 452, 20),
    rect(262, 116, 600, 452, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 20),
    rect(278, 132, 568, 420, fill(C.raised), 10),
    // one chart, and what it is made of
    card(300, 160, 470, 260, 10, C.panel, C.line),
    path([0, 1, 2, 3].map((i) => `M318 ${212 + i * 56}h434`).join(''), ink(C.edge, 1, 0.45)),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(336 + i * 52, 402 - [40, 62, 54, 84, 78, 112, 132, 158][i], 24, [40, 62, 54, 84, 78, 112, 132, 158][i], fill(C.aquaDeep, 0.85), 3)),
    [0, 1, 2].map((i) => [
      card(300 + i * 160, 440, 150, 90, 10, C.panel, C.line),
      bar(316 + i * 160, 458, 56, C.edge),
      bar(316 + i * 160, 476, [96, 70, 84][i], C.aqua, 10),
      bar(316 + i * 160, 500, [60, 92, 44][i], C.edge),
    ]),
    card(784, 160, 46, 370, 10, C.panel, C.line),
    dots([[807, 190], [807, 222], [807, 254], [807, 286], [807, 318]], 12, C.edge),
    dots([[807, 222]], 14, C.aqua),
    // two departments
    path(into(upper.filter((_, i) => i % 2), [joint]), ink(C.aqua, 1.4, 0.5)),
    path(into(lower.filter((_, i) => i % 2), [joint]), ink(C.white, 1.4, 0.35)),
    haze(upper),
    dots(lower.filter((_, i) => i % 3), 3.4, C.muted, 0.6),
    dots(lower.filter((_, i) => i % 3 === 0), 6, C.muted, 0.9),
    amberLine(`${smooth(line)}C820 176 880 168 960 150`, 5),
    line.slice(1, 5).map(([x, y]) => node(x, y, 7, C.amber, C.panel)),
    node(...joint, 10, C.amber, C.ground),
  ];
});

// Data management: a cabinet with a place for each thing; one drawer is open, and its card is the right one.
scene('images/solutions/datamanagement.svg', [560, 300, 420], (id) => {
  const rnd = chance(77);
  const [x0, y0, w, h, columns, rows] = [372, 96, 124, 86, 4, 6];
  const at = (i, j) => [x0 + i * w, y0 + j * h];
  const loose = drift(rnd, 84, [16, 320], [360, 290], 0.7);
  const slots = Array.from({ length: rows }, (_, j) => [x0 - 12, y0 + j * h + h / 2]);
  const drawer = (i, j) => {
    const [x, y] = at(i, j);
    return [
      rect(x + 5, y + 5, w - 10, h - 10, { fill: (i + j) % 3 ? C.plate : '#16316a', stroke: C.line, 'stroke-width': 1.5 }, 7),
      rect(x + 30, y + 19, w - 60, 20, { fill: C.raised, stroke: C.edge, 'stroke-width': 1.2 }, 4),
      bar(x + 37, y + 26, [34, 42, 26, 38][(i * 5 + j * 3) % 4], C.aqua, 6, 0.75),
      rect(x + w / 2 - 15, y + 52, 30, 8, fill(C.edge), 4),
    ];
  };
  const [ox, oy] = at(2, 3);
  return [
    '<defs>',
    linear(`${id}-side`, 868, 0, 930, 0, [
      [0, C.panel],
      [1, C.raised],
    ]),
    '</defs>',
    ellipse(620, 664, 340, 34, fill(C.deep, 0.55)),
    poly([[868, 84], [922, 112], [922, 616], [868, 640]], fill(`url(#${id}-side)`)),
    poly([[360, 84], [868, 84], [922, 112], [424, 112]], fill('#24509e', 0.4)),
    rect(360, 84, 508, 556, { fill: C.panel, stroke: C.edge, 'stroke-width': 1.5 }, 10),
    Array.from({ length: columns }, (_, i) => Array.from({ length: rows }, (_, j) => (i === 2 && j === 3 ? '' : drawer(i, j)))),
    [392, 804].map((x) => rect(x, 640, 30, 26, fill(C.deep), 4)),
    path(into(loose.filter((_, i) => i % 2), slots), ink(C.aqua, 1.4, 0.5)),
    haze(loose),
    dots(slots, 6, C.aqua),
    // the open drawer, drawn towards us
    rect(ox + 5, oy + 5, w - 10, h - 10, fill(C.deep), 7),
    [4, 3, 2, 1].map((k) => rect(ox + 18 + k * 2, oy - 4 - k * 11, w - 36 - k * 4, 60, { fill: k === 3 ? '#3b2a0c' : C.raised, stroke: k === 3 ? C.amber : C.edge, 'stroke-width': 1.6 }, 5)),
    bar(ox + 38, oy - 25, 44, C.amber, 6),
    shade(ox - 8, oy + 26, w + 16, h + 8, 9),
    rect(ox - 8, oy + 26, w + 16, h + 8, { fill: '#234a94', stroke: C.edge, 'stroke-width': 1.8 }, 9),
    rect(ox + 28, oy + 44, w - 56, 22, { fill: C.raised, stroke: C.aqua, 'stroke-width': 1.4 }, 4),
    bar(ox + 36, oy + 52, 40, C.aqua, 7),
    rect(ox + w / 2 - 18, oy + 86, 36, 10, fill(C.amber), 5),
    amberLine(`M${ox + 104} ${oy - 22}C${ox + 190} ${oy - 22} 860 ${oy - 70} 960 ${oy - 84}`, 4.5),
    node(ox + 104, oy - 22, 8, C.amber, C.ground),
  ];
});

// Enterprise data warehouse: a hall of shelves that runs to one point, and a lit way down the middle.
scene('images/solutions/enterprisedatawarehouse.svg', [480, 300, 400], (id) => {
  const rnd = chance(19);
  const V = [500, 292];
  const to = (x, y, t) => [lerp(x, V[0], t), lerp(y, V[1], t)];
  const depths = [0, 0.3, 0.51, 0.66, 0.765, 0.84, 0.89];
  const levels = [40, 190, 340, 490, 640];
  const side = (x, flip) =>
    depths.slice(0, -1).flatMap((t, k) => {
      const next = depths[k + 1];
      return levels.slice(0, -1).map((y, l) => {
        const y2 = levels[l + 1];
        const frame = [to(x, y, t), to(x, y, next), to(x, y2, next), to(x, y2, t)];
        const goods = Array.from({ length: 3 }, (_, n) => {
          const a = lerp(t, next, 0.08 + n * 0.3);
          const b = lerp(t, next, 0.08 + n * 0.3 + 0.24);
          const top = y2 - rnd.in(64, 112);
          const tone = [C.plate, '#234a94', C.aquaDeep, C.panel][rnd.int(0, 3)];
          return poly([to(x, top, a), to(x, top, b), to(x, y2 - 8, b), to(x, y2 - 8, a)], {
            fill: tone,
            'fill-opacity': lerp(1, 0.55, t),
            stroke: C.edge,
            'stroke-width': 1,
            'stroke-opacity': lerp(0.9, 0.3, t),
          });
        });
        return [poly(frame, fill(flip ? C.raised : '#0f2450')), goods];
      });
    });
  const posts = (x) =>
    path(
      depths.map((t) => way([to(x, 40, t), to(x, 664, t)])).join('') + levels.map((y) => way([to(x, y, 0), to(x, y, 0.89)])).join(''),
      { ...ink(C.edge, 2, 0.8) },
    );
  const dust = drift(rnd, 46, [30, 430], [120, 100], 0.8).filter((p) => p[1] < 250);
  return [
    '<defs>',
    radialGlow(id, V),
    linear(`${id}-floor`, 0, 292, 0, 720, [
      [0, C.plate, 0.7],
      [1, C.ground, 0.9],
    ]),
    '</defs>',
    poly([to(-60, 664, 0.89), to(1060, 664, 0.89), [1060, 720], [-60, 720]], fill(`url(#${id}-floor)`)),
    path([0.2, 0.42, 0.6, 0.73, 0.82].map((t) => way([to(-60, 664, t), to(1060, 664, t)])).join(''), ink(C.edge, 1.2, 0.35)),
    path([-0.2, 0.1, 0.9, 1.2].map((k) => way([[lerp(200, 800, k), 720], to(lerp(200, 800, k), 720, 0.88)])).join(''), ink(C.edge, 1.2, 0.3)),
    // lamps above the way
    [0.15, 0.42, 0.6, 0.72, 0.81].map((t) => {
      const [[ax, ay], [bx]] = [to(360, -40, t), to(640, -40, t)];
      return rect(ax, ay, bx - ax, lerp(10, 3, t), fill(C.muted, lerp(0.5, 0.9, t)), 3);
    }),
    side(-60, false),
    side(1060, true),
    posts(-60),
    posts(1060),
    circle(V[0], V[1], 130, fill(`url(#${id}-glow)`)),
    path(dust.filter((_, i) => i % 2).map((p) => thread(p, V, 0.6)).join(''), ink(C.aqua, 1.3, 0.4)),
    haze(dust),
    amberLine(`M${V[0]} ${V[1] + 42}C${V[0]} 420 470 560 420 730`, 6),
    node(V[0], V[1] + 42, 7, C.amber, C.ground),
  ];
});

function radialGlow(id, [x, y]) {
  return `<radialGradient id="${id}-glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="130"><stop offset="0" stop-color="${C.muted}" stop-opacity="0.55"/><stop offset="1" stop-color="${C.line}" stop-opacity="0"/></radialGradient>`;
}

// Application middleware: many tracks, a row of switches, one line through; the signal stands.
scene('images/solutions/applicationmiddleware.svg', [560, 320, 420], () => {
  const rnd = chance(63);
  const lanes = [132, 220, 308, 396, 484, 572];
  const out = 352;
  const tracks = lanes.map((y, i) => {
    const from = 150;
    const bend = 300 + Math.abs(i - 2.5) * 26;
    const d = `M${from} ${y}H${bend}C${bend + 150} ${y} ${bend + 120} ${out} ${bend + 280} ${out}`;
    return d;
  });
  const sleepers = lanes.map((y, i) => Array.from({ length: 7 + i % 2 }, (_, k) => `M${168 + k * 20} ${y - 13}v26`).join('')).join('');
  const loose = drift(rnd, 60, [10, 140], [350, 280], 0.6);
  const signal = (x, y, lit) => [
    path(`M${x} ${y}v150`, { ...ink(C.edge, 6), ...ROUND }),
    rect(x - 20, y - 74, 40, 84, { fill: C.deep, stroke: C.edge, 'stroke-width': 2 }, 20),
    circle(x, y - 50, 11, fill(lit ? C.panel : C.aquaDeep)),
    circle(x, y - 16, 11, fill(lit ? C.amber : C.panel)),
    lit ? circle(x, y - 16, 24, fill(C.amber, 0.14)) : '',
  ];
  return [
    // the box from which the switches are set
    poly([[620, 108], [868, 108], [892, 150], [596, 150]], fill('#24509e')),
    rect(612, 150, 264, 92, { fill: C.panel, stroke: C.edge, 'stroke-width': 1.5 }, 4),
    [0, 1, 2, 3].map((i) => rect(630 + i * 60, 166, 48, 42, { fill: C.aqua, 'fill-opacity': i === 2 ? 0.5 : 0.2, stroke: C.edge, 'stroke-width': 1.2 }, 3)),
    path('M640 242v54M850 242v54', ink(C.edge, 8)),
    rect(596, 240, 296, 9, fill(C.plate), 4),
    path(into(loose.filter((_, i) => i % 2), lanes.map((y) => [150, y])), ink(C.aqua, 1.3, 0.5)),
    haze(loose),
    path(sleepers, ink(C.line, 5, 0.9)),
    path(Array.from({ length: 15 }, (_, k) => `M${690 + k * 20} ${out - 14}v28`).join(''), ink(C.line, 5, 0.9)),
    g({ fill: 'none', ...ROUND }, tracks.map((d) => path(d, { stroke: C.edge, 'stroke-width': 15 })), path(`M680 ${out}H960`, { stroke: C.edge, 'stroke-width': 15 })),
    g({ fill: 'none', ...ROUND }, tracks.map((d) => path(d, { stroke: '#0d2148', 'stroke-width': 10 })), path(`M680 ${out}H960`, { stroke: '#0d2148', 'stroke-width': 10 })),
    g({ fill: 'none', ...ROUND }, tracks.map((d, i) => (i === 4 ? '' : path(d, { stroke: C.aqua, 'stroke-width': 1.6, 'stroke-opacity': 0.7 })))),
    dots(lanes.flatMap((y, i) => [[300 + Math.abs(i - 2.5) * 26, y]]), 12, C.aqua),
    amberLine(`${tracks[4]}H960`, 4.5),
    node(300 + 1.5 * 26, lanes[4], 9, C.amber, C.raised),
    signal(760, 470, true),
    signal(470, 120, false),
    ellipse(760, 624, 46, 8, fill(C.deep, 0.6)),
    path('M560 660h300M600 684h180M120 662h220M160 686h110', ink(C.edge, 1.4, 0.4)),
  ];
});
