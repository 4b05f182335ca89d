// What the stage made of a site, and some of its texts as they are now → the same stage again, where it depends on no words of these. No other
// source is read.
import type { Manifest } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { toContentName } from '../checks/context/file-part';
import { ItemReader, type ReadItem } from '../collections/item-reader';
import { noMemory } from '../memory';
import type { SiteSource } from '../site-source';
import type { ItemSource, StagedItems } from '../staged-items';
import { readVariables } from '../text/defined-variables';
import { SourceReader } from './source-reader';
import { SourceTexts } from './source-texts';
import type { Stage } from './stage-site';

/** What is kept of the stage of a site in one language. */
export interface KeptStage extends Pick<Stage, 'written' | 'documents'> {
  readonly manifest: Manifest;
  /** `sources` has those that have a text. */
  readonly items: StagedItems;
}

interface Restoring extends KeptStage {
  /** The variables that items used, by their sources. */
  readonly used: Readonly<Record<string, readonly string[]>>;
}

class StageRestoration {
  readonly #kept: Restoring;
  readonly #reader: SourceReader;
  readonly #texts: SourceTexts;
  readonly #items: ItemReader;

  constructor(site: SiteSource, contract: Contract, kept: Restoring) {
    this.#kept = kept;
    this.#reader = new SourceReader(site, { parse: contract.parseDocument, memory: noMemory });
    this.#texts = new SourceTexts(readVariables(kept.manifest, this.#reader.manifest.file));
    this.#items = new ItemReader({
      ...{ contract, reader: this.#reader, texts: this.#texts, projection: undefined },
      findings: this.#reader.findings,
    });
  }

  run(paths: readonly string[]): Stage | undefined {
    const { documents, items, manifest, written } = this.#kept;
    const ofPages = new Set(documents.values());
    const taken = new Set(items.files);
    const ofItems = paths.filter((path) => taken.has(path));
    const sources = items.sources.filter(({ document = '' }) => ofItems.includes(document));
    const areTexts = sources.length === ofItems.length && !paths.some((path) => ofPages.has(path));
    if (!areTexts || !sources.every((source) => this.#isSame(source))) return undefined;
    const { file } = this.#reader.manifest;
    return {
      ...{ reader: this.#reader, texts: this.#texts, manifest, shapeIsValid: true, written },
      ...{ documents, items, isAmbiguous: false, findings: [] },
      way: { manifest: file, origins: new Map(), renames: new Map() },
      projection: undefined,
    };
  }

  /** Whether no more than the text of an item is another. */
  #isSame({ id, document = '', kind, value }: ItemSource): boolean {
    const file = toContentName(document);
    const item = { ...{ id, file, path: document, isDocument: true }, name: '' };
    const now = this.#items.read(item, kind);
    return now !== undefined && this.#saysSame(now, value) && this.#hasText(file);
  }

  #saysSame({ source, value }: ReadItem, before: object): boolean {
    const used = this.#texts.usedIn.get(source) ?? [];
    return (
      JSON.stringify(value) === JSON.stringify(before) &&
      String(used) === String(this.#kept.used[source] ?? [])
    );
  }

  /** Without one its page has no block for it. */
  #hasText(file: string): boolean {
    const items = this.#reader.readAsIs(file)?.value;
    return Array.isArray(items) && items.length > 0;
  }
}

/** `paths`: the texts that have changed, below files/. Undefined where that may be more than words of them. */
export const restoreStage = (
  site: SiteSource,
  contract: Contract,
  { paths, ...kept }: Restoring & { readonly paths: readonly string[] },
): Stage | undefined => new StageRestoration(site, contract, kept).run(paths);
