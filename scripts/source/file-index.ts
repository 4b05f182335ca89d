// What is known of the files of a site, found once for each state of a file and kept from run to run.
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InspectedFile } from '../../engine/model/inspected-file';
import { readCodeStamp } from '../files/code-id';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';
import { inspectFile } from '../inspect/inspect-file';

/** Size, time of change and inode: as long as they stay, so does the content. */
type Entry = readonly [state: string, facts: InspectedFile];

interface Kept {
  readonly code: string;
  readonly root: string;
  readonly files: Readonly<Record<string, Entry>>;
}

/** In milliseconds: a file may change once more within one tick of the clock of its disk. */
const tick = 2000;

const keptFile = 'files.json';

const toState = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

export class FileIndex {
  readonly folder: string;
  readonly #cache: string;
  readonly #root: string;
  readonly #code: string | undefined;
  #files: Map<string, Entry> | undefined;
  #changed = false;

  /** Without a stamp of the code that judges, nothing is kept. */
  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    this.folder = join(workspace.root, 'files');
    this.#root = workspace.root;
    this.#cache = workspace.cache;
    this.#code = code;
  }

  /** @throws where there is no such file. */
  get(path: string): InspectedFile {
    const file = join(this.folder, path);
    const stat = statSync(file);
    const state = toState(stat);
    this.#files ??= this.#load();
    const [known, facts] = this.#files.get(path) ?? [];
    if (facts !== undefined && known === state) return facts;
    const found = inspectFile(path, readFileSync(file));
    const isOld = Math.abs(Date.now() - stat.mtimeMs) > tick;
    this.#files.set(path, [isOld ? state : '', found]);
    this.#changed ||= isOld;
    return found;
  }

  /** Keeps what was found, for the next command. */
  save(): void {
    if (this.#code === undefined || !this.#changed || this.#files === undefined) return;
    const there = [...this.#files].filter(
      ([path, [state]]) => state !== '' && existsSync(join(this.folder, path)),
    );
    const kept: Kept = { code: this.#code, root: this.#root, files: Object.fromEntries(there) };
    this.#changed = false;
    keep(this.#cache, keptFile, JSON.stringify(kept));
  }

  #load(): Map<string, Entry> {
    const file = join(this.#cache, keptFile);
    if (this.#code === undefined || !existsSync(file)) return new Map();
    try {
      const { code, root, files } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
      const counts = code === this.#code && root === this.#root;
      return counts ? new Map(Object.entries(files)) : new Map();
    } catch {
      // Cut off by a full disk: it is made again.
      return new Map();
    }
  }
}
