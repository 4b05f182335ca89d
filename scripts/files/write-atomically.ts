// New content → a file that is whole at every moment: readers see what it was or what it is to be.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { renameSafely } from './rename-safely';

/** A dot file: neither sites nor watchers see it. Threads and processes never choose the same. */
const toPartial = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}`);

interface WriteOptions {
  /**
   * Whether the content must be on the disk before it takes the place of the old: for what a person wrote; what can be made
   * again need not wait for that.
   */
  readonly flush?: boolean;
}

function write(
  file: string,
  content: string | Uint8Array,
  { flush = false, mode }: WriteOptions & { readonly mode: number | undefined },
): void {
  const descriptor = openSync(file, 'wx');
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode);
    writeFileSync(descriptor, content);
    if (flush) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes the folder where it is missing. Where a link stands, the file that it leads to is written; its mode stays. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
  options: WriteOptions = {},
): void {
  const before = statSync(file, { throwIfNoEntry: false });
  const target = before === undefined ? file : realpathSync(file);
  const partial = toPartial(target);
  mkdirSync(dirname(target), { recursive: true });
  try {
    write(partial, content, { ...options, mode: before?.mode });
    renameSafely(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
