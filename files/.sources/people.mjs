// Two portraits: no real persons. Calm faces, one light from the left, the idea behind them.
import { amberLine, C, chance, circle, drift, ellipse, fill, haze, ink, into, linear, path, rect, ROUND, save, thread } from './lib.mjs';

const W = 480;
const H = 600;

const backdrop = (id, seed, y) => {
  const rnd = chance(seed);
  const loose = drift(rnd, 46, [8, 120], [y, 190], 0.75).filter((p) => p[1] > 12);
  const gates = [-54, -18, 18, 54].map((d) => [196, y + d]);
  return [
    rect(0, 0, W, H, fill(`url(#${id}-ground)`)),
    circle(256, 250, 208, fill(C.line, 0.42)),
    circle(256, 250, 208, ink(C.edge, 1.5, 0.5)),
    circle(256, 250, 236, ink(C.edge, 1.2, 0.25)),
    path(
      into(
        loose.filter((_, i) => i % 2),
        gates,
      ),
      ink(C.aqua, 1.4, 0.55),
    ),
    haze(loose, 0.95),
    path(gates.map((q) => thread(q, [300, y])).join(''), ink(C.aqua, 1.6, 0.8)),
    amberLine(`M300 ${y}C380 ${y} 410 ${y - 22} 480 ${y - 30}`, 4.5),
  ];
};
const defs = (id, ...more) => [
  '<defs>',
  linear(`${id}-ground`, 0, 0, 0, H, [
    [0, C.panel],
    [1, C.ground],
  ]),
  ...more,
  '</defs>',
];

const eye = (x, y, { iris, lid, white, wide = 15 }) => [
  path(
    `M${x - wide} ${y + 1.5}C${x - 8} ${y - 9} ${x + 8} ${y - 9} ${x + wide} ${y + 1}C${x + 8} ${y + 7.5} ${x - 8} ${y + 7.5} ${x - wide} ${y + 1.5}Z`,
    fill(white),
  ),
  circle(x, y - 0.6, 6.4, fill(iris)),
  circle(x, y - 0.6, 2.8, fill('#140c0e')),
  circle(x - 2.2, y - 3, 1.6, fill('#ffffff', 0.9)),
  path(`M${x - wide - 1} ${y + 2}C${x - 8} ${y - 10} ${x + 8} ${y - 10} ${x + wide + 1} ${y + 0.5}`, {
    ...ink(lid, 3),
    'stroke-linecap': 'round',
  }),
  path(`M${x - wide + 2} ${y - 8.5}C${x - 6} ${y - 14} ${x + 7} ${y - 14} ${x + wide - 1} ${y - 9}`, {
    ...ink(lid, 1.3, 0.35),
    'stroke-linecap': 'round',
  }),
];

