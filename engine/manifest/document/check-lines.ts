// The lines of a paragraph → what was meant as a heading or a table in them, and is none: visitors would read its marks.

import type { Token } from 'markdown-it';
import type { ParamsOf } from '../catalogue';
import { quoteStart } from '../text/quote-start';
import { otherSpaces } from './check-markers';
import { isDataLines } from './data-lines';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';
import { toOffset } from './source-lines';

interface Meant {
  readonly pattern: RegExp;
  /** `text` is all that stands around what is written. */
  readonly remedy: (written: string, text: string) => string;
}

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

const listRemedy = 'Begin each item of a list with "- ", and leave a line free before the first.';

/** Lines of other tools that stand for something there, each a paragraph or the beginning of one. */
const foreign: readonly Meant[] = [
  {
    pattern: /^:{3,}[ \t]*(?:[{\w][^\n]*)?$/m,
    remedy: () => 'Write what it holds as a paragraph, or as a quotation that begins with ">".',
  },
  {
    pattern: /^\[\[?_{0,2}toc_{0,2}\]\]?$/im,
    remedy: () => 'Remove it: a long text has a list of its sections by itself.',
  },
  {
    // Programs for writing put such bullets on the clipboard, some of them in fonts of their own.
    pattern: /^[•▪◦‣●∙⁃\uf020-\uf0ff][ \t]*\S[^\n]*/m,
    remedy: () => listRemedy,
  },
  {
    // One such line may be a remark. Lines that end on purpose are lines here, too.
    pattern: /^([·→➔➜►▶✓✔✗✘○■□])[ \t]*\S[^\n]*(?<!\\| {2})\n\1[ \t]*\S[^\n]*/m,
    remedy: () => listRemedy,
  },
  {
    pattern:
      /^(?:\d{1,3}\.\)[ \t]*\S[^\n]*(?<!\\| {2})\n\d{1,3}\.\)|[①-⑳][ \t]*\S[^\n]*(?<!\\| {2})\n[①-⑳])[ \t]*\S[^\n]*/m,
    remedy: () => 'Begin each item of the list with "1. ".',
  },
  {
    pattern: /^#{7,}[ \t]+\S[^\n]*/m,
    remedy: () => 'Begin a heading with two to six "#".',
  },
  {
    // One such line may be a sum, or a part of a sentence.
    pattern: /^-["'“„«*_]*\p{L}[^\n]*\n-["'“„«*_]*\p{L}[^\n]*/mu,
    remedy: () => listRemedy,
  },
  {
    // Word processors make a dash of a hyphen. Lines that end on purpose are a dialogue, or a poem.
    pattern: /^([–—])[ \t]*["'“„«*_]*\p{L}[^\n]*(?<!\\| {2})\n\1[ \t]*["'“„«*_]*\p{L}[^\n]*/mu,
    remedy: () => `${listRemedy} The lines of a dialogue end with a backslash.`,
  },
  {
    // Letters and Roman numbers count in other tools. Lines that end on purpose are lines here, too.
    pattern:
      /^(?:(?:a[.)]|\(a\))[ \t]+\S[^\n]*(?<!\\| {2})\n(?:b[.)]|\(b\))|(?:i[.)]|\(i\)|\(1\))[ \t]+\S[^\n]*(?<!\\| {2})\n(?:ii[.)]|\(ii\)|\(2\)))[ \t]+\S[^\n]*/im,
    remedy: () => 'Begin each item of the list with "1. ": lists are numbered in figures.',
  },
  {
    // "*excluding VAT" alone is a note.
    pattern: /^([*+])["'“„«]*\p{L}[^*\n]*\n\1["'“„«]*\p{L}[^*\n]*/mu,
    remedy: () => listRemedy,
  },
  {
    pattern: /^\d{1,3}[.)]["'“„«*_]*\p{L}[^\n]*\n\d{1,3}[.)]["'“„«*_]*\p{L}[^\n]*/mu,
    remedy: () => 'Begin each item of the list with "1. ", with a space behind the full stop.',
  },
  {
    // ": )" is a face.
    pattern: /(?<=\n):[ \t]+\S[^\n]*|^:[ \t]+["'“„«*_[]*\p{L}[^\n]*/u,
    remedy: () => 'Write the term in **asterisks**, and what it means behind it.',
  },
  {
    pattern: /^\.\. (?:image|figure)::[^\n]*/m,
    remedy: () => 'Write ![what it shows](images/mill.jpg), without the lines below it.',
  },
  {
    pattern: /^(?:\[!\w+\]|!{3}\+? \w+|\.\. (?!(?:image|figure):)[a-z-]+::)[^\n]*/m,
    remedy: () => 'Say what it is in words, such as "**Note:**".',
  },
  {
    pattern: /^%%[^%\n]*\n[^%]*%%$/m,
    remedy: () => 'Remove it: all that a text says is published.',
  },
  {
    pattern: /^\\(?:toc|tableofcontents)$/im,
    remedy: () => 'Remove it: a long text has a list of its sections by itself.',
  },
  {
    pattern: /^\\(?:newpage|pagebreak|clearpage)$/im,
    remedy: () => 'Remove it: on paper, pages break by themselves.',
  },
  {
    // Documents of other tools can have code that runs.
    pattern:
      /^(?:import (?:[\w*{}, ]+ from )?["'][^"'\n]+["'];?$|export (?:default |(?:const|let|function) \w+ ?[=(])[^\n]*)/m,
    remedy: () =>
      'Remove it: no code of a text runs. Code to be read stands between two lines of three backticks.',
  },
  {
    // What ends with one may be the path of a folder.
    pattern: /(?<=[\p{L}\p{N}.,;:!?)"”“»*_] ?)(?<![:\\])(?<!\\\S*)\\$(?![\s\S])/u,
    remedy: () => 'Remove it: a backslash ends a line only where another one follows.',
  },
  {
    // Word processors make dashes of hyphens. One dash alone stands for nothing.
    pattern: /^(?:(?=[_-]*[^_\-\n])[_‐-―─━═＿-]{2,}|={3,})$/m,
    remedy: () => 'Write a line of three hyphens, and leave a line free before it.',
  },
  {
    pattern: /^(?:={1,6}|h[1-6]\.) \S[^\n]*/m,
    remedy: () => 'Begin a heading with "## ".',
  },
  {
    pattern: /^bq\. \S[^\n]*/m,
    remedy: () => 'Begin each line of the quotation with ">".',
  },
  {
    pattern: /^(?:image|video|include)::\S[^\n]*\[[^[\]\n]*\]$/m,
    remedy: () =>
      'Write pictures as ![what it shows](images/mill.jpg), and other texts where they belong.',
  },
  {
    pattern: /^\*?\[[^[\]\n]+\]:[ \t]+\S[^\n]*/m,
    remedy: (written) =>
      written.startsWith('*')
        ? 'Write the long words behind the short ones, in parentheses.'
        : 'Leave a line free before it; if these are words, write a backslash before the bracket.',
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
    // Spreadsheets put tabs between their cells on the clipboard.
    pattern: /^[^\t\n]*\S\t+\S[^\n]*\n[^\t\n]*\S\t+\S[^\n]*/m,
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
  const all = isCutOff ? [cutOff] : [...meant, ...foreign, ...cells];
  for (const { pattern, remedy } of all) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [written] = found;
    context.report(toOffset(starts, found.index), {
      code: 'foreign-markup',
      params: { markup: quoteStart(written), remedy: remedy(written, text) },
    });
  }
}
