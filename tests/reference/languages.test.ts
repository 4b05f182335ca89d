// Not quick: random cases, each of which validates a site of 54 pages in three languages; a build of it.
// The site of the repository in three languages: every changed text is told with the words that it had, and no other; what moves, or
// is written otherwise, is not. What is built says nothing in another language.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { findWords } from '../../engine/content/shape/find-words';
import { contentFile, manifestRoot, toPointer, toSteps } from '../../engine/content/shape/shape';
import { needsTranslation } from '../../engine/manifest/languages/plain-words';
import type { Finding } from '../../engine/model/finding';
import { Base } from '../../scripts/edit/base';
import { openWorkspace } from '../../scripts/files/workspace';
import { listFiles } from '../../scripts/source/read-site';
import { readSiteFile } from '../../scripts/source/read-site-file';
import { engineContract } from '../engine-contract';
import { readFolder, runBuild } from '../scripts/built-folder';
import '../random-seed';
import { tags, writeTranslated } from './translated-site';

const numRuns = Number(process.env.PLINTH_CASES ?? 25);
const timeout = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'plinth-translated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(folder, 'site');
writeTranslated(root);

const read = (file: string): string => readSiteFile(root, file)?.text ?? '';
const base = new Base({ workspace: openWorkspace(root), contract: engineContract });

/** The manifest, and the content files that are JSON. */
const files = [
  'site.manifest.json',
  ...[...listFiles(root).keys()]
    .filter((path) => path.endsWith('.txt') && !path.startsWith('languages/'))
    .map((path) => `files/${path}`),
].filter((file) => /^[[{]/.test(read(file).trim()));

const values = new Map(files.map((file) => [file, JSON.parse(read(file)) as unknown]));

/** A copy of the value of a file, for a change of it. */
const copy = (file: string): unknown => structuredClone(values.get(file));

const ofTranslations = /translation|lost-(?:variable|link|name)/;

/** What is told of translations where files say something else. */
function find(changes: Readonly<Record<string, string>>): Finding[] {
  const changed = Object.entries(changes).map(([path, after]) => {
    const before = read(path);
    return { path, before, after };
  });
  return base.validate(changed).findings.filter(({ code }) => ofTranslations.test(code));
}

type Holder = Record<string, unknown>;

const get = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((holder, step) => (holder as Holder)[step], value);

const texts = files.flatMap((file) =>
  findWords(
    engineContract.words,
    file === 'site.manifest.json' ? manifestRoot : contentFile,
    values.get(file),
  )
    .filter(({ kind, isName, text }) => kind === 'always' && !isName && needsTranslation(text, []))
    .map(({ pointer, text }) => ({ file, pointer, text })),
);

/** Lists with two entries or more. */
function listLists(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    listLists(one, toPointer(pointer, key)),
  );
  return Array.isArray(value) && value.length > 1 ? [pointer, ...inner] : inner;
}

const lists = files.flatMap((file) =>
  listLists(values.get(file)).map((pointer) => ({ file, pointer })),
);

/** Words of three letters or more, outside variables and links. */
const listChangeable = (text: string): string[] =>
  text.replace(/\{[^}]*\}|\]\([^)]*\)/g, ' ').match(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu) ?? [];

test('nothing is told of the site as it is', () => {
  expect(find({})).toEqual([]);
  expect(base.validation.publication?.sites).toHaveLength(3);
  expect(texts.length).toBeGreaterThan(800);
});

