// Words that a person looks for → a pattern that finds each place where they are, and what takes their place.
import { escapeRegExp } from '../edit/edit-links';
import type { Sought } from './sought';

/** In UTF-16 units: nobody looks for more, and engines refuse patterns of very many. */
const maxSought = 10_000;

const nothing = /(?!)/gu;

/** Names are no words: of a variable or an icon in braces, and of what a link or picture in Markdown leads to. */
const outsideNames = { before: String.raw`(?<!\]\([^()]*)`, after: String.raw`(?![^{}]*\})` };

/** At an end that is a letter or a digit, no other follows. */
const edges = { before: String.raw`(?<![\p{L}\p{N}_])`, after: String.raw`(?![\p{L}\p{N}_])` };
const letter = String.raw`[\p{L}\p{N}_]`;

const toWhole = (words: string): string =>
  (new RegExp(`^${letter}`, 'u').test(words) ? edges.before : '') +
  escapeRegExp(words) +
  (new RegExp(`${letter}$`, 'u').test(words) ? edges.after : '');

export const toPattern = ({ words, matchCase, wholeWords = false }: Sought): RegExp =>
  words.length > maxSought
    ? nothing
    : new RegExp(
        outsideNames.before +
          (wholeWords ? toWhole(words) : escapeRegExp(words)) +
          outsideNames.after,
        matchCase ? 'gu' : 'giu',
      );

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** "FEES", but neither "Fees" nor "A" */
const isAllCapitals = (text: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** What takes the place of words that were found: with their capitals, unless a person says that capitals count. */
export function toReplacement(found: string, by: string, { words, matchCase }: Sought): string {
  // An abbreviation says nothing of how other words are written.
  if (matchCase || isAllCapitals(words)) return by;
  if (isAllCapitals(found)) return by.toUpperCase();
  return isCapital(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by;
}
