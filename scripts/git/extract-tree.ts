// A tree of a repository → a folder with the files of the site in it.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import { siteStylesFile } from '../bundle/site-styles';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { findGit } from './run-git';

interface Blob {
  readonly hash: string;
  readonly path: string;
}

const besides: readonly string[] = [manifestFile, redirectList, ledgerFile, siteStylesFile];

/** Whether a path below the root is that of a file which the engine reads. */
const isOfSite = (path: string): boolean =>
  besides.includes(path) || (/^(?:files|blocks|kinds)\//.test(path) && !path.includes('/.'));

/** The files of a tree as `git ls-tree -rz` prints them, without links and submodules. */
const parseTree = (listing: string): Blob[] =>
  listing.split('\0').flatMap((line) => {
    const [, mode, hash, path] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    if (hash === undefined || path === undefined || mode === '120000') return [];
    return isOfSite(path) ? [{ hash, path }] : [];
  });

/** What `git cat-file --batch` prints: for each a line with the size, then that many bytes. */
export function parseBatch(output: Buffer, count: number): (Buffer | undefined)[] {
  let offset = 0;
  return Array.from({ length: count }, () => {
    const end = output.indexOf('\n', offset);
    const size = Number(output.toString('latin1', offset, end).split(' ')[2]);
    if (!Number.isInteger(size)) {
      offset = end + 1;
      return undefined;
    }
    offset = end + size + 2;
    return output.subarray(end + 1, end + 1 + size);
  });
}

/** What the blocks of that tree import is what is installed now. */
function linkPackages(root: string, copy: string): void {
  const packages = resolve(root, 'node_modules');
  const hasCode = ['blocks', 'kinds'].some((name) => existsSync(join(copy, name)));
  if (hasCode && existsSync(packages))
    symlinkSync(packages, join(copy, 'node_modules'), 'junction');
}

interface Extracted {
  /** The tree of the folder of the site, and what messages call it. */
  readonly tree: string;
  readonly name: string;
  readonly folder: string;
}

/** @throws CannotRun where there is no site in the tree, or not all of it. */
export function extractTree(root: string, { tree, name, folder }: Extracted): void {
  const listing = tree && findGit(root, ['ls-tree', '-rz', '--full-tree', tree]);
  const blobs = listing ? parseTree(listing.toString()) : [];
  if (!blobs.some(({ path }) => path === manifestFile))
    throw new CannotRun(`There was no ${manifestFile} at ${name}. Name a later revision.`);
  const input = blobs.map(({ hash }) => `${hash}\n`).join('');
  const output = findGit(root, ['cat-file', '--batch'], { input });
  if (output === undefined)
    throw new CannotRun(`The files of ${name} cannot be read. Run \`git fsck\`.`);
  const contents = parseBatch(output, blobs.length);
  for (const [index, { path }] of blobs.entries()) {
    const content = contents[index];
    if (content === undefined)
      throw new CannotRun(
        `The repository does not have ${path} at that revision. Fetch the full repository first.`,
      );
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  linkPackages(root, folder);
}
