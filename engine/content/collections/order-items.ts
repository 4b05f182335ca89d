// The items of a collection → the same in the order in which its lists show them.
import type { Item, ListedCollection } from '../../model/items';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A day stands before its minutes. Items without a date stand before all others. */
const byDate = (one: Item, other: Item): number =>
  compare(one.date ?? '', other.date ?? '') || compare(one.id, other.id);

/** As people look names up: case and accents do not count. */
export const toSortKey = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const byTitle = (one: Item, other: Item): number =>
  compare(toSortKey(one.title), toSortKey(other.title)) || compare(one.id, other.id);

/** What comes next stands first, then what was last. */
const byNext = (one: Item, other: Item): number => {
  if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
  return one.isPast ? byDate(other, one) : byDate(one, other);
};

type Ordered = Pick<ListedCollection, 'order' | 'sequence'>;

export function orderItems(items: readonly Item[], { order, sequence = [] }: Ordered): Item[] {
  const sorted = [...items];
  if (order === 'oldest') return sorted.sort(byDate);
  if (order === 'newest') return sorted.sort((one, other) => byDate(other, one));
  if (order === 'next') return sorted.sort(byNext);
  if (order === 'title') return sorted.sort(byTitle);
  const places = new Map(sequence.map((name, index) => [name, index]));
  const placeOf = ({ name }: Item): number => places.get(name) ?? sequence.length;
  return sorted.sort((one, other) => placeOf(one) - placeOf(other) || byTitle(one, other));
}

/** The oldest first: their places are their ranks, which stay when newer ones come. */
export const rankItems = (items: readonly Item[]): Item[] => [...items].sort(byDate);
