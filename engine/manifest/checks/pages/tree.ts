// Menus and parents make one tree; switchers open at a page below them; drafts are not linked.

import { findParents, listMenuEntries } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { SiteOutline } from '../context/check-context';

function checkMenus({
  file,
  settings,
  pages,
}: SiteOutline<'menus' | 'site' | 'footer'>): RawFinding[] {
  const seen = new Map<string, string>();
  const doubled: string[] = [];
  return [...listMenuEntries(settings, () => true)].flatMap(({ page, pointer }): RawFinding[] => {
    // Entries below a duplicate entry are duplicates with it.
    if (doubled.some((outer) => pointer.startsWith(outer))) return [];
    const first = seen.get(page);
    seen.set(page, first ?? pointer);
    if (first !== undefined) {
      doubled.push(pointer.replace(/page$/, 'items/'));
      const related = [{ file, pointer: first, message: 'First used here.' }];
      return [{ code: 'page-in-menus-twice', file, pointer, params: { id: page }, related }];
    }
    return pages.absent.get(page) === 'draft' && page !== settings.site.home
      ? [{ code: 'draft-linked', file, pointer, params: { id: page } }]
      : [];
  });
}

type Parents = ReadonlyMap<string, string | null>;

/** The pages of the loop that a page is part of, itself first; empty if there is none. */
function findLoop(id: string, parents: Parents): readonly string[] {
  const seen = new Set([id]);
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (at === id) return [...seen];
    if (seen.has(at)) return [];
    seen.add(at);
  }
  return [];
}

/** The pages of all loops. */
function findLooping(parents: Parents): ReadonlySet<string> {
  const looping = new Set<string>();
  const seen = new Set<string>();
  for (const id of parents.keys()) {
    const path = new Set<string>();
    let at: string | null | undefined = id;
    for (; at && !seen.has(at); at = parents.get(at)) {
      seen.add(at);
      path.add(at);
    }
    // Whoever comes back to the way here has found a loop.
    if (at && path.has(at)) for (const member of findLoop(at, parents)) looping.add(member);
  }
  return looping;
}

function checkPlaces({
  file,
  settings,
  pages: { known },
}: SiteOutline<'menus' | 'site' | 'footer'>): RawFinding[] {
  const parents = findParents(settings, known, () => true);
  const reported = new Set<string>();
  const looping = findLooping(parents);
  return [...known].flatMap(([id, page]): RawFinding[] => {
    const pointer = toPointer('/pages', id);
    const place = { file, params: { id } };
    const isFirst = page.parent !== undefined && looping.has(id) && !reported.has(id);
    const loop = isFirst ? findLoop(id, parents) : [];
    if (loop.length > 0) {
      for (const member of loop) reported.add(member);
      const related = loop.slice(1).flatMap((member) =>
        known.get(member)?.parent === undefined
          ? []
          : [
              {
                file,
                pointer: `${toPointer('/pages', member)}/parent`,
                message: 'The loop continues here.',
              },
            ],
      );
      return [{ ...place, code: 'parent-loop', pointer: `${pointer}/parent`, related }];
    }
    // Of a loop, no page is below another.
    if (looping.has(id)) return [];
    const { defaultChild, layout } = page;
    if (layout === 'switcher' && defaultChild === undefined)
      return [{ ...place, code: 'switcher-without-entry', pointer: `${pointer}/layout` }];
    if (
      defaultChild !== undefined &&
      known.has(defaultChild) &&
      !looping.has(defaultChild) &&
      known.has(parents.get(defaultChild) ?? defaultChild) &&
      parents.get(defaultChild) !== id
    )
      return [
        {
          file,
          code: 'opens-elsewhere',
          pointer: `${pointer}/defaultChild`,
          params: { id, target: defaultChild },
        },
      ];
    return [];
  });
}

function checkFooter({
  file,
  settings,
  pages: { known },
}: SiteOutline<'menus' | 'site' | 'footer'>): RawFinding[] {
  // A plain link has no entries that the footer could repeat.
  const heads = settings.menus.flatMap(({ page, panel }) => (panel && page) || []);
  // A menu of an unknown page has its own finding.
  if (!heads.every((page) => known.has(page))) return [];
  return settings.footer.columns.flatMap(({ menu }, index): RawFinding[] => {
    if (menu === undefined || heads.includes(menu) || !known.has(menu)) return [];
    const pointer = `/footer/columns/${index}/menu`;
    return [
      { code: 'unknown-menu', file, pointer, params: { id: menu, near: findNearest(menu, heads) } },
    ];
  });
}

export const checkTree = (
  site: SiteOutline<'menus' | 'site' | 'footer'>,
): readonly RawFinding[] => [...checkMenus(site), ...checkPlaces(site), ...checkFooter(site)];
