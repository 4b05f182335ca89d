// The words of a page, a form or a file in their order + the pairs of a language → which pair is for which words, and what is left.
import type { Pair } from '../../generated/manifest';
import type { WordsKind } from '../../model/words';
import { needsTranslation } from './plain-words';

/** Most texts are as they are compared already. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** Words as they are compared: however their letters are encoded, and their lines broken. */
export const toKey = (text: string): string =>
  isPlain.test(text) ? text : text.normalize('NFC').replace(/\s+/g, ' ').trim();

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
}

export interface Matching {
  /** Each of the words once, by its key, in the order of the source. */
  readonly words: ReadonlyMap<string, ScopeWords>;
  /** By the key of the words. */
  readonly matches: ReadonlyMap<string, Match>;
  /** The words that are not translated, with the index of their empty pair. */
  readonly missing: readonly { readonly words: ScopeWords; readonly index?: number }[];
  /** The indexes of pairs whose words stand nowhere. */
  readonly unused: readonly number[];
}

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
interface Left {
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

/** The most alike first; of equal ones, in their order. */
function pairAlike(words: readonly Left[], pairs: readonly Left[]): Pairing[] {
  const scored = words.flatMap((one) =>
    pairs.map((pair) => ({ one, pair, score: findLikeness(one.text, pair.text) })),
  );
  const taken = new Set<Left>();
  return scored
    .filter(({ score }) => score >= minLikeness)
    .sort((a, b) => b.score - a.score || a.one.index - b.one.index || a.pair.index - b.pair.index)
    .flatMap(({ one, pair }): Pairing[] => {
      if (taken.has(one) || taken.has(pair)) return [];
      taken.add(one).add(pair);
      return [[one, pair]];
    });
}

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

/** `isAsked`: whether words need a translation at all; those that need none have one only where it is made of words like them. */
function align(
  words: readonly Left[],
  pairs: readonly Left[],
  isAsked: (text: string) => boolean,
): Pairing[] {
  const [asked, others] = [true, false].map((is) =>
    words.filter(({ text }) => isAsked(text) === is),
  );
  if (asked === undefined || others === undefined) return [];
  const alike = pairAlike(asked, pairs);
  const left = without(alike, pairs);
  const between = pairBetween(without(alike, asked), left);
  return [...alike, ...between, ...pairAlike(others, without(between, left))];
}

/** The pair of each of the words, as far as it says the very words that it was made from. */
function findFresh(keys: readonly string[], pairs: readonly Pair[]): Map<string, number> {
  const known = new Set(keys);
  const fresh = new Map<string, number>();
  for (const [index, { from }] of pairs.entries()) {
    const key = toKey(from);
    if (known.has(key) && !fresh.has(key)) fresh.set(key, index);
  }
  return fresh;
}

/** Each of the words once, in the order in which they come. */
function listOnce(words: Iterable<ScopeWords>): Map<string, ScopeWords> {
  const once = new Map<string, ScopeWords>();
  for (const one of words) {
    const key = toKey(one.text);
    const known = once.get(key);
    if (known === undefined || (known.kind === 'sometimes' && one.kind === 'always'))
      once.set(key, one);
  }
  once.delete('');
  return once;
}

interface ToMatch {
  readonly words: Iterable<ScopeWords>;
  readonly pairs: readonly Pair[];
  /** The words that stay as they are everywhere. */
  readonly names: readonly string[];
}

/** The pairs of words that have changed: by the key of the words, the index of the pair. */
function findChanged(
  fresh: ReadonlyMap<string, number>,
  keys: readonly string[],
  { pairs, isAsked }: { pairs: readonly Pair[]; isAsked: (key: string) => boolean },
): Map<string, number> {
  const keyOf = new Map(Array.from(fresh, ([key, index]) => [index, key]));
  if (fresh.size === keys.length || keyOf.size === pairs.length) return new Map();
  const leftWords = findLeft(
    keys,
    keys.map((key) => (fresh.has(key) ? key : undefined)),
  );
  const leftPairs = findLeft(
    pairs.map(({ from }) => from),
    pairs.map((_, index) => keyOf.get(index)),
  ).filter(({ index }) => pairs[index]?.to !== '');
  return new Map(
    align(leftWords, leftPairs, isAsked).map(([{ text: key }, { index }]) => [key, index]),
  );
}

export function matchPairs({ words: all, pairs, names }: ToMatch): Matching {
  const words = listOnce(all);
  const isAsked = (key: string): boolean => {
    const one = words.get(key);
    return one?.kind === 'always' && needsTranslation(one.text, names);
  };
  const keys = [...words.keys()];
  const fresh = findFresh(keys, pairs);
  const changed = findChanged(fresh, keys, { pairs, isAsked });
  const matches = new Map<string, Match>();
  const missing: { words: ScopeWords; index?: number }[] = [];
  for (const [key, one] of words) {
    const old = changed.get(key);
    const index = fresh.get(key) ?? old;
    const pair = index === undefined ? undefined : pairs[index];
    if (index !== undefined && pair !== undefined && pair.to !== '') {
      const was = old === undefined ? pair.was : pair.from;
      matches.set(key, { index, pair, words: one, ...(was !== undefined && { was }) });
    } else if (isAsked(key)) missing.push({ words: one, ...(index !== undefined && { index }) });
  }
  const used = new Set([...fresh.values(), ...changed.values()]);
  return { words, matches, missing, unused: [...pairs.keys()].filter((index) => !used.has(index)) };
}
