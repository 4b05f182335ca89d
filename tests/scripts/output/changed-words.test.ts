// Not quick: builds.
// A build of a site in which no more than words of texts and pages have changed, headings and titles among them, makes what shows them, and
// nothing else; after any other edit everything is looked at. Both give what a build from nothing gives.
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeGeneratedSite } from '../../../scripts/bench/generated-site';
import { contentHash } from '../../../scripts/files/content-hash';
import { readChecked } from '../../../scripts/files/kept-file';
import { sumOutput } from '../../../scripts/output/output-sum';
import { EditedFolder } from './edited-folder';

const site = new EditedFolder();
const { build, folder, out, root } = site;

const document = join(root, 'files/notes.md');
const text = (page: number): string => join(root, `files/text/${page}.txt`);
const manifest = join(root, 'site.manifest.json');

/**
 * Page 12 shows the text of page 7 as well; page 1 opens at page 7; the text of a page is a document. The text of page 13 leads to
 * the heading of that of page 14; page 16 names the one of its own. Page 13 shows page 31 as a card.
 */
beforeAll(() => {
  writeGeneratedSite(root, 40);
  const known = JSON.parse(readFileSync(manifest, 'utf8'));
  known.variables = { town: 'Kiel' };
  known.pages['page-12'].blocks.push({ type: 'content', file: 'text/7.txt' });
  known.pages['page-16'].blocks[0].sections = { 'A heading': { title: 'The only heading' } };
  const leading = readFileSync(text(13), 'utf8').replace('page:page-14', 'page:page-14#a-heading');
  writeFileSync(text(13), leading);
  Object.assign(known.pages['page-1'], { layout: 'switcher', defaultChild: 'page-7' });
  known.pages['page-1'].blocks = [];
  known.pages['page-13'].blocks.push({
    type: 'cards',
    heading: 'Next',
    cards: [{ page: 'page-31' }],
  });
  known.pages['page-26'].blocks.push({
    type: 'questions',
    heading: 'How it goes',
    questions: [{ question: 'Who?', answer: ['*We* do.'] }],
  });
  known.pages['page-1'].lead = 'It is in {town}.';
  known.pages.notes = { path: '/notes', parent: 'page-3', document: 'notes.md' };
  const matter = ['---', 'title: Notes', 'summary: What was noted.', '---'];
  writeFileSync(document, [...matter, '', 'Some words.', '', '## Later', '', 'More.'].join('\n'));
  writeFileSync(manifest, JSON.stringify(known));
  rmSync(text(1));
  site.settleAll();
  build();
});

/** What is known of the last build. */
function readBuild(
  site: string,
  output: string,
): {
  readonly findings: readonly { code: string; line: number }[];
  readonly sum: number;
} {
  const cache = join(site, '.plinth/cache');
  return JSON.parse(String(readChecked(cache, `outputs/${contentHash(output)}.build`)));
}

test('other words are shown wherever their text is', () => {
  site.edit(text(7), 'Sentence 1 of', 'The second sentence of');
  expect(build()).toContain('(4 files written, ');
  expect(site.listMadeAlone()).toEqual([
    ...['files/text/7.txt', 'page-1.html', 'page-7.html', 'page-12.html'],
  ]);
  site.expectSameAsFromNothing();
});

test('other words of a document as well', () => {
  site.edit(document, 'Some words', 'Some other words');
  expect(build()).toContain('(2 files written, ');
  expect(site.listMadeAlone().slice(-2)).toEqual(['files/notes.md.json', 'notes.html']);
});

test('words that were just saved are shown, and then are there', () => {
  site.edit(text(8), 'Sentence 1 of', 'The second sentence of');
  utimesSync(text(8), new Date(), new Date());
  expect(build()).toContain('(2 files written, ');
  expect(build()).toContain('(0 files written, ');
  site.edit(text(8), 'Sentence 2 of', 'The third sentence of');
  site.edit(text(9), 'on [the next', 'as on [the next');
  expect(build()).toContain('(4 files written, ');
  expect(site.listMadeAlone()).toHaveLength(10);
  site.expectSameAsFromNothing();
});

test('other headings as well, with the ids that give way to them', () => {
  site.edit(text(7), 'A heading', 'The heading');
  expect(build()).toContain('(5 files written, ');
  const data = ['page-1', 'page-7', 'page-12'].map((page) => `_site/pages/${page}.json`);
  expect(site.listMadeAlone().slice(-3)).toEqual(data);
  site.edit(document, '## Later', '## Afterwards');
  expect(build()).toContain('(2 files written, ');
  site.expectSameAsFromNothing();
});

test('a heading that a link leads to stays', () => {
  site.edit(text(14), 'A heading', 'Another heading');
  expect(build).toThrow('unknown-anchor');
  site.edit(text(14), 'Another heading', 'A heading');
  build();
});

const toFiles = (...pages: readonly string[]): string[] =>
  pages.flatMap((page) => [`${page}.html`, `_site/pages/${page}.json`]);

test('what a page is called is shown wherever it is named', () => {
  site.edit(manifest, '"title":"Page 31"', '"title":"The last of them"');
  build();
  const made = site.listMadeAlone();
  expect(made).toEqual(expect.arrayContaining(['llms.txt', ...toFiles('page-31', 'page-13')]));
  expect(made).not.toContain('page-20.html');
  site.expectSameAsFromNothing();
  site.edit(manifest, 'What page 31 is about', 'What the last is about');
  build();
  expect(site.listMadeAlone()).toEqual(expect.arrayContaining(toFiles('page-13')));
  site.expectSameAsFromNothing();
});

