// Paths of a site's files relative to where a command was started: a terminal opens them, a workflow marks them.
import { relative } from 'node:path';
import type { Finding, SourceRange } from '../../engine/model/finding';

const toPrefix = (root: string): string => {
  const way = relative(process.cwd(), root).replaceAll('\\', '/');
  return way === '' ? '' : `${way}/`;
};

/** The path of a file of the site in `root`. */
export const toShown = (root: string, file: string): string => toPrefix(root) + file;

/** The findings of the site in `root`, with such paths. */
export function relocate(findings: readonly Finding[], root: string): readonly Finding[] {
  const prefix = toPrefix(root);
  if (prefix === '') return findings;
  const move = <One extends SourceRange>(place: One): One => ({
    ...place,
    file: prefix + place.file,
  });
  return findings.map((finding) => ({ ...move(finding), related: finding.related.map(move) }));
}
