// A site as it is on the disk → what edits of it are checked against: read once, validated once,
// and again as far as others have changed it.
import { isDeepStrictEqual } from 'node:util';
import { KeptMemory } from '../../engine/manifest/memory';
import type { SiteSource } from '../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import type { World } from '../files/world';
import type { Content } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import type { ReadOptions } from '../source/read-site';
import { changeSite } from './change-site';
import { KnownContents } from './known-contents';
import { KnownTexts } from './known-text';
import { SiteEdit } from './site-edit';
import { SiteReader } from './site-reader';

/** What a command has read and found before. */
interface Known {
  readonly source: SiteSource;
  readonly validation: Validation;
}

/** Changes that were validated. */
interface Tried extends Known {
  readonly changes: readonly FileChange[];
}

const isAlike = (some: readonly FileChange[], others: readonly FileChange[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ path, after }, index) => path === others[index]?.path && after === others[index].after,
  );

/** Whether a site was judged by what it says itself. */
function isOfOwnStandards({ validation: { publication, standards } }: Tried): boolean {
  if (publication === undefined) return false;
  const { rules, build, languages } = publication.main.manifest;
  return isDeepStrictEqual({ rules, host: build.host, languages }, standards);
}

export class Base {
  readonly world: World;
  /** What was made of the site, for whoever reads it once more. */
  readonly memory = new KeptMemory();
  readonly #texts = new KnownTexts();
  readonly #contents: KnownContents;
  readonly #reader: SiteReader;
  #source: SiteSource | undefined;
  #validation: Validation | undefined;
  /** The last ones. */
  #tried: Tried | undefined;

  constructor(world: World, known?: Known, reading: ReadOptions = {}) {
    this.world = world;
    const reader = new SiteReader(world.workspace, reading, known?.source);
    this.#contents = new KnownContents(world.workspace.root, (path) => reader.findState(path));
    this.#reader = reader;
    this.#source = this.#reader.known;
    this.#validation = known?.validation;
  }

  /** An edit of the site as it is on the disk, or with some files that hold something else. */
  begin(contents?: ReadonlyMap<string, Content | undefined>): SiteEdit {
    return new SiteEdit(this.root, contents, {
      list: () => this.source.files,
      ...{ texts: this.#texts, contents: this.#contents },
    });
  }

  get root(): string {
    return this.world.workspace.root;
  }

  get source(): SiteSource {
    this.#source ??= this.#reader.read();
    return this.#source;
  }

  /**
   * Takes into account what others have written since, for a process that stays. The lock of the site must be held, so that
   * what is read belongs together. Blocks of the site's own belong to its world, which does not change.
   * @throws CannotRun when there is no manifest any more.
   */
  refresh(): void {
    const source = this.#reader.read();
    if (source === this.#source) return;
    this.#source = source;
    this.#validation = undefined;
  }

  get validation(): Validation {
    this.#validation ??= validateSite(this.source, this.world.contract, { memory: this.memory });
    return this.#validation;
  }

  /** The site with some files changed, which need not be written, judged by what it says now. */
  validate(changes: readonly FileChange[]): Validation {
    const { contract, workspace } = this.world;
    const { standards } = this.validation;
    if (changes.length === 0) return this.validation;
    const source = changeSite(this.source, changes, workspace);
    const validation = validateSite(source, contract, { standards, memory: this.memory });
    this.#tried = { changes, source, validation };
    return validation;
  }

  /** Changes were written: what was found of them holds for the site now, if they do not touch what it is judged by. */
  wrote(changes: readonly FileChange[]): void {
    const tried = this.#tried;
    this.#tried = undefined;
    if (tried === undefined || !isAlike(tried.changes, changes) || !isOfOwnStandards(tried)) return;
    const source = this.#reader.expect(tried.source);
    if (source === undefined) return;
    this.#source = source;
    this.#validation = tried.validation;
  }
}
