// A translation that says what the site says, word for word → whether somebody forgot to translate it.
import { toMainLanguage } from './main-language';
import { isAsked, type Match } from './match-pairs';
import { withoutNames } from './plain-words';
import { toKey } from './text-key';

/** What has fewer words may be the same in two languages. */
const minWords = 4;

/** Words of two letters or more: no numbers, no addresses. */
const listWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /^\p{P}*\p{L}[\p{L}\p{M}'’-]+\p{P}*$/u.test(word));

const isSmall = (word: string): boolean => /^\p{P}*[\p{Ll}\p{Lo}]/u.test(word);

/** Names of streets, houses and works have few small words, and no full stop. */
function isSaid(text: string): boolean {
  const words = listWords(text);
  if (words.length < minWords) return false;
  const small = words.filter(isSmall).length;
  return /[.!?…]\P{L}*$/u.test(text) ? small >= 2 : small >= 3 && small / words.length >= 0.6;
}

interface Languages {
  readonly from: string;
  readonly language: string;
  /** The words that stay as they are in both. */
  readonly names: readonly string[];
}

export function isUntranslated(
  { pair, words }: Pick<Match, 'pair' | 'words'>,
  { from, language, names }: Languages,
): boolean {
  if (toKey(pair.to) !== toKey(words.text) || !isAsked(words, names)) return false;
  // Variants of a language say most things alike.
  if (toMainLanguage(from) === toMainLanguage(language)) return false;
  return isSaid(withoutNames(words.text, names));
}
