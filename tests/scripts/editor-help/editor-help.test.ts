// What an editor with VS Code's own JSON service offers and marks, once the help for a site was written.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { renewEditorHelp } from '../../../scripts/editor-help/renew-editor-help';
import { keepTexts, writeEditorHelp } from '../../../scripts/editor-help/write-editor-help';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'plinth-editor-'));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: {
    resolveRelativePath: (path, resource) => new URL(path, resource).toString(),
  },
});

/** Binds schemas as the settings of the editor say. */
function configure(): void {
  const settings = JSON.parse(read('.vscode/settings.json'));
  const bindings: { fileMatch: string[]; url: string }[] = settings['json.schemas'];
  service.configure({
    schemas: bindings.map(({ fileMatch, url }) => ({
      fileMatch: fileMatch.map((pattern) => pathToFileURL(root).toString() + pattern),
      uri: pathToFileURL(join(root, url)).toString(),
    })),
  });
}

const open = (file: string, text: string) => {
  const document = TextDocument.create(pathToFileURL(join(root, file)).toString(), 'json', 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
};

/** What is offered where the text has its bar. */
async function complete(file: string, textWithBar: string): Promise<readonly CompletionItem[]> {
  const at = textWithBar.indexOf('|');
  const { document, parsed } = open(file, textWithBar.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(at), parsed);
  return list?.items ?? [];
}

/** What is shown over the first place of the manifest that reads so. */
async function hover(place: string): Promise<string> {
  const text = read(manifest);
  const at = text.indexOf(place);
  if (at < 0) throw new Error(`There is no ${place}`);
  const { document, parsed } = open(manifest, text);
  const shown = await service.doHover(document, document.positionAt(at + 1), parsed);
  // Punctuation is escaped in Markdown.
  return [shown?.contents ?? []]
    .flat()
    .join('\n')
    .replace(/\\(?=\W)/g, '');
}

async function findProblems(file: string, text: string): Promise<string[]> {
  const { document, parsed } = open(file, text);
  const problems = await service.doValidation(document, parsed);
  return problems.map(({ message }) => String(message));
}

const manifest = 'site.manifest.json';
const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label);
/** The manifest with the first `from` exchanged, which must be there. */
function change(from: string, to: string): string {
  const text = read(manifest);
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return text.replace(from, () => to);
}

