// Words of any length → so few of them that they fit into a list.

const maxWords = 60;

const toLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

const cut = (text: string): string =>
  text.length > maxWords ? `${text.slice(0, maxWords - 1)}…` : text;

export const shorten = (words: string): string => cut(toLine(words));

/** So many letters of what both say stay on either side of what they do not. */
const around = 20;

/** How many letters two texts have in common from the beginning. */
function countSame(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const reverse = (text: string): string => Array.from(text).reverse().join('');

/** The end of what stands before a difference, from the beginning of a word on. */
function shortenBegin(text: string): string {
  const from = text.lastIndexOf(' ', text.length - around);
  return from < 0 ? text : `…${text.slice(from + 1)}`;
}

/** Two versions of a text → the same place of both: where they begin to differ. */
export function shortenBoth(before: string, after: string): [string, string] {
  const [old, now] = [toLine(before), toLine(after)];
  if (Math.max(old.length, now.length) <= maxWords) return [old, now];
  const start = countSame(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = countSame(reverse(oldRest), reverse(nowRest));
  const begin = shortenBegin(old.slice(0, start));
  const close = reverse(shortenBegin(reverse(old.slice(old.length - end))));
  const show = (rest: string): string => `${begin}${cut(rest.slice(0, rest.length - end))}${close}`;
  return [show(oldRest), show(nowRest)];
}
