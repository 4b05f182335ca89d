// The blocks of a page → the same, and no section has the id of another element.
import { toSectionIds, withFreeIds } from '../content/element-ids';
import { findText, findWrittenIds } from '../content/find-anchors';
import type { BlockView } from '../generated/block-views';
import type { SitePage } from '../model/site';
import type { ContentNode } from '../model/views';

const findHeadings = (nodes: readonly ContentNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'section' ? [node.id] : []));

function placeText(block: BlockView, others: readonly string[]): BlockView {
  if ('items' in block) return { ...block, items: withFreeIds(block.items, others) };
  if (!('fixed' in block)) return block;
  return { ...block, fixed: withFreeIds(block.fixed, others) };
}

/** `readFile` gives what the headings of a content file give as ids. */
export function placeSections(
  blocks: readonly BlockView[],
  readFile: (file: string) => readonly string[],
): Pick<SitePage, 'blocks' | 'taken'> {
  const texts = blocks.map((block) => findText<readonly ContentNode[]>(block) ?? []);
  const written = blocks.flatMap(findWrittenIds).map(({ id }) => id);
  // Most pages have one text and nothing that it could meet: no file has to be looked into.
  if (written.length + texts.filter((text) => text.length > 0).length < 2) return { blocks };
  const sections = toSectionIds(
    written,
    texts.map((text) => (typeof text === 'string' ? readFile(text) : findHeadings(text))),
  );
  const all = [...written, ...sections.flat()];
  const others = sections.map((ids) => all.filter((id) => !ids.includes(id)));
  const taken = texts.flatMap((text, index) =>
    typeof text === 'string' && others[index]?.length ? [[index, others[index]] as const] : [],
  );
  return {
    blocks: blocks.map((block, index) => placeText(block, others[index] ?? [])),
    ...(taken.length > 0 && { taken: Object.fromEntries(taken) }),
  };
}
