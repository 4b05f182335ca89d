// The lines of a paragraph → what was meant as a heading or a table in them, and is none: visitors would read its marks.

import type { Token } from 'markdown-it';
import type { ParamsOf } from '../catalogue';
import { quoteStart } from '../text/quote-start';
import { otherSpaces } from './check-markers';
import { isDataLines } from './data-lines';
import type { DocumentContext } from './document-context';
import { foreignLines, type Meant } from './foreign-lines';
import type { Line } from './link-places';
import { toOffset } from './source-lines';

/** The line below the headings of a table, with a space that is none in Markdown. */
const spacedRuler = new RegExp(
  `^(?=[^\\n]*-)(?=[^\\n]*[${otherSpaces}])[|: \\t${otherSpaces}-]+$`,
  'm',
);

const meant: readonly Meant[] = [
  {
    pattern: /^#{2,6}[^#\s][^\n]*/m,
    remedy: (written) => `Write an ordinary space after "${/^#+/.exec(written)?.[0] ?? '##'}".`,
  },
  {
    pattern: /^\|[^|\n]*\S[^|\n]*\|[^\n]*\S[^\n]*\|$/m,
    remedy: (_, text) =>
      spacedRuler.test(text)
        ? 'Write ordinary spaces in the line below its headings: Markdown knows no others.'
        : 'A table needs a line below its headings with three hyphens for each column, such as "| --- | --- |".',
  },
];

const tableRemedy =
  'Write a table: "Day | Open", "--- | ---" in the line below, then a line for each row.';

/** Two lines of cells, which mean a table only together. */
const cells: readonly Meant[] = [
  {
    pattern: /^[^|\n]*\S \| \S[^\n]*\n[^|\n]*\S \| \S[^\n]*/m,
    remedy: () =>
      'A table needs a line below its headings with three hyphens for each column, such as "--- | ---".',
  },
  {
    pattern: /^\| \S[^|\n]*\n\| \S[^|\n]*/m,
    remedy: () => 'End each line but the last with a backslash.',
  },
  {
    // Spreadsheets put tabs between their cells on the clipboard, word processors behind the signs of a list.
    pattern: /^(?!\S\t)[^\t\n]*\S\t+\S[^\n]*\n(?!\S\t)[^\t\n]*\S\t+\S[^\n]*/m,
    remedy: () => tableRemedy,
  },
];

/** Rows that a free line has cut off from their table. */
const cutOff: Meant = {
  pattern: /^\|[^\n]*\|$/m,
  remedy: () => 'Remove the free line above it: it is a row of the table there.',
};

/**
 * The first of each kind: what follows it is part of the same mistake. `above` is the block above the paragraph, if it is
 * not the first.
 */
export function checkLines(
  { text, starts }: Line,
  above: Token | undefined,
  context: DocumentContext,
): void {
  if (isDataLines(text)) {
    const [first = ''] = text.split('\n', 1);
    const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(first), remedy: tableRemedy };
    context.report(toOffset(starts, 0), { code: 'foreign-markup', params });
    return;
  }
  for (const { 1: name = '', index } of text.matchAll(/^\[\^([^\s\]]+)\][ \t]+\S/gm))
    context.addNoteWithoutColon(name, toOffset(starts, index));
  const isCutOff = above?.type === 'table_open' && cutOff.pattern.test(text);
  const all = isCutOff ? [cutOff] : [...meant, ...foreignLines, ...cells];
  const told = new Set<string>();
  for (const { pattern, remedy } of all) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [written] = found;
    const sentence = remedy(written, text);
    if (told.has(sentence)) continue;
    told.add(sentence);
    const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(written), remedy: sentence };
    context.report(toOffset(starts, found.index), { code: 'foreign-markup', params });
  }
}

/** Hyphens below the words of each column, as mails and other tools have tables: Markdown makes a rule of them. */
export function checkRule(
  { map }: Token,
  above: Token | undefined,
  context: DocumentContext,
): void {
  const { lines } = context;
  const line = map?.[0] ?? 0;
  if (above?.type !== 'paragraph_open' || above.map?.[1] !== line) return;
  const heads = lines.textOf(line - 1);
  if (!/^ {0,3}-{3,}(?: +-{3,})+[ \t]*$/.test(lines.textOf(line)) || !/\S {2,}\S/.test(heads))
    return;
  const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(heads), remedy: tableRemedy };
  context.report(lines.wordsOf(line - 1), { code: 'foreign-markup', params });
}
