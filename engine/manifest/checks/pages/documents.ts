// A document belongs to one page, and to nothing else.

import { isDerived } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import { toMatter } from '../../site-source';
import type { SiteOutline } from '../context/check-context';
import { findOfKind, type Mention, toContentName } from '../context/file-part';

/** Where the document of a page stands in the merged manifest: it is its first block. */
const toPlace = (id: string): string => `${toPointer('/pages', id)}/blocks/0/file`;

export const findContents = findOfKind('content');

/** Everything that names the document of a page, but for the first page that does. */
export function checkDocuments(
  contents: readonly Mention[],
  { file, documents }: SiteOutline,
): readonly RawFinding[] {
  if (documents.size === 0) return [];
  const owners = new Map<unknown, string>();
  for (const [id, path] of documents) if (!owners.has(path)) owners.set(path, id);
  return contents.flatMap(({ value, file: holder, pointer }): RawFinding[] => {
    const place = { file: holder, pointer };
    const id = owners.get(value);
    const own = toMatter(toContentName(String(value)));
    // An item names its text as a whole, in whatever language.
    const isOwn = pointer === '' || pointer === (id && toPlace(id));
    if (id === undefined || isOwn) return [];
    const related = isDerived(id)
      ? [{ file: own, pointer: '', message: 'It is an item here.' }]
      : [{ file, pointer: toPlace(id), message: 'It is named here.' }];
    return [{ ...place, code: 'document-taken', params: { path: String(value), id }, related }];
  });
}
