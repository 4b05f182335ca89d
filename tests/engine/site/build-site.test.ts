import { describe, expect, test } from 'vitest';
import type { ImageView } from '../../../engine/generated/concept-views';
import type { PageConfig } from '../../../engine/generated/manifest';
import { findShown } from '../../../engine/site/find-shown';
import { buildIndex, buildSitemap } from '../../../engine/site/sitemap';
import { findSwitcherTarget, outlineOf, viewOf } from '../../../engine/site/view-of';
import { engineContract } from '../../engine-contract';
import { buildSmallSite } from './small-site';

const site = buildSmallSite();
const blank: PageConfig = {
  path: '/',
  title: 'Blank',
  summary: '.',
  layout: 'plain',
  draft: false,
  unlisted: false,
  blocks: [],
};

describe('the place of a page', () => {
  test('comes from the menus, or from its own parent', () => {
    const places = Object.values(site.pages).map(({ id, parent, menu }) => [id, parent, menu]);
    expect(places).toEqual([
      ['home', null, null],
      ['area', null, 'area'],
      ['group', 'area', 'area'],
      ['leaf', 'group', 'area'],
      ['places', 'area', 'area'],
      ['legal', null, null],
      ['second', 'group', 'area'],
      ['north', 'places', 'area'],
      ['south', 'places', 'area'],
    ]);
  });

  test('gives breadcrumbs from home to the parent', () => {
    const { breadcrumbs } = viewOf(site, 'leaf');
    expect(breadcrumbs.map(({ href }) => href)).toEqual([
      '/shop/',
      '/shop/area',
      '/shop/area/group',
    ]);
    expect(breadcrumbs[1]?.label).toBe('The area');
    expect(viewOf(site, 'area').breadcrumbs).toEqual([]);
  });

  test('gives its children as cards and its neighbours as related pages', () => {
    const cards = viewOf(site, 'group').children;
    expect(cards.map(({ title, href }) => [title, href])).toEqual([
      ['Leaf', '/shop/area/leaf'],
      ['Second', '/shop/area/second'],
    ]);
    expect(viewOf(site, 'second').related.map(({ page }) => page)).toEqual(['leaf']);
    expect(viewOf(site, 'group').related).toEqual([]);
  });

  test('gives children their pictures, where a block shows these', () => {
    const { area, group, ...others } = site.pages;
    if (area === undefined || group === undefined) throw new Error('The site has no such page');
    const toChildren = (layouts: readonly ('index' | 'tile')[]) => {
      const blocks = layouts.map((layout) => ({ type: 'children', layout }));
      const shown = findShown(
        { ...blank, blocks: blocks as unknown as PageConfig['blocks'] },
        [],
        engineContract.blocks,
      );
      const pages = {
        ...others,
        area: { ...area, ...shown },
        group: { ...group, image: area.image as ImageView },
      };
      return viewOf({ ...site, pages }, 'area').children.map(({ image }) => image !== undefined);
    };
    expect(toChildren(['tile'])).toEqual([true, false]);
    expect(toChildren(['index'])).toEqual([false, false]);
    expect(toChildren(['index', 'tile'])).toEqual([true, false]);
    // A block of the site's own may show them, too.
    expect(toChildren([])).toEqual([true, false]);
  });

  test('gives no related pages to one whose cards say where to go on', () => {
    const shown = buildSmallSite({ drafts: true });
    const relatedTo = (id: string) => viewOf(shown, id).related.map(({ page }) => page);
    expect(relatedTo('second')).toEqual(['leaf', 'draft']);
    // One of its blocks has a card.
    expect(relatedTo('leaf')).toEqual([]);
  });
});

describe('what a page has from those above it', () => {
  test('is the invitation, save on the page it leads to', () => {
    expect(viewOf(site, 'leaf').callToAction?.link.href).toBe('/shop/legal');
    expect(viewOf(site, 'legal').callToAction).toBeUndefined();
  });

  test('is the picture for shared links, else that of the site', () => {
    expect(viewOf(site, 'leaf').head.shareImage).toBe(
      'https://www.example.com/shop/_site/group.png',
    );
    expect(viewOf(site, 'home').head.shareImage).toBe(
      'https://www.example.com/shop/_site/share.png',
    );
  });
});

