// The items of a site → what each of its pages has of them: what it says as an item, and what its lists show.
import type { PageConfig } from '../generated/manifest';
import type { BlockModules, ContentFiles } from '../model/block-module';
import type { Contract } from '../model/contract';
import type { SiteItems } from '../model/items';
import type { Kinds } from '../model/kinds';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { ValidSite } from '../model/valid-site';
import { buildItem, type ItemContext } from './build-item';
import { ItemLists } from './item-lists';
import { ItemNeighbours } from './item-neighbours';

interface Items {
  readonly items: SiteItems;
  readonly kinds: Kinds;
  readonly resolver: Resolver;
  readonly contents: ContentFiles;
  readonly modules: BlockModules;
}

export class PageItems {
  readonly #context: ItemContext;
  readonly #lists: ItemLists;

  constructor(items: Items) {
    const neighbours = new ItemNeighbours(items.items, items.resolver.pages);
    this.#context = { ...items, neighbours };
    this.#lists = new ItemLists(items);
  }

  find(id: string, page: PageConfig): Pick<SitePage, 'item' | 'itemLists'> {
    const item = this.#context.items.items.get(id);
    const itemLists = this.#lists.find(id, page);
    return {
      ...(item && { item: buildItem(item, this.#context) }),
      ...(itemLists && { itemLists }),
    };
  }
}

/** Undefined for a site without collections. */
export const findPageItems = (
  { items, contents }: ValidSite,
  resolver: Resolver,
  { blocks: modules, kinds }: Pick<Contract, 'blocks' | 'kinds'>,
): PageItems | undefined => items && new PageItems({ items, kinds, resolver, contents, modules });
