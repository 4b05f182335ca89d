// Not quick: whole sites are validated, again and again.
// The files of a language as the command writes them: every text once, beside its translation, and branches that can be merged.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { formatPairs } from '../../../../scripts/edit/format-pairs';
import { fingerprint } from '../../../../scripts/files/content-hash';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { run as format } from '../../../../scripts/fmt';
import { run as runPage } from '../../../../scripts/page';
import { readSite } from '../../../../scripts/source/read-site';
import { run } from '../../../../scripts/translate';
import { run as runUrls } from '../../../../scripts/urls';
import { copySiteFolder } from '../../../copy-site-folder';
import { engineContract } from '../../../engine-contract';
import { keepPrinted } from '../../printed';

const folder = mkdtempSync(join(tmpdir(), 'plinth-translate-'));
const root = join(folder, 'site');
beforeEach(() => copySiteFolder('tests/sites/languages', root));
afterEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function swap(file: string, [from, to]: readonly [string, string]): void {
  expect(read(file)).toContain(from);
  writeFileSync(join(root, file), read(file).replace(from, to));
}

async function translate(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const printed = keepPrinted();
  const code = await run([...args, '--root', root]);
  vi.restoreAllMocks();
  return { code, text: printed.text };
}

const find = (): string[] =>
  validateSite(readSite(openWorkspace(root)), engineContract)
    .findings.filter(({ code }) => code !== 'page-not-in-language')
    .map(({ code, file, line }) => `${code} ${file}:${line}`);

const work = 'files/languages/de/pages/work.json';

test('a page is translated in three steps: write, fill in, validate', async () => {
  expect((await translate('ar', 'courses')).code).toBe(0);
  const file = 'files/languages/ar/pages/courses.json';
  expect(new Set(find())).toEqual(
    new Set(find().filter((one) => one.includes(`missing-translation ${file}`))),
  );
  writeFileSync(join(root, file), read(file).replaceAll('"to": ""', '"to": "كلمات {phone}"'));
  expect(find()).toEqual([]);
});

test('a table in another encoding is refused before it loses characters', async () => {
  const table = join(root, 'units.csv');
  await translate('de', '--export', 'csv', '--output-file', table);
  const text = readFileSync(table, 'utf8');
  writeFileSync(table, text.slice(1), 'latin1');
  const { code, text: said } = await translate('de', '--import', table);
  expect(code).toBe(2);
  expect(said).toContain('units.csv is not UTF-8 text: it contains bytes that are not UTF-8.');
  writeFileSync(table, text);
  expect((await translate('de', '--import', table)).code).toBe(0);
});

test('of a site in a language of its own, the words of its dates are written once', async () => {
  const before = read('site.manifest.json');
  expect((await translate('en-GB')).code).toBe(2);
  expect(read('site.manifest.json')).toBe(before);
  rmSync(root, { recursive: true });
  copySiteFolder('tests/sites/minimal', root);
  swap('site.manifest.json', ['"home": "home"', '"home": "home", "language": "nl"']);
  expect((await translate('nl')).code).toBe(0);
  const written = read('site.manifest.json');
  expect(JSON.parse(written).labels).toMatchObject({ dates: { months: { march: 'maart' } } });
  const again = await translate('nl');
  expect(again.code).toBe(2);
  expect(again.text).toContain('nothing to translate');
  expect(read('site.manifest.json')).toBe(written);
});

test('what has changed has its former words beside it, and nothing else moves', async () => {
  swap('site.manifest.json', ['What we do in the workshop', 'What we make in the workshop']);
  const before = read(work);
  await translate('de');
  expect(read(work)).toBe(
    before.replace(
      /"from": "(What we do.*)",/,
      (_, was: string) => `"from": "${was.replace('do', 'make')}",\n      "was": "${was}",`,
    ),
  );
  expect(find().filter((one) => one.includes('/de/'))).toEqual([`stale-translation ${work}:11`]);
  const once = read(work);
  await translate('de');
  expect(read(work)).toBe(once);
});

test('words that are known elsewhere in the language are copied in, and named', async () => {
  swap('files/text/about.txt', ['[', '["Our work",']);
  const { text } = await translate('de');
  expect(text).toContain('to   "Unsere Arbeit"');
  expect(read('files/languages/de/text/about.txt')).toContain('"to": "Unsere Arbeit"');
});

