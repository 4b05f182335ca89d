// Whether a build may replace a folder: decided before anything is deleted.
import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { listingFile, toPartFile } from '../../engine/content/addresses/output-paths';
import { CannotRun } from '../command/cannot-run';
import { contains, realPath } from '../files/real-path';
import type { Workspace } from '../files/workspace';
import { type BuildListing, readListing } from './build-listing';

const remedy = 'Choose another folder with --out-dir.';

const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

const engineEntries = [
  'engine',
  'schemas',
  'scripts',
  'files',
  'node_modules',
  '.git',
  '.github',
  '.ci',
];
const siteEntries = [
  'files',
  'blocks',
  'kinds',
  'theme.css',
  'site.manifest.json',
  '.git',
  '.plinth',
  'node_modules',
];

/** The output folder, and the folders that must not be touched. */
export interface OutputPlace extends Pick<Workspace, 'engine' | 'root'> {
  readonly outDir: string;
}

/**
 * Refuses an output folder that is a link or a file, that holds or lies in sources.
 * @throws CannotRun
 */
export function checkOutputPlace({ engine, root, outDir }: OutputPlace): void {
  const stat = statOf(outDir);
  if (stat?.isSymbolicLink())
    throw new CannotRun(`The output folder ${outDir} is a symbolic link. ${remedy}`);
  if (stat !== undefined && !stat.isDirectory())
    throw new CannotRun(`The output folder ${outDir} is a file. ${remedy}`);
  const real = realPath(outDir);
  if (contains(real, realPath(root)))
    throw new CannotRun(`The output folder ${outDir} contains the sources of the site. ${remedy}`);
  const sources = [
    ...siteEntries.map((name) => join(root, name)),
    ...engineEntries.map((name) => join(engine, name)),
  ].map(realPath);
  for (const source of sources)
    if (contains(source, real) || contains(real, source))
      throw new CannotRun(`The output folder ${outDir} overlaps with ${source}. ${remedy}`);
  if (contains(real, realPath(join(engine, 'tests'))))
    throw new CannotRun(`The output folder ${outDir} contains the tests. ${remedy}`);
}

// Files that file managers create by themselves.
export const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

function findForeignFile(
  folder: string,
  below: string,
  known: ReadonlySet<string>,
): string | undefined {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = below + entry.name;
    if (entry.isDirectory()) {
      const foreign = findForeignFile(join(folder, entry.name), `${path}/`, known);
      if (foreign !== undefined) return foreign;
    } else if (!known.has(path) && !litter.has(entry.name)) return path;
  }
  return undefined;
}

/**
 * The listing of the output that is about to be replaced; undefined for an empty or absent folder.
 * @throws CannotRun when anything in it was not written by a build.
 */
export function checkOutputContent(outDir: string): BuildListing | undefined {
  if (statOf(outDir) === undefined || readdirSync(outDir).length === 0) return undefined;
  const listing = readListing(outDir);
  if (listing === undefined) {
    const fault = existsSync(join(outDir, listingFile))
      ? `has a damaged list of what builds wrote (${listingFile}). Remove the folder, or choose another with --out-dir.`
      : `contains files that no build wrote. ${remedy}`;
    throw new CannotRun(`The output folder ${outDir} ${fault}`);
  }
  const known = new Set([listingFile, ...Object.keys(listing.files)]);
  for (let part = 0; part < (listing.parts ?? 0); part += 1) known.add(toPartFile(part));
  const foreign = findForeignFile(outDir, '', known);
  if (foreign !== undefined)
    throw new CannotRun(
      `The output folder ${outDir} contains ${foreign}, which no build wrote. Move it away, or choose another folder with --out-dir.`,
    );
  return listing;
}
