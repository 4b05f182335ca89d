// Words of a document → what was meant as more than words in them, and is none: visitors would read it as it is written.
import type { DocumentContext } from './document-context';

const noteName = /\[\^([^\s\]]+)\]/g;
const box = /^\[[ xX]\](?=\s)/;
const struck = /~~(?=\S)[^~]*~~/g;

/** `start` is the offset of the words in the document. */
export function checkWords(words: string, start: number, context: DocumentContext): void {
  // Most words hold neither.
  if (!words.includes('[') && !words.includes('~~')) return;
  for (const { 1: name = '', index } of words.matchAll(noteName))
    context.report('unknown-note', start + index + 2, { name });
  const [task] = box.exec(words) ?? [];
  if (task !== undefined) {
    const remedy = 'Remove the box: say in words what is done.';
    context.report('foreign-markup', start, { markup: JSON.stringify(task), remedy });
  }
  for (const { 0: markup, index } of words.matchAll(struck)) {
    const remedy = 'Say in words what no longer holds.';
    context.report('foreign-markup', start + index, { markup: JSON.stringify(markup), remedy });
  }
}
