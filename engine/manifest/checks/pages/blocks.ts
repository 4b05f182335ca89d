// What pages and blocks show is there: pages with nothing but a title, blocks without pages to show, headings that a text lacks.

import { findParents } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import { quoteAll } from '../../shape/value-words';
import type { PagePart, SiteOutline } from '../context/check-context';
import { explainTag } from '../context/explain-tag';

interface TaggedItems extends Spot {
  readonly collections: readonly string[];
  readonly tag: string;
}

/** The items of one tag that the blocks of a page list. */
export const findTagged = ({ file, id, page, modules }: PagePart): readonly TaggedItems[] =>
  page.blocks.flatMap((block, index) => {
    const { collections = [], tag } = modules.get(block.type)?.entry?.items?.(block) ?? {};
    const pointer = `${toPointer('/pages', id)}/blocks/${index}/tag`;
    return tag === undefined ? [] : [{ file, pointer, collections, tag }];
  });

/** Each of these collections may have such items. */
export function checkTags(
  found: readonly TaggedItems[],
  { settings: { collections = {} } }: Pick<SiteOutline<'collections'>, 'settings'>,
): readonly RawFinding[] {
  return found.flatMap(({ file, pointer, collections: ids, tag }): RawFinding[] => {
    // One that is not there has its own finding.
    const known = ids.map((id) => collections[id]);
    const tags = known.flatMap((collection) => Object.entries(collection?.tags ?? {}));
    if (known.includes(undefined) || tags.some(([name]) => name === tag)) return [];
    const params = explainTag(tag, { collection: ids[0] ?? '', tags });
    return [{ file, pointer, code: 'unknown-tag', params }];
  });
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

/** The blocks of a page that would search the site. */
export const findSearches = ({ file, id, page, modules }: PagePart): readonly Spot[] =>
  page.blocks.flatMap((block, index) =>
    modules.get(block.type)?.entry?.searches?.(block)
      ? [{ file, pointer: `${toPointer('/pages', id)}/blocks/${index}` }]
      : [],
  );

/** A site has a search where the manifest says so. */
export const checkSearches = (
  found: readonly Spot[],
  { settings: { search } }: SiteOutline<'search'>,
): readonly RawFinding[] =>
  search === undefined ? found.map((spot) => ({ ...spot, code: 'no-search', params: {} })) : [];

/** Blocks of cards that builds leave out. */
export function checkCards({ file, pages }: SiteOutline): readonly RawFinding[] {
  return [...pages.shown].flatMap(([id, { cardLists }]) =>
    cardLists.flatMap(({ at, pages: ids }): RawFinding[] => {
      if (!ids.every((card) => pages.absent.get(card) === 'draft')) return [];
      const pointer = `${toPointer('/pages', id)}/blocks/${at}`;
      const names = quoteAll([...new Set(ids)]);
      return [{ file, pointer, code: 'draft-cards', params: { names } }];
    }),
  );
}
