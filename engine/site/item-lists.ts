// The blocks of a page that list items → which items each shows, and where it leads on.
import {
  cutSelection,
  isShown,
  joinCollections,
  listTags,
  listYears,
  type Selection,
  selectItems,
  toLetter,
  toSelection,
} from '../content/collections/cut-lists';
import { toListId } from '../content/collections/list-key';
import { orderItems } from '../content/collections/order-items';
import { said } from '../content/text/words';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules, ItemQuery } from '../model/block-module';
import { groupBy } from '../model/group-by';
import type { ChoiceView, KeptList, ListWays } from '../model/item-views';
import type { Item, ListedCollection, ListKey, SiteItems } from '../model/items';
import type { Resolver } from '../model/resolver';
import { toItemLink } from './build-item';
import type { ItemFeeds } from './item-feeds';

/** How many items a list shows that has no further pages. */
const maxElsewhere = 100;

const noWays: ListWays = { tags: [], parts: [] };

interface Lists {
  readonly items: SiteItems;
  readonly modules: BlockModules;
  readonly resolver: Resolver;
  readonly feeds: ItemFeeds;
}

export class ItemLists {
  readonly #lists: Lists;
  /** The items of each collection that have a page, or a place among those that do. */
  readonly #byCollection: ReadonlyMap<string, readonly Item[]>;
  /** Lists of several collections that have further pages, by the page that they are on. */
  readonly #joined = new Map<string, ListKey>();
  readonly #selected = new Map<string, Selection>();
  readonly #ways = new Map<string, Pick<ListWays, 'tags' | 'parts' | 'whole'>>();

  constructor(lists: Lists) {
    this.#lists = lists;
    for (const { collection, also, on } of lists.items.lists.values())
      if (also && on !== undefined) this.#joined.set(on, { collection, also, on });
    const { pages } = lists.resolver;
    // A draft is in lists where drafts are shown.
    const all = [...lists.items.items.values()].filter(({ draft, id }) => !draft || pages.has(id));
    this.#byCollection = groupBy(all, ({ collection }) => collection);
  }

