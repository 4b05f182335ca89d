// An operation on a block, an entry of the menus, a form, a redirect or a file that is not there → the same on what was meant.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { isDocument } from '../../../engine/content/addresses/text-kind';
import { findNearest } from '../../../engine/manifest/shape/nearest';
import type { SourceNode } from '../../../engine/model/document-parser';
import { isRecord, type Json } from '../../../engine/model/json';
import type { MenuPlace, NodeOperation, Operation } from '../operations';
import { findItems } from '../page-edits';
import { addPage } from './add-page';
import { findPart, setPart, toPointer } from './places';
import type { Repair, RepairSite } from './repair';

type Members = Readonly<Record<string, unknown>>;

const instead = (operation: Operation, change: Members, title: string): Repair => ({
  title,
  operations: [{ ...operation, ...change } as Operation],
});

const keysOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

const blockIdsOf = (pages: unknown, id: unknown): readonly string[] => {
  const page = isRecord(pages) ? pages[String(id)] : undefined;
  const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
  return blocks.flatMap((block) => (isRecord(block) && block.id ? String(block.id) : []));
};

/** The names that a member of an operation may have. */
function listKnown(operation: Operation, member: string, site: RepairSite): readonly string[] {
  const { pages, forms, redirects } = site.manifest;
  if (member === 'from')
    return (Array.isArray(redirects) ? redirects : []).map(({ from }) => String(from));
  // A new name is near to others by chance.
  if (operation.op === 'collection add' && member === 'id') return [];
  if (member === 'file') return site.files.map((path) => `files/${path}`);
  if (operation.op.startsWith('form ')) return member === 'id' ? keysOf(forms) : [];
  if (member === 'block' && 'page' in operation) return blockIdsOf(pages, operation.page);
  return operation.op === 'move' ? [] : keysOf(pages);
}

const naming = ['page', 'to', 'block', 'menu', 'entry', 'id', 'from', 'file'] as const;

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

