// What stands in the place of JSON, or is missing: why, and what to do about it.

import { conflictLine } from '../conflict-mark';
import type { Kind } from './syntax-kinds';

const beginsWithTwoWords = /^\s*(?:[#>*-]+\s+)?\p{L}[\p{L}\p{N}'’]*[,:]?\s+\S/u;
const start = (): number => 0;
const plainText = 'this is plain text';
const html = 'this is HTML';

/** What may stand in the place of a file of another kind. */
export const otherKinds: readonly unknown[] = [plainText, html];

export const wholes: readonly Kind[] = [
  {
    applies: ({ text }) => text.trim() === '',
    offset: start,
    reason: 'the file is empty',
    remedy: 'Write a JSON value, or restore the file.',
  },
  {
    applies: ({ text }) => /^<(!doctype|html|\?xml)/i.test(text.trimStart()),
    offset: start,
    reason: 'this is a web page',
    remedy: 'Save the JSON text, not the page that shows it.',
  },
  {
    applies: ({ text }) => /^<[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i.test(text.trimStart()),
    offset: start,
    reason: html,
    remedy:
      'Save its words alone as Markdown, in a file whose name ends in .md: a paragraph between empty lines, "## " before a heading.',
  },
  {
    applies: ({ text }) => beginsWithTwoWords.test(text),
    offset: ({ text }) => text.search(/\S/),
    reason: plainText,
    remedy:
      'Write each paragraph in quotes, and all of them in one list: ["One.", "Two."]; or save the text as Markdown, in a file whose name ends in .md.',
  },
  {
    applies: ({ text }) => conflictLine.test(text),
    offset: ({ text }) => text.search(conflictLine),
    reason: 'it contains merge conflict markers',
    remedy: 'Resolve the conflict.',
  },
];
