// Pages that show nothing but their title.
import { findParents } from '../../content/page-tree';
import { toPointer } from '../../content/shape';
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

export function checkEmptyPages({ file, manifest, index }: CheckContext): readonly RawFinding[] {
  const above = new Set(findParents(manifest, index.known).values());
  return [...index.shown].flatMap(([id, { blocks, lead, image, layout }]): RawFinding[] => {
    const shows = blocks.length > 0 || lead !== undefined || image !== undefined;
    // A page above others leads to them.
    if (shows || layout === 'switcher' || above.has(id)) return [];
    const pointer = toPointer('/pages', id);
    return [{ code: 'empty-page', file, pointer, part: 'key', params: { id } }];
  });
}
