// A list of one item that was meant as something else: a telephone number, whose plus sign begins the line; and a note.
//
// A line that begins with a star, below words with a star behind them, as in "40 €*" → it was meant as their note: Markdown
// makes a list of it.
import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';

const bullet = /^[ \t]*\*[ \t]+/;
const reference = /[\p{L}\p{N}€$£%)]\*(?=[\s.,;:!?)|]|$)/u;

/** "+ 44 1632 960 123". */
const telephone = /^[ \t]*\+[ \t]+[1-9]\d{0,2}[ ()/.\d-]{5,}\d\b/;

/** Pairs of asterisks are emphasis. */
const hasReference = (line: string): boolean => {
  const words = line.replace(bullet, '');
  return reference.test(words) && words.split('*').length % 2 === 0;
};

/** How many items the list has that begins with a token. */
function countItems(tokens: readonly Token[], start: number): number {
  const level = tokens[start]?.level ?? 0;
  let count = 0;
  for (const token of tokens.slice(start + 1)) {
    if (token.type === 'bullet_list_close' && token.level === level) break;
    if (token.type === 'list_item_open' && token.level === level + 1) count += 1;
  }
  return count;
}

export function checkStarNotes(
  text: string,
  tokens: readonly Token[],
  context: DocumentContext,
): void {
  const { lines } = context;
  for (const [index, { type, markup, level, map }] of tokens.entries()) {
    if (type !== 'bullet_list_open' || level > 0 || map === null) continue;
    if (telephone.test(lines.textOf(map[0])) && countItems(tokens, index) === 1)
      context.report(lines.wordsOf(map[0]), {
        code: 'read-otherwise',
        params: {
          as: 'a list of one item',
          remedy: 'Write a telephone number without a space behind its plus sign.',
        },
      });
    if (markup !== '*') continue;
    const above = text.slice(0, lines.offsetOf(map[0])).split(/\r\n?|\n/);
    if (countItems(tokens, index) > 1 || !above.some(hasReference)) continue;
    context.report(lines.wordsOf(map[0]), {
      code: 'read-otherwise',
      params: {
        as: 'a list of one item',
        remedy:
          'If this is the note to a star above it, write a backslash before its star: "\\* ".',
      },
    });
  }
}
