// A new collection: its entry, the page that lists its items, and the place of that page in the menus.
import { findNearest } from '../../engine/manifest/shape/nearest';
import { isRecord, type JsonValue } from '../../engine/model/json';
import type { Kinds } from '../../engine/model/kinds';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { acceptAddresses } from './accept-addresses';
import { toPlural } from './kind-template';
import type { NewCollection } from './operations';
import { addToMenu, findItems, freeAddress, getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';

/** What most sites begin with. */
const usualKind = 'article';

/** `events` are of the kind `event`. @throws CannotRun where there is none of that name. */
function getKind({ id, kind }: NewCollection, kinds: Kinds): string {
  const names = Object.keys(kinds);
  const found = kind ?? names.find((name) => toPlural(name) === id) ?? usualKind;
  if (Object.hasOwn(kinds, found)) return found;
  const near = findNearest(found, names);
  const hint = near === undefined ? `Use one of: ${names.join(', ')}.` : `Did you mean "${near}"?`;
  throw new CannotRun(`There is no kind of items "${found}". ${hint}`);
}

/** Whether a block lists the same collection, in whatever layout. */
const listsSame = (one: unknown, other: JsonValue): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  one.type === other.type &&
  one.collection === other.collection;

/** What is listed by date to come is an agenda. */
const makeBlock = (id: string, kind: string, kinds: Kinds): JsonValue => ({
  ...{ type: 'items', collection: id },
  ...(kinds[kind]?.order === 'next' && { layout: 'agenda' }),
});

const toSiteName = ({ site }: Readonly<Record<string, unknown>>): string =>
  isRecord(site) && typeof site.name === 'string' ? site.name : '';

/** A page of that id that is there becomes the list, with its own words. A new one has a summary that is true in every language, and of no other page. */
function addList(site: SiteEdit, { id, title, summary }: NewCollection, block: JsonValue): void {
  const manifest = getManifest(site);
  const { pages } = manifest;
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (isRecord(page)) {
    if (title !== undefined || summary !== undefined)
      throw new CannotRun(
        `The page "${id}" is there already, and becomes the list as it is. Leave out the title and the summary, or set them in its entry.`,
      );
    const blocks = Array.isArray(page.blocks) ? page.blocks : [];
    if (blocks.some((one) => listsSame(one, block))) return;
    const path = ['pages', id, 'blocks'];
    site.apply({ op: 'insert', file: manifestFile, path, value: block });
    return;
  }
  const path = `/${id}`;
  const name = title ?? id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const words = summary ?? `${name} – ${toSiteName(manifest)}`;
  const entry = { path, title: name, summary: words, blocks: [block] };
  site.apply({ op: 'set', file: manifestFile, path: ['pages', id], value: entry });
  freeAddress(site, path);
}

/** @throws CannotRun where the site has it already, or lacks its kind or its place in the menus. */
export function addCollection(site: SiteEdit, world: World, collection: NewCollection): void {
  const { id, menu, after, rows } = collection;
  const { collections, menus } = getManifest(site);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new CannotRun(
      `"${id}" cannot be the id of a collection. Use small letters, digits and single hyphens.`,
    );
  if (isRecord(collections) && Object.hasOwn(collections, id))
    throw new CannotRun(`There is a collection "${id}" already. Choose another name.`);
  const { kinds } = world.contract;
  const kind = getKind(collection, kinds);
  addList(site, collection, makeBlock(id, kind, kinds));
  const from =
    rows === undefined ? { folder: id } : { rows: { file: rows.replace(/^files\//, '') } };
  const value = { kind, ...from, list: id };
  const at = { op: 'set', file: manifestFile } as const;
  if (isRecord(collections)) site.apply({ ...at, path: ['collections', id], value });
  else site.apply({ ...at, path: ['collections'], value: { [id]: value } });
  if (menu !== undefined || after !== undefined) addToMenu(site, collection);
  else if (Array.isArray(menus) && findItems(getManifest(site), id) === undefined)
    site.apply({ op: 'insert', file: manifestFile, path: ['menus'], value: { page: id } });
  acceptAddresses(site, world);
}
