// Two derived sites → what changes for a reader between them, and which addresses would be lost.

import { isDeepStrictEqual } from 'node:util';
import { toAddressKey } from '../../engine/content/addresses/address-key';
import { toFileHref, toHref } from '../../engine/content/addresses/addresses';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import { toPartWords } from '../../engine/content/items/find-headings';
import type { ContentItem } from '../../engine/generated/manifest';
import type { Site } from '../../engine/model/site';
import { comparePages, type PageChanges, pairPages, type Sides } from './compare-pages';
import { type Change, compareEntries, type Entry } from './entries';
import { createFindMoved, type FindMoved } from './find-moved';
import {
  type Identify,
  listFacts,
  outlineBlocks,
  outlineContacts,
  outlineFooter,
  outlineForms,
  outlineHosts,
  outlineMenus,
  outlineNotice,
  outlineRedirects,
  outlineSettings,
} from './outline';
import type { ReadableSite } from './read-sites';

export interface ContentChange {
  readonly file: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The addresses of the pages that show it. */
  readonly pages: readonly string[];
  readonly changes: readonly Change[];
}

export interface Comparison {
  readonly pages: PageChanges;
  readonly notice: readonly Change[];
  readonly menus: readonly Change[];
  readonly footer: readonly Change[];
  readonly contacts: readonly Change[];
  readonly forms: readonly Change[];
  /** Other hosts that visitors' browsers may ask. */
  readonly hosts: readonly Change[];
  readonly redirects: readonly Change[];
  readonly contents: readonly ContentChange[];
  readonly settings: readonly Change[];
  /** Addresses that the old site answered and the new one does not know. */
  readonly lost: readonly string[];
}

/** Names for addresses: the same for a page in both sites, whatever its address. */
function makeIdentify(site: Site, names: ReadonlyMap<string, string>): Identify {
  const byHref = new Map(Object.values(site.pages).map(({ id, path }) => [path, id]));
  return (href) => {
    const [path = '', anchor] = href.split('#');
    const id = byHref.get(path);
    if (id === undefined) return href;
    return `page:${names.get(id) ?? id}${anchor === undefined ? '' : `#${anchor}`}`;
  };
}

/** The addresses that a site answers or redirects, complete with base path. */
const listAnswered = ({ site, base }: ReadableSite): string[] => [
  ...Object.values(site.pages).map(({ path }) => toHref(base, path)),
  ...site.redirects.filter(({ to }) => to !== undefined).map(({ from }) => toHref(base, from)),
];

/** Servers lead from a page's path with a slash or `.html` at its end to the page itself. */
function isSpelling(address: string, pages: ReadonlySet<string>): boolean {
  const path = toAddressKey(address);
  const bare = path.endsWith(pageEnding) ? path.slice(0, -pageEnding.length) : path;
  return pages.has(bare.replace(/\/index$/, ''));
}

function findLost(
  before: ReadableSite,
  answering: readonly ReadableSite[],
  findMoved: FindMoved,
): string[] {
  const known = new Set(answering.flatMap(listAnswered));
  const pages = new Set(
    answering.flatMap(({ base, site }) =>
      Object.values(site.pages).map(({ path }) => toAddressKey(toHref(base, path))),
    ),
  );
  return [...new Set(listAnswered(before))].filter(
    (address) =>
      !known.has(address) && findMoved(address) === undefined && !isSpelling(address, pages),
  );
}

/** A text in parts as one text. */
function joinParts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(joinParts);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      partKeys.has(key) && Array.isArray(inner) ? toPartWords(inner) : joinParts(inner),
    ]),
  );
}

/** What holds a text in parts. */
const partKeys: ReadonlySet<string> = new Set(['$text', 'heading', 'caption']);

/** The texts of a content file: paragraphs, list items, headings. */
const listItems = (items: readonly ContentItem[] | undefined): Entry[] =>
  (items ?? []).flatMap((item, index) =>
    listFacts(joinParts(item), [String(index + 1)]).map(({ where, text }) => {
      // An index is not a stable name: an insertion before it would change it.
      const heading = where.replace(/(?:^| › )\d+(?=: $| › )/g, '').replace(/^(?:: | › )/, '');
      return { key: heading, where: heading, text };
    }),
  );

function compareContents(before: ReadableSite, after: ReadableSite): ContentChange[] {
  const files = [...new Set([...before.contents.keys(), ...after.contents.keys()])].sort();
  return files.flatMap((file): ContentChange[] => {
    const [old, next] = [before.contents.get(file), after.contents.get(file)];
    if (isDeepStrictEqual(old, next)) return [];
    const kind = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    const { site, base } = next === undefined ? before : after;
    const address = toFileHref('/', file);
    const pages = Object.values(site.pages)
      .filter(({ contentFiles }) => contentFiles.includes(address))
      .map(({ path }) => toHref(base, path));
    const changes = kind === 'changed' ? compareEntries(listItems(old), listItems(next)) : [];
    return [{ file: `files/${file}`, kind, pages, changes }];
  });
}

/** `answering`: all that answer addresses by then, such as the same site in other languages. */
export function compareSites(
  before: ReadableSite,
  after: ReadableSite,
  answering: readonly ReadableSite[] = [after],
): Comparison {
  const findMoved = createFindMoved(answering);
  const pairs = pairPages(before.site, after.site);
  const names = new Map(pairs.map((pair) => [pair.after.id, pair.before.id]));
  const sides: Sides = [
    { site: before.site, identify: makeIdentify(before.site, new Map()), modules: before.blocks },
    { site: after.site, identify: makeIdentify(after.site, names), modules: after.blocks },
  ];
  const [{ identify: identifyOld }, { identify }] = sides;
  const compare = (outline: (site: Site, identify: Identify) => Entry[]): Change[] =>
    compareEntries(outline(before.site, identifyOld), outline(after.site, identify));
  return {
    pages: comparePages([before, after], pairs, { sides, findMoved }),
    notice: compare(outlineNotice),
    menus: compare(outlineMenus),
    footer: compare(outlineFooter),
    contacts: compare(outlineContacts),
    forms: compareEntries(outlineForms(before), outlineForms(after)),
    hosts: compare(outlineHosts),
    redirects: compare(outlineRedirects),
    contents: compareContents(before, after),
    settings: compareEntries(
      [...outlineSettings(before.site, before.base), ...outlineBlocks(before.site, after.site)],
      [...outlineSettings(after.site, after.base), ...outlineBlocks(after.site, before.site)],
    ),
    lost: findLost(before, answering, findMoved),
  };
}
