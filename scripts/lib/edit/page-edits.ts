// Adding, moving, renaming and removing a page: in manifest, content files, menus and redirects at once.
import { CannotRun } from '../cannot-run';
import { findContentFiles, manifestFile } from '../read-site';
import type { Edit } from './edits';
import { findLinks, findReferences, type Reference } from './find-references';
import { JsonText } from './json-edits';
import type { SiteEdit } from './site-edit';

type Json = Readonly<Record<string, unknown>>;

export interface NewPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The page in whose menu it is put, as the last entry; absent for none. */
  readonly menu: string | undefined;
  /** The page of that menu behind which it is put. */
  readonly after: string | undefined;
}

const readManifest = (site: SiteEdit): Json => {
  const text = site.read(manifestFile);
  if (text === undefined)
    throw new CannotRun(`There is no ${manifestFile}. Name the folder of a site with --root.`);
  return JSON.parse(text) as Json;
};

function getPage(manifest: Json, id: string): Json {
  const pages = manifest.pages as Readonly<Record<string, Json>>;
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (page === undefined)
    throw new CannotRun(`There is no page "${id}". \`npm run map\` lists them.`);
  return page;
}

/** The list of entries that a page of the menus has, found anywhere in them. */
function findItems(manifest: Json, page: string): (string | number)[] | undefined {
  const search = (items: unknown, path: (string | number)[]): (string | number)[] | undefined => {
    for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
      if (item.page === page) return [...path, index];
      const inner = search(item.items, [...path, index, 'items']);
      if (inner) return inner;
    }
    return undefined;
  };
  return search(manifest.menus, ['menus']);
}

function addToMenu(json: JsonText, manifest: Json, { id, menu, after }: NewPage): Edit[] {
  if (menu === undefined) return [];
  const place = findItems(manifest, menu);
  if (place === undefined)
    throw new CannotRun(`The page "${menu}" stands in no menu. Name one that does with --menu.`);
  if (json.find([...place, 'items']) === undefined)
    return json.addMember(place, 'items', [{ page: id }]);
  const items = json.get([...place, 'items']).children ?? [];
  const index = items.findIndex(
    (_, at) => json.find([...place, 'items', at, 'page'])?.value === after,
  );
  return json.addItem([...place, 'items'], { page: id }, index < 0 ? undefined : index + 1);
}

/** A new page with a content file of its own, which says what is still to be written. */
export function addPage(site: SiteEdit, page: NewPage): void {
  const { id, path, title, summary } = page;
  const manifest = readManifest(site);
  if (Object.hasOwn(manifest.pages as Json, id))
    throw new CannotRun(`There is a page "${id}" already. Choose another id.`);
  const file = `${path === '/' ? id : path.slice(1)}.txt`;
  const entry = { path, title, summary, blocks: [{ type: 'content', file }] };
  site.edit(manifestFile, (json) => json.addMember(['pages'], id, entry));
  site.edit(manifestFile, (json) => addToMenu(json, manifest, page));
  if (site.read(`files/${file}`) === undefined)
    site.set(`files/${file}`, `["${summary.replace(/["\\]/g, '')}"]\n`);
}

function addRedirect(site: SiteEdit, redirect: Json): void {
  site.edit(manifestFile, (json) =>
    json.find(['redirects']) === undefined
      ? json.addMember([], 'redirects', [redirect])
      : json.addItem(['redirects'], redirect),
  );
}

/** Gives a page another address; the old one leads to it. */
export function movePage(site: SiteEdit, id: string, path: string): void {
  const from = getPage(readManifest(site), id).path;
  site.edit(manifestFile, (json) => json.replace(['pages', id, 'path'], path));
  addRedirect(site, { from, page: id });
}

/** Text of a reference within its string, so that the rest of the string keeps its bytes. */
function editTarget(
  json: JsonText,
  { path, target = '' }: Reference,
  from: string,
  to: string,
): Edit[] {
  const { offset, length } = json.get(path);
  const source = json.text.slice(offset, offset + length);
  const edits: Edit[] = [];
  for (let at = source.indexOf(`(${target})`); at >= 0; at = source.indexOf(`(${target})`, at + 1))
    edits.push({ offset: offset + at + 1 + 'page:'.length, length: from.length, text: to });
  return edits;
}

