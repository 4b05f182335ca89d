// Marks that the parser left as they are, and may have cut words at → those that were meant as more than characters: visitors
// would read them.
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
  {
    // "$5 and $6" are prices.
    pattern: /\$\$[^$\n]+\$\$|\$(?=[^$\n]*[\\^_])(?=\S)[^$\n]*[^$\s]\$/,
    remedy: 'Write formulas in characters, such as "x²", or show them as a picture.',
  },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z0-9]*(?:[_+-][a-z0-9]+)*:(?![\p{L}\p{N}:])/u,
    remedy: 'Write the picture character itself, such as "☀".',
  },
  {
    pattern: /(?<![\p{L}\p{N}\]_])__(?=\p{L})[^\n]*?[^\s_\ufffc]__(?=[\p{L}\p{N}])/u,
    remedy: 'Write two asterisks on both sides: underscores within a word are characters.',
  },
  {
    pattern: /(?<![\p{L}\p{N}\]_])__(?=\p{L})(?![^\n]*[^\s_]__[\p{L}\p{N}])[^\n\ufffc]*/u,
    remedy: 'Write two underscores behind the last strong word, too.',
  },
  {
    pattern: /(?<![\p{L}\p{N}`])`(?=\p{L})[^`\n]*$/u,
    remedy: 'Write a backtick behind the code, too.',
  },
];

/** What stands for a part without words, such as a link. */
const otherPart = '\ufffc';

/** The words of one part of a document, one after the other, as the parser read them. */
export class LeftMarks {
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
    if (!/[*_$:`]/.test(this.#text)) return;
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