test('of a changed text every language is told, and of no other', { timeout }, () => {
  let [told, withWords] = [0, 0];
  const changeable = texts.filter(({ text }) => listChangeable(text).length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...changeable), fc.nat(), ({ file, pointer, text }, pick) => {
      const words = listChangeable(text);
      const word = words[pick % words.length] ?? '';
      const value = copy(file);
      const steps = toSteps(pointer);
      const changed = text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), `${word}ly`);
      (get(value, steps.slice(0, -1)) as Holder)[steps.at(-1) ?? ''] = changed;
      const findings = find({ [file]: JSON.stringify(value, null, 2) });
      const story = JSON.stringify(findings.map(({ message, file: at }) => `${at} ${message}`));
      expect(findings, `${pointer} ${word} ${story}`).toHaveLength(tags.length);
      const ofTags = findings.map(({ parameters: { language } }) => String(language)).sort();
      expect(ofTags).toEqual([...tags].sort());
      told += 1;
      const hasWords = findings.every(
        ({ parameters: { was = '', is = '' } }) =>
          String(was).includes(word) && String(is).includes(`${word}ly`),
      );
      if (hasWords) withWords += 1;
    }),
    { numRuns },
  );
  expect(told).toBe(numRuns);
  expect(withWords / told).toBeGreaterThanOrEqual(0.99);
  console.info(`${told} changed texts told, ${withWords} with their former words`);
});

test('nothing is told of what stands elsewhere', { timeout }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.nat(), fc.nat(), ({ file, pointer }, from, to) => {
      const value = copy(file);
      const list = get(value, toSteps(pointer)) as unknown[];
      const [moved] = list.splice(from % list.length, 1);
      list.splice(to % (list.length + 1), 0, moved);
      expect(find({ [file]: JSON.stringify(value, null, 2) })).toEqual([]);
    }),
    { numRuns },
  );
});

const forms = {
  'other line ends': (text: string) => text.replaceAll('\n', '\r\n'),
  'one line': (text: string) => JSON.stringify(JSON.parse(text)),
  'another indentation': (text: string) => JSON.stringify(JSON.parse(text), null, '\t'),
  escapes: (text: string) =>
    text.replace(
      /[^\x20-\x7e\n]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  'decomposed letters': (text: string) => text.normalize('NFD'),
};

test('nothing is told of what is written otherwise', { timeout }, () => {
  const ways = fc.constantFrom(...Object.values(forms));
  fc.assert(
    fc.property(fc.constantFrom(...files), ways, (file, write) => {
      expect(find({ [file]: write(read(file)) })).toEqual([]);
    }),
    { numRuns },
  );
});

/** Every three words in a row that the site says in its own language. */
function listThrees(): Set<string> {
  const found = new Set<string>();
  for (const { text } of texts)
    for (const part of text.split(/[^\p{L} ]+/u)) {
      const words = part.split(/ +/).filter(Boolean);
      words.forEach((_, at) => {
        const three = words.slice(at, at + 3).join(' ');
        if (at + 3 <= words.length && three.length > 12) found.add(three);
      });
    }
  return found;
}

test('what is built says nothing in another language, and its pages name one another', {
  timeout,
}, () => {
  const out = join(folder, 'dist');
  runBuild(root, out, { args: ['--uncompressed'] });
  const outputs = [...readFolder(out)].map(
    ([path, text]) => [path, Buffer.from(text, 'latin1').toString()] as const,
  );
  const threes = listThrees();
  expect(threes.size).toBeGreaterThan(1000);
  const leaks = outputs
    .filter(
      ([path]) =>
        /^\/(?:de|ar)[/.]/.test(path) && /\.(?:html|json|xml|txt|webmanifest)$/.test(path),
    )
    .flatMap(([path, text]) => {
      const words = text.replace(/<[^>]*>/g, ' ').match(/\p{L}+(?: \p{L}+){2,}/gu) ?? [];
      return words.flatMap((run) => {
        const each = run.split(' ');
        return each.flatMap((_, at) => {
          const three = each.slice(at, at + 3).join(' ');
          return threes.has(three) ? [`${path}: ${three}`] : [];
        });
      });
    });
  expect(leaks).toEqual([]);
  const alternates = new Map(
    outputs
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, text]) => [path, text.match(/<link rel="alternate" hreflang="[^>]*>/g) ?? []]),
  );
  const pages = [...alternates].filter(([, links]) => links.length > 0);
  expect(pages.length).toBeGreaterThan(150);
  for (const [path, links] of pages) {
    expect(links).toHaveLength(4);
    for (const link of links) {
      const { pathname } = new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '');
      const file = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
      expect(alternates.get(file), `${path} ${link}`).toEqual(links);
    }
  }
});
