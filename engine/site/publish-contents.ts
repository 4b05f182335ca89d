// The items of content files → what visitors fetch of them.
import { publishText } from '../concepts/running-text';
import { mapTexts } from '../content/items/map-texts';
import { findSpecial } from '../content/items/special-items';
import type { ContentItem } from '../generated/manifest';
import type { ContentFiles } from '../model/block-module';
import type { Resolver } from '../model/resolver';
import type { Site } from '../model/site';
import type { PublishedText } from '../model/views';

/** Pictures have sizes and hashed addresses, which only a build knows: a file with more than text is published as nodes. */
const publish = (items: readonly ContentItem[], resolver: Resolver): PublishedText =>
  items.some((item) => findSpecial(item))
    ? { nodes: resolver.resolve('content/file', items) }
    : mapTexts(items, (text) => publishText(text, resolver));

/** By address. */
export const publishContents = (contents: ContentFiles, resolver: Resolver): Site['contents'] =>
  Object.fromEntries(
    [...contents].map(([path, items]) => [
      resolver.resolve('content-path', path),
      publish(items, resolver),
    ]),
  );
