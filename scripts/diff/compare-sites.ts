// Two derived sites → what changes for a reader between them, and which addresses would be lost.
import { isDeepStrictEqual } from 'node:util';
import { toFileHref, toHref } from '../../engine/content/addresses';
import type { BlockView } from '../../engine/generated/block-views';
import type { ContentItem } from '../../engine/generated/manifest';
import type { BlockModules } from '../../engine/model/block-module';
import type { FormView } from '../../engine/model/concept-views';
import type { Site, SitePage } from '../../engine/model/site';
import { type Change, compareEntries, type Entry } from './entries';
import {
  type Identify,
  listFacts,
  outlineContacts,
  outlineFooter,
  outlineForms,
  outlineMenus,
  outlineRedirects,
  outlineSettings,
} from './outline';
import type { ReadableSite } from './read-sites';

export interface PageName {
  /** Complete with base path. */
  readonly path: string;
  readonly title: string;
}

/** What becomes of an address: another one, `gone`, or nothing. */
export type Fate = { readonly to: string } | 'gone' | 'lost';

export interface ContentChange {
  readonly file: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Addresses of the pages that show it. */
  readonly pages: readonly string[];
  readonly changes: readonly Change[];
}

export interface Comparison {
  readonly pages: {
    readonly added: readonly PageName[];
    readonly removed: readonly (PageName & { readonly fate: Fate })[];
    readonly moved: readonly (PageName & { readonly from: string; readonly fate: Fate })[];
    readonly retitled: readonly (PageName & { readonly before: string })[];
    /** Pages of which something else has changed, and what. */
    readonly changed: readonly (PageName & { readonly parts: readonly string[] })[];
  };
  readonly menus: readonly Change[];
  readonly footer: readonly Change[];
  readonly contacts: readonly Change[];
  readonly forms: readonly Change[];
  readonly redirects: readonly Change[];
  readonly contents: readonly ContentChange[];
  readonly settings: readonly Change[];
  /** Addresses that the site before answered and the one after does not know. */
  readonly lost: readonly string[];
}

interface Pair {
  readonly before: SitePage;
  readonly after: SitePage;
}

/** The pages that both sites have: by id, else by address. */
function pairPages(before: Site, after: Site): Pair[] {
  const byPath = new Map(Object.values(after.pages).map((page) => [page.path, page]));
  return Object.values(before.pages).flatMap((old) => {
    const same = after.pages[old.id];
    const renamed = byPath.get(old.path);
    const next = same ?? (renamed && before.pages[renamed.id] === undefined ? renamed : undefined);
    return next === undefined ? [] : [{ before: old, after: next }];
  });
}

/** Names for addresses: the same for a page of both sites, wherever it stands. */
function makeIdentify(site: Site, names: ReadonlyMap<string, string>): Identify {
  const byHref = new Map(Object.values(site.pages).map(({ id, path }) => [path, id]));
  return (href) => {
    const [path = '', anchor] = href.split('#');
    const id = byHref.get(path);
    if (id === undefined) return href;
    return `page:${names.get(id) ?? id}${anchor === undefined ? '' : `#${anchor}`}`;
  };
}

/** A copy in which links say which page they lead to, not where that stands. */
function withoutPlaces(value: unknown, identify: Identify): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPlaces(item, identify));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'page');
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === 'href' && typeof inner === 'string'
        ? identify(inner)
        : withoutPlaces(inner, identify),
    ]),
  );
}

/** A copy of a block that names its forms: their words are compared on their own. */
function withoutForms(block: BlockView, modules: BlockModules): unknown {
  const forms = new Set<unknown>(modules.get(block.type)?.forms?.(block));
  const name = (_: string, value: unknown) => (forms.has(value) ? (value as FormView).id : value);
  return forms.size === 0 ? block : JSON.parse(JSON.stringify(block, name));
}

function listBlocks({ blocks }: SitePage, { identify, modules }: Side): Entry[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    const name = count === 1 ? block.type : `${block.type} ${count}`;
    const facts = withoutPlaces(withoutForms(block, modules), identify);
    return { key: name, where: name, text: JSON.stringify(facts) };
  });
}

interface Side {
  readonly identify: Identify;
  readonly modules: BlockModules;
}

type Sides = readonly [before: Side, after: Side];

