// The id of a page that is not there → the one that was probably meant.
import type { ParamsOf } from '../../catalogue';
import { findNearest } from '../../shape/nearest';
import type { LinkTargets } from '../context/check-context';

/** That of an item may be said without its collection. What has a place on the page behind it is none. */
function findNearPage(id: string, pages: Iterable<string>): string | undefined {
  if (id.includes('#')) return undefined;
  const items = [...pages].filter((page) => page.endsWith(`:${id}`));
  return items.length === 1 ? items[0] : findNearest(id, pages);
}

/** What the id of an item stands for: its file may be called otherwise, or its folder. */
function findItemRemedy(id: string, { names, settings, shapeIsValid }: LinkTargets) {
  const [, collection, name] = /^([a-z][a-z0-9-]*):([a-z0-9-]+)$/.exec(id) ?? [];
  if (collection === undefined || name === undefined) return undefined;
  if (names.collections && !names.collections.has(collection)) {
    const near = findNearest(collection, names.collections);
    return `There is no collection "${collection}"${near === undefined ? '.' : `: did you mean "${near}"?`}`;
  }
  const { rows, pages, list } = (shapeIsValid && settings.collections?.[collection]) || {};
  if (rows === undefined)
    return `It would be an item: a file "${name}" in the "folder" of the collection "${collection}".`;
  return pages
    ? `It would be an item: a row of files/${rows.file} with the id "${name}".`
    : `The rows of the collection "${collection}" have no pages of their own: link to "${list}", or add "pages": true to the collection.`;
}

/** What is said of an id that is none of a page. */
export function explainPage(id: string, targets: LinkTargets): ParamsOf<'unknown-page'> {
  const known = targets.names.pages ?? [];
  const remedy = findItemRemedy(id, targets);
  const near = id === '' ? undefined : findNearPage(id, known);
  // That the collection is near says nothing of its item.
  return near !== undefined && remedy !== undefined && !near.includes(':')
    ? { id, remedy }
    : { id, near, remedy };
}
