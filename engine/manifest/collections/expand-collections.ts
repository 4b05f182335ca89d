// The collections of a manifest + the files in their folders → pages, lists with their pages, redirects; and why some items have none.
import type { Absence } from '../../content/pages/page-index';
import { toPointer } from '../../content/shape/shape';
import type { Manifest, PageConfig } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { Item } from '../../model/items';
import { isRecord } from '../../model/json';
import { explainTag } from '../checks/context/explain-tag';
import { toContentName } from '../checks/context/file-part';
import { lacks } from '../checks/context/hosts';
import type { Projection } from '../languages/projection';
import type { RawFinding } from '../raw-finding';
import type { SiteSource } from '../site-source';
import type { Origin } from '../stage/origins';
import type { SourceReader } from '../stage/source-reader';
import type { SourceTexts } from '../stage/source-texts';
import type { ItemSource, StagedItems } from '../staged-items';
import { checkAuthors } from './check-authors';
import { checkDates, type Zone } from './check-dates';
import { checkRelated } from './check-related';
import { checkSalaries } from './check-salaries';
import { expandLists } from './expand-lists';
import type { ItemFile } from './item-files';
import { buildItemPage, countBefore, findAbsence, toItem } from './item-page';
import { findPlace, ItemReader, type ReadItem } from './item-reader';
import { listRedirects, type MadeRedirect } from './item-redirects';
import { findTimes, toZone } from './item-times';
import { findCollections, type KnownCollection, toListed } from './known-collections';

interface Expanding {
  readonly contract: Contract;
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly projection: Projection | undefined;
  readonly files: SiteSource['files'];
  /** The documents of pages: by id of the page, paths below files/. */
  readonly documents: ReadonlyMap<string, string>;
  /** Of the build; without it, nothing is to come, and nothing is over. */
  readonly now: Date | undefined;
  /** What is wrong with the shape of the manifest. */
  readonly broken: readonly RawFinding[];
  readonly origins: Map<string, Origin>;
}

export interface Expansion {
  readonly staged: StagedItems;
  readonly pages: Readonly<Record<string, PageConfig>>;
  readonly redirects: readonly MadeRedirect[];
}

const nowhere = { path: '' };

class CollectionExpansion {
  readonly #given: Expanding;
  readonly #manifest: Manifest;
  readonly #zone: Zone;
  /** Those about sources. */
  readonly #findings: RawFinding[];
  readonly #items = new Map<string, Item>();
  readonly #absent = new Map<string, Absence>();
  readonly #sources: ItemSource[] = [];
  readonly #pages: Record<string, PageConfig> = {};
  readonly #redirects: MadeRedirect[] = [];
  readonly #read: ReadItem[] = [];
  readonly #kinds = new Map<string, string>();

  constructor(manifest: Manifest, given: Expanding) {
    this.#manifest = manifest;
    this.#given = given;
    this.#zone = toZone(manifest);
    this.#findings = given.reader.findings;
  }