  /** By index of the block; undefined for a page that lists nothing. */
  find(id: string, { blocks }: PageConfig): Readonly<Record<number, KeptList>> | undefined {
    const found = blocks.flatMap((block, index) => {
      const query = this.#lists.modules.get(block.type)?.entry?.items?.(block);
      if (query === undefined) return [];
      const isPartial = query.collections.some((one) => this.#isPartial(one));
      return [[index, { ...this.#list(id, query), ...(isPartial && { isPartial }) }] as const];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }

  #isPartial(collection: string): boolean {
    return this.#lists.items.collections[collection]?.isPartial ?? false;
  }

  #list(id: string, query: ItemQuery): KeptList {
    const { collections } = this.#lists.items;
    const [first = ''] = query.collections;
    const collection = collections[first];
    if (collection === undefined) return { ...noWays, items: [] };
    const isWhole = query.tag === undefined && query.count === undefined;
    const key = isWhole ? this.#findKey(id, query, collection) : undefined;
    if (key === undefined) return this.#listSome(query, collection);
    const joined = [first, ...(key.also ?? [])].flatMap((one) => collections[one] ?? []);
    return this.#listPage(key, key.also ? joinCollections(joined) : collection);
  }

  /** Undefined for a list without further pages. */
  #findKey(id: string, { collections }: ItemQuery, { list }: ListedCollection) {
    const [collection = '', ...also] = collections;
    const own = this.#lists.items.lists.get(id);
    if (also.length === 0) {
      const key = own ?? (id === list ? { collection } : undefined);
      return key?.on === undefined && key?.collection === collection ? key : undefined;
    }
    const key = own?.on === undefined ? this.#joined.get(id) : own;
    const named = key && [key.collection, ...(key.also ?? [])];
    return named?.join() === collections.join() ? key : undefined;
  }

  /** The items that a key is about, without those that are not shown. */
  #select(key: ListKey): Selection {
    const { page: _, ...all } = key;
    const name = JSON.stringify(all);
    const known = this.#selected.get(name);
    if (known) return known;
    const own = [key.collection, ...(key.also ?? [])].flatMap(
      (id) => this.#byCollection.get(id) ?? [],
    );
    const selected = toSelection(selectItems(own, all));
    this.#selected.set(name, selected);
    return selected;
  }

  #listPage(key: ListKey, collection: ListedCollection): KeptList {
    const { resolver } = this.#lists;
    const { page: _, ...first } = key;
    const { items, older } = cutSelection(this.#select(key), key, collection);
    const link = (to: ListKey) => toItemLink(toListId(to, collection), resolver);
    const before = older === undefined ? undefined : link({ ...first, page: older });
    const newest = key.page === undefined ? undefined : link(first);
    const id = toListId(first, collection);
    const [feed, calendar] = (['feed', 'calendar'] as const).map((kind) =>
      this.#lists.feeds.findHref(id, kind),
    );
    return {
      items: items.map(({ id }) => id),
      // A numbered page stays as it is when there is another tag or year: it leads to the page that has them.
      ...(key.page === undefined ? this.#findWays(first, collection) : { tags: [], parts: [] }),
      ...(before && { older: before }),
      ...(newest && { newest }),
      ...(feed !== undefined && { feed }),
      ...(calendar !== undefined && { calendar }),
      ...(collection.order === 'next' && { isAgenda: true }),
    };
  }

  /** The first of some items, on whatever page. */
  #listSome({ collections, tag, count }: ItemQuery, collection: ListedCollection): KeptList {
    const all = collections.flatMap(
      (one) => this.#select({ collection: one, ...(tag !== undefined && { tag }) }).items,
    );
    const shown = all.filter(({ isExpired, isPast }) => !isExpired && !(isPast && count));
    const ordered = orderItems(shown, collection).slice(0, count ?? maxElsewhere);
    const [first = ''] = collections;
    const key = { collection: first, ...(tag !== undefined && { tag }) };
    const link = toItemLink(toListId(key, collection), this.#lists.resolver);
    return {
      ...noWays,
      items: ordered.map(({ id }) => id),
      ...(link && count !== undefined && { all: link }),
      ...(collection.order === 'next' && { isAgenda: true }),
    };
  }

  /** The same on all pages of a list but for where the visitor is. */
  #findWays(
    key: ListKey,
    collection: ListedCollection,
  ): Pick<ListWays, 'tags' | 'parts' | 'whole'> {
    const name = JSON.stringify(key);
    const known = this.#ways.get(name) ?? this.#makeWays(key, collection);
    this.#ways.set(name, known);
    return known;
  }

  #makeWays(
    key: ListKey,
    collection: ListedCollection,
  ): Pick<ListWays, 'tags' | 'parts' | 'whole'> {
    const { tag, year: _, letter: __, page: ___, ...base } = key;
    const all = this.#select(base).items.filter(isShown);
    const toChoices = (keys: readonly (readonly [ListKey, string])[]): ChoiceView[] =>
      keys.flatMap(([to, label]) => {
        const link = toItemLink(toListId(to, collection), this.#lists.resolver);
        const current = JSON.stringify(to) === JSON.stringify(key);
        return link ? [{ ...link, label, ...(current && { current }) }] : [];
      });
    const tags = listTags(all, collection).map(
      (one) => [{ ...base, tag: one }, collection.tags[one]?.title ?? one] as const,
    );
    const within = { ...base, ...(tag !== undefined && { tag }) };
    const selected = this.#select(within).items.filter(isShown);
    const years = listYears(selected).map(
      (year) => [{ ...within, year }, said(year, collection)] as const,
    );
    const letters =
      collection.order === 'title' || collection.order === 'by-hand'
        ? [...new Set(selected.map(toLetter))]
            .sort()
            .map(
              (letter) => [{ ...within, letter }, said(letter.toUpperCase(), collection)] as const,
            )
        : [];
    const whole = tags.length > 0 ? toChoices([[base, '']])[0] : undefined;
    return {
      ...{ tags: toChoices(tags), parts: toChoices([...years, ...letters]) },
      ...(whole && { whole }),
    };
  }
}
