// One new text → beside its file, then in its place.
import { accessSync, constants, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from '../files/flush-folder';
import { renameSafely } from '../files/rename-safely';
import { writeAtomically, writeNew } from '../files/write-atomically';

/** A file before and after; undefined where it is not there. */
export interface FileChange {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface Step extends FileChange {
  /** The file itself, where the path is a link. */
  readonly place: string;
  /** Where the new text waits. */
  readonly partial: string;
}

/** Brings a new text to the disk, beside its file; returns the folders that it made, the outermost first. */
export function stage({ place, partial, after }: Step): string[] {
  if (after === undefined) return [];
  const first = mkdirSync(dirname(place), { recursive: true });
  const made: string[] = [];
  if (first !== undefined)
    for (let at = dirname(place); at.length >= first.length; at = dirname(at)) made.unshift(at);
  const like = statSync(place, { throwIfNoEntry: false });
  // A rename would not ask.
  if (like !== undefined) accessSync(place, constants.W_OK);
  writeNew(partial, after, { flush: true, like });
  return made;
}

export function exchange({ place, partial, after }: Step): void {
  if (after === undefined) rmSync(place, { force: true });
  else renameSafely(partial, place);
}

/** Undoes an exchange. */
export function putBack({ place, before }: Step): void {
  if (before === undefined) rmSync(place, { force: true });
  else writeAtomically(place, before, { flush: true });
}

/** Removes the texts that wait, and folders that were made for them. */
export function removeStaged(steps: readonly Step[], made: readonly string[]): void {
  for (const { partial } of steps) rmSync(partial, { force: true });
  for (const folder of [...made].reverse())
    try {
      rmdirSync(folder);
    } catch {
      // Somebody else has put something there.
    }
}

/** Brings the new names to the disk. */
export function flush(steps: readonly Step[]): void {
  for (const folder of new Set(steps.map(({ place }) => dirname(place)))) flushFolder(folder);
}
