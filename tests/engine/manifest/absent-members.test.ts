// What a manifest has no member for: the sentence says what there is instead, and never of a member that it has.
import { describe, expect, test } from 'vitest';
import { findInstead } from '../../../engine/manifest/shape/absent-members';
import { engineContract } from '../../engine-contract';
import { findIn, swap } from './harbour-site';

const titles = {
  ...{ page: 'Page', 'site-settings': 'Site', manifest: 'Site manifest', form: 'Form' },
  ...{ link: 'Link', redirect: 'Redirect', card: 'Card', menu: 'Menu', 'menu-item': 'Menu item' },
  ...{ 'primary-action': 'Primary action', theme: 'Theme' },
};

test('what items have is not said to be absent', () => {
  const kinds = [...engineContract.schemas].filter(([name]) => name.startsWith('kinds/'));
  for (const [, schema] of kinds) {
    const [title, properties] = [String(schema.title), schema.properties];
    expect(findInstead('published', title)).toBe(
      'An item is published unless it says "draft": true.',
    );
    const found = Object.keys(properties ?? {}).filter((member) => findInstead(member, title));
    expect(found).toEqual([]);
  }
});

test.each(Object.entries(titles))('what %s has is not said to be absent', (name, title) => {
  const schema = engineContract.schemas.get(name);
  expect(schema?.title).toBe(title);
  const members = Object.keys(schema?.properties ?? {});
  expect(members.length).toBeGreaterThan(4);
  expect(members.filter((member) => findInstead(member, title) !== undefined)).toEqual([]);
});

test('what blocks have is not said to be absent', () => {
  const blocks = [...engineContract.schemas].filter(([name]) => name.startsWith('blocks/'));
  const found = blocks.flatMap(([name, { properties, title }]) =>
    Object.keys(properties ?? {})
      .filter((member) => findInstead(member, String(title)) !== undefined)
      .map((member) => `${name} ${member}`),
  );
  expect(found).toEqual([]);
});

describe('in a page, one finding says what there is instead', () => {
  test.each([
    ['date', 'A page has no date; items of a collection have one'],
    ['tags', 'Pages have no tags; items of a collection do'],
    ['feed', 'Feeds follow from "collections"'],
    ['password', 'Files are served to everybody.'],
    ['comments', 'Comments need a server.'],
    ['languages', 'The language of a site is "site.language"'],
    ['alternates', 'The language of a site is "site.language"'],
    ['publish', 'A page stays until you remove it'],
    ['slug', 'The address of a page is its "path"'],
    ['content', 'What a page says stands in a Markdown file'],
    ['placeholder', 'What helps to fill in a field'],
    ['minLength', 'Write a "pattern"'],
    ['css', 'Looks are said in "theme"'],
  ])('%s', (member, sentence) => {
    const manifest = swap(['"title": "Prices"', `"title": "Prices", "${member}": "x"`]);
    const [found, ...more] = findIn({ manifest });
    expect(more).toEqual([]);
    expect(found?.message).toBe(`"Page" has no field "${member}".`);
    expect(found?.hint.startsWith(sentence), found?.hint).toBe(true);
  });
});

test.each(['to', 'url', 'target'])(
  'where an entry of the menus leads is not called %s',
  (member) => {
    const menu = `"menus": [{ "${member}": "/prices", "label": "Prices" }, `;
    const [found, ...more] = findIn({ manifest: swap(['"menus": [', menu]) });
    expect(more).toEqual([]);
    expect(found?.hint).toMatch(/^Write "page" and the id of a page/);
  },
);

test('how a link opens is not said', () => {
  const menu = '"menus": [{ "page": "prices", "target": "_blank" }, ';
  const [found, ...more] = findIn({ manifest: swap(['"menus": [', menu]) });
  expect(more).toEqual([]);
  expect(found?.hint).toBe('Remove it: whoever follows a link decides where it opens.');
});

test.each([
  ['html', 'document'],
  ['css', 'document'],
  ['javascript', 'script'],
  ['images', 'picture'],
])('a budget that other tools call "%s" is "%s"', (member, name) => {
  const manifest = swap(['"menus": [', `"budgets": { "${member}": 10 }, "menus": [`]);
  expect(findIn({ manifest }).map(({ hint }) => hint)).toEqual([`Did you mean "${name}"?`]);
});

test('what stands in a member that is not there is read by nobody', () => {
  const page = (member: string) =>
    swap(['"title": "Prices"', `"title": "Prices", "${member}": "<p>Words</p>"`]);
  const codes = (member: string) => findIn({ manifest: page(member) }).map(({ code }) => code);
  expect(codes('html')).toEqual(['unknown-field']);
  expect(codes('leed').sort()).toEqual(['foreign-markup', 'unknown-field']);
});

test('a member that is only misspelt is proposed', () => {
  const manifest = swap(['"title": "Prices"', '"title": "Prices", "leed": "x"']);
  expect(findIn({ manifest }).map(({ hint }) => hint)).toEqual(['Did you mean "lead"?']);
});

test.each([
  ['build', 'html', ''],
  ['theme', 'html', ''],
  ['theme', 'darkMode', 'Did you mean "scheme"?'],
  ['site', 'title', 'Remove it: "name" is there already.'],
  ['site', 'url', 'Remove it: "origin" is there already.'],
])('in "%s", "%s" is not told by what pages have', (holder, member, sentence) => {
  const own =
    holder === 'build'
      ? swap(['"theme": {', `"build": { "${member}": "x" }, "theme": {`])
      : swap([`"${holder}": {`, `"${holder}": { "${member}": "x",`]);
  const [found, ...more] = findIn({ manifest: own });
  expect(more).toEqual([]);
  expect(found?.code).toBe('unknown-field');
  expect(found?.hint).toContain(sentence);
  expect(found?.hint).not.toContain('Texts hold no HTML');
});
