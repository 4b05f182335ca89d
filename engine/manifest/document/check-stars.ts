// Emphasis that begins or ends within words: stars that are part of them, as in "Kund*innen", or multiply numbers.
import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';
import { toOffset } from './source-lines';

const isPart = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

const isDigit = (character: string | undefined): boolean => /\p{N}/u.test(character ?? '');

/** As in "Kund*in" and "Kund*innen": such a star is part of its word, whatever stands around its partner. */
const endsPerson = (text: string, star: number): boolean =>
  isPart(text[star - 1]) && /^in(?:nen)?(?!\p{L})/u.test(text.slice(star + 1, star + 7));

interface Emphasis extends Line {
  readonly token: Token;
  /** What ends it. */
  readonly end: Token | undefined;
}

/** What is emphasised within one word is letters. */
export function checkStars({ text, starts, token, end }: Emphasis, context: DocumentContext): void {
  if (token.markup !== '*' || end === undefined) return;
  const [first, last] = [token, end].map((one) => context.markdown.beginningOf(one));
  if (first === undefined || last === undefined) return;
  const [before, behind] = [text[first - 1], text[last + 1]];
  const isWithin = isPart(before) && isPart(behind);
  if (!isWithin && !endsPerson(text, first) && !endsPerson(text, last)) return;
  const isProduct = isDigit(before) && isDigit(behind);
  if (isWithin && !isProduct && /^\p{L}+$/u.test(text.slice(first + 1, last))) return;
  const written = 'a backslash before each asterisk: "\\*"';
  context.report(toOffset(starts, first), {
    code: 'read-otherwise',
    params: {
      as: 'emphasis up to the next asterisk, and readers get neither of the two',
      remedy: isProduct ? `Write "×", or ${written}.` : `Write ${written}.`,
    },
  });
}
