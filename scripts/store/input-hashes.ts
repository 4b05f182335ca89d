// The files that a build may read → one hash of all that they hold. On a fresh clone every time and inode is new, and nothing else.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { contentHash } from '../files/content-hash';
import { LineBuffer } from '../files/line-buffer';
import type { Workspace } from '../files/workspace';
import { type FileState, isOld, toState } from './file-state';
import { Store } from './store';

export interface InputFile {
  /** Absolute. */
  readonly path: string;
  /** Absent for what has no content, such as a folder. */
  readonly state?: FileState;
}

/** What files hold, by path below the root, with forward slashes. */
type Hashes = Readonly<Record<string, string>>;

/** Files as they are now. */
export interface HashedInputs {
  readonly inputs: readonly InputFile[];
  /** What each holds; undefined for what has no content. */
  readonly hashes: readonly unknown[];
  /** Of all of them. */
  readonly hash: string;
}

/** What was hashed, and is not what it was. */
interface ChangedInputs {
  /** Of all that they held the last time. */
  readonly before: string;
  /** Those that hold something else, by path below the root. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** Their hashes. */
  readonly read: Hashes;
}

const findKnown = (known: Hashes, name: string): string | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;

/** What is known is read once, when the first hash is asked for. */
export class InputHashes {
  readonly #root: string;
  readonly #store: Store;
  /** What was known of files that had to be read, by absolute path. */
  readonly #before = new Map<string, unknown>();

  constructor({ cache, root }: Pick<Workspace, 'cache' | 'root'>) {
    this.#root = root;
    this.#store = new Store({ cache, name: 'inputs.txt', owner: root, code: 'contents' });
  }

  /** Reads only files whose size, time or inode is new, and not those of `known`. @throws where one cannot be read. */
  hash(inputs: readonly InputFile[], known: Hashes = {}): HashedInputs {
    let hasNew = false;
    const hashOf = (path: string, state: FileState): unknown => {
      const kept = this.#store.get(path, toState(state));
      if (kept !== undefined) return kept;
      const hash = contentHash(readFileSync(path));
      if (!this.#before.has(path)) this.#before.set(path, this.#store.getLast(path));
      if (isOld(state)) {
        this.#store.set(path, toState(state), hash);
        hasNew = true;
      }
      return hash;
    };
    const hashes = inputs.map(({ path, state }) =>
      state === undefined
        ? undefined
        : (findKnown(known, this.#toName(path)) ?? hashOf(path, state)),
    );
    const there = new Set(hasNew ? inputs.map(({ path }) => path) : []);
    if (hasNew) this.#store.save((path) => there.has(path));
    return { inputs, hashes, hash: this.#hashAll(inputs, hashes) };
  }

  /** What some of them hold now. @throws as `hash`. */
  read(inputs: readonly InputFile[]): Hashes {
    return Object.fromEntries(
      inputs.map(({ path }) => [this.#toName(path), contentHash(readFileSync(path))]),
    );
  }

  /** `last` has what is not kept: what files held that had just been saved. Undefined where one was saved again meanwhile. @throws as `hash`. */
  findChanged({ inputs, hashes }: HashedInputs, last: Hashes): ChangedInputs | undefined {
    const bytes = new Map<string, Buffer>();
    const read: Record<string, string> = {};
    const before = [...hashes];
    for (const [index, { path }] of inputs.entries()) {
      const now = hashes[index];
      const name = this.#toName(path);
      const kept = this.#before.has(path) ? this.#before.get(path) : now;
      before[index] = findKnown(last, name) ?? kept;
      if (now === undefined || before[index] === now) continue;
      const content = readFileSync(path);
      const hash = contentHash(content);
      if (hash !== now) return undefined;
      read[name] = hash;
      bytes.set(name, content);
    }
    return { before: this.#hashAll(inputs, before), bytes, read };
  }

  #hashAll(inputs: readonly InputFile[], hashes: readonly unknown[]): string {
    const lines = new LineBuffer();
    for (const [index, { path, state }] of inputs.entries()) {
      const name = this.#toName(path);
      lines.add(state === undefined ? name : `${name} ${hashes[index]}`);
    }
    return lines.hash;
  }

  /** Most are below the root: then nothing has to be resolved. */
  #toName(path: string): string {
    const below = this.#root + sep;
    const name = path.startsWith(below) ? path.slice(below.length) : relative(this.#root, path);
    return name.replaceAll('\\', '/');
  }
}
