// What pages and blocks show is there: pages with nothing but a title, blocks without pages to show, headings that a text lacks.

import { findParents } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { PagePart, SiteOutline } from '../context/check-context';

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

export function checkBlocks({
  file,
  settings,
  pages,
}: SiteOutline<'menus' | 'site'>): readonly RawFinding[] {
  const above = new Set(findParents(settings, pages.known, () => true).values());
  return [...pages.shown].flatMap(([id, { isEmpty, layout, childLists }]): RawFinding[] => {
    // A page above others leads to them.
    if (above.has(id)) return [];
    const place = { file, pointer: toPointer('/pages', id), params: { id } };
    if (isEmpty && layout !== 'switcher') return [{ ...place, code: 'empty-page', part: 'key' }];
    return childLists.map((at) => ({
      ...{ ...place, code: 'empty-block', pointer: `${place.pointer}/blocks/${at}` },
    }));
  });
}
