// One build at a time: a lock file with the process id of its holder, taken over when that one is gone.
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

function codeOf(fault: unknown): string | undefined {
  return (fault as NodeJS.ErrnoException | undefined)?.code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return codeOf(fault) === 'EPERM';
  }
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

/** A holder of before the last start of this machine is gone, whoever has its number now. */
function isHeld(file: string): boolean {
  const holder = readHolder(file);
  if (holder === undefined) {
    // Killed between opening and writing, or just being written.
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs < 2000;
  }
  if (holder.host !== hostname()) return true;
  return holder.since > Date.now() - uptime() * 1000 - 1000 && isAlive(holder.pid);
}

function create(file: string): boolean {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'wx');
    writeSync(
      descriptor,
      JSON.stringify({ pid: process.pid, host: hostname(), since: Date.now() } satisfies Holder),
    );
    return true;
  } catch (fault) {
    // On a full disk the file is there and empty: it would hold up the next build.
    if (descriptor !== undefined) rmSync(file, { force: true });
    if (codeOf(fault) === 'EEXIST' || codeOf(fault) === 'ENOENT') return false;
    throw fault;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Where it may not write, node says of a recursive call that something is missing; a plain one says the truth. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault;
    mkdirSync(folder);
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody else's lock is in it.
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

/**
 * Takes the lock of a work folder (made if missing).
 * @throws CannotRun when another process holds it.
 */
export function takeLock(folder: string, outDir: string): () => void {
  const file = join(folder, 'lock');
  for (let attempt = 0; attempt < 30; attempt += 1) {
    makeFolder(folder);
    try {
      if (create(file)) return () => rmSync(file, { force: true });
    } catch (fault) {
      removeIfEmpty(folder);
      throw fault;
    }
    if (!isHeld(file)) removeStale(file);
    else if (readHolder(file) !== undefined) break;
    // Empty: its maker will have written into it in a moment, or was killed.
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  const holder = readHolder(file);
  throw new CannotRun(
    `Another build${holder === undefined ? '' : ` (process ${holder.pid})`} is writing ${outDir}. ` +
      `Wait until it is done. If no build is running, remove ${file}.`,
  );
}
