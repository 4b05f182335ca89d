// A text → what of it is words: without variables, addresses and names.
import { findLinkTargets } from '../../content/text/rich-text';

const withoutTargets = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');

const withoutVariables = (text: string): string => text.replace(/\{[A-Za-z][A-Za-z0-9_-]*\}/g, ' ');

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has a name in it, as a word of its own. */
export const hasName = (text: string, name: string): boolean =>
  text.includes(name) &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** What is left of a text without variables, addresses and names. */
export function withoutNames(text: string, names: readonly string[]): string {
  const words = withoutVariables(withoutTargets(text));
  if (names.length === 0) return words;
  const byLength = [...names].sort((one, other) => other.length - one.length);
  return byLength.reduce((rest, name) => rest.replaceAll(name, ' '), words);
}

/** Whether anything in a text is read otherwise in another language: letters that are neither a name nor a variable. */
export const needsTranslation = (text: string, names: readonly string[]): boolean =>
  /\p{L}/u.test(text) && /\p{L}/u.test(withoutNames(text, names));

/** What some values have and others lack; of equal ones, as many. */
function subtract(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The targets of links that a translation lacks; one that has as many may lead elsewhere. */
export function findLostTargets(from: string, to: string): string[] {
  if (!from.includes('](')) return [];
  const [some, others] = [from, to].map((text) =>
    findLinkTargets(text).map(({ target }) => target),
  );
  if (some === undefined || others === undefined || others.length >= some.length) return [];
  return subtract(some, others);
}

const listVariables = (text: string): string[] => [
  ...new Set(text.match(/(?<!\{)\{[A-Za-z][A-Za-z0-9_-]*\}/g)),
];

/** The variables that a translation lacks, with their braces. */
export const findLostVariables = (from: string, to: string): string[] =>
  from.includes('{') ? subtract(listVariables(from), listVariables(to)) : [];

/** How many words stand on both sides of a change. */
const around = 2;

/** What changed between two texts, word by word: ["… within a week.", "… within two days."]. */
export function describeChange(was: string, is: string): readonly [was: string, is: string] {
  const [old, now] = [was, is].map((text) => text.trim().split(/\s+/));
  if (old === undefined || now === undefined) return [was, is];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [first, last] = [Math.max(0, start - around), Math.max(0, end - around)];
  const show = (words: readonly string[]): string =>
    [
      ...(first > 0 ? ['…'] : []),
      ...words.slice(first, words.length - last),
      ...(last > 0 ? ['…'] : []),
    ].join(' ');
  return [show(old), show(now)];
}
