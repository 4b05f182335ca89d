import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureText } from '../../../scripts/inspect/text-width';

const looks = 'scripts/starter/looks';
const read = (path: string): Uint8Array => readFileSync(`${looks}/${path}`);

// The widths are those that Chromium gives, without kerning.
test.each([
  ['a font of one weight', 'plant/files/fonts/saira.woff2', 'TARN HEAT', 700, 4.035],
  ['a variable font', 'plant/files/fonts/archivo.woff2', 'Tarn Heat', 700, 4.659],
  ['another variable font', 'clinic/files/fonts/atkinson.woff2', 'Fernbank Practice', 600, 8.318],
  ['a serif', 'law/files/fonts/newsreader-display.woff2', 'Hartley and Moss', 400, 7.8335],
])('%s says how wide a text is', (_, path, text, wght, width) => {
  expect(measureText(text, [read(path)], { wght })).toBeCloseTo(width, 2);
});

test('a variable font is wider where it is bolder', () => {
  const font = read('plant/files/fonts/archivo.woff2');
  const [thin = 0, bold = 0] = [400, 800].map((wght) => measureText('Width', [font], { wght }));
  expect(bold).toBeGreaterThan(thin * 1.03);
});

test('a character that is in another file of the font is found there', () => {
  const few = read('bakery/files/fonts/nunito.woff2');
  const more = read('law/files/fonts/newsreader-text.woff2');
  expect(measureText('Ω', [few], {})).toBeUndefined();
  const both = measureText('eé', [few, more], {}) ?? 0;
  expect(both).toBeGreaterThan(0.8);
});

test('what is no font, or a damaged one, has no width', () => {
  const font = read('plant/files/fonts/saira.woff2');
  expect(measureText('a', [Buffer.from('no font at all')], {})).toBeUndefined();
  expect(measureText('a', [font.subarray(0, 400)], {})).toBeUndefined();
  expect(measureText('a', [], {})).toBeUndefined();
});
