// Words of the site that are translated in one file + that file → the words that it says in their places, and what is wrong with it.
import { findWords } from '../../content/shape/find-words';
import { mapWords } from '../../content/shape/map-words';
import { toPointer } from '../../content/shape/shape';
import type { Pair, Translation } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { WordsNode, WordsTable } from '../../model/words';
import type { ParamsOf } from '../catalogue';
import type { RawFinding, Spot } from '../raw-finding';
import { checkPair } from './check-pair';
import { type Match, type Matching, matchPairs, type ScopeWords, toKey } from './match-pairs';
import { describeChange } from './plain-words';
import { findTrace, type Traces } from './traces';

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
  /** Those of them that the engine cannot say in the language: by pointer, what is known of them, or ''. */
  readonly unspoken?: ReadonlyMap<string, string>;
}

interface ToTranslate {
  /** What a finding calls them: 'The page "about"'. */
  readonly name: string;
  readonly words: Words;
  /** The file of the language that has their translation. */
  readonly file: string;
  /** Undefined where there is none. */
  readonly translation: Translation | undefined;
  readonly table: WordsTable;
  readonly language: string;
  readonly names: readonly string[];
  /** Of a text. */
  readonly fingerprint: Contract['fingerprint'];
  /** The same of the bytes of a file; undefined where nobody looks at them. */
  readonly fingerprintOf: (path: string) => string | undefined;
}

const quote = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);

const listWords = (
  table: WordsTable,
  { node, value, pointer: at, standard }: Words,
): ScopeWords[] =>
  Array.from(findWords(table, node, value), ({ text, kind, pointer }) => ({
    text,
    kind: standard?.has(pointer) ? 'sometimes' : kind,
    pointer: at + pointer,
  }));

/** Words that may stay, and look like a path, may name a file. */
const isFile = ({ words: { kind, text } }: Match): boolean =>
  kind === 'sometimes' && /\.[a-z0-9]{2,5}$/i.test(text);

/** Labels stand where there is little room. */
const isLabel = (pointer: string): boolean => /\/(?:label|buttonLabel)$/.test(pointer);

/** The state of a text, for those who count, and for those who write it. */
export interface WordsState extends Traces {
  readonly state: 'done' | 'stale' | 'missing';
  readonly text: string;
  /** Where it stands in the source. */
  readonly pointer: string;
  /** Its pair, and which one that is in its file. */
  readonly pair: Pair | undefined;
  readonly index: number | undefined;
  /** What a stale translation was made from. */
  readonly was?: string;
  /** Of words that name a file: its fingerprint. */
  readonly of?: string;
  /** Of the engine's own words, what they are in the language. */
  readonly known?: string;
}

interface Origin {
  readonly place: Pick<Spot, 'file' | 'pointer'>;
  /** The pointer of the words in their source. */
  readonly source: string;
}

export class TranslatedWords {
  readonly #given: ToTranslate;
  readonly #matching: Matching;
  #byTranslation: ReadonlyMap<string, Match> | undefined;

  constructor(given: ToTranslate) {
    const { words, translation, table, names } = given;
    this.#given = given;
    const pairs: readonly Pair[] = translation?.words ?? [];
    this.#matching = matchPairs({ words: listWords(table, words), pairs, names });
  }

  /** The value with its words in the language; those of the site where there is no translation. */
  project(): unknown {
    const { table, words } = this.#given;
    const { matches } = this.#matching;
    if (matches.size === 0) return words.value;
    const change = (text: string): string => matches.get(toKey(text))?.pair.to ?? text;
    return mapWords(words.node, words.value, { table, change });
  }

