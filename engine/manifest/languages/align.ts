// Texts of two sides → which of one side belongs to which of the other: the most alike, then those between the same neighbours.
import { toKey } from './text-key';

/** How alike two texts are, from 0 to 1: the share of words that they have in common. */
function findLikeness(one: string, other: string): number {
  const [some, others] = [one, other].map((text) => toKey(text).toLowerCase().split(' '));
  if (some === undefined || others === undefined) return 0;
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const common = some.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * common.length) / (some.length + others.length);
}

/** Less alike than that, two texts are two texts. */
const minLikeness = 0.5;

/** Something left, between the matches on its two sides. */
export interface Left {
  readonly index: number;
  readonly text: string;
  readonly between: string;
}

/** Where `names` gives a matched element the name that it has on both sides. */
export function findLeft(texts: readonly string[], names: readonly (string | undefined)[]): Left[] {
  const after: string[] = [];
  let next = '';
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    after[index] = next;
    next = names[index] ?? next;
  }
  let before = '';
  return texts.flatMap((text, index): Left[] => {
    const name = names[index];
    if (name === undefined) return [{ index, text, between: `${before}\n${after[index]}` }];
    before = name;
    return [];
  });
}

type Pairing = readonly [words: Left, pair: Left];

interface Scored {
  readonly pairing: Pairing;
  readonly score: number;
}

/** The best first; of equal ones, in their order. */
export function takeBest(scored: readonly Scored[]): Pairing[] {
  const taken = new Set<Left>();
  return [...scored]
    .sort(
      ({ pairing: [one, pair], score }, { pairing: [other, otherPair], score: otherScore }) =>
        otherScore - score || one.index - other.index || pair.index - otherPair.index,
    )
    .flatMap(({ pairing }): Pairing[] => {
      if (pairing.some((left) => taken.has(left))) return [];
      for (const left of pairing) taken.add(left);
      return [pairing];
    });
}

export const scoreAll = (
  words: readonly Left[],
  pairs: readonly Left[],
  score: (one: Left, pair: Left) => number,
): Scored[] =>
  words.flatMap((one) =>
    pairs.map((pair): Scored => ({ pairing: [one, pair], score: score(one, pair) })),
  );

const pairAlike = (words: readonly Left[], pairs: readonly Left[]): Pairing[] =>
  takeBest(
    scoreAll(words, pairs, ({ text }, pair) => findLikeness(text, pair.text)).filter(
      ({ score }) => score >= minLikeness,
    ),
  );

/** What is left between the same two neighbours, in its order, where it is as much on both sides. */
export function pairBetween(words: readonly Left[], pairs: readonly Left[]): Pairing[] {
  return [...new Set(words.map(({ between }) => between))].flatMap((between): Pairing[] => {
    const [some, others] = [words, pairs].map((all) =>
      all.filter((one) => one.between === between),
    );
    if (some === undefined || others === undefined || some.length !== others.length) return [];
    return some.flatMap((one, index): Pairing[] => {
      const pair = others[index];
      return pair ? [[one, pair]] : [];
    });
  });
}

const without = (taken: readonly Pairing[], all: readonly Left[]): Left[] =>
  all.filter((one) => !taken.some((pairing) => pairing.includes(one)));

interface Known {
  /** Whether words need a translation at all; those that need none have one only where it is made of words like them, and of none that stand there. */
  readonly isAsked: (words: Left) => boolean;
  /** Whether the site says elsewhere what a pair was made from: it may be one too many. */
  readonly isSaid: (pair: Left) => boolean;
}

export function align(
  words: readonly Left[],
  pairs: readonly Left[],
  { isAsked, isSaid }: Known,
): Pairing[] {
  const asked = words.filter(isAsked);
  const others = words.filter((one) => !isAsked(one));
  const alike = pairAlike(asked, pairs);
  const left = without(alike, pairs);
  const between = pairBetween(without(alike, asked), left);
  const gone = without(between, left).filter((pair) => !isSaid(pair));
  return [...alike, ...between, ...pairAlike(others, gone)];
}
