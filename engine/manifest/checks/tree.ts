// Menus and parents make one tree; switchers open at a page below them; drafts are not led to.
import { toPointer } from '../../content/shape';
import type { Manifest, MenuItem } from '../../generated/manifest';
import type { Finding } from '../finding';
import { findNearest } from '../shape/nearest';
import type { CheckContext } from './check-context';

interface MenuPlace {
  readonly page: string;
  readonly parent: string | null;
  readonly pointer: string;
}

function* listItems(
  items: readonly MenuItem[],
  parent: string,
  pointer: string,
): Iterable<MenuPlace> {
  for (const [index, { page, items: inner }] of items.entries()) {
    const at = toPointer(pointer, index);
    if (page !== undefined) yield { page, parent, pointer: `${at}/page` };
    yield* listItems(inner, page ?? parent, `${at}/items`);
  }
}

function* listMenus({ menus }: Manifest): Iterable<MenuPlace> {
  for (const [index, { page, items }] of menus.entries()) {
    const at = toPointer('/menus', index);
    yield { page, parent: null, pointer: `${at}/page` };
    yield* listItems(items, page, `${at}/items`);
  }
}

function checkMenus({ file, manifest }: CheckContext): Finding[] {
  const seen = new Map<string, string>();
  const doubled: string[] = [];
  return [...listMenus(manifest)].flatMap(({ page, pointer }): Finding[] => {
    // What stands below a doubled entry is doubled with it.
    if (doubled.some((outer) => pointer.startsWith(outer))) return [];
    const first = seen.get(page);
    seen.set(page, first ?? pointer);
    if (first !== undefined) {
      doubled.push(pointer.replace(/page$/, 'items/'));
      const related = [{ file, pointer: first, message: 'It stands here first.' }];
      return [{ code: 'page-in-menus-twice', file, pointer, params: { id: page }, related }];
    }
    return manifest.pages[page]?.draft
      ? [{ code: 'draft-linked', file, pointer, params: { id: page } }]
      : [];
  });
}

/** The parent of each page: its own, else that of the menus. */
export function findParents(manifest: Manifest): Map<string, string | null> {
  const parents = new Map<string, string | null>();
  for (const { page, parent } of listMenus(manifest))
    if (!parents.has(page)) parents.set(page, parent);
  for (const [id, { parent }] of Object.entries(manifest.pages))
    if (parent !== undefined) parents.set(id, parent);
  return parents;
}

/** The pages of the loop that a page is part of, itself first; none where it is part of none. */
function findLoop(id: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const seen = new Set([id]);
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (at === id) return [...seen];
    if (seen.has(at)) return [];
    seen.add(at);
  }
  return [];
}

function checkPlaces({ file, manifest }: CheckContext): Finding[] {
  const parents = findParents(manifest);
  const told = new Set<string>();
  return Object.entries(manifest.pages).flatMap(([id, page]): Finding[] => {
    const pointer = toPointer('/pages', id);
    const place = { file, params: { id } };
    const loop = page.parent === undefined || told.has(id) ? [] : findLoop(id, parents);
    if (loop.length > 0) {
      for (const member of loop) told.add(member);
      const related = loop.slice(1).flatMap((member) =>
        manifest.pages[member]?.parent === undefined
          ? []
          : [
              {
                file,
                pointer: `${toPointer('/pages', member)}/parent`,
                message: 'It goes on here.',
              },
            ],
      );
      return [{ ...place, code: 'parent-loop', pointer: `${pointer}/parent`, related }];
    }
    const { opensAt, layout } = page;
    if (layout === 'switcher' && opensAt === undefined)
      return [{ ...place, code: 'switcher-without-entry', pointer: `${pointer}/layout` }];
    if (
      opensAt !== undefined &&
      Object.hasOwn(manifest.pages, opensAt) &&
      Object.hasOwn(manifest.pages, parents.get(opensAt) ?? opensAt) &&
      parents.get(opensAt) !== id
    )
      return [
        {
          file,
          code: 'opens-elsewhere',
          pointer: `${pointer}/opensAt`,
          params: { id, target: opensAt },
        },
      ];
    return [];
  });
}

function checkFooter({ file, manifest }: CheckContext): Finding[] {
  const heads = manifest.menus.map(({ page }) => page);
  // A menu of an unknown page has a finding of its own.
  if (!heads.every((page) => Object.hasOwn(manifest.pages, page))) return [];
  return manifest.footer.columns.flatMap(({ menu }, index): Finding[] => {
    if (menu === undefined || heads.includes(menu) || !Object.hasOwn(manifest.pages, menu))
      return [];
    const pointer = `/footer/columns/${index}/menu`;
    return [
      { code: 'unknown-menu', file, pointer, params: { id: menu, near: findNearest(menu, heads) } },
    ];
  });
}

export const checkTree = (context: CheckContext): readonly Finding[] => [
  ...checkMenus(context),
  ...checkPlaces(context),
  ...checkFooter(context),
];