  /** Where a translation stands, and the words that it is made from; undefined for other texts. */
  findOrigin(translation: string): Origin | undefined {
    this.#byTranslation ??= new Map(
      [...this.#matching.matches.values()].reverse().map((match) => [match.pair.to, match]),
    );
    const match = this.#byTranslation.get(translation);
    return match && { place: this.#toPlace(match.index), source: match.words.pointer };
  }

  get file(): string {
    return this.#given.file;
  }

  /** What the file of the language says itself; undefined where there is none. */
  get translation(): Translation | undefined {
    return this.#given.translation;
  }

  /** Of every text that has a translation or lacks one, in the order of the source. */
  listStates(): WordsState[] {
    const { words, matches, missing } = this.#matching;
    const waiting = new Map(missing.map((one) => [one.words, one.index]));
    return Array.from(words).flatMap(([key, one]): WordsState[] => {
      const { text, pointer } = one;
      const match = matches.get(key);
      if (match) return [{ text, pointer, ...this.#toState(match) }];
      const known = this.#given.words.unspoken?.get(pointer);
      if (known === undefined && !waiting.has(one)) return [];
      const index = waiting.get(one) ?? (known === undefined ? undefined : this.#findEmpty(key));
      const pair = index === undefined ? undefined : this.translation?.words[index];
      const missing = { text, pointer, state: 'missing', pair, index } as const;
      return [known ? { ...missing, known } : missing];
    });
  }

  /** The index of a pair that has no translation yet, of words that need none. */
  #findEmpty(key: string): number | undefined {
    const index = this.translation?.words.findIndex(({ from }) => toKey(from) === key) ?? -1;
    return index < 0 ? undefined : index;
  }

  #toState(match: Match): Omit<WordsState, 'text' | 'pointer'> {
    const { index, pair, was } = match;
    const of =
      pair.of === undefined && !isFile(match)
        ? undefined
        : this.#given.fingerprintOf(match.words.text);
    const state = this.#findChange(match) ? 'stale' : 'done';
    return {
      ...{ state, index, pair, ...this.#findTraces(pair) },
      ...(was !== undefined && { was }),
      ...(of !== undefined && { of }),
    };
  }

  /** The pairs that nothing needs any more. */
  listUnused(): Pair[] {
    const { words = [] } = this.translation ?? {};
    return this.#matching.unused.flatMap((index) => words[index] ?? []);
  }

  listFindings(): RawFinding[] {
    const { matches, unused } = this.#matching;
    const { words: pairs = [] } = this.#given.translation ?? {};
    return [
      ...this.#listMissing(),
      ...[...matches.values()].flatMap((match) => this.#checkMatch(match)),
      ...unused.map((index): RawFinding => {
        const params: ParamsOf<'unused-translation'> = { text: quote(pairs[index]?.from ?? '') };
        return { code: 'unused-translation', ...this.#toPlace(index, 'from'), params };
      }),
    ];
  }

  #toPlace(index: number, member = 'to'): Pick<Spot, 'file' | 'pointer'> {
    return { file: this.#given.file, pointer: `${toPointer('/words', index)}/${member}` };
  }

  #listMissing(): RawFinding[] {
    const { name, file, translation, language, words } = this.#given;
    const { missing } = this.#matching;
    const [first] = missing;
    if (first === undefined) return [];
    if (translation === undefined) {
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
      const place = index === undefined ? own : this.#toPlace(index);
      return { code: 'missing-translation', ...place, params };
    });
  }

  /** The words that a translation was made from, where the site says something else, or shows another file. */
  #findChange({ pair, words, was }: Match): ParamsOf<'stale-translation'> | undefined {
    const { language, fingerprintOf } = this.#given;
    if (was !== undefined) {
      const [old, is] = describeChange(was, words.text);
      return { was: old, is, language };
    }
    const is = pair.of === undefined ? undefined : fingerprintOf(pair.from);
    return is === undefined || is === pair.of ? undefined : { picture: pair.from, language };
  }

  #checkMatch(match: Match): RawFinding[] {
    const { index, pair, words } = match;
    const place = this.#toPlace(index);
    const { language, names, words: own } = this.#given;
    const params = this.#findChange(match);
    if (params === undefined) {
      const { kept, machine } = this.#findTraces(pair);
      return [
        ...checkPair(pair, { place, names, isLabel: isLabel(words.pointer) }),
        ...(kept ? [{ code: 'kept-translation' as const, ...place, params: { language } }] : []),
        ...(machine
          ? [{ code: 'machine-translation' as const, ...place, params: { language } }]
          : []),
      ];
    }
    const { pointer } = words;
    const said = { file: own.file, pointer, message: 'The site says it here.' };
    return [{ code: 'stale-translation', ...place, params, related: own.place ? [] : [said] }];
  }

  #findTraces(pair: Pair): Traces {
    if (pair.kept === undefined && pair.machine === undefined) return {};
    return findTrace(pair, this.#given.fingerprint(pair.to));
  }
}
