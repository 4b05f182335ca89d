// Die Bilder der Baumschule, gezeichnet: node tests/sites/everything/files/.sources/bilder.mjs
import { writeFileSync } from 'node:fs';

const F = {
  sky: '#eef1e2',
  sun: '#e9c46a',
  far: '#cbd8b4',
  meadow: '#b3c98f',
  light: '#86ab62',
  leaf: '#5a8f4c',
  green: '#3a7040',
  deep: '#25532f',
  bark: '#6b4a30',
  dark: '#46301f',
  rust: '#a3452a',
  apple: '#c8452f',
  cream: '#fbf5e6',
  stone: '#d8ccb2',
  ink: '#22301f',
};

function chance(seed) {
  let a = seed;
  const next = () => {
    a = (a * 1664525 + 1013904223) >>> 0;
    return a / 4294967296;
  };
  return (lo, hi) => lo + (hi - lo) * next();
}
const n = (value) => String(Math.round(value * 10) / 10);
const circle = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dots = (points, size, stroke) => line(points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), stroke, size);
const rect = (x, y, w, h, fill, more = '') => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;

/** Eine Krone aus vielen Blattballen: unten links im Schatten, oben rechts im Licht. */
function crown(rnd, x, y, rx, ry, count = 90, grain = 1) {
  const balls = [
    [F.deep, 1, 0, 0],
    [F.green, 0.9, 0.05, -0.06],
    [F.leaf, 0.72, 0.14, -0.16],
    [F.light, 0.46, 0.26, -0.32],
  ];
  return balls
    .map(([tone, reach, dx, dy], layer) =>
      dots(
        Array.from({ length: count }, () => {
          const angle = rnd(0, Math.PI * 2);
          const far = Math.sqrt(rnd(0, 1)) * reach;
          return [x + rx * (dx + Math.cos(angle) * far), y + ry * (dy + Math.sin(angle) * far)];
        }),
        n(rx * (0.3 - layer * 0.055) * grain),
        tone,
      ),
    )
    .join('');
}
const trunk = (x, y, w, h) =>
  path(`M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.35)} ${n(y - h * 0.5)} ${n(x - w * 0.3)} ${n(y - h * 0.8)} ${n(x - w * 0.28)} ${n(y - h)}H${n(x + w * 0.28)}C${n(x + w * 0.3)} ${n(y - h * 0.7)} ${n(x + w * 0.4)} ${n(y - h * 0.4)} ${n(x + w * 0.62)} ${n(y)}Z`, F.bark);
