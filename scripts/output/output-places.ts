// The path of a file of the output → where it is staged, in a folder that exists.
import { dirname, join } from 'node:path';
import { isListing } from '../../engine/content/addresses/output-paths';
import { makeFolder } from '../files/make-folder';

/** @throws for what leads elsewhere, and for what is none of the files that a build makes. */
export function checkPath(path: string): void {
  const segments = path.split('/');
  const bad = segments.some((part) => part === '' || part === '.' || part === '..');
  if (bad || path.includes('\\') || path.includes('\0') || isListing(path))
    throw new Error(`"${path}" is not a path of an output file`);
}

export type ToPlace = (path: string) => string;

/** Makes each folder that a file is put in, once. */
export function createPlaces(folder: string): ToPlace {
  const made = new Set<string>();
  return (path) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) {
      makeFolder(parent);
      made.add(parent);
    }
    return target;
  };
}
