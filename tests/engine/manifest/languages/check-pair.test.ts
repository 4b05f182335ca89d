// A translation beside its words: what is lost on the way, and what may differ.
import { expect, test } from 'vitest';
import { checkPair } from '../../../../engine/manifest/languages/check-pair';

const find = (from: string, to: string, more: { keep?: boolean; isLabel?: boolean } = {}) =>
  checkPair(
    { from, to, keep: more.keep ?? true },
    { names: ['Alder', 'Alder & Sons'], isLabel: more.isLabel ?? false },
  ).map(({ code, params }) => [code, ...Object.values(params)]);

test.each([
  ['Call {phone} or {fax}.', 'Rufen Sie {fax} an.', [['lost-variable', '{phone}']]],
  ['Braces {{phone}} stay.', 'Klammern bleiben.', []],
  ['[A](page:a) and [b](page:b)', '[Eins](page:b)', [['lost-link', 'page:a']]],
  ['[A](page:a)', '[Eins](https://www.example.org/de)', []],
  ['Alder builds boats.', 'Erle baut Boote.', [['lost-name', 'Alder']]],
  ['Alders grow here.', 'Hier wachsen Erlen.', []],
])('%s → %s', (from, to, expected) => {
  expect(find(from, to)).toEqual(expected);
});

test('a pair may say that its names are words', () => {
  expect(find('Alder wood', 'Erlenholz', { keep: false })).toEqual([]);
});

test('a label is long that is much longer than that of the site, and not short anyway', () => {
  const long = 'Die Anfahrt mit Bus und Bahn';
  expect(find('Getting here', long, { isLabel: true })).toEqual([
    ['long-translation', 'Getting here'.length, long.length],
  ]);
  expect(find('Getting here', long)).toEqual([]);
  expect(find('Here', 'Die Anfahrt', { isLabel: true })).toEqual([]);
});

test('a label of 24 characters is short, and one of 25 may be long', () => {
  expect(find('Here', 'x'.repeat(24), { isLabel: true })).toEqual([]);
  expect(find('Here', 'x'.repeat(25), { isLabel: true })).toEqual([['long-translation', 4, 25]]);
});

test('a label may be longer by two fifths', () => {
  expect(find('x'.repeat(20), 'y'.repeat(28), { isLabel: true })).toEqual([]);
  expect(find('x'.repeat(20), 'y'.repeat(29), { isLabel: true })).toHaveLength(1);
});
