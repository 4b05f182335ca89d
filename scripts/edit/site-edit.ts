// The files of a site while a command changes them: edits by file, shown as a diff, written together or not at all.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../files/write-atomically';
import { applyEdits, type Edit } from './edits';
import { JsonText } from './json-edits';

/** A file before and after; undefined where it is not there. */
export interface FileChange {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export class SiteEdit {
  readonly #root: string;
  readonly #before = new Map<string, string | undefined>();
  readonly #after = new Map<string, string | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The text of a file as it is by now. */
  read(path: string): string | undefined {
    if (!this.#before.has(path)) {
      const file = join(this.#root, path);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      this.#before.set(path, text);
      this.#after.set(path, text);
    }
    return this.#after.get(path);
  }

  /** Changes a JSON file; each call sees what the ones before have made. */
  edit(path: string, make: (json: JsonText) => readonly Edit[]): void {
    const text = this.read(path);
    if (text !== undefined) this.#after.set(path, applyEdits(text, make(new JsonText(text))));
  }

  /** Writes a whole file, or takes it away. */
  set(path: string, text: string | undefined): void {
    this.read(path);
    this.#after.set(path, text);
  }

  changes(): FileChange[] {
    return [...this.#before]
      .map(([path, before]) => ({ path, before, after: this.#after.get(path) }))
      .filter(({ before, after }) => before !== after);
  }

  /** Writes every change; when one fails, those before it are taken back. */
  write(): void {
    const done: FileChange[] = [];
    try {
      for (const change of this.changes()) {
        done.push(change);
        this.#put(change.path, change.after);
      }
    } catch (fault) {
      for (const { path, before } of done.reverse()) this.#put(path, before);
      throw fault;
    }
  }

  #put(path: string, text: string | undefined): void {
    const file = join(this.#root, path);
    if (text === undefined) rmSync(file, { force: true });
    else writeAtomically(file, text, { flush: true });
  }
}
