// The items of a site → what each of its pages has of them: what it says as an item, and what its lists show.
import { Clock } from '../content/facts/clock';
import { type Dates, makeClock, makeNumber } from '../content/facts/name-dates';
import { toLocale } from '../content/text/locale';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules, ContentFiles } from '../model/block-module';
import type { Contract } from '../model/contract';
import type { Entity } from '../model/fact-views';
import type { SiteFeed, SiteItem } from '../model/item-views';
import type { Item, SiteItems } from '../model/items';
import type { Kinds } from '../model/kinds';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { ValidSite } from '../model/valid-site';
import { buildCard, buildItem, type ItemContext } from './build-item';
import { toAbout } from './facts';
import { ItemFeeds } from './item-feeds';
import { describeItem } from './item-json-ld';
import { ItemLists } from './item-lists';
import { ItemNeighbours } from './item-neighbours';

interface Items {
  readonly items: SiteItems;
  readonly kinds: Kinds;
  readonly resolver: Resolver;
  readonly contents: ContentFiles;
  readonly modules: BlockModules;
}

interface FoundItems extends Pick<SitePage, 'item' | 'itemLists' | 'feeds'> {
  /** What search engines are told of the item. */
  readonly entity?: Entity;
}

export class PageItems {
  readonly feeds: readonly SiteFeed[];
  readonly #context: ItemContext;
  readonly #lists: ItemLists;

  constructor(items: Items) {
    const { resolver } = items;
    const feeds = new ItemFeeds(items);
    const neighbours = new ItemNeighbours(items.items, resolver.pages);
    const { labels, site } = resolver.manifest;
    const clock = new Clock(site.timeZone ?? 'UTC');
    const language = toLocale(site.language);
    const dates: Dates = {
      ...{ dates: labels.dates, language },
      ...{ number: makeNumber(language), clock: makeClock(language) },
    };
    this.#context = { ...items, neighbours, feeds, clock, dates };
    this.#lists = new ItemLists({ ...items, feeds });
    this.feeds = feeds.all;
  }

  find(id: string, page: PageConfig): FoundItems {
    const { items, feeds, modules } = this.#context;
    const item = items.items.get(id);
    const itemLists = this.#withCards(this.#lists.find(id, page));
    const view = item && buildItem(item, this.#context);
    const entity = item && view && this.#describe(item, view, page);
    const collections = page.blocks.flatMap(
      (block) => modules.get(block.type)?.entry?.items?.(block).collections ?? [],
    );
    const links = feeds.findLinks(id, [...(item ? [item.collection] : []), ...collections]);
    return {
      ...(view && { item: view }),
      ...(itemLists && { itemLists }),
      ...(links && { feeds: links }),
      ...(entity && { entity }),
    };
  }

  /** The lists with the cards of items that have no page. */
  #withCards(lists: FoundItems['itemLists']): FoundItems['itemLists'] {
    return (
      lists &&
      Object.fromEntries(
        Object.entries(lists).map(([index, list]) => {
          const rows = list.items.flatMap((id) => {
            const item = this.#context.items.items.get(id);
            return item?.pageless ? [[id, buildCard(item, this.#context)] as const] : [];
          });
          return [index, rows.length === 0 ? list : { ...list, cards: Object.fromEntries(rows) }];
        }),
      )
    );
  }

  #describe(item: Item, view: SiteItem, page: PageConfig): Entity | undefined {
    const { clock, kinds, resolver } = this.#context;
    const { site } = resolver.manifest;
    const kind = kinds[item.kind];
    const image = page.image && site.origin + resolver.resolve('image', page.image).src;
    const about = toAbout(site, encodeURI(page.path));
    const toStamp = (written: string): string => clock.toStamp(written);
    return (
      kind && describeItem({ item, view, kind, about, site, toStamp, image, summary: page.summary })
    );
  }
}

/** Undefined for a site without collections. */
export const findPageItems = (
  { items, contents }: ValidSite,
  resolver: Resolver,
  { blocks: modules, kinds }: Pick<Contract, 'blocks' | 'kinds'>,
): PageItems | undefined =>
  items &&
  new PageItems({ items, kinds: { ...kinds, ...items.kinds }, resolver, contents, modules });
