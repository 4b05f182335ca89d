// What style sheets ask of the pages of a site: each look once, with the number of documents that have it.
import { expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { joinLooks, listLooks } from '../../../engine/output/list-looks';
import { buildSmallSite } from '../site/small-site';

const site = buildSmallSite();
const [id = '', page] = Object.entries(site.pages)[0] ?? [];
if (page === undefined) throw new Error('The site has no page');

const withPages = (pages: Site['pages']): Site => ({ ...site, pages });

test('pages of one look are one, with their number, whatever they say', () => {
  const other = { ...page, id: 'other', title: 'Other words' };
  const looks = listLooks(withPages({ [id]: page, other }));
  expect(looks).toHaveLength(1);
  expect(looks[0]?.pages).toBe(2);
});

test('a page that leads on to another has a look, and no document of its own', () => {
  const switcher = { ...page, id: 'switcher', layout: 'switcher', defaultChild: id } as const;
  const looks = listLooks(withPages({ [id]: page, switcher }));
  expect(looks.map(({ pages }) => pages)).toEqual([1, 0]);
  expect(looks[1]?.styled).toContain('layout.switcher');
});

test('those of two sites are joined', () => {
  const looks = listLooks(withPages({ [id]: page }));
  expect(joinLooks([...looks, ...looks])).toEqual(looks.map((look) => ({ ...look, pages: 2 })));
});
