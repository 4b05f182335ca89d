// What pages and blocks show is there: pages with nothing but a title, blocks without pages to show, headings that a text lacks.

import { findParents } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { PageConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext, PagePart } from '../context/check-context';

function checkPage(file: string, id: string, page: PageConfig): RawFinding[] {
  const { blocks, lead, image, layout } = page;
  const shows = blocks.length > 0 || lead !== undefined || image !== undefined;
  if (shows || layout === 'switcher') return [];
  const pointer = toPointer('/pages', id);
  return [{ code: 'empty-page', file, pointer, part: 'key', params: { id } }];
}

/** The headings of its files that the blocks of a page name. Nobody sees those of a draft. */
export function checkHeadings({ contents, file, id, page, modules }: PagePart): RawFinding[] {
  if (page.draft) return [];
  return page.blocks.flatMap((block, index) => {
    const {
      at = '',
      named = [],
      known = [],
    } = modules.get(block.type)?.text?.headings?.(block, contents) ?? {};
    return named.flatMap((heading): RawFinding[] => {
      if (known.includes(heading)) return [];
      const params: ParamsOf<'unknown-heading'> = { heading, near: findNearest(heading, known) };
      const pointer = toPointer(`${toPointer('/pages', id)}/blocks/${index}${at}`, heading);
      return [{ file, pointer, part: 'key', code: 'unknown-heading', params }];
    });
  });
}

export function checkBlocks(context: CheckContext): readonly RawFinding[] {
  const { file, manifest, index, blocks: modules } = context;
  const above = new Set(findParents(manifest, index.known, () => true).values());
  return [...index.shown].flatMap(([id, page]): RawFinding[] => {
    // A page above others leads to them.
    const empty = above.has(id) ? [] : checkPage(file, id, page);
    const inside = page.blocks.flatMap((block, at): RawFinding[] => {
      if (!modules.get(block.type)?.entry?.showsChildren || above.has(id)) return [];
      const pointer = `${toPointer('/pages', id)}/blocks/${at}`;
      return [{ code: 'empty-block', file, pointer, params: { id } }];
    });
    return [...empty, ...inside];
  });
}
