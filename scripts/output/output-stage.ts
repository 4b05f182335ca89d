// Files of a build, one after the other → a folder with the new ones, and the names of the unchanged ones.
import { linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingFile } from '../../engine/content/addresses/output-paths';
import type { Content } from '../../engine/output/output';
import { contentHash } from '../files/content-hash';
import type { BuildListing, ListedFile } from './build-listing';
import { isNew, isWritten, type StagedFile } from './output-file';
import { checkPath, createPlaces, type ToPlace } from './output-places';
import type { PreviousOutput } from './previous-output';
import { planShard, type ShardPlan } from './shard-plan';

export class Stage {
  readonly files = new Map<string, ListedFile>();
  /** The paths of unchanged files. */
  readonly kept = new Set<string>();
  /** Those of the unchanged parts of the listing. */
  readonly #keptParts: string[] = [];
  /** The paths of its files, by the part of the listing that names them. */
  readonly #lists: ReadonlyMap<string, string[]>;
  readonly #listOf: ShardPlan['listOf'];
  readonly #toPlace: ToPlace;
  readonly #previous: PreviousOutput;

  constructor(folder: string, previous: PreviousOutput, { lists, listOf } = planShard(0)) {
    this.#toPlace = createPlaces(folder);
    this.#previous = previous;
    this.#lists = new Map(lists.map((list) => [list, []]));
    this.#listOf = listOf;
  }

  add([path, content, owner = 'all']: StagedFile): void {
    checkPath(path);
    if (this.files.has(path)) throw new Error(`Two files of the output are called "${path}"`);
    this.#lists.get(this.#listOf(owner))?.push(path);
    if (isNew(content)) this.#write(path, content);
    else if (isWritten(content)) this.files.set(path, { size: content.size, hash: content.hash });
    else if (this.#previous.holds(path, content)) this.#keep(path, content);
    else throw new Error(`"${path}" cannot be reused`);
  }

  #keep(path: string, file: ListedFile): void {
    this.files.set(path, file);
    this.kept.add(path);
  }

  #write(path: string, content: Content): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const file = { size: bytes.byteLength, hash: contentHash(bytes) };
    if (this.#previous.holds(path, file)) this.#keep(path, file);
    else {
      this.files.set(path, file);
      writeFileSync(this.#toPlace(path), bytes);
    }
  }

  /** Adds the unchanged files, so that the folder is the whole output. */
  linkKept(from: string): void {
    for (const path of [...this.kept, ...this.#keptParts])
      linkSync(join(from, path), this.#toPlace(path));
  }

  /** Writes the listing itself, and those of its parts that are new; returns the paths of all of them. */
  writeListing(facts: Omit<BuildListing, 'files'>): string[] {
    return Array.from(this.#lists, ([list, paths]) => {
      const files = this.#listFiles(paths);
      const isWhole = list === listingFile;
      const text = `${JSON.stringify(isWhole ? { ...facts, files } : files)}\n`;
      // The time of the listing itself says when the output was written.
      if (!isWhole && this.#previous.lists(list, text)) this.#keptParts.push(list);
      else writeFileSync(this.#toPlace(list), text);
      return list;
    });
  }

  #listFiles(paths: readonly string[]): BuildListing['files'] {
    const files = [...paths].sort().map((path) => [path, this.files.get(path)]);
    return Object.fromEntries(files);
  }

  /** Writes the listing of the previous output with the files that are others, or no more than the parts that have these. */
  changeListing(): void {
    for (const [path, bytes] of this.#previous.listed) {
      const isWhole = path === listingFile;
      const content = JSON.parse(bytes.toString());
      const files: Record<string, ListedFile> = isWhole ? content.files : content;
      const changed = [...this.files].filter(([name]) => Object.hasOwn(files, name));
      if (changed.length === 0 && !isWhole) continue;
      for (const [name, file] of changed) files[name] = file;
      writeFileSync(this.#toPlace(path), `${JSON.stringify(content)}\n`);
    }
  }
}
