// A site, as long as a server runs: read once, and again as far as others have changed it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTable, readRows } from '../../engine/manifest/text/parse-rows';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { Base } from '../edit/base';
import { readWhole } from '../edit/commit';
import { realPath } from '../files/real-path';
import type { World } from '../files/world';
import { type Content, hashBytes, textOf } from '../journal/bytes';
import { manifestFile } from '../journal/site-paths';
import { getPlace } from '../journal/site-place';
import { openWorld } from '../source/open-world';
import { readSiteContent } from '../source/read-site-file';
import { mayRead, type WriteLimits } from './limits';
import { ToolError } from './tool-error';

/** Changes with every file of a block. */
function measureBlocks(root: string): string {
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return JSON.stringify(files.map((file) => [file, statSync(join(folder, file)).mtimeMs]));
}

export class SiteSession {
  readonly root: string;
  readonly limits: WriteLimits;
  #base: Base | undefined;
  #blocks = '';

  constructor(root: string, limits: WriteLimits) {
    this.root = root;
    this.limits = limits;
  }

  /** Before each call: a world does not change, its blocks may. */
  async begin(): Promise<void> {
    const blocks = measureBlocks(this.root);
    if (this.#base === undefined || blocks !== this.#blocks) {
      // Until it is known that its code can be used, there is none.
      this.#base = undefined;
      this.#base = new Base(await openWorld(this.root, { documents: true }));
      this.#blocks = blocks;
    } else readWhole(this.root, () => this.base.refresh());
  }

  get base(): Base {
    if (this.#base === undefined) throw new Error('The session has not begun.');
    return this.#base;
  }

  get world(): World {
    return this.base.world;
  }

  /**
   * Undefined where there is no such file. What a link leads to counts.
   * @throws ToolError for a file that is not of the site.
   */
  #readContent(file: string): Content | undefined {
    if (!mayRead(file) || !mayRead(this.findPlace(file)))
      throw new ToolError(
        'Only files of the site can be read: the manifest, the ledger, redirects.csv, files/ and blocks/.',
      );
    return readSiteContent(this.root, file);
  }

  /** The path below the root that a path stands for, where there are links. */
  findPlace(file: string): string {
    return relative(realPath(this.root), getPlace(this.root, file)).replaceAll('\\', '/');
  }

  /** Undefined where there is no such text. @throws ToolError */
  read(file: string): string | undefined {
    return textOf(this.#readContent(file));
  }

  /** The same of a file that the site names: of one that may not be read, nothing is said. */
  find(file: string): string | undefined {
    try {
      return this.read(file);
    } catch (error) {
      if (error instanceof ToolError || error instanceof CannotRun) return undefined;
      throw error;
    }
  }

  /** For `seen` of an edit. @throws ToolError */
  hash(file: string): string | null {
    const content = this.#readContent(file);
    return content === undefined ? null : hashBytes(content);
  }

  /** The rows of a table are a list of objects. Undefined where it is not JSON. */
  parse(file: string): JsonValue | undefined {
    const text = this.read(file);
    if (isTable(file)) return readRows(file, text ?? '').value as JsonValue | undefined;
    try {
      return JSON.parse(text ?? '') as JsonValue;
    } catch {
      return undefined;
    }
  }

  get manifest(): Readonly<Record<string, JsonValue>> {
    const value = this.parse(manifestFile);
    return isRecord(value) ? (value as Record<string, JsonValue>) : {};
  }
}
