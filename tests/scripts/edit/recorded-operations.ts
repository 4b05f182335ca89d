// What a command does to files → a list of operations that can be done again on a copy, as many of them as wanted.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

/** A step that a kill may follow; paths are relative to the site. */
type FileOperation =
  | { readonly kind: 'open' | 'mkdir' | 'rmdir' | 'rm'; readonly path: string }
  | { readonly kind: 'append'; readonly path: string; readonly bytes: Buffer }
  | { readonly kind: 'chmod'; readonly path: string; readonly mode: number }
  | { readonly kind: 'rename' | 'link'; readonly path: string; readonly to: string };

/** The process id that a replayed lock names: no process has it. */
const gone = 2 ** 30;

const names = [
  'openSync',
  'closeSync',
  'writeSync',
  'writeFileSync',
  'fchmodSync',
  'fsyncSync',
  'renameSync',
  'linkSync',
  'mkdirSync',
  'rmdirSync',
  'rmSync',
  'unlinkSync',
  'appendFileSync',
  'cpSync',
  'copyFileSync',
  'chmodSync',
  'truncateSync',
  'symlinkSync',
] as const;

// biome-ignore lint/suspicious/noExplicitAny: calls of the file system are passed on as they are
type Calls = Record<string, (...args: any[]) => unknown>;

class Recorder {
  readonly operations: FileOperation[] = [];
  readonly #root: string;
  readonly #open = new Map<number, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A write may be cut off in its middle. */
  #append(path: string, content: string | Uint8Array): void {
    const text = Buffer.from(content).toString('latin1');
    const named = text.replace(`"pid":${process.pid}`, `"pid":${gone}`);
    const bytes = Buffer.from(named, 'latin1');
    const middle = bytes.length >> 1;
    for (const part of [bytes.subarray(0, middle), bytes.subarray(middle)])
      this.operations.push({ kind: 'append', path, bytes: part });
  }

  #inside(path: unknown): string | undefined {
    const inner = relative(this.#root, String(path));
    return inner.startsWith('..') ? undefined : inner;
  }

  /** Whether a call changes something below the folder, or brings it to the disk. */
  isOfSite(name: string, [first, second]: readonly unknown[]): boolean {
    if (name === 'openSync') return second === 'wx' && this.#inside(first) !== undefined;
    if (name === 'closeSync') return false;
    return typeof first === 'number' ? this.#open.has(first) : this.#inside(first) !== undefined;
  }

  /** A call that has succeeded; one that is not known here must not touch the site. */
  note(name: string, args: readonly unknown[], result: unknown): void {
    const [first, second] = args;
    if (name === 'openSync') {
      const path = this.#inside(first);
      if (path === undefined || second === 'r' || typeof second === 'number') return;
      this.#open.set(Number(result), path);
      this.operations.push({ kind: 'open', path });
      return;
    }
    const path = typeof first === 'number' ? this.#open.get(first) : this.#inside(first);
    if (path === undefined) return;
    if (name === 'fsyncSync') return;
    if (name === 'closeSync') this.#open.delete(Number(first));
    else if (name === 'writeSync' || (name === 'writeFileSync' && typeof first === 'number'))
      this.#append(path, second as string);
    else if (name === 'fchmodSync')
      this.operations.push({ kind: 'chmod', path, mode: Number(second) });
    else if (name === 'renameSync' || name === 'linkSync')
      this.operations.push({
        kind: name === 'renameSync' ? 'rename' : 'link',
        path,
        to: relative(this.#root, String(second)),
      });
    else if (name === 'mkdirSync') this.operations.push({ kind: 'mkdir', path });
    else if (name === 'rmdirSync') this.operations.push({ kind: 'rmdir', path });
    else if (name === 'rmSync') this.operations.push({ kind: 'rm', path });
    else throw new Error(`${name} of ${path} cannot be replayed`);
  }
}

/** Does something, and says what it did to the files below a folder. One of its calls may fail, as on a full disk. */
export async function recordOperations(
  root: string,
  act: () => Promise<unknown>,
  failing = -1,
): Promise<{ readonly operations: readonly FileOperation[]; readonly failed: boolean }> {
  const recorder = new Recorder(root);
  const calls = fs as unknown as Calls;
  const real = names.map((name) => [name, calls[name]] as const);
  let depth = 0;
  let count = 0;
  for (const [name, call] of real)
    calls[name] = (...args) => {
      depth += 1;
      try {
        if (depth === 1 && recorder.isOfSite(name, args)) {
          count += 1;
          if (count === failing) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        }
        const result = call?.apply(fs, args);
        // Some calls are made of others.
        if (depth === 1) recorder.note(name, args, result);
        return result;
      } finally {
        depth -= 1;
      }
    };
  syncBuiltinESMExports();
  try {
    await act();
  } finally {
    for (const [name, call] of real) if (call !== undefined) calls[name] = call;
    syncBuiltinESMExports();
  }
  return { operations: recorder.operations, failed: failing > 0 && count >= failing };
}

export function replay(root: string, operations: readonly FileOperation[]): void {
  for (const operation of operations) {
    const path = join(root, operation.path);
    if (operation.kind === 'open') fs.closeSync(fs.openSync(path, 'wx'));
    else if (operation.kind === 'append') fs.appendFileSync(path, operation.bytes);
    else if (operation.kind === 'chmod') fs.chmodSync(path, operation.mode);
    else if (operation.kind === 'rename') fs.renameSync(path, join(root, operation.to));
    else if (operation.kind === 'link') fs.linkSync(path, join(root, operation.to));
    else if (operation.kind === 'mkdir') fs.mkdirSync(path, { recursive: true });
    else if (operation.kind === 'rmdir') fs.rmdirSync(path);
    else fs.rmSync(path, { force: true });
  }
}
