// An operation that a site does not allow, or that is better said of the model → others in its place.
import { toSlug } from '../../../engine/content/addresses/slug';
import { suggestPath } from '../../../engine/manifest/checks/addresses/paths';
import { findNearest } from '../../../engine/manifest/shape/nearest';
import { isJsonText, isRecord, type Json } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { isItemId } from '../add-item';
import type { JsonPath } from '../json-edits';
import type { JsonOperation, MenuOperation, NewPage, Operation } from '../operations';
import { chooseHome } from './home-page';
import { keepEnding, listMeant } from './model-operation-repairs';
import { toPointer } from './places';
import type { Repair, RepairSite } from './repair';

const pagesOf = ({ pages }: Json): Json => (isRecord(pages) ? pages : {});

const instead = (title: string, operation: Operation): Repair => ({
  title,
  operations: [operation],
});

/** The one of some names that was probably meant. */
const findMeant = (name: string | undefined, known: readonly string[]): string | undefined =>
  name === undefined || known.includes(name) ? undefined : findNearest(name, known);

const numbers = [2, 3, 4, 5] as const;

/** Under another id, at another path, or at another place of the menus. */
function* addOtherwise(page: NewPage & { op: 'page add' }, manifest: Json): Iterable<Repair> {
  if (isItemId(page.id)) {
    const { path: _, layout: __, menu: ___, after: ____, ...item } = page;
    yield instead('Add it as an item, without what only pages have.', item);
  } else if (page.date !== undefined || page.tags !== undefined || page.declare) {
    const { date: _, tags: __, declare: ___, ...own } = page;
    yield instead('Add it as a page, without what only items have.', own);
  }
  const pages = pagesOf(manifest);
  const ids = Object.keys(pages);
  const paths = Object.values(pages).map((one) => (isRecord(one) ? one.path : undefined));
  const slug = toSlug(page.id);
  const id = [slug, ...numbers.map((number) => `${slug}-${number}`)].find(
    (one) => !ids.includes(one),
  );
  if (page.path === undefined) return;
  const meant = suggestPath(page.path);
  const path = [page.path, meant, `/${id}`, ...numbers.map((number) => `/${id}-${number}`)].find(
    (one) => one?.startsWith('/') && !/\s/.test(one) && !paths.includes(one),
  );
  const places = {
    ...(page.menu !== undefined && { menu: findMeant(page.menu, ids) ?? page.menu }),
    ...(page.after !== undefined && { after: findMeant(page.after, ids) ?? page.after }),
  };
  if (id === undefined || path === undefined) return;
  yield instead(`Add it as the page "${id}" at ${path}.`, { ...page, id, path, ...places });
  const { menu: _, after: __, ...alone } = page;
  yield instead('Add it without a place in the menus.', { ...alone, id, path });
}

function* ofPage(operation: Operation, manifest: Json): Iterable<Repair> {
  const ids = Object.keys(pagesOf(manifest));
  switch (operation.op) {
    case 'page add':
      yield* addOtherwise(operation, manifest);
      return;
    case 'page move':
    case 'page rename':
    case 'page remove': {
      const id = findMeant(operation.id, ids);
      if (id !== undefined) yield instead(`Do it to the page "${id}".`, { ...operation, id });
    }
  }
  if (operation.op === 'page move' || operation.op === 'page remove')
    yield* chooseHome(operation, manifest);
  if (operation.op === 'page rename')
    for (const to of numbers.map((number) => `${operation.to}-${number}`))
      if (!ids.includes(to)) yield instead(`Call it "${to}".`, { ...operation, to });
  if (operation.op === 'page move') {
    const path = suggestPath(operation.path);
    if (path !== undefined && path !== operation.path)
      yield instead(`Move it to ${path}.`, { ...operation, path });
  }
  if (operation.op === 'page remove' && operation.redirectTo !== undefined) {
    const redirectTo = findMeant(operation.redirectTo, ids);
    if (redirectTo !== undefined)
      yield instead(`Redirect it to the page "${redirectTo}".`, { ...operation, redirectTo });
  }
}

/** A path whose names are those that a value has; undefined where one is not near. */
function findPath(value: unknown, path: JsonPath, isNew: boolean): JsonPath | undefined {
  let at = value;
  const found: (string | number)[] = [];
  for (const [index, key] of path.entries()) {
    if (typeof at !== 'object' || at === null) return undefined;
    const isLast = index === path.length - 1;
    const known = Array.isArray(at) ? [] : Object.keys(at);
    const own = Object.hasOwn(at, key) || (isLast && isNew) ? key : findNearest(String(key), known);
    if (own === undefined) return undefined;
    found.push(own);
    at = (at as Readonly<Record<string | number, unknown>>)[own];
  }
  return found;
}

