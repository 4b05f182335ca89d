// Renaming and removing an item of a collection, with everything that names it: its file, other items, pages, menus, links, redirects.
import { isDocument } from '../../engine/content/addresses/text-kind';
import { walk } from '../../engine/content/shape/shape';
import { below, fillPath } from '../../engine/manifest/collections/item-page';
import type { Item } from '../../engine/model/items';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { getCollection } from './add-item';
import { moveFile } from './file-edits';
import type { JsonPath } from './json-edits';
import { listSiteFiles } from './list-site-files';
import { applyToMatter } from './matter-edits';
import type { JsonOperation, PageOperation } from './operations';
import { addRedirect, getManifest, renameReferences } from './page-edits';
import { removeReferencesTo } from './remove-page';
import type { SiteEdit } from './site-edit';
import { toJsonPath } from './to-json-path';
import { moveTranslations } from './translation-edits';

interface Reading {
  readonly site: SiteEdit;
  readonly world: World;
}

interface ItemPlace {
  readonly name: string;
  readonly collection: Json;
  /** Below files/. */
  readonly path: string;
  /** What it says itself; nothing where it cannot be read. */
  readonly value: Json;
}

function applyTo(site: SiteEdit, operation: JsonOperation): void {
  if (isDocument(operation.file)) applyToMatter(site, operation);
  else site.apply(operation);
}

function readItem({ site, world }: Reading, path: string): Json {
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

/** @throws CannotRun where there is no such item. */
function getItem(reading: Reading, id: string): ItemPlace {
  const [collectionId = '', name = ''] = id.split(':');
  const collection = getCollection(reading.site, collectionId);
  const path = listItemFiles(reading.site, collection).find((one) => toName(one) === name);
  if (path === undefined)
    throw new CannotRun(`There is no item "${id}": no file files/${collection.folder}/${name}.md.`);
  return { name, collection, path, value: readItem(reading, path) };
}

/** The address of items below that of their list, where their collection says nothing of it. */
function findUsualPath({ contract }: World): string {
  const { properties } = contract.schemas.get('collection') ?? {};
  const { path } = properties as { readonly path: { readonly default: string } };
  return path.default;
}

/** Where the item is in the language of the site; undefined for a draft, which was never there. */
function findAddress({ site, world }: Reading, item: ItemPlace): string | undefined {
  const { name, collection, value } = item;
  const list = getManifest(site).pages[String(collection.list)];
  if (value.draft === true || !isRecord(list)) return undefined;
  const kind = world.contract.kinds[String(collection.kind)];
  const date = String(value[kind?.names.date ?? 'date'] ?? '');
  const pattern = String(collection.path ?? findUsualPath(world));
  const address = fillPath(pattern, { name, date, value } as unknown as Item);
  return below({ path: String(list.path) }, address);
}

type Change = (place: { readonly file: string; readonly path: JsonPath }) => void;

/** Other items that name it: as what is related to them, or as their author. */
function changeNaming({ site, world }: Reading, id: string, change: Change): void {
  const { shape } = world.contract;
  const { collections } = getManifest(site);
  for (const collection of Object.values(isRecord(collections) ? collections : {})) {
    if (!isRecord(collection)) continue;
    for (const path of listItemFiles(site, collection)) {
      const value = readItem({ site, world }, path);
      const found: JsonPath[] = [];
      walk(shape, { concept: `kinds/${collection.kind}` }, value, '', (kind, named, pointer) => {
        if (kind === 'page' && named === id) found.push(toJsonPath(pointer, value));
      });
      const authors = Array.isArray(value.authors) ? value.authors : [];
      const author = authors.indexOf(id);
      if (author >= 0) found.push(['authors', author]);
      for (const place of found.reverse()) change({ file: `files/${path}`, path: place });
    }
  }
}

/** Of a collection that is ordered by hand. */
function changeSequence(
  site: SiteEdit,
  [id, name]: readonly [collection: string, name: string],
  to?: string,
): void {
  const { sequence } = getCollection(site, id);
  const index = Array.isArray(sequence) ? sequence.indexOf(name) : -1;
  if (index < 0) return;
  const place = { file: manifestFile, path: ['collections', id, 'sequence', index] };
  site.apply(to === undefined ? { op: 'remove', ...place } : { op: 'set', ...place, value: to });
}

function removeItem(reading: Reading, id: string, to: string | undefined): void {
  const { site, world } = reading;
  const item = getItem(reading, id);
  const from = findAddress(reading, item);
  removeReferencesTo(site, world, { id, to });
  changeNaming(reading, id, ({ file, path }) => {
    const op = typeof path.at(-1) === 'number' ? 'remove' : 'unset';
    applyTo(site, { op, file, path });
  });
  const [collection = ''] = id.split(':');
  changeSequence(site, [collection, item.name]);
  site.set(`files/${item.path}`, undefined);
  moveTranslations(site, { kind: 'content', path: item.path });
  if (from !== undefined)
    addRedirect(site, to === undefined ? { from, status: 410 } : { from, page: to });
}

/** A former address stays with the item. */
function keepAddress(
  { site }: Reading,
  file: string,
  [from, value]: readonly [string, Json],
): void {
  const path = ['formerly'];
  const operation = { op: 'insert', file, path, value: from as JsonValue } as const;
  const { formerly } = value;
  if (!Array.isArray(formerly) || !formerly.includes(from)) applyTo(site, operation);
}

function renameItem(reading: Reading, id: string, to: string): void {
  const { site, world } = reading;
  const item = getItem(reading, id);
  const [collection = '', name = ''] = id.split(':');
  const [other, next = ''] = to.split(':');
  if (other !== collection || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(next))
    throw new CannotRun(
      `"${to}" cannot be the name of "${id}". Use "${collection}:" with small letters, digits and single hyphens.`,
    );
  const from = findAddress(reading, item);
  const folder = item.path.slice(0, item.path.lastIndexOf('/') + 1);
  const path = `${folder}${next}${item.path.slice(item.path.lastIndexOf('.'))}`;
  moveFile(site, world, { op: 'move', file: `files/${item.path}`, to: `files/${path}` });
  renameReferences(site, world, [id, to]);
  changeNaming(reading, id, (place) => applyTo(site, { op: 'set', ...place, value: to }));
  changeSequence(site, [collection, name], next);
  const after = findAddress(reading, { ...item, name: next });
  if (from !== undefined && from !== after)
    keepAddress(reading, `files/${path}`, [from, item.value]);
}

/** @throws CannotRun for what an item cannot do. */
export function applyToItem(reading: Reading, operation: PageOperation): void {
  const { op, id } = operation;
  if (op === 'page rename') renameItem(reading, id, operation.to);
  else if (op === 'page remove' && operation.language === undefined)
    removeItem(reading, id, operation.redirectTo);
  else if (op === 'page remove')
    throw new CannotRun(
      `"${id}" is an item: in "${operation.language}" it goes with its file in files/languages/.`,
    );
  else
    throw new CannotRun(
      `"${id}" is an item: its address follows from its name. Rename it, or give it a "slug".`,
    );
}
