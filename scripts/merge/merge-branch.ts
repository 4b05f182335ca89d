// A branch → merged into the current one, as a commit of its own: checked as a site before anything is written.
import { relative } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { InvalidCode } from '../command/invalid-code';
import { quoteArgument } from '../command/quote-argument';
import { toSiteCall } from '../command/site-call';
import type { World } from '../files/world';
import { isAncestor, writeTree } from '../git/merge-tree';
import { findCommit, findGit, runGit } from '../git/run-git';
import { withSiteFiles } from '../journal/journal';
import { manifestFile } from '../journal/site-paths';
import { printPretty, wantsColours } from '../report/pretty';
import { openWorld } from '../source/open-world';
import { type CheckedMerge, withCheckedMerge } from './check-merge';
import { describeConflicts } from './describe-conflicts';
import { findPrefix, type MergedRevisions, mergeRevisions } from './merge-revisions';
import type { Side } from './versions';

interface Request {
  readonly branch: string;
  /** Whose value stands where the two do not agree. */
  readonly take: Side | undefined;
  /** Whether to repair what the merged site would have. */
  readonly fix: boolean;
}

/** @throws CannotRun where a revision is not known, or there is no repository. */
export function getCommit(root: string, name: string): string {
  if (findGit(root, ['rev-parse', '--git-dir']) === undefined)
    throw new CannotRun(`${root} is not in a git repository: there is nothing to merge.`);
  const commit = findCommit(root, name);
  if (commit !== undefined) return commit;
  throw new CannotRun(`"${name}" is not a known revision. Fetch it, or name another.`);
}

/** False where they do not agree and nobody has said whose value stands. */
export function reportConflicts(
  root: string,
  { conflicts, ...revisions }: Pick<MergedRevisions, 'conflicts' | 'ours' | 'theirs'>,
  { branch, take }: Pick<Request, 'branch' | 'take'>,
): boolean {
  if (conflicts.length === 0) return true;
  process.stderr.write(describeConflicts(root, conflicts, revisions));
  const [it, them] = conflicts.length === 1 ? ['this', 'it'] : ['these', 'them'];
  if (take !== undefined) {
    process.stderr.write(`Of ${it}, what is ${take} was taken.\n`);
    return true;
  }
  const toTake = (side: string): string =>
    toSiteCall(`npm run merge -- ${quoteArgument(branch)} --take ${side}`, root);
  process.stderr.write(
    `Nothing was merged: both have changed ${it}. Write one of the two values on both sides and merge again, or take one side for all of ${them}: \`${toTake('ours')}\`, \`${toTake('theirs')}\`.\n`,
  );
  return false;
}

/** As many as fit on a screen or two. */
const maxFindings = 10;

function printErrors({ refusing, folder }: CheckedMerge): void {
  const colours = wantsColours(process.stderr);
  process.stderr.write(printPretty(refusing, { root: folder, colours, maxFindings }));
}

/** Says which errors the merged site would have, and what would repair them. */
export function reportErrors(checked: CheckedMerge, call: string | undefined): void {
  const { refusing, repairs } = checked;
  printErrors(checked);
  const what = refusing.length === 1 ? 'this error' : 'these errors';
  process.stderr.write(
    `Each of the two sites is right without the other; merged, the site would have ${what}.\n`,
  );
  if (repairs.length === 0) return;
  const lines = repairs.map((title) => `  ${title}\n`).join('');
  process.stderr.write(`With this repair it would pass:\n${lines}`);
  if (call !== undefined) process.stderr.write(`To merge with it: ${call} --fix\n`);
}

/** The tree with the repairs. */
function repairTree(root: string, merged: MergedRevisions, checked: CheckedMerge): string {
  const prefix = findPrefix(root);
  const files = checked.changes.map(({ path, after }) => ({ path: prefix + path, content: after }));
  return writeTree(root, merged.tree, files, `${checked.folder}.index`);
}

/** Writes the commit, then brings the folder to it: git refuses where a change that is not committed would be lost. */
function writeCommit(
  root: string,
  { ours, theirs }: MergedRevisions,
  tree: string,
  branch: string,
): void {
  const signs = findGit(root, ['config', '--bool', 'commit.gpgsign'])?.toString().trim() === 'true';
  const parents = ['-p', ours, '-p', theirs];
  const message = `Merge branch '${branch}'`;
  const words = ['commit-tree', ...(signs ? ['-S'] : []), tree, ...parents, '-m', message];
  const commit = runGit(root, words);
  withSiteFiles(root, () => runGit(root, ['merge', '--ff-only', '--quiet', commit]));
}

