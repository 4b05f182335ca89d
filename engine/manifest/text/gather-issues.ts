// Findings with their places → in order of file and position, each mistake stated once.
import type { Issue } from '../../model/issue';

interface Located {
  readonly issue: Issue;
  /** The variables from which an invalid value comes. */
  readonly variables: readonly string[];
}

/** Codes of names that nothing defines: one mistake makes every use of the name invalid. */
const ofNames = /^(?:unknown-(?:page|form|icon|menu|anchor|variable)|missing-file)$/;

/** Equal for what is one mistake: of a name or variable wherever it is used, of anything else at one place. */
function toMistake({ issue, variables }: Located): string {
  const { code, file, line, column, message } = issue;
  if (ofNames.test(code)) return JSON.stringify([code, message]);
  if (variables.length === 1) return JSON.stringify([code, variables]);
  return JSON.stringify([code, message, file, line, column]);
}

const isSamePlace = (one: Issue, other: Issue): boolean =>
  one.line === other.line && one.column === other.column && one.file === other.file;

export function gatherIssues(located: readonly Located[]): Issue[] {
  const gathered = new Map<string, { first: Issue; related: Issue['related'][number][] }>();
  const sorted = [...located].sort((one, other) => byPosition(one.issue, other.issue));
  for (const one of sorted) {
    const { issue } = one;
    const key = toMistake(one);
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { first: issue, related: [...issue.related] });
    else if (!isSamePlace(known.first, issue)) {
      const { file, pointer, line, column, endLine, endColumn } = issue;
      const end = endLine === undefined || endColumn === undefined ? {} : { endLine, endColumn };
      known.related.push({ file, pointer, line, column, ...end, message: 'Also used here.' });
    }
  }
  return Array.from(gathered.values(), ({ first, related }) => ({ ...first, related }));
}

/** The manifest first (its file name holds no slash), then by file, line, column and code. */
function byPosition(a: Issue, b: Issue): number {
  const order = (text: string, other: string): number => (text < other ? -1 : text > other ? 1 : 0);
  const depth = (issue: Issue): number => (issue.file.includes('/') ? 1 : 0);
  return (
    depth(a) - depth(b) ||
    order(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    order(a.code, b.code)
  );
}
