// The words of a file, and the pairs that it has → the text of the file: a pair for each text, in the order of the site.
import type { Pair } from '../../../engine/generated/manifest';
import { toKey } from '../../../engine/manifest/languages/text-key';
import type {
  TranslatedWords,
  WordsState,
} from '../../../engine/manifest/languages/translated-words';
import { isRecord, type Json } from '../../../engine/model/json';
import { formatPairs } from '../format-pairs';

/** By the key of a text: what it is in another file of the language. */
type Known = ReadonlyMap<string, string>;

/** A text that got the translation that it has elsewhere. */
export interface Copied {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What is translated by now, wherever it stands; of several translations of one text none is known. */
export function listKnown(words: readonly TranslatedWords[]): Known {
  const known = new Map<string, string | undefined>();
  for (const { state, text, pair } of words.flatMap((one) => one.listStates())) {
    if (state !== 'done' || pair === undefined) continue;
    const key = toKey(text);
    known.set(key, known.has(key) && known.get(key) !== pair.to ? undefined : pair.to);
  }
  return new Map([...known].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The file as it is written, without defaults. */
const readRaw = (text: string | undefined): Json => {
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return isRecord(value) ? value : {};
};

const getPairs = ({ words }: Json): readonly Json[] =>
  Array.isArray(words) ? words.map((one: unknown) => (isRecord(one) ? one : {})) : [];

/** What a translation becomes, and how it came about. */
type Target = Pick<Pair, 'to' | 'kept' | 'machine'>;

/** By the index of a state. */
export type Targets = ReadonlyMap<number, Target>;

interface Writing {
  readonly known: Known;
  readonly copied: Copied[];
  /** Translations that somebody has made; absent for none. */
  readonly targets?: Targets;
  /** Whether the file is to be there even where it has no pair: without it, the page is not. */
  readonly isNeeded?: boolean;
}

/** A pair that says what the text is by now. */
function toTranslated({ text, of }: WordsState, written: Json | undefined, target: Target): Json {
  const { was: _, kept: __, machine: ___, ...rest } = written ?? {};
  return { ...rest, from: text, ...(of !== undefined && { of }), ...target };
}

/** Of words that share the pair of equal ones: the same for them. */
const toOwn = (text: string, { keep, ...pair }: Pair): Json => ({
  ...pair,
  from: text,
  ...(!keep && { keep }),
});

/** The pair of a text as it is to be. */
function toPair(
  { state, text, pair, index, was, of, known }: WordsState,
  raw: readonly Json[],
  copy: (from: string, to?: string) => string,
): Json {
  const written = index === undefined ? undefined : raw[index];
  if (state === 'missing' || pair === undefined)
    return { ...written, from: text, to: known ?? copy(text) };
  const own = written?.to === pair.to ? written : { ...toOwn(text, pair), to: copy(text, pair.to) };
  const withFile = of !== undefined && pair.of === undefined ? { ...own, of } : own;
  if (was === undefined || pair.was === was) return withFile;
  return { ...withFile, from: text, was };
}

const isEmpty = ({ to }: Pair): boolean => to === '';

/** `text`: that of the file now; undefined where there is none. */
export function writePairs(
  words: TranslatedWords,
  text: string | undefined,
  { known, copied, targets, isNeeded }: Writing,
): string | undefined {
  const raw = readRaw(text);
  const pairs = getPairs(raw);
  const copy = (from: string, to = known.get(toKey(from)) ?? ''): string => {
    if (to !== '') copied.push({ file: words.file, from, to });
    return to;
  };
  const states = words.listStates();
  const left = new Set(words.listUnused().filter((pair) => !isEmpty(pair)));
  const { words: written = [] } = words.translation ?? {};
  const unused = pairs.filter((_, index) => {
    const pair = written[index];
    return pair !== undefined && left.has(pair);
  });
  if (text === undefined && states.length === 0 && !isNeeded) return undefined;
  const all = states.map((state, at) => {
    const target = targets?.get(at);
    if (target === undefined) return toPair(state, pairs, copy);
    return toTranslated(state, state.index === undefined ? undefined : pairs[state.index], target);
  });
  return formatPairs(words.file, { ...raw, words: [...all, ...unused] });
}
