// Words of the site that are translated in one file + that file → the words that it says in their places, and what is wrong with it.
import { findWords } from '../../content/shape/find-words';
import { mapWords } from '../../content/shape/map-words';
import type { Pair, Translation } from '../../generated/manifest';
import { groupBy } from '../../model/group-by';
import type { WordsTable } from '../../model/words';
import type { RawFinding, Spot } from '../raw-finding';
import { withDatesOf } from './date-spellings';
import { isAsked, type Match, type Matching, matchPairs, type ScopeWords } from './match-pairs';
import type { Traces } from './traces';
import {
  findChange,
  findTraces,
  listWordsFindings,
  type ToTranslate,
  toPairPlace,
  type Words,
} from './words-findings';

function listWords(
  table: WordsTable,
  { node, value, pointer, standard, unshown }: Words,
): readonly ScopeWords[] {
  const found = findWords(table, node, value, pointer);
  const mayStay = standard ?? unshown;
  return mayStay
    ? found.map((one) => (mayStay.has(one.pointer) ? { ...one, kind: 'sometimes' } : one))
    : found;
}

/** Words that may stay, and look like a path, may name a file. */
const isFile = ({ words: { kind, text } }: Match): boolean =>
  kind === 'sometimes' && /\.[a-z0-9]{2,5}$/i.test(text);

/** The state of a text, for those who count, and for those who write it. */
export interface WordsState extends Traces {
  readonly state: 'done' | 'stale' | 'missing';
  readonly text: string;
  /** Where it stands in the source. */
  readonly pointer: string;
  /** Its pair, and which one that is in its file; undefined where it shares that of equal words. */
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

interface Known {
  readonly translation: Translation | undefined;
  readonly matching: Matching;
}

export class TranslatedWords {
  readonly #given: ToTranslate;
  readonly #readAgain: (() => Translation | undefined) | undefined;
  #known: Known | undefined;
  #byTranslation: ReadonlyMap<string, Match> | undefined;

  /** With `readAgain` what is known of them is let go once the site says its words: hardly anybody asks for it again. */
  constructor(
    given: ToTranslate,
    translation: Translation | undefined,
    readAgain?: () => Translation | undefined,
  ) {
    this.#given = given;
    this.#readAgain = readAgain;
    this.#known = this.#match(translation);
  }

  #match(translation: Translation | undefined): Known {
    const { words, within } = this.#given;
    const { table, names, schemas } = within;
    const { standard } = words;
    const written: readonly Pair[] = translation?.words ?? [];
    const found = listWords(table, words);
    const pairs = standard ? withDatesOf(found, written, { schemas, standard }) : written;
    const matching = matchPairs({ words: found, pairs, names });
    return { translation, matching };
  }

  get #made(): Known {
    this.#known ??= this.#match(this.#readAgain?.());
    return this.#known;
  }

  get #matching(): Matching {
    return this.#made.matching;
  }

  /** The value with its words in the language; those of the site where there is no translation. */
  project(): unknown {
    const { words, within } = this.#given;
    const { places } = this.#matching;
    if (this.#readAgain) this.#known = undefined;
    if (places.every(({ match }) => match === undefined)) return words.value;
    const byText = groupBy(places, (place) => place.words.text);
    const change = (text: string): string => {
      const own = byText.get(text);
      // Equal words, in the order in which they stand.
      const place = own && own.length > 1 ? own.shift() : own?.[0];
      return place?.match?.pair.to ?? text;
    };
    return mapWords(words.node, words.value, { table: within.table, change });
  }

  /** Where a translation stands, and the words that it is made from; undefined for other texts. */
  findOrigin(translation: string): Origin | undefined {
    this.#byTranslation ??= new Map(this.#matches.reverse().map((match) => [match.pair.to, match]));
    const match = this.#byTranslation.get(translation);
    return match && { place: toPairPlace(this.#given, match.index), source: match.words.pointer };
  }

  get file(): string {
    return this.#given.file;
  }

  /** What the file of the language says itself; undefined where there is none. */
  get translation(): Translation | undefined {
    return this.#made.translation;
  }

  /** Of every place with words that have a translation or lack one, in the order of the source. */
  listStates(): WordsState[] {
    return this.#matching.places.flatMap((place): WordsState[] => {
      const { match, isMissing, index, words } = place;
      const at = { text: words.text, pointer: words.pointer, index };
      if (match)
        return index === undefined && !isAsked(words, this.#given.within.names)
          ? []
          : [{ ...at, ...this.#toState(match) }];
      const known = this.#given.words.unspoken?.get(words.pointer);
      if (known === undefined && !isMissing) return [];
      const pair = index === undefined ? undefined : this.translation?.words[index];
      return [{ ...at, state: 'missing', pair, ...(known && { known }) }];
    });
  }

  get #matches(): Match[] {
    return this.#matching.places.flatMap(({ match }) => match ?? []);
  }

  #toState(match: Match): Pick<WordsState, 'state' | 'pair' | 'was' | 'of' | keyof Traces> {
    const { pair, was } = match;
    const { within } = this.#given;
    const of =
      pair.of === undefined && !isFile(match) ? undefined : within.fingerprintOf(match.words.text);
    const state = findChange(match, within) ? 'stale' : 'done';
    return {
      ...{ state, pair, ...findTraces(pair, within) },
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
    const { matching, translation } = this.#made;
    return listWordsFindings(matching, this.#given, translation);
  }
}
