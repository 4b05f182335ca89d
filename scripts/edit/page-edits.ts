// Adding and moving a page: in manifest, content files, menus and redirects at once.

import { toOldKey } from '../../engine/content/addresses/old-address';
import { toSlug } from '../../engine/content/addresses/slug';
import { isReservedKey } from '../../engine/content/shape/reserved-keys';
import { suggestPath } from '../../engine/manifest/checks/addresses/paths';
import type { ParseDocument } from '../../engine/model/document-parser';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { guessPage } from '../command/guess-page';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { formatJson } from './format-json';
import { toEdits } from './operation-edits';
import type { NewPage, PageMove } from './operations';
import { toFrontMatter, withDocument } from './page-documents';
import { readValue } from './refuse-operation';
import type { SiteEdit } from './site-edit';
import { toMarkdown } from './to-markdown';

/** @throws CannotRun where it has no pages to change. */
export function getManifest(site: SiteEdit): Json & { readonly pages: Json } {
  const manifest = readValue(site.know(manifestFile));
  if (isRecord(manifest) && isRecord(manifest.pages))
    return manifest as Json & { readonly pages: Json };
  throw new CannotRun(`${manifestFile} has no "pages", or they are not an object. Fix that first.`);
}

export function getPageEntry(manifest: Json, id: string): Json {
  const pages = manifest.pages as Json;
  const page = Object.hasOwn(pages, id) && !isReservedKey(id) ? pages[id] : undefined;
  if (id.includes(':'))
    throw new CannotRun(`"${id}" is an item of a collection. Name a page there.`);
  if (!isRecord(page))
    throw new CannotRun(`There is no page "${id}". ${guessPage(id, Object.keys(pages))}`);
  return page;
}

/** The path of a page's list of entries in the menus. */
export function findItems(manifest: Json, page: string): (string | number)[] | undefined {
  const search = (items: unknown, path: (string | number)[]): (string | number)[] | undefined => {
    for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
      if (!isRecord(item)) continue;
      if (item.page === page) return [...path, index];
      const inner = search(item.items, [...path, index, 'items']);
      if (inner) return inner;
    }
    return undefined;
  };
  return search(manifest.menus, ['menus']);
}

/** Where the menus have a page; `option` is what named it. */
export function getMenuPlace(manifest: Json, page: string, option?: string): (string | number)[] {
  const place = findItems(manifest, page);
  if (place !== undefined) return place;
  const pages = manifest.pages as Json;
  const known = Object.keys(pages).filter((other) => findItems(manifest, other));
  const by = option === undefined ? '' : ` (--${option})`;
  if (page.includes(':'))
    throw new CannotRun(
      `"${page}"${by} is an item of a collection, which no menu has. Name a page.`,
    );
  const cause = Object.hasOwn(pages, page)
    ? `The page "${page}"${by} is not in any menu.`
    : `There is no page "${page}"${by}.`;
  throw new CannotRun(`${cause} ${guessPage(page, known)}`);
}

/** After a page wherever it is in the menus, or as the last page below one. */
export function addToMenu(
  site: SiteEdit,
  { id, menu, after }: Pick<NewPage, 'id' | 'menu' | 'after'>,
): void {
  const manifest = getManifest(site);
  const entry = { op: 'insert', file: manifestFile, value: { page: id } } as const;
  const list = menu === undefined ? undefined : [...getMenuPlace(manifest, menu, 'menu'), 'items'];
  if (after === undefined) {
    if (list !== undefined) site.apply({ ...entry, path: list });
    return;
  }
  const place = getMenuPlace(manifest, after, 'after');
  const around = place.slice(0, -1);
  if (list !== undefined && list.join('/') !== around.join('/'))
    throw new CannotRun(
      `The page "${after}" is not directly below "${menu}" in the menus. Leave out --menu to put the new page after it.`,
    );
  site.apply({ ...entry, path: around, index: Number(place.at(-1)) + 1 });
}

/** The id of a new page is free, and is not the key of a comment. */
export function checkId(manifest: Json, id: string): void {
  if (isReservedKey(id))
    throw new CannotRun(`"${id}" is reserved: no page can have it as its id. Choose another id.`);
  if (Object.hasOwn(manifest.pages as Json, id))
    throw new CannotRun(`The page "${id}" already exists. Choose another id.`);
}

/**
 * A file is named after the path, so the path has to be valid first. `above` is what stands before it in the address
 * anyway: the folder of the site, or of a language.
 */
export function checkPath(path: string, above: string): void {
  if (!path.startsWith('/')) {
    const meant = suggestPath(path);
    throw new CannotRun(
      `The path "${path}" must start with a slash${meant === undefined ? '' : `: "${meant}"`}.`,
    );
  }
  if (above !== '' && path.startsWith(`${above}/`))
    throw new CannotRun(
      `The address of "${path}" would be ${above}${path}. Leave "${above}" out: "${path.slice(above.length)}".`,
    );
}

/** Without its last slash. */
const findFolder = ({ site }: Json): string =>
  isRecord(site) && typeof site.base === 'string' ? site.base.replace(/\/$/, '') : '';

