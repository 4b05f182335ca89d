// Not quick: it bundles the engine.
// Everything runs with a contract that is not the engine's own: one block more, from another folder.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { buildAndReport } from '../../scripts/build';
import { createDevSite, openDevSite } from '../../scripts/dev/create-dev-site';
import { validateGallery } from '../../scripts/dev/gallery';
import { compareSites } from '../../scripts/diff/compare-sites';
import { printText } from '../../scripts/diff/print-comparison';
import { readBase, readReadable } from '../../scripts/diff/read-sites';
import { applyOperations } from '../../scripts/edit/apply-operations';
import { renamePage } from '../../scripts/edit/rename-page';
import { SiteEdit } from '../../scripts/edit/site-edit';
import { writeEditorHelp } from '../../scripts/editor-help/write-editor-help';
import { writeSiteTypes } from '../../scripts/generate/write-site-types';
import { readContract } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';
import { engineContract } from '../engine-contract';
import { askSite } from './dev/ask-site';
import { keepPrinted } from './printed';
import { openSecondWorld, readSecondContract, type SecondWorld } from './second-world';

const manifestFile = 'site.manifest.json';
const now = new Date('2026-03-01');
const german = '{ "de": { "name": "Deutsch", "path": "/de" } }';

const contract = await readSecondContract();
let world: SecondWorld;
beforeEach(() => {
  world = openSecondWorld(contract);
});
afterEach(() => {
  vi.restoreAllMocks();
  world.remove();
});

const validate = (by = contract) => validateSite(readSite(world.workspace), by);

/** The part of a document that a block makes. */
const findBlock = (html: string): string | undefined =>
  /<section class="block price-list".*?<\/section>/.exec(html)?.[0];

const findSheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet);

const shown =
  '<section class="block price-list" id="prices"><h2 class="block-heading">What it costs</h2>' +
  '<dl class="price-list-prices"><div class="price-list-price"><dt><a href="/loaves">A loaf</a></dt><dd>£4</dd></div>' +
  '<div class="price-list-price"><dt>A wedding cake</dt><dd>on request</dd></div></dl></section>';

const rule = '.price-list-price';

test('the site is valid there, and refused where the block is unknown', () => {
  expect(validate().findings).toEqual([]);
  const { findings, publication } = validate(engineContract);
  expect(publication).toBeUndefined();
  expect(findings.map(({ code, pointer }) => [code, pointer])).toContainEqual([
    'unknown-type',
    '/pages/home/blocks/0/type',
  ]);
});

test.each([
  ['unknown-type', '"price-list"', '"price-lst"', '/type', 'Did you mean "price-list"?'],
  [
    'unknown-page',
    '"page": "loaves"',
    '"page": "loave"',
    '/prices/0/link/page',
    'Did you mean "loaves"?',
  ],
  ['unknown-field', '"price": "£4"', '"prise": "£4"', '/prices/0/prise', 'Did you mean "price"?'],
])('%s is found in it, with its place and a remedy', (code, from, to, pointer, hint) => {
  world.change(manifestFile, from, to);
  const [finding, ...others] = validate().findings;
  const lines = world.read(manifestFile).split('\n');
  const line = 1 + lines.findIndex((text) => text.includes(to.split(' ').at(-1) ?? to));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code, line, pointer: `/pages/home/blocks/0${pointer}` });
  expect(finding?.hint).toContain(hint);
});

test('its own words are translated in a file of its type, which waits where no page shows it', () => {
  const say = (codes: object) => expect(validate().findings.map((one) => one.code)).toEqual(codes);
  const write = (path: string, words: Readonly<Record<string, string>>): void => {
    const pairs = Object.entries(words).map(([from, to]) => ({ from, to }));
    const file = join(world.root, 'files/languages/de', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ words: pairs }));
  };
  world.change(manifestFile, '"pages"', `"languages": ${german}, "pages"`);
  const home = { 'Bread and butter': 'Brot', 'A loaf': 'Ein Laib', 'A wedding cake': 'Torte' };
  write('pages/home.json', {
    ...{ ...home, 'What it costs': 'Preise', 'A bakery that says what things cost.': 'Bäckerei' },
  });
  say(['missing-translation', 'page-not-in-language']);
  expect(validate().findings[0]).toMatchObject({ pointer: '/languages/de' });
  write('blocks/price-list.json', { 'on request': 'auf Anfrage' });
  say(['page-not-in-language']);
  const [, site] = validate().publication?.sites ?? [];
  expect(JSON.stringify(site?.manifest.blockSettings)).toContain('auf Anfrage');
});

