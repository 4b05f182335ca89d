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

/** What was asked for again, and is not what it was. */
interface ChangedInputs {
  /** Of all that they held the last time. */
  readonly before: string;
  /** Those that hold something else, by path below the root. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** The hashes of all that had to be read. */
  readonly read: Hashes;
}

const findKnown = (known: Hashes, name: string): string | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;

/** What is known is read once, when the first hash is asked for. */
export class InputHashes {
  readonly #root: string;
  readonly #store: Store;
  /** What was known of files of which more is known by now, by absolute path. */
  readonly #before = new Map<string, unknown>();

  constructor({ cache, root }: Pick<Workspace, 'cache' | 'root'>) {
    this.#root = root;
    this.#store = new Store({ cache, name: 'inputs.txt', owner: root, code: 'contents' });
  }

  /** Reads only files whose size, time or inode is new, and not those of `known`. @throws where one cannot be read. */
  hash(inputs: readonly InputFile[], known: Hashes = {}): string {
    let hasNew = false;
    const hashOf = (path: string, state: FileState): unknown => {
      const kept = this.#store.get(path, toState(state));
      if (kept !== undefined) return kept;
      const hash = contentHash(readFileSync(path));
      if (isOld(state)) {
        this.#before.set(path, this.#store.getLast(path));
        this.#store.set(path, toState(state), hash);
        hasNew = true;
      }
      return hash;
    };
    const lines = new LineBuffer();
    for (const { path, state } of inputs) {
      const name = this.#toName(path);
      lines.add(
        state === undefined ? name : `${name} ${findKnown(known, name) ?? hashOf(path, state)}`,
      );
    }
    const there = new Set(inputs.map(({ path }) => path));
    if (hasNew) this.#store.save((path) => there.has(path));
    return lines.hash;
  }

  /** What some of them hold now. @throws as `hash`. */
  read(inputs: readonly InputFile[]): Hashes {
    return Object.fromEntries(
      inputs.map(({ path }) => [this.#toName(path), contentHash(readFileSync(path))]),
    );
  }

  /** `last` has what is not kept: what files held that had just been saved. */
  findChanged(inputs: readonly InputFile[], last: Hashes): ChangedInputs {
    const bytes = new Map<string, Buffer>();
    const read: Record<string, string> = {};
    const lines = new LineBuffer();
    const describe = ({ path, state }: InputFile): string => {
      const name = this.#toName(path);
      if (state === undefined) return name;
      const kept = this.#before.has(path) ? this.#before.get(path) : this.#store.getLast(path);
      const before = findKnown(last, name) ?? kept;
      if (this.#store.get(path, toState(state)) !== before) {
        const now = readFileSync(path);
        const hash = contentHash(now);
        read[name] = hash;
        if (hash !== before) bytes.set(name, now);
      }
      return `${name} ${before}`;
    };
    for (const input of inputs) lines.add(describe(input));
    return { before: lines.hash, bytes, read };
  }

  /** Most are below the root: then nothing has to be resolved. */
  #toName(path: string): string {
    const below = this.#root + sep;
    const name = path.startsWith(below) ? path.slice(below.length) : relative(this.#root, path);
    return name.replaceAll('\\', '/');
  }
}
