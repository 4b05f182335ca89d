import { parseContent } from '../../content/parse-content';
import type { ContentItem, Page } from '../../generated/manifest';
import type { CheckContext } from './check-context';

type AnyBlock = Page['blocks'][number];

const sectionIds = (items: readonly ContentItem[]): string[] =>
  parseContent(items, () => undefined).flatMap((node) =>
    node.type === 'section' ? [node.id] : [],
  );

/** Undefined where a part of the block is not known. */
function idsOf(block: AnyBlock, { contents }: CheckContext): string[] | undefined {
  const own = block.id === undefined ? [] : [block.id];
  if (block.type === 'content') {
    const items = block.fixed ?? contents.get(block.file);
    return items && [...own, ...sectionIds(items)];
  }
  if (block.type === 'text' || block.type === 'feature')
    return [...own, ...sectionIds(block.items)];
  if (block.type === 'people') return [...own, ...block.people.map(({ id }) => id)];
  return own;
}

/** The element ids of a page's blocks and headed sections; undefined where a fault leaves them unknown. */
export function findAnchors(context: CheckContext, id: string): ReadonlySet<string> | undefined {
  if (!context.sound) return undefined;
  const found = new Set<string>();
  for (const block of context.manifest.pages[id]?.blocks ?? []) {
    const ids = idsOf(block, context);
    if (ids === undefined) return undefined;
    for (const own of ids) found.add(own);
  }
  return found;
}
