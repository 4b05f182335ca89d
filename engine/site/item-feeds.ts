// The collections of a site → their feeds and calendars, and what each page announces of them.
import { toFilePath, toHref } from '../content/addresses/addresses';
import { toCalendarFile, toFeedPath } from '../content/addresses/feed-files';
import { selectItems } from '../content/collections/cut-lists';
import { toListId } from '../content/collections/list-key';
import { rankItems } from '../content/collections/order-items';
import { groupBy } from '../model/group-by';
import type { FeedLink, SiteFeed } from '../model/item-views';
import type { Item, ListedCollection, ListKey, SiteItems } from '../model/items';
import type { FeedForm, Kinds } from '../model/kinds';
import type { Resolver } from '../model/resolver';

/** How many entries a feed has. */
const maxEntries = 20;

const mediaTypes: Readonly<Record<FeedForm, string>> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
};

interface Feeds {
  readonly items: SiteItems;
  readonly kinds: Kinds;
  readonly resolver: Resolver;
}

const isListed = ({ isExpired, unlisted }: Item): boolean => !isExpired && !unlisted;

export class ItemFeeds {
  readonly all: readonly SiteFeed[];
  readonly #given: Feeds;
  /** By the id of the page that it is the feed of. */
  readonly #ofPage = new Map<string, SiteFeed[]>();
  /** By the id of their collection. */
  readonly #listed: ReadonlyMap<string, readonly Item[]>;

  constructor(given: Feeds) {
    this.#given = given;
    const { collections, items } = given.items;
    const listed = [...items.values()].filter((item) => isListed(item) && this.#isShown(item));
    this.#listed = groupBy(listed, ({ collection }) => collection);
    this.all = Object.entries(collections).flatMap(([id, collection]) => [
      ...this.#listFeeds(id, collection),
      ...this.#listCalendars(id, collection),
    ]);
    for (const feed of this.all)
      this.#ofPage.set(feed.page, [...(this.#ofPage.get(feed.page) ?? []), feed]);
  }

  /** Where the feed, or the calendar, of a list page is; the first form of several. */
  findHref(page: string, kind: 'feed' | 'calendar'): string | undefined {
    const found = this.#ofPage
      .get(page)
      ?.find(({ form }) => (form === 'calendar') === (kind === 'calendar'));
    return found && this.#toHref(found);
  }

  /** The feeds that a page announces: those of its own list, or of the collection that it is part of. */
  findLinks(page: string, collections: readonly string[]): readonly FeedLink[] | undefined {
    const lists = collections.flatMap((id) => this.#given.items.collections[id]?.list ?? []);
    const found = [...new Set([page, ...lists])].flatMap((id) => this.#ofPage.get(id) ?? []);
    const links = found.flatMap((feed): FeedLink[] =>
      feed.form === 'calendar'
        ? []
        : [{ type: mediaTypes[feed.form], href: this.#toHref(feed), title: feed.title }],
    );
    return links.length === 0 ? undefined : links;
  }

  #toHref({ path }: SiteFeed): string {
    return toHref(this.#given.resolver.manifest.site.base, `/${path}`);
  }

  #toAuthority({ authority }: ListedCollection): string {
    const { site, footer } = this.#given.resolver.manifest;
    return `${authority ?? new URL(site.origin).hostname},${footer.copyright.from}`;
  }

  #listFeeds(id: string, collection: ListedCollection): SiteFeed[] {
    const tagged = Object.entries(collection.tags).filter(([, { feed }]) => feed);
    const keys: ListKey[] = [
      { collection: id },
      ...tagged.map(([tag]) => ({ collection: id, tag })),
    ];
    const { pages } = this.#given.resolver;
    return keys.flatMap((key) => {
      const page = toListId(key, collection);
      const about = pages.get(page);
      if (about === undefined) return [];
      const own = selectItems(this.#listItems(id), key).filter(({ value }) => value.date);
      const items = rankItems(own).reverse().slice(0, maxEntries);
      const { name } = this.#given.resolver.manifest.site;
      return collection.feeds.map((form): SiteFeed => {
        const file = toHref('/', toFeedPath(about.path, form));
        return {
          ...{ form, page, path: toFilePath('/', file), title: `${about.title} – ${name}` },
          authority: this.#toAuthority(collection),
          items: items.map((item) => item.id),
        };
      });
    });
  }

  /** One for the collection, and one for each event. */
  #listCalendars(id: string, collection: ListedCollection): SiteFeed[] {
    const events = rankItems(this.#listItems(id)).filter(
      ({ kind }) => this.#given.kinds[kind]?.names.date === 'starts',
    );
    const about = this.#given.resolver.pages.get(collection.list);
    if (events.length === 0 || about === undefined) return [];
    const authority = this.#toAuthority(collection);
    const toFeed = (page: string, title: string, items: readonly Item[]): SiteFeed => ({
      ...{ form: 'calendar', page, title, authority },
      path: toCalendarFile(page),
      items: items.map((item) => item.id),
    });
    return [
      { ...toFeed(collection.list, about.title, events), path: toCalendarFile(id) },
      ...events
        .filter(({ isPast }) => !isPast)
        .map((event) => toFeed(event.id, event.title, [event])),
    ];
  }

  #isShown({ id, draft }: Item): boolean {
    return this.#given.resolver.pages.has(id) && !draft;
  }

  #listItems(id: string): readonly Item[] {
    return this.#listed.get(id) ?? [];
  }
}
