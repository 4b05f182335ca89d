// Removing a page with everything that names it: in manifest, content files, menus and redirects at once.

import type { Finding } from '../../engine/model/finding';
import { invariant } from '../../engine/model/invariant';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { findOwnBlocks } from '../bundle/own-blocks';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { compareFindings } from './compare-findings';
import { editDocuments } from './document-edits';
import { distinct, editContents, editLink } from './edit-links';
import { removeFromList } from './edit-redirect-list';
import { applyEdits } from './edits';
import { makeFindErrors } from './find-errors';
import {
  findLinks,
  findNamedContentFiles,
  findPageReferences,
  type PageReference,
} from './find-page-references';
import { type JsonPath, JsonText } from './json-edits';
import { toEdits } from './operation-edits';
import { addRedirect, findItems, getManifest, getPageEntry } from './page-edits';
import type { SiteEdit } from './site-edit';
import { editPairs, moveTranslations } from './translation-edits';

interface Removal {
  readonly id: string;
  /** The page to which its address redirects from now on; absent where the address is gone. */
  readonly to: string | undefined;
}

/** Redirects to the page get the new target as well. */
function editRedirects(site: SiteEdit, { id, to }: Removal): void {
  const { redirects } = getManifest(site);
  for (const [index, redirect] of (Array.isArray(redirects) ? redirects : []).entries())
    if (isRecord(redirect) && redirect.page === id) {
      const { page: _, anchor: __, status: ___, language, ...rest } = redirect;
      const inLanguage = typeof language === 'string' && { language };
      const next =
        to === undefined ? { ...rest, status: 410 } : { ...rest, page: to, ...inLanguage };
      site.apply({
        op: 'set',
        file: manifestFile,
        path: ['redirects', index],
        value: next as JsonValue,
      });
    }
}

/**
 * Removes as little as keeps the site valid: the reference itself, otherwise what contains it, otherwise what contains
 * that. A column of the footer that the page's menu filled goes with it, unless it has its own links. False where the
 * site needs what is named there.
 */
function removeReference(
  site: SiteEdit,
  path: JsonPath,
  findErrors: (manifest: string) => readonly Finding[],
): boolean {
  const text = site.read(manifestFile) ?? '';
  const json = new JsonText(text);
  const before = findErrors(text);
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    const op = typeof place.at(-1) === 'number' ? 'remove' : 'unset';
    const operation = { op, file: manifestFile, path: place } as const;
    const after = applyEdits(text, toEdits(json, operation));
    const left: unknown = new JsonText(after).find(place.slice(0, -1))?.children?.length;
    const hollow =
      place.at(-1) === 'menu' && json.find([...place.slice(0, -1), 'links']) === undefined;
    if (left === 0 && typeof place.at(-1) === 'string') continue;
    if (hollow) continue;
    const change = { path: manifestFile, before: text, after };
    if (compareFindings([before, findErrors(after)], [change]).brought.length > 0) continue;
    site.apply(operation);
    return true;
  }
  return false;
}

/** Whether a place is part of a block of the site's own: what a page means there, nobody else knows. */
function isInOwnBlock(manifest: Json, path: JsonPath, own: ReadonlySet<string>): boolean {
  let value: unknown = manifest;
  return path.some((key) => {
    value = (value as Json | undefined)?.[key];
    return isRecord(value) && typeof value.type === 'string' && own.has(value.type);
  });
}

/** Whether a reference leads to the other page from now on: a link in a block, not an entry of a list of pages. */
function isLed(
  manifest: Json,
  { path, isLink }: PageReference,
  { to, own }: Removal & { readonly own: ReadonlySet<string> },
): boolean {
  const [part, page, member] = path;
  if (to === undefined || part !== 'pages' || page === to || member !== 'blocks') return false;
  return isLink === true || isInOwnBlock(manifest, path, own);
}

