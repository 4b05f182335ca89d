// A text that JSON.parse refuses → where it breaks, why, and what to do about it.
import { type ParseError, parse as parseLoosely } from 'jsonc-parser';

interface SyntaxMistake {
  readonly offset: number;
  readonly reason: string;
  readonly remedy: string;
}

/** The text around the place where parsing stopped. */
interface Break {
  readonly text: string;
  readonly offset: number;
  /** Without the spaces at its end. */
  readonly before: string;
  readonly here: string;
}

interface Kind {
  readonly applies: (place: Break) => boolean;
  /** Default: where parsing stopped. */
  readonly offset?: (place: Break) => number;
  readonly reason: string | ((place: Break) => string);
  readonly remedy: string;
}

const conflict = /^(?:<{7}|={7}|>{7})/m;
const word = /^[A-Za-z_$][\w$]*/;
const smartQuotes = /^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what it looks for
const brokenLine = /^[\u0000-\u001f]|^"[^"\n]*\n/;

const endOfBefore = ({ before }: Break): number => before.length;
const start = (): number => 0;

/** What may be wrong; the first that applies is reported. */
const kinds: readonly Kind[] = [
  {
    applies: ({ text }) => text.trim() === '',
    offset: start,
    reason: 'the file is empty',
    remedy: 'Write a JSON value, or restore the file.',
  },
  {
    applies: ({ text }) => /^<(!doctype|html|\?xml)/i.test(text.trimStart()),
    offset: start,
    reason: 'this is a web page',
    remedy: 'Save the JSON text, not the page that shows it.',
  },
  {
    applies: ({ text }) => conflict.test(text),
    offset: ({ text }) => text.search(conflict),
    reason: 'it contains merge conflict markers',
    remedy: 'Resolve the conflict.',
  },
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
    applies: ({ here }) => here.startsWith("'"),
    reason: 'this is a single quotation mark',
    remedy: 'Use double quotes: ".',
  },
  {
    applies: ({ before, here }) => before.endsWith(',') && /^[\]}]/.test(here.trimStart()),
    offset: ({ before }) => before.length - 1,
    reason: 'there is a comma before the closing bracket',
    remedy: 'Remove this comma.',
  },
  {
    applies: ({ here }) => here.trim() === '',
    offset: endOfBefore,
    reason: 'the file ends too early',
    remedy: 'Close what is still open, or restore the rest of the file.',
  },
  {
    applies: ({ before, here }) => /["\]}\w]$/.test(before) && /^["{[\w-]/.test(here),
    offset: endOfBefore,
    reason: 'a comma is missing here',
    remedy: 'Put a comma after the value.',
  },
  {
    applies: ({ here }) => brokenLine.test(here),
    reason: 'a string is not closed on its line',
    remedy: 'Add the closing quotation mark; write \\n for a line break.',
  },
  {
    applies: ({ here }) => word.test(here),
    reason: ({ here }) => `the word ${JSON.stringify(word.exec(here)?.[0])} is not in quotes`,
    remedy: 'Put it in double quotes.',
  },
];

const unknownKind: Omit<Kind, 'applies'> = {
  reason: ({ text, offset }) => `${JSON.stringify(text.charAt(offset))} is unexpected here`,
  remedy: 'Remove it, or add what is missing before it.',
};

function findBreak(text: string): Break {
  const errors: ParseError[] = [];
  parseLoosely(text, errors, { allowTrailingComma: false, disallowComments: true });
  const offset = Math.min(errors[0]?.offset ?? text.length, text.length);
  return { text, offset, before: text.slice(0, offset).trimEnd(), here: text.slice(offset) };
}

export function explainSyntax(text: string): SyntaxMistake {
  const place = findBreak(text);
  const { offset, reason, remedy } = kinds.find(({ applies }) => applies(place)) ?? unknownKind;
  return {
    offset: offset ? offset(place) : place.offset,
    reason: typeof reason === 'string' ? reason : reason(place),
    remedy,
  };
}
