// New content → a file that is complete at every moment: readers see the old or the new content.
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './make-folder';
import { renameSafely } from './rename-safely';

/** What nobody can foresee, so that nothing stands there: a link put in its place would be followed. */
export const makeToken = (): string => crypto.randomUUID().slice(-12);

/** Beside a file, so that a rename suffices. A dot file: neither sites nor watchers see it. */
export const toPartial = (file: string, token: string): string =>
  join(dirname(file), `.${basename(file)}.${token}`);

/** What a file gets: a text, bytes, or several of them, one behind the other. */
export type Written = string | Uint8Array | readonly (string | Uint8Array)[];

interface WriteOptions {
  /**
   * Whether the content must be on the disk before it replaces the old one: for what a person wrote; what can be
   * generated again need not wait.
   */
  readonly flush?: boolean;
}

interface NewFile extends WriteOptions {
  /** The file whose place it will take: its mode and its owner stay. */
  readonly like: Stats | undefined;
  /** Of one that takes no other's place. */
  readonly mode?: number;
}

/** Only the superuser gives files away; for others the new one is theirs. */
function keepOwner(descriptor: number, { uid, gid }: Stats): void {
  try {
    fchownSync(descriptor, uid, gid);
  } catch {
    // As for every file that they write anew.
  }
}

/** Writes a file that must not be there yet. */
export function writeNew(
  file: string,
  content: Written,
  { flush = false, like, mode = like?.mode }: NewFile,
): void {
  const descriptor = openSync(file, 'wx', mode);
  try {
    if (like !== undefined) {
      keepOwner(descriptor, like);
      fchmodSync(descriptor, like.mode);
    }
    for (const part of [content].flat()) writeFileSync(descriptor, part);
    if (flush) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a missing folder. A link is followed: its target is written, and keeps its mode. */
export function writeAtomically(file: string, content: Written, options: WriteOptions = {}): void {
  const like = statSync(file, { throwIfNoEntry: false });
  const target = like === undefined ? file : realpathSync(file);
  const partial = toPartial(target, makeToken());
  makeFolder(dirname(target));
  try {
    writeNew(partial, content, { ...options, like });
    renameSafely(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
