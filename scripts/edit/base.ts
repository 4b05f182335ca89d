// A site as it is on the disk → what edits of it are checked against: read once, validated once.
import { KeptMemory } from '../../engine/manifest/memory';
import type { SiteSource } from '../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import type { World } from '../files/world';
import type { FileChange } from '../journal/exchange-files';
import { readSite } from '../source/read-site';
import { changeSite } from './change-site';

/** What a command has read and found before. */
interface Known {
  readonly source: SiteSource;
  readonly validation: Validation;
}

/** The same source, which reads each of its texts once: what is made of one that an edit leaves is known. */
function readOnce(site: SiteSource): SiteSource {
  const sources = site.sources.map((source) => {
    let read: ReturnType<typeof source.read> | undefined;
    return {
      ...source,
      read: () => {
        read ??= source.read();
        return read;
      },
    };
  });
  return { ...site, sources };
}

export class Base {
  readonly world: World;
  readonly #memory = new KeptMemory();
  #source: SiteSource | undefined;
  #validation: Validation | undefined;

  constructor(world: World, known?: Known) {
    this.world = world;
    this.#source = known && readOnce(known.source);
    this.#validation = known?.validation;
  }

  get root(): string {
    return this.world.workspace.root;
  }

  get source(): SiteSource {
    this.#source ??= readOnce(readSite(this.world.workspace));
    return this.#source;
  }

  get validation(): Validation {
    this.#validation ??= validateSite(this.source, this.world.contract, { memory: this.#memory });
    return this.#validation;
  }

  /** The site with some files changed, which need not be written, judged by what it says now. */
  validate(changes: readonly FileChange[]): Validation {
    const { contract, workspace } = this.world;
    const { standards } = this.validation;
    return changes.length === 0
      ? this.validation
      : validateSite(changeSite(this.source, changes, workspace), contract, {
          standards,
          memory: this.#memory,
        });
  }
}
