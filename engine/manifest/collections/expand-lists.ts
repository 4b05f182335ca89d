// The items of collections + the blocks that list them → which further pages these lists have: of tags, years, letters, older items.
import { isOfKey, joinCollections, planLists } from '../../content/collections/cut-lists';
import { toListId } from '../../content/collections/list-key';
import { toPointer } from '../../content/shape/shape';
import type { Manifest, PageConfig } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { Item, ListedCollection, ListKey } from '../../model/items';
import { isRecord } from '../../model/json';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { type KnownCollection, toListed } from './known-collections';
import { buildListPages, findWholeLists, type WholeList } from './list-pages';

interface Given {
  readonly manifest: Manifest;
  readonly modules: BlockModules;
  /** Those of all collections. */
  readonly items: readonly Item[];
  /** What findings call the manifest. */
  readonly file: string;
}

interface MadePage {
  readonly page: PageConfig;
  /** The collection that it is made for. */
  readonly collection: string;
}

interface ExpandedLists {
  /** By the ids of their pages. */
  readonly keys: ReadonlyMap<string, ListKey>;
  readonly pages: ReadonlyMap<string, MadePage>;
  readonly findings: readonly RawFinding[];
}

interface PlannedList extends WholeList {
  readonly list: PageConfig;
  /** The id of that page. */
  readonly parent: string;
  readonly keys: readonly ListKey[];
  readonly collection: ListedCollection;
  /** All that the list is about. */
  readonly items: readonly Item[];
}

class ListExpansion implements ExpandedLists {
  readonly keys = new Map<string, ListKey>();
  readonly pages = new Map<string, MadePage>();
  readonly findings: RawFinding[] = [];
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Undefined where it is not there in the language of the site: then there are no further pages of its list. */
  #findPage(id: string): PageConfig | undefined {
    const { pages, site } = this.#given.manifest;
    const page = pages?.[id];
    if (page?.language !== undefined && page.language !== site.language) return undefined;
    return isRecord(page) && Array.isArray(page.blocks) ? page : undefined;
  }

  /** On the list page of the collection. */
  addOwn(known: KnownCollection): void {
    const { id, collection } = known;
    const { file, items, modules } = this.#given;
    const own = items.filter((item) => item.collection === id);
    this.#checkSequence(known, own);
    const { list: parent } = collection;
    const list = this.#findPage(parent);
    if (list === undefined) return;
    const whole = findWholeLists(list, modules);
    const found = whole.find(({ collections: [first, other] }) => first === id && !other);
    const listed = toListed(known);
    if (found) {
      const keys = planLists({ collection: id }, own, listed);
      this.#add({ ...found, list, parent, keys, collection: listed, items: own });
    } else if (!whole.some(({ collections }) => collections.includes(id))) {
      const params: ParamsOf<'list-without-items'> = { collection: id, page: parent };
      const pointer = `${toPointer('/collections', id)}/list`;
      this.findings.push({ code: 'list-without-items', file, pointer, params });
    }
  }

  /** Lists of several collections, on whatever page: of one page the first. Ids of pages that begin with that of a collection are its own. */
  addJoined(known: readonly KnownCollection[]): void {
    const { items, manifest, modules } = this.#given;
    for (const on of Object.keys(manifest.pages ?? {})) {
      const list = this.#findPage(on);
      const whole = list ? findWholeLists(list, modules) : [];
      const found = whole.find(({ collections }) => collections.length > 1);
      const [collection = '', ...also] = found?.collections ?? [];
      const joined = [collection, ...also].flatMap(
        (id) => known.find((one) => one.id === id) ?? [],
      );
      const [first] = joined;
      const isTaken = known.some(({ id, collection: one }) => id === on && one.list !== on);
      const hasOwn = whole.some(({ collections }) => collections.length === 1);
      if (!list || !found || first?.id !== collection || isTaken || hasOwn) continue;
      const key: ListKey = { collection, also, on };
      const own = items.filter((item) => isOfKey(item, key));
      const listed = joinCollections(joined.map(toListed));
      const keys = planLists(key, own, listed);
      this.#add({ ...found, list, parent: on, keys, collection: listed, items: own });
    }
  }

  #add(planned: PlannedList): void {
    const settings = this.#given.manifest.blockSettings?.items;
    if (settings === undefined) return;
    for (const { key, page } of buildListPages(planned, settings.labels)) {
      const id = toListId(key, planned.collection);
      this.pages.set(id, { page, collection: key.collection });
      this.keys.set(id, key);
    }
  }

  #checkSequence(known: KnownCollection, items: readonly Item[]): void {
    const { id, collection, files } = known;
    const names = new Set([...files, ...items].map(({ name }) => name));
    const pointer = `${toPointer('/collections', id)}/sequence`;
    const { file } = this.#given;
    const { sequence = [] } = collection;
    if (sequence.length > 0 && toListed(known).order !== 'by-hand') {
      const params: ParamsOf<'missing-field'> = {
        ...{ concept: 'A collection with "sequence"', fields: '"order": "by-hand"' },
        description: 'else its items stand in another order.',
      };
      this.findings.push({ code: 'missing-field', file, pointer, params });
    }
    // A single item needs no sequence.
    if (sequence.length === 0 && collection.order === 'by-hand' && names.size > 1) {
      const params: ParamsOf<'missing-field'> = {
        ...{ concept: 'A collection with "order": "by-hand"', fields: '"sequence"' },
        description: 'the names of its items in their order.',
      };
      const at = toPointer('/collections', id);
      this.findings.push({ code: 'missing-field', file, pointer: `${at}/order`, params });
    }
    for (const [index, name] of sequence.entries()) {
      if (sequence.indexOf(name) < index) {
        const params: ParamsOf<'repeated-item'> = { value: JSON.stringify(name) };
        const at = toPointer(pointer, index);
        this.findings.push({ code: 'repeated-item', file, pointer: at, params });
        continue;
      }
      if (names.has(name)) continue;
      const params: ParamsOf<'unknown-item'> = {
        name,
        collection: id,
        near: findNearest(name, names),
      };
      this.findings.push({
        ...{ code: 'unknown-item', file, pointer: toPointer(pointer, index), params },
      });
    }
  }
}

export function expandLists(known: readonly KnownCollection[], given: Given): ExpandedLists {
  const lists = new ListExpansion(given);
  for (const one of known) lists.addOwn(one);
  lists.addJoined(known);
  return lists;
}