/** A new page with its own content file, which says what is still to be written. */
export function addPage(site: SiteEdit, page: NewPage): void {
  const { id, path, title, summary, layout, markdown } = page;
  const ofItems = (['date', 'tags', 'declare'] as const).find((name) => page[name]);
  if (ofItems !== undefined)
    throw new CannotRun(
      `"${id}" is a page, and only items have "${ofItems}". Leave it out, or name an item, such as "news:${id}".`,
    );
  const manifest = getManifest(site);
  if (id.startsWith('/'))
    throw new CannotRun(`"${id}" is a path. Name the page, too: ${toSlug(id)} --path ${id}.`);
  checkId(manifest, id);
  if (path === undefined) throw new CannotRun(`The page "${id}" needs a path. Add --path PATH.`);
  checkPath(path, findFolder(manifest));
  const file = `${path === '/' ? id : path.slice(1)}.${markdown ? 'md' : 'txt'}`;
  const before = site.read(`files/${file}`);
  const words = { title, summary };
  const entry = {
    path,
    // A document that is there keeps its words.
    ...(markdown && (before === undefined || before.startsWith('---')) ? {} : words),
    ...(layout === undefined ? {} : { layout }),
    ...(markdown ? { document: file } : { blocks: [{ type: 'content', file }] }),
  };
  site.apply({ op: 'set', file: manifestFile, path: ['pages', id], value: entry });
  addToMenu(site, page);
  freeAddress(site, path);
  const text = markdown
    ? `${toFrontMatter(words)}\n${toMarkdown(summary)}\n`
    : formatJson([summary]);
  if (before === undefined) site.set(`files/${file}`, text);
}

/** A page at an address replaces the redirects from that address, in whatever spelling: servers lead on from all of them. */
export function freeAddress(site: SiteEdit, path: string): void {
  const { redirects } = getManifest(site);
  const key = toOldKey(path);
  const index = Array.isArray(redirects)
    ? redirects.findIndex((one) => isRecord(one) && toOldKey(String(one.from)) === key)
    : -1;
  if (index >= 0) site.apply({ op: 'remove', file: manifestFile, path: ['redirects', index] });
}

const toNewRedirect = (value: JsonValue) =>
  ({ op: 'insert', file: manifestFile, path: ['redirects'], value }) as const;

export const addRedirect = (site: SiteEdit, value: JsonValue): void =>
  site.apply(toNewRedirect(value));

/** The pages whose addresses start with a path, with these. */
function listBelow(
  { pages }: { readonly pages: Json },
  path: string,
): [id: string, path: string][] {
  const below: [string, string][] = [];
  for (const id of Object.keys(pages)) {
    const page = pages[id];
    const own = isRecord(page) ? String(page.path) : '';
    if (own.startsWith(`${path}/`) && !isReservedKey(id)) below.push([id, own]);
  }
  return below;
}

/** Of a page that is there in another language alone: a redirect leads to it there. */
function findOnlyLanguage({ site, pages }: ReturnType<typeof getManifest>, id: string) {
  const page = pages[id];
  const own = isRecord(site) ? site.language : undefined;
  const language = isRecord(page) ? page.language : undefined;
  return typeof language === 'string' && language !== own ? { language } : {};
}

/** A page with its address before and after. */
export type MovedPage = Readonly<Record<'id' | 'from' | 'to', string>>;

/** Gives pages other addresses; the old ones redirect to them, unless another of the pages is there now. */
function setPaths(site: SiteEdit, parse: ParseDocument, moves: readonly MovedPage[]): void {
  for (const { to } of moves) freeAddress(site, to);
  const manifest = getManifest(site);
  // Servers lead from any spelling to that of the page: a redirect between two of them would never end.
  const taken = new Set(moves.map(({ to }) => to.toLowerCase()));
  // A draft was never at its address.
  const isPublished = (page: unknown): boolean =>
    !isRecord(page) || withDocument(site, parse, page).draft !== true;
  const [first, ...others] = moves
    .filter(({ id, from }) => isPublished(manifest.pages[id]) && !taken.has(from.toLowerCase()))
    .map(({ id, from }) => toNewRedirect({ from, page: id, ...findOnlyLanguage(manifest, id) }));
  // All at once: each state of the manifest is read anew. Only a list that is there gets more than one at a time.
  site.edit(manifestFile, (json) => [
    ...moves.flatMap(({ id, to: value }) =>
      toEdits(json, { op: 'set', file: manifestFile, path: ['pages', id, 'path'], value }),
    ),
    ...(first ? toEdits(json, first) : []),
  ]);
  if (others.length > 0)
    site.edit(manifestFile, (json) => others.flatMap((redirect) => toEdits(json, redirect)));
}

/** Gives a page and the pages below it other addresses: these pages. */
export function movePage(
  site: SiteEdit,
  { contract }: World,
  { id, path, only = false }: PageMove,
): readonly MovedPage[] {
  const manifest = getManifest(site);
  checkPath(path, findFolder(manifest));
  const from = String(getPageEntry(manifest, id).path);
  if (isRecord(manifest.site) && manifest.site.home === id)
    throw new CannotRun('The home page stays at "/". Choose another home page in "site" first.');
  if (from === path) throw new CannotRun(`The page "${id}" is already at ${path}.`);
  const below = only ? [] : listBelow(manifest, from);
  const moves = [
    { id, from, to: path },
    ...below.map(([id, own]) => ({
      id,
      from: own,
      to: path.replace(/\/$/, '') + own.slice(from.length),
    })),
  ];
  setPaths(site, contract.parseDocument, moves);
  return moves;
}