// Founder and chief executive.
{
  const id = 'founder';
  const skin = '#c58a63';
  const dark = '#a56c49';
  const hair = '#2b1a1d';
  save(
    'images/people/founder.svg',
    W,
    H,
    defs(
      id,
      linear(`${id}-skin`, 160, 0, 320, 0, [
        [0, '#d39a72'],
        [0.55, skin],
        [1, '#b0764f'],
      ]),
      linear(`${id}-coat`, 40, 430, 440, 600, [
        [0, '#24488f'],
        [1, '#10275a'],
      ]),
      linear(`${id}-hair`, 130, 120, 350, 380, [
        [0, '#4a2e2c'],
        [0.5, hair],
        [1, '#1c1116'],
      ]),
    ),
    backdrop(id, 14, 196),
    // hair behind
    path(
      'M240 112C164 110 132 168 134 240C136 304 126 352 146 398C176 424 214 430 240 430C268 430 306 424 336 396C352 350 344 304 346 240C348 168 316 112 240 112Z',
      fill(`url(#${id}-hair)`),
    ),
    // neck
    path('M204 344V420C204 452 276 452 276 420V344Z', fill(dark)),
    path('M204 372C220 396 262 396 276 366V420C276 452 204 452 204 420Z', fill('#8c5638', 0.65)),
    path('M204 400C190 424 160 434 140 442L240 540L340 442C320 434 290 424 276 400C276 446 204 446 204 400Z', fill(skin)),
    path('M206 438C222 450 232 456 240 476C248 456 258 450 274 438', { ...ink(dark, 2, 0.6), 'stroke-linecap': 'round' }),
    // blouse and jacket
    path('M168 432L186 500H294L312 432C336 440 340 470 330 590H150C140 470 144 440 168 432Z', fill('#e9eef8')),
    path('M186 428L240 534L294 428C286 424 280 420 276 412C276 452 204 452 204 412C200 420 194 424 186 428Z', fill(skin)),
    path('M204 412C204 452 276 452 276 412L280 420C276 462 204 462 200 420Z', fill(dark, 0.35)),
    path('M186 428L240 534L224 552L166 440Z', fill('#ffffff')),
    path('M294 428L240 534L256 552L314 440Z', fill('#cfd9ee')),
    path('M168 432C112 448 60 462 40 520C30 550 26 576 24 600H236L206 520Z', fill(`url(#${id}-coat)`)),
    path('M312 432C368 448 420 462 440 520C450 550 454 576 456 600H236L272 520Z', fill('#132d66')),
    path('M168 432L136 470L164 486L150 502L236 600L184 500Z', fill('#2c549f')),
    path('M312 432L344 470L316 486L330 502L236 600L294 500Z', fill('#1d4083')),
    path('M168 432L136 470L164 486L150 502L236 600M312 432L344 470L316 486L330 502L236 600', { ...ink(C.edge, 1.6, 0.9), ...ROUND }),
    path('M40 520C60 462 112 448 160 434', { ...ink(C.aqua, 2, 0.45), 'stroke-linecap': 'round' }),
    circle(368, 516, 5, fill(C.amber)),
    // face
    path(
      'M166 246C164 186 196 152 240 152C284 152 316 186 314 246C313 300 300 336 276 362C260 378 220 378 204 362C180 336 167 300 166 246Z',
      fill(`url(#${id}-skin)`),
    ),
    path(
      'M240 152C284 152 316 186 314 246C313 300 300 336 276 362C268 370 256 374 242 374C258 356 268 344 262 332C256 320 252 312 258 300C262 290 250 270 252 252C256 220 254 180 240 152Z',
      fill(dark, 0.38),
    ),
    ellipse(192, 306, 17, 11, fill('#d9825f', 0.22)),
    ellipse(288, 306, 15, 11, fill('#b9603f', 0.2)),
    // brows, eyes
    path('M184 243C194 234 210 233 222 240', { ...ink(hair, 4.6), 'stroke-linecap': 'round' }),
    path('M258 240C270 233 286 234 296 243', { ...ink(hair, 4.6), 'stroke-linecap': 'round' }),
    eye(204, 262, { iris: '#4a2a1c', lid: '#23141a', white: '#f6ece4' }),
    eye(276, 262, { iris: '#4a2a1c', lid: '#23141a', white: '#eadccf' }),
    // nose, mouth
    path('M246 262C250 284 256 296 256 306C254 314 246 316 240 316', { ...ink('#8c5638', 2.2, 0.75), ...ROUND }),
    path('M226 311C229 316 234 317 238 316', { ...ink('#8c5638', 2.2, 0.7), ...ROUND }),
    path('M214 338C224 332 234 331 240 334C246 331 256 332 266 338C256 341 224 341 214 338Z', fill('#9c4a40')),
    path('M218 339C230 341 250 341 262 339C256 350 224 350 218 339Z', fill('#b55f50')),
    path('M211 336C224 341.5 256 341.5 269 335.5', { ...ink('#6e2f2c', 1.8), ...ROUND }),
    path('M228 357C235 360 245 360 252 357', { ...ink('#8c5638', 1.8, 0.5), ...ROUND }),
    // hair in front: parted at the left, drawn back behind the ear
    path(
      'M214 140C176 150 160 190 160 250C158 300 164 340 156 384C140 360 134 300 136 240C138 170 172 122 240 120C308 120 344 168 345 240C347 300 340 356 326 384C316 340 322 296 318 256C314 214 292 196 262 182C240 172 222 160 214 140Z',
      fill(`url(#${id}-hair)`),
    ),
    path(
      'M214 140C240 136 288 150 312 190M222 150C252 160 296 178 314 226M206 144C176 154 152 190 150 250M330 220C336 260 334 310 328 350',
      { ...ink('#7a5448', 1.8, 0.5), ...ROUND },
    ),
    path('M146 210C152 160 190 128 240 126', { ...ink(C.aqua, 2.2, 0.5), ...ROUND }),
    circle(162, 318, 5, fill(C.amber)),
    circle(318, 318, 5, fill(C.amber)),
  );
}

