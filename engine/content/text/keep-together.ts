// Words of readers → the same with spaces that do not break where a line would tear a number from what belongs to it.

const signs = '%|‰|°[CF]?|\\p{Sc}|\\p{Lu}{3}';
const units =
  '[kcmµ]?m[²³]?|[kmµ]?g|t|[mh]?l|[km]?W|[kM]Wh|[km]?V|m?A|[kMG]?Hz|[kMGT]B|k?Pa|bar|h|min|m?s|px|ha';

/** Between groups of digits, as in a telephone number; before a unit or a currency; behind a currency. */
const joints = new RegExp(
  [
    '(?<=\\d\\)?) (?=\\(?\\d)',
    `(?<=\\d) (?=(?:${signs}|${units})(?![\\p{L}\\p{N}]))`,
    '(?<=\\p{Sc}|(?<!\\p{L})\\p{Lu}{3}) (?=\\d)',
  ].join('|'),
  'gu',
);

export const keepTogether = (text: string): string =>
  /\d/.test(text) ? text.replace(joints, '\u00a0') : text;
