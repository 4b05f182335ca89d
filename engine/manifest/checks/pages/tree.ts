// Menus and parents make one tree; switchers open at a page below them; drafts are not linked.

import { findParents, listMenuEntries } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext } from '../context/check-context';

function checkMenus({ file, manifest, index }: CheckContext): RawFinding[] {
  const seen = new Map<string, string>();
  const doubled: string[] = [];
  return [...listMenuEntries(manifest, () => true)].flatMap(({ page, pointer }): RawFinding[] => {
    // Entries below a duplicate entry are duplicates with it.
    if (doubled.some((outer) => pointer.startsWith(outer))) return [];
    const first = seen.get(page);
    seen.set(page, first ?? pointer);
    if (first !== undefined) {
      doubled.push(pointer.replace(/page$/, 'items/'));
      const related = [{ file, pointer: first, message: 'First used here.' }];
      return [{ code: 'page-in-menus-twice', file, pointer, params: { id: page }, related }];
    }
    return index.absent.get(page) === 'draft' && page !== manifest.site.home
      ? [{ code: 'draft-linked', file, pointer, params: { id: page } }]
      : [];
  });
}

/** The pages of the loop that a page is part of, itself first; empty if there is none. */
function findLoop(id: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const seen = new Set([id]);
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (at === id) return [...seen];
    if (seen.has(at)) return [];
    seen.add(at);
  }
  return [];
}

function checkPlaces({ file, manifest, index }: CheckContext): RawFinding[] {
  const parents = findParents(manifest, index.known, () => true);
  const reported = new Set<string>();
  const looping = new Set([...parents.keys()].filter((id) => findLoop(id, parents).length > 0));
  return Object.entries(manifest.pages).flatMap(([id, page]): RawFinding[] => {
    const pointer = toPointer('/pages', id);
    const place = { file, params: { id } };
    const loop = page.parent === undefined || reported.has(id) ? [] : findLoop(id, parents);
    if (loop.length > 0) {
      for (const member of loop) reported.add(member);
      const related = loop.slice(1).flatMap((member) =>
        manifest.pages[member]?.parent === undefined
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
      Object.hasOwn(manifest.pages, defaultChild) &&
      !looping.has(defaultChild) &&
      Object.hasOwn(manifest.pages, parents.get(defaultChild) ?? defaultChild) &&
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

function checkFooter({ file, manifest }: CheckContext): RawFinding[] {
  // A plain link has no entries that the footer could repeat.
  const heads = manifest.menus.flatMap(({ page, panel }) => (panel && page) || []);
  // A menu of an unknown page has its own finding.
  if (!heads.every((page) => Object.hasOwn(manifest.pages, page))) return [];
  return manifest.footer.columns.flatMap(({ menu }, index): RawFinding[] => {
    if (menu === undefined || heads.includes(menu) || !Object.hasOwn(manifest.pages, menu))
      return [];
    const pointer = `/footer/columns/${index}/menu`;
    return [
      { code: 'unknown-menu', file, pointer, params: { id: menu, near: findNearest(menu, heads) } },
    ];
  });
}

export const checkTree = (context: CheckContext): readonly RawFinding[] => [
  ...checkMenus(context),
  ...checkPlaces(context),
  ...checkFooter(context),
];
