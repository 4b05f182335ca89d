// Words that were written as UTF-8, and read as Windows-1252 before they were saved.
import { expect, test } from 'vitest';
import { findGarbled } from '../../../engine/manifest/text/garbled';
import { findHiddenCharacter } from '../../../engine/manifest/text/hidden-characters';

test.each([
  ['DÃ¶rte', 'Ã¶', 'ö'],
  ['StraÃŸe', 'ÃŸ', 'ß'],
  ['Ã–ffnung', 'Ã–', 'Ö'],
  ['heute â€“ fein', 'â€“', '–'],
  ['itâ€™s', 'â€™', '’'],
  ['5 â‚¬', 'â‚¬', '€'],
  ['20 Â°C', 'Â°', '°'],
  ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'ÐŸÑ€', 'Пр'],
])('%s', (text, written, meant) => {
  const { params, span: [start, end] = [0, 0] } = findGarbled(text) ?? {};
  expect(params).toEqual({ written, meant });
  expect(text.slice(start, end)).toBe(written);
});

test.each([
  '«MAÇÃ»',
  '“ATÉ AMANHÃ”',
  'AMANHÃ… ou depois',
  'SÃO JOÃO',
  'AMANHÃ–SÁBADO',
  'Â',
  '50 â€',
])('are no words such as %s', (text) => {
  expect(findGarbled(text)).toBeUndefined();
});

test.each(['B?cher', 'für einen neuen R?cken', 'Ein „Caf?haus“.', 'Gr??e'])(
  'letters are lost in %s',
  (text) => {
    const { code, span: [at = 0] = [] } = findHiddenCharacter(text) ?? {};
    expect([code, text[at]]).toEqual(['lost-character', '?']);
  },
);

test.each([
  'Really?Yes',
  'Who? what? where?',
  'index.php?id=3',
  'https://example.org/search?q',
  'see /suche?begriff',
  'What?! (why?)',
  'Qui ? moi ?',
])('no letter is lost in %s', (text) => {
  expect(findHiddenCharacter(text)).toBeUndefined();
});
