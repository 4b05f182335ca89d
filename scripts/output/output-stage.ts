// Files of a build, one after the other → a folder with the new ones, and the names of the unchanged ones.
import { linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingFile } from '../../engine/content/addresses/output-paths';
import type { Content, Owner } from '../../engine/output/output';
import { contentHash } from '../files/content-hash';
import type { BuildListing, ListedFile } from './build-listing';
import { isNew, isWritten, type StagedFile } from './output-file';
import { checkPath, createPlaces, type ToPlace } from './output-places';
import type { PreviousOutput } from './previous-output';
import { type ShardPlan, splitListing } from './shard-plan';

export class Stage {
  readonly files = new Map<string, ListedFile>();
  /** The paths of unchanged files. */
  readonly kept = new Set<string>();
  /** Those of the unchanged parts of the listing. */
  readonly #keptParts: string[] = [];
  readonly #owners = new Map<string, Owner>();
  readonly #toPlace: ToPlace;
  readonly #previous: PreviousOutput;

  constructor(folder: string, previous: PreviousOutput) {
    this.#toPlace = createPlaces(folder);
    this.#previous = previous;
  }

  add([path, content, owner = 'all']: StagedFile): void {
    checkPath(path);
    if (this.files.has(path)) throw new Error(`Two files of the output are called "${path}"`);
    this.#owners.set(path, owner);
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
  writeListing(listing: BuildListing, shardPlan: ShardPlan): string[] {
    return splitListing(listing, this.#owners, shardPlan).map(([path, content]) => {
      const text = `${JSON.stringify(content)}\n`;
      // The time of the listing itself says when the output was written.
      if (path !== listingFile && this.#previous.lists(path, text)) this.#keptParts.push(path);
      else writeFileSync(this.#toPlace(path), text);
      return path;
    });
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
