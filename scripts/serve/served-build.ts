// An output folder → its files as they are to be sent. Follows when a new build is swapped in.
import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listingFile } from '../../engine/content/output-paths';
import { contentHash } from '../files/content-hash';
import { type BuildListing, readListing } from '../output/build-listing';

export type Encoding = 'br' | 'gzip';

/** One version of the build, ready for look-ups by anything a client sends. */
export interface Snapshot {
  readonly listing: BuildListing;
  readonly files: ReadonlyMap<string, { readonly size: number; readonly hash: string }>;
  readonly redirects: ReadonlyMap<string, BuildListing['redirects'][number]>;
}

export interface LoadedFile {
  readonly bytes: Buffer;
  readonly hash: string;
}

/** Larger files are sent from the disk as they are asked for, in bytes. */
export const largest = 1_000_000;
const cacheLimit = 32_000_000;

/** Remembers the youngest results up to a number of bytes. */
class ByteCache {
  readonly #entries = new Map<string, Buffer>();
  #size = 0;

  get(key: string): Buffer | undefined {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  set(key: string, bytes: Buffer): void {
    if (this.#entries.has(key)) return;
    this.#entries.set(key, bytes);
    this.#size += bytes.byteLength;
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= cacheLimit) return;
      this.#entries.delete(oldest);
      this.#size -= old.byteLength;
    }
  }
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

const isMissing = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === 'ENOENT';

export class ServedBuild {
  readonly #outDir: string;
  readonly #cache = new ByteCache();
  #snapshot: Snapshot | undefined;
  #stamp = '';

  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** The build as it is now; in the moment of an exchange the one before. Undefined: there is none. */
  current(): Snapshot | undefined {
    const stat = statSync(join(this.#outDir, listingFile), { throwIfNoEntry: false });
    const stamp = stat === undefined ? '' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    if (stamp === '' || stamp === this.#stamp) return this.#snapshot;
    const listing = readListing(this.#outDir);
    if (listing === undefined) return this.#snapshot;
    this.#stamp = stamp;
    this.#snapshot = {
      listing,
      files: new Map(Object.entries(listing.files)),
      redirects: new Map(listing.redirects.map((redirect) => [redirect.from, redirect])),
    };
    return this.#snapshot;
  }

  /**
   * A file of at most `largest` bytes. When the disk holds another text than the listing says, a new
   * build is being swapped in (asked again for a second) or somebody edited it (sent as it is).
   */
  async load(path: string, wanted: string): Promise<LoadedFile | undefined> {
    const key = `${wanted} ${path}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return { bytes: cached, hash: wanted };
    const handle = await this.open(path);
    if (handle === undefined) return undefined;
    try {
      const bytes = await handle.readFile();
      const hash = contentHash(bytes);
      this.#cache.set(`${hash} ${path}`, bytes);
      return { bytes, hash };
    } finally {
      await handle.close();
    }
  }

  /** Opens a listed file, waiting up to a second for the end of an exchange. */
  async open(path: string): Promise<FileHandle | undefined> {
    for (let attempt = 0; attempt < 100; attempt += 1)
      try {
        return await open(join(this.#outDir, path), 'r');
      } catch (fault) {
        if (!isMissing(fault)) throw fault;
        const whole = statSync(join(this.#outDir, listingFile), { throwIfNoEntry: false });
        if (whole !== undefined && attempt > 0) return undefined;
        await wait(10);
      }
    return undefined;
  }

  /** Compressed bytes, made once for each text. */
  async compress(file: LoadedFile, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file.hash}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const bytes = await compressors[encoding](file.bytes);
    this.#cache.set(key, bytes);
    return bytes;
  }
}
