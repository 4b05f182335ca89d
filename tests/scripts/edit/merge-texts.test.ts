import { expect, test } from 'vitest';
import { mergeChange } from '../../../scripts/edit/merge-change';
import { mergeTexts } from '../../../scripts/edit/merge-texts';

const toText = (letters: string): string => letters.replace(/./g, '$&\n');

test.each([
  ['Abcde', 'abcdE', 'AbcdE'],
  ['bcxde', 'abcdE', 'bcxdE'],
  ['xabcde', 'abcdey', 'xabcdey'],
  ['acde', 'abcdEF', 'acdEF'],
  ['aXYcde', 'abcde', 'aXYcde'],
  ['aBcde', 'abCde', undefined],
  ['abcdex', 'abcdey', undefined],
])('"abcde" as "%s" and as "%s" is "%s"', (ours, theirs, both) => {
  const merged = mergeTexts({
    base: toText('abcde'),
    ours: toText(ours),
    theirs: toText(theirs),
  });
  expect(merged).toBe(both && toText(both));
});

test.each([
  ['a\n', 'b\n', undefined],
  ['a\n', 'b\n', new Uint8Array([1])],
  [undefined, 'b\n', 'c\n'],
  ['a\n', undefined, 'c\n'],
])('from %j to %j is not made again where there is %j', (before, after, now) => {
  const set = (): never => expect.unreachable();
  const change = { path: 'files/a.txt', before, after };
  expect(mergeChange({ readContent: () => now, set }, change)).toEqual({
    ...{ path: 'files/a.txt', before, after: now },
  });
});
