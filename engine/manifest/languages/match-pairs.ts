// The words of a page, a form or a file in their order + the pairs of a language → which pair is for which words, and what is left.
import type { Pair } from '../../generated/manifest';
import { groupBy } from '../../model/group-by';
import type { WordsKind } from '../../model/words';
import { align, findLeft, type Left, scoreAll, takeBest } from './align';
import { needsTranslation } from './plain-words';
import { toKey } from './text-key';

export interface ScopeWords {
  readonly text: string;
  readonly kind: WordsKind;
  /** Where they stand first, in the source. */
  readonly pointer: string;
}

export interface Match {
  /** Of the pair. */
  readonly index: number;
  readonly pair: Pair;
  readonly words: ScopeWords;
  /** What the translation was made from, where that is something else. */
  readonly was?: string;
  /** The pair is that of equal words elsewhere: these have none of their own. */
  readonly isShared?: true;
}

/** Words in one place. */
interface Place {
  readonly words: ScopeWords;
  /** Absent where nothing is translated, or has to be. */
  readonly match?: Match;
  /** They need a translation, and have none. */
  readonly isMissing?: true;
  /** Of their own pair, which may be empty. */
  readonly index?: number;
}

export interface Matching {
  /** In the order of the source. */
  readonly places: readonly Place[];
  /** The indexes of pairs whose words stand nowhere, or in fewer places. */
  readonly unused: readonly number[];
}

const groupIndexes = (keys: readonly string[]): Map<string, number[]> =>
  groupBy(keys.keys(), (index) => keys[index] ?? '');

/** By its key, the first index. */
const findFirst = (keys: readonly string[]): Map<string, number> =>
  new Map(keys.map((key, index) => [key, index] as const).reverse());

/** What stands before and behind each key, of those that both sides have. */
function listNeighbours(keys: readonly string[], others: { has: (key: string) => boolean }) {
  const left = keys.flatMap((key, index) => (others.has(key) ? [{ key, index }] : []));
  return new Map(
    left.map(({ index }, at) => [index, [left[at - 1]?.key, left[at + 1]?.key]] as const),
  );
}

/** Of more equal words and pairs, each word has the pair of its order: comparing all would take too long. */
const maxCompared = 40_000;

/** Of equal words, each has the pair between its own neighbours, if there is one: they may mean something else there. */
function pairEqual(keys: readonly string[], pairKeys: readonly string[]): Map<number, number> {
  const places = groupIndexes(keys);
  const pairs = groupIndexes(pairKeys);
  const fresh = new Map<number, number>();
  let neighbours: readonly ReturnType<typeof listNeighbours>[] | undefined;
  for (const [key, indexes] of places) {
    const own = pairs.get(key);
    if (own === undefined) continue;
    const count = indexes.length * own.length;
    if (count === 1 || count > maxCompared) {
      for (const [order, pair] of own.slice(0, indexes.length).entries())
        fresh.set(indexes[order] ?? -1, pair);
      continue;
    }
    neighbours ??= [listNeighbours(keys, pairs), listNeighbours(pairKeys, places)];
    const [around, aroundPair] = neighbours;
    const toLeft = (one: number): Left => ({ index: one, text: key, between: '' });
    const scored = scoreAll(indexes.map(toLeft), own.map(toLeft), (one, pair) => {
      const [mine, its] = [around?.get(one.index), aroundPair?.get(pair.index)];
      return [0, 1].filter((side) => mine?.[side] === its?.[side]).length;
    });
    for (const [one, pair] of takeBest(scored)) fresh.set(one.index, pair.index);
  }
  return fresh;
}

interface ToMatch {
  readonly words: Iterable<ScopeWords>;
  readonly pairs: readonly Pair[];
  /** The words that stay as they are everywhere. */
  readonly names: readonly string[];
}

interface Keyed {
  readonly words: ScopeWords;
  readonly key: string;
}