/** The other page does not have the anchor. */
function leadTo(site: SiteEdit, path: JsonPath, to: string): void {
  const anchor = [...path.slice(0, -1), 'anchor'];
  site.apply({ op: 'set', file: manifestFile, path, value: to });
  if (path.at(-1) === 'page' && new JsonText(site.get(manifestFile)).find(anchor) !== undefined)
    site.apply({ op: 'unset', file: manifestFile, path: anchor });
}

/** Removes the references to the page one after the other, since a removed value may contain others. */
function removeReferences(site: SiteEdit, world: World, { id, to }: Removal): void {
  const findErrors = makeFindErrors(world);
  const own = new Set(findOwnBlocks(world.workspace).keys());
  const isOfPage = (path: JsonPath): boolean => path[0] === 'pages' && path[1] === id;
  for (;;) {
    const manifest = getManifest(site);
    const reference = findPageReferences(world.contract, manifest, id).findLast(
      ({ path }) => !isOfPage(path),
    );
    if (reference === undefined) return;
    const before = site.read(manifestFile);
    const { path } = reference;
    const remove = (): boolean => removeReference(site, path, (text) => findErrors(site, text));
    if (to !== undefined && isLed(manifest, reference, { id, to, own })) leadTo(site, path, to);
    else if (reference.target === undefined) {
      if (remove()) continue;
      // Which page is the home page, its path says, too.
      const [part, collection] = path;
      if (part === 'collections' && to === undefined)
        throw new CannotRun(
          `"${id}" is the page of the collection "${collection}". Name another page at ${path.join('/')}, or remove "${collection}" from "collections" of the manifest first.`,
        );
      if (to === undefined || path.join('/') === 'site/home')
        throw new CannotRun(
          `The site needs the page named at ${path.join('/')}. Name another page there first.`,
        );
      leadTo(site, path, to);
    } else site.edit(manifestFile, (json) => editLink(json, reference, to));
    invariant(
      site.read(manifestFile) !== before,
      `the reference at ${reference.path.join('/')} goes`,
    );
  }
}

/** What names a page, or an item, says so no longer; links to it lead to the other page, or are words alone. */
export function removeReferencesTo(site: SiteEdit, world: World, removal: Removal): void {
  const { id, to } = removal;
  removeFromList(site, id, to);
  editRedirects(site, removal);
  removeReferences(site, world, removal);
  editContents(site, `page:${id}`, (json, value) =>
    distinct(findLinks(value, id)).flatMap((reference) => editLink(json, reference, to)),
  );
  const toTarget = (): string | undefined => (to === undefined ? undefined : `page:${to}`);
  editDocuments(site, world.contract.parseDocument, { id, toTarget });
  editPairs(site, id, { to, keepAnchor: false });
}

/** Removes a page with everything that links to it; its address redirects elsewhere, or is gone. */
export function removePage(site: SiteEdit, world: World, removal: Removal): void {
  const { id, to } = removal;
  const manifest = getManifest(site);
  const page = getPageEntry(manifest, id);
  if (to !== undefined) getPageEntry(manifest, to);
  if (to === id) throw new CannotRun('A page cannot redirect to itself. Name another page.');
  const item = findItems(manifest, id);
  const below = item && new JsonText(site.read(manifestFile) ?? '').find([...item, 'items']);
  if (below?.children && below.children.length > 0)
    throw new CannotRun(`Other pages are below "${id}" in the menus. Move or remove them first.`);
  removeReferencesTo(site, world, removal);
  site.apply({ op: 'unset', file: manifestFile, path: ['pages', id] });
  moveTranslations(site, { kind: 'page', id });
  for (const file of findNamedContentFiles(world.contract, page))
    if (!site.read(manifestFile)?.includes(JSON.stringify(file))) {
      site.set(`files/${file}`, undefined);
      moveTranslations(site, { kind: 'content', path: file });
    }
  const from = String(page.path);
  addRedirect(site, to === undefined ? { from, status: 410 } : { from, page: to });
}
