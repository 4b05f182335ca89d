// A branch and its base → what is told on a pull request: whether the two become a valid site, as git merges them.
import type { Finding } from '../../engine/model/finding';
import { quoteArgument } from '../command/quote-argument';
import { toSiteCall } from '../command/site-call';
import { isAncestor } from '../git/merge-tree';
import { findGit } from '../git/run-git';
import { printGithub } from '../report/github';
import { relocate } from '../report/relocate';
import { openWorld } from '../source/open-world';
import { type MergeSides, withCheckedMerge } from './check-merge';
import { getCommit, reportConflicts, reportErrors } from './merge-branch';
import { mergeRevisions } from './merge-revisions';

interface Request {
  /** The revision to merge with. */
  readonly base: string;
  readonly format: 'pretty' | 'github';
}

const passes = 'The two become a valid site.\n';

const toMerge = (root: string, base: string): string =>
  toSiteCall(`npm run merge -- ${quoteArgument(base)}`, root);

const annotate = (findings: readonly Finding[], root: string): void =>
  void process.stdout.write(printGithub(relocate(findings, root)));

/** The parents of a commit that is a merge. */
function findParents(root: string, commit: string): readonly string[] {
  const line = findGit(root, ['rev-list', '--parents', '-n', '1', commit])?.toString().trim() ?? '';
  return line.split(' ').slice(1);
}

async function checkTree(
  root: string,
  sides: MergeSides,
  { format, base }: Request,
): Promise<boolean> {
  const world = await openWorld(root, { documents: true });
  return withCheckedMerge(world, sides, (checked) => {
    if (checked.refusing.length === 0) return true;
    if (format === 'github') annotate(checked.refusing, root);
    reportErrors(checked, toMerge(root, base));
    return false;
  });
}

/**
 * Looks at what git would make of both by itself, as a button on a page does, or has made: a commit that a host checks
 * out for a pull request is that merge. Exit code 1 where the two do not agree, or break each other.
 */
export async function checkMerged(root: string, request: Request): Promise<number> {
  const { base } = request;
  const [head, other] = [getCommit(root, 'HEAD'), getCommit(root, base)];
  if (isAncestor(root, other, head)) {
    const [ours, theirs, ...more] = findParents(root, head);
    if (ours === undefined || theirs === undefined || more.length > 0) {
      process.stdout.write(`Everything of ${base} is here already: there is nothing to merge.\n`);
      return 0;
    }
    const isRight = await checkTree(root, { ours, theirs, merged: head }, request);
    if (isRight) process.stdout.write(passes);
    return isRight ? 0 : 1;
  }
  const merged = mergeRevisions(root, { ours: head, theirs: other });
  if (!reportConflicts(root, merged, { branch: base, take: undefined })) return 1;
  const { plainTree, tree } = merged;
  if (!(await checkTree(root, { ours: head, theirs: other, merged: plainTree ?? tree }, request)))
    return 1;
  process.stdout.write(passes);
  if (plainTree === undefined)
    process.stdout.write(
      `git alone would stop at lines that both have changed: merge with ${toMerge(root, base)}.\n`,
    );
  return 0;
}
