// The items of a content file → what visitors fetch of it.
import { mapTexts } from '../content/map-texts';
import { findSpecial } from '../content/special-items';
import type { ContentItem } from '../generated/manifest';
import type { PublishedText } from '../model/views';
import type { Resolver } from './resolvers';

/** Pictures have sizes and hashed addresses, which only a build knows: a file with more than text is published as nodes. */
export const publishContent = (items: readonly ContentItem[], resolver: Resolver): PublishedText =>
  items.some((item) => findSpecial(item))
    ? { nodes: resolver.items(items) }
    : mapTexts(items, resolver.publish);