test('words that stand in several places have a pair for each, and one translation is enough', async () => {
  const found = () => find().filter((one) => one.includes(own));
  const about = 'files/text/about.txt';
  const said = ['Ask us.', 'We have time.', 'Ask us.', 'We are here.', 'Ask us.'];
  writeFileSync(join(root, about), JSON.stringify(said));
  const own = 'files/languages/de/text/about.txt';
  rmSync(join(root, own));
  await translate('de');
  expect(read(own).match(/"from": "Ask us\."/g)).toHaveLength(3);
  const exported = (await translate('de', '--export', 'csv')).text;
  expect(exported.match(/"Ask us\."/g)).toHaveLength(1);
  expect(found()).toHaveLength(3);
  const words = [...new Set(said)].reduce(
    (text, one) => text.replace(`"${one}",\n      "to": ""`, `"${one}",\n      "to": "«${one}»"`),
    read(own),
  );
  writeFileSync(join(root, own), words);
  expect(found()).toEqual([]);
  await translate('de');
  expect(read(own).match(/«Ask us\.»/g)).toHaveLength(3);
  expect(read(own)).not.toContain('""');
  writeFileSync(join(root, about), JSON.stringify(said.with(2, 'Call us.')));
  expect(found()).toEqual([`stale-translation ${own}:13`]);
});

test('of a language that the engine does not speak, its labels wait, those that are written stay, and words of dates are known', async () => {
  const polish = '"pl": { "name": "Polski", "path": "/pl" },\n    "de": {';
  swap('site.manifest.json', ['"de": {', polish]);
  await translate('pl');
  const file = 'files/languages/pl/site.json';
  expect(read(file)).toContain('"from": "January",\n      "to": "stycznia"');
  expect(read(file)).toContain('"from": "January {year}",\n      "to": "styczeń {year}"');
  expect(read(file)).toContain('"from": "{first} and {last}",\n      "to": "{first} i {last}"');
  swap(file, ['"Skip to content",\n      "to": ""', '"Skip to content",\n      "to": "Do treści"']);
  swap(file, ['"stycznia"', '"Stycznia"']);
  const once = read(file);
  await translate('pl');
  expect(read(file)).toBe(once);
  expect(once).not.toContain('Play the video');
});

test('a document that is not there yet begins with the words of the site, none of which is published', async () => {
  rmSync(join(root, 'files/languages/de/text/repairs.md'));
  await translate('de', 'repairs');
  const text = read('files/languages/de/text/repairs.md');
  expect(text).toContain('title: Repairs\n');
  expect(text).toContain('  - part: what-it-costs\n    is: ""\n');
  expect(find().filter((one) => one.startsWith('missing-translation'))).toHaveLength(5);
  expect((await translate('de', '--accept', 'repairs')).text).toContain('still has the words');
  const own = 'files/languages/de/text/repairs.md';
  writeFileSync(
    join(root, own),
    read(own).replace(/^((?:title|summary): |## )?(?=[A-Z])/gm, '$1X'),
  );
  await translate('de', '--accept', 'repairs');
  expect(find()).toEqual([]);
});

test('an item is translated as a page is, with all words before its text; its list may be absent', async () => {
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.collections = { dates: { kind: 'event', folder: 'dates', list: 'dates' } };
  manifest.pages.dates = {
    ...{ path: '/dates', title: 'Dates', summary: 'When we are open.' },
    blocks: [{ type: 'items', collection: 'dates' }],
  };
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest, null, 2));
  mkdirSync(join(root, 'files/dates'));
  const said = 'title: Open day\nsummary: Come and see.\nstarts: 2026-05-02\nplace: The yard\n';
  writeFileSync(join(root, 'files/dates/open-day.md'), `---\n${said}---\n\nAt nine.\n`);
  expect(find().map((one) => one.split(' ')[0])).toEqual(['orphan-page']);
  expect((await translate('--status', 'de')).text).toContain('dates:open-day');
  await translate('de', 'dates:open-day', 'dates');
  const file = 'files/languages/de/dates/open-day.md';
  expect(read(file)).toContain('place: The yard');
  const { text } = await translate('de', '--accept', file);
  expect(text).toContain('The part "start" of files/languages/de/dates/open-day.md still has');
  writeFileSync(
    join(root, file),
    read(file).replace('place: The yard\n', '').replace(/\nAt/, '\nUm'),
  );
  await translate('de', '--accept', file);
  expect(find().filter((one) => one.includes(file))).toEqual([`missing-translation ${file}:2`]);
});