// Director.
{
  const id = 'director';
  const skin = '#a86f4b';
  const dark = '#835238';
  const hair = '#1d1a22';
  save(
    'images/people/director.svg',
    W,
    H,
    defs(
      id,
      linear(`${id}-skin`, 160, 0, 320, 0, [
        [0, '#b97f58'],
        [0.55, skin],
        [1, '#8e5a3c'],
      ]),
      linear(`${id}-coat`, 30, 430, 450, 600, [
        [0, '#1b3874'],
        [1, '#0b1c40'],
      ]),
      linear(`${id}-hair`, 150, 110, 330, 260, [
        [0, '#3b3844'],
        [0.5, hair],
        [1, '#131118'],
      ]),
    ),
    backdrop(id, 27, 214),
    // shirt, neck and ears
    path('M176 428L200 440H280L304 428C330 440 340 470 340 590H140C140 470 150 440 176 428Z', fill('#dfe7f5')),
    path('M194 340V430C194 462 286 462 286 430V340Z', fill(dark)),
    path('M194 380C216 404 266 402 286 372V430C286 462 194 462 194 430Z', fill('#633a26', 0.6)),
    path('M164 250C150 244 146 262 150 284C153 304 164 312 172 306Z', fill(skin)),
    path('M316 250C330 244 334 262 330 284C327 304 316 312 308 306Z', fill(dark)),
    path('M157 262C155 276 158 290 165 296M323 262C325 276 322 290 315 296', { ...ink('#633a26', 2, 0.6), ...ROUND }),
    // collar, tie, jacket
    path('M196 424L240 488L284 424L300 436L278 512L240 488L202 512L180 436Z', fill('#ffffff')),
    path('M284 424L300 436L278 512L240 488Z', fill('#c8d4ea')),
    path('M196 424L240 488L202 512L180 436ZM284 424L240 488L278 512L300 436Z', { ...ink('#9fb3d6', 1.5), ...ROUND }),
    path('M228 486H252L258 506L250 520L262 600H218L230 520L222 506Z', fill(C.aquaDeep)),
    path('M230 520H250L258 506L252 486H240Z', fill('#174d70')),
    path('M240 540l14 14-14 14-14-14z', ink(C.aqua, 1.6, 0.6)),
    path('M178 430C112 446 48 464 26 530C18 556 14 580 12 600H222L196 512Z', fill(`url(#${id}-coat)`)),
    path('M302 430C368 446 432 464 454 530C462 556 466 580 468 600H258L284 512Z', fill('#0f2450')),
    path('M178 430L134 476L164 496L148 516L222 600L198 500Z', fill('#24488f')),
    path('M302 430L346 476L316 496L332 516L258 600L282 500Z', fill('#183670')),
    path('M178 430L134 476L164 496L148 516L222 600M302 430L346 476L316 496L332 516L258 600', { ...ink(C.edge, 1.6, 0.9), ...ROUND }),
    path('M356 540L404 530L408 548', { ...ink(C.amber, 2.6), ...ROUND }),
    path('M26 530C48 464 112 446 168 432', { ...ink(C.aqua, 2, 0.45), 'stroke-linecap': 'round' }),
    // face
    path(
      'M162 240C160 180 194 146 240 146C286 146 320 180 318 240C318 290 314 322 298 352C284 376 264 388 240 388C216 388 196 376 182 352C166 322 162 290 162 240Z',
      fill(`url(#${id}-skin)`),
    ),
    path(
      'M240 146C286 146 320 180 318 240C318 290 314 322 298 352C284 376 264 388 242 388C256 372 268 352 262 336C256 322 254 314 260 302C264 290 252 272 254 252C258 220 254 180 240 146Z',
      fill(dark, 0.42),
    ),
    // beard, short and trimmed
    path(
      'M164 274C168 310 178 322 194 328C206 316 226 314 240 320C254 314 274 316 286 328C302 322 312 310 316 274C318 314 312 336 298 356C284 378 264 391 240 391C216 391 196 378 182 356C168 336 162 314 164 274Z',
      fill('#2a2329', 0.9),
    ),
    path(
      'M206 344C218 334 232 332 240 335C248 332 262 334 274 344C266 360 252 363 240 363C228 363 214 360 206 344Z',
      fill('#8e5a3c', 0.55),
    ),
    path('M214 346C228 350 252 350 266 346C258 358 222 358 214 346Z', fill('#a05f50')),
    path('M212 345C228 350 252 350 268 344.500', { ...ink('#3d1d1b', 2.2), ...ROUND }),
    path('M224 374C234 378 246 378 256 374', { ...ink('#5c5560', 2, 0.6), ...ROUND }),
    // brows, eyes
    path('M180 236C192 228 208 228 222 235', { ...ink(hair, 6), 'stroke-linecap': 'round' }),
    path('M258 235C272 228 288 228 300 236', { ...ink(hair, 6), 'stroke-linecap': 'round' }),
    eye(202, 260, { iris: '#3a2018', lid: '#1c1216', white: '#f1e5da', wide: 14 }),
    eye(278, 260, { iris: '#3a2018', lid: '#1c1216', white: '#e2d2c4', wide: 14 }),
    // nose
    path('M248 258C252 282 260 294 259 304C257 313 248 316 240 316', { ...ink('#5f3825', 2.4, 0.8), ...ROUND }),
    path('M223 310C227 316 233 317 238 316', { ...ink('#5f3825', 2.4, 0.7), ...ROUND }),
    // glasses
    rect(174, 240, 56, 42, { fill: '#dff6fa', 'fill-opacity': 0.1, stroke: '#0a1228', 'stroke-width': 4 }, 14),
    rect(250, 240, 56, 42, { fill: '#dff6fa', 'fill-opacity': 0.1, stroke: '#0a1228', 'stroke-width': 4 }, 14),
    path('M230 256C236 250 244 250 250 256M174 254L156 250M306 254L324 250', { ...ink('#0a1228', 4), ...ROUND }),
    path('M182 274L198 248M190 277L203 257', { ...ink('#ffffff', 2, 0.28), ...ROUND }),
    // hair, short, grey at the temples
    path(
      'M160 262C148 216 150 164 186 138C214 114 274 112 302 136C332 160 334 216 320 262C316 240 314 222 306 206C298 190 286 182 262 182C236 182 212 172 196 182C180 192 170 214 168 236Z',
      fill(`url(#${id}-hair)`),
    ),
    path(
      'M162 262C158 240 158 226 164 206L172 214C168 232 168 246 166 262ZM318 262C322 240 322 226 316 206L308 214C312 232 312 246 314 262Z',
      fill('#8a8f9e', 0.75),
    ),
    path('M178 160C200 138 240 130 276 140M170 186C184 160 214 148 250 152M290 152C308 166 316 188 318 206', {
      ...ink('#5a5866', 2, 0.6),
      ...ROUND,
    }),
    path('M160 190C164 158 190 128 236 122', { ...ink(C.aqua, 2.2, 0.5), ...ROUND }),
  );
}
