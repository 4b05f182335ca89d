// Words → numbers: what pages say is counted and kept as these.
import type { Stem } from './stemmer';

/** It only grows, so a number means the same word for whatever was made with it. */
export class Vocabulary {
  readonly words: string[];
  /** Those that were asked for, by the number of the word. */
  readonly stems: (string | null)[];
  readonly #numbers: Map<string, number>;

  /** With the words and stems of an earlier one. */
  constructor(words: readonly string[] = [], stems: readonly (string | null)[] = []) {
    this.words = [...words];
    this.stems = [...stems];
    this.#numbers = new Map(words.map((word, number) => [word, number]));
  }

  /** A word gets its number when it is first met. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  /** A vocabulary is of one language. */
  stemOf(number: number, stem: Stem): string {
    const known = this.stems[number] ?? stem(this.words[number] ?? '');
    this.stems[number] = known;
    return known;
  }
}

/** Those of one language. */
export interface Vocabularies {
  /** In small letters. */
  readonly words: Vocabulary;
  /** As titles and headings write them. */
  readonly named: Vocabulary;
  /** Ends of words that may be words as well, where a language joins them. */
  readonly ends: Vocabulary;
}

export const createVocabularies = (): Vocabularies => ({
  words: new Vocabulary(),
  named: new Vocabulary(),
  ends: new Vocabulary(),
});
