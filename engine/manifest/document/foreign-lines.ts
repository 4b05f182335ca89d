// Lines of other tools in a paragraph, each with how it is written here: visitors would read them as they are.

import { typedBullets } from '../typed-bullets';

export interface Meant {
  readonly pattern: RegExp;
  /** `text` is all that stands around what is written. */
  readonly remedy: (written: string, text: string) => string;
}

const listRemedy = 'Begin each item of a list with "- ", and leave a line free before the first.';

/** Behind such brackets stands no address that a link could have, or one that belongs to the words above it. */
function explainBrackets(written: string, text: string): string {
  const asWords = 'if these are words, write a backslash before the bracket.';
  if (written.startsWith('*')) return 'Write the long words behind the short ones, in parentheses.';
  if (/^\[[^\]]+\]:\s+\S+(?:\s+["'(][^\n]*)?$/.test(written) && !text.startsWith(written))
    return `Leave a line free before it; ${asWords}`;
  const note = /^\[([^\s\]]+)\]/.exec(written)?.[1];
  return note === undefined
    ? `Write links as [words](https://www.example.org/); ${asWords}`
    : `Write a footnote as "[^${note}]: …", with [^${note}] where it belongs; ${asWords}`;
}

/** Lines of other tools that stand for something there, each a paragraph or the beginning of one. */
export const foreignLines: readonly Meant[] = [
  {
    pattern: /^:{3,}[ \t]*(?:[{\w][^\n]*)?$/m,
    remedy: () => 'Write what it holds as a paragraph, or as a quotation that begins with ">".',
  },
  {
    pattern: /^\[\[?_{0,2}toc_{0,2}\]\]?$/im,
    remedy: () => 'Remove it: a long text has a list of its sections by itself.',
  },
  {
    pattern: new RegExp(`^[${typedBullets}][ \\t]*\\S[^\\n]*`, 'm'),
    remedy: () => listRemedy,
  },
  {
    // One such line may be a remark. Lines that end on purpose are lines here, too.
    pattern: /^([·→➔➜►▶✓✔✗✘○■□])[ \t]*\S[^\n]*(?<!\\| {2})\n\1[ \t]*\S[^\n]*/m,
    remedy: () => listRemedy,
  },
  {
    pattern:
      /^(?:\d{1,3}\.\)[ \t]*\S[^\n]*(?<!\\| {2})\n\d{1,3}\.\)|1\/[ \t]*\p{L}[^\n]*(?<!\\| {2})\n2\/|[①-⑳][ \t]*\S[^\n]*(?<!\\| {2})\n[①-⑳])[ \t]*\S[^\n]*/mu,
    remedy: () => 'Begin each item of the list with "1. ".',
  },
  {
    // A word processor's bullet of the second level. "O carro e / o livro" are words.
    pattern: /^o[ \t]+["'“„«*_]*\p{Lu}[^\n]*(?<!\\| {2})\no[ \t]+["'“„«*_]*\p{Lu}[^\n]*/mu,
    remedy: () => listRemedy,
  },
  {
    // Notes as in printed papers. One alone is read as it is written.
    pattern: /^\[1\][ \t]+\S[^\n]*(?<!\\| {2})\n\[2\][ \t]+\S[^\n]*/m,
    remedy: () =>
      'Leave a line free between them, or make them footnotes: "[^1]" in the text, and "[^1]: …" in a paragraph of its own.',
  },
  {
    pattern: /^('{3}|´{3}|‘{3}|’{3}|"{3}|“{3}|”{3})[ \t]*\w*\n(?:[^\n]*\n)*?\1$/m,
    remedy: () => 'Write three backticks, "```", in the line before code and in the one behind it.',
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
    pattern:
      /^(?:\[!\w+\]|!{3}\+? \w+|\?{3}\+? [a-z]+(?= "|$)|\.\. (?!(?:image|figure):)[a-z-]+::)[^\n]*/m,
    remedy: () => 'Say what it is in words, such as "**Note:**".',
  },
  {
    pattern: /^%%[^%\n]*\n[^%]*%%$/m,
    remedy: () => 'Remove it: all that a text says is published.',
  },
  {
    pattern: /^(?:@import ["'][^"'\n]+["'];?|!include(?:\([^()\n]*\))?[ \t]+\S[^\n]*)$/m,
    remedy: () => 'Write the other text where it belongs: a text takes in no other.',
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
    remedy: (written) =>
      written.startsWith('=')
        ? 'Remove it; to divide the text, write three hyphens, and leave a line free before them.'
        : 'Write a line of three hyphens, and leave a line free before it.',
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
    remedy: explainBrackets,
  },
];
