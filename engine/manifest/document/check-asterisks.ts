// Asterisks that the parser left as they are → those that were meant to make words strong: visitors would read them.
import type { DocumentContext } from './document-context';

interface Meant {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** A sign such as "Price**" refers to a note, and "**Note" may be one: neither is told. */
const meant: readonly Meant[] = [
  {
    pattern: /(?<=^[^*]*\S )\*\*\p{L}\S*(?=[^*]*$)/u,
    remedy: 'Write two asterisks behind the last strong word, too.',
  },
  {
    pattern: /(?<!\S)(\*{1,2})[ \t]+\p{L}[^*,\n]*[ \t]\1(?!\S)/u,
    remedy: 'Write no space between the asterisks and the words.',
  },
];

/** What stands for a part that is no words, such as a link. */
const otherPart = '\ufffc';

/** The words of one part of a document, one after the other, as the parser read them. */
export class LeftAsterisks {
  readonly #runs: (readonly [start: number, offset: number])[] = [];
  #text = '';

  /** `offset` is that of the words in the document. */
  addWords(content: string, offset: number): void {
    this.#runs.push([this.#text.length, offset]);
    this.#text += content;
  }

  addOther(): void {
    this.#text += otherPart;
  }

  check(context: DocumentContext): void {
    if (!this.#text.includes('*')) return;
    for (const { pattern, remedy } of meant) {
      const found = pattern.exec(this.#text);
      if (found === null) continue;
      const [start, offset] = this.#runs.findLast(([begins]) => begins <= found.index) ?? [0, 0];
      context.report(offset + found.index - start, {
        code: 'foreign-markup',
        params: { markup: JSON.stringify(found[0]), remedy },
      });
    }
  }
}
