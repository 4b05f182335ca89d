// An operation → the site changed by it, and the operations that undo it.
import type { World } from '../files/world';
import { renameInList } from './edit-redirect-list';
import { keepCanonical } from './keep-canonical';
import type { Operation, PageOperation, TextOperation } from './operations';
import { addPage, movePage, renamePage } from './page-edits';
import { removePage } from './remove-page';
import type { SiteEdit } from './site-edit';

const isOfPage = (operation: Operation): operation is PageOperation =>
  operation.op.startsWith('page ');

function applyToPage(site: SiteEdit, world: World, operation: PageOperation): void {
  const { op } = operation;
  if (op === 'page add') addPage(site, operation);
  else if (op === 'page move') movePage(site, world, operation);
  else if (op === 'page rename') {
    renameInList(site, operation.id, operation.to);
    renamePage(site, world, [operation.id, operation.to]);
  } else removePage(site, world, { id: operation.id, to: operation.redirectTo });
}

/**
 * What it returns brings every byte back when it is applied in its order.
 * @throws CannotRun when the site does not allow it.
 */
export function applyOperation(
  site: SiteEdit,
  world: World,
  operation: Operation,
): TextOperation[] {
  const mark = site.countSteps();
  if (isOfPage(operation)) keepCanonical(site, () => applyToPage(site, world, operation));
  else site.apply(operation);
  return site.inverseSince(mark);
}
