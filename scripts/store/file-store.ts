// The files of a site → what was found of each, once for each state of a file and kept from run to run.
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCodeStamp } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { isOld, toState } from './file-state';
import { Store } from './store';

/** A file as it is now, and what was found of its content. */
interface KnownFile {
  /** Of the content. */
  readonly hash: string;
  /** A copy of one's own; undefined where nothing is known of this content. */
  readonly found: unknown;
  /** Where nothing is known, exactly the content that `hash` names. @throws where the file is gone by now. */
  readonly read: () => Buffer;
  /** Notes what is found, which is JSON. */
  readonly keep: (found: unknown) => void;
}

export class FileStore {
  readonly folder: string;
  readonly #store: Store;
  #changed = false;

  /** Without a stamp of the code that finds, nothing is kept. */
  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    this.folder = join(workspace.root, 'files');
    const { cache, root: owner } = workspace;
    this.#store = new Store({ cache, name: 'files.txt', owner, code });
  }

  /**
   * `path` is below files/, `kind` names what is sought there.
   * @throws if the file does not exist.
   */
  open(path: string, kind: string): KnownFile {
    const [file, subject] = [join(this.folder, path), `${kind} ${path}`];
    const stat = statSync(file);
    const known = this.#store.get(`state ${path}`, toState(stat));
    if (typeof known === 'string') {
      const found = this.#store.get(subject, known);
      const read = (): Buffer => readFileSync(file);
      if (found !== undefined) return { hash: known, found, read, keep: () => undefined };
    }
    return this.#readFile({ path, subject, stat });
  }

  /** Keeps what was found, for the next command. */
  save(): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.#store.save((subject) =>
      existsSync(join(this.folder, subject.slice(subject.indexOf(' ') + 1))),
    );
  }

  #readFile({ path, subject, stat }: { path: string; subject: string; stat: Stats }): KnownFile {
    const bytes = readFileSync(join(this.folder, path));
    const hash = contentHash(bytes);
    // What changed just now may do so again: neither is its state trusted, nor all written for it alone.
    const lasts = isOld(stat);
    if (lasts) this.#store.set(`state ${path}`, toState(stat), hash);
    this.#changed ||= lasts;
    const keep = (found: unknown): void => this.#store.set(subject, hash, found);
    return { hash, found: this.#store.get(subject, hash), read: () => bytes, keep };
  }
}
