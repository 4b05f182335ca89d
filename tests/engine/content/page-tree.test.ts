import { describe, expect, test } from 'vitest';
import { indexPages } from '../../../engine/content/pages/page-index';
import {
  ancestorsOf,
  buildTree,
  findParents,
  listMenuEntries,
} from '../../../engine/content/pages/page-tree';
import type { Manifest, PageConfig } from '../../../engine/generated/manifest';

interface Item {
  readonly page?: string;
  readonly items?: readonly Item[];
}

const toItems = (items: readonly Item[] = []): unknown[] =>
  items.map(({ page, items: inner }) => ({ page, items: toItems(inner) }));

/** Only what the tree looks at. */
function makeManifest(
  pages: Readonly<Record<string, Partial<PageConfig>>>,
  menus: readonly Required<Item>[],
): Manifest {
  const filled = menus.map(({ page, items }) => ({ page, items: toItems(items) }));
  return { site: { home: 'home' }, pages, menus: filled } as unknown as Manifest;
}

const treeOf = (manifest: Manifest) =>
  buildTree(manifest, indexPages(manifest.pages, { drafts: false, language: 'en' }).shown);

const menu = { page: 'area', items: [{ page: 'group', items: [{ page: 'leaf' }] }] };
const pages = { home: {}, area: {}, group: {}, leaf: {} };

describe('the place of a page', () => {
  test('is the one that its menu gives it', () => {
    const tree = treeOf(makeManifest(pages, [menu]));
    expect([...tree]).toEqual([
      ['home', { parent: null, children: [], menu: null }],
      ['area', { parent: null, children: ['group'], menu: 'area' }],
      ['group', { parent: 'area', children: ['leaf'], menu: 'area', order: 0 }],
      ['leaf', { parent: 'group', children: [], menu: 'area', order: 0 }],
    ]);
  });

  test('is below its own parent, whatever the menus say', () => {
    const tree = treeOf(makeManifest({ ...pages, leaf: { parent: 'area' } }, [menu]));
    expect(tree.get('leaf')).toMatchObject({ parent: 'area', menu: 'area' });
    expect(tree.get('group')?.children).toEqual([]);
  });

  test('is the one of the menus where its own parent is not shown', () => {
    const hidden = { ...pages, draft: { draft: true }, leaf: { parent: 'draft' } };
    expect(treeOf(makeManifest(hidden, [menu])).get('leaf')?.parent).toBe('group');
  });

  test('moves up to the next page that is shown', () => {
    const tree = treeOf(makeManifest({ ...pages, group: { draft: true } }, [menu]));
    expect(tree.has('group')).toBe(false);
    expect(tree.get('leaf')).toMatchObject({ parent: 'area', menu: 'area' });
  });

  test('is at the top for home and for the heads of menus, also where another menu lists them', () => {
    const other = { page: 'other', items: [{ page: 'area' }, { page: 'home' }] };
    const tree = treeOf(makeManifest({ ...pages, other: {} }, [other, menu]));
    expect(tree.get('home')?.parent).toBeNull();
    expect(tree.get('area')).toMatchObject({ parent: null, menu: 'area' });
  });

  test('is the first that a menu gives', () => {
    const twice = { page: 'area', items: [{ page: 'leaf' }, ...menu.items] };
    expect(treeOf(makeManifest(pages, [twice])).get('leaf')?.parent).toBe('area');
  });

  test('is not among the children where the page is unlisted', () => {
    const tree = treeOf(makeManifest({ ...pages, leaf: { unlisted: true } }, [menu]));
    expect(tree.get('group')?.children).toEqual([]);
    expect(tree.get('leaf')?.parent).toBe('group');
  });

  test('ends where parents go round in a loop', () => {
    const loop = { home: {}, one: { parent: 'two' }, two: { parent: 'one' } };
    const tree = treeOf(makeManifest(loop, []));
    expect([...ancestorsOf('one', (id) => tree.get(id)?.parent ?? null)]).toEqual(['one', 'two']);
    expect(tree.get('one')?.menu).toBeNull();
  });
});

test('an unknown parent counts while a manifest is checked', () => {
  const { known } = indexPages(makeManifest({ leaf: { parent: 'nobody' } }, []).pages, {
    drafts: false,
    language: 'en',
  });
  const manifest = makeManifest({ leaf: { parent: 'nobody' } }, []);
  expect(findParents(manifest, known).get('leaf')).toBeNull();
  expect(findParents(manifest, known, () => true).get('leaf')).toBe('nobody');
});

test('each entry of a menu says where its page is named', () => {
  const manifest = makeManifest(pages, [menu]);
  expect([...listMenuEntries(manifest, () => true)]).toEqual([
    { page: 'area', parent: null, pointer: '/menus/0/page' },
    { page: 'group', parent: 'area', pointer: '/menus/0/items/0/page' },
    { page: 'leaf', parent: 'group', pointer: '/menus/0/items/0/items/0/page' },
  ]);
});

test('each page is either shown or absent for a reason', () => {
  const { pages: all } = makeManifest({ ...pages, draft: { draft: true } }, []);
  const published = indexPages(all, { drafts: false, language: 'en' });
  expect([...published.absent]).toEqual([['draft', 'draft']]);
  expect([...published.known.keys()]).toEqual([...Object.keys(pages), 'draft']);
  expect([...published.shown.keys()]).toEqual(Object.keys(pages));
  expect(indexPages(all, { drafts: true, language: 'en' }).shown.has('draft')).toBe(true);
});
