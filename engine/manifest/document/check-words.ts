// Words of a document → what was meant as more than words in them, and is none: visitors would read it as it is written.
import { type LeftMark, pairedMarks, pairedSigns } from '../text/left-marks';
import type { DocumentContext } from './document-context';

const noteName = /\[\^([^\s\]]+)\]/g;
const box = /^\[[ xX]\](?=\s)/;

/** Boxes of lists, and pictures as other tools have them. */
const marks: readonly LeftMark[] = [
  ...pairedMarks,
  {
    pattern: /!\[[^[\]\n]*\p{L}[^[\]\n]*\]\((?=[^()\n]*\s)[^()\n]*\)/gu,
    remedy: () => 'Write ![what it shows](images/mill.jpg): its place decides how large it is.',
  },
  {
    pattern: /!\[\[([^[\]\n]*\p{L}[^[\]\n]*)\]\]/gu,
    remedy: () => 'Write ![what it shows](images/mill.jpg).',
  },
];

/** `start` is the offset of the words in the document. */
export function checkWords(words: string, start: number, context: DocumentContext): void {
  if (!pairedSigns.test(words)) return;
  for (const { 1: name = '', index } of words.matchAll(noteName))
    context.report(start + index + 2, { code: 'unknown-footnote', params: { name } });
  const [task] = box.exec(words) ?? [];
  if (task !== undefined) {
    const remedy = 'Remove the box: say in words what is done.';
    context.report(start, {
      code: 'foreign-markup',
      params: { markup: JSON.stringify(task), remedy },
    });
  }
  for (const { pattern, remedy } of marks)
    for (const { 0: markup, 1: name, 2: number, index } of words.matchAll(pattern))
      context.report(start + index, {
        code: 'foreign-markup',
        params: { markup: JSON.stringify(markup), remedy: remedy(name ?? number ?? '') },
      });
}
