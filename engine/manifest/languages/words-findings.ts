// Words of the site + their pairs → what is wrong with these.
import { toPointer } from '../../content/shape/shape';
import type { Pair, Translation } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { groupBy } from '../../model/group-by';
import type { WordsNode, WordsTable } from '../../model/words';
import type { ParamsOf } from '../catalogue';
import type { Cause, RawFinding, Spot } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { checkPair } from './check-pair';
import { isUntranslated } from './is-untranslated';
import type { Match, Matching } from './match-pairs';
import { describeChange } from './plain-words';
import { toKey } from './text-key';
import { findTrace, listTraceCauses, type Traces } from './traces';

/** A value of the site with words, in its source. */
export interface Words {
  readonly node: WordsNode;
  readonly value: unknown;
  /** The id of its source, and where it is there. */
  readonly file: string;
  readonly pointer: string;
  /** What asks for their translation, where they stand in no source of the site. */
  readonly place?: Pick<Spot, 'file' | 'pointer'>;
  /** Where the engine's own words stand in it, which may stay as they are. */
  readonly standard?: ReadonlySet<string>;
  /** Where words stand in it that nobody is shown: they may stay, too. */
  readonly unshown?: ReadonlySet<string>;
  /** Those of them that the engine cannot say in the language: by pointer, what is known of them, or ''. */
  readonly unspoken?: ReadonlyMap<string, string>;
}

/** What is equal for all words that are translated into a language. */
export interface InLanguage {
  readonly table: WordsTable;
  readonly language: string;
  /** The language of the site itself. */
  readonly from: string;
  readonly names: readonly string[];
  readonly schemas: Contract['schemas'];
  /** Of a text. */
  readonly fingerprint: Contract['fingerprint'];
  /** The same of the bytes of a file; undefined where nobody looks at them. */
  readonly fingerprintOf: (path: string) => string | undefined;
}

export interface ToTranslate {
  /** What a finding calls them: 'The page "about"'. */
  readonly name: string;
  readonly words: Words;
  /** The file of the language that has their translation. */
  readonly file: string;
  readonly within: InLanguage;
}

const quote = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Labels stand where there is little room. */
const isLabel = (pointer: string): boolean => /\/(?:label|buttonLabel|submit)$/.test(pointer);

/** Where a member of a pair stands. */
export const toPairPlace = (
  { file }: Pick<ToTranslate, 'file'>,
  index: number,
  member = 'to',
): Pick<Spot, 'file' | 'pointer'> => ({
  file,
  pointer: `${toPointer('/words', index)}/${member}`,
});

/** What a pair says of how its translation came about. */
export function findTraces(pair: Pair, { fingerprint }: InLanguage): Traces {
  if (pair.kept === undefined && pair.machine === undefined) return {};
  return findTrace(pair, fingerprint(pair.to));
}

/** The words that a translation was made from, where the site says something else, or shows another file. */
export function findChange(
  { pair, words, was }: Match,
  { language, fingerprintOf }: InLanguage,
): ParamsOf<'stale-translation'> | undefined {
  if (was !== undefined) {
    const [old, is] = describeChange(was, words.text);
    const isSwapped = toKey(pair.to) === toKey(words.text);
    return { was: old, is, language, ...(isSwapped && { swapped: pair.to }) };
  }
  const is = pair.of === undefined ? undefined : fingerprintOf(pair.from);
  return is === undefined || is === pair.of ? undefined : { picture: pair.from, language };
}

/** Equal words are told once: one translation is enough for all of them. */
function listMissing({ places }: Matching, given: ToTranslate, isThere: boolean): RawFinding[] {
  const { name, file, words } = given;
  const { language } = given.within;
  const waiting = places.filter(({ isMissing }) => isMissing);
  const missing = [...groupBy(waiting, ({ words: { text } }) => toKey(text)).values()].flatMap(
    ([one]) => one ?? [],
  );
  const [first] = missing;
  if (first === undefined) return [];
  if (!isThere) {
    const params: ParamsOf<'missing-translation'> = {
      ...{ text: name, language, count: missing.length, file },
    };
    const pointer = words.pointer === '' ? first.words.pointer : words.pointer;
    const part = words.pointer === '' && !words.place ? 'value' : 'key';
    const place = words.place ?? { file: words.file, pointer };
    return [{ code: 'missing-translation', ...place, part, params }];
  }
  return missing.map(({ words: { text, pointer }, index }): RawFinding => {
    const params: ParamsOf<'missing-translation'> = {
      ...{ text: quote(text), language },
      file: index === undefined ? file : undefined,
    };
    const own = words.place ?? { file: words.file, pointer };
    const place = index === undefined ? own : toPairPlace(given, index);
    return { code: 'missing-translation', ...place, params };
  });
}

const untranslated: Cause = { code: 'same-translation', params: {} };

function checkMatch(match: Match, given: ToTranslate): RawFinding[] {
  const { index, pair, words } = match;
  const { within, words: own } = given;
  const { language, names } = within;
  const params = findChange(match, within);
  if (params === undefined) {
    const causes = [
      ...checkPair(pair, { names, isLabel: isLabel(words.pointer) }),
      ...listTraceCauses(findTraces(pair, within), language),
      ...(isUntranslated(match, within) ? [untranslated] : []),
    ];
    return causes.map((cause) => ({ ...cause, ...toPairPlace(given, index) }));
  }
  const { pointer } = words;
  const said = { file: own.file, pointer, message: 'The site says it here.' };
  const place = toPairPlace(given, index);
  return [{ code: 'stale-translation', ...place, params, related: own.place ? [] : [said] }];
}

function listUnused(
  { places, unused }: Matching,
  given: ToTranslate,
  pairs: readonly Pair[],
): RawFinding[] {
  if (unused.length === 0) return [];
  const said = new Set(places.map(({ words }) => toKey(words.text)));
  // Numbers have no need of a translation: a changed one has lost it.
  const untranslated = places.flatMap(({ match, words }) => (match ? [] : [words.text]));
  return unused.map((index): RawFinding => {
    const { from = '' } = pairs[index] ?? {};
    const text = quote(from);
    const near = findNearest(from, untranslated);
    const params: ParamsOf<'unused-translation'> = said.has(toKey(from))
      ? { further: text }
      : { text, near: near && quote(near) };
    return { code: 'unused-translation', ...toPairPlace(given, index, 'from'), params };
  });
}

/** `translation`: what the file of the language says; undefined where there is none. */
export const listWordsFindings = (
  matching: Matching,
  given: ToTranslate,
  translation: Translation | undefined,
): RawFinding[] => [
  ...listMissing(matching, given, translation !== undefined),
  ...matching.places.flatMap(({ match }) =>
    match === undefined || match.isShared ? [] : checkMatch(match, given),
  ),
  ...listUnused(matching, given, translation?.words ?? []),
];