/** The pairs of words that have changed: by the index of the words, that of the pair. */
function findChanged(
  fresh: ReadonlyMap<number, number>,
  pairs: readonly Pair[],
  {
    all,
    known,
    names,
  }: {
    readonly all: readonly Keyed[];
    readonly known: ReadonlyMap<string, unknown>;
    readonly names: readonly string[];
  },
): Map<number, number> {
  // Each pair is that of one place: none is left.
  if (fresh.size === pairs.length) return new Map();
  const owners = new Set(fresh.values());
  // Words that share a pair have their translation, and are nobody's neighbours.
  const places = all.flatMap(({ key }, index) =>
    fresh.has(index) || !known.has(key) ? [index] : [],
  );
  if (fresh.size === places.length) return new Map();
  const leftWords = findLeft(
    places.map((index) => all[index]?.key ?? ''),
    places.map((index) => fresh.get(index)?.toString()),
  );
  const leftPairs = findLeft(
    pairs.map(({ from }) => from),
    pairs.map((_, index) => (owners.has(index) ? index.toString() : undefined)),
  ).filter(({ index }) => pairs[index]?.to !== '');
  const said = new Set(all.map(({ key }) => key));
  const find = ({ index }: Left): number => places[index] ?? -1;
  const isLeftAsked = (left: Left): boolean => {
    const words = all[find(left)]?.words;
    return words !== undefined && isAsked(words, names);
  };
  return new Map(
    align(leftWords, leftPairs, {
      isAsked: isLeftAsked,
      isSaid: ({ text }) => said.has(toKey(text)),
    }).map(([one, { index }]) => [find(one), index]),
  );
}

/**
 * Where all pairs stand in the order of their words: by the index of the words, that of the pair. Undefined for all others. Most
 * files are so, and nothing else is compared.
 */
function pairInOrder(
  keys: readonly string[],
  pairKeys: readonly string[],
): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>();
  const others: string[] = [];
  for (const [index, key] of keys.entries()) {
    if (key === pairKeys[found.size]) found.set(index, found.size);
    else others.push(key);
  }
  if (found.size < pairKeys.length) return undefined;
  if (others.length === 0) return found;
  const known = new Set(pairKeys);
  return others.some((key) => known.has(key)) ? undefined : found;
}

/** A pair that waits has the translation of the same words in another one. */
function shareTranslations(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.every(({ to }) => to !== '')) return pairs;
  const known = new Map(
    pairs.filter(({ to }) => to !== '').map((pair) => [toKey(pair.from), pair]),
  );
  return pairs.map((pair) => {
    const other = pair.to === '' ? known.get(toKey(pair.from)) : undefined;
    return other ? { ...other, from: pair.from } : pair;
  });
}

/** Whether words need a translation. */
export const isAsked = ({ kind, text }: ScopeWords, names: readonly string[]): boolean =>
  kind === 'always' && needsTranslation(text, names);

/** Words that stand in several places may have a pair for each; where there are fewer, the others share the first. */
export function matchPairs({ words, pairs: written, names }: ToMatch): Matching {
  const pairs = shareTranslations(written);
  const all = Array.from(words, (one): Keyed => ({ words: one, key: toKey(one.text) })).filter(
    ({ key }) => key !== '',
  );
  const pairKeys = pairs.map(({ from }) => toKey(from));
  const keys = all.map(({ key }) => key);
  const fresh = pairInOrder(keys, pairKeys) ?? pairEqual(keys, pairKeys);
  // Asked only for words that have no pair of their own.
  const known = fresh.size < all.length ? findFirst(pairKeys) : new Map<string, number>();
  const changed = findChanged(fresh, pairs, { all, known, names });
  const places = all.map(({ words: one, key }, at): Place => {
    const own = fresh.get(at) ?? changed.get(at);
    const index = own ?? known.get(key);
    const pair = index === undefined ? undefined : pairs[index];
    if (index === undefined || pair === undefined || pair.to === '') {
      return {
        words: one,
        ...(isAsked(one, names) && { isMissing: true }),
        ...(own !== undefined && { index: own }),
      };
    }
    const was = changed.has(at) ? pair.from : pair.was;
    const match: Match = {
      ...{ index, pair, words: one },
      ...(was !== undefined && { was }),
      ...(own === undefined && { isShared: true }),
    };
    return { words: one, match, ...(own !== undefined && { index: own }) };
  });
  if (fresh.size + changed.size === pairs.length) return { places, unused: [] };
  const used = new Set([...fresh.values(), ...changed.values()]);
  return { places, unused: [...pairs.keys()].filter((index) => !used.has(index)) };
}
