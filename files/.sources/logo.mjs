// The mark: three points, two threads, one line. Also the favicon's drawing and its PNG sizes (needs sharp).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { C, circle, FILES, fill, ink, path, rect, ROUND, save } from './lib.mjs';

export const mark = (aqua, amber, width = 4) => [
  path('M8 9C20 9 17 24 30 24M8 39C20 39 17 24 30 24M8 24H30', { ...ink(aqua, width * 0.85), ...ROUND }),
  path('M28 24H44', { ...ink(amber, width * 1.45), ...ROUND }),
  circle(7.5, 9, width * 1.12, fill(aqua)),
  circle(7.5, 24, width * 1.12, fill(aqua)),
  circle(7.5, 39, width * 1.12, fill(aqua)),
];

// The mark alone stands on dark and on white: both its colours are a shade deeper than in the pictures.
save('images/logo.svg', 48, 48, mark('#27b3cb', '#f7a428'));
const icon = `<g transform="translate(5.300 5.300) scale(.78)">${mark(C.aqua, C.amber, 4.8).join('')}</g>`;
save('images/icon.svg', 48, 48, rect(0, 0, 48, 48, fill(C.ground), 11), icon);

if (process.argv.includes('--png')) {
  const { default: sharp } = await import('sharp');
  const svg = readFileSync(resolve(FILES, 'images/icon.svg'), 'utf8');
  const draw = (source, size, file) =>
    sharp(Buffer.from(source), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ palette: true, quality: 95, effort: 10 })
      .toFile(resolve(FILES, file));
  await draw(svg, 192, 'images/icon-192.png');
  await draw(svg, 512, 'images/icon-512.png');
  // The platform rounds this one's corners itself.
  await draw(svg.replace(' rx="11"', ''), 180, 'images/apple-touch-icon.png');
}
