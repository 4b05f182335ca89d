// The text of a style sheet of a site → what other formats and tools have in it, and browsers do not know.
import type { CodeParams } from '../../engine/manifest/rules/code-rules';

export interface DoubtfulRule {
  readonly offset: number;
  readonly params: CodeParams['doubtful-styles'];
}

interface Kind {
  readonly pattern: RegExp;
  readonly toParams: (written: string) => CodeParams['doubtful-styles'];
}

const lengths =
  '(?:m(?:in|ax)-)?(?:width|height)|(?:margin|padding)(?:-[a-z-]+)?|font-size|(?:row-|column-)?gap|border-radius|letter-spacing|top|right|bottom|left';

/** A number alone, where there must be a length, or in a query of the width of a screen. */
const unitless = new RegExp(
  `(?<![\\w-])(?:${lengths})\\s{0,20}:(?:[^;{}()"']{0,200}\\s)?-?(?:[1-9]\\d*(?:\\.\\d+)?|0?\\.\\d+)(?=\\s*[;}!)]|\\s+[-\\d.a])`,
);

const kinds: readonly Kind[] = [
  {
    pattern: /<!--/,
    toParams: () => ({
      reason: '"<!--" begins no comment, and the rules behind it apply',
      near: '/* … */',
    }),
  },
  {
    pattern: /@(?:apply|tailwind|screen|config|plugin|utility)\b/,
    toParams: (written) => ({
      reason: `"${written}" is a rule of Tailwind, which makes no sheet here`,
    }),
  },
  {
    pattern: /@(?!page:)[\w-]+:(?=\s)/,
    toParams: (written) => ({
      reason: `"${written}" is a variable of LESS, which makes no sheet here`,
    }),
  },
  {
    // Where one is set, or used in a value.
    pattern:
      /(?<=^|[\s;{])\$[\w-]+:(?=\s)|(?<=:[^;{}"']*[\s:,(])\$[a-zA-Z_][\w-]*(?=[^{}"']*[;}])/m,
    toParams: (written) => ({
      reason: `"${written}" is a variable of Sass, which makes no sheet here`,
    }),
  },
  {
    pattern: /@(?:include|mixin|extend|use|forward|each|function|return)\b/,
    toParams: (written) => ({
      reason: `"${written}" is a rule of Sass, which makes no sheet here`,
    }),
  },
  {
    pattern: /\((?:min|max)-(?:width|height)\s+\d[\d.]*[a-z]+\s*\)/,
    toParams: (written) => ({
      reason: `"${written}" lacks its colon, and is true of no screen`,
      near: written.replace(/\s+/, ': '),
    }),
  },
  {
    pattern:
      /(?<=:[^;{}"']{0,200}?[\s:,(])-?\d*\.?\d+[ \t]+(?:px|r?em|vh|vw|ch|fr|deg|ms)(?=[\s;,)}])/,
    toParams: (written) => ({
      reason: `a space stands before the unit in "${written}"`,
      near: written.replace(/\s+/, ''),
    }),
  },
  {
    pattern: unitless,
    toParams: (written) => ({
      reason: `"${written.trim()}" lacks its unit`,
      near: `${written.trim()}px`,
    }),
  },
  {
    // In a value: an id in a selector may have any letters.
    pattern:
      /(?<=:[^;{}"'()]{0,200})#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))[\w-]+(?=[^{}"']*[;}])/i,
    toParams: (written) => ({
      reason: `"${written}" has not three, four, six or eight digits (0–9, a–f), as colours have`,
    }),
  },
  {
    pattern: /!(?!important\b)[a-z]+(?=\s*[;}])/i,
    toParams: (written) =>
      /^!(?:default|global)$/.test(written)
        ? { reason: `"${written}" belongs to a variable of Sass, which makes no sheet here` }
        : { reason: `they know no "${written}"`, near: '!important' },
  },
];

/** Of each kind the first: what follows it is part of the same mistake. `code` is a sheet without its comments. */
export const findForeignRules = (code: string): DoubtfulRule[] =>
  kinds.flatMap(({ pattern, toParams }) => {
    const found = pattern.exec(code);
    return found ? [{ offset: found.index, params: toParams(found[0]) }] : [];
  });
