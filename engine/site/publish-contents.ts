// The items of content files → what visitors fetch of them.
import { publishText } from '../concepts/running-text';
import { mapTexts } from '../content/items/map-texts';
import { findSpecial } from '../content/items/special-items';
import type { ContentItem } from '../generated/manifest';
import type { ContentFiles } from '../model/block-module';
import type { Resolver } from '../model/resolver';
import type { Site } from '../model/site';
import type { PublishedText } from '../model/views';

/**
 * Pictures have sizes and hashed addresses, and links to other languages say so, which only a build knows: a file with more than text
 * is published as nodes.
 */
export function publishContent(items: readonly ContentItem[], resolver: Resolver): PublishedText {
  const toNodes = () => ({ nodes: resolver.resolve('content/file', items) });
  if (items.some((item) => findSpecial(item))) return toNodes();
  const elsewhere: string[] = [];
  const texts = mapTexts(items, (written) => {
    const { text, languages } = publishText(written, resolver);
    elsewhere.push(...languages.keys());
    return text;
  });
  return elsewhere.length === 0 ? texts : toNodes();
}

/** By address. */
export const publishContents = (contents: ContentFiles, resolver: Resolver): Site['contents'] =>
  Object.fromEntries(
    [...contents].map(([path, items]) => [
      resolver.resolve('content-path', path),
      publishContent(items, resolver),
    ]),
  );