test('its component is checked against its schema', async () => {
  const written = await writeSiteTypes(world.workspace, contract.schemas);
  expect(written).toEqual(['.plinth/blocks.d.ts', '.plinth/tsconfig.json']);
  expect(await writeSiteTypes(world.workspace, contract.schemas)).toEqual([]);
  writeFileSync(join(world.root, 'tsconfig.json'), '{ "extends": "./.plinth/tsconfig.json" }');
  const check = () => {
    const words = [resolve('node_modules/typescript/bin/tsc'), '-p', world.root];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    return [status, stdout.replace(/^.*?(?=price-list\.tsx)/s, '').trim()];
  };
  expect(check()).toEqual([0, '']);
  world.change('blocks/price-list/price-list.tsx', 'block.prices', 'block.prizes');
  const [status, said] = check();
  expect(status).not.toBe(0);
  expect(said).toMatch(/^price-list\.tsx\(\d+,\d+\): error TS2551: .*'prizes'.*'prices'/);
});

test('a build shows it, with its sheet and its code', async () => {
  const printed = keepPrinted();
  const outDir = join(world.folder, 'dist');
  const request = { world, outDir, compressed: false, shard: { index: 1, count: 1 }, now };
  expect(await buildAndReport(request)).toBe(0);
  expect(printed.text).toContain('Built 2 pages');
  const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');
  const home = read('index.html');
  expect(findBlock(home)).toBe(shown);
  expect(findSheets(home).some((sheet) => read(sheet).includes(rule))).toBe(true);
  const [, chunk = ''] = /"(\/_site\/assets\/price-list-[^"]+\.js)"/.exec(home) ?? [];
  expect(read(chunk)).toContain('price-list-prices');
  // Nothing but the app, which the page loads anyway: not what the block could import besides.
  const imported = [...read(chunk).matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)];
  expect(imported.length).toBeGreaterThan(0);
  for (const [, file = ''] of imported) expect(home).toContain(`/_site/assets/${file}"`);
  expect(read('loaves.html')).not.toContain(chunk);
  expect(read('llms.txt')).toContain('Loaves');
});

test('a page that is worked on shows it, and takes its changes', async () => {
  const site = await createDevSite({ world, now });
  const readSheets = async (path: string): Promise<string> => {
    const found = findSheets((await askSite(site, path)).body);
    const answers = await Promise.all(found.map((sheet) => askSite(site, sheet)));
    return answers.map(({ body }) => body).join('\n');
  };
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown);
  expect((await readSheets('/')).includes(rule)).toBe(true);
  world.change(manifestFile, '£4', '£5');
  const { findings, effect } = await site.update([join(world.root, manifestFile)]);
  expect({ findings, effect }).toMatchObject({ findings: [], effect: { page: true } });
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown.replace('£4', '£5'));
  const part = (ending: string): string => `blocks/price-list/price-list${ending}`;
  world.change(part('.css'), 'tabular-nums', 'oldstyle-nums');
  const update = (ending: string) => site.update([join(world.root, part(ending))]);
  expect(await update('.css')).toMatchObject({ effect: { css: true, page: false } });
  expect((await readSheets('/')).includes('oldstyle-nums')).toBe(true);
  for (const ending of ['.tsx', '.block.ts', '.schema.json'])
    expect(await update(ending)).toMatchObject({ effect: 'reload', findings: [] });
});

