// The areas of a site, as the list of all its pages has them.
import { expect, test } from 'vitest';
import { groupByArea } from '../../../engine/content/pages/group-by-area';

type Places = Parameters<typeof groupByArea>[0];

const group = (places: readonly (readonly [id: string, parent: string | null, menu?: string])[]) =>
  Object.fromEntries(
    groupByArea(
      new Map(places.map(([id, parent, menu = null]) => [id, { parent, menu }])) as Places,
      'home',
    ),
  );

test('pages of a menu are its area, whoever is above them', () => {
  expect(
    group([
      ['home', null],
      ['bread', null, 'bread'],
      ['kitchens', 'bread', 'bread'],
    ]),
  ).toEqual({ home: ['home'], bread: ['bread', 'kitchens'] });
});

test('of others, those below one page are its area, and those alone are at home', () => {
  expect(
    group([
      ['home', null],
      ['imprint', null],
      ['news', null],
      ['news:oven', 'news'],
      ['news:oven:more', 'news:oven'],
    ]),
  ).toEqual({ home: ['home', 'imprint'], news: ['news', 'news:oven', 'news:oven:more'] });
});

test('what is below a page that is not listed has the topmost listed one above it', () => {
  expect(
    group([
      ['home', null],
      ['first', 'hidden'],
      ['second', 'first'],
      ['third', 'hidden'],
    ]),
  ).toEqual({ home: ['home', 'third'], first: ['first', 'second'] });
});

test('pages below home are its own', () => {
  expect(
    group([
      ['home', null],
      ['about', 'home'],
    ]),
  ).toEqual({ home: ['home', 'about'] });
});