/** At the path that was probably meant, or at the end of its list. */
function* inJson(operation: JsonOperation, value: unknown): Iterable<Repair> {
  const { op, path } = operation;
  const meant = findPath(value, path, op === 'set' || op === 'insert');
  if (meant !== undefined && toPointer(meant) !== toPointer(path))
    yield instead(`Do it at ${toPointer(meant)}.`, { ...operation, path: meant });
  if (operation.op === 'insert' && operation.index !== undefined) {
    const { index: _, ...last } = operation;
    yield instead('Put it at the end of the list.', last);
  }
  const isRemoval = op === 'unset' || op === 'remove';
  if (isRemoval)
    yield instead('Remove it.', { ...operation, op: op === 'unset' ? 'remove' : 'unset' });
}

const isOfJson = (operation: Operation): operation is JsonOperation =>
  'path' in operation && 'file' in operation && !operation.op.startsWith('node ');

/** What an operation that is not allowed may have meant, the best first; the site is as it is before it. */
export function* listInstead(operation: Operation, site: RepairSite): Iterable<Repair> {
  if (operation.op.startsWith('page ')) yield* ofPage(operation, site.manifest);
  else if (isOfJson(operation)) yield* inJson(operation, site.parse(operation.file));
  else yield* listMeant(operation, site);
}

/** An id as a page can have it; that of an item is the name of its file. */
const toPageId = (name: string): string => (isItemId(name) ? name : toSlug(name));

/** Another name where no page can have it. */
function* nameOtherwise(operation: Operation): Iterable<Repair> {
  if (operation.op !== 'page add' && operation.op !== 'page rename') return;
  const member = operation.op === 'page add' ? 'id' : 'to';
  const name = operation.op === 'page add' ? operation.id : operation.to;
  const own = toPageId(name);
  if (own !== name)
    yield instead(`Write "${own}" in place of "${name}".`, { ...operation, [member]: own });
}

type Insertion = MenuOperation & { readonly op: 'menu insert' };

const isPage = ({ file, path }: JsonOperation): boolean =>
  file === manifestFile && path.length === 2 && path[0] === 'pages';

/** A new entry at the top of the menus, whichever way it is said. */
function toInsertion(operation: Operation): Insertion | undefined {
  if (operation.op === 'menu insert') return operation;
  const isTop =
    operation.op === 'insert' && operation.file === manifestFile && operation.path.length === 1;
  return isTop && operation.path[0] === 'menus' ? { ...operation, op: 'menu insert' } : undefined;
}

/** A text that ends too early goes on as the file does behind its last lines. */
function* goOn(operation: Operation, site: RepairSite): Iterable<Repair> {
  if (operation.op !== 'write' || operation.text === null || isJsonText(operation.text)) return;
  const before = `\n${site.read(operation.file) ?? ''}`;
  // The last line is not whole.
  const written = operation.text.split('\n').slice(0, -1);
  for (const count of [4, 3, 2, 1]) {
    if (count > written.length) continue;
    const lines = `\n${written.slice(-count).join('\n')}\n`;
    const at = before.indexOf(lines);
    if (at < 0 || at !== before.lastIndexOf(lines)) continue;
    const text = `${written.join('\n')}\n${before.slice(at + lines.length)}`;
    yield instead('Go on as the file does.', { ...operation, text });
    return;
  }
}

/** What is said of the entry of a page, said of the page: then all that names it changes, too. */
export function* listOfModel(operation: Operation, site: RepairSite): Iterable<Repair> {
  yield* keepEnding(operation);
  yield* nameOtherwise(operation);
  yield* goOn(operation, site);
  // A page is in the menus once.
  const inMenus = toInsertion(operation);
  if (isRecord(inMenus?.value) && typeof inMenus.value.page === 'string') {
    const { menu, index } = inMenus;
    const entry = inMenus.value.page;
    const place = { ...(menu !== undefined && { menu }), ...(index !== undefined && { index }) };
    yield instead(`Move the entry of "${entry}" that is there.`, {
      ...{ op: 'menu move', entry, ...place },
    });
  }
  if (operation.op === 'rename key' && isPage(operation)) {
    const { path, key } = operation;
    const [id, to] = [String(path[1]), toPageId(key)];
    yield instead(`Rename the page "${id}" to "${to}", with all that refers to it.`, {
      ...{ op: 'page rename', id, to },
    });
  }
  if (operation.op === 'unset' && isPage(operation)) {
    const id = String(operation.path[1]);
    yield instead(`Remove the page "${id}" with all that refers to it.`, { op: 'page remove', id });
  }
  if (
    operation.op === 'set' &&
    operation.file === manifestFile &&
    operation.path.length === 3 &&
    operation.path[0] === 'pages' &&
    operation.path[2] === 'path' &&
    typeof operation.value === 'string'
  ) {
    const id = String(operation.path[1]);
    yield instead(`Move the page "${id}" with a redirect from its old address.`, {
      ...{ op: 'page move', id, path: operation.value, only: true },
    });
  }
}
