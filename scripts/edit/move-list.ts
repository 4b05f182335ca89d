// Pages that list items have other addresses → what is below them, made of items, is found at its old address, too.
import { toOldKey } from '../../engine/content/addresses/old-address';
import { type Host, hosts, lacks } from '../../engine/manifest/checks/context/hosts';
import { isRecord, type Json } from '../../engine/model/json';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { findUsualPath, type Reading } from './item-files';
import { addRedirect, getManifest, type MovedPage } from './page-edits';
import type { SiteEdit } from './site-edit';

interface List extends MovedPage {
  /** The collections whose items are below it, by their ids. */
  readonly collections: readonly (readonly [id: string, collection: Json])[];
}

const findPattern = ({ path }: Json, world: World): string => String(path ?? findUsualPath(world));

const hasPages = (collection: unknown): collection is Json =>
  isRecord(collection) && (collection.rows === undefined || collection.pages === true);

function findLists(site: SiteEdit, moves: readonly MovedPage[]): List[] {
  const { collections, pages } = getManifest(site);
  const known = Object.entries(isRecord(collections) ? collections : {});
  return moves.flatMap((move): List[] => {
    const page = pages[move.id];
    const own = known.filter(([, one]) => isRecord(one) && one.list === move.id) as [
      string,
      Json,
    ][];
    // A draft was never at its address.
    const isOut = isRecord(page) && page.draft !== true;
    return isOut && own.length > 0 ? [{ ...move, collections: own }] : [];
  });
}

const listFormerly = ({ formerly }: Json): readonly unknown[] =>
  Array.isArray(formerly) ? formerly : [];

/** Nothing leads on from where the page is now. */
function forgetMove({ site, world }: Reading, { id, to, collections }: List): void {
  const { redirects } = getManifest(site);
  const back = toOldKey(`${to}/*`);
  const index = (Array.isArray(redirects) ? redirects : []).findIndex(
    (one) => isRecord(one) && one.page === id && toOldKey(String(one.from)) === back,
  );
  if (index >= 0) site.apply({ op: 'remove', file: manifestFile, path: ['redirects', index] });
  for (const [name, collection] of collections) {
    const at = listFormerly(collection).indexOf(to + findPattern(collection, world));
    const path = ['collections', name, 'formerly', at];
    if (at >= 0) site.apply({ op: 'remove', file: manifestFile, path });
  }
}

/** The items alone, each by itself. */
function leadItemsOn({ site, world }: Reading, { from, collections }: List): void {
  for (const [id, collection] of collections) {
    const value = from + findPattern(collection, world);
    if (!hasPages(collection) || listFormerly(collection).includes(value)) continue;
    const path = ['collections', id, 'formerly'];
    site.apply({ op: 'insert', file: manifestFile, path, value });
  }
}

/** Where the host can, one redirect does it; below itself it would never end. */
function keepBelow(reading: Reading, list: List): void {
  const { site } = reading;
  const { build } = getManifest(site);
  const { id, from, to } = list;
  const host = isRecord(build) ? String(build.host) : '';
  const canLead = !(Object.hasOwn(hosts, host) && lacks(host as Host, 'below'));
  forgetMove(reading, list);
  // Tags, years and feeds as well: whatever is below the page.
  if (canLead && !to.startsWith(`${from}/`))
    addRedirect(site, { from: `${from}/*`, page: id, keepRest: true });
  else leadItemsOn(reading, list);
}

export function keepBelowLists(reading: Reading, moves: readonly MovedPage[]): void {
  for (const list of findLists(reading.site, moves)) keepBelow(reading, list);
}

interface Removed {
  readonly id: string;
  /** The page that lists the items from then on. */
  readonly to: string | undefined;
  readonly remove: () => void;
}

/** What a page lists stays where it is removed: another page lists it, at other addresses. */
export function keepBelowRemoved(reading: Reading, { id, to, remove }: Removed): void {
  const { pages } = getManifest(reading.site);
  const [page, other] = [pages[id], to === undefined ? undefined : pages[to]];
  const move =
    to !== undefined && isRecord(page) && isRecord(other)
      ? { from: String(page.path), to: String(other.path).replace(/\/$/, '') }
      : undefined;
  const lists = move ? findLists(reading.site, [{ id, ...move }]) : [];
  remove();
  for (const list of lists) keepBelow(reading, { ...list, id: to ?? id });
}
