// The list page of a collection → the same for each tag, each year, and older items: pages with the block that lists the items.
import { isShown, selectItems } from '../../content/collections/cut-lists';
import { toListPath } from '../../content/collections/list-key';
import { defaults } from '../../generated/defaults';
import type { Manifest, PageConfig } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { Item, ListedCollection, ListKey } from '../../model/items';
import { isRecord } from '../../model/json';
import { below } from './item-page';

interface Lists {
  readonly block: PageConfig['blocks'][number];
  readonly collection: ListedCollection;
  readonly list: PageConfig;
  /** The id of that page. */
  readonly parent: string;
  readonly keys: readonly ListKey[];
  /** All that the list is about. */
  readonly items: readonly Item[];
}

type ListLabels = Manifest['blockSettings']['items']['labels'];

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What the page of a list is called. */
function toTitle(
  key: ListKey,
  title: string,
  { tags }: ListedCollection,
  labels: ListLabels,
): string {
  const { tag, year, letter, page } = key;
  const part = tag === undefined ? undefined : (tags[tag]?.title ?? tag);
  const about = part ?? year ?? letter?.toUpperCase();
  const own = about === undefined ? title : fill(labels.partOf, { title, part: about });
  const inner =
    part !== undefined && year !== undefined
      ? fill(labels.partOf, { title: own, part: year })
      : own;
  return page === undefined ? inner : fill(labels.pageOf, { title: inner, n: page });
}

interface ListPage {
  readonly key: ListKey;
  readonly page: PageConfig;
}

export interface WholeList {
  readonly block: PageConfig['blocks'][number];
  readonly collections: readonly string[];
}

/** The blocks of a page that list everything of one collection, or of several. The shape of blocks has yet to be checked. */
export const findWholeLists = ({ blocks }: PageConfig, modules: BlockModules): WholeList[] =>
  blocks.filter(isRecord).flatMap((block) => {
    const { collections, count, tag } = modules.get(block.type)?.entry?.items?.(block) ?? {};
    return collections && count === undefined && tag === undefined ? [{ block, collections }] : [];
  });

/** Whether everything of its tag, its year or its letter has expired. Numbered pages stay as they are. */
const isOver = (key: ListKey, items: readonly Item[]): boolean =>
  key.page === undefined && !selectItems(items, key).some(isShown);

/** The further pages of a list have its block as well. Where nothing is left to see, search engines are not led. */
export function buildListPages(
  { block, collection, items, list, parent, keys }: Lists,
  labels: ListLabels,
): readonly ListPage[] {
  const layout = list.layout === 'switcher' || list.layout === 'landing' ? 'plain' : list.layout;
  return keys.map((key): ListPage => {
    const title = toTitle(key, list.label ?? list.title, collection, labels);
    const page = {
      ...defaults.page,
      path: below(list, toListPath(key, collection)),
      ...{ title, summary: `${title}. ${list.summary}`, layout, parent },
      ...{ draft: list.draft, unlisted: list.unlisted || isOver(key, items) },
      blocks: [block],
    };
    return { key, page: page as unknown as PageConfig };
  });
}
