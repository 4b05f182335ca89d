// A text with a bracket too few → the bracket that was probably left open, as the indentation tells.
import { createScanner } from 'jsonc-parser';

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

/** The first bracket that is still open where one around it is closed, and where that is. */
function findOpen(text: string): { open: Open; closing: number } | undefined {
  const scanner = createScanner(text, true);
  const open: Open[] = [];
  for (;;) {
    const isBracket = brackets.has(scanner.scan());
    const offset = scanner.getTokenOffset();
    if (offset >= text.length) return undefined;
    if (!isBracket) continue;
    const bracket = text.charAt(offset);
    const lineStart = findLineStart(text, offset);
    const indent = measureIndent(text, lineStart);
    if (bracket === '{' || bracket === '[') open.push({ bracket, offset, indent });
    const opener = closes[bracket];
    if (opener === undefined) continue;
    const top = open.pop();
    if (top === undefined) return undefined;
    const isFirst = text.slice(lineStart, offset).trim() === '';
    if (top.bracket !== opener || (isFirst && indent < top.indent))
      return { open: top, closing: offset };
  }
}

export function findUnclosed(text: string): Unclosed | undefined {
  const found = findOpen(text);
  if (found === undefined) return undefined;
  const { open, closing } = found;
  const line = text.slice(0, open.offset).split('\n').length;
  const end = text.slice(open.offset, closing).includes('\n') ? findEnd(text, open) : closing;
  return { bracket: open.bracket, line, offset: end };
}
