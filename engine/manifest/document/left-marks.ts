// Marks that the parser left as they are, and may have cut words at → those that were meant as more than characters: visitors
// would read them.

import type { Token } from 'markdown-it';
import { cover } from '../../content/text/rich-text';
import { closeStrong, type LeftMark, openMarks } from '../text/left-marks';
import { findShortcodes } from '../text/shortcodes';
import type { DocumentContext } from './document-context';

const marks: readonly LeftMark[] = [
  ...openMarks,
  {
    // Where a sign stands before asterisks and a letter behind them, they begin emphasis in Markdown.
    pattern:
      /(?<![\p{L}\p{N}*])(\*{1,2})(?=\S)(?=[^*\n]*\p{L})[^*\n]*[^\p{L}\p{N}\s*]\1(?=\p{L}|\p{N})/gu,
    remedy: () => 'Write the sign behind the asterisks, or a space.',
  },
  {
    pattern: /(?<![\p{L}\p{N}\]_])__(?=\p{L})[^\n]*?[^\s_\ufffc]__(?=[\p{L}\p{N}])/gu,
    remedy: () => 'Write two asterisks on both sides: underscores within a word are characters.',
  },
  {
    pattern: /(?<![\p{L}\p{N}\]_])__(?=\p{L})(?![^\n]*[^\s_]__[\p{L}\p{N}])[^\n\ufffc]*/gu,
    remedy: () => 'Write two underscores behind the last strong word, too.',
  },
  {
    // "Rock `n’ roll" are words.
    pattern: /(?<![\p{L}\p{N}`])`(?=\p{L})[^`’'\n]*$/gu,
    remedy: () => 'Write a backtick behind the code, too.',
  },
  {
    // "&amp;amp;": what is left once it is read is written as other tools escape it.
    pattern:
      /&(?:amp|quot|apos|lt|gt|nbsp|copy|reg|euro|[mn]dash|hellip|[aouAOU]uml|szlig|#x?[\da-f]+);/gi,
    remedy: () => 'This was escaped twice: write the character itself.',
  },
];

/** "**Terms apply" is such a note, too: only where nothing refers to it is it strong. */
const openLead = /^\*\*\p{L}[^\s*]*(?=[^*]*$)/u;

/** What closes those of the paragraph above, at the end of a sentence: a note stands below what refers to it. */
const lateEnd = /^[^*]*[.!?…]["'”’»)]*\*\*$/u;

/** "Price**", "9–17* **": a sign that refers to a note. */
const noteSign = /[^\s*]\*{1,3}(?![\p{L}\p{N}*])|\S \*{1,3}(?![^\s.,;:!?)])/u;

/** The words of one part of a document, one after the other, as the parser read them. */
export class LeftMarks {
  readonly #runs: (readonly [start: number, offset: number])[] = [];
  #text = '';

  /** `offset` is that of the words in the document. */
  addWords(content: string, offset: number): void {
    this.#runs.push([this.#text.length, offset]);
    this.#text += content;
  }

  /** A character behind a backslash: before a letter, the backslash is one. Or one that was written as an entity. */
  addEscaped({ content, markup }: Token, offset: number): void {
    const isWord = content === markup ? content.startsWith('\\') : markup === '&amp;';
    if (isWord) this.addWords(content, offset);
    else this.addOther();
  }

  addOther(): void {
    this.#text += cover;
  }

  /** `isWhole` where they are those of a whole paragraph, heading, item or cell. */
  check(context: DocumentContext, isWhole: boolean): void {
    if (isWhole) context.beginPart();
    if (!/[*_$:`[\\%&]/.test(this.#text)) return;
    if (isWhole && lateEnd.test(this.#text) && context.closeLead()) return;
    if (noteSign.test(this.#text)) context.hasNoteSigns = true;
    const [lead] = (isWhole && openLead.exec(this.#text)) || [];
    if (lead !== undefined)
      context.addOpenLead(this.#offsetOf(0), {
        markup: JSON.stringify(lead),
        remedy: closeStrong,
      });
    for (const { pattern, remedy } of marks)
      for (const { 0: markup, index } of this.#text.matchAll(pattern))
        context.report(this.#offsetOf(index), {
          code: 'foreign-markup',
          params: { markup: JSON.stringify(markup.replaceAll(cover, '…')), remedy: remedy('') },
        });
    for (const shortcode of findShortcodes(this.#text))
      context.reportShortcode(shortcode, this.#offsetOf(shortcode.index));
  }

  #offsetOf(index: number): number {
    const [start, offset] = this.#runs.findLast(([begins]) => begins <= index) ?? [0, 0];
    return offset + index - start;
  }
}
