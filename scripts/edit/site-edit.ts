// The files of a site while a command changes them: edits by file, shown as a diff, written all together or not at all.
import type { SiteSource } from '../../engine/manifest/site-source';
import { CannotRun } from '../command/cannot-run';
import { type Content, isSameContent } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { manifestFile } from '../journal/site-paths';
import { listFiles } from '../source/read-site';
import { toContent } from '../source/read-site-file';
import { decode } from '../source/read-text';
import { commit } from './commit';
import { applyEdits, type Edit, invertEdits } from './edits';
import type { JsonText } from './json-edits';
import { KnownContents } from './known-contents';
import { type KnownText, KnownTexts } from './known-text';
import { toEdits } from './operation-edits';
import type { JsonOperation, PrimitiveOperation } from './operations';

interface KnownFiles {
  /** Those below files/, on the disk. */
  readonly list: () => SiteSource['files'];
  readonly texts: KnownTexts;
  readonly contents: KnownContents;
}

export class SiteEdit {
  readonly root: string;
  readonly #before: Map<string, Content | undefined>;
  readonly #after: Map<string, Content | undefined>;
  readonly #inverses: PrimitiveOperation[] = [];
  /** What the files held before. */
  readonly #known: KnownTexts;
  readonly #contents: KnownContents;
  readonly #list: KnownFiles['list'];
  #onDisk: SiteSource['files'] | undefined;
  /** What they hold now. */
  readonly #texts = new KnownTexts();

  /** `contents`: files that are taken to be something else than they are now; `known`: what a process that stays knows. */
  constructor(
    root: string,
    contents: ReadonlyMap<string, Content | undefined> = new Map(),
    known: KnownFiles = {
      list: () => listFiles(root),
      ...{ texts: new KnownTexts(), contents: new KnownContents(root) },
    },
  ) {
    this.root = root;
    this.#known = known.texts;
    this.#contents = known.contents;
    this.#list = known.list;
    this.#before = new Map(contents);
    this.#after = new Map(contents);
  }

  /** What is below files/ while nothing is written. */
  get onDisk(): SiteSource['files'] {
    this.#onDisk ??= this.#list();
    return this.#onDisk;
  }

  /** What a file holds now. */
  readContent(path: string): Content | undefined {
    if (!this.#before.has(path)) {
      const content = this.#contents.read(path);
      this.#before.set(path, content);
      this.#after.set(path, content);
    }
    return this.#after.get(path);
  }

  /** The current text of a file. @throws CannotRun when its bytes are not text. */
  read(path: string): string | undefined {
    const content = this.readContent(path);
    if (typeof content !== 'object') return content;
    const { broken } = decode(Buffer.from(content));
    throw new CannotRun(`${path} is not UTF-8 text: ${broken?.reason}. Save it as UTF-8.`);
  }

  /** The same for a file that must be there. @throws CannotRun when it is not. */
  get(path: string): string {
    const text = this.read(path);
    if (text === undefined)
      throw new CannotRun(
        `There is no ${path} in ${this.root}. ${path === manifestFile ? 'Name the folder of a site with --root.' : 'Check its name.'}`,
      );
    return text;
  }

  /** What is known of a text that a file holds, or has held. */
  know(path: string, text = this.get(path)): KnownText {
    return (this.#before.get(path) === text ? this.#known : this.#texts).get(path, text);
  }

  /** Changes a JSON file; each call sees the result of the previous ones. */
  edit(path: string, make: (json: JsonText) => readonly Edit[]): void {
    const text = this.read(path);
    if (text !== undefined) this.#edit(path, text, make(this.know(path, text).json));
  }

  /** Writes a whole file, or removes it. */
  set(path: string, content: Content | undefined): void {
    const before = this.readContent(path);
    this.#inverses.push(
      typeof before === 'object'
        ? { op: 'put', file: path, base64: Buffer.from(before).toString('base64') }
        : { op: 'write', file: path, text: before ?? null },
    );
    this.#after.set(path, content);
  }

  apply(operation: JsonOperation | PrimitiveOperation): void {
    const { op, file } = operation;
    if (op === 'write') this.set(file, operation.text ?? undefined);
    else if (op === 'put')
      this.set(file, operation.text ?? toContent(Buffer.from(operation.base64, 'base64')));
    else if (op === 'edit') this.#edit(file, this.get(file), operation.edits);
    else this.edit(file, (json) => toEdits(json, operation));
  }

  /** How many changes there were until now. */
  countSteps(): number {
    return this.#inverses.length;
  }

  /** What undoes the changes since then. */
  inverseSince(count: number): PrimitiveOperation[] {
    return this.#inverses.slice(count).reverse();
  }

  #edit(path: string, text: string, edits: readonly Edit[]): void {
    this.#inverses.push({ op: 'edit', file: path, edits: invertEdits(text, edits) });
    this.#after.set(path, applyEdits(text, edits));
  }

  changes(): FileChange[] {
    return this.files().filter(({ before, after }) => !isSameContent(before, after));
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
