// The pages of two derived sites → which were added, removed, moved or changed, and in which parts.
import { isDeepStrictEqual } from 'node:util';
import { toHref } from '../../engine/content/addresses/addresses';
import type { BlockView } from '../../engine/generated/block-views';
import type { FormView } from '../../engine/generated/concept-views';
import type { BlockModules } from '../../engine/model/block-module';
import type { Site, SitePage } from '../../engine/model/site';
import { listBlockWords, nameBlocks } from './block-words';
import { type Change, compareEntries, type Entry } from './entries';
import type { FindMoved } from './find-moved';
import { listItemWords } from './item-words';
import { type Identify, listFacts } from './outline';
import type { ReadableSite } from './read-sites';

interface PageName {
  /** Complete with base path. */
  readonly path: string;
  readonly title: string;
}

/** The fate of an address: another address, `gone`, or unknown. */
export type Fate = { readonly to: string } | 'gone' | 'lost';

export interface PageChanges {
  readonly added: readonly PageName[];
  readonly removed: readonly (PageName & { readonly fate: Fate })[];
  readonly moved: readonly (PageName & { readonly from: string; readonly fate: Fate })[];
  readonly retitled: readonly (PageName & { readonly before: string })[];
  /** Pages of which something else has changed. */
  readonly changed: readonly (PageName & PartChanges)[];
}

interface PartChanges {
  /** What has changed: settings of the page, and blocks. */
  readonly parts: readonly string[];
  /** Which words of its blocks. */
  readonly words: readonly Change[];
}

interface Pair {
  readonly before: SitePage;
  readonly after: SitePage;
}

/** The pages that both sites have: by id, else by address. */
export function pairPages(before: Site, after: Site): Pair[] {
  const byPath = new Map(Object.values(after.pages).map((page) => [page.path, page]));
  return Object.values(before.pages).flatMap((old) => {
    const same = after.pages[old.id];
    const renamed = byPath.get(old.path);
    const next = same ?? (renamed && before.pages[renamed.id] === undefined ? renamed : undefined);
    return next === undefined ? [] : [{ before: old, after: next }];
  });
}

/** A copy in which links name the page, not its address. */
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

/** A copy of a block with only the names of its forms: their texts are compared separately. */
function withoutForms(block: BlockView, modules: BlockModules): unknown {
  const forms = new Set<unknown>(modules.get(block.type)?.text?.forms?.(block));
  const name = (_: string, value: unknown) => (forms.has(value) ? (value as FormView).id : value);
  return forms.size === 0 ? block : JSON.parse(JSON.stringify(block, name));
}

const listBlocks = (page: SitePage, { identify, modules }: Side): Entry[] =>
  nameBlocks(page).map(({ name, block }) => {
    const facts = withoutPlaces(withoutForms(block, modules), identify);
    return { key: name, where: name, text: JSON.stringify(facts) };
  });

interface Side {
  readonly site: Site;
  readonly identify: Identify;
  readonly modules: BlockModules;
}

export type Sides = readonly [before: Side, after: Side];

/** What a page says of itself that is words. */
const wordy = ['summary', 'lead', 'image', 'invitation'];

function findPartChanges({ before, after }: Pair, sides: Sides): PartChanges {
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
  const parts = [
    ...own,
    ...blocks.map(({ kind, where }) => (kind === 'changed' ? where : `${where} ${kind}`)),
  ];
  const listWords = (page: SitePage, { site, modules }: Side) =>
    blocks.length === 0 ? [] : listBlockWords(site, page, modules);
  const ofItems = compareEntries(listItemWords(before), listItemWords(after));
  const words = compareEntries(listWords(before, sides[0]), listWords(after, sides[1]));
  const listOwn = (facts: Readonly<Record<string, unknown>>): Entry[] =>
    wordy.flatMap((name) => (own.includes(name) ? listFacts(facts[name], [name]) : []));
  return {
    parts: ofItems.length === 0 ? parts : [...parts, 'facts'],
    words: [...compareEntries(listOwn(one), listOwn(other)), ...ofItems, ...words],
  };
}

const toName = ({ base }: ReadableSite, { path, title }: SitePage): PageName => ({
  path: toHref(base, path),
  title,
});

function toFate(found: ReturnType<FindMoved>): Fate {
  if (found === undefined) return 'lost';
  return found.to === undefined ? 'gone' : { to: found.to };
}

export function comparePages(
  [before, after]: readonly [ReadableSite, ReadableSite],
  pairs: readonly Pair[],
  { sides, findMoved }: { readonly sides: Sides; readonly findMoved: FindMoved },
): PageChanges {
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
      .map((name) => ({ ...name, fate: toFate(findMoved(name.path)) })),
    moved: named.flatMap(({ name, old }) =>
      name.path === old.path
        ? []
        : [{ ...name, from: old.path, fate: toFate(findMoved(old.path)) }],
    ),
    retitled: named.flatMap(({ name, old }) =>
      name.title === old.title ? [] : [{ ...name, before: old.title }],
    ),
    changed: named.flatMap(({ name, pair }) => {
      const changes = findPartChanges(pair, sides);
      return changes.parts.length === 0 ? [] : [{ ...name, ...changes }];
    }),
  };
}
