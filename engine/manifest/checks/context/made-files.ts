// The collections of a site → the addresses of what the build makes of them besides pages: feeds and calendars.
import { toAddressKey } from '../../../content/addresses/address-key';
import { toCalendarFile, toFeedPath } from '../../../content/addresses/feed-files';
import { kindOf } from '../../../content/collections/kind-of';
import { toListId } from '../../../content/collections/list-key';
import type { Collection } from '../../../generated/manifest';
import type { SiteOutline } from './check-context';

type Site = Pick<SiteOutline<'collections'>, 'settings' | 'pages' | 'kinds' | 'lists'>;

type Entry = readonly [address: string, reason: string];

function* listFeeds(id: string, collection: Collection, { pages, kinds }: Site): Iterable<Entry> {
  const { rows, tags } = collection;
  const { feeds = kindOf(kinds, collection.kind)?.feeds ?? [] } = collection;
  if (rows && !collection.pages) return;
  const tagged = Object.keys(tags).filter((tag) => tags[tag]?.feed);
  const lists = [undefined, ...tagged].map((tag) =>
    toListId({ collection: id, ...(tag !== undefined && { tag }) }, collection),
  );
  for (const list of lists) {
    const { path } = pages.known.get(list) ?? {};
    if (path === undefined) continue;
    for (const form of feeds) yield [toFeedPath(path, form), `the feed of "${id}" is there`];
  }
}

function* listCalendars(id: string, { kind }: Collection, site: Site): Iterable<Entry> {
  if (kindOf(site.kinds, kind)?.names.date !== 'starts') return;
  const own = [...site.pages.known.keys()].filter(
    (page) => page.startsWith(`${id}:`) && !site.lists.has(page),
  );
  for (const one of own.length === 0 ? [] : [id, ...own])
    yield [`/${toCalendarFile(one)}`, `the calendar of "${one}" is there`];
}

/** Why nothing else can be at an address, by its key. */
export function findMadeFiles(site: Site): ReadonlyMap<string, string> {
  const { collections = {} } = site.settings;
  const entries = Object.entries(collections).flatMap(([id, collection]) => [
    ...listFeeds(id, collection, site),
    ...listCalendars(id, collection, site),
  ]);
  return new Map(entries.map(([address, reason]) => [toAddressKey(address), reason]));
}
