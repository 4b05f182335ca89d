// Watches folders and single files, and calls back with what changed. Handles editors that replace files by renaming.
import {
  type Dirent,
  type FSWatcher,
  lstatSync,
  readdirSync,
  type Stats,
  statSync,
  watch,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

interface WatchOptions {
  /** Absolute; folders are watched recursively. They may appear and disappear; their parent folders may be renamed and come back. */
  readonly paths: readonly string[];
  readonly onChange: (changed: readonly string[]) => void;
  /** How long it must be quiet before a call, in milliseconds. */
  readonly quiet?: number;
  /** The polling interval where the system cannot watch, in milliseconds. */
  readonly interval?: number;
}

/** Long enough for an editor that empties a file before it writes, too short to be noticed. */
const usualQuiet = 4;

const ignored = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || name === 'node_modules' || /^#.*#$/.test(name);

/** The stat of a path; undefined where it has just disappeared, or a file has replaced a parent folder. */
function findStat(path: string, read: (path: string) => Stats = statSync): Stats | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** What distinguishes a changed file from a touched one; empty when it is gone. */
function signatureOf(path: string): string {
  const stat = findStat(path);
  if (stat === undefined) return '';
  // A folder in the place of a file is a change; its files report what happens in it.
  return stat.isDirectory() ? 'folder' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** The entries of a folder; empty where it has just disappeared. */
function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

function listFiles(path: string, found: string[] = []): string[] {
  const stat = findStat(path, lstatSync);
  if (stat?.isDirectory())
    for (const { name } of readFolder(path)) if (!ignored(name)) listFiles(join(path, name), found);
  if (stat?.isFile()) found.push(path);
  return found;
}

interface Opening {
  readonly key: string;
  readonly folder: string;
  /** What distinguishes the folder from another of the same name. */
  readonly of: string;
  readonly recursive: boolean;
}

class Watch {
  readonly #options: WatchOptions;
  readonly #watchers = new Map<string, { readonly watcher: FSWatcher; readonly of: string }>();
  readonly #signatures = new Map<string, string>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #polling: NodeJS.Timeout | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#signatures = this.#look();
    for (const path of options.paths) {
      this.#watchOne(dirname(path), basename(path));
      if (findStat(path)?.isDirectory()) this.#watchFolder(path);
    }
  }

  close(): void {
    for (const { watcher } of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    clearTimeout(this.#timer);
    clearInterval(this.#polling);
  }

  #look(): Map<string, string> {
    const files = this.#options.paths.flatMap((path) => listFiles(path));
    return new Map(files.map((file) => [file, signatureOf(file)]));
  }

  /** Linux: one watcher for each folder, since the recursive one misses files in new folders. */
  #watchFolder(folder: string): void {
    const stat = findStat(folder);
    if (stat === undefined) return;
    const of = `${stat.ino} ${stat.birthtimeMs}`;
    // A folder that was deleted and created again is another one, and its old watcher hears nothing.
    if (this.#watchers.get(folder)?.of === of) return;
    this.#forget(folder);
    const recursive = process.platform !== 'linux';
    this.#open({ key: folder, folder, of, recursive }, (name) => {
      if (!name.split(/[\\/]/).some(ignored)) this.#notice(join(folder, name));
    });
    if (recursive) return;
    for (const entry of readFolder(folder))
      if (entry.isDirectory() && !ignored(entry.name)) this.#watchFolder(join(folder, entry.name));
  }

  /**
   * A single file is watched through its folder: an editor that renames gives the file another inode. That the folder
   * itself was renamed or removed is reported with the folder's name.
   */
  #watchOne(folder: string, name: string): void {
    const names = [name, basename(folder)];
    this.#open({ key: `${folder} ${name}`, folder, of: name, recursive: false }, (changed) => {
      if (names.includes(changed)) this.#notice(join(folder, name));
    });
  }

  #open({ key, folder, of, recursive }: Opening, onName: (name: string) => void): void {
    try {
      const watcher = watch(folder, { recursive }, (_event, name) => onName(name ?? ''));
      watcher.on('error', () => this.#forget(key));
      this.#watchers.set(key, { watcher, of });
    } catch {
      this.#poll();
    }
  }

  #forget(key: string): void {
    this.#watchers.get(key)?.watcher.close();
    this.#watchers.delete(key);
  }

  /** For systems without watchers (inotify's limit, network drives). */
  #poll(): void {
    this.#polling ??= setInterval(() => {
      const files = [...this.#look().keys(), ...this.#signatures.keys()];
      for (const file of new Set(files)) this.#notice(file);
    }, this.#options.interval ?? 500);
  }

  #notice(path: string): void {
    const stat = findStat(path);
    if (stat?.isDirectory()) {
      if (process.platform === 'linux' || this.#options.paths.includes(path))
        this.#watchFolder(path);
      for (const file of listFiles(path)) this.#noticeFile(file);
    } else if (stat === undefined) this.#noticeLoss(path);
    this.#noticeFile(path);
  }

  /** Removing a whole folder reports nothing about its files. */
  #noticeLoss(path: string): void {
    const below = path + sep;
    for (const key of [...this.#watchers.keys()])
      if (key === path || key.startsWith(below)) this.#forget(key);
    for (const file of [...this.#signatures.keys()])
      if (file.startsWith(below)) this.#noticeFile(file);
  }

  #noticeFile(path: string): void {
    const signature = signatureOf(path);
    const known = this.#signatures.get(path);
    // A new folder counts only by what is in it.
    if (signature === (known ?? '') || (signature === 'folder' && known === undefined)) return;
    if (signature === '') this.#signatures.delete(path);
    else this.#signatures.set(path, signature);
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const changed = [...this.#changed];
      this.#changed.clear();
      this.#options.onChange(changed);
    }, this.#options.quiet ?? usualQuiet);
  }
}

/** Watches until it is closed. */
export const watchFiles = (options: WatchOptions): { close(): void } => new Watch(options);
