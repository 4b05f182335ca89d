// Every face of a font is a file of its own.
import { expect, test } from 'vitest';
import { listFilesOf, listFontFiles } from '../../../engine/site/font-faces';

const font: Parameters<typeof listFontFiles>[0] = {
  family: 'Sample',
  fallback: 'serif',
  file: 'a.woff2',
  weight: '400',
  italic: 'b.woff2',
  weights: [{ file: 'c.woff2', weight: '600 700', italic: false }],
  subsets: [{ file: 'd.woff2', unicodeRange: 'U+400-4FF' }],
};

test('the files of a font are those of its weights, its italic and its subsets', () => {
  expect([...listFontFiles(font)].sort()).toEqual(['a.woff2', 'b.woff2', 'c.woff2', 'd.woff2']);
});

test.each([
  [400, ['a.woff2', 'd.woff2']],
  [600, ['c.woff2']],
  [700, ['c.woff2']],
  [500, ['a.woff2', 'c.woff2', 'd.woff2']],
])('letters of the weight %i are in %j', (weight, files) => {
  expect([...listFilesOf(font, weight)].sort()).toEqual(files);
});
