// Share cards, 1200 × 630, as palette PNG (needs sharp). The words are set in the faces of files/fonts by headless
// Chromium, whose path may be given in CHROMIUM.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { C, FILES } from './lib.mjs';
import { mark } from './logo.mjs';

const NAME = 'Veridane Data Solutions';
const LINE = 'Many points. One clear line.';
const work = mkdtempSync(join(tmpdir(), 'share-'));
const file = (path) =>
  `data:${path.endsWith('svg') ? 'image/svg+xml' : 'font/woff2'};base64,${readFileSync(resolve(FILES, path)).toString('base64')}`;
const page = (picture, title, wide) => `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:D;src:url(${file('fonts/bricolage-grotesque.woff2')});font-weight:200 800}
@font-face{font-family:T;src:url(${file('fonts/figtree.woff2')});font-weight:300 900}
*{margin:0}body{width:1200px;height:630px;background:${C.ground};color:#fff;position:relative;overflow:hidden;font-family:T}
img{position:absolute;right:0;top:0;height:630px;${wide ? 'width:1200px;object-fit:cover;object-position:70% 50%' : 'width:840px;object-fit:cover'}}
.veil{position:absolute;inset:0;background:linear-gradient(90deg,${C.ground} ${wide ? '26%' : '34%'},#07153000 ${wide ? '62%' : '58%'})}
.words{position:absolute;left:72px;bottom:72px;width:560px}.top{position:absolute;left:68px;top:60px;display:flex;align-items:center;gap:18px;font:600 30px T}
h1{font:700 ${wide ? 68 : 76}px/1.04 D;letter-spacing:-.02em;text-wrap:balance}p{font:500 27px/1.35 T;color:${C.muted};margin-top:22px}</style>
<img src="${picture}"><div class="veil"></div><div class="top"><svg width="64" height="64" viewBox="0 0 48 48">${mark(C.aqua, C.amber).join('')}</svg>${wide ? '' : NAME}</div>
<div class="words"><h1>${title}</h1><p>${LINE}</p></div>`;

async function draw(name, picture, title, wide = false) {
  const html = join(work, `${name}.html`);
  const png = join(work, `${name}.png`);
  writeFileSync(html, page(file(picture), title, wide));
  execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      `--user-data-dir=${join(work, 'profile')}`,
      `--screenshot=${png}`,
      '--window-size=1200,630',
      `file://${html}`,
    ],
    { stdio: 'ignore' },
  );
  mkdirSync(resolve(FILES, 'images/share'), { recursive: true });
  // As fine as fits the size a sharing service fetches gladly.
  for (const quality of [95, 88, 80, 70, 60]) {
    const out = await sharp(png).png({ palette: true, quality, dither: 0.7, effort: 10, compressionLevel: 9 }).toBuffer();
    if (out.length > 118_000 && quality > 60) continue;
    writeFileSync(resolve(FILES, `images/share/${name}.png`), out);
    break;
  }
}

await draw('default', 'images/home/slide-1.svg', NAME, true);
for (const [name, title] of [
  ['corporate', 'Corporate'],
  ['solutions', 'Solutions'],
  ['products', 'Products'],
  ['services', 'Services'],
  ['industries', 'Industries'],
])
  await draw(name, `images/areas/${name}.svg`, title);
