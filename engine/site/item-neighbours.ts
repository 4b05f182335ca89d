// The items of a site → what stands before and after each of them, and what to read next.
import { orderItems, rankItems } from '../content/collections/order-items';
import { groupBy } from '../model/group-by';
import type { Item, SiteItems } from '../model/items';

/** How many items are proposed to read next. */
const maxRelated = 4;

interface Neighbours {
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  readonly related: readonly string[];
}

/** The items of one collection that are in lists. */
interface Row {
  readonly items: readonly Item[];
  readonly places: ReadonlyMap<string, number>;
  /** By tag: places, in order. */
  readonly tagged: ReadonlyMap<string, readonly number[]>;
}

function toRow(items: readonly Item[]): Row {
  const tagged = new Map<string, number[]>();
  for (const [place, { value }] of items.entries())
    for (const tag of value.tags ?? []) {
      const places = tagged.get(tag);
      if (places === undefined) tagged.set(tag, [place]);
      else places.push(place);
    }
  return { items, places: new Map(items.map(({ id }, index) => [id, index])), tagged };
}

export class ItemNeighbours {
  readonly #items: SiteItems;
  readonly #rows = new Map<string, Row>();

  constructor(items: SiteItems, shown: { has(id: string): boolean }) {
    this.#items = items;
    const listed = [...items.items.values()].filter(
      ({ id, isExpired, unlisted }) => !isExpired && !unlisted && shown.has(id),
    );
    for (const [id, all] of groupBy(listed, ({ collection }) => collection))
      this.#rows.set(id, toRow(this.#order(id, all)));
  }

  /** From the oldest to the newest; as lists show them where these are in another order. */
  #order(id: string, items: readonly Item[]): readonly Item[] {
    const collection = this.#items.collections[id];
    if (collection === undefined || ['newest', 'oldest'].includes(collection.order))
      return rankItems(items);
    // What stands first in the list comes last here: the way on leads down the list.
    return collection.order === 'next' ? rankItems(items) : orderItems(items, collection).reverse();
  }

  find({ id, collection, value }: Item): Neighbours {
    const row = this.#rows.get(collection);
    const place = row?.places.get(id);
    if (row === undefined || place === undefined) return { related: [...(value.related ?? [])] };
    const related = value.related ?? this.#findRelated(row, place);
    const { order } = this.#items.collections[collection] ?? {};
    // By their names, or by hand, no item is older than another.
    if (order === 'title' || order === 'by-hand') return { related };
    return { older: row.items[place - 1]?.id, newer: row.items[place + 1]?.id, related };
  }

  /** Only older ones: a new item changes none that is there. Those with the most tags in common, then the latest of them. */
  #findRelated({ items, tagged }: Row, place: number): readonly string[] {
    const common = new Map<number, number>();
    for (const tag of items[place]?.value.tags ?? []) {
      const places = tagged.get(tag) ?? [];
      // Of very many, the latest are enough to choose from.
      for (let at = places.indexOf(place) - 1, seen = 0; at >= 0 && seen < 50; at -= 1, seen += 1) {
        const other = places[at];
        if (other !== undefined && other !== place - 1)
          common.set(other, (common.get(other) ?? 0) + 1);
      }
    }
    return [...common]
      .sort(([one, many], [other, few]) => few - many || other - one)
      .slice(0, maxRelated)
      .flatMap(([at]) => items[at]?.id ?? []);
  }
}
