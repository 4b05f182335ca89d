// The About film: points, threads, charts, one line, the mark. 14 s, 1280 × 720, 25 frames a second, silent.
// Every frame is an SVG drawn from the time alone, rendered by sharp and piped to ffmpeg; the same script gives the same film.
//   node files/.sources/film.mjs            writes film/about.webm, about.mp4 and about-poster.webp
//   node files/.sources/film.mjs 9.2 out.png  draws one moment
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { C, chance, FILES } from './lib.mjs';
import { mark } from './logo.mjs';

const [W, H, FPS, LENGTH] = [1280, 720, 25, 14];
const POSTER = 9.4;
const rnd = chance(2014);
const clamp = (v) => Math.min(1, Math.max(0, v));
const ease = (v) => {
  const t = clamp(v);
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
};
const span = (t, from, to) => ease((t - from) / (to - from));
const mix = (a, b, t) => a + (b - a) * t;
const blend = (a, b, t) =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(mix(parseInt(a.slice(i, i + 2), 16), parseInt(b.slice(i, i + 2), 16), t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
// From aqua to amber by way of white: a straight blend would pass through green.
const warm = (v) => (v < 0.5 ? blend(C.aqua, '#ffffff', v * 2) : blend('#ffffff', C.amber, v * 2 - 1));
const r1 = (v) => v.toFixed(1);

const THREADS = 12;
const points = Array.from({ length: 300 }, (_, i) => ({
  k: i % THREADS,
  s: rnd(),
  x: 30 + rnd() ** 0.85 * 1080,
  y: 30 + rnd() * 660,
  late: rnd() * 0.9,
  size: [4, 6.5, 10][i % 7 === 0 ? 2 : i % 3 === 0 ? 1 : 0],
  wave: rnd() * 6.28,
}));

// Four shapes of the same twelve threads.
const S = 7.4; // scale of the mark at the end
const at = (x, y) => [W / 2 + (x - 25.5) * S, H / 2 + (y - 24) * S];
const cubic = (a, b, c, d, t) =>
  [0, 1].map((i) => a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + d[i] * t ** 3);
const ridge = (c, s) =>
  [
    190 + 46 * Math.sin(s * 5.2 + 0.6) + 26 * Math.sin(s * 11 + 2) + 150 * s,
    120 + 40 * Math.sin(s * 6.1 + 3.4) + 22 * Math.sin(s * 13 + 1) + 150 * s,
    50 + 30 * Math.sin(s * 7.3 + 5) + 16 * Math.sin(s * 15) + 120 * s,
  ][c];
const shapes = [
  (k, s, t) => {
    const pull = ease(s * 1.02);
    return [20 + s * 1240, mix(360 + (k - 5.5) * 58, 360 + (k - 5.5) * 7, pull) + Math.sin(s * 6.5 + k * 1.7 + t * 0.9) * 22 * (1 - pull)];
  },
  (k, s) => [150 + s * 980, 600 - ridge(k % 3, s)],
  (_, s) => [20 + s * 1300, 500 - 300 * ease(s * 0.98) - 16 * Math.sin(s * 9)],
  (k, s) => {
    const y = [9, 24, 39][k % 3];
    return s < 0.6 ? cubic(at(8, y), at(20, y), at(17, 24), at(30, 24), s / 0.6) : at(mix(30, 44, (s - 0.6) / 0.4), 24);
  },
];
const stage = (t, late = 0) => [
  span(t, 5.9 + late * 0.5, 7.7 + late * 0.5),
  span(t, 9.7 + late * 0.25, 11 + late * 0.25),
  span(t, 11.5, 12.8),
];
const curve = (k, s, t, late) => {
  let p = shapes[0](k, s, t);
  stage(t, late).forEach((v, i) => {
    if (v > 0) {
      const q = shapes[i + 1](k, s, t);
      p = [mix(p[0], q[0], v), mix(p[1], q[1], v)];
    }
  });
  return p;
};

export function frame(t) {
  const [toChart, toLine, toMark] = stage(t);
  const threads = span(t, 3.1, 5.2);
  const chart = toChart * (1 - span(t, 9.7, 10.6));
  const tone = warm(toLine * (1 - toMark));
  const final = span(t, 12.5, 13.1);
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="640" cy="340" r="620"><stop offset="0" stop-color="${C.line}" stop-opacity="0.62"/><stop offset="1" stop-color="${C.line}" stop-opacity="0"/></radialGradient><linearGradient id="near" gradientUnits="userSpaceOnUse" x1="0" y1="240" x2="0" y2="600"><stop offset="0" stop-color="#2a539f"/><stop offset="1" stop-color="${C.panel}" stop-opacity="0.25"/></linearGradient></defs><rect width="${W}" height="${H}" fill="${C.ground}"/><rect width="${W}" height="${H}" fill="url(#light)"/>`,
  ];
  const line = (k, from = 0, to = 1, late) => {
    const n = 56;
    return `M${Array.from({ length: n + 1 }, (_, i) =>
      curve(k, mix(from, to, i / n), t, late)
        .map(r1)
        .join(' '),
    ).join('L')}`;
  };
  if (chart > 0.01) {
    const rise = span(t, 6.4, 8.4);
    out.push(
      `<g opacity="${r1(chart * 10) / 10}"><path d="M150 600H1130${[0, 1, 2, 3].map((i) => `M150 ${520 - i * 90}H1130`).join('')}" stroke="${C.edge}" stroke-opacity=".45" fill="none"/>`,
    );
    [0, 1, 2].forEach((c) => {
      out.push(`<path d="${line(c)}V600H150Z" fill="url(#near)" fill-opacity="${[0.35, 0.5, 0.62][c]}"/>`);
      if (c !== 1) return;
      for (let i = 0; i < 14; i++) {
        const h = (46 + i * 11 + 26 * Math.sin(i * 1.9)) * ease(rise * 1.6 - i * 0.043);
        out.push(
          `<rect x="${186 + i * 68}" y="${r1(600 - h)}" width="30" height="${r1(Math.max(0, h))}" rx="4" fill="${i % 2 ? C.aquaMid : C.aquaDeep}" fill-opacity=".75"/>`,
        );
      }
    });
    out.push('</g>');
  }
  if (threads > 0 && final < 1) {
    const o = threads * mix(mix(0.5, 0.8, toChart), 1, toLine) * (1 - final);
    const w = mix(mix(2.1, 2.2, toChart), 2.6, toLine) + toMark * 10;
    out.push(
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${tone}" stroke-opacity="${o.toFixed(3)}" stroke-width="${r1(w)}">`,
    );
    for (let k = 0; k < THREADS; k++)
      out.push(`<path d="${line(k, 0, Math.max(0.02, span(t, 3.1 + (k % 5) * 0.12, 5.6)), (k % 4) / 4)}"/>`);
    out.push('</g>');
  }
  // The one thing to look at: first the trend over the charts, then the line itself.
  const draw = span(t, 8, 9.4);
  if (draw > 0 && final < 1) {
    const n = 60;
    const p = (s) => {
      const q = shapes[2](0, s);
      const z = shapes[3](1, 0.6 + 0.4 * s);
      return [mix(q[0], z[0], toMark), mix(q[1], z[1], toMark)];
    };
    const d = `M${Array.from({ length: n + 1 }, (_, i) =>
      p((i / n) * draw)
        .map(r1)
        .join(' '),
    ).join('L')}`;
    const w = mix(5, 5.8 * S, toMark);
    out.push(
      `<g fill="none" stroke="${C.amber}" stroke-linecap="round" stroke-linejoin="round" opacity="${(1 - final).toFixed(3)}">${toMark < 0.6 ? `<path d="${d}" stroke-width="26" stroke-opacity="${(0.09 * (1 - toMark)).toFixed(3)}"/><path d="${d}" stroke-width="14" stroke-opacity="${(0.14 * (1 - toMark)).toFixed(3)}"/>` : ''}<path d="${d}" stroke-width="${r1(w)}"/></g>`,
    );
    if (draw < 1 || toMark === 0) {
      const [x, y] = p(draw);
      if (x < W) out.push(`<circle cx="${r1(x)}" cy="${r1(y)}" r="9" fill="${C.ground}" stroke="${C.amber}" stroke-width="4"/>`);
    }
  }
  const seen = span(t, 0, 0.9) * (1 - span(t, 11.6, 12.5));
  if (seen > 0) {
    const groups = new Map();
    for (const q of points) {
      const flow = (q.s + Math.max(0, t - 3) * 0.035) % 1;
      const go = span(t, 2.6 + q.late, 4.6 + q.late);
      const free = [q.x + t * 16 + 6 * Math.sin(t * 0.8 + q.wave), q.y + 10 * Math.sin(t * 0.7 + q.wave)];
      const held = go > 0 ? curve(q.k, flow, t, (q.k % 4) / 4) : free;
      const edge = go > 0.5 ? clamp(Math.min(flow, 1 - flow) * 18) : 1;
      const [x, y] = [mix(free[0], held[0], go), mix(free[1], held[1], go)];
      const o = Math.round(edge * (q.size > 8 ? 0.95 : q.size > 5 ? 0.75 : 0.5) * 4) / 4;
      const key = `${mix(q.size, q.size * 0.7, toLine).toFixed(1)}|${o}`;
      groups.set(key, `${groups.get(key) ?? ''}M${r1(x)} ${r1(y)}h.01`);
    }
    out.push(`<g fill="none" stroke-linecap="round" stroke="${warm(toLine)}" opacity="${seen.toFixed(3)}">`);
    for (const [key, d] of groups) {
      const [w, o] = key.split('|');
      if (Number(o) > 0) out.push(`<path d="${d}" stroke-width="${w}" stroke-opacity="${o}"/>`);
    }
    out.push('</g>');
  }
  if (final > 0)
    out.push(
      `<g opacity="${final.toFixed(3)}" transform="translate(${W / 2 - 25.5 * S} ${H / 2 - 24 * S}) scale(${S})">${mark(C.aqua, C.amber).join('')}</g>`,
    );
  out.push('</svg>');
  return out.join('');
}

const picture = (t) => sharp(Buffer.from(frame(t)));
const [, , moment, target] = process.argv;
if (moment) {
  await picture(Number(moment)).png().toFile(target);
} else {
  const dir = resolve(FILES, 'film');
  mkdirSync(dir, { recursive: true });
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${W}x${H}`, '-r', String(FPS), '-i', '-'];
  const still = [
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-pix_fmt',
    'yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const scale = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'];
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      ...input,
      ...scale,
      ...still,
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '45',
      '-g',
      '150',
      '-row-mt',
      '1',
      '-cpu-used',
      '2',
      '-deadline',
      'good',
      resolve(dir, 'about.webm'),
      ...scale,
      ...still,
      '-c:v',
      'libx264',
      '-preset',
      'slower',
      '-crf',
      '30',
      '-profile:v',
      'high',
      '-movflags',
      '+faststart',
      resolve(dir, 'about.mp4'),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let i = 0; i < FPS * LENGTH; i++) {
    const raw = await picture(i / FPS)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(raw)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  await picture(POSTER).webp({ quality: 78, effort: 6 }).toFile(resolve(dir, 'about-poster.webp'));
}
