// The files of a site, read again and again by a process that stays → each read once for each state of it.
import { join } from 'node:path';
import type { Content } from '../journal/bytes';
import { readSiteContent } from '../source/read-site-file';
import { readState } from './read-state';

/** In characters: of what is longer, such as a picture, nothing is kept. */
const maxLength = 100_000;

export class KnownContents {
  readonly #root: string;
  readonly #findState: (path: string) => string | undefined;
  readonly #found = new Map<string, { readonly state: string; readonly content: string }>();

  /** `findState`: what is known of the states of files; of others each is looked at. */
  constructor(root: string, findState: (path: string) => string | undefined = () => undefined) {
    this.#root = root;
    this.#findState = findState;
  }

  /** What a file holds; undefined where there is none. @throws CannotRun */
  read(path: string): Content | undefined {
    const state = this.#findState(path) ?? readState(join(this.#root, path));
    const known = this.#found.get(path);
    if (known !== undefined && known.state === state) return known.content;
    const content = readSiteContent(this.#root, path);
    if (state !== undefined && typeof content === 'string' && content.length <= maxLength)
      this.#found.set(path, { state, content });
    else this.#found.delete(path);
    return content;
  }
}
