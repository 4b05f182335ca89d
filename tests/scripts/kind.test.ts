// Not quick: it builds, and runs the type checker.
// A kind of items of a site's own, from the command that writes it to pages and lists that show its items.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as build } from '../../scripts/build';
import { validateGallery } from '../../scripts/dev/gallery';
import { run as kind } from '../../scripts/kind';
import { run as page } from '../../scripts/page';
import { checkExamples } from '../../scripts/site-test/check-examples';
import { openWorld } from '../../scripts/source/open-world';
import { run as translate } from '../../scripts/translate';
import { run as undo } from '../../scripts/undo';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-kind-'));
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A machine under load builds slowly. */
vi.setConfig({ testTimeout: 240_000 });

const change = (path: string, from: string, to: string): void => {
  expect(read(path)).toContain(from);
  write(path, read(path).replace(from, to));
};

const add = (name: string, ...options: string[]) => kind(['add', name, ...options, '--root', root]);

const choir = `---
title: Choir for beginners
summary: Nobody has to read music.
duration: Ten evenings
place: In the large room
date: 2026-03-01
---

We sing rounds first.
`;

/** A kind, a collection of it, and one item. */
async function addCourses(): Promise<void> {
  expect(await add('course', '--collection', 'courses')).toBe(0);
  write('files/courses/choir.md', choir);
}

const buildSite = () => build(['--root', root, '--uncompressed']);

const sheetsOf = (html: string): string =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)]
    .map(([, sheet = '']) => read(`dist${sheet}`))
    .join('');

test('a new kind is valid and typed, and has its page and its card', async () => {
  await addCourses();
  expect(printed.text).toContain('wrote kinds/course/page/page.tsx\n');
  const words = ['--title', 'The second', '--summary', 'What it is about.'];
  expect(await page(['add', 'courses:second', ...words, '--root', root])).toBe(0);
  expect(await validate(['--root', root])).toBe(0);
  expect(await buildSite()).toBe(0);
  const item = read('dist/courses/choir.html');
  expect(item).toContain('<dl class="course-facts"><div class="course-fact"><dt>Duration</dt>');
  expect(item).not.toContain('class="item-facts"');
  expect(sheetsOf(item)).toContain('@layer block.course\\/page{.course-facts{');
  const list = read('dist/courses.html');
  expect(list).toContain(
    '<time dateTime="2026-03-01">March 1, 2026</time><span>Ten evenings</span></p><h2 class="course-card',
  );
  expect(list).toContain('href="/courses/second"');
  expect(sheetsOf(list)).toContain('.course-card-link:after');
  const checker = [resolve('node_modules/typescript/bin/tsc'), '-p', root];
  expect(spawnSync(process.execPath, checker, { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  });
  expect(validateGallery(await openWorld(root)).findings).toEqual([]);
  expect((await checkExamples(await openWorld(root), new Date('2026-06-01'))).problems).toEqual([]);
});

/** With a further language, in which all is said as it is, between marks. */
async function addGerman(): Promise<void> {
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.languages = { de: { name: 'Deutsch', path: '/de' } };
  write('site.manifest.json', JSON.stringify(manifest));
  expect(await translate(['de', '--all', '--root', root])).toBe(0);
  const folder = 'files/languages/de';
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.(?:json|txt)$/.test(path))
      write(
        `${folder}/${path}`,
        read(`${folder}/${path}`).replace(
          /"from": "(.*)",\n(\s+)"to": ""/g,
          '"from": "$1",\n$2"to": "«$1»"',
        ),
      );
  const document = `${folder}/courses/choir.md`;
  write(document, read(document).replace('Nobody', 'Niemand').replace('We sing', 'Wir singen'));
  expect(await translate(['de', '--accept', document, '--root', root])).toBe(0);
}

test('a date of its own is called what the schema calls it, in each language', async () => {
  await addCourses();
  for (const part of ['page', 'card'])
    rmSync(join(root, 'kinds/course', part), { recursive: true });
  const begins =
    '"begins": { "title": "First evening", "description": "When it begins.", "$ref": "../day-or-minute.schema.json" },';
  change('kinds/course/kind.schema.json', '"order": "title"', '"order": "next", "date": "begins"');
  change('kinds/course/kind.schema.json', '"duration": {', `${begins}\n    "duration": {`);
  change('files/courses/choir.md', 'date: 2026-03-01', 'begins: 2027-03-01');
  await addGerman();
  expect(await buildSite()).toBe(0);
  const toFact = (title: string) => new RegExp(`<dt>${title}</dt><dd>[^<]*2027</dd>`);
  expect(read('dist/courses/choir.html')).toMatch(toFact('First evening'));
  expect(read('dist/de/courses/choir.html')).toMatch(toFact('«First evening»'));
});

test('without a page and a card of its own, items show by the titles of the schema, in each language', async () => {
  await addCourses();
  for (const part of ['page', 'card'])
    rmSync(join(root, 'kinds/course', part), { recursive: true });
  await addGerman();
  expect(read('files/languages/de/kinds/course.json')).toContain('"to": "«Duration»"');
  expect(await buildSite()).toBe(0);
  expect(read('dist/de/courses/choir.html')).toContain('<dt>«Duration»</dt><dd>Ten evenings</dd>');
  expect(read('dist/courses/choir.html')).toContain(
    '<dl class="item-facts"><div class="item-fact"><dt>Duration</dt><dd>Ten evenings</dd>',
  );
  expect(read('dist/courses.html')).toContain('<span>Ten evenings</span>');
});

