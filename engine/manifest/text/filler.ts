// A text → the words of a template in it that say nothing, and were to be replaced.
import type { TextFinding } from './text-finding';

/** "Lorem ipsum" alone may be what a text is about. */
const filler = /\blorem ipsum dolor\b/i;

export function findFiller(text: string): TextFinding | undefined {
  const found = filler.exec(text);
  if (found === null) return undefined;
  const { 0: words, index } = found;
  return { code: 'filler-text', span: [index, index + words.length], params: { words } };
}
