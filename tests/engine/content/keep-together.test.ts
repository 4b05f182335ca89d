import { expect, test } from 'vitest';
import { keepTogether } from '../../../engine/content/text/keep-together';

/** With a tilde for each space that does not break. */
const show = (text: string): string => keepTogether(text).replaceAll('\u00a0', '~');

test.each([
  ['Ring 01632 960 144 before nine.', 'Ring 01632~960~144 before nine.'],
  ['Call +44 (0) 1632 960140, please', 'Call +44~(0)~1632~960140, please'],
  ['a roof of 9,000 m² in all', 'a roof of 9,000~m² in all'],
  ['dries at 110 °C, 30 kW, 38 %.', 'dries at 110~°C, 30~kW, 38~%.'],
  ['from 12 € or CHF 1 200, RM 40', 'from 12~€ or CHF~1~200, RM 40'],
  ['from € 12 and 40 EUR a day', 'from €~12 and 40~EUR a day'],
])('%s', (text, expected) => {
  expect(show(text)).toBe(expected);
});

test.each(['In 2014 there were 5 partners', 'three of 4 men', '12 months', 'No. 7', ''])(
  'nothing belongs together in "%s"',
  (text) => {
    expect(show(text)).toBe(text);
  },
);
