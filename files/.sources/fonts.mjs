// Cuts the two faces down to the signs of Western languages, each into what every page needs and the rest, and measures
// their fallback (needs subset-font, fontverter, and the packages @fontsource-variable/bricolage-grotesque and
// @fontsource-variable/figtree).
//   node files/.sources/fonts.mjs [Arial-metric regular.ttf] [Arial-metric bold.ttf]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subset from 'subset-font';
import { FILES } from './lib.mjs';

const require = createRequire(import.meta.url);
const { convert } = require('fontverter');
const home = (name) => dirname(require.resolve(`${name}/package.json`));
const range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('');
/** What ordinary English needs: fetched with every page, so it is kept small. */
const CORE = `${range(0x20, 0x7e)}\u00a0©’“”–—…`;
/** What else the faces are cut to: fetched by pages that have one of them. */
const MORE = `${range(0xa1, 0xff).replace('©', '')}Œœ‘‚„•‹›€™↑↓−`;
/** Kerning, ligatures and figures of one width; the rest is not used. */
const FEATURES = ['kern', 'liga', 'tnum'];

const faces = [
  {
    pkg: '@fontsource-variable/bricolage-grotesque',
    from: 'bricolage-grotesque',
    to: 'bricolage-grotesque',
    name: 'Bricolage Grotesque',
    axes: { wght: 600 },
    at: 600,
    beside: 'bold',
  },
  {
    pkg: '@fontsource-variable/figtree',
    from: 'figtree',
    to: 'figtree',
    name: 'Figtree',
    axes: { wght: { min: 400, max: 700 } },
    at: 400,
    beside: 'regular',
  },
];

/** Reads what a fallback needs: vertical metrics and the mean advance over ordinary English. */
export function measure(sfnt) {
  const table = {};
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    table[sfnt.toString('latin1', at, at + 4)] = sfnt.readUInt32BE(at + 8);
  }
  const upm = sfnt.readUInt16BE(table.head + 18);
  const [asc, desc, gap] = [4, 6, 8].map((o) => sfnt.readInt16BE(table.hhea + o));
  const many = sfnt.readUInt16BE(table.hhea + 34);
  let map;
  for (let i = 0; i < sfnt.readUInt16BE(table.cmap + 2); i++) {
    const at = table.cmap + sfnt.readUInt32BE(table.cmap + 4 + i * 8 + 4);
    if (sfnt.readUInt16BE(at) === 4) map = at;
  }
  const glyph = (c) => {
    const seg = sfnt.readUInt16BE(map + 6);
    for (let i = 0; i < seg; i += 2) {
      if (sfnt.readUInt16BE(map + 14 + i) < c) continue;
      const start = sfnt.readUInt16BE(map + 16 + seg + i);
      if (start > c) return 0;
      const off = map + 16 + seg * 3 + i;
      const ro = sfnt.readUInt16BE(off);
      const d = sfnt.readInt16BE(map + 16 + seg * 2 + i);
      return ro === 0 ? (c + d) & 0xffff : (sfnt.readUInt16BE(off + ro + (c - start) * 2) + d) & 0xffff;
    }
    return 0;
  };
  const SAMPLE =
    'Many scattered points gather into one clear line: the figures of a business, its orders, its calls and its plans, read in time by the people who decide. We design, build and look after the systems that do it.';
  const mean =
    [...SAMPLE].reduce((sum, ch) => sum + sfnt.readUInt16BE(table.hmtx + Math.min(glyph(ch.codePointAt(0)), many - 1) * 4), 0) /
    SAMPLE.length /
    upm;
  return {
    asc: asc / upm,
    desc: -desc / upm,
    gap: gap / upm,
    mean,
    missing: [...CORE, ...MORE].filter((ch) => glyph(ch.codePointAt(0)) === 0).join(''),
  };
}

mkdirSync(resolve(FILES, 'fonts'), { recursive: true });
const [regular, bold] = process.argv.slice(2).map((f) => measure(readFileSync(f)));
for (const f of faces) {
  const source = readFileSync(join(home(f.pkg), 'files', `${f.from}-latin-wght-normal.woff2`));
  const ext = readFileSync(join(home(f.pkg), 'LICENSE'), 'utf8');
  const bytes = [];
  for (const [letters, suffix] of [
    [CORE, ''],
    [MORE, '-more'],
  ]) {
    const out = await subset(source, letters, {
      targetFormat: 'woff2',
      variationAxes: f.axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(resolve(FILES, `fonts/${f.to}${suffix}.woff2`), out);
    bytes.push(out.length);
  }
  writeFileSync(resolve(FILES, `fonts/LICENSE-${f.to}.md`), ext);
  // The width is measured at the weight the face is mostly set in.
  const still = await subset(source, CORE + MORE, { targetFormat: 'truetype', variationAxes: { wght: f.at } });
  const m = measure(await convert(still, 'truetype'));
  const line = { name: f.name, bytes, missing: m.missing };
  const arial = { regular, bold }[f.beside];
  if (arial) {
    const size = m.mean / arial.mean;
    const pc = (v) => `${(v * 100).toFixed(2)}%`;
    Object.assign(line, {
      'size-adjust': pc(size),
      'ascent-override': pc(m.asc / size),
      'descent-override': pc(m.desc / size),
      'line-gap-override': pc(m.gap / size),
    });
  }
  console.log(line);
}
