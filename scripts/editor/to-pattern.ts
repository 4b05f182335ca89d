// Words that a person looks for → a pattern that finds each place where they are, and what takes their place.
import { escapeRegExp } from '../edit/edit-links';
import type { Sought } from './sought';

/** In UTF-16 units: nobody looks for more, and engines refuse patterns of very many. */
const maxSought = 10_000;

const nothing = /(?!)/gu;

/** Names are no words: of a variable or an icon in braces, and of what a link or picture in Markdown leads to. */
const outsideNames = { before: String.raw`(?<!\]\([^()]*)`, after: String.raw`(?![^{}]*\})` };

export const toPattern = ({ words, matchCase }: Sought): RegExp =>
  words.length > maxSought
    ? nothing
    : new RegExp(
        outsideNames.before + escapeRegExp(words) + outsideNames.after,
        matchCase ? 'gu' : 'giu',
      );

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** What takes the place of words that were found: with their capital, where a person looks for them in small letters. */
export const toReplacement = (found: string, by: string, { words, matchCase }: Sought): string =>
  !matchCase && isCapital(found) && !isCapital(words)
    ? by.charAt(0).toUpperCase() + by.slice(1)
    : by;
