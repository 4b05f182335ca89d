// Not quick: builds.
// A build of a site with collections in which no more than words of texts have changed makes what shows them: pages, the page of an item, its
// feed. What lists show of an item is more than that: then everything is looked at. Both give what a build from nothing gives.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeGeneratedSite } from '../../../scripts/bench/generated-site';
import { EditedFolder } from './edited-folder';

const site = new EditedFolder();
const { build, root } = site;

const manifest = join(root, 'site.manifest.json');
const item = (name: string): string => join(root, `files/news/${name}`);

const matter = (number: number): string[] => [
  ...['---', `title: Item ${number} of {town}`, `date: 2025-01-${number + 10}`],
  ...[`summary: What ${number} is about.`, '---'],
];

/** Item 0 has expired and is gone, item 1 has no text, item 2 is JSON. Page 12 has an item, and shows the three newest of them. */
beforeAll(() => {
  writeGeneratedSite(root, 40);
  mkdirSync(item(''));
  for (let number = 0; number < 8; number += 1) {
    const text = number === 1 ? [] : ['', `Words of item ${number}.`, '', '## A heading'];
    writeFileSync(item(`item-${number}.md`), [...matter(number), ...text].join('\n'));
  }
  site.edit(item('item-0.md'), 'summary', 'expires: 2025-02-01\nsummary');
  const value = { title: 'In JSON', date: '2025-01-05', summary: 'Without a text.' };
  writeFileSync(item('json.json'), JSON.stringify(value));
  const known = JSON.parse(readFileSync(manifest, 'utf8'));
  known.variables = { town: 'Kiel' };
  known.collections = {
    news: { kind: 'article', folder: 'news', list: 'news', afterwards: 'gone' },
  };
  const list = { type: 'items', collection: 'news' };
  known.pages.news = { path: '/news', title: 'News', summary: 'What is new.', blocks: [list] };
  known.pages['page-12'].blocks.push({ type: 'latest', collection: 'news', count: 3 });
  writeFileSync(manifest, JSON.stringify(known));
  site.settleAll();
  build();
});

test('other words of a text are shown on its page', () => {
  site.edit(join(root, 'files/text/12.txt'), 'Sentence 1 of', 'The second sentence of');
  expect(build()).toContain('(2 files written, ');
  expect(site.listMadeAlone()).toEqual(['files/text/12.txt', 'page-12.html']);
  site.expectSameAsFromNothing();
});

test('other words of an item are shown on its page and in its feed', () => {
  site.edit(item('item-5.md'), 'Words of', 'Some words of');
  build();
  expect(site.listMadeAlone().slice(2)).toEqual([
    ...['files/news/item-5.md.json', 'news/item-5.html', '_site/pages/news/item-5.json'],
    'news/feed.xml',
  ]);
  site.expectSameAsFromNothing();
});

test('it says how long its text takes to read', () => {
  site.edit(item('item-5.md'), 'Some words of', `${'Very many words of '.repeat(200)}`);
  expect(build()).toContain('(4 files written, ');
  site.expectSameAsFromNothing();
});

test('other headings of an item, too', () => {
  site.edit(item('item-6.md'), 'A heading', 'Another heading');
  build();
  expect(site.listMadeAlone()).toContain('news/item-6.html');
  site.expectSameAsFromNothing();
});

test.each([
  ['what an item is called', 'item-4.md', 'title: Item 4', 'title: The fourth'],
  ['a variable in front matter', 'item-4.md', '{town}', 'Kiel'],
  ['when an item was', 'item-4.md', '2025-01-14', '2025-01-09'],
  ['a text that is gone', 'item-4.md', '\nWords of item 4.\n\n## A heading', ''],
  ['the first text of an item', 'item-1.md', 'about.\n---', 'about.\n---\n\nWords.'],
  ['when an item expires', 'item-0.md', 'expires: 2025-02-01\n', ''],
  ['an item without a text', 'json.json', 'In JSON', 'In other words'],
])('everything is looked at where it is %s', (_, name, from, to) => {
  site.edit(item(name), from, to);
  build();
  expect(site.listMadeAlone()).toEqual([]);
});

test('everything is looked at where it is an entry of the manifest', () => {
  site.edit(manifest, 'What page 31 is about', 'What the last is about');
  build();
  expect(site.listMadeAlone()).toEqual([]);
  site.expectSameAsFromNothing();
});