const distinct = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values(),
];

function editContents(
  site: SiteEdit,
  root: string,
  change: (json: JsonText, value: unknown) => Edit[],
): void {
  for (const file of findContentFiles(root)) {
    const text = site.read(file);
    if (text?.includes('(page:')) site.edit(file, (json) => change(json, JSON.parse(text)));
  }
}

/** Gives a page another id, everywhere. */
export function renamePage(
  site: SiteEdit,
  root: string,
  [from, to]: readonly [string, string],
): void {
  const manifest = readManifest(site);
  getPage(manifest, from);
  if (Object.hasOwn(manifest.pages as Json, to))
    throw new CannotRun(`There is a page "${to}" already. Choose another id.`);
  site.edit(manifestFile, (json) => [
    ...json.renameKey(['pages', from], to),
    ...distinct(findReferences(manifest, from)).flatMap((reference) =>
      reference.target === undefined
        ? json.replace(reference.path, to)
        : editTarget(json, reference, from, to),
    ),
  ]);
  editContents(site, root, (json, value) =>
    distinct(findLinks(value, from)).flatMap((reference) => editTarget(json, reference, from, to)),
  );
}

/** A link in a text keeps its words, or leads to another page. */
function editLink(
  json: JsonText,
  { path, target = '' }: Reference,
  from: string,
  to: string | undefined,
): Edit[] {
  if (to !== undefined) return editTarget(json, { path, target }, from, to);
  const { offset, length } = json.get(path);
  const source = json.text.slice(offset, offset + length);
  const link = new RegExp(
    `\\[([^[\\]]+)\\]\\(${target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\)`,
    'g',
  );
  return [...source.matchAll(link)].map((match) => ({
    offset: offset + match.index,
    length: match[0].length,
    text: match[1] ?? '',
  }));
}

/** Takes out what is nothing without the page: an entry of a list, else the member that holds the reference. */
function removeReference(json: JsonText, path: JsonPathLike): Edit[] {
  const holder = path.slice(0, -1);
  const last = holder.at(-1);
  if (typeof last === 'number') return json.remove(holder);
  // A card, a link, an invitation: the whole of it. A page's own settings: the one that names the page.
  const settings = ['parent', 'opensAt'].includes(String(path.at(-1)));
  if (settings) return json.remove(path);
  const outer = last === 'link' && holder.at(-2) === 'callToAction' ? holder.slice(0, -1) : holder;
  return json.remove(outer);
}

type JsonPathLike = readonly (string | number)[];

/** Takes a page away with everything that leads to it; its address leads elsewhere, or is gone. */
export function removePage(
  site: SiteEdit,
  root: string,
  { id, to }: { readonly id: string; readonly to: string | undefined },
): void {
  const manifest = readManifest(site);
  const page = getPage(manifest, id);
  if (to !== undefined) getPage(manifest, to);
  const item = findItems(manifest, id);
  const below =
    item === undefined
      ? undefined
      : new JsonText(site.read(manifestFile) ?? '').find([...item, 'items']);
  if (below?.children && below.children.length > 0)
    throw new CannotRun(`Other pages stand below "${id}" in the menus. Move or remove them first.`);
  // From the end: what is taken out early must not move what is found later.
  const own = (path: JsonPathLike): boolean => path[0] === 'pages' && path[1] === id;
  const references = distinct(findReferences(manifest, id)).filter(({ path }) => !own(path));
  for (const reference of references.reverse())
    site.edit(manifestFile, (json) =>
      reference.target === undefined
        ? removeReference(json, reference.path)
        : editLink(json, reference, id, to),
    );
  site.edit(manifestFile, (json) => json.remove(['pages', id]));
  editContents(site, root, (json, value) =>
    distinct(findLinks(value, id)).flatMap((reference) => editLink(json, reference, id, to)),
  );
  for (const block of (page.blocks ?? []) as Json[]) {
    const file = block.type === 'content' ? String(block.file) : undefined;
    if (file !== undefined && !site.read(manifestFile)?.includes(JSON.stringify(file)))
      site.set(`files/${file}`, undefined);
  }
  addRedirect(
    site,
    to === undefined ? { from: page.path, status: 410 } : { from: page.path, page: to },
  );
}