describe('a site with collections', () => {
  beforeEach(() => {
    rmSync(root, { recursive: true });
    copySiteFolder('tests/sites/collections', root);
    swap('site.manifest.json', [
      '"variables": {',
      '"languages": { "de": { "name": "Deutsch", "path": "/de" } },\n  "variables": {',
    ]);
  });

  const item = 'files/languages/de/cases/evening-choir.md';
  const ofItem = () => find().filter((one) => one.includes(item));

  test('has members with words deep in them as a whole in a translated item', async () => {
    await translate('de', 'stories:evening-choir');
    const results = /^results:\n {2}- figure: .*\n {4}text: voices\n/m;
    expect(read(item)).toMatch(results);
    expect(new Set(ofItem().map((one) => one.split(' ')[0]))).toEqual(
      new Set(['missing-translation']),
    );
    writeFileSync(join(root, item), read(item).replace(/^results:\n(?: .*\n)+/m, ''));
    const { findings } = validateSite(readSite(openWorkspace(root)), engineContract);
    expect(findings.find(({ message }) => message.includes('"voices"'))?.hint).toContain(
      'Copy "results" from before the text',
    );
  });

  test('shows the rows of another file where a pair names it', async () => {
    await translate('de', 'home', 'lessons');
    const [rows, own] = ['data/lessons.csv', 'data/lessons.de.csv'];
    const text = read(`files/${rows}`)
      .replace('Piano', 'Klavier')
      .replaceAll('Single lessons', 'Allein');
    writeFileSync(join(root, 'files', own), text);
    const file = 'files/languages/de/pages/lessons.json';
    for (const other of ['pages/home.json', 'site.json'].map((one) => `files/languages/de/${one}`))
      writeFileSync(join(root, other), read(other).replaceAll('"to": ""', '"to": "Klang {phone}"'));
    const pairs = JSON.parse(read(file).replaceAll('"to": ""', '"to": "Klang {phone}"'));
    pairs.words.push({ from: rows, to: own }, { from: 'Single lessons', to: 'Allein' });
    writeFileSync(join(root, file), JSON.stringify(pairs));
    const found = find().filter((one) => /lessons/.test(one) && !one.startsWith('duplicate'));
    expect(found).toEqual([]);
    writeFileSync(join(root, 'files', own), text.replace('Klavier;', 'Klavier;more;'));
    expect(find().filter((one) => one.includes(own))).toEqual([
      expect.stringContaining(`${own}:2`),
    ]);
  });
});

test('what the site says of privacy is begun with the home page', async () => {
  swap('site.manifest.json', ['"home": "home",', '"home": "home", "privacy": "courses",']);
  expect(find().map((one) => one.split(' ')[0])).toContain('absent-target');
  await translate('ar');
  expect(read('files/languages/ar/pages/courses.json')).toContain('"to": ""');
  expect(find().map((one) => one.split(' ')[0])).not.toContain('absent-target');
});

test('with --all every page is to be there', async () => {
  await translate('ar', '--all');
  expect((await translate('ar', '--status')).text).not.toContain('not there');
});

test('a new page says which of its files wait for words, and which for translations', async () => {
  const printed = keepPrinted();
  const words = ['--path', '/news', '--title', 'News of the shop', '--summary', 'This month.'];
  const asked = ['--language', 'de', '--root', root];
  expect(await runPage(['add', 'news', ...words, ...asked])).toBe(0);
  vi.restoreAllMocks();
  const { text } = printed;
  expect(text).toMatch(/^3 texts wait for a translation now\.$/m);
  expect(text.match(/^Write .* in /gm)).toEqual([
    'Write the text of the page in ',
    ...['Write the translations in ', 'Write the translations in '],
  ]);
});

test('a place that is none of the site is refused by its name', async () => {
  const { code, text } = await translate('de', '--reviewed', 'nowhere');
  expect([code, text]).toEqual([2, expect.stringMatching(/^nowhere has no translation into "de"/)]);
});

test('a line without a translation is said to have none', async () => {
  for (const line of [1, 999])
    expect(await translate('de', '--accept', `${work}:${line}`)).toEqual({
      code: 2,
      text: expect.stringContaining(`No translation stands in line ${line} of ${work}.`),
    });
});

test('a language that the site does not speak is proposed in its own words', async () => {
  const entry = '"fr": { "name": "Français", "path": "/fr" }';
  const { text } = await translate('fr');
  expect(text).toContain(
    `Known: de, ar. To add it, write in "languages" of the manifest: ${entry}.`,
  );
  expect((await translate('de-AT')).text).toContain('Did you mean "de"?');
});

