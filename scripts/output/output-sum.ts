// The files of an output → one number that tells them from others by their paths and sizes. Of a folder it is had without its
// listing being parsed: of hundreds of thousands of files, that took longer than looking at them.
import { lstatSync, readdirSync } from 'node:fs';
import { isListing, listingFile } from '../../engine/content/addresses/output-paths';
import type { ListedFile } from './build-listing';
import { litter } from './output-folder';

/** What one file adds to it: a whole number of 32 bits (FNV-1a). */
function sumFile(path: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index += 1)
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  return Math.imul(hash ^ size, 0x01000193) >>> 0;
}

type Files = Iterable<readonly [path: string, file: Pick<ListedFile, 'size'>]>;

/** In whichever order they are. */
export function sumFiles(files: Files): number {
  let sum = 0;
  for (const [path, { size }] of files) sum += sumFile(path, size);
  return sum;
}

/** Undefined where something is newer than the listing, or no file. */
function sumBelow(folder: string, below: string, written: number): number | undefined {
  let sum = 0;
  for (const name of readdirSync(`${folder}/${below}`)) {
    const path = below + name;
    if (litter.has(name) || isListing(path)) continue;
    const stat = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      const inside = sumBelow(folder, `${path}/`, written);
      if (inside === undefined) return undefined;
      sum += inside;
    } else if (stat?.isFile() && stat.mtimeMs <= written) sum += sumFile(path, stat.size);
    else return undefined;
  }
  return sum;
}

/** Of what stands in a folder; undefined where it has no listing, or something in it was edited by hand. */
export function sumOutput(folder: string): number | undefined {
  const listing = lstatSync(`${folder}/${listingFile}`, { throwIfNoEntry: false });
  return listing && sumBelow(folder, '', listing.mtimeMs);
}
