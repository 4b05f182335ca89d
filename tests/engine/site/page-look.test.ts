// What pages say of their heads and texts → the styles that they ask for, and the marks in their markup.
import { expect, test } from 'vitest';
import { listLooks } from '../../../engine/output/list-looks';
import { outlineOf } from '../../../engine/site/view-of';
import { buildSmallSite } from './small-site';

const image = { src: 'logo.svg', alt: 'A line' };
const title = { title: 'Welcome', summary: 'All of it.' };
const legal = { path: '/legal', title: 'Legal', summary: 'What holds.' };

const build = (page: object) =>
  buildSmallSite({
    members: {
      menus: [],
      redirects: [],
      footer: { columns: [], copyright: { from: 2014, holder: 'Sample' } },
      pages: { home: { path: '/', ...title, ...page }, legal },
    },
  });

test.each(['scene', 'half', 'framed', 'beside'])(
  'a page that opens as "%s" has its sheet',
  (opening) => {
    const site = build({ image, opening });
    expect(outlineOf(site, 'home').opening).toBe(opening);
    expect(site.pages.home?.styled).toContain(`axis.opening.${opening}`);
    expect(site.pages.legal?.styled.filter((name) => name.includes('opening'))).toEqual([]);
  },
);

test('a page without a picture opens as all others do', () => {
  const site = build({ opening: 'scene' });
  expect(outlineOf(site, 'home')).not.toHaveProperty('opening');
  expect(site.pages.home?.styled).toEqual([]);
});

test('the ground of a head is a surface of its page, before those of the blocks', () => {
  const site = build({
    surface: 'tint',
    blocks: [{ type: 'text', items: ['A'], surface: 'raised' }],
  });
  expect(outlineOf(site, 'home').surface).toBe('tint');
  expect(site.pages.home?.styled).toContain('axis.head.surface');
  expect(listLooks(site).map(({ surfaces }) => surfaces)).toContainEqual(['tint', 'raised']);
});

const section = (name: string) => ({ [name]: 'What there is to say.' });

test('only a text with a list of its sections asks for the sheet of such lists', () => {
  const withSections = (names: readonly string[]) =>
    build({ blocks: [{ type: 'text', items: names.map(section) }] }).pages.home?.styled;
  expect(withSections(['A', 'B', 'C'])).not.toContain('block.text.listed');
  expect(withSections(['A', 'B', 'C', 'D'])).toContain('block.text.listed');
});
