// Signs that expressions of other languages have, and those of browsers do not → how browsers have the same.

interface ForeignSigns {
  readonly reason: string;
  /** The expression as browsers have it. */
  readonly own?: string;
  /** Where only its author can write that. */
  readonly remedy?: string;
  /** Whether browsers read them as something else. */
  readonly isSilent?: boolean;
}

/** The names of POSIX, within brackets. */
const classes: ReadonlyMap<string, string> = new Map([
  ['alpha', '\\p{L}'],
  ['alnum', '\\p{L}\\d'],
  ['digit', '\\d'],
  ['lower', '\\p{Ll}'],
  ['upper', '\\p{Lu}'],
  ['space', '\\s'],
  ['punct', '\\p{P}'],
  ['xdigit', '0-9A-Fa-f'],
]);

const named = /\[:([a-z]+):\]/g;

/** Flags in front, "\A" and "\z" at the ends, "(?P<name>…)" and "++". */
const others: readonly (readonly [signs: RegExp, own: string])[] = [
  [/\\[AzZ]/g, ''],
  [/\(\?P(?=<)/g, '(?'],
  [/(?<=[*+?}])(?<!\\.)\+/g, ''],
];

/** Those of an expression; undefined where it has none. */
export function findForeignSigns(expression: string): ForeignSigns | undefined {
  const [posix] = /\[[^\]]*\[:/.test(expression) ? expression.matchAll(named) : [];
  if (posix && classes.has(posix[1] ?? ''))
    return {
      reason: `they read "${posix[0]}" as its single characters`,
      own: expression.replace(named, (whole, name: string) => classes.get(name) ?? whole),
      isSilent: true,
    };
  const [flags] = /\(\?[a-z]+\)/.exec(expression) ?? [];
  if (flags !== undefined)
    return {
      reason: `they know no "${flags}"`,
      remedy: flags.includes('i')
        ? 'Leave it out, and write small and capital letters, such as "[A-Za-z]".'
        : 'Leave it out.',
    };
  for (const [signs, instead] of others) {
    const [sign] = expression.match(signs) ?? [];
    if (sign !== undefined)
      return { reason: `they know no "${sign}"`, own: expression.replace(signs, instead) };
  }
  return undefined;
}
