// Entries of the menus: put, changed, moved with what is below them, removed.
import { isRecord, type Json } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import type { JsonPath } from './json-edits';
import { findValue, insertItem, moveItem, type NamedList, setMembers } from './list-edits';
import type { MenuOperation, MenuPlace } from './operations';
import { getManifest, getMenuPlace } from './page-edits';
import type { SiteEdit } from './site-edit';

/** A list of indexes as a path of the manifest. */
const toPath = (indexes: readonly number[]): JsonPath => [
  'menus',
  ...indexes.flatMap((index, depth) => (depth === 0 ? [index] : ['items', index])),
];

const show = (entry: MenuPlace): string =>
  typeof entry === 'string' ? `the page "${entry}"` : `place ${entry.join(', ')}`;

/** The path of an entry, by its page or by its place. */
function getEntry(manifest: Json, entry: MenuPlace): JsonPath {
  if (typeof entry === 'string') return getMenuPlace(manifest, entry);
  const path = toPath(entry);
  if (entry.length > 0 && isRecord(findValue(manifest, path))) return path;
  throw new CannotRun(
    `The menus have no entry at ${show(entry)}. Name its index in each list from the top, counted from 0.`,
  );
}

const getList = (manifest: Json, menu: MenuPlace | undefined): NamedList =>
  menu === undefined
    ? { path: ['menus'], name: 'the menus' }
    : { path: [...getEntry(manifest, menu), 'items'], name: `the menu of ${show(menu)}` };

function removeEntry(site: SiteEdit, manifest: Json, entry: MenuPlace): void {
  const path = getEntry(manifest, entry);
  const below = findValue(manifest, [...path, 'items']);
  if (Array.isArray(below) && below.length > 0)
    throw new CannotRun(
      `Other entries are below that of ${show(entry)} in the menus. Move or remove them first.`,
    );
  site.apply({ op: 'remove', file: manifestFile, path });
}

function moveEntry(
  site: SiteEdit,
  manifest: Json,
  { entry, menu, index }: MenuOperation & { readonly op: 'menu move' },
): void {
  const path = getEntry(manifest, entry);
  const list = getList(manifest, menu);
  if (`${list.path.join('/')}/`.startsWith(`${path.join('/')}/`))
    throw new CannotRun(`The entry of ${show(entry)} cannot be moved below itself.`);
  const emptied = findEmptied(manifest, { path, list, index });
  moveItem(site, manifest, { path, list, index });
  if (emptied !== undefined) site.apply({ op: 'unset', file: manifestFile, path: emptied });
}

interface Moved {
  readonly path: JsonPath;
  readonly list: NamedList;
  readonly index: number | undefined;
}

/** The list below an entry that loses its last one: where it is then. */
function findEmptied(manifest: Json, { path, list, index }: Moved): JsonPath | undefined {
  const former = path.slice(0, -1);
  const entries = findValue(manifest, former);
  const isSame = former.join('/') === list.path.join('/');
  if (former.length === 1 || isSame || !Array.isArray(entries) || entries.length > 1)
    return undefined;
  const depth = list.path.length;
  const isWithin = list.path.every((key, at) => key === former[at]);
  // What comes before it in a list around it moves it on.
  return isWithin && index !== undefined && Number(former[depth]) >= index
    ? former.with(depth, Number(former[depth]) + 1)
    : former;
}

/** @throws CannotRun where there is no such entry. */
export function applyToMenu(site: SiteEdit, operation: MenuOperation): void {
  const manifest = getManifest(site);
  const { op } = operation;
  if (op === 'menu insert') {
    const list = getList(manifest, operation.menu);
    insertItem(site, manifest, { ...operation, list });
  } else if (op === 'menu set')
    setMembers(site, getEntry(manifest, operation.entry), operation.members);
  else if (op === 'menu move') moveEntry(site, manifest, operation);
  else removeEntry(site, manifest, operation.entry);
}
