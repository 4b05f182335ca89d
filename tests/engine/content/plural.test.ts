// Forms of plurals: of each language those that CLDR has for it.
import { expect, test } from 'vitest';
import { choosePlural } from '../../../engine/content/text/plural';

const choose = (text: string, language: string, counts: readonly number[]): string[] =>
  counts.map((count) => choosePlural(text, { count, language }));

test('the form is that of the count, in the language', () => {
  const polish = 'one: {n} minuta | few: {n} minuty | many: {n} minut | other: {n} minuty';
  expect(choose(polish, 'pl', [1, 2, 5, 22, 112])).toEqual([
    ...['{n} minuta', '{n} minuty', '{n} minut', '{n} minuty', '{n} minut'],
  ]);
  const arabic = 'one: a|two: b|few: c|many: d|other: e';
  expect(choose(arabic, 'ar', [1, 2, 3, 11, 100])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a form that is not there is the other one, and a text without forms is itself', () => {
  expect(choose('one: a | other: b', 'ar', [3])).toEqual(['b']);
  expect(choose('one: a', 'en', [3])).toEqual(['one: a']);
  expect(choose('This one: {n} | other: words', 'en', [3])).toEqual([
    'This one: {n} | other: words',
  ]);
});
