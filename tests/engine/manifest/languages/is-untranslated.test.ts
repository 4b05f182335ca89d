// A translation that says what the site says: what was forgotten, and what may be the same in two languages.
import { expect, test } from 'vitest';
import { isUntranslated } from '../../../../engine/manifest/languages/is-untranslated';
import type { WordsKind } from '../../../../engine/model/words';

const find = (text: string, more: { to?: string; language?: string; kind?: WordsKind } = {}) =>
  isUntranslated(
    {
      pair: { from: text, to: more.to ?? text, keep: true },
      words: { text, kind: more.kind ?? 'always', pointer: '' },
    },
    { from: 'en-GB', language: more.language ?? 'de', names: ['The Clock by the Harbour'] },
  );

test.each([
  'Repairs, and the care that makes them rare.',
  'We repair Clocks in Porto.',
  'Clocks that keep going',
  'Read [how we work](page:work) here.',
  '{company} repairs clocks by the harbour.',
  'نحن نصلح الساعات هنا',
])('%s', (text) => {
  expect(find(text)).toBe(true);
});

test.each([
  'Repairs and more',
  'Calle de la Virgen de la Paloma',
  'Rua das Flores 12, 4050-262 Porto',
  'Hepatitis A and Hepatitis B',
  'The Clock by the Harbour',
  'mail@harbour-clocks.co.uk, www.example.com/on/the/way',
  '12 a 3 b 4 c 5 d 6',
  '{from} – {until}, {a}, {b}',
  'Romeo and Juliet in the Park',
])('%s may be the same', (text) => {
  expect(find(text)).toBe(false);
});

test('a translation, one into a variant of the language, or of words that need none', () => {
  const text = 'Repairs, and the care that makes them rare.';
  expect(find(text, { to: 'Reparaturen und Pflege.' })).toBe(false);
  expect(find(text, { language: 'en-US' })).toBe(false);
  expect(find(text, { kind: 'sometimes' })).toBe(false);
});
