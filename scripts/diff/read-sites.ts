// A folder, or a revision of the repository that contains the site → the derived sites and their content.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { validateSite } from '../../engine/manifest/validate-site';
import type { BlockModules } from '../../engine/model/block-module';
import type { Files } from '../../engine/model/files';
import type { Finding } from '../../engine/model/finding';
import { mapSites, type Publication } from '../../engine/model/publication';
import type { Site, ValidSite } from '../../engine/model/site';
import { buildSite } from '../../engine/site/build-site';
import { CannotRun } from '../command/cannot-run';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import { readSite } from '../source/read-site';
import { manifestFile } from '../source/site-paths';

export interface ReadableSite {
  /** Derived as if it were at the root of its host: its base path is just another setting. */
  readonly site: Site;
  /** Its base path; starts and ends with a slash. */
  readonly base: string;
  /** By path below files/, with links to pages as they are written. */
  readonly contents: ValidSite['contents'];
  /** The module of each block type. */
  readonly blocks: BlockModules;
}

/** Pictures by their content: another picture under the same name is a change, whatever its size. */
function nameFiles(root: string): Files {
  const known = new Map<string, string>();
  const toPlace = (path: string): string =>
    `${path}?${contentHash(readFileSync(join(root, 'files', path)))}`;
  return {
    sizeOf: () => ({ width: 0, height: 0 }),
    bytesOf: (path) => statSync(join(root, 'files', path)).size,
    placeOf: (path) => {
      const place = known.get(path) ?? toPlace(path);
      known.set(path, place);
      return place;
    },
  };
}

type Readable = Publication<ReadableSite> | readonly Finding[];

/** The sites as readers see them, without drafts; or their errors. The ledger is not used: the sites are compared. */
export function readReadable({ workspace, contract }: World, now: Date): Readable {
  const source = readSite(workspace);
  const { findings, publication } = validateSite({ ...source, ledger: undefined }, contract);
  if (publication === undefined) return findings.filter(({ severity }) => severity === 'error');
  const options = { contract, files: nameFiles(workspace.root), now, drafts: false };
  return mapSites(publication, (site) => {
    const { manifest, contents } = site;
    const atRoot = { ...manifest, site: { ...manifest.site, base: '/' } };
    return {
      site: buildSite({ ...site, manifest: atRoot }, options),
      base: manifest.site.base,
      contents,
      blocks: contract.blocks,
    };
  });
}

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
  path === manifestFile || (path.startsWith('files/') && !path.includes('/.'));

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

/** The base of a comparison: a folder with a manifest, else a revision of the repository around `root`. */
export function readBase(world: World, base: string, now: Date): Readable {
  const { workspace } = world;
  const read = (root: string) => readReadable({ ...world, workspace: { ...workspace, root } }, now);
  const folder = resolve(base);
  if (existsSync(join(folder, manifestFile))) return read(folder);
  const copy = mkdtempSync(join(tmpdir(), 'plinth-base-'));
  try {
    extractRevision(workspace.root, base, copy);
    return read(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
