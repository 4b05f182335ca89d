// The output that a build replaces → which of its files the new one may reuse.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listingFile, toPartFile } from '../../engine/content/addresses/output-paths';
import { findStarters } from '../../engine/site/policy';
import { contentHash } from '../files/content-hash';
import { type BuildListing, type ListedFile, readListing } from './build-listing';
import { checkOutputContent } from './output-folder';

/** The files of an output's own listing. */
function findListing(folder: string): string[] {
  const parts = join(folder, listingFile.replace(/\.json$/, ''));
  const names = existsSync(parts) ? readdirSync(parts) : [];
  return [listingFile, ...names.map((name) => toPartFile(Number.parseInt(name, 10))).sort()];
}

type ListingBytes = ReadonlyMap<string, Buffer>;

const readBytes = (folder: string): ListingBytes =>
  new Map(findListing(folder).map((path) => [path, readFileSync(join(folder, path))]));

const hashBytes = (bytes: ListingBytes): string => contentHash(Buffer.concat([...bytes.values()]));

/** Identifies the build of an output: the hash of its listing. */
export const hashListing = (folder: string): string => hashBytes(readBytes(folder));

interface Expected {
  /** Whether files are read before they count as they were. */
  readonly verify?: boolean | undefined;
  /** Whether somebody has looked for files that no build wrote. */
  readonly isKnown?: boolean;
}

export class PreviousOutput {
  readonly folder: string;
  readonly #listing: BuildListing | undefined;
  /** The files of its listing, by path. */
  readonly listed: ListingBytes;
  readonly #written: number;
  /** Whether files are read as well. */
  readonly #verify: boolean;
  /** The hash of the bytes of its listing; empty if there is none. */
  readonly hash: string;
  #paths: readonly string[] | undefined;
  readonly #intact = new Map<string, boolean>();

  /** @throws CannotRun when the folder holds anything that no build wrote. */
  constructor(folder: string, { verify = false, isKnown = false }: Expected = {}) {
    this.folder = folder;
    this.#verify = verify;
    this.#listing = isKnown ? readListing(folder) : checkOutputContent(folder);
    const isListed = this.#listing !== undefined;
    this.listed = isListed ? readBytes(folder) : new Map();
    this.#written = isListed ? statSync(join(folder, listingFile)).mtimeMs : 0;
    this.hash = isListed ? hashBytes(this.listed) : '';
  }

  /** The hashes of the inline scripts that its policy allows: that of its own pages first, then that of the build before. */
  get starters(): string[] {
    return findStarters(this.#listing?.headers['Content-Security-Policy'] ?? '');
  }

  /** Those of every response. */
  get headers(): BuildListing['headers'] {
    return this.#listing?.headers ?? {};
  }

  get paths(): readonly string[] {
    this.#paths ??= Object.keys(this.#listing?.files ?? {});
    return this.#paths;
  }

  /** A file as it was built. A file edited by hand is newer than the listing or has another size: it is ignored. */
  find(path: string): ListedFile | undefined {
    const files = this.#listing?.files;
    const file = files !== undefined && Object.hasOwn(files, path) ? files[path] : undefined;
    return file !== undefined && this.#isIntact(path, file) ? file : undefined;
  }

  /** Whether its listing consists of the same files as another. */
  isListedIn(paths: readonly string[]): boolean {
    return this.hash !== '' && [...this.listed.keys()].sort().join() === [...paths].sort().join();
  }

  /** Whether a file of its listing has exactly this text. */
  lists(path: string, text: string): boolean {
    return this.listed.get(path)?.equals(Buffer.from(text)) ?? false;
  }

  read(path: string): Uint8Array {
    return readFileSync(join(this.folder, path));
  }

  /** Whether a file exists with exactly this content. */
  holds(path: string, { hash, size }: ListedFile): boolean {
    const file = this.find(path);
    return file?.hash === hash && file.size === size;
  }

  #isIntact(path: string, { hash, size }: ListedFile): boolean {
    const known = this.#intact.get(path);
    if (known !== undefined) return known;
    // Of hundreds of thousands, joining each path took a fourth of the time.
    const stat = lstatSync(`${this.folder}/${path}`, { throwIfNoEntry: false });
    const looksIntact =
      stat?.isFile() === true && stat.size === size && stat.mtimeMs <= this.#written;
    const intact = looksIntact && (!this.#verify || contentHash(this.read(path)) === hash);
    this.#intact.set(path, intact);
    return intact;
  }
}
