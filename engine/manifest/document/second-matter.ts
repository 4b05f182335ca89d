// Settings in the middle of a text, as where two documents were merged: Markdown reads them as a rule and words.
import type { Token } from 'markdown-it';
import type { Cause } from '../raw-finding';
import { quoteStart } from '../text/quote-start';
import { findCodeLines } from './code-lines';
import type { Mistake } from './mistake';
import type { SourceLines } from './source-lines';

const beginning = /^---[ \t]*(?:\r\n?|\n)[a-z][\w-]*:\s/m;
const hyphens = /^---[ \t]*$/;
const name = /^[a-z][\w-]*:(?=\s|$)/;
const inner = /^(?:[ \t]+|- )\S/;

interface Text {
  readonly text: string;
  readonly lines: SourceLines;
  readonly tokens: readonly Token[];
  /** Where the text begins: behind settings, unless it is 0. */
  readonly start: number;
}

/** The line behind the settings that begin in a line. Without hyphens at their end they begin with the title. */
function findEnd(start: number, { lines }: Text): number | undefined {
  const first = lines.textOf(start + 1);
  if (!hyphens.test(lines.textOf(start)) || !name.test(first)) return undefined;
  let end = start + 2;
  let names = 1;
  for (let line = lines.textOf(end); name.test(line) || inner.test(line); ) {
    if (name.test(line)) names += 1;
    end += 1;
    line = lines.textOf(end);
  }
  const last = lines.textOf(end);
  if (hyphens.test(last)) return names > 1 || /:[ \t]+\S/.test(first) ? end + 1 : undefined;
  return names > 1 && first.startsWith('title:') && last.trim() === '' ? end : undefined;
}

/** Without settings at the top, a title among these says that they are those of the page. */
function toMistake(written: string, first: string, start: number): Cause {
  const place = start > 0 ? 'into the settings at the top' : 'to the top of the file';
  const remedy = `Move these lines ${place}, or remove them, with the lines of hyphens around them.`;
  return start === 0 && /^(?:title|summary):/m.test(written)
    ? { code: 'not-yaml', params: { reason: 'other lines stand above it', remedy } }
    : { code: 'foreign-markup', params: { markup: quoteStart(first), remedy } };
}

/** What else is found in such settings is part of the same mistake. */
export function checkSecondMatter(mistakes: readonly Mistake[], source: Text): readonly Mistake[] {
  const { text, lines, tokens, start } = source;
  if (!beginning.test(text)) return mistakes;
  const code = findCodeLines(tokens);
  let found = mistakes;
  for (let line = 0; line < lines.count; line += 1) {
    const isText = lines.offsetOf(line) >= start && !code.has(line);
    const end = isText ? findEnd(line, source) : undefined;
    if (end === undefined) continue;
    const [from, to] = [lines.offsetOf(line), lines.offsetOf(end)];
    const own = toMistake(text.slice(from, to), lines.textOf(line + 1), start);
    found = [
      ...found.filter(({ offset }) => offset < from || offset >= to),
      { ...own, offset: from },
    ];
    line = end - 1;
  }
  return found;
}
