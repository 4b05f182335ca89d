// A text that JSON.parse rejects → where it breaks, why, and how to fix it.
import { type ParseError, parse as parseLoosely, printParseErrorCode } from 'jsonc-parser';
import { toContentPath } from '../checks/context/file-part';
import { isPairsFile } from '../language-files';
import { findUnclosed } from './find-unclosed';
import { type Break, type Kind, kinds, marks } from './syntax-kinds';
import { otherKinds, wholes } from './whole-kinds';

interface SyntaxMistake {
  readonly offset: number;
  readonly reason: string;
  readonly remedy: string;
}

const unknownKind: Omit<Kind, 'applies'> = {
  reason: ({ text, offset }) => `${JSON.stringify(text.charAt(offset))} is unexpected here`,
  remedy: 'Remove it, or add what is missing before it.',
};

function findBreak(text: string): Break {
  const errors: ParseError[] = [];
  parseLoosely(text, errors, { allowTrailingComma: false, disallowComments: true });
  const { offset: at = text.length, length = 0 } = errors[0] ?? {};
  const offset = Math.min(at, text.length);
  return {
    text,
    offset,
    codes: errors.map(({ error }) => printParseErrorCode(error)),
    before: text.slice(0, offset).trimEnd(),
    token: text.slice(offset, offset + length),
    here: text.slice(offset),
  };
}

/** A bracket that is never closed shows far from its place; where lines are indented, they tell which it is. */
function explainUnclosed({ text, codes }: Break): SyntaxMistake | undefined {
  if (!codes.some((code) => /^(?:Close\w+|EndOfFile)Expected$/.test(code))) return undefined;
  const unclosed = findUnclosed(text);
  if (unclosed === undefined) return undefined;
  const { bracket, line, offset } = unclosed;
  const close = bracket === '{' ? '}' : ']';
  return {
    offset,
    reason: `the ${bracket} of line ${line} is never closed`,
    remedy: `Add ${close} here.`,
  };
}

const say = (text: string | ((place: Break) => string), place: Break): string =>
  typeof text === 'string' ? text : text(place);

/** What stands in a file of pairs, in the place of paragraphs. */
const pairs =
  'Words and their translations stand in pairs: { "words": [{ "from": "Work", "to": "Arbeiten" }] }.';

const json = 'Write it as JSON, within { }, or restore the file.';

/** What to write in a file that cannot be Markdown; undefined for one that can. */
function findForm(file: string): string | undefined {
  if (isPairsFile(file)) return pairs;
  return toContentPath(file) === undefined ? json : undefined;
}

export function explainSyntax(text: string, file: string): SyntaxMistake {
  const place = findBreak(text);
  const kind = [...wholes, ...kinds].find(({ applies }) => applies(place));
  const isAboutMarks = kind === undefined || marks.includes(kind);
  const unclosed = isAboutMarks ? explainUnclosed(place) : undefined;
  if (unclosed) return unclosed;
  const { offset, reason, remedy } = kind ?? unknownKind;
  return {
    offset: offset ? offset(place) : place.offset,
    reason: say(reason, place),
    remedy: (otherKinds.includes(reason) && findForm(file)) || say(remedy, place),
  };
}