test('the picture for shared links is that of the page, unless it is a drawing', () => {
  const shown = (id: string) => viewOf(buildSmallSite({ pictures: true }), id).head.shareImage;
  const address = (file: string) => `https://www.example.com/shop/_site/${file}`;
  expect(shown('legal')).toBe(address('legal.jpg'));
  // It names another.
  expect(shown('group')).toBe(address('group.png'));
  expect(shown('second')).toBe(address('second.jpg'));
  expect(shown('north')).toBe(address('places.webp'));
  expect(shown('area')).toBe(address('share.png'));
});

describe('a switcher', () => {
  test('stands around its children', () => {
    const { switchers, breadcrumbs, related } = viewOf(site, 'south');
    expect(switchers.map(({ id, choices }) => [id, choices.map(({ page }) => page)])).toEqual([
      ['places', ['north', 'south']],
    ]);
    expect(breadcrumbs.map(({ page }) => page)).toEqual(['home', 'area']);
    expect(related).toEqual([]);
  });

  test('shows the page where it opens, and sends a browser there', () => {
    expect(viewOf(site, 'places').id).toBe('north');
    expect(viewOf(site, 'places').head.canonical).toBe(
      'https://www.example.com/shop/area/places/north',
    );
    expect(findSwitcherTarget(site, 'places')).toBe('/area/places/north');
  });
});

describe('a switcher whose page is a draft', () => {
  test('opens at the next page that is shown', () => {
    const { pages } = buildSmallSite({ alsoDrafts: ['north'] });
    expect(pages.places).toMatchObject({ layout: 'switcher', defaultChild: 'south' });
  });

  test('is a page like any other where none is shown', () => {
    const { pages } = buildSmallSite({ alsoDrafts: ['north', 'south'] });
    expect(pages.places).toMatchObject({ layout: 'plain' });
    expect(pages.places).not.toHaveProperty('defaultChild');
  });
});

describe('a draft', () => {
  const shown = buildSmallSite({ drafts: true });

  test('is left out of a build with everything that leads to it', () => {
    expect(site.pages.draft).toBeUndefined();
    expect(JSON.stringify(site)).not.toContain('/area/draft');
    const [, text, cards] = viewOf(site, 'leaf').blocks;
    expect(JSON.stringify(text)).toContain('the draft');
    expect(cards).toMatchObject({ cards: [{ href: '/shop/area/group', button: true }] });
  });

  test('leaves no heading of the footer above nothing', () => {
    const columns = [
      { heading: 'Soon', links: [{ page: 'draft' }] },
      { heading: 'Now', links: [{ page: 'leaf' }, { page: 'draft' }] },
    ];
    const footer = { columns, copyright: { from: 2014, holder: 'Sample' } };
    const headingsIn = (from: Parameters<typeof buildSmallSite>[0]): string[] =>
      buildSmallSite({ ...from, members: { footer } }).shell.footer.columns.map(
        ({ heading }) => heading,
      );
    expect(headingsIn({})).toEqual(['Now']);
    expect(headingsIn({ drafts: true })).toEqual(['Soon', 'Now']);
  });

  test('is there while the site is worked on', () => {
    expect(shown.pages.draft?.path).toBe('/area/draft');
    expect(shown.shell.footer.columns[0]?.links).toHaveLength(4);
  });
});

describe('content files', () => {
  test('are published with addresses in place of page ids', () => {
    expect(site.contents).toEqual({
      '/shop/files/leaf.txt': [
        'Go to [the group](/shop/area/group).',
        { 'Key facts': ['one', 'two'] },
      ],
    });
  });

  test('stand in the view of their page and not in its data', () => {
    const nodes = viewOf(site, 'leaf').contents['/shop/files/leaf.txt'];
    expect(nodes?.[1]).toMatchObject({ type: 'section', key: 'Key facts', id: 'key-facts' });
    expect(outlineOf(site, 'leaf').contents).toEqual({});
  });
});

