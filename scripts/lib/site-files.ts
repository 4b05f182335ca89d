// The pictures, films and fonts of a site: how large they are, and where the output holds them.
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { imageSize } from 'image-size';
import type { Files, Size } from '../../engine/site/resolvers';
import { CannotRun } from './cannot-run';
import { contentHash } from './content-hash';

/** Files that can be published. */
export interface ServedFiles extends Files {
  readonly read: (path: string) => Uint8Array;
}

interface SiteFile {
  readonly content: Uint8Array;
  readonly place: string;
  size?: Size;
}

/** Reads each file once. Names in the output carry a hash, so that a browser never asks for them again. */
export class SiteFiles implements ServedFiles {
  readonly #folder: string;
  readonly #files = new Map<string, SiteFile>();

  constructor(root: string) {
    this.#folder = join(root, 'files');
  }

  #get(path: string): SiteFile {
    const known = this.#files.get(path);
    if (known) return known;
    const content = readFileSync(join(this.#folder, path));
    const { dir, name, ext } = posix.parse(path);
    const place = posix.join(
      '_site/assets/files',
      dir,
      `${name}-${contentHash(content)}${ext.toLowerCase()}`,
    );
    const file = { content, place };
    this.#files.set(path, file);
    return file;
  }

  sizeOf = (path: string): Size => {
    const file = this.#get(path);
    if (file.size === undefined) {
      try {
        const { width, height } = imageSize(file.content);
        file.size = { width: Math.round(width), height: Math.round(height) };
      } catch {
        throw new CannotRun(
          `The size of files/${path} cannot be read. Save it as SVG, PNG, JPEG, WebP, AVIF or GIF.`,
        );
      }
    }
    return file.size;
  };

  placeOf = (path: string): string => this.#get(path).place;

  read = (path: string): Uint8Array => this.#get(path).content;

  /** Forgets what has changed; `changed` is absolute. */
  forget(changed: readonly string[]): void {
    for (const path of changed)
      this.#files.delete(relative(this.#folder, path).replaceAll('\\', '/'));
  }
}
