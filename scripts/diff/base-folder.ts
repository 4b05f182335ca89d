// The base of a comparison, a folder or a revision of the repository → a folder with that site.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { redirectList } from '../../engine/manifest/text/parse-redirect-list';
import { siteStylesFile } from '../bundle/site-styles';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';

function runGit(root: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', ['-C', root, ...args], {
    input,
    maxBuffer: 2 ** 31,
    // Nothing is fetched: a comparison works offline.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
  });
  if (error !== undefined) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new CannotRun('git was not found. Install it, or give a folder to compare with.');
    throw error;
  }
  return status === 0 ? stdout : undefined;
}

interface Blob {
  readonly hash: string;
  readonly path: string;
}

const isOfSite = (path: string): boolean =>
  path === manifestFile ||
  path === redirectList ||
  path === siteStylesFile ||
  (/^(?:files|blocks)\//.test(path) && !path.includes('/.'));

/** The files of a tree as `git ls-tree -rz` prints them, without links and submodules. */
const parseTree = (listing: string): Blob[] =>
  listing.split('\0').flatMap((line) => {
    const [, mode, hash, path] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    if (hash === undefined || path === undefined || mode === '120000') return [];
    return isOfSite(path) ? [{ hash, path }] : [];
  });

/** Writes the files that `git cat-file --batch` prints: for each a line with the size, then that many bytes. */
function writeBlobs(folder: string, blobs: readonly Blob[], output: Buffer): void {
  let offset = 0;
  for (const { path } of blobs) {
    const end = output.indexOf('\n', offset);
    const size = Number(output.toString('latin1', offset, end).split(' ')[2]);
    if (!Number.isInteger(size))
      throw new CannotRun(
        `The repository does not have ${path} at that revision. Fetch the full repository first.`,
      );
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output.subarray(end + 1, end + 1 + size));
    offset = end + size + 2;
  }
}

function extractRevision(root: string, revision: string, folder: string): void {
  const prefix = runGit(root, ['rev-parse', '--show-prefix']);
  if (prefix === undefined)
    throw new CannotRun(`${root} is not in a git repository. Give a folder to compare with.`);
  const parse = (name: string) =>
    runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', name])?.toString().trim();
  if (parse(`${revision}^{commit}`) === undefined)
    throw new CannotRun(
      `"${revision}" is neither a folder with a ${manifestFile} nor a known revision. Fetch it, or name another.`,
    );
  const tree = parse(`${revision}:${prefix.toString().trim().replace(/\/$/, '')}`);
  const listing = tree && runGit(root, ['ls-tree', '-rz', '--full-tree', tree]);
  const blobs = listing ? parseTree(listing.toString()) : [];
  if (!blobs.some(({ path }) => path === manifestFile))
    throw new CannotRun(`There was no ${manifestFile} at ${revision}. Name a later revision.`);
  const wanted = blobs.map(({ hash }) => `${hash}\n`).join('');
  const output = runGit(root, ['cat-file', '--batch'], wanted);
  if (output === undefined)
    throw new CannotRun(`The files of ${revision} cannot be read. Run \`git fsck\`.`);
  writeBlobs(folder, blobs, output);
}

/** What the blocks of that revision import is what is installed now. */
function linkPackages(root: string, copy: string): void {
  const packages = resolve(root, 'node_modules');
  if (existsSync(join(copy, 'blocks')) && existsSync(packages))
    symlinkSync(packages, join(copy, 'node_modules'), 'junction');
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
    linkPackages(root, copy);
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
