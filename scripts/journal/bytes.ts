// The bytes of files before and after a change → kept by their hash, for the journal and for undo: nothing is ever lost.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { flushFolder } from '../files/flush-folder';
import { makeFolder } from '../files/make-folder';
import { removeIfEmpty } from '../files/remove-if-empty';
import { renameSafely } from '../files/rename-safely';
import { makeToken, toPartial, writeNew } from '../files/write-atomically';
import { storeFolder } from './site-paths';

/** What a file holds: its text, or its bytes where they are none. */
export type Content = string | Uint8Array;

/** Undefined where there is no file, or its bytes are not text. */
export const textOf = (content: Content | undefined): string | undefined =>
  typeof content === 'string' ? content : undefined;

export function isSameContent(one: Content | undefined, other: Content | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return Buffer.compare(one, other) === 0;
}

/** The whole SHA-256 in hex: what has this name takes the place of what somebody wrote. */
export const hashBytes = (content: Content): string =>
  process.getBuiltinModule('node:crypto').hash('sha256', content, 'hex');

/** Only its owner may read it: it may be the content of a file that others may not read. */
const ownerOnly = 0o600;

const toFile = (root: string, hash: string): string => join(root, storeFolder, hash);

/** Brings contents to the disk; adds the hashes of those that were not there to `added`. */
export function keepBytes(root: string, contents: readonly Content[], added: string[]): void {
  for (const content of contents) {
    const hash = hashBytes(content);
    const file = toFile(root, hash);
    if (existsSync(file)) continue;
    makeFolder(join(root, storeFolder));
    const partial = toPartial(file, makeToken());
    try {
      writeNew(partial, content, { flush: true, like: undefined, mode: ownerOnly });
      renameSafely(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
    added.push(hash);
  }
  if (added.length > 0) flushFolder(join(root, storeFolder));
}

/** Whether there are bytes of this hash, which may be anything. */
export const keepsBytes = (root: string, hash: string): boolean =>
  /^[\da-f]{64}$/.test(hash) && existsSync(toFile(root, hash));

/** @throws CannotRun where they are gone, or are not what they were. */
export function readBytes(root: string, hash: string): Buffer {
  const file = toFile(root, hash);
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  if (bytes !== undefined && hashBytes(bytes) === hash) return bytes;
  throw new CannotRun(`${file} is gone or damaged: what it held cannot be brought back.`);
}

export function dropBytes(root: string, hashes: Iterable<string>): void {
  for (const hash of hashes) rmSync(toFile(root, hash), { force: true });
  removeIfEmpty(join(root, storeFolder));
}

/** The size in bytes of each, by its name; what is only half written has another name than a hash. */
export function listBytes(root: string): ReadonlyMap<string, number> {
  const folder = join(root, storeFolder);
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]));
}
