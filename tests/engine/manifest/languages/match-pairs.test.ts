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
const listStale = ({ places }: Matching): unknown[] =>
  places.flatMap(({ match }) => (match?.was === undefined ? [] : [[match.words.text, match.was]]));

const listMissing = ({ places }: Matching) => places.filter(({ isMissing }) => isMissing);

const isQuiet = (found: Matching): boolean =>
  listStale(found).length + listMissing(found).length + found.unused.length === 0;

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
        expect([listMissing(found), found.unused]).toEqual([[], []]);
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
    expect(listMissing(match(['Alder tree'], [], ['Alder']))).toHaveLength(1);
  });
});

test('words without a translation are missing, with the pair that waits for them', () => {
  const found = match(
    ['One thing', 'Another thing'],
    [{ from: 'Another thing', to: '', keep: true }],
  );
  expect(listMissing(found).map(({ words, index }) => [words.text, index])).toEqual([
    ['One thing', undefined],
    ['Another thing', 0],
  ]);
});

test('a pair whose words are gone is unused, and is given to nothing that needs no translation', () => {
  const found = match(['{phone}', 'One thing'], toPairs(['Call us today', 'One thing']));
  expect(listStale(found)).toEqual([]);
  expect(found.unused).toEqual([0]);
});

describe('words that stand in several places', () => {
  const [first = '', second = '', third = '', fourth = ''] = page;
  const said = [first, 'More', second, 'More', third, 'More', fourth];
  const pairs = toPairs(said).map((pair, index) =>
    pair.from === 'More' ? { ...pair, to: `More ${index}` } : pair,
  );
  const listTo = ({ places }: Matching) =>
    places.flatMap(({ words, match }) => (words.text === 'More' ? [match?.pair.to] : []));

  test('have the translations of their places, wherever these move', () => {
    expect(listTo(match(said, pairs))).toEqual(['More 1', 'More 3', 'More 5']);
    const moved = [third, 'More', fourth, first, 'More', second, 'More'];
    expect(listTo(match(moved, pairs))).toEqual(['More 5', 'More 1', 'More 3']);
    expect(isQuiet(match(moved, pairs))).toBe(true);
  });

  test('share the first where they have fewer pairs, or empty ones', () => {
    expect(listTo(match(said, pairs.toSpliced(3, 1)))).toEqual(['More 1', 'More 1', 'More 5']);
    const waiting = pairs.with(3, { from: 'More', to: '', keep: true });
    expect(isQuiet(match(said, waiting))).toBe(true);
    expect(isQuiet(match([...said, 'More'], waiting))).toBe(true);
  });

  test.each([1, 3, 5])('are told with the words before, where that at %i changed', (at) => {
    const found = match(said.with(at, 'Read on'), pairs);
    expect(listStale(found)).toEqual([['Read on', 'More']]);
    expect(found.places[at]?.match?.pair.to).toBe(`More ${at}`);
    expect([listMissing(found), found.unused]).toEqual([[], []]);
  });

  test('are compared in their order where they are thousands', () => {
    const many = Array.from({ length: 20_000 }, () => 'More');
    expect(isQuiet(match(many, toPairs(many)))).toBe(true);
  });

  test('have a pair too many where they stand in fewer', () => {
    expect(match(said.toSpliced(3, 1), pairs).unused).toEqual([3]);
  });
});
