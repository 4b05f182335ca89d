// Items of lists that Markdown reads otherwise than they look: a year as a number, a sentence below a list as a part of it.
import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';
import { type PlacedNode, textNode } from './position-tree';
import { toOffset } from './source-lines';

const nameMark = (markup: string): string => (markup === ')' ? 'bracket' : 'full stop');

/** A number that leaves others out, such as a year below a list, or a day below another one: readers get the next number in its place. */
export function checkNumber(
  { info, map, markup }: Token,
  above: Token | undefined,
  context: DocumentContext,
): void {
  if (above === undefined || map === null || info === '') return;
  if (Number(info) - Number(above.info) <= 1) return;
  const what = markup === ')' ? 'numbers' : 'days or years';
  context.report(context.lines.wordsOf(map[0]), {
    code: 'read-otherwise',
    params: {
      as: 'the next item of the list above it',
      remedy: `If these are ${what}, write a backslash before each ${nameMark(markup)}: "${info}\\${markup}".`,
    },
  });
}

/** A number with a full stop and nothing else, such as a year: a list of one item without words. As words here. */
export function readLoneNumber(
  { info, map, markup }: Token,
  context: DocumentContext,
): PlacedNode | undefined {
  if (map === null || !/^[1-9]\d{1,3}$/.test(info)) return undefined;
  const { lines } = context;
  const words = info + markup;
  const end = lines.offsetOf(map[0]) + lines.textOf(map[0]).trimEnd().length;
  const start = end - words.length;
  context.report(start, {
    code: 'read-otherwise',
    params: {
      as: 'the number of an item without words',
      remedy: `If the number is all that it says, write a backslash before its ${nameMark(markup)}: "${info}\\${markup}".`,
    },
  });
  return textNode(words, [[0, start]], end);
}

/** Lines of a paragraph with numbers in a row: right below words, only 1 begins a list. */
export function checkNumbers({ text, starts }: Line, context: DocumentContext): void {
  const numbered = /(?<=\n)(\d{1,3})([.)]) +\S[^\n]*(?<!\\| {2})\n(\d{1,3})\2 +\S/.exec(text);
  if (numbered === null || Number(numbered[3]) !== Number(numbered[1]) + 1) return;
  context.report(toOffset(starts, numbered.index), {
    code: 'read-otherwise',
    params: {
      as: 'a part of the words above it',
      remedy: 'Leave a line free before it: right below words, only 1 begins a list.',
    },
  });
}

/** A longer line may have been broken because the next word had no room. */
const maxShort = 40;

/** A sentence of its own; a line that ends on purpose goes on below. */
const isSentence = (above: string, line: string): boolean =>
  above.length < maxShort &&
  !/[,;:(–—-]$|\\$| {2}$/.test(above) &&
  /^["'“„«]?\p{Lu}.*\p{L} .*[.!?]["'”“»]?$/u.test(line);

/** The lines of each item of a list, from its first token on. */
function listLines(tokens: readonly Token[], start: number): readonly Token[] {
  const level = tokens[start]?.level ?? 0;
  const end = tokens.findIndex(
    (token, index) => index > start && token.level === level && token.nesting < 0,
  );
  return tokens.slice(start, end).filter(({ type }) => type === 'inline');
}

/** Sentences in the line below a list: without a free line they belong to its last item. */
export function checkBelowLists(tokens: readonly Token[], context: DocumentContext): void {
  for (const [index, { level, type }] of tokens.entries()) {
    if (level > 0 || (type !== 'bullet_list_open' && type !== 'ordered_list_open')) continue;
    const lines = listLines(tokens, index);
    const last = lines.at(-1);
    if (!last?.map || lines.length < 2) continue;
    if (lines.slice(0, -1).some(({ content }) => content.includes('\n'))) continue;
    const [above = '', ...below] = last.content.split('\n');
    const line = last.map[0] + 1;
    if (below.length !== 1 || /^\s/.test(context.lines.textOf(line))) continue;
    if (!isSentence(above, below[0] ?? '')) continue;
    context.report(context.lines.wordsOf(line), {
      code: 'read-otherwise',
      params: {
        as: 'a part of the item above it',
        remedy:
          'Leave a line free before it; if it belongs to the item, indent it as the words there.',
      },
    });
  }
}
