// An item → what search engines are told of it, in the vocabulary of https://schema.org. Only what readers see.
import type { Entity } from '../model/fact-views';
import type { SiteItem } from '../model/item-views';
import type { Item } from '../model/items';
import type { Kind } from '../model/kinds';
import type { Resolver } from '../model/resolver';

export const describeItem = (
  _item: Item,
  _view: Omit<SiteItem, 'entity'>,
  _context: { readonly kind: Kind; readonly resolver: Resolver },
): Entity | undefined => undefined;
