// Two revisions → what git makes of them: a tree, and the files that it cannot merge. No work tree is touched.
import { CannotRun } from '../command/cannot-run';
import { parseBatch } from './extract-tree';
import { askGit, runGit } from './run-git';

const neededGit = [2, 38] as const;

/** @throws CannotRun for a git that cannot merge without a work tree. */
export function checkGitVersion(root: string): void {
  const version = /\d+(?:\.\d+)+/.exec(runGit(root, ['--version']))?.[0] ?? '0.0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = neededGit;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new CannotRun(
    `This is git ${version}. Merging needs git ${neededGit.join('.')} or newer: update it.`,
  );
}

/** The names of what a file was on each side of a conflict. */
interface Stages {
  readonly base?: string;
  readonly ours?: string;
  readonly theirs?: string;
}

interface MergedTree {
  readonly tree: string;
  /** By path from the top of the repository. */
  readonly conflicts: ReadonlyMap<string, Stages>;
}

const sides = ['base', 'ours', 'theirs'] as const;

export function mergeTrees(root: string, ours: string, theirs: string): MergedTree {
  // As git merges texts where no driver is registered: the parts of files are merged here afterwards.
  const plain = ['-c', 'merge.plinth.driver=git merge-file --quiet %A %O %B'];
  const { status, stdout, stderr } = askGit(root, [
    ...plain,
    ...['merge-tree', '--write-tree', '--no-messages', '-z', ours, theirs],
  ]);
  if (status !== 0 && status !== 1)
    throw new CannotRun(`git cannot merge these: ${stderr.trim() || `exit code ${status}`}`);
  const [tree = '', ...lines] = stdout.toString().split('\0');
  const conflicts = new Map<string, Stages>();
  for (const line of lines) {
    const [, hash, stage, path] = /^\d+ (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    const side = sides[Number(stage) - 1];
    if (path === undefined || hash === undefined || side === undefined) continue;
    conflicts.set(path, { ...conflicts.get(path), [side]: hash });
  }
  return { tree: tree.trim(), conflicts };
}

/** The last revision that both come from. @throws CannotRun where there is none. */
export function findMergeBase(root: string, ours: string, theirs: string): string {
  const { status, stdout } = askGit(root, ['merge-base', ours, theirs]);
  if (status === 0) return stdout.toString().trim().split('\n')[0] ?? '';
  throw new CannotRun(
    'These two have no revision in common. In a shallow clone, fetch more of the history first.',
  );
}

export const isAncestor = (root: string, one: string, other: string): boolean =>
  askGit(root, ['merge-base', '--is-ancestor', one, other]).status === 0;

/** From the top of the repository; what is renamed counts as gone and as new. */
export const listChanged = (root: string, from: string, to: string): string[] =>
  runGit(root, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to])
    .split('\0')
    .filter((path) => path !== '');

/** The bytes of objects, or of files as `revision:path`; undefined for what is not there. */
export function readObjects(root: string, names: readonly string[]): (Buffer | undefined)[] {
  if (names.length === 0) return [];
  const input = names.map((name) => `${name}\n`).join('');
  const { status, stdout, stderr } = askGit(root, ['cat-file', '--batch'], { input });
  if (status !== 0) throw new CannotRun(`git cat-file failed: ${stderr.trim()}`);
  return parseBatch(stdout, names.length);
}

interface NewFile {
  readonly path: string;
  /** Undefined where it goes. */
  readonly content: string | Uint8Array | undefined;
}

/** The tree with other files in it. */
export function writeTree(
  root: string,
  tree: string,
  files: readonly NewFile[],
  index: string,
): string {
  if (files.length === 0) return tree;
  const env = { GIT_INDEX_FILE: index };
  runGit(root, ['read-tree', tree], { env });
  const modes = new Map(
    runGit(root, ['ls-files', '-s', '-z', '--full-name', ':/'], { env })
      .split('\0')
      .map((line) => [line.split('\t')[1] ?? '', line.slice(0, 6)]),
  );
  const lines = files.map(({ path, content }) => {
    if (content === undefined) return `0 ${'0'.repeat(40)}\t${path}\0`;
    const hash = runGit(root, ['hash-object', '-w', '--stdin'], { input: content });
    return `${modes.get(path) ?? '100644'} ${hash}\t${path}\0`;
  });
  runGit(root, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  return runGit(root, ['write-tree'], { env });
}
