// Where a manifest and its content files name a page: as an id, or as the target of a link in a text.

import { findTexts } from '../../engine/content/shape/find-texts';
import { walk } from '../../engine/content/shape/shape';
import { findLinkTargets, parsePageTarget } from '../../engine/content/text/rich-text';
import type { Contract } from '../../engine/model/contract';
import type { Json } from '../../engine/model/json';
import type { JsonPath } from './json-edits';
import type { KnownText } from './known-text';
import { toJsonPath } from './to-json-path';

export interface PageReference {
  readonly path: JsonPath;
  /** The link target that names the page, as it is written; absent where the whole value is the id. */
  readonly target?: string;
  /** The target is the whole value: that of a link in a text of several parts. */
  readonly isWhole?: true;
  /** The id is that of a link: an object that a visitor sees as words that lead to the page. */
  readonly isLink?: true;
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
}

const leadsTo = (target: string, id: string): boolean => parsePageTarget(target)?.id === id;

/** The links to a page in the texts of a part of a value. */
function findLinksWithin(whole: unknown, id: string, at: Place): PageReference[] {
  return findTexts(at.value, at.pointer).flatMap(([text, pointer]): PageReference[] => {
    const toPath = (): JsonPath => toJsonPath(pointer, whole);
    if (pointer.endsWith('/link/to') && leadsTo(text, id))
      return [{ path: toPath(), target: text, isWhole: true }];
    return findLinkTargets(text)
      .filter(({ target }) => leadsTo(target, id))
      .map(({ target }) => ({ path: toPath(), target }));
  });
}

/** The links to a page in the texts of a value. */
export const findLinks = (value: unknown, id: string): PageReference[] =>
  findLinksWithin(value, id, { value, pointer: '' });

/** The content files that an entry of `pages` names. */
export function findNamedContentFiles({ shape }: Contract, page: unknown): string[] {
  const found = new Set<string>();
  const root = shape.page;
  if (root === undefined) return [];
  walk(shape, root, page, '', (kind, value) => {
    if (kind === 'content' && typeof value === 'string') found.add(value);
  });
  return [...found];
}

/** A manifest without the pages in whose texts the id is not: they do not name it. */
export function withoutOthers(known: KnownText, manifest: Json, id: string): Json {
  const texts = known.pages;
  const mayName = (key: string): boolean => {
    const text = texts.get(JSON.stringify(key));
    // Where something is spelt with escapes, it may be the id.
    return text === undefined || text.includes(id) || text.includes('\\');
  };
  const pages = Object.entries(manifest.pages as Json).filter(([key]) => mayName(key));
  return { ...manifest, pages: Object.fromEntries(pages) };
}

/** Every place in a manifest that names a page. */
export function findPageReferences(
  { shape }: Contract,
  manifest: unknown,
  id: string,
): PageReference[] {
  const found: PageReference[] = [];
  const root = shape.manifest;
  if (root === undefined) return found;
  const links = new Set<string>();
  walk(shape, root, manifest, '', (kind, value, pointer) => {
    if (kind === 'link') links.add(`${pointer}/page`);
    if (kind === 'page' && value === id) {
      const path = toJsonPath(pointer, manifest);
      found.push(links.has(pointer) ? { path, isLink: true } : { path });
    }
    if (['running-text', 'items', 'target'].includes(kind))
      found.push(...findLinksWithin(manifest, id, { value, pointer }));
  });
  return found;
}
