// A text of a page → what stands between its spaces. Builds read millions of words: most of them are in Latin letters.
import { listRuns as listAnyRuns, signs, unseen } from '../words/read-tokens';

/** As for any text, in a third of the time. */
const latinWord =
  /[A-Za-z0-9À-ÖØ-öø-ɏ]+(?:[-_./&·][A-Za-z0-9À-ÖØ-öø-ɏ]+)*(?:\+\+|[+#](?![A-Za-z0-9À-ÖØ-öø-ɏ]))?/g;

/** Without the characters that stand for others, such as "²" for "2". */
const isLatin = /^[\0-©«-±´¶-¸»À-ıĴ-ľŁ-ňŊ-žƀ-ǃǍ-ǰǴ-ɏ\u2010-\u2023\u2025-\u2060]*$/;

const hasUnseen = new RegExp(unseen.source);

/** The same runs as those of a query with the same text. */
export function listRuns(text: string): readonly string[] {
  const seen = hasUnseen.test(text) ? text.replace(unseen, '') : text;
  return isLatin.test(seen) ? (seen.match(latinWord) ?? []) : listAnyRuns(seen);
}

/** In capitals before a number: "ISO 27001". */
const isName = /^\p{Lu}{2,5}$/u;

/** A name and the number behind it are one word as well. */
export const joinName = (before: string, run: string): string | undefined =>
  isName.test(before) && /^\p{N}/u.test(run)
    ? (before + run).toLowerCase().replace(signs, '')
    : undefined;