  run(): Expansion {
    const { broken, contract, files, reader } = this.#given;
    const { file } = reader.manifest;
    const found = findCollections(this.#manifest, {
      ...{ file, kinds: contract.kinds, schemas: contract.schemas, files, broken },
      readRows: (path) => reader.readRows(toContentName(path)),
      ...{ documents: this.#given.documents, variables: this.#given.texts.defined.names },
    });
    this.#add(found.findings);
    for (const id of found.unread) this.#absent.set(id, 'invalid');
    const items = new ItemReader({ ...this.#given, findings: this.#findings });
    for (const one of found.known) this.#readAll(one, items);
    for (const read of this.#read) this.#add(checkAuthors(read, this.#kinds));
    const lists = expandLists(found.known, {
      ...{ manifest: this.#manifest, modules: contract.blocks, items: [...this.#items.values()] },
      file,
    });
    this.#add(lists.findings);
    for (const [id, { page, collection }] of lists.pages) {
      this.#pages[id] = page;
      const table = { at: toPointer('/collections', collection) };
      this.#given.origins.set(toPointer('/pages', id), { source: reader.manifest.id, table });
    }
    const collections = Object.fromEntries(
      found.known.map((one) => {
        const isPartial = one.files.some(({ id }) => this.#isAway(id));
        return [one.id, { ...toListed(one), ...(isPartial && { isPartial }) }];
      }),
    );
    const kinds = this.#given.projection?.kinds.translate();
    return {
      staged: {
        ...{ collections, items: this.#items, lists: lists.keys, absent: this.#absent },
        ...(kinds && { kinds }),
        ...{ sources: this.#sources, files: found.paths },
      },
      pages: this.#pages,
      redirects: this.#redirects,
    };
  }

  /** Whether an item is not there in this language, or a draft in it. */
  #isAway(id: string): boolean {
    if (this.#given.projection === undefined) return false;
    return this.#absent.get(id) === 'language' || this.#items.get(id)?.draft === true;
  }

  #add(findings: readonly RawFinding[]): void {
    for (const finding of findings) this.#findings.push(finding);
  }

  #readAll(known: KnownCollection, reader: ItemReader): void {
    for (const file of known.files) {
      const read = reader.read(file, known.collection.kind);
      this.#kinds.set(file.id, known.collection.kind);
      if (read === undefined) {
        this.#absent.set(file.id, 'language');
        continue;
      }
      const wrong = read.value ? this.#check(read, known) : [];
      this.#add([...wrong, ...checkRelated(read, file.id)]);
      if (read.value === undefined || wrong.length > 0) this.#absent.set(file.id, 'invalid');
      else this.#addItem(known, file, { ...read, value: read.value });
    }
  }

  #check(read: ReadItem, { id, collection, kind }: KnownCollection): RawFinding[] {
    const { tags } = collection;
    const place = findPlace(read, 'tags');
    const unknown = (read.value?.tags ?? []).flatMap((tag, index): RawFinding[] => {
      if (Object.hasOwn(tags, tag)) return [];
      const params = explainTag(tag, { collection: id, tags: Object.entries(tags) });
      return [{ ...place, pointer: toPointer(place.pointer, index), code: 'unknown-tag', params }];
    });
    return [...unknown, ...checkDates(read, kind, this.#zone), ...checkSalaries(read, kind)];
  }

  /** The summary of a document that says nothing else is what its page says. */
  #hasText({ file, isDocument }: ItemFile): boolean {
    if (!isDocument) return false;
    const items = this.#given.reader.readAsIs(file)?.value;
    return !(Array.isArray(items) && items.length === 0);
  }

  #addItem(
    known: KnownCollection,
    file: ItemFile,
    read: ReadItem & { readonly value: NonNullable<ReadItem['value']> },
  ): void {
    const { collection, kind } = known;
    const { manifest } = this.#given.reader;
    const times = findTimes(read, known.kind, { now: this.#given.now, clock: this.#zone.clock });
    const item = toItem(known, { file, value: read.value }, times);
    const list = this.#manifest.pages?.[collection.list] ?? nowhere;
    const hasText = this.#hasText(file);
    const page = buildItemPage(known, { file, value: read.value, hasText }, { item, list });
    const { host } = this.#manifest.build ?? {};
    const { afterwards = kind.afterwards } = collection;
    const stays = afterwards === 'gone' && host !== undefined && lacks(host, 'gone');
    const absence = findAbsence(times, stays ? 'keep' : afterwards);
    this.#read.push(read);
    this.#sources.push({
      ...{ id: item.id, kind: collection.kind, file: read.source, value: read.value },
      ...(hasText && { document: file.path }),
      ...(file.row && { at: file.row.at }),
    });
    if (item.pageless) {
      if (absence !== 'future') this.#items.set(item.id, item);
      return;
    }
    if (absence !== undefined) this.#absent.set(item.id, absence);
    else {
      this.#pages[item.id] = stays && times.isExpired ? { ...page, unlisted: true } : page;
      const table = {
        others: read.others,
        before: countBefore({ hasText }, kind),
        names: kind.names,
        row: file.row,
      };
      const at = toPointer('/pages', item.id);
      this.#given.origins.set(at, { source: read.source, table });
    }
    if (absence === 'future') return;
    this.#items.set(item.id, item);
    // Nothing leads to what nobody sees yet.
    if (item.draft) return;
    const lost = absence === undefined ? undefined : page.path;
    const moved = { item, read, lost, manifest: manifest.id };
    for (const one of listRedirects(known, moved)) this.#redirects.push(one);
  }
}

/** Undefined where the manifest has no collections. */
export function expandCollections(manifest: unknown, given: Expanding): Expansion | undefined {
  if (!isRecord(manifest) || manifest.collections === undefined) return undefined;
  return new CollectionExpansion(manifest as unknown as Manifest, given).run();
}
