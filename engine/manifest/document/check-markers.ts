// The lines of a document → marks of headings, lists and rules with a space before or behind them that is none in Markdown:
// keyboards and clipboards have such spaces, and visitors would read the marks.

import type { Token } from 'markdown-it';
import type { Cause } from '../raw-finding';
import { nameCharacter } from '../text/name-character';
import { quoteStart } from '../text/quote-start';
import { findCodeLines } from './code-lines';
import type { DocumentContext } from './document-context';

/** Spaces of other widths, for a class of characters. */
export const otherSpaces = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';

/** Characters that nobody sees, and texts may hold. */
const unseen = '\\u00ad\\u200c-\\u200f\\u2060';

const other = new RegExp(`[${otherSpaces}${unseen}]`);

const mark = new RegExp(
  `^([ \\t>${otherSpaces}${unseen}]*)(#{1,6}|[-*+]|\\d{1,3}[.)])([ \\t${otherSpaces}])`,
);

/** Lines with such a character before their first letter: most documents have none. */
const worthALook = new RegExp(`^[^\\p{L}\\n]{0,40}${other.source}`, 'mu');

const rule = new RegExp(`^[ \\t>]*([-*_])(?:[ \\t]*\\1){2,}[ \\t${otherSpaces}${unseen}]+$`);

/** Words begin here, not a number, as in a sum. */
const words = /^\s*["'“„«¿¡*_[!]*\p{L}/u;

interface Marked {
  readonly line: number;
  readonly text: string;
  /** The mark as it is written, or "rule". */
  readonly kind: string;
  /** What stands behind the mark. */
  readonly rest: string;
  /** The index of the character in the line; of a line whose spaces are ordinary, there is none. */
  readonly at: number | undefined;
  readonly isIndent: boolean;
}

function findMark(text: string, line: number): Marked | undefined {
  if (rule.test(text) && other.test(text))
    return { line, text, kind: 'rule', rest: '', at: text.search(other), isIndent: false };
  const [whole, indent = '', kind = '', behind = ''] = mark.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const before = indent.search(other);
  const isIndent = before >= 0;
  const after = other.test(behind) ? indent.length + kind.length : undefined;
  const at = isIndent ? before : after;
  return { line, text, kind, rest: text.slice(whole.length), at, isIndent };
}

const isNumber = (kind: string): boolean => /\d/.test(kind);

const isItem = (kind: string): boolean => !kind.startsWith('#') && kind !== 'rule';

/** Whether two lines are items of one list, or of one in another. */
function goOn(first: Marked | undefined, second: Marked | undefined): boolean {
  if (first === undefined || second === undefined || second.line !== first.line + 1) return false;
  if (!isItem(first.kind) || !isItem(second.kind)) return false;
  if (first.isIndent || second.isIndent) return true;
  if (isNumber(first.kind) && isNumber(second.kind))
    return Number.parseInt(second.kind, 10) === Number.parseInt(first.kind, 10) + 1;
  return first.kind === second.kind;
}

/** "# 1" and "# of orders" are words, and so is what one sign stands before. */
function isMeant(own: Marked, before: Marked | undefined, behind: Marked | undefined): boolean {
  if (!isItem(own.kind))
    return own.kind !== '#' || /^(?!of\b)["'“„«]*\p{L}/u.test(own.rest.trimStart());
  if (!words.test(own.rest)) return false;
  return (own.kind === '-' && !own.isIndent) || goOn(before, own) || goOn(own, behind);
}

function toCause(text: string, at: number): Cause {
  const character = text.charAt(at);
  const remedy = new RegExp(`[${otherSpaces}]`).test(character)
    ? `Write an ordinary space in place of ${nameCharacter(character)}.`
    : `Remove ${nameCharacter(character)}, which nobody sees.`;
  return { code: 'foreign-markup', params: { markup: quoteStart(text.trim()), remedy } };
}

/** The first of each list: what follows it is part of the same mistake. */
export function checkMarkers(
  text: string,
  tokens: readonly Token[],
  context: DocumentContext,
): void {
  if (!worthALook.test(text)) return;
  const code = findCodeLines(tokens);
  const marked = text
    .split(/\r\n?|\n/)
    .map((line, index) => (code.has(index) ? undefined : findMark(line, index)));
  let last: Marked | undefined;
  for (const own of marked) {
    if (own === undefined) continue;
    const { at, line, text: written } = own;
    const isPart = goOn(last, own);
    const isFound = at !== undefined && isMeant(own, marked[line - 1], marked[line + 1]);
    if (isFound && !isPart) context.report(context.lines.offsetOf(line) + at, toCause(written, at));
    if (isFound || isPart) last = own;
  }
}
