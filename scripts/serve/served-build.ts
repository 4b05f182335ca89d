// An output folder → the site to serve. Follows when a new build is swapped in.
import { readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isText, mediaTypeOf } from '../../engine/content/addresses/media-types';
import { listingFile } from '../../engine/content/addresses/output-paths';
import type { Shared } from '../../engine/model/site';
import { createAnswers } from '../../engine/output/answer';
import { codeOf } from '../files/code-of';
import { contentHash } from '../files/content-hash';
import { type BuildListing, readListing } from '../output/build-listing';
import type { Encoding, ServedFile, ServedSite } from './served-site';

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

export class ServedBuild {
  readonly #outDir: string;
  #site: ServedSite | undefined;
  #stamp = '';

  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** The current build; during a swap, the previous one. Undefined where there is none. */
  current(): ServedSite | undefined {
    const stat = statSync(join(this.#outDir, listingFile), { throwIfNoEntry: false });
    const stamp = stat === undefined ? '' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    if (stamp === '' || stamp === this.#stamp) return this.#site;
    const listing = readListing(this.#outDir);
    if (listing === undefined) return this.#site;
    this.#stamp = stamp;
    this.#site = this.#toSite(listing);
    return this.#site;
  }

  /** Requests are looked up in the list of files, never joined to a path. */
  #toSite({ files: listed, redirects, ...facts }: BuildListing): ServedSite {
    const files = new Map(Object.entries(listed));
    return {
      ...facts,
      ...this.#readShell(facts.shared),
      answer: createAnswers({ base: facts.base, assetsBase: facts.base, files, redirects }),
      open: async (path, encoding) => {
        const known = files.get(path);
        if (known === undefined) return undefined;
        if (!isText(mediaTypeOf(path))) return this.#openLarge(path, known.hash);
        const copy = encoding === undefined ? '' : path + endings[encoding];
        const packed = files.has(copy) ? await this.#read(copy) : undefined;
        if (packed === undefined || encoding === undefined) return this.#read(path);
        return { ...packed, encoding };
      },
    };
  }

  /** Empty where the file has gone: then a newer build is arriving. */
  #readShell(shared: string): Pick<ServedSite, 'providers' | 'elsewhere'> {
    try {
      const { shell }: Shared = JSON.parse(readFileSync(join(this.#outDir, shared), 'utf8'));
      return { providers: shell.providers, elsewhere: shell.elsewhere };
    } catch {
      return { providers: {}, elsewhere: undefined };
    }
  }

  /** Hashed from the disk: a new build may be arriving, or somebody has edited the file. */
  async #read(
    path: string,
  ): Promise<{ readonly bytes: Buffer; readonly hash: string } | undefined> {
    const handle = await this.#open(path);
    if (handle === undefined) return undefined;
    try {
      const bytes = await handle.readFile();
      return { bytes, hash: contentHash(bytes) };
    } finally {
      await handle.close();
    }
  }

  async #openLarge(path: string, hash: string): Promise<ServedFile | undefined> {
    const handle = await this.#open(path);
    if (handle === undefined) return undefined;
    try {
      const { size } = await handle.stat();
      return { handle, size, hash };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Opens a listed file, waiting up to a second for the end of a swap. */
  async #open(path: string): Promise<FileHandle | undefined> {
    for (let attempt = 0; attempt < 100; attempt += 1)
      try {
        return await open(join(this.#outDir, path), 'r');
      } catch (error) {
        if (!isMissing(error)) throw error;
        const whole = statSync(join(this.#outDir, listingFile), { throwIfNoEntry: false });
        if (whole !== undefined && attempt > 0) return undefined;
        await wait(10);
      }
    return undefined;
  }
}
