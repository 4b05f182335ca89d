// An operation on a block, an entry of the menus, a form, a redirect or a file that is not there → the same on what was meant.
import { findNearest } from '../../../engine/manifest/shape/nearest';
import { isRecord, type Json } from '../../../engine/model/json';
import type { Operation } from '../operations';
import { addPage } from './add-page';
import type { Repair, RepairSite } from './repair';

type Members = Readonly<Record<string, unknown>>;

const instead = (operation: Operation, change: Members, title: string): Repair => ({
  title,
  operations: [{ ...operation, ...change } as Operation],
});

const keysOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

/** The names that a member of an operation may have. */
function listKnown(operation: Operation, member: string, site: RepairSite): readonly string[] {
  const { pages, forms, redirects } = site.manifest;
  if (member === 'from')
    return (Array.isArray(redirects) ? redirects : []).map(({ from }) => String(from));
  if (member === 'file') return site.files.map((path) => `files/${path}`);
  if (operation.op.startsWith('form ')) return member === 'id' ? keysOf(forms) : [];
  return operation.op === 'move' ? [] : keysOf(pages);
}

const naming = ['page', 'to', 'menu', 'entry', 'id', 'from', 'file'] as const;

/** A name that is not there. */
function* takeNear(operation: Operation, site: RepairSite): Iterable<Repair> {
  const members: Members = { ...operation };
  for (const member of naming) {
    const name = members[member];
    const known = listKnown(operation, member, site);
    if (typeof name !== 'string' || known.includes(name)) continue;
    const near = findNearest(name, known);
    if (near !== undefined)
      yield instead(operation, { [member]: near }, `Write "${near}" in place of "${name}".`);
    else if ((member === 'page' || member === 'to') && known.length > 0)
      yield {
        title: addPage(name).title,
        operations: [...addPage(name).operations, operation],
      };
  }
}

/** The last block of a page that has fewer. */
function* takeLast(operation: Operation, { pages }: Json): Iterable<Repair> {
  if (!('block' in operation) || typeof operation.block !== 'number') return;
  const page = isRecord(pages) ? pages[operation.page] : undefined;
  const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
  const last = blocks.length - 1;
  if (last >= 0 && operation.block > last)
    yield instead(operation, { block: last }, 'Do it to the last block of the page.');
}

/** Another name where one is taken. */
function* takeOther(operation: Operation, { forms }: Json): Iterable<Repair> {
  const member =
    operation.op === 'form add' ? 'id' : operation.op === 'form rename' ? 'to' : undefined;
  const name = member && (operation as Members)[member];
  if (member === undefined || !keysOf(forms).includes(String(name))) return;
  for (const number of [2, 3, 4])
    yield instead(operation, { [member]: `${name}-${number}` }, `Call it "${name}-${number}".`);
}

/** An entry of the menus cannot be below itself: it stands at the end of them. */
function* moveToEnd(operation: Operation): Iterable<Repair> {
  if (operation.op !== 'menu move' || operation.menu === undefined) return;
  const { menu: _, index: __, ...last } = operation;
  yield { title: 'Move it to the end of the menus.', operations: [last] };
}

const endingOf = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? '';

/** A file is what its ending says, and keeps it under another name. */
export function* keepEnding(operation: Operation): Iterable<Repair> {
  if (operation.op !== 'move' || 'path' in operation) return;
  const to = operation.to.slice(0, operation.to.length - endingOf(operation.to).length);
  const own = to + endingOf(operation.file);
  if (own !== operation.to) yield instead(operation, { to: own }, `Call it ${own}.`);
}

export function* listMeant(operation: Operation, site: RepairSite): Iterable<Repair> {
  yield* takeNear(operation, site);
  yield* moveToEnd(operation);
  yield* takeLast(operation, site.manifest);
  yield* takeOther(operation, site.manifest);
  if ('index' in operation && operation.index !== undefined) {
    const { index: _, ...last } = operation;
    yield { title: 'Put it at the end of the list.', operations: [last] };
  }
}
