// A valid item → the page that is made of it, complete as if the manifest had said it all.
import { toOwnMembers } from '../../content/collections/own-members';
import type { Absence } from '../../content/pages/page-index';
import { defaults } from '../../generated/defaults';
import type { BlockConfig, PageConfig } from '../../generated/manifest';
import type { Item, ItemValue } from '../../model/items';
import type { Kind } from '../../model/kinds';
import type { ItemFile } from './item-files';
import type { KnownCollection } from './known-collections';

/** What the instant of the build makes of an item. */
export interface ItemTimes {
  readonly isFuture: boolean;
  readonly isExpired: boolean;
  readonly isPast: boolean;
}

interface ValidItem {
  readonly file: ItemFile;
  readonly value: ItemValue;
  /** Whether it says more than its members do. */
  readonly hasText: boolean;
}

const textOf = (value: ItemValue, name: string): string | undefined => {
  const text = value[name];
  return typeof text === 'string' ? text : undefined;
};

export function toItem(
  { id, collection, kind }: KnownCollection,
  { file, value }: Pick<ValidItem, 'file' | 'value'>,
  { isExpired, isPast }: ItemTimes,
): Item {
  const date = textOf(value, kind.names.date);
  return {
    ...{ id: file.id, collection: id, kind: collection.kind, name: file.name },
    title: textOf(value, kind.names.title) ?? file.name,
    ...(date !== undefined && { date }),
    // News are not over.
    ...(isPast && kind.names.date !== 'date' && { isPast }),
    ...(isExpired && { isExpired }),
    ...(value.unlisted && { unlisted: true }),
    ...(value.draft && { draft: true }),
    ...(file.row && !collection.pages && { pageless: true as const }),
    value,
  };
}

/** A pattern with what an item says in place of its braces. */
export function fillPath(pattern: string, { name, date = '', value }: Item): string {
  const [year = '', month = ''] = date.split('-');
  return pattern
    .replaceAll('{slug}', value.slug ?? name)
    .replaceAll('{year}', year)
    .replaceAll('{month}', month)
    .replace(/\/{2,}/g, '/');
}

/** Below a list page at the base path, too. */
export const below = (list: Pick<PageConfig, 'path'>, path: string): string =>
  `${list.path === '/' ? '' : list.path}${path}`;

/** What a page takes from its item as it is. */
const shared = ['label', 'icon', 'shareImage', 'callToAction'] as const;

/** What the kind says of an item: in a block of its own, below date and authors, or as facts. */
function toHead(
  { collection, kind }: KnownCollection,
  { value }: Pick<ValidItem, 'value'>,
): object[] {
  const facts = { ...defaults['blocks/item'], type: 'item' };
  if (!kind.parts?.includes('page')) return [facts];
  return [
    { ...facts, part: 'byline' },
    { ...toOwnMembers(value, kind), type: `${collection.kind}/page` },
  ];
}

/** Its facts, its text, its own blocks, and the ways on. */
function toBlocks(known: KnownCollection, valid: ValidItem): BlockConfig[] {
  const { file, value, hasText } = valid;
  const text = { ...defaults['blocks/content'], type: 'content', file: file.path };
  const own = { ...defaults['blocks/item'], type: 'item' };
  return [
    ...toHead(known, valid),
    ...(hasText ? [text] : []),
    ...(value.blocks ?? []),
    { ...own, part: 'ways' },
  ] as BlockConfig[];
}

export function buildItemPage(
  known: KnownCollection,
  valid: ValidItem,
  { item, list }: { readonly item: Item; readonly list: Pick<PageConfig, 'path'> },
): PageConfig {
  const { collection, kind } = known;
  const { value } = valid;
  const image = value[kind.names.image];
  const summary = textOf(value, kind.names.summary) ?? item.title;
  const own = shared.flatMap((name) =>
    value[name] === undefined ? [] : [[name, value[name]] as const],
  );
  return {
    ...defaults.page,
    path: below(list, fillPath(collection.path, item)),
    ...{ title: item.title, summary, lead: value.lead ?? summary },
    ...Object.fromEntries(own),
    ...(image !== undefined && { image }),
    ...{ layout: 'item', parent: collection.list },
    ...{ draft: value.draft ?? false, unlisted: value.unlisted ?? false },
    blocks: toBlocks(known, valid),
  } as unknown as PageConfig;
}

/** Which block of the page is the first of its own. */
export const countBefore = (
  { hasText }: Pick<ValidItem, 'hasText'>,
  { parts }: Pick<Kind, 'parts'>,
): number => 1 + Number(parts?.includes('page') ?? false) + Number(hasText);

/** Why an item has no page; undefined where it has one. */
export function findAbsence(
  { isFuture, isExpired }: ItemTimes,
  afterwards: 'keep' | 'gone' | 'list',
): Absence | undefined {
  if (isFuture) return 'future';
  return isExpired && afterwards !== 'keep' ? 'expired' : undefined;
}
