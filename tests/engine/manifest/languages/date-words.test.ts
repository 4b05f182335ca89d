// How dates are written in languages that the engine brings no words of.
import { expect, test } from 'vitest';
import { describeDates } from '../../../../engine/manifest/languages/date-words';

test.each([
  ['cy', '{first} a {last}'],
  ['is', '{first} og {last}'],
])('two days of the week in %s', (language, words) => {
  expect(describeDates(language).twoWeekdays).toBe(words);
});
