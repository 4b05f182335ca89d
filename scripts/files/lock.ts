// One writer at a time: a lock file with the process id of its holder, taken over when that one is gone.
import {
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname, uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './code-of';
import { isAlive } from './is-alive';
import { makeFolder } from './make-folder';
import { pause } from './pause';
import { removeIfEmpty } from './remove-if-empty';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null;
    const { pid, host, since } = holder ?? {};
    if (!Number.isInteger(pid) || typeof host !== 'string' || typeof since !== 'number') return;
    return { pid: Number(pid), host, since };
  } catch {
    return undefined;
  }
}

/** Whether its holder lives. One of before the last start of this machine is gone, whoever has its number now. */
function isHeld(file: string): boolean {
  const holder = readHolder(file);
  if (holder === undefined) {
    // Killed between opening and writing, or just being written.
    const stat = statSync(file, { throwIfNoEntry: false });
    // A folder is nobody's lock, and not ours to move away.
    return stat !== undefined && (stat.isDirectory() || Date.now() - stat.mtimeMs < 2000);
  }
  if (holder.host !== hostname()) return true;
  return holder.since > Date.now() - uptime() * 1000 - 1000 && isAlive(holder.pid);
}

/** Whether a lock names a living holder; one that was only just made may be empty. */
export const namesHolder = (file: string): boolean =>
  readHolder(file) !== undefined && isHeld(file);

function create(file: string): boolean {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'wx');
    writeSync(
      descriptor,
      JSON.stringify({ pid: process.pid, host: hostname(), since: Date.now() } satisfies Holder),
    );
    return true;
  } catch (error) {
    // On a full disk the file is there and empty: it would hold up the next build.
    if (descriptor !== undefined) rmSync(file, { force: true });
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Moves a dead holder's lock away; when a living one slipped in meanwhile, puts it back. */
function removeStale(file: string): void {
  const moved = `${file}-${process.pid}`;
  try {
    renameSync(file, moved);
    if (isHeld(moved)) linkSync(moved, file);
  } catch {
    // Another process was faster: the next attempt shows who holds it.
  }
  rmSync(moved, { force: true });
}

/** What others moved away, and were killed before they removed it. */
function removeMoved(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${basename(file)}-`) && !isHeld(join(folder, name)))
      rmSync(join(folder, name), { force: true });
}

/** How long the maker of an empty lock has to write into it before it counts as killed, in milliseconds. */
const graceOfEmpty = 3000;

/** Who holds a lock that was not to be had; undefined where it does not say. */
export interface Refused {
  readonly holder: Holder | undefined;
}

/** Gives the lock back; its folder goes with it when nothing else is in it. */
export type Release = () => void;

/**
 * Takes a lock, whose folder is made where it is missing; waits for its holder `maxWait` milliseconds at most.
 * A holder that is gone is not waited for.
 */
export function takeLock(file: string, maxWait: number): Release | Refused {
  const folder = dirname(file);
  const begun = performance.now();
  for (;;) {
    makeFolder(folder);
    try {
      if (create(file)) break;
    } catch (error) {
      removeIfEmpty(folder);
      throw error;
    }
    const holder = readHolder(file);
    const waited = performance.now() - begun;
    if (waited >= (holder === undefined || !isHeld(file) ? graceOfEmpty : maxWait))
      return { holder };
    if (isHeld(file)) pause(20);
    else removeStale(file);
  }
  removeMoved(file);
  return () => giveBack(file);
}

function giveBack(file: string): void {
  rmSync(file, { force: true });
  removeIfEmpty(dirname(file));
}

/** Gives back what another thread of this process took, and cannot give back any more; nothing where it is somebody else's. */
export function releaseOwn(file: string): void {
  const { pid, host } = readHolder(file) ?? {};
  if (pid === process.pid && host === hostname()) giveBack(file);
}