beforeAll(() => {
  copySiteFolder('tests/sites/everything', root);
  // The site's own schema goes before the one that it names, as in a site that was made by `npm run new`.
  writeFileSync(
    join(root, manifest),
    read(manifest).replace(/"\$schema": "[^"]*"/, '"$schema": "./.plinth/site.schema.json"'),
  );
  writeEditorHelp(openWorkspace(root), engineContract.schemas);
  configure();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('writes schemas that git passes over, and settings; a second time nothing', () => {
  expect(existsSync(join(root, '.plinth/site.schema.json'))).toBe(true);
  expect(read('.plinth/.gitignore')).toBe('*\n');
  expect(writeEditorHelp(openWorkspace(root), engineContract.schemas)).toEqual([]);
});

test('in a process that stays, follows new names, and brings back what is gone', () => {
  const make = keepTexts();
  const write = () => writeEditorHelp(openWorkspace(root), engineContract.schemas, make);
  const [text, schema] = [read(manifest), '.plinth/site.schema.json'];
  expect(write()).toEqual([]);
  rmSync(join(root, schema));
  expect(write()).toEqual([schema]);
  writeFileSync(join(root, manifest), text.replace('"impressum": {', '"imprint": {'));
  expect(write()).toContain(schema);
  expect(read(schema)).toContain('"imprint"');
  writeFileSync(join(root, manifest), text);
  expect(write()).toContain(schema);
});

test('leaves settings of the author as they were, to the byte', () => {
  const own = '{\n    "editor.tabSize": 7 \n}\n';
  writeFileSync(join(root, '.vscode/settings.json'), own);
  expect(writeEditorHelp(openWorkspace(root), engineContract.schemas)).toEqual([
    '.vscode/settings.json',
  ]);
  expect(read('.vscode/settings.json').startsWith('{\n    "editor.tabSize": 7,\n    "json.')).toBe(
    true,
  );
  configure();
});

describe('a command', () => {
  const schema = '.plinth/site.schema.json';
  const version = '.plinth/engine-version';
  const world = { workspace: openWorkspace(root), contract: engineContract };

  test('writes them again where another version of the engine wrote them, and only there', async () => {
    const written = read(schema);
    const own = read(version);
    writeFileSync(join(root, schema), '{}');
    await renewEditorHelp(world);
    expect(read(schema)).toBe('{}');
    writeFileSync(join(root, version), '0.0.1\n');
    await renewEditorHelp(world);
    expect([read(schema), read(version)]).toEqual([written, own]);
    rmSync(join(root, version));
    writeFileSync(join(root, schema), '{}');
    await renewEditorHelp(world);
    expect(read(schema)).toBe(written);
  });

  test('writes none into a site that has none, and goes on where it may not write', async () => {
    const written = read(schema);
    rmSync(join(root, schema));
    await renewEditorHelp(world);
    expect(existsSync(join(root, schema))).toBe(false);
    writeFileSync(join(root, schema), written);
    writeFileSync(join(root, version), '0.0.1\n');
    const taken = join(root, '.plinth/content.schema.json');
    rmSync(taken);
    mkdirSync(join(taken, 'folder'), { recursive: true });
    await expect(renewEditorHelp(world)).resolves.toBeUndefined();
    expect(read(version)).toBe('0.0.1\n');
    rmSync(taken, { recursive: true });
    await renewEditorHelp(world);
    expect(read(version)).not.toBe('0.0.1\n');
  });
});

describe('an editor offers', () => {
  test('the ids of this very site with their titles', async () => {
    const pages = await complete(manifest, change('{ "page": "hecken" }', '{ "page": "|" }'));
    expect(labels(pages)).toContain('"obstbaeume"');
    expect(labels(pages)).not.toContain('"about"');
    const [fruit] = pages.filter(({ label }) => label === '"obstbaeume"');
    expect(JSON.stringify(fruit?.documentation)).toContain('/sortiment/gehoelze/obst');
  });

  test.each([
    ['"form": "anfrage"', '"form": "|"', '"anfrage"'],
    ['"icon": "blatt"', '"icon": "|"', '"blatt"'],
    ['"src": "bilder/hof.svg"', '"src": "|"', '"bilder/obst.svg"'],
    ['"file": "texte/hecken.txt"', '"file": "|"', '"texte/obstbaeume.txt"'],
    ['"layout": "switcher"', '"layout": "|"', '"landing"'],
    ['"type": "marquee"', '"type": "|"', '"carousel"'],
  ])('the choices for %s', async (from, to, expected) => {
    expect(labels(await complete(manifest, change(from, to)))).toContain(expected);
  });

  test('fields with what they mean', async () => {
    const fields = await complete(
      manifest,
      change('"title": "Sortiment",', '"title": "Sortiment", "|": 1,'),
    );
    const unlisted = fields.find(({ label }) => label === 'unlisted');
    expect(JSON.stringify(unlisted?.documentation)).toContain('left out of the sitemap');
    expect(labels(fields)).not.toContain('title');
    const ofBlock = await complete(manifest, change('"type": "marquee",', '"type": "marquee", |'));
    expect(labels(ofBlock)).toContain('id');
    expect(labels(ofBlock)).not.toContain('slides');
  });

  test('a new page, a new menu and every block to be filled in', async () => {
    const page = await complete(manifest, change('"pages": {', '"pages": { |'));
    const snippet = page.find(({ label }) => label === 'new-page')?.insertText;
    expect(snippet).toMatch(/"path": "\$\{1:[^}]+\}"[\s\S]*"title": "\$\{2:/);
    const menu = await complete(manifest, change('"menus": [', '"menus": [ |'));
    expect(menu.find(({ label }) => label === 'new menu')?.insertText).toContain('"items"');
    const blocks = await complete(
      manifest,
      change('"layout": "switcher",', '"layout": "switcher", "blocks": [ | ],'),
    );
    expect(labels(blocks)).toEqual(expect.arrayContaining(['content', 'cards', 'people', 'form']));
    expect(blocks.find(({ label }) => label === 'content')?.insertText).toContain(
      '"type": "content"',
    );
  });

  test('the rules that a site may set', async () => {
    const rules = await complete(manifest, change('"rules": {', '"rules": { |'));
    expect(labels(rules)).toContain('unused-file');
    expect(labels(rules)).not.toContain('unsafe-address');
  });
});

describe('an editor shows over a field', () => {
  test.each([
    ['"logo"', 'The logo in the header of every page', 'Width and height are read'],
    ['"lead"', 'What stands below the title on the page itself', 'A sentence or paragraph'],
    ['"defaultChild"', 'The child page that a page with the layout', 'The id of a page'],
    [
      '"primaryAction"',
      'What visitors are asked to do, on every page',
      'a link that floats over every page',
    ],
    ['"provider"', 'The service that receives what visitors send', 'Who takes what the form sends'],
  ])('%s what it is for, not what its type is', async (field, own, ofType) => {
    const shown = await hover(field);
    expect(shown).toContain(own);
    expect(shown).not.toContain(ofType);
  });

  test('its unit, its default, and what excludes what', async () => {
    expect(await hover('"radius"')).toContain('In pixels.');
    expect(await hover('"buttonLabel": "Zum Betrieb"')).toContain(
      'Default: "explore" in "labels".',
    );
    expect(await hover('"logo"')).toContain('exactly one of "alt" and "decorative": true');
  });

  test('the title of the value that was chosen', async () => {
    expect(await hover('"post", "origin"')).toContain('to an address of yours');
    expect(await hover('"switcher"')).toContain('shows one of its child pages at a time');
    expect(await hover('"obstbaeume"')).toContain('/sortiment/gehoelze/obst');
  });
});

describe('an editor marks', () => {
  test('nothing in a valid site, content files included', async () => {
    expect(await findProblems(manifest, read(manifest))).toEqual([]);
    const file = 'files/texte/hecken.txt';
    expect(await findProblems(file, read(file))).toEqual([]);
  });

  test('an unknown page, a field of another block, an item of no shape', async () => {
    const page = await findProblems(
      manifest,
      change('{ "page": "hecken" }', '{ "page": "heken" }'),
    );
    expect(page).toHaveLength(1);
    expect(page[0]).toContain('"hecken"');
    const field = change('"type": "marquee",', '"type": "marquee", "slides": [],');
    expect(await findProblems(manifest, field)).toEqual(['Property slides is not allowed.']);
    const former = change(
      '"radius": 2',
      '"radius": 2, "type": { "headings": { "slides": "upper" } }',
    );
    expect(await findProblems(manifest, former)).toEqual(['This is called "slideCase" now.']);
    expect(await findProblems('files/texte/hecken.txt', '["Eins", 7]')).not.toEqual([]);
  });
});

describe('of a site with collections', () => {
  const school = mkdtempSync(join(tmpdir(), 'plinth-editor-'));
  const readOwn = (file: string): string => readFileSync(join(school, file), 'utf8');
  const bind = (): void => {
    const bindings = JSON.parse(readOwn('.vscode/settings.json'))['json.schemas'];
    service.configure({
      schemas: bindings.map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
        fileMatch: fileMatch.map((pattern) => pathToFileURL(school).toString() + pattern),
        uri: pathToFileURL(join(school, url)).toString(),
      })),
    });
  };
  const openOwn = (file: string, text: string) => {
    const uri = pathToFileURL(join(school, file)).toString();
    const document = TextDocument.create(uri, 'json', 1, text);
    return { document, parsed: service.parseJSONDocument(document) };
  };

  beforeAll(() => {
    copySiteFolder('tests/sites/collections', school);
    // They were written before there were collections.
    expect(readOwn('.vscode/settings.json')).not.toContain('items.');
    const written = writeEditorHelp(openWorkspace(school), engineContract.schemas);
    expect(written).toContain('.vscode/items.code-snippets');
    expect(writeEditorHelp(openWorkspace(school), engineContract.schemas)).toEqual([]);
    bind();
  });
  afterAll(() => rmSync(school, { recursive: true, force: true }));

  test('its items are among the pages, and no other id of an item is marked', async () => {
    const text = readOwn(manifest)
      .replace(/"\$schema": "[^"]*"/, '"$schema": "./.plinth/site.schema.json"')
      .replace('"page": "news:new-rooms"', '"page": "news:tag/press"');
    const { document, parsed } = openOwn(manifest, text);
    expect(await service.doValidation(document, parsed)).toEqual([]);
    const at = text.indexOf('"news:tag/press"') + 1;
    const list = await service.doComplete(document, document.positionAt(at), parsed);
    expect(labels(list?.items ?? [])).toContain('"news:new-rooms"');
  });

  test('an item in JSON is completed, with the tags of its collection', async () => {
    const file = 'files/news/later.json';
    const text = '{ "title": "Later", "date": "2027-01-05", "summary": "Words.", "tags": [""] }';
    const { document, parsed } = openOwn(file, text);
    const at = text.indexOf('[""') + 2;
    const list = await service.doComplete(document, document.positionAt(at), parsed);
    expect(labels(list?.items ?? [])).toEqual(['"pupils"', '"house"', '"press"']);
    const wrong = openOwn(file, text.replace('"summary"', '"sumary"').replace('""', '"press"'));
    const problems = await service.doValidation(wrong.document, wrong.parsed);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('summary'),
      expect.stringContaining('sumary'),
    ]);
    const job = openOwn('files/jobs/violin.json', readOwn('files/jobs/violin.json'));
    expect(await service.doValidation(job.document, job.parsed)).toEqual([]);
  });

  test('settings before a text are snippets: a new item, and each member', () => {
    const snippets = JSON.parse(readOwn('.vscode/items.code-snippets'));
    expect(snippets['news: new']).toMatchObject({
      ...{ scope: 'markdown', prefix: 'news' },
      body: [
        '---',
        expect.stringMatching(/^title: \$\{1:[^}]+\}$/),
        expect.stringMatching(/^summary: \$\{2:[^}]+\}$/),
        expect.stringMatching(/^date: \$\{3:\$CURRENT_YEAR-\$CURRENT_MONTH-\$CURRENT_DATE\}$/),
        expect.stringMatching(/^tags: \[\$\{4\|pupils,house,press\|\}\]$/),
        ...['---', '', '$0'],
      ],
    });
    expect(snippets['jobs: employment'].body[0]).toMatch(
      /^employment: \$\{1\|full-time,part-time,/,
    );
    expect(snippets['jobs: salary'].body).toEqual([
      'salary:',
      expect.stringMatching(/^ {2}from: \$\{1:\d+\}$/),
      ...snippets['jobs: salary'].body.slice(2),
    ]);
    // All that can be said before a text is valid as it is.
    for (const { body } of Object.values(snippets) as { body: string[] }[])
      expect(body.join('\n')).not.toMatch(/undefined|\[object/);
    expect(Object.keys(snippets).filter((name) => name.startsWith('rehearsals'))).toEqual([]);
  });
});