const tree = (rnd, x, y, size, grain) => [
  `<ellipse cx="${n(x + size * 0.1)}" cy="${n(y)}" rx="${n(size * 0.62)}" ry="${n(size * 0.1)}" fill="${F.deep}" fill-opacity="0.22"/>`,
  trunk(x, y, size * 0.2, size * 0.8),
  crown(rnd, x, y - size * 1.15, size * 0.62, size * 0.6, 70, grain),
];
const ground = (y, tones) => tones.map((tone, i) => path(`M0 ${y + i * 46}C240 ${y - 26 + i * 50} 520 ${y + 22 + i * 44} 960 ${y - 14 + i * 52}V720H0Z`, tone)).join('');
const save = (name, w, h, ...body) =>
  writeFileSync(
    new URL(`../bilder/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body.flat(9).join('')}</svg>\n`,
  );
const furrows = (x, y, count) => line(Array.from({ length: count }, (_, i) => `M${x} ${y}L${n(-380 + i * (1720 / (count - 1)))} 740`).join(''), F.leaf, 5);

{
  const rnd = chance(7);
  save('hof', 960, 720, rect(0, 0, 960, 720, F.sky), circle(700, 250, 92, F.sun), ground(400, [F.far, F.meadow]),
    dots(Array.from({ length: 60 }, () => [rnd(0, 960), rnd(372, 396)]), 26, F.light),
    // Scheune, dann das Haus
    rect(600, 330, 190, 140, F.stone), path('M584 336L695 262L806 336Z', F.bark), rect(664, 388, 62, 82, F.dark),
    path('M270 330H600V500H270Z', F.cream), path('M246 336L330 196H540L624 336Z', F.rust),
    line(Array.from({ length: 6 }, (_, i) => `M${n(262 + i * 9)} ${n(318 - i * 22)}H${n(608 - i * 9)}`).join(''), '#8a3b22', 3),
    rect(486, 176, 34, 66, F.stone), path('M372 336V290Q372 262 400 262T428 290V336Z', F.cream), rect(386, 286, 28, 34, F.deep),
    line('M272 400H598M272 332V498M354 332V498M436 332V498M518 332V498M598 332V498M272 400L354 332M518 332L598 400', F.bark, 9),
    [[288, 424], [534, 424]].map(([x, y]) => [rect(x, y, 48, 54, F.deep), line(`M${x + 24} ${y}v54M${x} ${y + 27}h48`, F.cream, 4)]), path('M368 500V440Q395 408 422 440V500Z', F.rust),
    ground(500, [F.light]), furrows(560, 500, 13), tree(rnd, 150, 560, 250), tree(rnd, 850, 520, 120));
}
{
  const rnd = chance(21);
  const apples = Array.from({ length: 26 }, () => [rnd(330, 640), rnd(150, 400)]);
  save('obst', 960, 720, rect(0, 0, 960, 720, F.sky), circle(210, 190, 70, F.sun), ground(470, [F.far, F.meadow, F.light]),
    tree(rnd, 110, 500, 70), tree(rnd, 820, 504, 90), tree(rnd, 900, 500, 62),
    `<ellipse cx="510" cy="620" rx="270" ry="34" fill="${F.deep}" fill-opacity="0.25"/>`,
    trunk(490, 624, 66, 280), line('M486 430C440 380 400 350 370 330M494 420C540 370 580 350 610 326M488 400C486 340 492 300 500 270', F.bark, 20),
    crown(rnd, 488, 286, 240, 190, 150, 0.8), dots(apples, 30, F.apple), dots(apples.map(([x, y]) => [x - 5, y - 6]), 7, '#f0a58f'),
    line('M640 640L580 330M700 634L622 322', F.dark, 11), line(Array.from({ length: 6 }, (_, i) => `M${n(632 - i * 9)} ${n(596 - i * 48)}L${n(690 - i * 12)} ${n(590 - i * 48)}`).join(''), F.bark, 9),
    path('M250 560H390L372 652H268Z', F.bark), line('M256 584H384M262 612H378M250 560Q320 470 390 560', F.dark, 6), dots([[280, 552], [312, 546], [346, 552], [330, 534], [296, 532], [364, 548]], 34, F.apple), dots([[206, 660], [428, 668]], 28, F.apple));
}
{
  const rnd = chance(5);
  const leaves = (tone, count, lift) =>
    dots(Array.from({ length: count }, () => {
      const x = rnd(0, 960);
      const top = 300 - (x / 960) * 130;
      return [x, rnd(top + lift, 560 + (x / 960) * 40)];
    }), 26, tone);
  save('hecke', 960, 720, rect(0, 0, 960, 720, F.sky), circle(160, 180, 64, F.sun), ground(420, [F.far, F.meadow]), tree(rnd, 90, 440, 80), tree(rnd, 210, 430, 60),
    path('M0 300L960 170V610L0 570Z', F.deep), path('M0 300L960 170L960 206L0 326Z', F.light), leaves(F.green, 260, 26), leaves(F.leaf, 190, 34), leaves(F.light, 70, 20),
    dots(Array.from({ length: 26 }, () => [rnd(20, 940), rnd(330, 540)]), 12, F.cream), ground(580, [F.light, F.meadow]),
    line('M590 118q14-16 28 0q14-16 28 0M690 84q11-12 22 0q11-12 22 0M500 76q10-11 20 0q10-11 20 0', F.ink, 4),
    path('M120 640H250L240 690H130Z', F.rust), crown(rnd, 185, 616, 70, 46, 40));
}
{
  const rnd = chance(13);
  const rows = [0.86, 0.76, 0.64, 0.5, 0.32, 0.08];
  save('allee', 960, 720, rect(0, 0, 960, 720, F.sky), circle(480, 330, 74, F.sun), ground(392, [F.far, F.meadow]), path('M462 396H498L760 720H200Z', F.stone), line('M480 420V450M480 480V524M480 566V640', F.cream, 8),
    rows.map((t) => {
      const size = 270 * (1 - t);
      const y = 396 + 300 * (1 - t);
      return [tree(rnd, 470 - 400 * (1 - t), y, size), tree(rnd, 490 + 400 * (1 - t), y, size)];
    }));
}
{
  const rnd = chance(31);
  save('gaertnerin', 480, 600, rect(0, 0, 480, 600, '#e4ead3'), circle(350, 130, 80, F.sun), crown(rnd, 60, 330, 110, 150, 60), crown(rnd, 440, 380, 90, 140, 60),
    // Zopf, Hals, Jacke
    path('M168 250C150 330 160 400 176 440L206 430L200 250Z', '#5b3a26'), path('M200 350H282V440L240 480L200 440Z', '#c98f6a'), path('M200 372C222 398 262 398 282 366V392C262 420 222 420 200 396Z', '#a86f4d'),
    path('M40 600C46 500 96 452 190 424L240 486L292 424C386 452 434 500 440 600Z', F.green), path('M190 424L240 486L216 540L160 452ZM292 424L240 486L266 540L322 452Z', F.deep), path('M206 428L240 486L276 428L262 412H220Z', F.cream),
    line('M240 500V600', F.deep, 5), dots([[240, 530], [240, 566]], 10, F.sun), path('M318 520H384V566Q351 582 318 566Z', F.deep), line('M336 524L330 470M346 524L348 456M358 524L366 474', F.bark, 5), dots([[330, 468], [348, 452], [366, 472]], 16, F.light),
    // Gesicht
    path('M172 236C170 180 200 150 240 150C282 150 312 180 310 238C308 300 286 372 240 372C196 372 174 300 172 236Z', '#dba57e'), path('M240 150C282 150 312 180 310 238C308 300 286 372 242 372C262 340 268 316 260 296C268 272 250 262 254 236Z', '#c98f6a'),
    line('M190 252Q204 242 219 250M262 250Q277 242 292 252', '#4a2f20', 5), dots([[206, 268], [276, 268]], 11, '#3a2418'), line('M193 264Q206 256 219 266M263 266Q276 256 289 264', '#3a2418', 3), line('M244 268Q256 300 250 308Q242 314 234 310', '#a86f4d', 3), line('M214 336Q240 352 268 335', '#8f3f33', 4), dots([[192, 312], [288, 312]], 30, '#d48f6c'),
    // Haar und Strohhut
    path('M168 262C160 200 176 168 240 166C306 168 320 204 312 262C306 226 292 206 240 204C190 206 176 226 168 262Z', '#5b3a26'), path('M96 190C150 160 330 160 384 190C370 216 110 216 96 190Z', '#d9b566'), path('M164 178C166 96 200 78 240 78C282 78 314 96 316 178C280 190 200 190 164 178Z', '#e6c987'), path('M164 178C200 190 280 190 316 178V158C280 170 200 170 164 158Z', F.rust), line('M180 130Q240 118 300 130M186 106Q240 94 294 106M116 194Q240 176 364 194', '#c9a552', 2.500));
}
{
  const rnd = chance(3);
  const fields = [[0, 0, 190, 150, F.far], [200, 0, 170, 96, F.meadow], [380, 0, 260, 128, '#dfe3c0'], [0, 160, 150, 200, '#dfe3c0'], [470, 200, 170, 160, F.far], [300, 250, 160, 110, F.meadow]];
  save('karte', 640, 360, rect(0, 0, 640, 360, '#f1ecd8'), fields.map(([x, y, w, h, tone]) => [rect(x + 6, y + 6, w - 12, h - 12, tone, ' rx="4"'), line(Array.from({ length: Math.floor(h / 16) - 1 }, (_, i) => `M${x + 16} ${y + 20 + i * 16}h${w - 34}`).join(''), '#ffffff88', 2)]),
    line('M-20 250C90 210 150 320 260 270S430 150 660 190', '#8fb7c4', 26), line('M-20 250C90 210 150 320 260 270S430 150 660 190', '#b8d3d8', 14),
    line('M-10 120C120 150 220 90 330 150S500 330 660 300M330 150C360 90 350 40 372-10', F.stone, 13), line('M-10 120C120 150 220 90 330 150S500 330 660 300M330 150C360 90 350 40 372-10', F.cream, 8),
    Array.from({ length: 16 }, () => crown(rnd, rnd(390, 630), rnd(14, 110), 15, 14, 9)), Array.from({ length: 7 }, () => crown(rnd, rnd(20, 130), rnd(180, 220), 14, 13, 9)),
    [[300, 96], [334, 92], [306, 116]].map(([x, y]) => [rect(x, y, 24, 16, F.cream), path(`M${x - 3} ${y}l15-13 15 13z`, F.rust)]), `<ellipse cx="330" cy="152" rx="14" ry="5" fill="${F.ink}" fill-opacity="0.3"/>`, path('M330 152C322 130 300 114 300 84A30 30 0 0 1 360 84C360 114 338 130 330 152Z', F.rust), circle(330, 84, 12, F.cream));
}
// Jahresringe: das Muster in den Seitenköpfen.
{
  const ring = (r, i) => {
    const points = Array.from({ length: 24 }, (_, k) => {
      const a = (k / 24) * Math.PI * 2;
      const wave = r * (1 + 0.03 * Math.sin(a * 3 + i * 0.25) + 0.016 * Math.sin(a * 5 + i));
      return [1000 + Math.cos(a) * wave, 190 + Math.sin(a) * wave * 0.92];
    });
    const middle = (k) => points[k % 24].map((value, axis) => n((value + points[(k + 1) % 24][axis]) / 2)).join(' ');
    return `M${middle(23)}${points.map(([x, y], k) => `Q${n(x)} ${n(y)} ${middle(k)}`).join('')}Z`;
  };
  save('ringe', 1200, 360, Array.from({ length: 24 }, (_, i) => `<path d="${ring(12 + i * 17 + (i % 4) * 3, i)}" fill="none" stroke="#000" stroke-width="${i % 5 ? 1.2 : 2.6}" stroke-opacity="${n(0.95 - i * 0.033)}" stroke-linejoin="round"/>`));
}
