// What a page says → its terms: each word with where it stands and how much it counts there.
import type { SearchedPage } from '../../model/search';
import { joinName, listRuns, readRun } from '../words/read-tokens';
import type { Vocabularies, Vocabulary } from './vocabulary';

/** How much a word counts in each of these. */
const fields = { title: 8, heading: 4, summary: 3, text: 1 } as const;

/** Sections have 4 bits: what follows the last one counts as part of it. */
export const maxSection = 15;

/** Weights have 4 bits: what is more counts by its logarithm. */
const maxWeight = 15;
const linear = 8;

const limitWeight = (weight: number): number =>
  weight <= linear
    ? weight
    : Math.min(maxWeight, linear + Math.round(2 * Math.log2(weight / linear)));

/** The number of a weight in a section, small for what is frequent. */
export const toPlace = (section: number, weight: number): number =>
  (weight - 1) * (maxSection + 1) + section;

/** Kept as long as the page says the same. */
export interface PageTerms {
  /** The numbers of its words, each once. */
  readonly words: Uint32Array;
  /** For each word its places, doubled, and one more for the last one. */
  readonly places: Uint16Array;
  /** The numbers of the words in its title and headings, as they are written. */
  readonly named: Uint32Array;
}

/** Where a word stands: sections in order, with its weight in each. */
interface Found {
  readonly sections: number[];
  readonly weights: number[];
}

const listWords = (run: string): string[] =>
  readRun(run).flatMap(({ whole, parts }) => (whole === undefined ? parts : [whole, ...parts]));

const listNamed = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];

/** What runs of letters are found by is the same on every page: it is found once. */
export class TermFinder {
  readonly #runs = new Map<string, readonly number[]>();
  readonly #words: Vocabulary;
  readonly #named: Vocabulary;

  constructor({ words, named }: Pick<Vocabularies, 'words' | 'named'>) {
    this.#words = words;
    this.#named = named;
  }

  find({ title, label = '', summary, words = [], sections }: SearchedPage): PageTerms {
    const found = new Map<number, Found>();
    const read = (text: string, section: number, weight: number): void => {
      let before = '';
      for (const run of listRuns(text)) {
        for (const word of this.#read(run)) add(found, word, { section, weight });
        const name = joinName(before, run);
        if (name !== undefined) add(found, this.#words.numberOf(name), { section, weight });
        before = run;
      }
    };
    read(title, 0, fields.title);
    read(label, 0, fields.title);
    read(summary, 0, fields.summary);
    for (const word of words) read(word, 0, fields.heading);
    sections.forEach(({ heading, words: texts }, index) => {
      const section = Math.min(index, maxSection);
      if (heading !== undefined) read(heading, section, fields.heading);
      for (const text of texts) read(text, section, fields.text);
    });
    const named = [title, label, ...words, ...sections.flatMap(({ heading = '' }) => heading)];
    return {
      words: Uint32Array.from(found.keys()),
      places: Uint16Array.from([...found.values()].flatMap(toPlaces)),
      named: Uint32Array.from(named.flatMap(listNamed), (word) => this.#named.numberOf(word)),
    };
  }

  #read(run: string): readonly number[] {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const words = listWords(run).map((word) => this.#words.numberOf(word));
    this.#runs.set(run, words);
    return words;
  }
}

function add(
  found: Map<number, Found>,
  word: number,
  { section, weight }: { readonly section: number; readonly weight: number },
): void {
  const known = found.get(word);
  if (known === undefined) {
    found.set(word, { sections: [section], weights: [weight] });
    return;
  }
  const last = known.sections.length - 1;
  // Sections come in order.
  if (known.sections[last] === section) known.weights[last] = (known.weights[last] ?? 0) + weight;
  else {
    known.sections.push(section);
    known.weights.push(weight);
  }
}

const toPlaces = ({ sections, weights }: Found): number[] =>
  sections.map((section, index) => {
    const place = toPlace(section, limitWeight(weights[index] ?? 1));
    return 2 * place + (index === sections.length - 1 ? 1 : 0);
  });

/** The places of each word, as text. */
function listPlaces({ words, places }: PageTerms): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let at = 0;
  let own = '';
  for (const value of places) {
    own += ` ${value}`;
    if ((value & 1) === 0) continue;
    found.set(words[at] ?? 0, own);
    own = '';
    at += 1;
  }
  return found;
}

/** The numbers of the words that stand elsewhere on a page than they did. */
export function findMoved(before: PageTerms, after: PageTerms): number[] {
  const [old, now] = [listPlaces(before), listPlaces(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (word) => old.get(word) !== now.get(word),
  );
}
