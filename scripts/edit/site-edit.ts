// The files of a site while a command changes them: edits by file, shown as a diff, written all together or not at all.
import { CannotRun } from '../command/cannot-run';
import type { FileChange } from '../journal/exchange-files';
import { readSiteFile } from '../source/read-site-file';
import { commit } from './commit';
import { applyEdits, type Edit, invertEdits } from './edits';
import { JsonText } from './json-edits';
import { type JsonOperation, type TextOperation, toEdits } from './operations';

export class SiteEdit {
  readonly root: string;
  readonly #before = new Map<string, string | undefined>();
  readonly #after = new Map<string, string | undefined>();
  readonly #inverses: TextOperation[] = [];

  constructor(root: string) {
    this.root = root;
  }

  /** The current text of a file. @throws CannotRun when its bytes are not text. */
  read(path: string): string | undefined {
    if (!this.#before.has(path)) {
      const { text, broken } = readSiteFile(this.root, path) ?? {};
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
        `There is no ${path} in ${this.root}. Name the folder of a site with --root.`,
      );
    return text;
  }

  /** Changes a JSON file; each call sees the result of the previous ones. */
  edit(path: string, make: (json: JsonText) => readonly Edit[]): void {
    const text = this.read(path);
    if (text !== undefined) this.#edit(path, text, make(new JsonText(text)));
  }

  /** Writes a whole file, or removes it. */
  set(path: string, text: string | undefined): void {
    const before = this.read(path);
    this.#inverses.push({ op: 'write', file: path, text: before ?? null });
    this.#after.set(path, text);
  }

  apply(operation: JsonOperation | TextOperation): void {
    const { op, file } = operation;
    if (op === 'write') this.set(file, operation.text ?? undefined);
    else if (op === 'edit') this.#edit(file, this.get(file), operation.edits);
    else this.edit(file, (json) => toEdits(json, operation));
  }

  /** How many changes there were until now. */
  countSteps(): number {
    return this.#inverses.length;
  }

  /** What undoes the changes since then. */
  inverseSince(count: number): TextOperation[] {
    return this.#inverses.slice(count).reverse();
  }

  #edit(path: string, text: string, edits: readonly Edit[]): void {
    this.#inverses.push({ op: 'edit', file: path, edits: invertEdits(text, edits) });
    this.#after.set(path, applyEdits(text, edits));
  }

  changes(): FileChange[] {
    return this.files().filter(({ before, after }) => before !== after);
  }

  /** Writes every change, or none; what was read and is left as it is must still be so. */
  write(): void {
    commit(this.root, this.files());
  }

  /** Every file that was looked at, as it was and as it is to be. */
  files(): FileChange[] {
    return [...this.#before].map(([path, before]) => ({
      path,
      before,
      after: this.#after.get(path),
    }));
  }
}
