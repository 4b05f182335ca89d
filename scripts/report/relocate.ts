// Paths of a site's files relative to where a command was started: a terminal opens them, a workflow marks them.
import { relative } from 'node:path';
import type { Issue, Place } from '../../engine/model/issue';

const toPrefix = (root: string): string => {
  const way = relative(process.cwd(), root).replaceAll('\\', '/');
  return way === '' ? '' : `${way}/`;
};

/** The path of a file of the site in `root`. */
export const toShown = (root: string, file: string): string => toPrefix(root) + file;

/** The findings of the site in `root`, with such paths. */
export function relocate(issues: readonly Issue[], root: string): readonly Issue[] {
  const prefix = toPrefix(root);
  if (prefix === '') return issues;
  const move = <One extends Place>(place: One): One => ({ ...place, file: prefix + place.file });
  return issues.map((issue) => ({ ...move(issue), related: issue.related.map(move) }));
}
