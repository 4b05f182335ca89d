// Very many findings → as many of each kind as anybody reads, and how many there are besides.
import type { Severity } from '../model/finding';
import { getRule } from './catalogue';
import type { RawFinding } from './raw-finding';
import type { Params } from './rule';
import { isOfName } from './text/gather-findings';

/** Mistakes of one code, and uses of one wrong name, that are located. */
export const maxAlike = 1000;

export type Counts = Readonly<Record<Severity, number>>;

export const noCounts: Counts = { error: 0, warning: 0, note: 0 };

/** Equal for all uses of one name, which are one finding. */
const toName = (code: string, { anchor, ...params }: Params): string => {
  const { id, name, path, tag, author, kind } = params;
  return `${code} ${id ?? name ?? path ?? tag ?? author ?? kind} ${anchor ?? ''}`;
};

/** Keeps the first of each kind; what only repeats a name that is kept is not counted. */
export function limitFindings(findings: readonly RawFinding[]): {
  readonly kept: readonly RawFinding[];
  readonly omitted: Counts;
} {
  const omitted = { ...noCounts };
  if (findings.length <= maxAlike) return { kept: findings, omitted };
  const mistakes = new Map<string, number>();
  const uses = new Map<string, number>();
  const kept = findings.filter((finding) => {
    const { code } = finding;
    const name = isOfName(code) ? toName(code, finding.params) : undefined;
    const used = name === undefined ? 0 : (uses.get(name) ?? 0);
    if (name !== undefined) uses.set(name, used + 1);
    if (used > 0) return used < maxAlike;
    const count = (mistakes.get(code) ?? 0) + 1;
    mistakes.set(code, count);
    if (count <= maxAlike) return true;
    omitted[finding.severity ?? getRule(code).severity] += 1;
    // Its other uses are not located either.
    if (name !== undefined) uses.set(name, maxAlike);
    return false;
  });
  return { kept, omitted };
}
