// Two revisions of a site → the tree that comes of both: git's, with every file of the site that both have changed merged by its parts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMergeBase, listChanged, mergeTrees, readObjects, writeTree } from '../git/merge-tree';
import { runGit } from '../git/run-git';
import { toContent } from '../source/read-site-file';
import { type Conflict, type FileVersions, type MergedFile, mergeFile } from './merge-file';
import { findTextForm } from './text-forms';
import type { Side } from './versions';

export interface Revisions {
  /** Commits. */
  readonly ours: string;
  readonly theirs: string;
}

export interface MergedRevisions extends Revisions {
  readonly base: string;
  /** The whole tree of the repository, with the value of one side where they do not agree. */
  readonly tree: string;
  /** The same as git makes it; undefined where it cannot. */
  readonly plainTree: string | undefined;
  readonly conflicts: readonly Conflict[];
  readonly together: MergedFile['together'];
}

/** The way from the top of the repository to the site; ends with a slash unless it is the top. */
export const findPrefix = (root: string): string => runGit(root, ['rev-parse', '--show-prefix']);

interface Wanted extends Revisions {
  readonly root: string;
  readonly base: string;
  readonly conflicts: ReturnType<typeof mergeTrees>['conflicts'];
}

/** What each file was that both have changed, and that is merged by its parts or not at all. */
function readVersions({ root, base, ours, theirs, conflicts }: Wanted): FileVersions[] {
  const prefix = findPrefix(root);
  const changed = new Set(listChanged(root, base, theirs));
  const both = listChanged(root, base, ours).filter((path) => changed.has(path));
  const isPart = (path: string): boolean =>
    path.startsWith(prefix) && findTextForm(path.slice(prefix.length)) !== undefined;
  const paths = [...new Set([...both.filter(isPart), ...conflicts.keys()])];
  const names = paths.flatMap((path) => {
    const stages = conflicts.get(path);
    if (stages !== undefined) return [stages.base, stages.ours, stages.theirs];
    return [base, ours, theirs].map((revision) => `${revision}:${path}`);
  });
  const none = '0'.repeat(40);
  const found = readObjects(
    root,
    names.map((name) => name ?? none),
  ).map((bytes) => bytes && toContent(bytes));
  return paths.flatMap((path, index) => {
    const [before, own, foreign] = found.slice(index * 3, index * 3 + 3);
    // What one has moved or removed, and git could merge, stays as git has it.
    const isWhole = own !== undefined && foreign !== undefined;
    if (!conflicts.has(path) && !isWhole) return [];
    return [{ path, base: before, ours: own, theirs: foreign }];
  });
}

/** Within the site, files are called by their paths below its root. */
function mergeOne(versions: FileVersions, prefix: string, take: Side | undefined): MergedFile {
  const path = versions.path.startsWith(prefix) ? versions.path.slice(prefix.length) : undefined;
  const merged = mergeFile({ ...versions, path: path ?? versions.path }, take);
  return { ...merged, path: versions.path };
}

/** `take`: whose value stands where they do not agree. */
export function mergeRevisions(root: string, revisions: Revisions, take?: Side): MergedRevisions {
  const { ours, theirs } = revisions;
  const base = findMergeBase(root, ours, theirs);
  const { tree, conflicts } = mergeTrees(root, ours, theirs);
  const versions = readVersions({ root, base, ...revisions, conflicts });
  const prefix = findPrefix(root);
  const files = versions.map((one) => mergeOne(one, prefix, take));
  const folder = mkdtempSync(join(tmpdir(), 'plinth-merge-'));
  try {
    return {
      ...{ base, ours, theirs },
      tree: writeTree(root, tree, files, join(folder, 'index')),
      plainTree: conflicts.size === 0 ? tree : undefined,
      conflicts: files.flatMap((file) => file.conflicts),
      together: files.flatMap((file) => file.together),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
