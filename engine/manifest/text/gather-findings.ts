// Findings with their places → in order of file and position, notes last, each mistake stated once.
import type { Finding } from '../../model/finding';

interface Located {
  readonly finding: Finding;
  /** The variables from which an invalid value comes. */
  readonly variables: readonly string[];
}

/** Codes of names that nothing defines: one mistake makes every use of the name invalid. */
const ofNames =
  /^(?:unknown-(?:page|form|icon|menu|anchor|variable|collection|service|tag|author|kind)|missing-file|row-count)$/;

export const isOfName = (code: string): boolean => ofNames.test(code);

/** Codes of whatever needs a setting, by the setting that the site lacks. */
const ofSettings: Readonly<Record<string, string>> = {
  'missing-time-zone': 'timeZone',
  'minute-without-zone': 'timeZone',
  'missing-currency': 'currency',
};

/** Equal for what is one mistake: of a name or variable wherever it is used, of anything else at one place. */
function toMistake({ finding, variables }: Located): string {
  const { code, file, line, column, message, parameters } = finding;
  // What defines all such names is not there.
  if (parameters.absent !== undefined) return JSON.stringify([code, parameters.absent]);
  // Braces without a name are one mistake only where the same helps.
  if (isOfName(code)) return JSON.stringify([code, message, parameters.remedy]);
  if (Object.hasOwn(ofSettings, code)) return JSON.stringify([ofSettings[code]]);
  if (variables.length === 1) return JSON.stringify([code, variables]);
  return JSON.stringify([code, message, file, line, column]);
}

const isSamePlace = (one: Finding, other: Finding): boolean =>
  one.line === other.line && one.column === other.column && one.file === other.file;

export function gatherFindings(located: readonly Located[]): Finding[] {
  const gathered = new Map<string, { first: Finding; related: Finding['related'][number][] }>();
  const sorted = [...located].sort((one, other) => byPosition(one.finding, other.finding));
  for (const one of sorted) {
    const { finding } = one;
    const key = toMistake(one);
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { first: finding, related: [...finding.related] });
    else if (!isSamePlace(known.first, finding)) {
      const { file, pointer, line, column, endLine, endColumn } = finding;
      const isSame = known.first.message === finding.message || !isOfName(finding.code);
      const message = isSame ? 'Also used here.' : finding.message;
      const end = endLine === undefined || endColumn === undefined ? {} : { endLine, endColumn };
      known.related.push({ file, pointer, line, column, ...end, message });
    }
  }
  return Array.from(gathered.values(), ({ first, related }) => ({ ...first, related }));
}

/** Notes last; the manifest first (its file name holds no slash), then by file, line, column and code. */
function byPosition(a: Finding, b: Finding): number {
  const order = (text: string, other: string): number => (text < other ? -1 : text > other ? 1 : 0);
  const rank = (finding: Finding): number => (finding.severity === 'note' ? 1 : 0);
  const depth = (finding: Finding): number => (finding.file.includes('/') ? 1 : 0);
  return (
    rank(a) - rank(b) ||
    depth(a) - depth(b) ||
    order(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    order(a.code, b.code)
  );
}
