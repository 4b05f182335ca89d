// Code that lines of words became by the four spaces or the tab before them, as word processors indent a paragraph.
import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';

/** What programs and their output have, and sentences have not. */
const ofCode = /[{}<>=|$\\`#@_[\]]|[\w)]\(|::|--|\/\/|;\s*$|^[ \t]/m;

/** What follows a salutation begins with a small letter, and is more than one sentence. */
const sentence =
  /^["'“„«»¿¡]?(?:\p{Lu}|\p{Ll}(?=(?:[\s\S]*\p{L}{2}){10}[\s\S]*[.!?]\s+\p{Lu}))[\s\S]*\p{L}\S* \S*[\p{L}\p{N})][.!?…]["'”“»«]?$/u;

/** Fewer may be the output of a program. */
const leastWords = 5;

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const isWords = (text: string): boolean =>
  !ofCode.test(text) &&
  countWords(text) >= leastWords &&
  text.split(/\n\s*\n/).every((paragraph) => sentence.test(paragraph.trim()));

export function checkIndent(token: Token, context: DocumentContext): void {
  if (token.type !== 'code_block' || !isWords(token.content.trimEnd())) return;
  context.report(context.rangeOf(token)[0], {
    code: 'read-otherwise',
    params: {
      as: 'code, for the spaces before it',
      remedy:
        'Remove the spaces or the tab before each of these lines; if it is code, write it between two lines of three backticks.',
    },
  });
}
