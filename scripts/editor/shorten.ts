// Words of any length → so few of them that they fit into a list.
import { findSame } from './find-same';

const maxWords = 60;

const toLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

const cut = (text: string): string =>
  text.length > maxWords ? `${text.slice(0, maxWords - 1)}…` : text;

export const shorten = (words: string): string => cut(toLine(words));

/** So many letters of what both say stay on either side of what they do not. */
const around = 20;

/** The end of what stands before a difference, from the beginning of a word on. */
function shortenBegin(text: string): string {
  const from = text.lastIndexOf(' ', text.length - around);
  return from < 0 ? text : `…${text.slice(from + 1)}`;
}

/** The beginning of what stands behind it, to the end of a word. */
function shortenEnd(text: string): string {
  const to = text.indexOf(' ', around - 1);
  return to < 0 ? text : `${text.slice(0, to)}…`;
}

/** Two versions of a text → the same place of both: where they begin to differ. */
export function shortenBoth(before: string, after: string): [string, string] {
  const [old, now] = [toLine(before), toLine(after)];
  if (Math.max(old.length, now.length) <= maxWords) return [old, now];
  const [start, end] = findSame(old.split(''), now.split(''));
  const [begin, close] = [shortenBegin(old.slice(0, start)), shortenEnd(old.slice(end.before))];
  const show = (text: string, to: number): string =>
    `${begin}${cut(text.slice(start, to))}${close}`;
  return [show(old, end.before), show(now, end.after)];
}
