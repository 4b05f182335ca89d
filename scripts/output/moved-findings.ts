// What was found in a site, and its manifest before and after a change of words → where that stands now.
import type { Finding, SourceRange } from '../../engine/model/finding';
import { manifestFile } from '../journal/site-paths';

const isInManifest = ({ file }: SourceRange): boolean => file === manifestFile;

export const standsInManifest = (finding: Finding): boolean =>
  [finding, ...finding.related].some(isInManifest);

/** How many lines at the beginning are the same. */
function countSame(lines: readonly string[], others: readonly string[]): number {
  const count = lines.findIndex((line, index) => line !== others[index]);
  return count < 0 ? lines.length : count;
}

type Move = <Range extends SourceRange>(range: Range) => Range | undefined;

/** For what is not in the lines from the first to the last that differ. */
function makeMove(before: string, now: string): Move {
  const [lines, linesNow] = [before.split('\n'), now.split('\n')];
  const first = countSame(lines, linesNow);
  const [rest, restNow] = [lines.slice(first), linesNow.slice(first)];
  const last = lines.length - countSame(rest.reverse(), restNow.reverse());
  const shift = linesNow.length - lines.length;
  return (range) => {
    const { line, endLine } = range;
    if (!isInManifest(range) || (endLine ?? line) <= first) return range;
    if (line <= last) return undefined;
    return { ...range, line: line + shift, ...(endLine && { endLine: endLine + shift }) };
  };
}

/** Undefined where something stands in what has changed, or is said of the manifest as a whole. */
export function moveFindings(
  findings: readonly Finding[],
  before: string,
  now: string,
): readonly Finding[] | undefined {
  const move = makeMove(before, now);
  const moved: Finding[] = [];
  for (const finding of findings) {
    if (isInManifest(finding) && finding.pointer === '') return undefined;
    const related = finding.related.map(move);
    const own = move({ ...finding, related: related.filter((one) => one !== undefined) });
    if (own === undefined || own.related.length < related.length) return undefined;
    moved.push(own);
  }
  return moved;
}