test.each([
  [
    'what an item lacks',
    'files/courses/choir.md',
    'place: In the large room',
    'plce: In the large room',
    /files\/courses\/choir\.md:5:1 {2}error {2}unknown-field .*"plce"/m,
  ],
  [
    'a member that every item has',
    'kinds/course/kind.schema.json',
    '"duration": {',
    '"tags": { "title": "Tags", "description": "Tags.", "type": "string" },\n    "duration": {',
    /^kinds\/course\/kind\.schema\.json:\d+:5 {2}error {2}block-schema {2}The schema of the kind "course" .*every item has "tags"/m,
  ],
  [
    'a date that is not there',
    'kinds/course/kind.schema.json',
    '"order": "title"',
    '"order": "title", "date": "begins"',
    /"item" says that "begins" is its date, and that member is missing/,
  ],
  [
    'an unknown keyword',
    'kinds/course/kind.schema.json',
    '"minLength": 1,',
    '"minLenght": 1,',
    /block-schema .*keyword "minLenght"\.\n(?:.*\n)*? {2}Did you mean "minLength"\?/,
  ],
  [
    'a card that throws',
    'kinds/course/card/card.tsx',
    '  const Heading',
    "  if (card.title.length > 3) throw new Error('No card.');\n  const Heading",
    /^kinds\/course\/card\/card\.tsx:\d+:\d+ {2}error {2}block-throws {2}The block "course\/card" at pages\/courses\/blocks\/0 throws: No card\.$/m,
  ],
  [
    'a style in a card',
    'kinds/course/card/card.tsx',
    '<p className="course-card-text">',
    '<p className="course-card-text" style={{ margin: 0 }}>',
    /^kinds\/course\/card\/card\.tsx:\d+:\d+ {2}error {2}block-markup .*"style" attribute/m,
  ],
  [
    'a page that throws',
    'kinds/course/page/page.tsx',
    '  return (',
    "  if (facts.length > 0) throw new Error('No page.');\n  return (",
    /^kinds\/course\/page\/page\.tsx:\d+:\d+ {2}error {2}block-throws {2}The block "course\/page" at pages\/courses:choir\/blocks\/1 throws: No page\.$/m,
  ],
  [
    'a link of a card that leads nowhere',
    'kinds/course/card/card.tsx',
    'href={card.href}>',
    'href="/nowhere">',
    /kinds\/course\/card\/card\.tsx.* {2}error {2}block-markup .*\/nowhere/,
  ],
  [
    'a module of the engine',
    'kinds/course/card/card.tsx',
    "from 'plinth';",
    "from 'plinth';\nimport 'node:fs';",
    /^kinds\/course\/card\/card\.tsx:2:8 {2}error {2}block-code .*"node:fs"/m,
  ],
])('%s is reported where it stands', async (_, file, from, to, words) => {
  await addCourses();
  change(file, from, to);
  printed.text = '';
  expect(await buildSite()).toBe(1);
  expect(printed.text).toMatch(words);
});

test('the blocks of a kind are not for the blocks of a page', async () => {
  await addCourses();
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.pages.courses.blocks.push({ type: 'course/page' });
  write('site.manifest.json', JSON.stringify(manifest));
  expect(await validate(['--root', root])).toBe(1);
  expect(printed.text).toContain('"course/page"');
});

test('a card without its file is reported', async () => {
  await addCourses();
  rmSync(join(root, 'kinds/course/card/card.tsx'));
  expect(await validate(['--root', root])).toBe(1);
  expect(printed.text).toContain('block-folder  The block in kinds/course/card has no card.tsx.');
});

test('a folder that is renamed alone is one finding', async () => {
  await addCourses();
  renameSync(join(root, 'kinds/course'), join(root, 'kinds/classes'));
  expect(await validate(['--root', root])).toBe(1);
  expect(printed.text).toContain('kinds/classes has the code of a kind "course".');
  expect(printed.text).toContain('1 error, 0 warnings');
});

test('a component that cannot be read is told without a build', async () => {
  await addCourses();
  change('kinds/course/card/card.tsx', '</Heading>', '');
  expect(await validate(['--root', root])).toBe(1);
  expect(printed.text).toContain('nothing closes this <Heading>');
  expect(printed.text).toContain('1 error, 0 warnings');
});

test('a new kind is undone, unless a collection is of it', async () => {
  expect(await add('course')).toBe(0);
  expect(printed.text).toContain('collection -- add courses --kind course');
  const manifest = read('site.manifest.json');
  const collections = { courses: { kind: 'course', folder: 'courses', list: 'home' } };
  write('site.manifest.json', JSON.stringify({ ...JSON.parse(manifest), collections }));
  expect(await undo(['--root', root])).toBe(2);
  expect(printed.text).toContain('The collection "courses" in site.manifest.json is of the kind');
  write('site.manifest.json', manifest);
  expect(await undo(['--root', root])).toBe(0);
  expect(existsSync(join(root, 'kinds'))).toBe(false);
});

test.each([
  ['event', 'which cannot be replaced. Give yours another name, such as "our-event"'],
  ['Course', 'has a name that no type can have'],
])('the name "%s" is refused', async (name, words) => {
  expect(await add(name)).toBe(2);
  expect(printed.text).toContain(words);
  expect(existsSync(join(root, 'kinds'))).toBe(false);
});
