// A site as it is on the disk → what edits of it are checked against: read once, validated once.
import { changeSources } from '../../engine/manifest/change-sources';
import type { SiteSource } from '../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import type { World } from '../files/world';
import type { FileChange } from '../journal/exchange-files';
import { readSite } from '../source/read-site';

export class Base {
  readonly world: World;
  #source: SiteSource | undefined;
  #validation: Validation | undefined;

  constructor(world: World) {
    this.world = world;
  }

  get root(): string {
    return this.world.workspace.root;
  }

  get source(): SiteSource {
    this.#source ??= readSite(this.world.workspace);
    return this.#source;
  }

  get validation(): Validation {
    this.#validation ??= validateSite(this.source, this.world.contract);
    return this.#validation;
  }

  /** The site with some files changed, which need not be written, judged by what it says now. */
  validate(changes: readonly FileChange[]): Validation {
    const texts = new Map(changes.map(({ path, after }) => [path, after]));
    const { contract } = this.world;
    return validateSite(changeSources(this.source, texts), contract, this.validation.standards);
  }
}
