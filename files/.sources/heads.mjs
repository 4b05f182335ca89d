// The heads of pages that had none: a vision, an enquiry, the terms, the privacy policy.
import { amberLine, C, chance, circle, dots, ellipse, fill, g, ink, node, path, ROUND, rect, scene, shade } from './lib.mjs';

const size = [960, 540];
const range = (n, make) => Array.from({ length: n }, (_, i) => make(i));
const outline = (color, width = 2.4) => ({ stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' });
const stroke = (d, color, width = 8, opacity = 1) => path(d, { ...ink(color, width, opacity), ...ROUND });

// Vision: one light that is seen from far away.
scene(
  'images/corporate/lighthouse.svg',
  [640, 170, 480],
  () => {
    const next = chance(4);
    return [
      path('M0 372C120 366 240 370 960 368V540H0Z', fill('#0a1a3a')),
      range(4, (k) =>
        stroke(
          range(7 - k, () => `M${next.int(20, 860)} ${396 + k * 30}h${next.of([28, 44, 62])}`).join(''),
          C.aquaMid,
          2.4,
          0.7 - 0.12 * k,
        ),
      ),
      path('M706 150L0 60V236Z', fill(C.amber, 0.13)),
      path('M706 150L0 104V190Z', fill(C.amber, 0.14)),
      dots(
        range(14, (i) => [60 + i * 44, 150 + (i % 2 ? 1 : -1) * Math.round(6 + (640 - i * 44) * 0.055)]),
        9,
        C.aqua,
      ),
      [
        [214, 1],
        [400, 0.7],
        [94, 0.6],
      ].map(([x, k]) =>
        g(
          { transform: `translate(${x} 372) scale(${k})` },
          path('M-34 -8H34L24 10H-24Z', { ...fill(C.aquaDeep), ...outline(C.aqua, 2) }),
          path('M0 -10V-58L26 -16Z', { ...fill('#21468c'), ...outline(C.aqua, 2) }),
        ),
      ),
      path('M520 540C560 430 600 388 660 366C700 352 760 350 800 360C870 376 930 396 960 392V540Z', {
        ...fill(C.raised),
        ...outline(C.edge, 2),
      }),
      path('M676 362L688 196H742L754 362Z', { ...fill(C.panel), ...outline(C.edge) }),
      path('M683.2 262L685.4 232H744.6L746.8 262ZM678.7 326L680.9 294H749.1L751.3 326Z', fill('#21468c')),
      rect(676, 184, 78, 12, fill(C.edge), 4),
      rect(690, 120, 50, 64, { ...fill('#0a1a3a'), ...outline(C.aqua) }, 6),
      path('M684 120L715 88L746 120Z', { ...fill(C.aquaDeep), ...outline(C.aqua) }),
      rect(706, 334, 18, 28, fill(C.ground), 9),
      amberLine('M-10 150H715C790 148 850 120 970 112', 5),
      circle(715, 150, 15, fill(C.amber)),
      circle(715, 150, 25, ink(C.amber, 2.4, 0.55)),
    ];
  },
  size,
);

// Enquiry: four fields, and the words of a person.
scene(
  'images/corporate/answer.svg',
  [560, 260, 470],
  () => [
    shade(140, 70, 350, 400, 22, 0.8),
    rect(140, 70, 350, 400, { ...fill(C.raised), ...outline(C.edge) }, 22),
    [
      [170, 104, 290, 44],
      [170, 168, 138, 44],
      [322, 168, 138, 44],
      [170, 232, 290, 130],
    ].map(([x, y, w, h]) => rect(x, y, w, h, { ...fill(C.ground), ...outline(C.aquaMid, 2) }, 9)),
    stroke('M188 126h96M188 190h62M340 190h74', C.aqua),
    stroke('M188 262h230M188 290h190M188 318h120', C.edge),
    path('M590 96H858A22 22 0 0 1 880 118V218A22 22 0 0 1 858 240H690L650 280V240H590A22 22 0 0 1 568 218V118A22 22 0 0 1 590 96Z', {
      ...fill(C.panel),
      ...outline(C.aqua, 2.6),
    }),
    stroke('M606 138h212M606 168h236M606 198h128', C.white, 8, 0.85),
    path('M560 540C560 470 594 436 640 436S720 470 720 540Z', { ...fill('#21468c'), ...outline(C.aqua, 2.6) }),
    circle(640, 378, 40, { ...fill(C.aquaDeep), ...outline(C.aqua, 2.6) }),
    amberLine('M302 415C420 415 520 400 552 340S600 240 650 240', 5),
    node(650, 240, 10, C.amber, C.panel),
    rect(170, 392, 132, 46, fill(C.amber), 23),
    stroke('M206 415h52m-14 -12l14 12l-14 12', C.ground, 5),
  ],
  size,
);

// Terms: what is numbered, and signed.
scene(
  'images/corporate/signature.svg',
  [540, 260, 460],
  () => [
    ellipse(540, 500, 300, 22, fill(C.deep, 0.5)),
    g({ transform: 'rotate(-6 500 280)' }, rect(330, 60, 330, 430, { ...fill(C.panel), ...outline(C.edge, 2) }, 10)),
    path('M380 48H640L706 114V488H380Z', fill('#dfe8f7')),
    path('M640 48V114H706Z', fill('#9fb4d8')),
    stroke('M414 94h150', '#21468c', 13),
    [150, 214, 278].map((y, i) => [
      circle(416, y, 13, fill('#21468c')),
      stroke(`M444 ${y - 8}h${[206, 226, 180][i]}M444 ${y + 14}h${[226, 150, 226][i]}`, '#8fa6cf', 9),
    ]),
    path('M414 440h256', ink('#8fa6cf', 2.4)),
    stroke('M120 206C220 206 240 214 380 214M170 268C260 270 280 278 380 278M220 180C300 170 320 150 380 150', C.aquaMid, 2, 0.7),
    dots(
      [
        [70, 150],
        [120, 206],
        [90, 300],
        [170, 268],
        [150, 380],
        [220, 180],
        [240, 330],
        [210, 430],
      ],
      9,
      C.aquaMid,
      0.8,
    ),
    amberLine('M424 432C440 372 470 366 462 410S446 446 474 420S520 380 512 414S540 428 566 402S600 384 604 414S690 424 980 300', 6, false),
  ],
  size,
);

// Privacy: four things go in, and what is around stays out.
scene(
  'images/corporate/four.svg',
  [560, 270, 440],
  () => {
    const ring = (r, n, width, opacity) =>
      dots(
        range(n, (i) => [
          Math.round(560 + r * Math.cos((2 * Math.PI * i) / n)),
          Math.round(270 + r * Math.sin((2 * Math.PI * i) / n)),
        ]),
        width,
        C.aquaMid,
        opacity,
      );
    const four = [
      [120, 293],
      [200, 283],
      [280, 275],
      [364, 271],
    ];
    return [
      ring(196, 44, 9, 0.9),
      ring(226, 52, 6, 0.45),
      ring(258, 60, 6, 0.22),
      circle(560, 270, 150, { ...fill(C.deep, 0.55), ...outline(C.edge) }),
      stroke('M516 262V222A44 44 0 0 1 604 222V262', C.aqua, 14),
      rect(484, 252, 152, 116, { ...fill(C.aquaDeep), ...outline(C.aqua, 2.6) }, 18),
      circle(560, 300, 15, fill(C.ground)),
      stroke('M560 306V336', C.ground, 11),
      amberLine('M-10 300C120 300 210 270 484 270', 5),
      four.map(([x, y]) => node(x, y, 10)),
      dots(
        [
          [860, 110],
          [880, 240],
          [850, 380],
          [800, 470],
          [820, 180],
          [900, 320],
          [300, 90],
          [240, 440],
          [330, 480],
          [210, 150],
        ],
        9,
        C.aqua,
        0.7,
      ),
    ];
  },
  size,
);