test('a mistake in its code is a finding, and the last good page stays until it is fixed', async () => {
  const site = await createDevSite({ world, now });
  const save = async (path: string, text: string) => {
    writeFileSync(join(world.root, path), text);
    const { findings, effect } = await site.update([join(world.root, path)]);
    return [effect, ...findings.map(({ code, file, line }) => `${code} ${file}:${line}`)];
  };
  const show = async () => findBlock((await askSite(site, '/')).body);
  const file = 'blocks/price-list/price-list.tsx';
  const good = world.read(file);
  const name = 'blocks/price-list/price-list.tsx';
  expect(await save(file, good.replace('<dl ', '<dl <'))).toEqual(['none', `block-code ${name}:6`]);
  expect(await show()).toBe(shown);
  // Another change does not hide it.
  expect(await save('theme.css', 'a{color:red}')).toEqual(['none', `block-code ${name}:6`]);
  expect(await save(file, good.replace('<dl ', '<dl lang="en" '))).toEqual(['reload']);
  expect(await show()).toBe(shown.replace('<dl ', '<dl lang="en" '));
  await save(file, good.replace('{price ??', '{block.no.no ??'));
  const { status, body } = await askSite(site, '/').catch((error: Error) => ({
    status: error.name,
    body: error.message,
  }));
  expect(status).toBe('InvalidCode');
  expect(body).toMatch(new RegExp(`^${name}:10:\\d+ {2}error {2}block-throws`));
  expect(await save(file, good)).toEqual(['reload']);
  expect(await show()).toBe(shown);
  const schema = 'blocks/price-list/price-list.schema.json';
  const rules = world.read(schema);
  expect(await save(schema, rules.replace('"maxItems": 60', '"maxItems": 1'))).toEqual([
    'none',
    'too-long site.manifest.json:21',
    expect.stringMatching(`^block-example ${schema}:\\d+$`),
  ]);
  expect(await save(schema, rules)).toEqual(['reload']);
  await site.close();
});

test('while its code cannot be used, mistakes of the manifest come and go as they are made and fixed', async () => {
  const site = await createDevSite({ world, now });
  const component = 'blocks/price-list/price-list.tsx';
  const save = async (path: string, from: string, to: string) => {
    world.change(path, from, to);
    const { findings } = await site.update([join(world.root, path)]);
    return findings.map(({ code }) => code);
  };
  expect(await save(manifestFile, '"loaves"', '"loave"')).toEqual(['unknown-page']);
  expect(await save(component, '<dl ', '<dl <')).toEqual(['block-code', 'unknown-page']);
  expect(await save(manifestFile, '"loave"', '"loaves"')).toEqual(['block-code']);
  expect(await save(manifestFile, '"price": "£4"', '"prise": "£4"')).toEqual([
    ...['block-code', 'unknown-field'],
  ]);
  const opened = await openDevSite(world.workspace, now);
  const { findings } = await opened.update([]);
  expect(findings.map(({ code }) => code)).toEqual(['block-code', 'unknown-field']);
  await opened.close();
  expect(await save(component, '<dl <', '<dl ')).toEqual(['unknown-field']);
  expect(await save(manifestFile, '"prise": "£4"', '"price": "£4"')).toEqual([]);
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown);
  await site.close();
});

test('a component that is gone is missed, though the contract is kept', async () => {
  await readContract(world.workspace);
  const component = join(world.root, 'blocks/price-list/price-list.tsx');
  renameSync(component, component.replace('.tsx', '.jsx'));
  const error = await readContract(world.workspace).catch((thrown: unknown) => thrown);
  renameSync(component.replace('.tsx', '.jsx'), component);
  expect(error).toMatchObject({
    findings: [
      {
        message: 'The block in blocks/price-list has no price-list.tsx.',
        hint: 'Rename price-list.jsx: the files of a block are called like its folder.',
      },
    ],
  });
});

test('code that blocks share is told where it stands', async () => {
  const folder = join(world.root, 'blocks/shared');
  mkdirSync(folder);
  writeFileSync(join(folder, 'format.ts'), 'export const two = 2;\n');
  const error = await readContract(world.workspace).catch((thrown: unknown) => thrown);
  rmSync(folder, { recursive: true });
  expect(error).toMatchObject({
    findings: [
      {
        message: 'The block in blocks/shared has no shared.schema.json.',
        hint: 'Add that file; what several blocks share stands beside their folders, as blocks/format.ts.',
      },
    ],
  });
});

