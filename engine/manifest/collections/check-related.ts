// What an item names to read next → a finding where that is nothing but itself, which is left out.
import type { RawFinding } from '../raw-finding';
import { findPlace, type ReadItem } from './item-reader';

export function checkRelated(item: ReadItem, id: string): RawFinding[] {
  const { related = [] } = item.value ?? {};
  const isAlone = related.length > 0 && related.every((other) => other === id);
  const { pointer, ...place } = findPlace(item, 'related');
  return isAlone
    ? [{ ...place, pointer: `${pointer}/0`, code: 'related-to-itself', params: { id } }]
    : [];
}
