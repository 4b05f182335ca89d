// What an item says of addresses that it has had, and what its collection says → redirects, each with the place that says it.
import { toPointer } from '../../content/shape/shape';
import type { Redirect } from '../../generated/manifest';
import type { Item } from '../../model/items';
import type { Spot } from '../raw-finding';
import { fillPath } from './item-page';
import { findPlace, type ReadItem } from './item-reader';
import type { KnownCollection } from './known-collections';

export interface MadeRedirect {
  readonly redirect: Redirect;
  readonly place: Pick<Spot, 'file' | 'pointer'>;
}

interface Moved {
  readonly item: Item;
  readonly read: ReadItem;
  /** Its own address, where no page is any more. */
  readonly lost: string | undefined;
  /** The id of the manifest. */
  readonly manifest: string;
}

export function listRedirects(
  { id, collection, kind }: KnownCollection,
  { item, read, lost, manifest }: Moved,
): MadeRedirect[] {
  const { afterwards = kind.afterwards, formerly = [], list } = collection;
  const isGone = lost !== undefined && afterwards === 'gone';
  const target = isGone
    ? ({ status: 410 } as const)
    : ({ page: lost === undefined ? item.id : list, status: 301 } as const);
  const toMade = (from: string, place: MadeRedirect['place']): MadeRedirect => ({
    redirect: { from, keepRest: false, ...target },
    place,
  });
  const own = findPlace(read, 'formerly');
  const pointer = `${toPointer('/collections', id)}/formerly`;
  return [
    ...(lost === undefined ? [] : [toMade(lost, findPlace(read, 'expires'))]),
    ...(item.value.formerly ?? []).map((from, index) =>
      toMade(from, { ...own, pointer: toPointer(own.pointer, index) }),
    ),
    ...formerly.map((pattern, index) =>
      toMade(fillPath(pattern, item), { file: manifest, pointer: toPointer(pointer, index) }),
    ),
  ];
}
