// The files that a build may read → one hash of all that they hold. On a fresh clone every time and inode is new, and nothing else.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { type FileState, isOld, toState } from './file-state';
import { Store } from './store';

export interface InputFile {
  /** Absolute. */
  readonly path: string;
  /** Absent for what has no content, such as a folder. */
  readonly state?: FileState;
}

/** What is known is read once, when the first hash is asked for. */
export class InputHashes {
  readonly #root: string;
  readonly #store: Store;

  constructor({ cache, root }: Pick<Workspace, 'cache' | 'root'>) {
    this.#root = root;
    this.#store = new Store({ cache, name: 'inputs.txt', owner: root, code: 'contents' });
  }

  /** Reads only files whose size, time or inode is new. @throws where one cannot be read. */
  hash(inputs: readonly InputFile[]): string {
    let hasNew = false;
    const hashOf = (path: string, state: FileState): unknown => {
      const known = this.#store.get(path, toState(state));
      if (known !== undefined) return known;
      const hash = contentHash(readFileSync(path));
      if (isOld(state)) {
        this.#store.set(path, toState(state), hash);
        hasNew = true;
      }
      return hash;
    };
    const lines = inputs.map(({ path, state }) => {
      const name = relative(this.#root, path).replaceAll('\\', '/');
      return state === undefined ? name : `${name} ${hashOf(path, state)}`;
    });
    const there = new Set(inputs.map(({ path }) => path));
    if (hasNew) this.#store.save((path) => there.has(path));
    return contentHash(lines.join('\n'));
  }
}
