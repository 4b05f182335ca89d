// A few new files and a listing → an output brought up to date in its place.
//
// The folder `patch-<hash>` holds the listing of the new output and those of its files that the old one lacks. Each is moved
// by one rename, the listing last; what the old listing alone names is removed. Cut off at any moment it can be gone
// through again, to the same end, as long as the output still has the listing with that hash: its parts are moved after all
// that is removed by them, itself last.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isImmutable, isListing, listingFile } from '../../engine/content/output-paths';
import { contentHash } from '../files/content-hash';
import { renameSafely } from '../files/rename-safely';
import { type ListedFile, readListing } from './build-listing';
import type { Stage } from './output-stage';
import type { PreviousOutput } from './previous-output';

/** A share of the output: beyond it a whole folder is exchanged, which no reader can meet half done. */
const maxChangedShare = 0.1;

function* findFiles(folder: string, below = ''): Iterable<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* findFiles(folder, path);
    else yield path;
  }
}

function* findAbove(path: string): Iterable<string> {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    yield path.slice(0, at);
}

/** Whether the paths of one set lie below a path of another, or differ from one by their case alone. */
function clash(paths: readonly string[], others: readonly string[]): boolean {
  const folded = new Set(others.map((path) => path.toLowerCase()));
  return paths.some((path) => {
    const own = path.toLowerCase();
    return folded.has(own) || [...findAbove(own)].some((above) => folded.has(above));
  });
}

/** Whether so little changes that the old output can stay where it is. */
export function canPatch(old: readonly string[], { files, kept }: Stage): boolean {
  const before = new Set(old);
  const added = [...files.keys()].filter((path) => !before.has(path));
  const removed = old.filter((path) => !files.has(path));
  const changed = files.size - kept.size + removed.length;
  return changed <= kept.size * maxChangedShare && !clash(added, removed) && !clash(removed, added);
}

function remove(outDir: string, path: string): void {
  rmSync(join(outDir, path), { force: true });
  try {
    for (const above of findAbove(path)) rmdirSync(join(outDir, above));
  } catch {
    // A folder that still holds something stays.
  }
}

const prefix = 'patch-';

const isBase = (outDir: string, hash: string): boolean =>
  existsSync(join(outDir, listingFile)) &&
  contentHash(readFileSync(join(outDir, listingFile))) === hash;

/** Makes the staged folder a patch: from this rename on the new output is certain. */
export function beginPatch(work: string, previous: PreviousOutput): string {
  const hash = contentHash(previous.read(listingFile));
  const patch = join(work, prefix + hash);
  renameSafely(join(work, 'writing'), patch);
  return patch;
}

/** Goes through the patches of a work folder; one that belongs to another output, or is done, is thrown away. */
export function finishPatches(work: string, outDir: string): void {
  for (const name of readdirSync(work)) {
    if (!name.startsWith(prefix)) continue;
    const patch = join(work, name);
    if (isBase(outDir, name.slice(prefix.length))) {
      const listing = readListing(patch);
      const old = Object.keys(readListing(outDir)?.files ?? {});
      if (listing)
        applyPatch(patch, outDir, { old, files: new Map(Object.entries(listing.files)) });
    }
    rmSync(patch, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function applyPatch(
  patch: string,
  outDir: string,
  lists: { readonly old: readonly string[]; readonly files: ReadonlyMap<string, ListedFile> },
): void {
  const move = (path: string): void => {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    renameSafely(join(patch, path), target);
  };
  const paths = [...findFiles(patch)].filter((path) => !isListing(path));
  const parts = [...findFiles(patch)].filter((path) => isListing(path) && path !== listingFile);
  // Pages name assets: those come first and go last.
  for (const path of paths) if (isImmutable(path)) move(path);
  for (const path of paths) if (!isImmutable(path)) move(path);
  for (const path of lists.old) if (!lists.files.has(path)) remove(outDir, path);
  for (const path of parts) move(path);
  move(listingFile);
}