function describeMerged(root: string, { ours, together }: MergedRevisions): string {
  const changed = runGit(root, ['diff', '--stat=80', ours, 'HEAD', '--', '.']);
  const lists = [...new Set(together.map((place) => place.join(' › ')))];
  const notes = lists.map(
    (place) =>
      `Both have put something into the same place of ${place || 'a list'}: ours comes first.\n`,
  );
  return `${changed === '' ? '' : `${changed}\n`}${notes.join('')}`;
}

async function mergeCommits(
  world: World,
  ours: string,
  theirs: string,
  request: Request,
): Promise<number> {
  const { root } = world.workspace;
  const { branch, take, fix } = request;
  const merged = mergeRevisions(root, { ours, theirs }, take);
  if (!reportConflicts(root, merged, request)) return 1;
  const sides = { ours, theirs, merged: merged.tree };
  return withCheckedMerge(world, sides, (checked) => {
    const canFix = checked.repairs.length > 0;
    if (checked.refusing.length > 0) {
      const call = toSiteCall(`npm run merge -- ${quoteArgument(branch)}`, root);
      reportErrors(checked, canFix && !fix ? call : undefined);
      if (!fix || !canFix) {
        process.stderr.write('Nothing was merged.\n');
        return 1;
      }
    }
    const tree = fix ? repairTree(root, merged, checked) : merged.tree;
    writeCommit(root, merged, tree, branch);
    process.stdout.write(describeMerged(root, merged));
    process.stdout.write(`Merged ${branch}. To undo it: git reset --keep ORIG_HEAD\n`);
    return 0;
  });
}

const isSiteAt = (root: string, commit: string): boolean => {
  const file = `${commit}:${findPrefix(root)}${manifestFile}`;
  return (
    findGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', file]) !== undefined
  );
};

/** The branch is what this was, and more: it is taken as it is, unless it has an error that this lacks. */
async function forward(
  root: string,
  { ours, theirs }: Pick<MergedRevisions, 'ours' | 'theirs'>,
  branch: string,
): Promise<number> {
  const take = (): number => {
    withSiteFiles(root, () => runGit(root, ['merge', '--ff-only', '--quiet', theirs]));
    process.stdout.write(
      `Nothing was changed here since: ${relative('.', root) || 'this'} is now what ${branch} is.\n`,
    );
    return 0;
  };
  const check = (checked: CheckedMerge): boolean => {
    if (checked.refusing.length === 0) return true;
    printErrors(checked);
    const it = checked.refusing.length === 1 ? 'this error' : 'these errors';
    process.stderr.write(
      `Nothing was merged: ${branch} has ${it}, and this has not. Fix that there; or take it as it is: git merge --ff-only ${quoteArgument(branch)}\n`,
    );
    return false;
  };
  // Where no site was, there is nothing to compare with.
  if (!isSiteAt(root, ours)) return take();
  try {
    const world = await openWorld(root, { documents: true });
    if (!(await withCheckedMerge(world, { ours, theirs, merged: theirs }, check))) return 1;
  } catch (error) {
    // What is here has broken code of its own: there is nothing to compare with, and the branch may be the repair.
    if (!(error instanceof InvalidCode)) throw error;
  }
  return take();
}

/** Exit code 1 when nothing was merged. @throws CannotRun */
export async function mergeBranch(root: string, request: Request): Promise<number> {
  const { branch } = request;
  const [ours, theirs] = [getCommit(root, 'HEAD'), getCommit(root, branch)];
  if (findGit(root, ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']) !== undefined)
    throw new CannotRun(
      'A merge is under way here. Finish it, or end it with `git merge --abort`.',
    );
  if (isAncestor(root, theirs, ours)) {
    process.stdout.write(`Everything of ${branch} is here already.\n`);
    return 0;
  }
  if (isAncestor(root, ours, theirs)) return forward(root, { ours, theirs }, branch);
  return mergeCommits(await openWorld(root, { documents: true }), ours, theirs, request);
}
