// What pages and blocks show is there: pages with nothing but a title, blocks without pages to show, headings that a text lacks.
import { findParents } from '../../content/pages/page-tree';
import { toPointer } from '../../content/shape/shape';
import type { BlockConfig, PageConfig } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import type { CheckContext } from './check-context';

function checkPage(file: string, id: string, page: PageConfig): RawFinding[] {
  const { blocks, lead, image, layout } = page;
  const shows = blocks.length > 0 || lead !== undefined || image !== undefined;
  if (shows || layout === 'switcher') return [];
  const pointer = toPointer('/pages', id);
  return [{ code: 'empty-page', file, pointer, part: 'key', params: { id } }];
}

function checkHeadings(
  block: BlockConfig,
  pointer: string,
  { blocks, contents, file }: CheckContext,
): RawFinding[] {
  const {
    at = '',
    named = [],
    known = [],
  } = blocks.get(block.type)?.headings?.(block, contents) ?? {};
  return named.flatMap((heading): RawFinding[] => {
    if (known.includes(heading)) return [];
    const params = { heading, near: findNearest(heading, known) };
    const place = { file, pointer: toPointer(pointer + at, heading), part: 'key' } as const;
    return [{ ...place, code: 'unknown-heading', params }];
  });
}

export function checkBlocks(context: CheckContext): readonly RawFinding[] {
  const { file, manifest, index, blocks: modules } = context;
  const above = new Set(findParents(manifest, index.known, () => true).values());
  return [...index.shown].flatMap(([id, page]): RawFinding[] => {
    // A page above others leads to them.
    const empty = above.has(id) ? [] : checkPage(file, id, page);
    const inside = page.blocks.flatMap((block, at): RawFinding[] => {
      const pointer = `${toPointer('/pages', id)}/blocks/${at}`;
      const found = checkHeadings(block, pointer, context);
      return modules.get(block.type)?.showsChildren && !above.has(id)
        ? [...found, { code: 'empty-block', file, pointer, params: { id } }]
        : found;
    });
    return [...empty, ...inside];
  });
}
