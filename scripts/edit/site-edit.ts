// The files of a site while a command changes them: edits by file, shown as a diff, written together or not at all.
import { CannotRun } from '../command/cannot-run';
import type { FileChange } from '../source/exchange-files';
import { readSiteFile } from '../source/read-site-file';
import { commit } from './commit';
import { applyEdits, type Edit } from './edits';
import { JsonText } from './json-edits';

export class SiteEdit {
  readonly #root: string;
  readonly #before = new Map<string, string | undefined>();
  readonly #after = new Map<string, string | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The text of a file as it is by now. @throws CannotRun when its bytes are not text. */
  read(path: string): string | undefined {
    if (!this.#before.has(path)) {
      const { text, broken } = readSiteFile(this.#root, path) ?? {};
      if (broken !== undefined)
        throw new CannotRun(`${path} is not UTF-8 text: ${broken.reason}. Save it as UTF-8.`);
      this.#before.set(path, text);
      this.#after.set(path, text);
    }
    return this.#after.get(path);
  }

  /** The same for a file that must be there. @throws CannotRun when it is not. */
  get(path: string): string {
    const text = this.read(path);
    if (text === undefined)
      throw new CannotRun(
        `There is no ${path} in ${this.#root}. Name the folder of a site with --root.`,
      );
    return text;
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
    return this.#all().filter(({ before, after }) => before !== after);
  }

  /** Writes every change, or none; what was read and is left as it is must still be so. */
  write(): void {
    commit(this.#root, this.#all());
  }

  #all(): FileChange[] {
    return [...this.#before].map(([path, before]) => ({
      path,
      before,
      after: this.#after.get(path),
    }));
  }
}
