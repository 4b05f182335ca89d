// The ids of a page's elements: each is used once.
import { findOwnId } from '../../../content/addresses/block-ids';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding, Related } from '../../raw-finding';
import type { PagePart } from '../context/check-context';

/** Ids that are written twice on a page. The id of a heading gives way by itself. */
export function checkIds(part: PagePart): readonly RawFinding[] {
  const { file, page } = part;
  const seen = new Map<string, string>();
  return page.blocks.flatMap((block, index) => {
    const at = `${toPointer('/pages', part.id)}/blocks/${index}`;
    const asked = part.ids[index] ?? findOwnId(block);
    return asked.flatMap(({ id, pointer: inner }): RawFinding[] => {
      if (inner === undefined) return [];
      const pointer = at + inner;
      const first = seen.get(id);
      seen.set(id, first ?? pointer);
      if (first === undefined) return [];
      const related: Related[] = [{ file, pointer: first, message: 'First used here.' }];
      return [{ code: 'duplicate-id', file, pointer, params: { id }, related }];
    });
  });
}
