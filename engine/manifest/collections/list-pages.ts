// The list page of a collection → the same for each tag, each year, and older items: pages with the block that lists the items.
import { toListPath } from '../../content/collections/list-key';
import { defaults } from '../../generated/defaults';
import type { Manifest, PageConfig } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { ListedCollection, ListKey } from '../../model/items';
import { below } from './item-page';

interface Lists {
  /** The id of the collection. */
  readonly id: string;
  readonly collection: ListedCollection;
  readonly list: PageConfig;
  readonly keys: readonly ListKey[];
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

/** Whether the block lists the whole collection: then its further pages have it as well. */
const listsWhole = (
  modules: BlockModules,
  block: PageConfig['blocks'][number],
  collection: string,
): boolean => {
  const query = modules.get(block.type)?.entry?.items?.(block);
  return (
    query !== undefined &&
    query.count === undefined &&
    query.tag === undefined &&
    query.collections.length === 1 &&
    query.collections[0] === collection
  );
};

/** Undefined where the list page has no such block. */
export function buildListPages(
  { id, collection, list, keys }: Lists,
  { modules, labels }: { readonly modules: BlockModules; readonly labels: ListLabels },
): readonly ListPage[] | undefined {
  const block = list.blocks.find((one) => listsWhole(modules, one, id));
  if (block === undefined) return undefined;
  const layout = list.layout === 'switcher' || list.layout === 'landing' ? 'plain' : list.layout;
  return keys.map((key): ListPage => {
    const title = toTitle(key, list.label ?? list.title, collection, labels);
    const page = {
      ...defaults.page,
      path: below(list, toListPath(key, collection)),
      ...{ title, summary: `${title}. ${list.summary}`, layout, parent: collection.list },
      ...{ draft: list.draft, unlisted: list.unlisted },
      blocks: [block],
    };
    return { key, page: page as unknown as PageConfig };
  });
}
