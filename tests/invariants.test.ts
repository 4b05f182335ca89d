// The invariants of engine/ARCHITECTURE.md, run.
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { listNamedOutputs, reservedSegments } from '../engine/content/addresses/reserved-names';
import { blockModules } from '../engine/generated/block-modules';
import type { ParamsOf } from '../engine/manifest/catalogue';
import {
  findCycles,
  findEngineBreaches,
  findImports,
  findRoom,
  findScriptBreaches,
  type Import,
  listFiles,
  listSources,
  readTable,
} from './import-rules';
import { parts, type SchemaPart } from './schema-parts';

const read = (file: string): string => readFileSync(file, 'utf8');

const isMade = (file: string): boolean => /\.d\.ts$|^engine\/generated\/.*\.cjs$/.test(file);
const engineFiles = listSources('engine').filter((file) => !isMade(file));
const scriptFiles = listSources('scripts');
const importsOf = (file: string): string[] => findImports(file).map(({ to }) => to);

const toLines = (breaches: readonly Import[]): string[] =>
  breaches.map(({ from, to }) => `${from} imports ${to}`);

describe('who imports whom', () => {
  const architecture = read('engine/ARCHITECTURE.md');
  const rooms = readTable(architecture, 'engine');
  const scriptRooms = readTable(architecture, 'scripts');

  test('a room of the engine imports what its row allows, types included', () => {
    expect(toLines(findEngineBreaches(engineFiles, rooms))).toEqual([]);
  });

  test('a room of scripts imports what its row allows, types included', () => {
    expect(toLines(findScriptBreaches(scriptFiles, scriptRooms))).toEqual([]);
  });

  test('no modules import one another in a circle, types included', () => {
    expect(findCycles([...engineFiles, ...scriptFiles])).toEqual([]);
  });

  test('each file stands in a room that has a row', () => {
    const homeless = [
      ...engineFiles.filter((file) => !rooms.has(findRoom(file, rooms))),
      ...scriptFiles.filter((file) => !scriptRooms.has(findRoom(file, scriptRooms))),
    ];
    expect(homeless).toEqual([]);
  });

  test('the rows are read as they stand, and imports of every form are found', () => {
    expect(rooms.get('forms')).toEqual(['ui', 'content']);
    expect(rooms.get('*.block.ts')).toEqual(['content']);
    expect(scriptRooms.get('dev')).toEqual(['serve', 'edit', 'report', 'marks']);
    const text = [
      "import './one';",
      "import type {\n  Two,\n} from './two';",
      "export { three } from './three';",
      "const later = () => import('./four');",
      "type Five = typeof import('./five').five;",
    ].join('\n');
    expect(
      findImports('engine/ui/link.tsx', text)
        .map(({ to }) => to.slice(-4))
        .sort(),
    ).toEqual(['five', 'four', '/one', '/two', 'hree'].sort());
  });

  test('the router is known to app and entry alone', () => {
    const users = engineFiles.filter((file) => importsOf(file).includes('react-router-dom'));
    expect(users.length).toBeGreaterThan(2);
    expect(users.filter((file) => !/^engine\/(?:app|entry)\//.test(file))).toEqual([]);
  });
});

/** Attributes of `aria-` that name elements by id. */
const references = 'labelledby|describedby|controls|owns|details|errormessage';

/** Variables of a module, and its containers that begin empty: only state does. */
const moduleState =
  /^(?:export )?(?:let|var) .*|^(?:export )?const .* = (?:new (?:Map|Set|WeakMap|WeakSet)\b[^(]*\(\)|\[\]|\{\});/gm;

describe('the engine', () => {
  test('touches no file system', () => {
    const users = engineFiles.filter((file) =>
      importsOf(file).some((source) => /^(?:node:|fs|path)/.test(source)),
    );
    expect(users).toEqual([]);
  });

  test('reaches the network in app, providers, search and starter alone', () => {
    const users = engineFiles.filter((file) =>
      /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/.test(read(file)),
    );
    expect(
      users.filter(
        (file) => !/^engine\/(?:app\/|forms\/providers\/|ui\/search\/|entry\/starter)/.test(file),
      ),
    ).toEqual([]);
    expect(users.length).toBeGreaterThan(1);
  });

  test('has no check that reads a whole site', () => {
    const whole = /\b(?:CheckContext|WholeSite)\b/;
    const readers = engineFiles.filter((file) => whole.test(read(file)));
    const expected = readers.filter((file) =>
      /^engine\/manifest\/(?:checks\/context\/|site-validation)/.test(file),
    );
    expect(readers).toEqual(expected);
    expect(readers.length).toBeGreaterThan(1);
  });

  test('makes the ids of elements in one place', () => {
    const attribute = `(?:id|htmlFor|popoverTarget|commandfor|aria-(?:${references}))`;
    const spelled = [
      new RegExp(`\\b${attribute}(?:=\\{?|'?: )["'\`][^"'\`]`),
      /\bhref=\{?["'`]#[^$]/,
      /\$\{\w*[iI]ds?(?:\.\w+)?\}[-_]/,
      /getElementById\(["'`]/,
      /querySelector(?:All)?(?:<\w+>)?\(["'`][^)]*#/,
    ];
    const find = (text: string) =>
      text.split('\n').filter((line) => spelled.some((one) => one.test(line)));
    for (const line of [
      '<main id="main">',
      `<p id={\`\${prefix}-hint\`}>`,
      "{...{ commandfor: 'drawer' }}",
      '<nav aria-labelledby="related">',
      '<a href="#main">',
      `const id = \`\${blockId}-form\`;`,
      "document.getElementById('drawer')",
      "document.querySelector<HTMLElement>('#page-title, h1')",
    ])
      expect(find(line), line).toEqual([line]);
    const lines = engineFiles
      .filter((file) => /^engine\/(?:app|blocks|entry|forms|layouts|ui)\//.test(file))
      .flatMap((file) => find(read(file)).map((line) => `${file}: ${line.trim()}`));
    expect(lines).toEqual([]);
  });

  test('has something to look for in every rule above', () => {
    expect(engineFiles.length).toBeGreaterThan(100);
  });

  test('holds no state of its own', () => {
    const state = engineFiles
      .filter((file) => !file.startsWith('engine/generated/') && file !== 'engine/entry/starter.ts')
      .flatMap((file) => (read(file).match(moduleState) ?? []).map((line) => `${file}: ${line}`));
    expect(state).toEqual([]);
  });
});

describe('no fact of the reference site stands outside it', () => {
  const texts = ['engine', 'scripts', 'schemas']
    .flatMap(listFiles)
    .filter((file) => /\.(?:ts|tsx|js|mjs|cjs|json|css|txt)$/.test(file))
    .filter((file) => !file.includes('/generated/'))
    .map((file) => [file, read(file)] as const);
  const manifest = JSON.parse(read('site.manifest.json'));
  const labels = Object.values(
    JSON.parse(read('schemas/labels.schema.json')).properties as Record<
      string,
      { default?: string }
    >,
  );
  const defaults = new Set([
    ...labels.map((label) => label.default),
    ...['Network Error', 'No answer'],
  ]);

  function* findStrings(value: unknown): Iterable<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) yield* findStrings(inner);
  }

  // Up to three words may be everyone's: "The browser", "What it cost".
  const facts = [...new Set(findStrings(manifest))].filter(
    (text) => !defaults.has(text) && (/(?:\S+\s+){3}\S/.test(text) || /^\/[^/]+\/[^/]+/.test(text)),
  );
  /** Content files, pictures and all else that the site serves. */
  const files = readdirSync('files', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  /** Paths of two segments or more, of its files and of its pages. */
  const paths = [
    ...files,
    ...Object.values(manifest.pages as Record<string, { path: string }>).map(({ path }) => path),
  ].filter((path) => /^\/?[^/.][^/]*\/.*[^/]$/.test(path));
  const names = [
    manifest.variables.company,
    manifest.variables.product,
    'Log-MODE',
    'Hyderabad',
    'Vishakapatnam',
    'Selangor',
    'Malaysia',
  ];

  test('its sentences, paths and names are found nowhere', () => {
    expect(facts.length).toBeGreaterThan(300);
    const found = texts.flatMap(([file, text]) =>
      [...facts, ...names].filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`),
    );
    expect(found).toEqual([]);
  });

  /** Names of several words: one alone may be a word of everyone's. */
  const ids = [
    ...Object.keys(manifest.pages),
    ...Object.values(manifest.forms as Record<string, { fields: { name: string }[] }>).flatMap(
      ({ fields }) => fields.map(({ name }) => name),
    ),
  ].filter((id) => /[-_]/.test(id));

  test('no id of its pages and no name of its fields stands anywhere', () => {
    expect(ids).toEqual(expect.arrayContaining(['core-value', 'from_mobile']));
    const found = texts.flatMap(([file, text]) =>
      ids
        .filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))
        .map((id) => `${file}: ${id}`),
    );
    expect(found).toEqual([]);
  });

  test('no example of a schema is one of its paths, whatever their length', () => {
    const ofPages = Object.values(manifest.pages as Record<string, { path: string }>).map(
      ({ path }) => path,
    );
    // Every site has a home.
    const known = new Set([...ofPages, ...files].filter((path) => path !== '/'));
    expect(known.has('/form')).toBe(true);
    const findKnown = ({ place, schema }: Pick<SchemaPart, 'place' | 'schema'>): string[] =>
      [...findStrings([schema.examples, schema.default])]
        .flatMap((text) => [...new Set([text, ...text.split(/[\s()[\]"]+/)])])
        .filter((text) => known.has(text.replace(/^files\//, '').replace(/[#?].*$/, '')))
        .map((text) => `${place}: ${text}`);
    const planted = { file: 'corporate/about.txt', text: 'See [it](/form#top).' };
    expect(findKnown({ place: 'x', schema: { examples: [planted] } })).toEqual([
      'x: corporate/about.txt',
      'x: /form#top',
    ]);
    expect(parts.flatMap(findKnown)).toEqual([]);
  });

  test('none of its files and pages is named', () => {
    expect(paths).toEqual(expect.arrayContaining(['corporate/about.txt', '/corporate/aboutus']));
    const found = texts.flatMap(([file, text]) =>
      paths.filter((path) => text.includes(path)).map((path) => `${file}: ${path}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the parameters of a finding', () => {
  /** What stands in a constant is not checked for names that its rule does not have, unless the constant has the type. */
  const untyped = /\bconst params = \{.*/g;

  test('have the type of their rule wherever they are written', () => {
    const files = [...engineFiles, ...scriptFiles];
    const found = files.flatMap((file) =>
      (read(file).match(untyped) ?? []).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
    expect("  const params = { near: 'a' };".match(untyped)).toHaveLength(1);
  });

  test('have a name that the rule has', () => {
    const near = 'a';
    // @ts-expect-error a parameter of a rule, misspelt
    const params: ParamsOf<'unknown-variable'> = { nea: near };
    expect(params).toHaveProperty('nea');
  });
});

describe('the names of the output', () => {
  const homes = [
    'engine/content/addresses/output-paths.ts',
    'engine/content/addresses/reserved-names.ts',
    'engine/content/addresses/search-paths.ts',
  ];
  const names = [
    ...Object.values(reservedSegments).filter((name) => name.startsWith('_')),
    ...listNamedOutputs().map(({ path }) => path),
  ].map((name) => `(?<!\\w)${name.replaceAll('.', '\\.')}`);
  const ours = new RegExp(`(?:${[...names, '\\.html'].join('|')})(?!\\w)`);

  /** Texts in quotes, without what is put into them, and without addresses at other hosts. */
  const findTexts = (file: string): string[] =>
    read(file)
      .replace(/https:\/\/[\w.-]+\/[\w./-]*/g, '')
      .replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .replace(/\$\{[^{}]*\}/g, '')
      .match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|(?<=[(\s])\/(?![/*]).+\/[a-z]*/g) ?? [];

  test('are spelt in one place', () => {
    const files = [...engineFiles, ...listFiles('scripts').filter((file) => /\.m?ts$/.test(file))];
    const spelt = files.filter((file) => findTexts(file).some((text) => ours.test(text)));
    expect(spelt.sort()).toEqual(homes);
  });
});

test('the code for browsers holds no compiler, no validation, no derivation and nothing of Node', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['engine/entry/browser.tsx', 'engine/entry/starter.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(
    inputs.filter((file) =>
      /^engine\/(?:concepts|manifest|site)\/|^scripts\/|node_modules\/ajv\//.test(file),
    ),
  ).toEqual([]);
  expect(inputs.length).toBeGreaterThan(40);
  for (const { text } of outputFiles) expect(text).not.toMatch(/(?:from|require\()\s*["']node:/);
});

describe('a type of block is known in its folder alone', () => {
  const names = Object.keys(blockModules).join('|');
  /** Comparisons of a type with the name of a block, cases of a switch, and lists that are searched for one. */
  const question = new RegExp(
    [
      `\\btype\\b[^\\n;=!]{0,20}[!=]==? *'(?:${names})'`,
      `'(?:${names})' *[!=]==? *[\\w.?[\\]]*\\btype\\b`,
      `\\bcase '(?:${names})':`,
      `\\[(?:'(?:${names})'(?:, )?)+\\]\\.includes\\(`,
    ].join('|'),
    'g',
  );

  test('nobody else asks for one by its name', () => {
    const files = ['engine', 'scripts']
      .flatMap(listFiles)
      .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file))
      .filter((file) => !/^engine\/(?:blocks|generated)\//.test(file));
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      (read(file).match(question) ?? []).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "if (block.type === 'content') return;",
    "blocks.some(({ type }) => type !== 'form')",
    "'people' === block.type",
    "switch (type) { case 'offices': }",
    "['carousel', 'marquee'].includes(type)",
  ])('%s would be found', (code) => {
    expect(code.match(question)).toHaveLength(1);
  });
});

describe('a member of a block is known in its folder alone', () => {
  /** A block may have any member: of a site's own, nobody knows what it means. */
  const question =
    /'[\w-]+' in \(?(?:[\w.]+\.)?(?:block|view|config)s?\b|\b(?:hasOwn|has)\((?:block|view|config), *['"]|\b(?:block|view|config)\[['"]/g;

  test('nobody else asks whether a block has one', () => {
    const files = [...engineFiles, ...scriptFiles].filter(
      (file) => !/^engine\/(?:blocks\/[\w-]+|generated)\/[^/]+$/.test(file),
    );
    expect(files).toContain('engine/blocks/block-section.tsx');
    const found = files.flatMap((file) =>
      (read(file).match(question) ?? []).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "'form' in block && block.form.fields",
    "('slides' in view ? view.slides : [])",
    "!('plans' in config)",
    "page.blocks.some((one) => 'form' in page.block)",
    "Object.hasOwn(block, 'hours')",
    "block['offices']",
  ])('%s would be found', (code) => {
    expect(code.match(question)).toHaveLength(1);
  });
});

test('validation holds nothing of React, no component and no style sheet, and starts no compiler', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/validate.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    splitting: true,
    packages: 'external',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('engine/blocks/text/text.block.ts');
  expect(inputs.filter((file) => /\.(?:tsx|css)$/.test(file))).toEqual([]);
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  expect(packages.filter(({ path }) => path.startsWith('react'))).toEqual([]);
  // What is read first: blocks beyond the engine's alone need more.
  const first = new Set(['out/validate.js']);
  for (const file of first)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') first.add(path);
  expect(packages.map(({ path }) => path)).toContain('ajv');
  expect([...first].filter((path) => /^(?:ajv|esbuild)\b/.test(path))).toEqual([]);
});

describe('each block type', () => {
  const sites = ['everything', 'collections'].map((name) =>
    JSON.parse(read(`tests/sites/${name}/site.manifest.json`)),
  );
  const used = new Set(
    sites.flatMap(({ pages }) =>
      Object.values(pages as Record<string, { blocks?: { type: string }[] }>).flatMap(
        ({ blocks = [] }) => blocks.map(({ type }) => type),
      ),
    ),
  );
  // Pages of items have it by themselves.
  used.add('item');

  test.each(Object.keys(blockModules))('%s has an example and a place in a test site', (type) => {
    const schema = JSON.parse(read(`schemas/blocks/${type}.schema.json`));
    expect(schema.examples?.length).toBeGreaterThan(0);
    expect(used.has(type)).toBe(true);
  });
});

describe('each type of field', () => {
  const { forms } = JSON.parse(read('tests/sites/everything/site.manifest.json'));
  const used = new Set(
    Object.values(forms as Record<string, { fields: { type: string }[] }>).flatMap(({ fields }) =>
      fields.map(({ type }) => type),
    ),
  );
  const types = readdirSync('schemas/fields').map((file) => file.replace('.schema.json', ''));

  test.each(types)('%s has a place in a test site', (type) => {
    expect(used).toContain(type);
  });
});
