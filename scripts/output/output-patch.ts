// A few new files and a listing → an output updated in place.
//
// The folder `patch-<hash>` holds those files of the new output, and those parts of its listing, that the old one lacks. Each
// is moved by one rename, the listing last; files only in the old listing are removed. Interrupted at any moment, it can be
// applied again with the same result, as long as the output has the listing with that hash: its parts are moved after
// everything that they remove, the listing itself last.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isImmutable, isListing, listingFile } from '../../engine/content/addresses/output-paths';
import { contentHash } from '../files/content-hash';
import { makeFolder } from '../files/make-folder';
import { renameSafely } from '../files/rename-safely';
import { type ListedFile, readListing } from './build-listing';
import type { Stage } from './output-stage';
import type { PreviousOutput } from './previous-output';

/** A fraction of the output: beyond it the whole folder is swapped, so that no reader sees half of the change. */
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

/** Whether a path of one set is below a path of the other, or differs from one only in case. */
function clash(paths: readonly string[], others: readonly string[]): boolean {
  const folded = new Set(others.map((path) => path.toLowerCase()));
  return paths.some((path) => {
    const own = path.toLowerCase();
    return folded.has(own) || [...findAbove(own)].some((above) => folded.has(above));
  });
}

/** Whether so little changes that the old output can be patched in place. */
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
    // A folder that is not empty stays.
  }
}

const prefix = 'patch-';

const isBase = (outDir: string, hash: string): boolean =>
  existsSync(join(outDir, listingFile)) &&
  contentHash(readFileSync(join(outDir, listingFile))) === hash;

/** Turns the staged folder into a patch: after this rename the new output is certain. */
export function beginPatch(work: string, previous: PreviousOutput): string {
  const hash = contentHash(previous.read(listingFile));
  const patch = join(work, prefix + hash);
  renameSafely(join(work, 'writing'), patch);
  return patch;
}

/** Applies the patches of a work folder; a patch for another output, or one that is done, is deleted. */
export function finishPatches(work: string, outDir: string): void {
  for (const name of readdirSync(work)) {
    if (!name.startsWith(prefix)) continue;
    const patch = join(work, name);
    if (isBase(outDir, name.slice(prefix.length))) {
      const listing = readListing(patch, outDir);
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
    makeFolder(dirname(target));
    renameSafely(join(patch, path), target);
  };
  const paths = [...findFiles(patch)].filter((path) => !isListing(path));
  const parts = [...findFiles(patch)].filter((path) => isListing(path) && path !== listingFile);
  // Pages refer to assets: so assets are added first and removed last.
  for (const path of paths) if (isImmutable(path)) move(path);
  for (const path of paths) if (!isImmutable(path)) move(path);
  for (const path of lists.old) if (!lists.files.has(path)) remove(outDir, path);
  for (const path of parts) move(path);
  move(listingFile);
}
