// A document belongs to one page, and to nothing else.
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import type { CheckContext } from '../context/check-context';

/** Where the document of a page stands in the merged manifest: it is its first block. */
const toPlace = (id: string): string => `${toPointer('/pages', id)}/blocks/0/file`;

/** Everything that names the document of a page, but for the first page that does. */
export function checkDocuments({ file, mentions, documents }: CheckContext): readonly RawFinding[] {
  if (documents.size === 0) return [];
  const owners = new Map<unknown, string>();
  for (const [id, path] of documents) if (!owners.has(path)) owners.set(path, id);
  return mentions.flatMap(({ kind, value, ...place }): RawFinding[] => {
    const id = kind === 'content' ? owners.get(value) : undefined;
    if (id === undefined || place.pointer === toPlace(id)) return [];
    const related = [{ file, pointer: toPlace(id), message: 'It is named here.' }];
    return [{ ...place, code: 'document-taken', params: { path: String(value), id }, related }];
  });
}