function findChangedParts({ before, after }: Pair, sides: Sides): string[] {
  const pick = ({ summary, lead, layout, image, callToAction, unlisted }: SitePage) => ({
    ...{ summary, lead, layout, image, unlisted },
    invitation: callToAction,
  });
  const [one, other] = [
    withoutPlaces(pick(before), sides[0].identify) as Record<string, unknown>,
    withoutPlaces(pick(after), sides[1].identify) as Record<string, unknown>,
  ];
  const own = Object.keys(one).filter((name) => !isDeepStrictEqual(one[name], other[name]));
  const blocks = compareEntries(listBlocks(before, sides[0]), listBlocks(after, sides[1]));
  return [
    ...own,
    ...blocks.map(({ kind, where }) => (kind === 'changed' ? where : `${where} ${kind}`)),
  ];
}

const toName = ({ base }: ReadableSite, { path, title }: SitePage): PageName => ({
  path: toHref(base, path),
  title,
});

function findFate({ site, base }: ReadableSite, address: string): Fate {
  const redirect = site.redirects.find(({ from }) => toHref(base, from) === address);
  if (redirect === undefined) return 'lost';
  const { to } = redirect;
  return to === undefined ? 'gone' : { to: to.startsWith('/') ? toHref(base, to) : to };
}

/** The addresses that a site answers or leads on from, complete with base path. */
const listAnswered = ({ site, base }: ReadableSite): string[] => [
  ...Object.values(site.pages).map(({ path }) => toHref(base, path)),
  ...site.redirects.filter(({ to }) => to !== undefined).map(({ from }) => toHref(base, from)),
];

function findLost(before: ReadableSite, after: ReadableSite): string[] {
  const known = new Set([
    ...listAnswered(after),
    ...after.site.redirects.map(({ from }) => toHref(after.base, from)),
  ]);
  return [...new Set(listAnswered(before))].filter((address) => !known.has(address));
}

function comparePages(
  [before, after]: readonly [ReadableSite, ReadableSite],
  pairs: readonly Pair[],
  sides: Sides,
): Comparison['pages'] {
  const kept = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const others = ({ site }: ReadableSite): SitePage[] =>
    Object.values(site.pages).filter((page) => !kept.has(page));
  const named = pairs.map((pair) => ({
    name: toName(after, pair.after),
    old: toName(before, pair.before),
    pair,
  }));
  return {
    added: others(after).map((page) => toName(after, page)),
    removed: others(before)
      .map((page) => toName(before, page))
      .map((name) => ({ ...name, fate: findFate(after, name.path) })),
    moved: named.flatMap(({ name, old }) =>
      name.path === old.path ? [] : [{ ...name, from: old.path, fate: findFate(after, old.path) }],
    ),
    retitled: named.flatMap(({ name, old }) =>
      name.title === old.title ? [] : [{ ...name, before: old.title }],
    ),
    changed: named.flatMap(({ name, pair }) => {
      const parts = findChangedParts(pair, sides);
      return parts.length === 0 ? [] : [{ ...name, parts }];
    }),
  };
}

/** The words of a content file: a paragraph, an item of a list, a heading's text. */
const listItems = (items: readonly ContentItem[] | undefined): Entry[] =>
  (items ?? []).flatMap((item, index) =>
    listFacts(item, [String(index + 1)]).map(({ where, text }) => {
      // A number is no name: what is put before it would change it.
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

export function compareSites(before: ReadableSite, after: ReadableSite): Comparison {
  const pairs = pairPages(before.site, after.site);
  const names = new Map(pairs.map((pair) => [pair.after.id, pair.before.id]));
  const sides: Sides = [
    { identify: makeIdentify(before.site, new Map()), modules: before.blocks },
    { identify: makeIdentify(after.site, names), modules: after.blocks },
  ];
  const [{ identify: identifyOld }, { identify }] = sides;
  const compare = (outline: (site: Site, identify: Identify) => Entry[]): Change[] =>
    compareEntries(outline(before.site, identifyOld), outline(after.site, identify));
  return {
    pages: comparePages([before, after], pairs, sides),
    menus: compare(outlineMenus),
    footer: compare(outlineFooter),
    contacts: compare(outlineContacts),
    forms: compareEntries(outlineForms(before), outlineForms(after)),
    redirects: compare(outlineRedirects),
    contents: compareContents(before, after),
    settings: compareEntries(
      outlineSettings(before.site, before.base),
      outlineSettings(after.site, after.base),
    ),
    lost: findLost(before, after),
  };
}
