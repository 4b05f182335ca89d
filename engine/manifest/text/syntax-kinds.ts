// What may be wrong where a text stops being JSON, why, and what to do about it.

import { isSurplus } from './find-unclosed';

/** The text around the place where parsing stopped. */
export interface Break {
  readonly text: string;
  readonly offset: number;
  /** The parser's names of what is wrong: first the one at this place. */
  readonly codes: readonly string[];
  /** Without the spaces at its end. */
  readonly before: string;
  /** What the parser could not read. */
  readonly token: string;
  readonly here: string;
}

export interface Kind {
  readonly applies: (place: Break) => boolean;
  /** Default: where parsing stopped. */
  readonly offset?: (place: Break) => number;
  readonly reason: string | ((place: Break) => string);
  readonly remedy: string | ((place: Break) => string);
}

const word = /^[A-Za-z_$][\w$]*/;
const smartQuotes = /^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/;
/** A no-break space and its like, as other programs write them. */
const oddSpace = /^[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/;
const literal = /^(?:true|false|null)$/i;
const notANumber = /^-?(?:NaN|Infinity)\b/;
const oddNumber = /^(?:\.\d|[xX][\da-fA-F]+)/;
const wrongEscape = /\\(?:[^"\\/bfnrtu]|u(?![\da-fA-F]{4}))/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what it looks for
const control = /[\u0000-\u001f]/;

const is =
  (...codes: readonly string[]) =>
  ({ codes: [first = ''] }: Break): boolean =>
    codes.includes(first);

const endOfBefore = ({ before }: Break): number => before.length;
const findToken = ({ here }: Break): string => word.exec(here)?.[0] ?? '';
const decimalComma = /:\s*-?\d+,$/;
const unfence = 'Remove the lines of the fence, before and after the JSON.';
const zeros = /(?<![\w.])-?0+$/;
/** What may be wrong within a text in quotes, or at its end. */
const texts: readonly Kind[] = [
  {
    applies: ({ token, ...place }) =>
      is('InvalidCharacter')({ token, ...place }) && control.test(token),
    offset: ({ offset, token }) => offset + token.search(control),
    reason: ({ token }) =>
      control.exec(token)?.[0] === '\t'
        ? 'this text contains a tab'
        : 'this text contains a control character',
    remedy: ({ token }) =>
      control.exec(token)?.[0] === '\t' ? 'Write \\t, or a space.' : 'Remove it.',
  },
  {
    applies: (place) => is('InvalidEscapeCharacter', 'InvalidUnicode')(place),
    offset: ({ offset, token }) => offset + Math.max(0, token.search(wrongEscape)),
    reason: ({ token }) => `JSON has no escape sequence ${wrongEscape.exec(token)?.[0] ?? ''}`,
    remedy: ({ codes: [first] }) =>
      first === 'InvalidUnicode'
        ? 'Write \\u and four hexadecimal digits, or the character itself.'
        : 'Write \\\\ for a backslash.',
  },
  {
    applies: ({ offset, token, text, ...place }) =>
      is('UnexpectedEndOfString')({ offset, token, text, ...place }) &&
      text.slice(offset + token.length).trim() === '',
    offset: ({ text }) => text.trimEnd().length,
    reason: 'the file ends within a text',
    remedy: 'Restore the rest of the file.',
  },
  {
    applies: is('UnexpectedEndOfString'),
    reason: 'a string is not closed on its line',
    remedy: 'Add the closing quotation mark; write \\n for a line break.',
  },
  {
    applies: ({ text, offset, here }) =>
      text[offset - 1] === '"' && /^[^\s,:}\]"][^\n]*"/.test(here),
    offset: ({ offset }) => offset - 1,
    reason: 'this quotation mark ends the text',
    remedy: 'Write \\" for a quotation mark inside a text.',
  },
];

/** What may stand in the place of a value. */
const values: readonly Kind[] = [
  {
    applies: ({ here }) => /^(?:\/[/*]|#)/.test(here),
    reason: 'this is a comment',
    remedy: 'JSON has no comments; use a "$comment" field instead.',
  },
  {
    applies: ({ here }) => smartQuotes.test(here),
    reason: 'this is a typographic quotation mark',
    remedy: 'Use straight quotes: ".',
  },
  {
    applies: ({ here }) => oddSpace.test(here),
    reason: 'this is a space that JSON does not know',
    remedy: 'Write an ordinary space in its place, or remove it.',
  },
  {
    applies: ({ here }) => here.startsWith("'") || here.startsWith('`'),
    reason: ({ here }) =>
      here.startsWith("'") ? 'this is a single quotation mark' : 'this is a backtick',
    remedy: ({ here }) => (here.startsWith('```') ? unfence : 'Use double quotes: ".'),
  },
  {
    applies: (place) => literal.test(findToken(place)) && !is('PropertyNameExpected')(place),
    reason: (place) => `JSON spells ${findToken(place)} in small letters`,
    remedy: (place) => `Write ${findToken(place).toLowerCase()}.`,
  },
  {
    applies: ({ here }) => /^(?:None|nil|undefined)\b/.test(here),
    reason: (place) => `JSON has no ${findToken(place)}`,
    remedy: 'Leave the field out, or write a value.',
  },
  {
    applies: ({ text, offset }) =>
      notANumber.test(text.slice(offset)) || notANumber.test(text.slice(offset - 1)),
    reason: ({ here }) => `JSON has no ${/NaN/.test(here.slice(0, 5)) ? 'NaN' : 'Infinity'}`,
    remedy: 'Write a number, or leave the field out.',
  },
  {
    applies: ({ before, offset, here }) =>
      before.length === offset && zeros.test(before.slice(-20)) && /^\d/.test(here),
    offset: ({ before }) => before.length - (zeros.exec(before.slice(-20))?.[0].length ?? 0),
    reason: 'a number cannot begin with 0',
    remedy: 'Remove the zeros at its beginning, or put it in quotes if it is a text.',
  },
  {
    applies: ({ text, before, here, ...place }) =>
      is('PropertyNameExpected')({ text, before, here, ...place }) &&
      decimalComma.test(before.slice(-20)) &&
      /^\d/.test(here),
    offset: ({ before }) => before.length - 1,
    reason: 'this number has a decimal comma',
    remedy: 'Write a point in its place, such as 1.5.',
  },
  {
    applies: ({ here }) => /^\+[.\d]/.test(here),
    reason: 'JSON writes no plus sign before a number',
    remedy: 'Remove the "+".',
  },
  {
    applies: ({ here, ...place }) =>
      oddNumber.test(here) || is('UnexpectedEndOfNumber')({ here, ...place }),
    reason: 'JSON does not write numbers like this',
    remedy: 'Write digits, with a point between digits if need be, such as 0.5.',
  },
];

/** Brackets and what stands between values. */
export const marks: readonly Kind[] = [
  {
    applies: ({ text, offset, before, here }) =>
      before.endsWith(',') && /^[\]}]/.test(here) && isSurplus(text, offset),
    reason: 'there is one closing bracket too many',
    remedy: ({ here }) =>
      /^.\s*,/.test(here) ? 'Remove it, and the comma after it.' : 'Remove it.',
  },
  {
    applies: ({ before, here }) => before.endsWith(',') && /^[\]}]/.test(here.trimStart()),
    offset: ({ before }) => before.length - 1,
    reason: 'there is a comma before the closing bracket',
    remedy: 'Remove this comma.',
  },
  {
    applies: ({ before, here }) => here.startsWith(',') && /[,[{]$/.test(before),
    reason: 'there is one comma too many',
    remedy: 'Remove this comma.',
  },
  {
    applies: ({ here, ...place }) =>
      is('EndOfFileExpected')({ here, ...place }) && /^[[{"]/.test(here),
    reason: 'a second value begins here',
    remedy: 'Keep one of the two: a file holds one value.',
  },
  {
    applies: ({ here, ...place }) =>
      is('EndOfFileExpected')({ here, ...place }) && /^[}\]]/.test(here),
    reason: 'there is one closing bracket too many',
    remedy: 'Remove it, or one before it.',
  },
  {
    applies: ({ here }) => here.trim() === '',
    offset: endOfBefore,
    reason: 'the file ends too early',
    remedy: 'Close what is still open, or restore the rest of the file.',
  },
  {
    applies: ({ here }) => /^[;=]/.test(here),
    reason: ({ here }) => (here.startsWith(';') ? 'this is a semicolon' : 'this is an equals sign'),
    remedy: ({ here }) =>
      here.startsWith(';') ? 'Put a comma between values.' : 'Put a colon after a key.',
  },
  {
    applies: is('ColonExpected'),
    offset: endOfBefore,
    reason: 'a colon is missing here',
    remedy: 'Put a colon between key and value.',
  },
  {
    applies: ({ before, here }) => /["\]}\w]$/.test(before) && /^["{[\w-]/.test(here),
    offset: endOfBefore,
    reason: 'a comma is missing here',
    remedy: 'Put a comma after the value.',
  },
  {
    applies: ({ here }) => word.test(here),
    reason: (place) => `the word ${JSON.stringify(findToken(place))} is not in quotes`,
    remedy: 'Put it in double quotes.',
  },
];

/** The first that applies is reported. */
export const kinds = [...texts, ...values, ...marks];
