import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listCharacters, readCharacters } from '../../../scripts/inspect/font-characters';
import { inspectFile } from '../../../scripts/inspect/inspect-file';

const folder = 'tests/invalid/missing-letters/files/fonts';

test('the characters of a font are those with a glyph, in ranges', () => {
  const characters = listCharacters(readFileSync(`${folder}/latin.woff2`));
  expect(characters?.slice(0, 3)).toEqual([
    [32, 126],
    [0xb7, 0xb7],
    [0xc4, 0xc4],
  ]);
});

test.each(['files/fonts/figtree.woff2', 'files/fonts/figtree-more.woff2'])(
  'nothing of %s is taken for a character that is none',
  (path) => {
    const characters = listCharacters(readFileSync(path)) ?? [];
    expect(characters.length).toBeGreaterThan(0);
    for (const [first, last] of characters) expect(first <= last && last < 0xffff).toBe(true);
  },
);

test('other files have none, and a font that cannot be read has none', () => {
  expect(listCharacters(Buffer.from('<svg/>'))).toBeUndefined();
  expect(inspectFile('a.svg', Buffer.from('<svg/>'))).not.toHaveProperty('characters');
  const font = readFileSync(`${folder}/latin.woff2`);
  expect(inspectFile('a.woff2', font.subarray(0, 200))).not.toHaveProperty('characters');
});

test('of two tables of one kind, the first counts', () => {
  const groups = (glyph: number): number[] => [12 << 16, 28, 0, 1, 65, 65, glyph];
  const table = [2, 3, 20, 3, 48, ...groups(5), ...groups(9)];
  const data = new DataView(new ArrayBuffer(4 * table.length));
  for (const [index, value] of table.entries()) data.setUint32(4 * index, value);
  expect(readCharacters(data)(65)).toBe(5);
});