test('words of blocks are shown on their page alone', () => {
  const before = site.listMadeAlone();
  site.edit(manifest, 'How it goes', 'How it will go');
  site.edit(manifest, '*We* do.', '*They* do it.');
  build();
  expect(new Set(site.listMadeAlone())).toEqual(new Set(before));
  site.expectSameAsFromNothing();
});

test('a document says what its page is called', () => {
  site.edit(document, 'title: Notes', 'title: What was noted');
  expect(build()).toContain('files written, ');
  expect(site.listMadeAlone()).toEqual(expect.arrayContaining(toFiles('notes')));
  site.expectSameAsFromNothing();
});

test('a manifest that says the same makes nothing', () => {
  writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')), null, 2));
  site.settle(manifest);
  expect(build()).toContain('(0 files written, ');
  writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))));
  site.settle(manifest);
  expect(build()).toContain('(0 files written, ');
});

test.each([
  ['a link', text(10), 'Sentence 1 of', '[Sentence](page:page-3) 1 of'],
  ['where a link leads', text(10), 'page:page-11', 'page:page-13'],
  ['a heading that its page names', text(16), 'A heading', 'Another heading'],
  ['a heading that its page names again', text(16), 'Another heading', 'A heading'],
  ['emphasis', text(10), 'Sentence 2 of', '*Sentence* 2 of'],
  ['a variable', text(10), 'Sentence 3 of', '{town}, sentence 3 of'],
  ['a paragraph', text(10), '["Sentence 0', '["A new one.", "Sentence 0'],
  ['a point of a list', text(10), '"Second point', '"A new point", "Second point'],
  ['a letter that no other word has', text(10), '"First', '"Ärst'],
  ['the title of a page in a menu', manifest, '"Page 9"', '"Page nine"'],
  ['emphasis in a block', manifest, '*They*', 'They'],
  ['a variable in a title', manifest, '"title":"Page 36"', '"title":"Page {town}"'],
  ['a variable in a title, gone', manifest, '"title":"Page {town}"', '"title":"Page Kiel"'],
  ['a title that it had', manifest, '"title":"Page Kiel"', '"title":"Page 36"'],
  ['a title that another page has', manifest, '"title":"Page 36"', '"title":"Page 35"'],
  [
    'a title that another page had',
    manifest,
    '"title":"Page 35","summary":"What page 36',
    '"title":"Page 36","summary":"What page 36',
  ],
  ['a path', manifest, '"path":"/page-36"', '"path":"/the-page-36"'],
  ['a setting', manifest, '"town":"Kiel"', '"town":"Ulm"'],
])('everything is looked at where it is %s', (_, path, from, to) => {
  site.edit(path, from, to);
  build();
  expect(site.listMadeAlone()).toEqual([]);
});

test('after all that it is as from nothing, and words alone are made alone', () => {
  site.edit(text(11), 'sentence', 'sentence, again,');
  build();
  expect(site.listMadeAlone()).toEqual(['files/text/11.txt', 'page-11.html']);
  expect(readBuild(root, out).sum).toBe(sumOutput(out));
  site.expectSameAsFromNothing();
});

test('a file of the output that was changed by hand is made again', () => {
  writeFileSync(join(out, 'page-20.html'), 'changed');
  site.edit(text(7), 'Sentence 2 of', 'The third sentence of');
  build();
  site.expectSameAsFromNothing();
});

test('what is found in the rest of the manifest is found where it stands now', () => {
  const known = JSON.parse(readFileSync(manifest, 'utf8'));
  known.pages['page-20'].summary = 'Words '.repeat(60);
  known.variables.village = 'Laboe';
  writeFileSync(manifest, JSON.stringify(known, null, 2));
  site.settle(manifest);
  build();
  const before = readBuild(root, out).findings;
  expect(before.map(({ code }) => code)).toEqual(['long-summary', 'unused-variable']);
  site.edit(manifest, '"title": "The last of them"', '\n\n"title": "The last of all"');
  build();
  expect(site.listMadeAlone()).toContain('page-31.html');
  site.expectSameAsFromNothing();
  const now = readBuild(root, out).findings;
  expect(now).toEqual(readBuild(join(folder, 'clean'), join(folder, 'fresh')).findings);
  expect(now.map(({ line }, index) => line - (before[index]?.line ?? 0))).toEqual([0, 2]);
  site.edit(manifest, '"title": "Page 19"', '"title": "The nineteenth"');
  site.edit(manifest, '"title": "Page 21"', '"title": "The twenty-first"');
  build();
  expect(site.listMadeAlone()).toEqual([]);
});

test('words that a finding is about are looked at with all else', () => {
  site.edit(manifest, 'Words Words', 'Words');
  build();
  expect(site.listMadeAlone()).toEqual([]);
  expect(readBuild(root, out).findings[0]).toMatchObject({ code: 'long-summary' });
  site.edit(manifest, /"Words [^"]*"/.exec(readFileSync(manifest, 'utf8'))?.[0] ?? '', '"Words."');
  build();
  expect(readBuild(root, out).findings).toMatchObject([{ code: 'unused-variable' }]);
});

test('words that make a mistake are refused', () => {
  site.edit(text(7), 'Sentence 3 of', 'Sentence {nothing} 3 of');
  expect(build).toThrow('unknown-variable');
  site.edit(text(7), '{nothing} ', '');
  build();
  site.expectSameAsFromNothing();
});
