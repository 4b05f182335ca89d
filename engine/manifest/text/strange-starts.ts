// The text of a table → what stands where it begins and is none.
import type { ParamsOf } from '../catalogue';

/** What other programs put where a table begins: nothing of it would be right. */
const strangeStarts: readonly (readonly [start: RegExp, ParamsOf<'broken-rows'>])[] = [
  [
    /^\s*<(?:!doctype|html|\?xml)\b/i,
    {
      reason: 'it is a web page, not a table',
      remedy:
        'Put the table there as CSV: an address that asks visitors to sign in answers with a page.',
    },
  ],
  [
    /^\s*"?sep=.?"?(?=[\r\n])/i,
    {
      reason: 'it is a line for one spreadsheet program alone',
      remedy: 'Remove it: the names of the columns stand in the first row.',
    },
  ],
];

export function findStrangeStart(text: string) {
  for (const [start, params] of strangeStarts) {
    const [found] = start.exec(text) ?? [];
    if (found === undefined) continue;
    const length = found.trimStart().length;
    return { params, offset: found.length - length, length };
  }
  return undefined;
}
