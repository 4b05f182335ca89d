// The ids of a page's elements: each is used once, and every link to one finds it.
import { findBlockIds, findOwnId } from '../../../content/addresses/block-ids';
import { toPageIds } from '../../../content/addresses/element-ids';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding, Related } from '../../raw-finding';
import type { CheckContext, PagePart } from '../context/check-context';

/** The ids of a page that links may name; undefined where an error leaves them unknown. */
export function findAnchors(context: CheckContext, id: string): ReadonlySet<string> | undefined {
  const { blocks: modules, contents, manifest, shapeIsValid } = context;
  const page = shapeIsValid ? manifest.pages[id] : undefined;
  const asked = page?.blocks.map((block) => findBlockIds(block, { modules, contents }));
  if (!asked?.every((ids) => ids !== undefined)) return undefined;
  return new Set(toPageIds(asked).flat());
}

/** Ids that are written twice on a page. The id of a heading gives way by itself. */
export function checkIds(part: PagePart): readonly RawFinding[] {
  const { file, page } = part;
  const seen = new Map<string, string>();
  return page.blocks.flatMap((block, index) => {
    const at = `${toPointer('/pages', part.id)}/blocks/${index}`;
    const asked = findBlockIds(block, part) ?? findOwnId(block);
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