describe('a trace is left', () => {
  test('in a document, until the translation is another one', async () => {
    const file = 'files/languages/de/text/repairs.md';
    swap('files/text/repairs.md', ['about three weeks', 'about four weeks']);
    expect((await translate('de', '--accept', file)).text).toContain(
      '  The part "what-it-costs"\n',
    );
    const kept = read(file);
    expect(kept.match(/kept: /g)).toHaveLength(1);
    expect(await format(['--root', root])).toBe(0);
    expect(read(file)).toBe(kept);
    swap(file, ['drei Wochen', 'vier Wochen']);
    expect(await format(['--check', '--root', root])).toBe(1);
    expect(await format(['--root', root])).toBe(0);
    expect(read(file)).toBe(
      kept.replace(/ {4}kept: .*\n/, '').replace('drei Wochen', 'vier Wochen'),
    );
  });

  const kept = fingerprint('Was wir in der Werkstatt machen, und was Sie dort lernen können.');

  test('by who keeps a translation as it is, until it changes', async () => {
    swap('site.manifest.json', ['What we do in the workshop', 'What we make in the workshop']);
    const { text } = await translate('de', '--accept', join(root, `${work}:9:13`));
    expect(text).toContain('was  "What we do in the workshop');
    expect(read(work)).toContain(`"kept": "${kept}",\n      "to":`);
    expect((await translate('de', '--status')).text).toContain('1 kept');
    swap(work, ['in der Werkstatt', 'in unserer Werkstatt']);
    expect((await translate('de', '--status')).text).not.toContain('kept');
  });

  test('of all of them only with --yes, and it goes when somebody has read them', async () => {
    swap('site.manifest.json', ['What we do in the workshop', 'What we make in the workshop']);
    const refused = await translate('de', '--accept', 'all');
    expect([refused.code, read(work).includes('kept')]).toEqual([2, false]);
    await translate('de', '--accept', 'all', '--yes');
    expect(find().filter((one) => one.includes('/de/'))).toEqual([]);
    await translate('de', '--reviewed', 'work');
    expect(read(work)).not.toContain('kept');
  });

  test('by nobody who translates anew, and names the line', async () => {
    const file = 'files/languages/de/text/repairs.md';
    swap('files/text/repairs.md', ['about three weeks', 'about four weeks']);
    swap(file, ['drei Wochen', 'vier Wochen']);
    swap('site.manifest.json', ['What we do in the workshop', 'What we make in the workshop']);
    const before = [work, file].map(read);
    // What is stale may be unread, unless somebody names that very place.
    await translate('de', '--reviewed', 'work');
    await translate('de', '--reviewed', file);
    expect([work, file].map(read)).toEqual(before);
    await translate('de', '--reviewed', `${work}:9`);
    const line = read(file).split('\n').indexOf('  - part: what-it-costs') + 1;
    await translate('de', '--reviewed', `${file}:${line}`);
    expect(find().filter((one) => one.includes('/de/'))).toEqual([]);
    expect((await translate('de', '--status')).text).toMatch(/0 stale, 0 missing; 0 words left/);
  });

  test('of another translation is taken out by the canonical form', () => {
    const pairs = {
      words: [{ to: 'Uhren', kept: '00000000', from: 'Clocks', machine: fingerprint('Uhren') }],
    };
    expect(formatPairs(work, pairs)).toBe(
      `{\n  "words": [\n    {\n      "from": "Clocks",\n      "machine": "${fingerprint('Uhren')}",\n      "to": "Uhren"\n    }\n  ]\n}\n`,
    );
  });
});

describe('what is exported', () => {
  const exportTo = (file: string) => translate('de', '--export', 'csv', '--output-file', file);

  test('replaces no file that holds anything', async () => {
    const file = join(folder, 'texts.csv');
    expect((await exportTo(file)).code).toBe(0);
    writeFileSync(file, `${readFileSync(file, 'utf8')}translated\n`);
    expect((await exportTo(file)).text).toContain(
      `${file} holds something already, and would be lost. Name a new file for the texts.`,
    );
    expect(readFileSync(file, 'utf8')).toMatch(/translated\n$/);
    expect((await exportTo(join(root, 'site.manifest.json'))).text).toContain('would be lost');
    expect(read('site.manifest.json')).toContain('Linden Bindery');
  });

  test('is no part of the site', async () => {
    expect((await exportTo(join(root, 'files/texts.csv'))).text).toContain('a part of the site');
  });
});

describe('on a site of one language', () => {
  beforeEach(() => copySiteFolder('tests/sites/minimal', root));

  test('the state says so', async () => {
    expect(await translate('--status')).toEqual({
      code: 0,
      text: 'The site speaks one language.\n',
    });
  });

  test('nothing but a tag is proposed as one', async () => {
    expect((await translate('../x')).text).toContain('"../x" is not the tag of a language.');
    expect((await translate('pt-br')).text).toContain('Write one such as "de" or "pt-BR".');
    expect((await translate('de')).text).toContain(
      'Add to the manifest: "languages": { "de": { "name": "Deutsch", "path": "/de" } }.',
    );
  });
});

test('a page that is begun in a language is listed among the addresses, where these are kept', async () => {
  rmSync(join(root, 'files/languages/ar/pages/prices.json'));
  keepPrinted();
  expect(await runUrls(['--accept', '--root', root])).toBe(0);
  vi.restoreAllMocks();
  expect(read('site.urls.lock')).not.toContain('/ar/prices');
  const { code } = await translate('ar', 'prices');
  expect(code).toBe(0);
  expect(read('site.urls.lock')).toContain('/ar/prices prices ar\n');
});
