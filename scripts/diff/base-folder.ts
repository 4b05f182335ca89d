// The base of a comparison, a folder or a revision of the repository → a folder with that site.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { extractTree } from '../git/extract-tree';
import { findCommit, findGit } from '../git/run-git';
import { manifestFile } from '../journal/site-paths';

/** Writes the files of the site as they were at a revision. @throws CannotRun if it has no site there. */
export function extractRevision(root: string, revision: string, folder: string): void {
  const prefix = findGit(root, ['rev-parse', '--show-prefix']);
  if (prefix === undefined)
    throw new CannotRun(
      `${root} is not in a git repository, and "${revision}" is not a folder with a ${manifestFile}. Give one to compare with.`,
    );
  if (findCommit(root, revision) === undefined)
    throw new CannotRun(
      `"${revision}" is neither a folder with a ${manifestFile} nor a known revision. Fetch it, or name another.`,
    );
  const inside = `${revision}:${prefix.toString().trim().replace(/\/$/, '')}`;
  const tree = findGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', inside]);
  extractTree(root, { tree: tree?.toString().trim() ?? '', name: revision, folder });
}

/**
 * Calls back with the folder of a base: a folder with a manifest itself, else a copy of the site as it was at a
 * revision of the repository around `root`, which is gone when the promise settles.
 * @throws CannotRun if the revision has no site there.
 */
export async function withBaseFolder<Result>(
  root: string,
  base: string,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = resolve(base);
  if (existsSync(join(folder, manifestFile))) return use(folder);
  const copy = mkdtempSync(join(tmpdir(), 'plinth-base-'));
  try {
    extractRevision(root, base, copy);
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
