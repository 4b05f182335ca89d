// One new content → beside its file, then in its place.
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { flushFolder } from '../files/flush-folder';
import { makeFolder } from '../files/make-folder';
import { removeIfEmpty } from '../files/remove-if-empty';
import { renameSafely } from '../files/rename-safely';
import { writeAtomically, writeNew } from '../files/write-atomically';
import { type Content, hashBytes, readBytes } from './bytes';
import type { HashedChange } from './journal-file';
import { getPlace } from './site-place';

/** A file before and after; undefined where it is not there. */
export interface FileChange {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly before: Content | undefined;
  readonly after: Content | undefined;
}

export interface Step extends HashedChange {
  /** Of the site. */
  readonly root: string;
  /** The file itself, where the path is a link. */
  readonly place: string;
  /** Where the new content waits. */
  readonly partial: string;
}

/** Thrown where a file is no longer what was read: reading again helps. */
export class ChangedMeanwhile extends CannotRun {
  constructor(path: string) {
    super(
      `${path} was changed by another program meanwhile. Nothing was written; run the command again.`,
    );
  }
}

/** Whether a file holds just what has this hash; undefined for none. */
export function holds(place: string, hash: string | undefined): boolean {
  if (!existsSync(place)) return hash === undefined;
  return hash !== undefined && hashBytes(readFileSync(place)) === hash;
}

/** @throws ChangedMeanwhile */
export function checkUnchanged(root: string, { path, before }: HashedChange): void {
  if (!holds(getPlace(root, path), before)) throw new ChangedMeanwhile(path);
}

/** Brings new content to the disk, beside its file; adds the folders that it creates to `made`, the outermost first. */
export function stage({ root, place, partial, after }: Step, made: string[] = []): void {
  if (after === undefined) return;
  made.push(...makeFolder(dirname(place)));
  const like = statSync(place, { throwIfNoEntry: false });
  // A rename would not ask.
  if (like !== undefined) accessSync(place, constants.W_OK);
  writeNew(partial, readBytes(root, after), { flush: true, like });
}

export function exchange({ place, partial, after }: Step): void {
  if (after === undefined) rmSync(place, { force: true });
  else renameSafely(partial, place);
}

/** Undoes an exchange. */
export function putBack({ root, place, before }: Step): void {
  if (before === undefined) rmSync(place, { force: true });
  else writeAtomically(place, readBytes(root, before), { flush: true });
}

/** Removes what waits, and folders that were made for it. */
export function removeStaged(steps: readonly Step[], made: readonly string[]): void {
  for (const { partial } of steps) rmSync(partial, { force: true });
  for (const folder of [...made].reverse()) removeIfEmpty(folder);
}

/** A folder of a block or a kind goes with its files: an empty one is not a block. */
export function removeBlockFolders(steps: readonly Step[]): void {
  for (const { path, place, after } of steps)
    if (after === undefined && /^(?:blocks|kinds)\//.test(path))
      for (let depth = path.split('/').length - 1, at = dirname(place); depth > 0; depth--) {
        removeIfEmpty(at);
        at = dirname(at);
      }
}

/** Brings the new names to the disk. */
export function flush(steps: readonly Step[]): void {
  for (const folder of new Set(steps.map(({ place }) => dirname(place)))) flushFolder(folder);
}
