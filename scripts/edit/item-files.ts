// The collections of a site → the files of their items: found by id, read, with their addresses.
import { isDocument } from '../../engine/content/addresses/text-kind';
import { kindOf } from '../../engine/content/collections/kind-of';
import { below, fillPath } from '../../engine/manifest/collections/item-page';
import type { Item } from '../../engine/model/items';
import { isRecord, type Json } from '../../engine/model/json';
import type { Kind } from '../../engine/model/kinds';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { getCollection } from './add-item';
import { listSiteFiles } from './list-site-files';
import { getManifest } from './page-edits';
import { getRow, type ItemRow } from './row-items';
import type { SiteEdit } from './site-edit';

export interface Reading {
  readonly site: SiteEdit;
  readonly world: World;
}

export interface ItemPlace {
  readonly name: string;
  readonly collection: Json;
  /** Below files/. */
  readonly path: string;
  /** What it says itself; nothing where it cannot be read. */
  readonly value: Json;
  /** Of a row of a data file, where it is there. */
  readonly row?: ItemRow;
}

export function readItem({ site, world }: Reading, path: string): Json {
  const text = site.read(`files/${path}`) ?? '';
  if (isDocument(path)) {
    const said = world.contract.parseDocument(text).matter?.value;
    return isRecord(said) ? said : {};
  }
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const toName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:md|json)$/, '');

/** Everything in the folder of a collection that is an item. */
const listItemFiles = (site: SiteEdit, { folder }: Json): string[] =>
  listSiteFiles(site).filter(
    (path) => path.startsWith(`${String(folder)}/`) && /\.(?:md|json)$/.test(path),
  );

/** The same, and the documents of all languages. */
export const listInLanguages = (site: SiteEdit, collection: Json): string[] => {
  const own = new Set(listItemFiles(site, collection));
  const translated = listSiteFiles(site).filter(
    (path) => isDocument(path) && own.has(path.replace(/^languages\/[^/]+\//, '')),
  );
  return [...new Set([...own, ...translated])];
};

/** @throws CannotRun where there is no such item. */
export function getItem(reading: Reading, id: string): ItemPlace {
  const [collectionId = '', name = ''] = id.split(':');
  const collection = getCollection(reading.site, collectionId);
  const row = getRow(reading.site, collection, name);
  if (row && isRecord(collection.rows))
    return { name, collection, path: String(collection.rows.file), value: row.value, row };
  const path = listItemFiles(reading.site, collection).find((one) => toName(one) === name);
  if (path === undefined)
    throw new CannotRun(`There is no item "${id}": no file files/${collection.folder}/${name}.md.`);
  return { name, collection, path, value: readItem(reading, path) };
}

/** The address of items below that of their list, where their collection says nothing of it. */
export function findUsualPath({ contract }: World): string {
  const { properties } = contract.schemas.get('collection') ?? {};
  const { path } = properties as { readonly path: { readonly default: string } };
  return path.default;
}

export const findKind = ({ world }: Reading, { collection }: ItemPlace): Kind | undefined =>
  kindOf(world.contract.kinds, String(collection.kind));

/** What a pattern of its collection makes of it. */
function toPath(reading: Reading, item: ItemPlace, pattern: string): string {
  const { name, value } = item;
  const kind = findKind(reading, item);
  const date = String(value[kind?.names.date ?? 'date'] ?? '');
  return fillPath(pattern, { name, date, value } as unknown as Item);
}

/** Addresses that lead to it, as it says itself and as its collection says of all. */
export function listFormer(reading: Reading, item: ItemPlace): string[] {
  const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const own = toTexts(item.value.formerly);
  const ofAll = toTexts(item.collection.formerly).map((one) => toPath(reading, item, one));
  return [...new Set([...own, ...ofAll])];
}

/** Where the item is in the language of the site; undefined for a draft, which was never there. */
export function findAddress(reading: Reading, item: ItemPlace): string | undefined {
  const { collection, row, value } = item;
  if (row && collection.pages !== true) return undefined;
  const list = getManifest(reading.site).pages[String(collection.list)];
  if (value.draft === true || !isRecord(list)) return undefined;
  const pattern = String(collection.path ?? findUsualPath(reading.world));
  return below({ path: String(list.path) }, toPath(reading, item, pattern));
}
