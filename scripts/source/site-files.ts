// The pictures, films and fonts of a site: their sizes, and their paths in the output.
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { toAssetFile, toDownloadFile } from '../../engine/content/addresses/output-paths';
import type { Files, Variant } from '../../engine/model/files';
import type { InspectedFile, PictureSize } from '../../engine/model/inspected-file';
import type { Site } from '../../engine/model/site';
import type { NamedFile } from '../../engine/output/scope';
import { CannotRun } from '../command/cannot-run';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { FileStore } from '../store/file-store';
import type { Pictures } from './pictures';
import { readFacts } from './read-facts';

/** Files that can be published. */
export interface ServedFiles extends Files {
  readonly read: (path: string) => Uint8Array;
  readonly hashOf: (path: string) => string;
}

/** The files of a site as its output has them: what pages show, and what they link to. */
export const listNamed = (
  files: ServedFiles,
  site: Pick<Site, 'files' | 'downloads'>,
): NamedFile[] => [
  ...site.files.map((path) => ({ path: files.placeOf(path), read: () => files.read(path) })),
  ...site.downloads.map((path) => ({
    path: toDownloadFile(path),
    hash: files.hashOf(path),
    read: () => files.read(path),
  })),
];

interface SiteFile {
  readonly known: InspectedFile;
  readonly place: string;
  content?: Uint8Array;
}

/** Reads each file once. Names in the output contain a hash, so that a browser never requests them again. */
export class SiteFiles implements ServedFiles {
  readonly store: FileStore;
  readonly #files = new Map<string, SiteFile>();

  readonly #pictures: Pictures | undefined;

  /** Without `pictures` each picture stays as it is. */
  constructor(workspace: Workspace, pictures?: Pictures) {
    this.#pictures = pictures;
    this.store = new FileStore(workspace);
  }

  #get(path: string): SiteFile {
    const kept = this.#files.get(path);
    if (kept) return kept;
    const known = readFacts(this.store, path);
    const { dir, name, ext } = posix.parse(path);
    const place = toAssetFile(
      posix.join('files', dir, `${name}-${known.hash}${ext.toLowerCase()}`),
    );
    const file = { known, place };
    this.#files.set(path, file);
    return file;
  }

  sizeOf = (path: string): PictureSize => {
    const { size } = this.#get(path).known;
    if (size !== undefined) return size;
    throw new CannotRun(
      `The size of files/${path} cannot be read. Save it as SVG, PNG, JPEG, WebP, AVIF or GIF.`,
    );
  };

  hashOf = (path: string): string => this.#get(path).known.hash;

  bytesOf = (path: string): number => this.#get(path).known.bytes;

  placeOf = (path: string): string => this.#get(path).place;

  variantsOf = (path: string): Variant[] =>
    this.#pictures?.plan(path, this.read(path), this.sizeOf(path)) ?? [];

  smallerOf = (path: string): Variant[] =>
    this.#pictures?.planSmaller(path, this.read(path), this.sizeOf(path)) ?? [];

  read = (path: string): Uint8Array => {
    const file = this.#get(path);
    file.content ??= this.#readContent(path, file);
    return file.content;
  };

  /** Under its name a browser keeps it for good: it must be what the name says. */
  #readContent(path: string, { known }: SiteFile): Uint8Array {
    const content = readFileSync(join(this.store.folder, path));
    if (contentHash(content) === known.hash) return content;
    throw new CannotRun(`files/${path} changed while it was being read. Run the command again.`);
  }

  /** Forgets changed files; `changed` has absolute paths. */
  forget(changed: readonly string[]): void {
    for (const path of changed)
      this.#files.delete(relative(this.store.folder, path).replaceAll('\\', '/'));
  }
}
