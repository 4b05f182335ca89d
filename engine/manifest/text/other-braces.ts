// A text that begins with a brace, as other tools write in braces → what there is in its place.
import type { TextFinding } from './text-finding';

const others: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /^\{(?:page:|file:|https?:|mailto:|tel:|\/)[^{}\n]*\}/i,
    'A link has its address in parentheses: [words](page:id).',
  ],
  [/^\{index=\d+\}/, 'Remove it, and the mark before it: an assistant left both.'],
  [
    /^\{:?\s*[#.][\w-][^{}\n]*\}/,
    'Remove it: headings have their ids by themselves, and looks are said in "theme".',
  ],
  [
    /^\{:?\s*(?:[a-z][\w-]*=(?:"[^"\n]*"|[^\s"{}]+)\s*)+\}/i,
    'Remove it: a text says no looks. The place of a picture decides its size, and all else is said in "theme".',
  ],
  [
    /^\{(?:\+\+|--|~~|==|>>)[^{}\n]*(?:\+\+|--|~~|==|<<)\}/,
    'Write the words that are to be read, and remove these marks: a text holds no proposals.',
  ],
  [
    /^\{[%!][^{}\n]*[%!]\}/,
    'Remove it: a text has no commands of other tools. Write {{ for a literal brace.',
  ],
];

/** Undefined for braces of no other tool. */
export const findBracesRemedy = (text: string): string | undefined =>
  others.find(([pattern]) => pattern.test(text))?.[1];

/** What ends right before a brace, if it is a command of LaTeX. */
export function findCommandRemedy(before: string): string | undefined {
  const [, name] = /\\([A-Za-z]+)\*?(?:\[[^\]\n]*\])?$/.exec(before) ?? [];
  // "\d{5}" is part of an expression.
  if (name === undefined || /^[bdpswx]$/i.test(name)) return undefined;
  return /section$|^(?:part|chapter|paragraph)$/.test(name)
    ? `Write the heading without "\\${name}" and its braces: it begins with "## ".`
    : `Write the words without "\\${name}" and its braces: *emphasis*, **strong** or [words](page:id).`;
}

export const formulaRemedy =
  'Write formulas in characters, such as "x²", or show them as a picture.';

/** Between dollars, with braces behind a command, a power or an index: "{unit_price}" between two prices is none. */
const formulas = /\$\$?(?=\S)(?=[^$\n]*(?:\\[A-Za-z]+|[\^_])\{(?!\{))[^$\n]*[^$\s]\$/g;

/** Formulas whose braces would be read as those of variables. */
export const findFormulas = (text: string): TextFinding[] =>
  Array.from(text.matchAll(formulas), ({ 0: { length }, index }) => ({
    code: 'unknown-variable',
    span: [index, index + length],
    params: { name: '', remedy: formulaRemedy },
  }));
