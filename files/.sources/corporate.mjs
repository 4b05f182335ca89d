// Corporate pages: about, vision, mission, core values, social responsibility.
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
  into,
  linear,
  node,
  path,
  poly,
  radial,
  rect,
  scene,
  smooth,
  thread,
} from './lib.mjs';

const outline = { stroke: C.edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' };

// About: three colleagues in front of a wall on which points have become a line.
scene('images/corporate/about.svg', [480, 260, 440], (id) => {
  const rnd = chance(6);
  const loose = drift(rnd, 110, [108, 400], [270, 170], 0.75).filter((p) => p[1] > 96 && p[1] < 456);
  const l1 = Array.from({ length: 9 }, (_, i) => [452, 140 + i * 34]);
  const l2 = [
    [566, 196],
    [566, 276],
    [566, 356],
  ];
  // A figure from behind: hair, neck, collar, shoulders; lit from the wall.
  const figure = (x, y, k, { hair, coat, skin, long, bun }) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      path('M-124 340C-122 150-96 112-44 96C-24 90 24 90 44 96C96 112 122 150 124 340Z', { fill: coat, ...outline }),
      path('M-44 96C-96 112-122 150-124 340M44 96C96 112 122 150 124 340', { ...ink(C.aqua, 2.4, 0.55), 'stroke-linecap': 'round' }),
      path('M-24 50H24V92C24 112-24 112-24 92Z', fill(skin)),
      path('M-46 97C-34 84-28 82-24 80C-20 104 20 104 24 80C28 82 34 84 46 97C22 122-22 122-46 97Z', {
        fill: coat,
        stroke: C.edge,
        'stroke-width': 2,
      }),
      ellipse(-45, 18, 8, 13, fill(skin)),
      ellipse(45, 18, 8, 13, fill(skin)),
      long
        ? path('M0-50C34-50 50-24 49 10C49 40 52 66 44 92C20 104-20 104-44 92C-52 66-49 40-49 10C-50-24-34-50 0-50Z', fill(hair))
        : path('M0-48C32-48 46-24 45 8C45 36 32 60 18 66H-18C-32 60-45 36-45 8C-46-24-32-48 0-48Z', fill(hair)),
      bun ? circle(0, -52, 22, fill(hair)) : '',
      path('M-40-20C-34-40-18-48 0-48C18-48 34-40 40-20', { ...ink(C.aqua, 2.2, 0.5), 'stroke-linecap': 'round' }),
    );
  return [
    '<defs>',
    linear(`${id}-wall`, 0, 60, 0, 480, [
      [0, '#10275a'],
      [1, C.raised],
    ]),
    linear(`${id}-floor`, 0, 500, 0, 720, [
      [0, C.panel, 0.7],
      [1, C.ground, 1],
    ]),
    '</defs>',
    poly(
      [
        [0, 30],
        [70, 60],
        [70, 500],
        [0, 560],
      ],
      fill(C.raised),
    ),
    poly(
      [
        [960, 30],
        [890, 60],
        [890, 500],
        [960, 560],
      ],
      fill(C.raised),
    ),
    poly(
      [
        [0, 560],
        [70, 500],
        [890, 500],
        [960, 560],
        [960, 720],
        [0, 720],
      ],
      fill(`url(#${id}-floor)`),
    ),
    path('M0 30L70 60V500L0 560M960 30L890 60V500L960 560M70 500H890M70 60H890', ink(C.edge, 1.5, 0.6)),
    card(96, 84, 768, 388, 10, `url(#${id}-wall)`),
    path([150, 216, 282, 348, 414].map((y) => `M96 ${y}H864`).join(''), ink(C.edge, 1, 0.3)),
    path(
      into(
        loose.filter((_, i) => i % 2),
        l1,
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    path(into(l1, l2), ink(C.aqua, 1.8, 0.8)),
    dots(l1, 7, C.aqua),
    path(l2.map((p) => thread(p, [664, 276])).join(''), ink(C.aqua, 2.2, 0.95)),
    dots(l2, 9, C.aqua),
    amberLine('M664 276C740 276 760 226 864 212', 5),
    node(664, 276, 12, C.amber, C.panel),
    poly(
      [
        [96, 472],
        [864, 472],
        [960, 640],
        [0, 640],
      ],
      fill(C.aqua, 0.035),
    ),
    figure(478, 420, 0.94, { hair: '#2a1c22', coat: '#17346f', skin: '#b9764f' }),
    figure(232, 452, 1.18, { hair: '#3a2320', coat: C.panel, skin: '#c98a62', long: true }),
    figure(746, 446, 1.24, { hair: '#1c1720', coat: '#0f2552', skin: '#8f573b', bun: true }),
  ];
});

// Vision: out on the water the points already lie in rows that lead to the light on the horizon.
scene('images/corporate/vision.svg', [560, 300, 460], (id) => {
  const rnd = chance(17);
  const hz = 372;
  const sun = [600, hz];
  const rows = Array.from({ length: 15 }, (_, i) => hz + 10 + (i / 14) ** 1.7 * 330);
  const waves = rows.map((y, i) => {
    const amp = 1 + i * 0.9;
    const pts = [];
    for (let x = -60; x <= 1060; x += 160) pts.push([x, y + Math.sin(x / (70 + i * 12) + i * 1.3) * amp]);
    return smooth(pts);
  });
  const flock = drift(rnd, 84, [10, 380], [210, 170], 0.9).filter((p) => p[1] < hz - 10);
  const gates = [0, 1, 2, 3, 4].map((i) => [430, hz - 8 - i * 15]);
  const glitter = rows.slice(1).flatMap((y, i) => Array.from({ length: 5 }, () => [sun[0] + rnd.in(-1, 1) * (26 + i * 15), y + 4]));
  return [
    '<defs>',
    linear(`${id}-sky`, 0, 0, 0, hz, [
      [0, C.ground],
      [0.62, '#173368'],
      [0.88, '#56507c'],
      [1, '#b07c5c'],
    ]),
    linear(`${id}-sea`, 0, hz, 0, 720, [
      [0, '#24427c'],
      [0.25, C.panel],
      [1, C.ground],
    ]),
    radial(`${id}-sun`, sun[0], sun[1], 300, [
      [0, C.amber, 0.75],
      [0.4, C.amber, 0.22],
      [1, C.amber, 0],
    ]),
    '</defs>',
    rect(0, 0, 960, hz, fill(`url(#${id}-sky)`)),
    rect(250, 60, 710, hz - 60, fill(`url(#${id}-sun)`)),
    path(`M${sun[0] - 118} ${hz}A118 118 0 0 1 ${sun[0] + 118} ${hz}Z`, fill(C.amber)),
    path(`M${sun[0] - 92} ${hz}A92 92 0 0 1 ${sun[0] + 92} ${hz}Z`, fill('#ffd493', 0.5)),
    path(
      `${smooth([
        [-40, hz - 16],
        [60, hz - 54],
        [150, hz - 30],
        [240, hz - 62],
        [330, hz - 20],
        [400, hz],
      ])}H-40Z`,
      fill('#1a2f60'),
    ),
    path(`M700 ${hz}C760 ${hz - 26} 800 ${hz - 18} 840 ${hz - 40}S930 ${hz - 60} 1000 ${hz - 34}V${hz}Z`, fill('#243a70')),
    rect(0, hz, 960, 720 - hz, fill(`url(#${id}-sea)`)),
    path(waves.filter((_, i) => i % 2 === 0).join(''), ink(C.aqua, 1.5, 0.3)),
    path(waves.filter((_, i) => i % 2).join(''), ink(C.edge, 1.5, 0.7)),
    path(glitter.map(([x, y], i) => `M${x} ${y}h${6 + (i % 5) * 6}`).join(''), { ...ink(C.amber, 3, 0.75), 'stroke-linecap': 'round' }),
    path(
      into(
        flock.filter((_, i) => i % 2),
        gates,
      ),
      ink(C.aqua, 1.4, 0.55),
    ),
    haze(flock),
    path(gates.map((p) => `M${p[0]} ${p[1]}C${p[0] + 60} ${p[1]} ${500} ${hz} 560 ${hz}`).join(''), ink(C.aqua, 1.8, 0.9)),
    dots(gates, 7, C.aqua),
    amberLine(`M520 ${hz}H960`, 4.5),
    // the boat that keeps the course, near
    g(
      { transform: 'translate(300 520)' },
      ellipse(0, 52, 96, 8, fill(C.deep, 0.5)),
      path('M-84 26H92C84 46 66 54 44 54H-52C-70 52-80 42-84 26Z', { fill: C.plate, ...outline }),
      path('M4 22V-128L82 14Z', { fill: C.muted }),
      path('M-6 22V-104L-66 14Z', { fill: C.aquaMid }),
      path('M-1 30V-140', { ...ink(C.white, 3), 'stroke-linecap': 'round' }),
      path('M-1-138l24 8-24 8z', fill(C.amber)),
      path('M-70 36H78', ink(C.aqua, 2, 0.8)),
    ),
  ];
});

// Mission: threads are the cables of a bridge; what they carry is the line.
scene('images/corporate/mission.svg', [540, 260, 440], (id) => {
  const rnd = chance(33);
  const Y = 486;
  const deck = (x) => Y - 26 * Math.sin(Math.min(1, Math.max(0, x / 960)) * Math.PI);
  const towers = [
    [372, 112],
    [716, 112],
  ];
  const cables = towers.map(([x, t], k) => {
    let d = '';
    for (let i = 1; i <= 9; i++)
      for (const s of [-1, 1]) {
        const to = x + s * (12 + i * 17.8);
        if (k === 0 && s < 0 && to < 220) continue;
        d += `M${x} ${t + 16 + (9 - i) * 13}L${to} ${deck(to)}`;
      }
    return d;
  });
  const loose = drift(rnd, 84, [10, 210], [330, 280], 0.75).filter((p) => p[1] < 620);
  const anchors = [0, 1, 2, 3, 4, 5].map((i) => [372, 128 + i * 26]);
  return [
    '<defs>',
    linear(`${id}-water`, 0, 540, 0, 720, [
      [0, '#1d4083'],
      [1, C.ground],
    ]),
    linear(`${id}-tower`, 0, 100, 0, 640, [
      [0, '#3a68b8'],
      [1, C.panel],
    ]),
    '</defs>',
    path(
      `${smooth([
        [-40, 430],
        [120, 380],
        [260, 420],
        [430, 350],
        [600, 402],
        [780, 340],
        [1000, 390],
      ])}V560H-40Z`,
      fill(C.panel, 0.7),
    ),
    path(
      `${smooth([
        [-40, 500],
        [160, 466],
        [330, 506],
        [620, 510],
        [820, 452],
        [1000, 470],
      ])}V580H-40Z`,
      fill('#15306a'),
    ),
    rect(0, 548, 960, 172, fill(`url(#${id}-water)`)),
    path(
      [570, 596, 626, 660, 694]
        .map(
          (y, i) =>
            `M${60 + i * 46} ${y}h${rnd.in(90, 240)}M${430 + i * 40} ${y + 6}h${rnd.in(80, 200)}M${760 - i * 12} ${y - 4}h${rnd.in(60, 150)}`,
        )
        .join(''),
      { ...ink(C.edge, 2, 0.5), 'stroke-linecap': 'round' },
    ),
    path(
      anchors
        .map((a, i) =>
          loose
            .filter((_, j) => j % 3 === 0)
            .sort((p, q) => p[1] - q[1])
            .filter((_, j, all) => Math.floor((j * 6) / all.length) === i)
            .map((p) => thread(p, a, 0.55))
            .join(''),
        )
        .join(''),
      ink(C.aqua, 1.4, 0.55),
    ),
    haze(loose),
    path(cables.join(''), ink(C.aqua, 1.5, 0.75)),
    towers.map(([x, t]) => [
      ellipse(x, 632, 74, 13, fill(C.deep, 0.5)),
      poly(
        [
          [x - 40, 588],
          [x + 40, 588],
          [x + 54, 632],
          [x - 54, 632],
        ],
        { fill: '#21468c', ...outline },
      ),
      poly(
        [
          [x - 9, t],
          [x + 9, t],
          [x + 30, 590],
          [x + 12, 590],
          [x, t + 90],
          [x - 12, 590],
          [x - 30, 590],
        ],
        { fill: `url(#${id}-tower)`, ...outline },
      ),
      rect(x - 24, Y + 18, 48, 12, { fill: '#2a539f', ...outline }),
      circle(x, t - 8, 5, fill(C.aqua)),
    ]),
    dots(anchors, 6, C.aqua),
    path(`M-10 ${deck(0) + 14}Q480 ${Y - 38} 970 ${deck(960) + 14}V${deck(960) + 30}Q480 ${Y - 20} -10 ${deck(0) + 30}Z`, {
      fill: '#21468c',
      ...outline,
    }),
    amberLine(`M0 ${deck(0) + 8}Q480 ${Y - 44} 960 ${deck(960) + 8}`, 5),
    [
      [250, 3],
      [500, 2],
      [560, 2],
      [830, 3],
    ].map(([x, n]) =>
      g(
        { transform: `translate(${x} ${deck(x) + 1})` },
        rect(-n * 10, -14, n * 20, 13, fill(C.muted), 4),
        rect(n * 10 - 9, -11, 6, 5, fill(C.ground), 1.5),
        dots(
          [
            [-n * 6, 0],
            [n * 6, 0],
          ],
          6,
          C.ground,
        ),
      ),
    ),
  ];
});

// Core values: the stones of an arch hold each other, and the keystone holds them all.
scene('images/corporate/corevalue.svg', [500, 300, 430], (id) => {
  const rnd = chance(9);
  const [cx, cy, R, r] = [520, 482, 330, 206];
  const n = 11;
  const stone = (i) => {
    const a0 = Math.PI + (i / n) * Math.PI + 0.012;
    const a1 = Math.PI + ((i + 1) / n) * Math.PI - 0.012;
    const key = i === (n - 1) / 2;
    const [o, q] = key ? [R + 30, r - 20] : [R, r];
    const P = (a, d) => [cx + Math.cos(a) * d, cy + Math.sin(a) * d];
    const d = `M${P(a0, q).join(' ')}L${P(a0, o).join(' ')}A${o} ${o} 0 0 1 ${P(a1, o).join(' ')}L${P(a1, q).join(' ')}A${q} ${q} 0 0 0 ${P(a0, q).join(' ')}Z`;
    return path(d, key ? { fill: `url(#${id}-key)` } : { fill: ['#1d4083', '#21468c', '#1a3873'][i % 3], ...outline });
  };
  const base = (x) =>
    [0, 1, 2].map((k) =>
      rect(x - 74 + (k % 2 ? 3 : 0), cy + 4 + k * 50, 148 - (k % 2 ? 6 : 0), 46, { fill: ['#21468c', C.plate, C.panel][k], ...outline }, 3),
    );
  const loose = drift(rnd, 90, [14, 220], [330, 290], 0.75).filter((p) => p[1] < 620);
  const ends = [0, 1, 2, 3].map((i) => {
    const a = Math.PI + ((i + 0.5) / n) * Math.PI;
    return [cx + Math.cos(a) * R, cy + Math.sin(a) * R];
  });
  const arc = (d, from, to) =>
    `M${cx + Math.cos(from) * d} ${cy + Math.sin(from) * d}A${d} ${d} 0 0 1 ${cx + Math.cos(to) * d} ${cy + Math.sin(to) * d}`;
  return [
    '<defs>',
    linear(`${id}-key`, 0, 120, 0, 300, [
      [0, '#ffc976'],
      [1, C.amber],
    ]),
    linear(`${id}-view`, 0, 276, 0, 640, [
      [0, '#2b4a8c'],
      [0.6, '#57527e'],
      [0.82, '#8f6a66'],
      [1, C.panel],
    ]),
    '</defs>',
    // the view through the arch
    path(`M${cx - r} 640V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V640Z`, fill(`url(#${id}-view)`)),
    path(`M${cx - r} 586C${cx - 120} 540 ${cx - 60} 570 ${cx} 544S${cx + 130} 520 ${cx + r} 560V640H${cx - r}Z`, fill('#1a3470')),
    path(`M${cx - r} 616C${cx - 90} 580 ${cx - 10} 606 ${cx + 70} 588S${cx + 160} 590 ${cx + r} 604V640H${cx - r}Z`, fill(C.raised)),
    path(
      `M${cx - 46} 640C${cx - 30} 620 ${cx + 6} 612 ${cx + 4} 596C${cx + 2} 584 ${cx - 12} 574 ${cx - 8} 562C${cx - 6} 574 ${cx + 20} 582 ${cx + 22} 598C${cx + 24} 616 ${cx + 40} 624 ${cx + 46} 640Z`,
      fill(C.aquaMid, 0.8),
    ),
    [380, 430].map((d, i) => path(arc(d, Math.PI, Math.PI * 2), ink(C.edge, 1.2, 0.3 - i * 0.1))),
    path(
      into(
        loose.filter((_, i) => i % 2),
        [...ends].sort((a, b) => a[1] - b[1]),
      ),
      ink(C.aqua, 1.4, 0.5),
    ),
    haze(loose),
    base(cx - 268),
    base(cx + 268),
    Array.from({ length: n }, (_, i) => stone(i)),
    path([232, 268, 304].map((d) => arc(d, Math.PI, Math.PI * 1.448)).join(''), ink(C.aqua, 1.6, 0.6)),
    dots(ends, 8, C.aqua),
    path([232, 268, 304].map((d) => arc(d, Math.PI * 1.552, Math.PI * 2)).join(''), ink(C.aqua, 1.6, 0.28)),
    path('M0 640H960', ink(C.edge, 2)),
    rect(0, 641, 960, 79, fill(C.raised)),
    path('M0 674H960', ink(C.edge, 1.2, 0.4)),
    amberLine(`M${cx + 40} ${cy - R - 8}C${cx + 150} ${cy - R - 22} ${cx + 260} 118 960 96`, 4.5),
    circle(cx, cy - (R + r) / 2 + 4, 21, fill(C.ground)),
    circle(cx, cy - (R + r) / 2 + 4, 8, fill(C.amber)),
  ];
});

// Social responsibility: many small streams come down the hills, pass the trees and become one river.
scene('images/corporate/socialresponsibility.svg', [640, 220, 430], (id) => {
  const rnd = chance(28);
  const pine = (x, y, k, tone) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      rect(-4, -16, 8, 20, fill('#15306a')),
      path('M0-112L26-66H14L34-36H20L42-8H-42L-20-36H-34L-14-66H-26Z', { fill: tone, ...outline }),
      path('M0-112L26-66H14L34-36H20L42-8H0Z', fill(C.deep, 0.22)),
    );
  const round = (x, y, k, tone) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      path('M0 6V-56M0-26L-16-44M0-36L14-52', { ...ink('#3d63a8', 6), 'stroke-linecap': 'round' }),
      path('M0-128C34-128 46-104 44-84C60-72 54-38 26-40C14-28-14-28-26-40C-54-38-60-72-44-84C-46-104-34-128 0-128Z', {
        fill: tone,
        'fill-opacity': 0.92,
        ...outline,
      }),
      path('M-20-92C-14-104-2-108 8-106', { ...ink(C.aqua, 2.4, 0.7), 'stroke-linecap': 'round' }),
    );
  const far = [
    [-40, 330],
    [120, 230],
    [260, 300],
    [420, 190],
    [560, 282],
    [720, 210],
    [860, 262],
    [1000, 220],
  ];
  const mid = [
    [-40, 430],
    [140, 360],
    [330, 424],
    [520, 340],
    [720, 404],
    [880, 346],
    [1000, 372],
  ];
  const near = [
    [-40, 520],
    [180, 470],
    [400, 520],
    [640, 486],
    [820, 522],
    [1000, 490],
  ];
  const rain = drift(rnd, 76, [14, 420], [130, 110], 0.9).filter((p) => p[1] > 14);
  const springs = [
    [96, 380],
    [206, 388],
    [318, 422],
    [430, 384],
    [520, 342],
  ];
  const meet = [
    [330, 512],
    [430, 512],
    [520, 500],
  ];
  return [
    '<defs>',
    linear(`${id}-far`, 0, 190, 0, 460, [
      [0, '#2a4d92'],
      [1, C.panel],
    ]),
    linear(`${id}-mid`, 0, 340, 0, 560, [
      [0, '#1d5a7a'],
      [1, '#123a62'],
    ]),
    linear(`${id}-near`, 0, 470, 0, 720, [
      [0, '#15466c'],
      [1, '#0a2145'],
    ]),
    '</defs>',
    circle(736, 130, 50, fill(C.amber, 0.14)),
    circle(736, 130, 34, fill(C.amber)),
    path(`${smooth(far)}V720H-40Z`, fill(`url(#${id}-far)`)),
    path(smooth(far), ink(C.edge, 1.5, 0.7)),
    path(
      rain
        .filter((_, i) => i % 2)
        .sort((a, b) => a[0] - b[0])
        .map((p, i, all) => {
          const s = springs[Math.floor((i * 5) / all.length)];
          return `M${p[0]} ${p[1]}C${p[0]} ${p[1] + 120} ${s[0]} ${s[1] - 120} ${s[0]} ${s[1]}`;
        })
        .join(''),
      ink(C.aqua, 1.4, 0.42),
    ),
    haze(rain),
    [
      [612, 372, 0.5],
      [654, 380, 0.66],
      [702, 398, 0.56],
      [60, 402, 0.5],
      [150, 372, 0.56],
    ].map(([x, y, k]) => pine(x, y, k, '#1a4a72')),
    path(`${smooth(mid)}V720H-40Z`, fill(`url(#${id}-mid)`)),
    path(smooth(mid), ink(C.aquaDeep, 1.5)),
    path(
      springs
        .map((s, i) => {
          const m = meet[[0, 0, 1, 2, 2][i]];
          return `M${s[0]} ${s[1]}C${s[0]} ${s[1] + 70} ${m[0]} ${m[1] - 80} ${m[0]} ${m[1]}`;
        })
        .join(''),
      ink(C.aqua, 2, 0.85),
    ),
    dots(springs, 8, C.aqua),
    [
      [792, 416, 0.9],
      [850, 400, 0.74],
      [900, 418, 0.86],
    ].map(([x, y, k]) => pine(x, y, k, '#22618a')),
    path(`${smooth(near)}V720H-40Z`, fill(`url(#${id}-near)`)),
    path(smooth(near), ink(C.aquaMid, 1.5, 0.7)),
    // the river
    path('M318 508C340 600 520 600 640 640S860 704 960 704V604C860 606 760 600 690 580C600 552 540 530 536 494Z', fill(C.aquaDeep, 0.9)),
    path('M330 512C350 594 520 592 640 628S860 680 960 680M520 500C540 540 600 560 684 592S860 628 960 628', ink(C.aqua, 1.8, 0.7)),
    dots(meet, 9, C.aqua),
    amberLine('M430 512C450 572 560 580 664 612S860 654 960 654', 4.5),
    node(430, 512, 10, C.amber, C.panel),
    round(166, 604, 1.5, '#1d6088'),
    round(264, 632, 1.08, '#2a7a9c'),
    pine(80, 660, 1.3, '#1f5c86'),
    round(884, 578, 1.05, '#2a7a9c'),
  ];
});
