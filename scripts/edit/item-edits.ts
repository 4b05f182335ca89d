// Renaming and removing an item of a collection, with everything that names it: its file, other items, pages, menus, links, redirects.
import { isDocument } from '../../engine/content/addresses/text-kind';
import { walk } from '../../engine/content/shape/shape';
import { toLanguageFile } from '../../engine/manifest/language-files';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { getCollection } from './add-item';
import { renameInList } from './edit-redirect-list';
import { moveFile } from './file-edits';
import {
  findAddress,
  findKind,
  getItem,
  type ItemPlace,
  listFormer,
  listInLanguages,
  type Reading,
  readItem,
} from './item-files';
import type { JsonPath } from './json-edits';
import { applyToMatter } from './matter-edits';
import type { JsonOperation, PageOperation } from './operations';
import { addRedirect, freeAddress, getManifest } from './page-edits';
import { removeReferencesTo } from './remove-page';
import { renameReferences } from './rename-page';
import { applyToDataFile } from './row-items';
import type { SiteEdit } from './site-edit';
import { toJsonPath } from './to-json-path';
import { moveTranslations } from './translation-edits';

function applyTo(site: SiteEdit, operation: JsonOperation): void {
  if (isDocument(operation.file)) applyToMatter(site, operation);
  else applyToDataFile(site, operation);
}

type Change = (place: { readonly file: string; readonly path: JsonPath }) => void;

/** Items that name it, or a page: as what is related to them, as where a link leads, or as their author. */
function changeNaming({ site, world }: Reading, id: string, change: Change): void {
  const { shape } = world.contract;
  const { collections } = getManifest(site);
  for (const collection of Object.values(isRecord(collections) ? collections : {})) {
    if (!isRecord(collection)) continue;
    for (const path of listInLanguages(site, collection)) {
      if (!site.read(`files/${path}`)?.includes(id)) continue;
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

/** Items that name a page, or another item, name it by its new id. */
export const renameInItems = (reading: Reading, [from, to]: readonly [string, string]): void =>
  changeNaming(reading, from, (place) => applyTo(reading.site, { op: 'set', ...place, value: to }));

interface Removal {
  readonly id: string;
  /** Where links lead from now on. */
  readonly to: string | undefined;
  /** What an author is called who is not an item any more. */
  readonly name?: string;
}

/** Items do not name it any more: lists lack it, a link leads elsewhere or goes. */
export const removeFromItems = (reading: Reading, { id, to, name }: Removal): void =>
  changeNaming(reading, id, ({ file, path }) => {
    const { site } = reading;
    const isAuthor = path[0] === 'authors' && path.length === 2;
    const isEntry = typeof path.at(-1) === 'number';
    const value = isAuthor ? name : isEntry ? undefined : to;
    if (value !== undefined) applyTo(site, { op: 'set', file, path, value });
    else applyTo(site, { op: isEntry ? 'remove' : 'unset', file, path });
  });

function removeItem(reading: Reading, id: string, to: string | undefined): void {
  const { site, world } = reading;
  const item = getItem(reading, id);
  const name = item.value[findKind(reading, item)?.names.title ?? 'title'];
  const address = findAddress(reading, item);
  const left = address === undefined ? [] : [address, ...listFormer(reading, item)];
  removeReferencesTo(site, world, { id, to });
  removeFromItems(reading, { id, to, ...(typeof name === 'string' && { name }) });
  const [collection = ''] = id.split(':');
  changeSequence(site, [collection, item.name]);
  if (item.row) applyTo(site, { op: 'remove', file: `files/${item.path}`, path: [item.row.index] });
  else {
    site.set(`files/${item.path}`, undefined);
    moveTranslations(site, { kind: 'content', path: item.path });
  }
  for (const from of left)
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

/** Its file gets the name, or its row. The path of the file from then on. */
function giveName({ site, world }: Reading, { path, row }: ItemPlace, name: string): string {
  if (row) {
    applyTo(site, { op: 'set', file: `files/${path}`, path: row.placeOf('id'), value: name });
    return path;
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const to = `${folder}${name}${path.slice(path.lastIndexOf('.'))}`;
  moveFile(site, world, { op: 'move', file: `files/${path}`, to: `files/${to}` });
  return to;
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
  const path = giveName(reading, item, next);
  renameReferences(site, world, [id, to]);
  renameInItems(reading, [id, to]);
  changeSequence(site, [collection, name], next);
  const after = findAddress(reading, { ...item, name: next });
  if (from === undefined || from === after) return;
  if (item.row) addRedirect(site, { from, page: to });
  else keepAddress(reading, `files/${path}`, [from, item.value]);
}

const toSlug = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface ItemMove {
  readonly id: string;
  readonly path: string;
}

/** Gives an item another address, by the last part of it: all else follows from its collection. The old one redirects. */
function moveItem(reading: Reading, { id, path }: ItemMove): void {
  const { site } = reading;
  const item = getItem(reading, id);
  if (item.row && item.collection.pages !== true)
    throw new CannotRun(
      `"${id}" has no page: the rows of its collection have some with "pages": true.`,
    );
  const from = findAddress(reading, item);
  if (from === path) throw new CannotRun(`The item "${id}" is already at ${path}.`);
  // A draft was never at its address.
  const { draft: _, ...value } = item.value;
  const toAddress = (slug: string) => findAddress(reading, { ...item, value: { ...value, slug } });
  const slug = path.split('/').find((part) => part !== '' && toAddress(part) === path);
  if (slug === undefined)
    throw new CannotRun(
      `"${id}" cannot be at ${path}: by the "path" of its collection, its address is ${toAddress('…')}.`,
    );
  const place = { file: `files/${item.path}`, path: item.row?.placeOf('slug') ?? ['slug'] };
  if (slug !== item.name) applyTo(site, { op: 'set', ...place, value: slug });
  else if ('slug' in value) applyTo(site, { op: 'unset', ...place });
  freeAddress(site, path);
  if (from !== undefined) addRedirect(site, { from, page: id });
}

/** The file with the words of an item in a language. @throws CannotRun where there is none. */
function getTranslation(reading: Reading, id: string, language: string): string {
  const { path } = getItem(reading, id);
  const file = toLanguageFile(language, { kind: 'content', path });
  if (reading.site.read(file) !== undefined) return file;
  throw new CannotRun(`The item "${id}" is not there in "${language}": there is no ${file}.`);
}

/** In one language alone. */
function applyInLanguage(reading: Reading, operation: PageOperation, language: string): void {
  const { op, id } = operation;
  const file = getTranslation(reading, id, language);
  if (op === 'page remove') reading.site.set(file, undefined);
  else if (op === 'page move' && isDocument(file))
    applyTo(reading.site, { op: 'set', file, path: ['slug'], value: toSlug(operation.path) });
  else
    throw new CannotRun(`${file} holds words, and no address. Change "slug" of the item itself.`);
}

/** @throws CannotRun for what an item cannot do. */
export function applyToItem(reading: Reading, operation: PageOperation): void {
  const { op, id } = operation;
  const language = 'language' in operation ? operation.language : undefined;
  if (language !== undefined) applyInLanguage(reading, operation, language);
  else if (op === 'page rename') {
    renameInList(reading.site, id, operation.to);
    renameItem(reading, id, operation.to);
  } else if (op === 'page remove') removeItem(reading, id, operation.redirectTo);
  else if (op === 'page move') moveItem(reading, { id, path: operation.path });
}
