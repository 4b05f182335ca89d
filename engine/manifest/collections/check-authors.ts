// The authors of an item → those that are meant to be items, and are not people.
import { toPointer } from '../../content/shape/shape';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { findPlace, type ReadItem } from './item-reader';

const reference = /^[a-z][a-z0-9-]*:[a-z0-9-]+$/;

/** Whether an author is named by the id of an item; any other text is a name. */
const isReference = (author: string): boolean => reference.test(author);

/** The kind of each item, by its id; of those without a page, too. */
type KindsOfItems = ReadonlyMap<string, string>;

const person = 'person';

export function checkAuthors(item: ReadItem, kinds: KindsOfItems): RawFinding[] {
  const place = findPlace(item, 'authors');
  return (item.value?.authors ?? []).flatMap((author, index): RawFinding[] => {
    const kind = kinds.get(author);
    if (!isReference(author) || kind === person) return [];
    const people = [...kinds].flatMap(([id, one]) => (one === person ? [id] : []));
    const reason =
      kind === undefined ? 'there is no such item' : `it is an item of the kind "${kind}"`;
    const params: ParamsOf<'unknown-author'> = {
      author,
      reason,
      near: findNearest(author, people),
    };
    return [{ ...place, pointer: toPointer(place.pointer, index), code: 'unknown-author', params }];
  });
}
