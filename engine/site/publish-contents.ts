// The items of content files → what visitors fetch of them.
import { mapTexts } from '../content/items/map-texts';
import { findSpecial } from '../content/items/special-items';
import type { ContentItem } from '../generated/manifest';
import type { ContentFiles } from '../model/block-module';
import type { Site } from '../model/site';
import type { PublishedText } from '../model/views';
import type { Resolver } from './resolvers';

/** Pictures have sizes and hashed addresses, which only a build knows: a file with more than text is published as nodes. */
const publish = (items: readonly ContentItem[], resolver: Resolver): PublishedText =>
  items.some((item) => findSpecial(item))
    ? { nodes: resolver.items(items) }
    : mapTexts(items, resolver.publish);

/** By address. */
export const publishContents = (contents: ContentFiles, resolver: Resolver): Site['contents'] =>
  Object.fromEntries(
    [...contents].map(([path, items]) => [resolver.content(path), publish(items, resolver)]),
  );