/** The last block of a page that has fewer, or one before it that allows the same. Which one was to go, nobody can guess. */
function* takeLast(operation: Operation, { pages }: Json): Iterable<Repair> {
  if (operation.op === 'block remove') return;
  if (!('block' in operation) || typeof operation.block !== 'number') return;
  const page = isRecord(pages) ? pages[operation.page] : undefined;
  const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
  const last = blocks.length - 1;
  if (operation.block <= last) return;
  for (let block = last; block >= Math.max(0, last - 3); block -= 1) {
    const which = block === last ? 'the last block' : `block ${block}`;
    yield instead(operation, { block }, `Do it to ${which} of the page.`);
  }
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

/** A page that the menus do not have yet gets its entry. */
function* addEntry(operation: Operation, { pages, ...manifest }: Json): Iterable<Repair> {
  if (operation.op !== 'menu set' || typeof operation.entry !== 'string') return;
  const { entry: page, members } = operation;
  if (findItems({ pages, ...manifest }, page) !== undefined) return;
  const isThere = keysOf(pages).includes(page);
  const said = Object.entries(members).filter(([, value]) => value !== null);
  const value = { page, ...Object.fromEntries(said) };
  const added = addPage(page);
  yield {
    title: isThere
      ? `Add an entry for the page "${page}" to the menus.`
      : `${added.title.slice(0, -1)}, with an entry in the menus.`,
    operations: [...(isThere ? [] : added.operations), { op: 'menu insert', value }],
  };
}

/** The indexes of an entry, in each list from the top. */
const toIndexes = (entry: MenuPlace, manifest: Json): readonly number[] =>
  typeof entry === 'string'
    ? (findItems(manifest, entry) ?? []).filter((key) => typeof key === 'number')
    : entry;

/** What is below an entry that is removed moves to its level, behind it. */
function* moveUp(operation: Operation, manifest: Json): Iterable<Repair> {
  if (operation.op !== 'menu remove') return;
  const entry = toIndexes(operation.entry, manifest);
  const items = entry.reduce<unknown>((list, index) => Object(list)[index]?.items, manifest.menus);
  const [menu, own = 0] = [entry.slice(0, -1), entry.at(-1)];
  if (Array.isArray(items) && items.length > 0)
    yield {
      title: 'Move what is below it to its level, then remove it.',
      operations: [
        ...items.map((_, index) => ({
          ...({ op: 'menu move', entry: [...entry, 0], index: own + 1 + index } as const),
          ...(menu.length > 0 && { menu }),
        })),
        { op: 'menu remove', entry },
      ],
    };
}

const endingOf = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? '';

/** A file of the site is below files/, under a name that no other has; it stays what its ending says. */
function* moveToFree(operation: Operation, { files }: RepairSite): Iterable<Repair> {
  if (operation.op !== 'move' || 'path' in operation) return;
  const { file, to } = operation;
  const own = to.startsWith('files/') ? to : `files/${to.slice(to.lastIndexOf('/') + 1)}`;
  const stem = own.slice(0, own.length - endingOf(own).length);
  const free = ['', '-2', '-3', '-4', '-5']
    .map((end) => stem + end + endingOf(file))
    .find((path) => !files.includes(path.slice('files/'.length)));
  if (free !== undefined && free !== to) yield instead(operation, { to: free }, `Call it ${free}.`);
}

const isAlone = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 1 : isRecord(value) && Object.keys(value).length === 1;

/** The text of JSON that a path leads to, or into. */
function* setText({ file, path, text }: NodeOperation, site: RepairSite): Iterable<Repair> {
  for (let { length } = path; length > 0; length -= 1) {
    const found = findPart(site, file, path.slice(0, length));
    if (typeof found?.value === 'string') yield setPart(file, found.path, text);
    if (found !== undefined) return;
  }
}

/** A part of a document that is to say nothing goes with its lines; else what follows takes its place. */
function* removeNode({ file, path }: NodeOperation, site: RepairSite): Iterable<Repair> {
  const text = site.read(file) ?? '';
  const tree = site.world.contract.parseDocument(text).tree();
  const node = tree && (findNodeAtLocation(tree as Node, [...path]) as SourceNode | undefined);
  const [from, to] = node?.span ?? [0, 0];
  if (to === 0) return;
  const [behind = ''] = /^[^\n]*(?:\n\s*)?/.exec(text.slice(to)) ?? [];
  const end = to + behind.length;
  for (const offset of [text.lastIndexOf('\n', from - 1) + 1, from])
    yield {
      title: `Remove the part at ${toPointer(path)}.`,
      operations: [{ op: 'edit', file, edits: [{ offset, length: end - offset, text: '' }] }],
    };
}

/** Words that are no part of a document which can be written alone. */
function* writeElsewhere(operation: Operation, site: RepairSite): Iterable<Repair> {
  if (operation.op !== 'node set') return;
  const { file, path, text } = operation;
  if (!isDocument(file)) {
    yield* setText(operation, site);
    return;
  }
  if (text.trim() === '') yield* removeNode(operation, site);
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  const { value } = site.world.contract.parseDocument(site.read(file) ?? '');
  for (let { length } = path; length > 0; length -= 1) {
    const place = path.slice(0, length);
    const title = `Write it as one paragraph at ${toPointer(place)}.`;
    if (length < path.length || line !== text)
      yield instead(operation, { path: place, text: line }, title);
    // What is beside it would be lost.
    if (!isAlone(place.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key], value)))
      return;
  }
}

/** A file is what its ending says, and keeps it under another name. */
export function* keepEnding(operation: Operation): Iterable<Repair> {
  if (operation.op !== 'move' || 'path' in operation) return;
  const to = operation.to.slice(0, operation.to.length - endingOf(operation.to).length);
  const own = to + endingOf(operation.file);
  if (own !== operation.to) yield instead(operation, { to: own }, `Call it ${own}.`);
}

export function* listMeant(operation: Operation, site: RepairSite): Iterable<Repair> {
  yield* takeNear(operation, site);
  yield* addEntry(operation, site.manifest);
  yield* moveToEnd(operation);
  yield* moveUp(operation, site.manifest);
  yield* moveToFree(operation, site);
  yield* writeElsewhere(operation, site);
  yield* takeLast(operation, site.manifest);
  yield* takeOther(operation, site.manifest);
  if ('index' in operation && operation.index !== undefined) {
    const { index: _, ...last } = operation;
    yield { title: 'Put it at the end of the list.', operations: [last] };
  }
}