test('a menu with neither links nor words of its own is a plain link', () => {
  const built = (menu: object) =>
    buildSmallSite({ members: { menus: [{ page: 'area', ...menu }] } }).shell.menus[0];
  expect(built({ items: [] })).not.toHaveProperty('items');
  expect(built({ items: [], text: 'All of it.' })).toHaveProperty('items', []);
  expect(built({ items: [{ page: 'leaf', items: [] }] })).toHaveProperty('items.0.label');
});

test('a small menu says what its pages are about, the footer only names them', () => {
  const menus = [{ page: 'area', items: [{ page: 'leaf', items: [] }] }];
  const { shell } = buildSmallSite({ members: { menus } });
  expect(shell.menus[0]).toMatchObject({
    items: [{ page: 'leaf', about: 'Leaf in one sentence.' }],
  });
  expect(shell.footer.columns[0]?.links[0]).not.toHaveProperty('about');
  expect(site.shell.menus[0]).not.toHaveProperty('items.0.about');
  expect(site.shell.menus[0]).toHaveProperty('items.0.label');
});

test('files stand below a base of their own, pages and texts below theirs', () => {
  const { favicon, shell, pages, contents } = buildSmallSite({ assetsBase: '/shared/' });
  expect([favicon, shell.logo.src]).toEqual(Array(2).fill('/shared/_site/logo.svg'));
  expect(pages.leaf?.shareImage).toBe('https://www.example.com/shared/_site/group.png');
  expect([shell.home.href, ...Object.keys(contents)]).toEqual(['/shop/', '/shop/files/leaf.txt']);
  expect(buildSmallSite().assetsBase).toBe('/shop/');
});

test('redirects lead to addresses, and not to what is not shown', () => {
  expect(site.redirects).toEqual([
    { from: '/old', to: '/shop/area/leaf#end', status: 301 },
    { from: '/gone', status: 410 },
  ]);
});

test('the sitemap names neither unlisted pages nor switchers', () => {
  const addresses = [...buildSitemap(buildIndex(site)).matchAll(/<loc>(.*)<\/loc>/g)].map(
    ([, at]) => at,
  );
  expect(addresses).toContain('https://www.example.com/shop/area/places/north');
  expect(addresses).not.toContain('https://www.example.com/shop/area/places');
  expect(addresses).not.toContain('https://www.example.com/shop/legal');
});

test('the copyright line ends with the year of the build', () => {
  expect(site.shell.footer.copyright).toBe('© 2014–2026 Sample');
  expect(buildSmallSite({ now: new Date('2014-12-31T23:59:59Z') }).shell.footer.copyright).toBe(
    '© 2014 Sample',
  );
});

test('the shell has no room for contacts and actions that the site does not have', () => {
  const theme = {
    header: { action: true, home: true },
    contact: 'rail',
    footer: { contacts: true },
  } as const;
  const bare = buildSmallSite({ members: { theme } }).shell.axes;
  expect([bare.header.action, bare.header.home]).toEqual([false, true]);
  expect([bare.contact, bare.footer.contacts]).toEqual(['none', false]);
  const acting = buildSmallSite({
    members: { theme, primaryAction: { page: 'legal' } },
  }).shell.axes;
  expect([acting.header.action, acting.contact, acting.footer.contacts]).toEqual([
    ...[true, 'rail', false],
  ]);
});

test('an action for elsewhere says so, and any other is a link alone', () => {
  const build = (elsewhereOnly: boolean) =>
    buildSmallSite({ members: { primaryAction: { page: 'legal', elsewhereOnly } } }).shell;
  expect(build(true).primaryAction).toMatchObject({ page: 'legal', elsewhereOnly: true });
  expect(build(false).primaryAction).not.toHaveProperty('elsewhereOnly');
});

test('site and views are JSON', () => {
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  for (const id of Object.keys(site.pages)) {
    const view = viewOf(site, id);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  }
});
