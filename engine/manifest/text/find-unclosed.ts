// A text with a bracket too few or too many → which one it probably is, as the indentation tells.
import { createScanner } from 'jsonc-parser';
import { findPosition } from './find-position';

interface Unclosed {
  readonly bracket: '{' | '[';
  /** The line on which it is opened, from 1. */
  readonly line: number;
  /** Where it should have been closed. */
  readonly offset: number;
}

interface Open {
  readonly bracket: '{' | '[';
  readonly offset: number;
  readonly indent: number;
}

const closes: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** The kinds of tokens that are brackets: { } [ ]. */
const brackets: ReadonlySet<number> = new Set([1, 2, 3, 4]);

const findLineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

const measureIndent = (text: string, lineStart: number): number =>
  /[ \t]*/y.exec(text.slice(lineStart, lineStart + 200))?.[0].length ?? 0;

/** The end of the last line after a bracket that is indented as its content. */
function findEnd(text: string, { offset, indent }: Open): number {
  let end = text.indexOf('\n', offset);
  if (end < 0) return text.trimEnd().length;
  for (let start = end + 1; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const stop = next < 0 ? text.length : next;
    const line = text.slice(start, stop);
    if (line.trim() !== '') {
      if (measureIndent(text, start) <= indent) break;
      end = start + line.trimEnd().length;
    }
    start = stop + 1;
  }
  return end;
}

interface Bracket extends Open {
  readonly character: string;
  /** Whether nothing but spaces stands before it on its line. */
  readonly isFirst: boolean;
}

/** The brackets of a text, in order, without those in quotes. */
function* listBrackets(text: string): Iterable<Bracket> {
  const scanner = createScanner(text, true);
  for (;;) {
    const isBracket = brackets.has(scanner.scan());
    const offset = scanner.getTokenOffset();
    if (offset >= text.length) return;
    if (!isBracket) continue;
    const character = text.charAt(offset);
    const lineStart = findLineStart(text, offset);
    yield {
      character,
      bracket: character === '{' ? '{' : '[',
      offset,
      indent: measureIndent(text, lineStart),
      isFirst: text.slice(lineStart, offset).trim() === '',
    };
  }
}

/** The first bracket that is still open where one around it is closed, and where that is. */
function findOpen(text: string): { open: Open; closing: number } | undefined {
  const open: Open[] = [];
  for (const bracket of listBrackets(text)) {
    const opener = closes[bracket.character];
    if (opener === undefined) {
      open.push(bracket);
      continue;
    }
    const top = open.pop();
    if (top === undefined) return undefined;
    if (top.bracket !== opener || (bracket.isFirst && bracket.indent < top.indent))
      return { open: top, closing: bracket.offset };
  }
  return undefined;
}

/** Whether the closing bracket at an offset is one too many: it stands further in than the one that it would close. */
export function isSurplus(text: string, closing: number): boolean {
  const open: Open[] = [];
  for (const bracket of listBrackets(text)) {
    if (bracket.offset === closing) {
      const top = open.at(-1);
      return bracket.isFirst && top !== undefined && bracket.indent > top.indent;
    }
    if (closes[bracket.character] === undefined) open.push(bracket);
    else open.pop();
  }
  return false;
}

export function findUnclosed(text: string): Unclosed | undefined {
  const found = findOpen(text);
  if (found === undefined) return undefined;
  const { open, closing } = found;
  const { line } = findPosition(text, open.offset);
  const end = text.slice(open.offset, closing).includes('\n') ? findEnd(text, open) : closing;
  return { bracket: open.bracket, line, offset: end };
}
