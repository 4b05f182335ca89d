// Folders and single files → calls with what changed. Survives editors that replace files by renaming.
import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface WatchOptions {
  /** Absolute; folders are watched with everything below. Absent ones are passed over. */
  readonly paths: readonly string[];
  readonly onChange: (changed: readonly string[]) => void;
  /** How long it must be quiet before a call, in milliseconds. */
  readonly quiet?: number;
  /** How often to look where the system cannot watch, in milliseconds. */
  readonly interval?: number;
}

const ignored = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || name === 'node_modules' || /^#.*#$/.test(name);

/** What tells a changed file from a touched one; empty when it is gone. */
function signatureOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

function listFiles(path: string, found: string[] = []): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    for (const name of readdirSync(path)) if (!ignored(name)) listFiles(join(path, name), found);
  if (stat?.isFile()) found.push(path);
  return found;
}

class Watch {
  readonly #options: WatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #signatures = new Map<string, string>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #polling: NodeJS.Timeout | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#signatures = this.#look();
    for (const path of options.paths) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat?.isDirectory()) this.#watchFolder(path);
      else if (stat !== undefined) this.#watchOne(dirname(path), basename(path));
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    clearTimeout(this.#timer);
    clearInterval(this.#polling);
  }

  #look(): Map<string, string> {
    const files = this.#options.paths.flatMap((path) => listFiles(path));
    return new Map(files.map((file) => [file, signatureOf(file)]));
  }

  /** Linux: a watcher for each folder, for its recursive one loses files made in new folders. */
  #watchFolder(folder: string): void {
    if (this.#watchers.has(folder)) return;
    const recursive = process.platform !== 'linux';
    this.#open(folder, folder, recursive, (name) => {
      if (!name.split(/[\\/]/).some(ignored)) this.#notice(join(folder, name));
    });
    if (recursive) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !ignored(entry.name)) this.#watchFolder(join(folder, entry.name));
  }

  /** A single file is watched through its folder: a renaming editor gives it another inode. */
  #watchOne(folder: string, name: string): void {
    this.#open(`${folder}/${name}`, folder, false, (changed) => {
      if (changed === name) this.#notice(join(folder, name));
    });
  }

  #open(key: string, folder: string, recursive: boolean, onName: (name: string) => void): void {
    try {
      const watcher = watch(folder, { recursive }, (_event, name) => onName(name ?? ''));
      watcher.on('error', () => {
        watcher.close();
        this.#watchers.delete(key);
      });
      this.#watchers.set(key, watcher);
    } catch {
      this.#poll();
    }
  }

  /** Where the system has no watcher to give (inotify's limit, network drives). */
  #poll(): void {
    this.#polling ??= setInterval(() => {
      const files = [...this.#look().keys(), ...this.#signatures.keys()];
      for (const file of new Set(files)) this.#notice(file);
    }, this.#options.interval ?? 500);
  }

  #notice(path: string): void {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      if (process.platform === 'linux') this.#watchFolder(path);
      for (const file of listFiles(path)) this.#noticeFile(file);
    } else this.#noticeFile(path);
  }

  #noticeFile(path: string): void {
    const signature = signatureOf(path);
    if (signature === (this.#signatures.get(path) ?? '')) return;
    if (signature === '') this.#signatures.delete(path);
    else this.#signatures.set(path, signature);
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const changed = [...this.#changed];
      this.#changed.clear();
      this.#options.onChange(changed);
    }, this.#options.quiet ?? 10);
  }
}

/** Watches until it is closed. */
export const watchFiles = (options: WatchOptions): { close(): void } => new Watch(options);
