// Words of a document → what was meant as more than words in them, and is none: visitors would read it as it is written.
import { isPicture } from '../checks/files/media';
import { type LeftMark, pairedMarks, pairedSigns } from '../text/left-marks';
import type { DocumentContext } from './document-context';

const noteName = /\[\^([^\s\]]+)\]/g;
const box = /^\[[ xX]\](?=\s)/;

/** Typed with the quotation marks of a word processor. */
const curlyCaption = /\s[“”„‟«»‘’‚](.+)[“”«»‘’]$/u;

function explainPicture(address: string): string {
  if (address.startsWith(' '))
    return 'Write no space before the parenthesis: ![what it shows](images/mill.jpg).';
  if (isPicture(address.trim()) && /\s/.test(address.trim()))
    return `Its address contains a space: write it in angle brackets, (<${address.trim()}>), or rename the file.`;
  const [, caption] = curlyCaption.exec(address) ?? [];
  if (caption !== undefined)
    return `Write straight quotation marks around the caption: "${caption}".`;
  return 'Write ![what it shows](images/mill.jpg): its place decides how large it is.';
}

/** Pictures as other tools have them, or with a mistake in their address. */
const marks: readonly LeftMark[] = [
  ...pairedMarks,
  {
    // The name of a file may have parentheses: "mill (1).jpg".
    pattern:
      /!\[[^[\]\n]*\](?:\(((?=[^\n]*\s)(?:[^()\n]|\([^()\n]*\))*)\)|([ \t]+\((?:[^()\n]|\([^()\n]*\))*\.(?:svg|png|jpe?g|webp|avif|gif)\)))/giu,
    remedy: explainPicture,
  },
  {
    pattern: /!\[[^[\]\n]*\][\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif)\b/gi,
    remedy: () => 'Write its address in parentheses: ![what it shows](images/mill.jpg).',
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
