// What a page says → its terms: each word with where it stands and how much it counts there.
import type { SearchedPage } from '../../model/search';
import { readRun } from '../words/read-tokens';
import { joinName, listRuns } from './list-runs';
import type { Vocabularies, Vocabulary } from './vocabulary';

/** How much a word counts in each of these. */
const fields = { title: 8, heading: 4, summary: 3, text: 1 } as const;

/** What follows the last section counts as part of it. */
const sectionBits = 4;
export const maxSection = 2 ** sectionBits - 1;

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
    /** By word and section. */
    const weights = new Map<number, number>();
    const read = (text: string, section: number, weight: number): void => {
      const add = (word: number): void => {
        const key = (word << sectionBits) | section;
        weights.set(key, (weights.get(key) ?? 0) + weight);
      };
      let before = '';
      for (const run of listRuns(text)) {
        for (const word of this.#read(run)) add(word);
        const name = joinName(before, run);
        if (name !== undefined) add(this.#words.numberOf(name));
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
      ...toPlaces(weights),
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

/** In order of words, the places of each in order of sections. */
function toPlaces(weights: ReadonlyMap<number, number>): Pick<PageTerms, 'words' | 'places'> {
  const keys = Uint32Array.from(weights.keys()).sort();
  const places = new Uint16Array(keys.length);
  const words: number[] = [];
  keys.forEach((key, index) => {
    const word = key >>> sectionBits;
    const next = keys[index + 1];
    const isLast = next === undefined || next >>> sectionBits !== word;
    const place = toPlace(key & maxSection, limitWeight(weights.get(key) ?? 1));
    places[index] = 2 * place + (isLast ? 1 : 0);
    if (isLast) words.push(word);
  });
  return { words: Uint32Array.from(words), places };
}

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
