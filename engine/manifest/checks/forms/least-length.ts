// A regular expression → how many characters a text has at least that fits it.

/** One character, whichever, and how often it comes: groups, alternatives and names of properties are none. */
const part =
  /(?:\\[dDwWsS.\-/+()[\]{}]|\[(?:\\.|[^\]\\[])*\]|[^\\()[\]{}|*+?^$])(?:([*?])|\+|\{(\d+)(?:,\d*)?\})?\??/g;

/** Undefined where it is more than such parts in a row. */
export function countLeast(expression: string): number | undefined {
  let least = 0;
  const rest = expression
    .replace(/^\^|(?<!\\)\$$/g, '')
    .replace(part, (_, optional?: string, count = '1') => {
      least += optional === undefined ? Number(count) : 0;
      return '';
    });
  return rest === '' ? least : undefined;
}
