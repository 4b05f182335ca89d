// Words and pairs: what changed is told with its old words, and what only moved, or looks different, is not told at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pair } from '../../../../engine/generated/manifest';
import { type Matching, matchPairs } from '../../../../engine/manifest/languages/match-pairs';
import '../../../random-seed';

const page = [
  'We repair clocks by the harbour.',
  'Bring your clock, or write to us first.',
  'Every pendulum is cleaned by hand.',
  'You hear the price before we begin.',
  'We are open from Tuesday to Saturday.',
  'A new spring takes about three weeks.',
  'Notes inside the case stay where they are.',
  'Ask us about the care of old wood.',
];

const toPairs = (texts: readonly string[]): Pair[] =>
  texts.map((from) => ({ from, to: `«${from}»`, keep: true }));

function match(
  texts: readonly string[],
  pairs: readonly Pair[],
  names: readonly string[] = [],
): Matching {
  const words = texts.map((text, index) => ({
    ...({ text, kind: 'always', pointer: `/${index}` } as const),
  }));
  return matchPairs({ words, pairs, names });
}

/** What somebody is told: [the words of today, those that the translation was made from]. */
const listStale = ({ matches }: Matching): unknown[] =>
  [...matches.values()].flatMap(({ words, was }) => (was === undefined ? [] : [[words.text, was]]));

const isQuiet = (found: Matching): boolean =>
  listStale(found).length + found.missing.length + found.unused.length === 0;

const places = fc.nat(page.length - 1);

describe('words that changed', () => {
  const word = fc.constantFrom('bells', 'quickly', 'Sunday', 'seven', 'glass');

  test('are told with the words before, wherever one changed, and no others are', () => {
    fc.assert(
      fc.property(places, fc.nat(20), word, (at, index, other) => {
        const text = page[at] ?? '';
        const parts = text.split(' ');
        parts[index % parts.length] = other;
        const found = match(page.with(at, parts.join(' ')), toPairs(page));
        expect(listStale(found)).toEqual([[parts.join(' '), text]]);
        expect([found.missing, found.unused]).toEqual([[], []]);
      }),
      { numRuns: 500 },
    );
  });

  test('are told as well where they moved', () => {
    const changed = 'Every pendulum is cleaned with care.';
    const [first = '', second = '', third = '', ...rest] = page;
    expect(listStale(match([changed, ...rest, first, second], toPairs(page)))).toEqual([
      [changed, third],
    ]);
  });

  test('with none of the words before are told by their neighbours', () => {
    const found = match(page.with(3, 'Prices: see below.'), toPairs(page));
    expect(listStale(found)).toEqual([['Prices: see below.', page[3]]]);
  });

  test('are told by "was", where the pair has the words of today already', () => {
    const pairs = toPairs(page).with(0, {
      ...{ from: page[0] ?? '', was: 'We repair watches.', to: 'Uhren.', keep: true },
    });
    expect(listStale(match(page, pairs))).toEqual([[page[0], 'We repair watches.']]);
  });
});

describe('nothing is told', () => {
  test('of words that moved', () => {
    const orders = fc.shuffledSubarray(page, { minLength: page.length });
    fc.assert(
      fc.property(orders, (texts) => {
        expect(isQuiet(match(texts, toPairs(page)))).toBe(true);
      }),
    );
  });

  test('of lines that are broken elsewhere, and of letters that are encoded otherwise', () => {
    const texts = ['Café, a word', 'two\n   lines of it '];
    const pairs = toPairs(['Cafe\u0301, a word', 'two lines of it']);
    expect(isQuiet(match(texts, pairs))).toBe(true);
  });

  test('of words that stand in several places', () => {
    expect(isQuiet(match([...page, ...page], toPairs(page)))).toBe(true);
  });

  test('of what nobody translates: numbers, variables, names', () => {
    const texts = ['24', '{phone}', 'Alder', 'Alder & Alder, 1924', '[](page:alder)'];
    expect(isQuiet(match(texts, [], ['Alder']))).toBe(true);
    expect(match(['Alder tree'], [], ['Alder']).missing).toHaveLength(1);
  });
});

test('words without a translation are missing, with the pair that waits for them', () => {
  const found = match(
    ['One thing', 'Another thing'],
    [{ from: 'Another thing', to: '', keep: true }],
  );
  expect(found.missing.map(({ words, index }) => [words.text, index])).toEqual([
    ['One thing', undefined],
    ['Another thing', 0],
  ]);
});

test('a pair whose words are gone is unused, and is given to nothing that needs no translation', () => {
  const found = match(['{phone}', 'One thing'], toPairs(['Call us today', 'One thing']));
  expect(listStale(found)).toEqual([]);
  expect(found.unused).toEqual([0]);
});
