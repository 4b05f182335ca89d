import { parseContent } from '../../content/parse-content';
import type { ContentItem, Page } from '../../model/manifest';
import type { CheckContext } from './check-context';

type AnyBlock = Page['blocks'][number];

const sectionIds = (items: readonly ContentItem[]): string[] =>
  parseContent(items, () => undefined).flatMap((node) =>
    node.type === 'section' ? [node.id] : [],
  );

function idsOf(block: AnyBlock, { contents }: CheckContext): string[] {
  const own = block.id === undefined ? [] : [block.id];
  if (block.type === 'content')
    return [...own, ...sectionIds(block.fixed ?? contents.get(block.file) ?? [])];
  if (block.type === 'text' || block.type === 'feature')
    return [...own, ...sectionIds(block.items)];
  if (block.type === 'people') return [...own, ...block.people.map(({ id }) => id)];
  return own;
}

/** The element ids that a page's blocks and headed sections have; none for a page of the wrong shape. */
export function findAnchors(context: CheckContext, id: string): ReadonlySet<string> {
  try {
    const page = context.manifest.pages[id];
    return new Set((page?.blocks ?? []).flatMap((block) => idsOf(block, context)));
  } catch {
    return new Set();
  }
}
