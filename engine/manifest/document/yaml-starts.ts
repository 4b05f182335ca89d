// A string in YAML → where each of its characters stands there: quotes, escape sequences and folded lines are none of it.
import type { Scalar } from 'yaml';
import { PlacedText } from './placed-text';
import type { Start } from './source-lines';

/** From its first character to the one behind its last, as its parser has it: with quotation marks, or the mark of a block. */
interface Written {
  readonly yaml: string;
  readonly start: number;
  readonly end: number;
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

const isBreak = (yaml: string, at: number): boolean =>
  yaml[at] === '\n' || (yaml[at] === '\r' && yaml[at + 1] === '\n');

/** Characters behind a backslash whose codes follow, by how many digits these have. */
const digitsOf: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The characters that a backslash and one more stand for (https://yaml.org/spec/1.2.2/#57-escaped-characters). */
const escapes: Readonly<Record<string, string>> = {
  ...{ '0': '\0', a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  ...{ N: '\u0085', _: '\u00a0', L: '\u2028', P: '\u2029' },
};

/** What a sequence that begins with a backslash stands for, and where it ends. */
function readEscape(yaml: string, at: number): readonly [text: string, end: number] {
  const mark = yaml[at + 1] ?? '';
  const digits = digitsOf[mark];
  if (digits === undefined) return [escapes[mark] ?? mark, at + 2];
  const code = Number.parseInt(yaml.slice(at + 2, at + 2 + digits), 16);
  return [String.fromCodePoint(code), at + 2 + digits];
}

/** A line break within a string is a blank; blank lines behind it are line breaks. */
function readFold(yaml: string, at: number, into: PlacedText): number {
  const breaks: number[] = [];
  let next = at;
  while (isBlank(yaml[next]) || isBreak(yaml, next)) {
    if (yaml[next] === '\n') breaks.push(next);
    next += 1;
  }
  const inner = breaks.slice(0, -1);
  if (inner.length === 0) into.add(' ', [at, next]);
  for (const [index, one] of inner.entries()) into.add('\n', [one, inner[index + 1] ?? next]);
  return next;
}

/** The end of blanks that stand before a line break, which are none of the string. */
function findEndOfLine(yaml: string, at: number): number | undefined {
  let next = at;
  while (isBlank(yaml[next])) next += 1;
  return isBreak(yaml, next) ? next : undefined;
}

/** A string of one or several lines, in quotation marks or without. */
function placeFlow({ yaml, start, end }: Written, quote: string): PlacedText {
  const into = new PlacedText();
  let at = start + quote.length;
  const last = end - quote.length;
  while (at < last) {
    const lineEnd = findEndOfLine(yaml, at);
    if (lineEnd !== undefined) at = readFold(yaml, lineEnd, into);
    else if (quote === '"' && yaml[at] === '\\') {
      if (isBreak(yaml, at + 1)) {
        at = yaml.indexOf('\n', at) + 1;
        while (isBlank(yaml[at])) at += 1;
        continue;
      }
      const [text, next] = readEscape(yaml, at);
      into.add(text, [at, next]);
      at = next;
    } else {
      const length = quote === "'" && yaml[at] === "'" ? 2 : 1;
      into.add(yaml[at] ?? '', [at, at + length]);
      at += length;
    }
  }
  return into;
}

/** Lines below the mark of a block: what stands between their words is the end of one and the indentation of the next. */
function placeBlock(value: string, { yaml, start, end }: Written): PlacedText | undefined {
  const into = new PlacedText();
  let done = 0;
  let at = yaml.indexOf('\n', start) + 1;
  let lastEnd = at;
  while (at > 0 && at < end) {
    const lineEnd = yaml.indexOf('\n', at) < 0 ? end : Math.min(yaml.indexOf('\n', at), end);
    const line = yaml.slice(at, lineEnd).replace(/\r$/, '');
    const words = line.replace(/^ +/, '');
    if (words !== '') {
      const found = value.indexOf(words, done);
      if (found < 0) return undefined;
      const wordsAt = at + line.length - words.length;
      const between = value.slice(done, found);
      const [, inner = ''] = /(?:^|\n)( *)$/.exec(between) ?? [];
      const indent = done > 0 && !between.includes('\n') ? '' : inner;
      const ends = between.slice(0, between.length - indent.length);
      if (ends !== '') into.add(ends, [lastEnd, wordsAt - indent.length]);
      into.add(indent + words, [wordsAt - indent.length, at + line.length]);
      done = found + words.length;
      lastEnd = at + line.length;
    }
    at = lineEnd + 1;
  }
  if (done < value.length) into.add(value.slice(done), [lastEnd, end]);
  return into;
}

const quotes: Readonly<Record<string, string>> = { QUOTE_DOUBLE: '"', QUOTE_SINGLE: "'" };

/** The places are those in the YAML; `type` is how the string is written. */
export function findStarts(
  { type, value }: Pick<Scalar, 'type' | 'value'>,
  written: Written,
): readonly Start[] {
  const text = String(value);
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const placed = isBlock ? placeBlock(text, written) : placeFlow(written, quotes[type ?? ''] ?? '');
  const node = placed?.take();
  // Its parser knows best what it says: then its beginning alone is known.
  if (node?.starts === undefined || node.value !== text) return [[0, written.start]];
  const end = node.offset + node.length;
  const [index, offset] = node.starts.at(-1) ?? [0, 0];
  const isNext = offset + text.length - index === end;
  return isNext ? node.starts : [...node.starts, [text.length, end]];
}