test('what its schema says in vain is a finding at its place, with what to use instead', async () => {
  const file = 'blocks/price-list/price-list.schema.json';
  const good = world.read(file);
  const read = async (from: string, to: string) => {
    writeFileSync(join(world.root, file), good);
    world.change(file, from, to);
    const lines = world.read(file).split('\n');
    const site = await openDevSite(world.workspace, now);
    const { findings } = await site.update([]);
    await site.close();
    const places = findings.map(({ code, line = 0, column = 0, message, hint }) => ({
      code,
      here: lines[line - 1]?.slice(column - 1),
      said: `${message} ${hint}`,
    }));
    return places;
  };
  const ofItem = '"minLength": 1,\n            "examples": ["£40"]';
  const found = await read(ofItem, `"format": "date",\n"minLenght": 1,${ofItem}`);
  expect(found).toMatchObject([
    { code: 'block-schema', here: '"format": "date",' },
    { code: 'block-schema', here: expect.stringMatching(/^"minLenght": 1,/) },
  ]);
  expect(found[0]?.said).toMatch(
    /does not know the format "date"\. Use "pattern": "\^\[0-9\]\{4\}-/,
  );
  expect(found[1]?.said).toMatch(/the keyword "minLenght"\. Did you mean "minLength"\?$/);
  // What the compiler finds has its place, too.
  const [wrong, ...others] = await read('"maxItems": 60', '"maxItems": "60"');
  expect(others).toEqual([]);
  expect(wrong).toMatchObject({ code: 'block-schema', here: '"maxItems": "60"' });
  expect(wrong?.said).toContain('"maxItems" must be integer.');
  const [broken] = await read('"minLength": 1,', '"pattern": "([a-z",\n"minLength": 1,');
  expect(broken?.here).toMatch(/^"\(\[a-z",/);
  expect(broken?.said).toContain('the pattern "([a-z" cannot be read: unterminated');
  const [misspelt] = await read('"words": "always"', '"words": "alwasy"');
  expect(misspelt?.here).toMatch(/^"words": "alwasy"/);
  expect(misspelt?.said).toContain('Did you mean "always"?');
  const [untyped] = await read('"type": "array",', '');
  expect(untyped?.here).toMatch(/^"prices": \{/);
  expect(untyped?.said).toContain('missing type "array" for keyword');
  const [money] = await read('"type": "array",', '"type": "money",');
  expect(money?.said).toContain('Types are array, boolean, integer,');
  const [lost] = await read('"../link.schema.json"', '"link.schema.json"');
  expect(lost?.said).toContain('Did you mean "../link.schema.json"?');
  const [anchor, ...alike] = await read('"../anchor.schema.json"', '"../anker.schema.json"');
  expect(anchor?.said).toContain('Did you mean "../anchor.schema.json"?');
  expect(alike).toEqual([]);
  const [needed] = await read('"required": ["', '"required": ["nam", "');
  expect(needed?.said).toContain('"required" names "nam", and "properties" do not');
  expect(needed?.said).not.toContain('strict mode');
  const [marked] = await read('{', '\ufeff{');
  expect(marked?.said).toContain('begins with a byte order mark. Save it as UTF-8 without one.');
});

test('a site whose block is broken at the start is shown once it is fixed', async () => {
  const file = 'blocks/price-list/price-list.schema.json';
  const good = world.read(file);
  world.change(file, '{', '');
  const site = await openDevSite(world.workspace, now);
  const { findings } = await site.update([]);
  expect(findings.map(({ code }) => code)).toEqual(['block-schema']);
  expect([site.find('/'), site.find('/_gallery/'), site.onDisk]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  writeFileSync(join(world.root, file), good);
  expect(await site.update([join(world.root, file)])).toMatchObject({
    effect: 'reload',
    findings: [],
  });
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown);
  await site.close();
});

test('its sheet and that of the site load nothing', async () => {
  const site = await createDevSite({ world, now });
  const sheet = 'blocks/price-list/price-list.css';
  const styles = async () => {
    const [shell = ''] = findSheets((await askSite(site, '/')).body);
    return (await askSite(site, shell)).body;
  };
  const save = (path: string, text: string) => {
    writeFileSync(join(world.root, path), text);
    return site.update([join(world.root, path)]);
  };
  const before = await styles();
  expect(before).not.toContain('site');
  expect((await save('theme.css', '/* @import */ a { color: red }')).effect).toMatchObject({
    css: true,
    page: false,
  });
  expect(await styles()).toMatch(
    /^@layer [^;]*\blive,\s*site,\s*effects,[^;]*;[\s\S]*@layer site\{a \{\s*color: red;\s*\}\}\s*$/,
  );
  for (const [path, text, words] of [
    ['theme.css', '\n@import "a.css";', 'theme.css:2:1 imports another'],
    ['theme.css', 'a { background: url(https://example.com/a.png) }', 'theme.css:1:17 loads url('],
    [
      'theme.css',
      'a { background: image-set("//example.com" 1x) }',
      'theme.css:1:27 loads "//example.com"',
    ],
    [sheet, 'a { background: url(a.png) }', 'blocks/price-list/price-list.css:1:17 loads url('],
  ] as const) {
    const good = world.read(path);
    const { findings, effect } = await save(path, text);
    expect(effect).toBe('none');
    expect(
      findings.map(
        ({ file, line, column, message }) =>
          `${file}:${line}:${column} ${message.replace('This style sheet ', '')}`,
      ),
    ).toEqual([expect.stringContaining(words)]);
    expect((await save(path, good)).findings).toEqual([]);
  }
  rmSync(join(world.root, 'theme.css'));
  await site.update([join(world.root, 'theme.css')]);
  expect(await styles()).toBe(before);
  await site.close();
});

test('the gallery shows its examples', async () => {
  expect(validateGallery(world).findings).toEqual([]);
  const site = await createDevSite({ world, now });
  const { status, body } = await askSite(site, '/_gallery/');
  expect(status).toBe(200);
  expect(body).toContain('id="price-list"');
  expect(findBlock(body)).toContain('<dt><a href="/_gallery/home">A visit</a></dt><dd>£40</dd>');
});

test('a comparison tells what has changed in it', async () => {
  const base = join(world.folder, 'base');
  cpSync(world.root, base, { recursive: true });
  world.change(manifestFile, '£4', '£5');
  const [before, after] = [await readBase(world, base, now), readReadable(world, now)];
  if (!('sites' in before && 'sites' in after)) throw new Error('Both are valid');
  const text = printText(compareSites(mainOf(before), mainOf(after)));
  expect(text).toMatch(/\/ {2}Bread and butter: price-list/);
});

test('a revision is read with the blocks that it had', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', [
      '-C',
      world.root,
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.c',
      ...words,
    ]);
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'One'],
    ['tag', 'one'],
  ])
    git(...words);
  const name = 'blocks/price-list/price-list';
  for (const file of [`${name}.schema.json`, `${name}.block.ts`, `${name}.tsx`, manifestFile])
    writeFileSync(
      join(world.root, file),
      world.read(file).replace(/\bprice\b(?=["?},: ])/g, 'cost'),
    );
  const { workspace } = world;
  const changed = { workspace, contract: await readContract(workspace) };
  const readable = [await readBase(changed, 'one', now), readReadable(changed, now)];
  expect(readable.map((read) => 'sites' in read)).toEqual([true, true]);
  expect('sites' in readReadable({ workspace, contract }, now)).toBe(false);
});

test('a page that is renamed is renamed in it', () => {
  const site = new SiteEdit(world.root);
  renamePage(site, world, ['loaves', 'bread']);
  site.write();
  expect(world.read(manifestFile)).toContain(
    '"name": "A loaf", "price": "£4", "link": { "page": "bread" }',
  );
  expect(validate().findings).toEqual([]);
});

test('its link leads to the page that takes the place of another', () => {
  const copy = { path: '/rolls', title: 'Rolls', summary: 'Every roll.', parent: 'home' };
  world.change(manifestFile, '"loaves": {', `"rolls": ${JSON.stringify(copy)},\n    "loaves": {`);
  const site = new SiteEdit(world.root);
  applyOperations(site, world, [{ op: 'page remove', id: 'loaves', redirectTo: 'rolls' }]);
  site.write();
  expect(world.read(manifestFile)).toContain(
    '"name": "A loaf", "price": "£4", "link": { "page": "rolls" }',
  );
  expect(validate().findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the schemas for editors have it', () => {
  writeEditorHelp(world.workspace, world.contract.schemas);
  const { definitions } = JSON.parse(world.read('.plinth/site.schema.json'));
  const { properties, defaultSnippets } = definitions.block;
  expect(properties.type.enum).toContain('price-list');
  const snippet = defaultSnippets.find(({ label }: { label: string }) => label === 'price-list');
  expect(snippet.body.prices).toHaveLength(2);
  expect(definitions['names/page'].enum).toEqual(['home', 'loaves']);
  expect(existsSync(join(world.root, '.vscode/settings.json'))).toBe(true);
});
