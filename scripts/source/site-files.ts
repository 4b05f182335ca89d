// The pictures, films and fonts of a site: how large they are, and where the output holds them.
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { imageSize } from 'image-size';
import { toAssetFile } from '../../engine/content/output-paths';
import type { NamedFile } from '../../engine/output/scope';
import type { Files, Size, Variant } from '../../engine/site/resolvers';
import { CannotRun } from '../command/cannot-run';
import { contentHash } from '../files/content-hash';
import type { Pictures } from './pictures';

/** Files that can be published. */
export interface ServedFiles extends Files {
  readonly read: (path: string) => Uint8Array;
}

export const listNamed = (files: ServedFiles, paths: readonly string[]): NamedFile[] =>
  paths.map((path) => ({ path: files.placeOf(path), read: () => files.read(path) }));

interface SiteFile {
  readonly content: Uint8Array;
  readonly place: string;
  size?: Size;
}

/** Reads each file once. Names in the output carry a hash, so that a browser never asks for them again. */
export class SiteFiles implements ServedFiles {
  readonly #folder: string;
  readonly #files = new Map<string, SiteFile>();

  readonly #pictures: Pictures | undefined;

  /** Without `pictures` each stays as it is. */
  constructor(root: string, pictures?: Pictures) {
    this.#pictures = pictures;
    this.#folder = join(root, 'files');
  }

  #get(path: string): SiteFile {
    const known = this.#files.get(path);
    if (known) return known;
    const content = readFileSync(join(this.#folder, path));
    const { dir, name, ext } = posix.parse(path);
    const place = toAssetFile(
      posix.join('files', dir, `${name}-${contentHash(content)}${ext.toLowerCase()}`),
    );
    const file = { content, place };
    this.#files.set(path, file);
    return file;
  }

  sizeOf = (path: string): Size => {
    const file = this.#get(path);
    if (file.size === undefined) {
      try {
        const { width, height, orientation = 1 } = imageSize(file.content);
        const size = { width: Math.round(width), height: Math.round(height) };
        // Cameras that were held upright say so, and browsers turn their pictures.
        const turned = orientation > 4;
        file.size = turned ? { width: size.height, height: size.width } : size;
      } catch {
        throw new CannotRun(
          `The size of files/${path} cannot be read. Save it as SVG, PNG, JPEG, WebP, AVIF or GIF.`,
        );
      }
    }
    return file.size;
  };

  placeOf = (path: string): string => this.#get(path).place;

  variantsOf = (path: string): Variant[] =>
    this.#pictures?.plan(path, this.#get(path).content, this.sizeOf(path)) ?? [];

  read = (path: string): Uint8Array => this.#get(path).content;

  /** Forgets what has changed; `changed` is absolute. */
  forget(changed: readonly string[]): void {
    for (const path of changed)
      this.#files.delete(relative(this.#folder, path).replaceAll('\\', '/'));
  }
}
