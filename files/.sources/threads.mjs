// The idea alone, for the heads of pages: one colour, laid on as a mask in the tone of the theme. The left half stays calm.
import { chance, dots, drift, gather, ink, path, ROUND, save } from './lib.mjs';

const rnd = chance(11);
const inside = ([x, y]) => x > 480 && y > 6 && y < 330;
const loose = drift(rnd, 130, [440, 1010], [150, 250], 0.55).filter(inside);
const bound = loose.filter((p, i) => p[0] > 640 && i % 3 !== 0);
const { links, nodes } = gather(bound, [
  { x: 1040, ys: [60, 100, 140, 180, 220, 260, 300] },
  { x: 1120, ys: [150, 220, 290] },
  { x: 1190, ys: [359] },
]);
const strength = [0.3, 0.55, 0.9];

save(
  'images/threads.svg',
  1200,
  360,
  links.map((d, i) => path(d, { ...ink('#fff', 1.1 + i * 0.3, strength[i]), ...ROUND })),
  path('M1190 359h10', ink('#fff', 1.7, 0.9)),
  dots(
    loose.filter((_, i) => i % 4),
    2.6,
    '#fff',
    0.6,
  ),
  dots(
    loose.filter((_, i) => i % 4 === 0),
    4.4,
    '#fff',
    0.9,
  ),
  dots(nodes.slice(0, 2).flat(), 5, '#fff', 1),
);
