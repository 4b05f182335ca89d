// A text → the first character in it that nobody sees, or that stands for one that was lost.
import { nameCharacter } from './name-character';
import type { TextFinding } from './text-finding';

/** Letters of scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Scripts without spaces between words: a zero-width space says where a line may break. */
const withoutSpaces =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Tibetan}\p{Script=Javanese}]/u;

/** What may be hidden: zero-width space, byte order mark, old separators, direction marks, tags. */
const hidden =
  /[\u200b\ufeff\u180e\u2028\u2029\u202a-\u202e\u2061-\u2064\u2066-\u2069\u206a-\u206f\u{e0000}-\u{e007f}]/gu;

/** A flag of a part of a country is a black flag followed by tags. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;

/** Whether each change of direction ends within the text. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (/[\u202a\u202b\u2066-\u2068]/.test(character)) depth += 1;
    if (/[\u202c\u2069]/.test(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function isMeant(character: string, text: string): boolean {
  if (character === '\u200b') return withoutSpaces.test(text);
  return (
    /[\u202a-\u202c\u2066-\u2069]/.test(character) && rightToLeft.test(text) && isBalanced(text)
  );
}

const anyOfThem = new RegExp(`${hidden.source}|\ufffd`, 'u');

/** A word with "?" between its letters: what a program writes for those that it does not know. No address has spaces around it. */
const lostLetter = /(?<![^\s("'“„«¿])\p{L}[\p{L}-]*\?+\p{Ll}[\p{L}?-]*(?![^\s.,;:!?)"'”“»])/u;

function findLostLetter(text: string): TextFinding | undefined {
  const found = text.includes('?') ? lostLetter.exec(text) : null;
  if (found === null) return undefined;
  const { 0: word, index } = found;
  const at = index + word.indexOf('?');
  return { code: 'lost-character', span: [at, at + 1], params: { word } };
}

export function findHiddenCharacter(text: string): TextFinding | undefined {
  if (!anyOfThem.test(text)) return findLostLetter(text);
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) return { code: 'lost-character', span: [lost, lost + 1], params: {} };
  const without = text.replace(flag, (found) => ' '.repeat(found.length));
  for (const { 0: character, index } of without.matchAll(hidden))
    if (!isMeant(character, text))
      return {
        code: 'hidden-character',
        span: [index, index + character.length],
        params: {
          character: nameCharacter(character),
          // Programs break lines and paragraphs with them.
          ...(/[\u2028\u2029]/.test(character) && { remedy: 'Write a space in its place.' }),
        },
      };
  return undefined;
}
