// The invariants of engine/ARCHITECTURE.md, run.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { allBlocks } from '../engine/blocks/all-blocks';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(?:ts|tsx|js|mjs|json|css|txt)$/.test(file));

const read = (file: string): string => readFileSync(file, 'utf8');

const engineFiles = listFiles('engine').filter((file) => /\.tsx?$/.test(file));

/** What a module imports for more than its types. */
function findImports(file: string): string[] {
  const text = read(file);
  const values = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/g,
  );
  const lazy = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [...values, ...lazy].map(([, source]) => source ?? '');
}

const toTarget = (file: string, source: string): string =>
  source.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), source)) : source;

/** Which folders of the engine a folder may import from; `model` holds types and one statement that all may make. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: [],
  manifest: ['content', 'generated'],
  site: ['content', 'generated'],
  ui: [],
  forms: ['ui', 'content'],
  blocks: ['ui', 'forms', 'content'],
  layouts: ['ui', 'blocks', 'content'],
  app: ['ui', 'blocks', 'layouts', 'forms', 'content', 'generated'],
  entry: ['app', 'site', 'blocks', 'ui'],
  model: [],
  generated: ['content'],
};

describe('who imports whom', () => {
  test.each(Object.entries(allowed))('%s', (folder, others) => {
    const foreign = engineFiles
      .filter((file) => file.startsWith(`engine/${folder}/`))
      .flatMap((file) =>
        findImports(file)
          .map((source) => toTarget(file, source))
          .filter((target) => target.startsWith('engine/') || target.startsWith('scripts/'))
          .filter((target) => ![folder, 'model', ...others].includes(target.split('/')[1] ?? ''))
          .map((target) => `${file} imports ${target}`),
      );
    expect(foreign).toEqual([]);
  });

  test('only scripts import the validation', () => {
    const users = engineFiles.filter(
      (file) =>
        !file.startsWith('engine/manifest/') &&
        findImports(file).some((source) => source.includes('/manifest/')),
    );
    expect(users).toEqual([]);
  });

  test('the router is known to app and entry alone', () => {
    const users = engineFiles.filter((file) => findImports(file).includes('react-router-dom'));
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
      findImports(file).some((source) => /^(?:node:|fs|path)/.test(source)),
    );
    expect(users).toEqual([]);
  });

  test('reaches the network in app, providers and starter alone', () => {
    const users = engineFiles.filter((file) =>
      /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/.test(read(file)),
    );
    expect(
      users.filter((file) => !/^engine\/(?:app\/|forms\/providers\/|entry\/starter)/.test(file)),
    ).toEqual([]);
    expect(users.length).toBeGreaterThan(1);
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
    expect(findImports('engine/app/block-view.tsx').length).toBeGreaterThan(3);
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

  const facts = [...new Set(findStrings(manifest))].filter(
    (text) => !defaults.has(text) && (/\S\s+\S/.test(text) || /^\/[^/]+\/[^/]+/.test(text)),
  );
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
      /^engine\/(?:manifest|site)\/|^scripts\/|node_modules\/ajv\//.test(file),
    ),
  ).toEqual([]);
  expect(inputs.length).toBeGreaterThan(40);
  for (const { text } of outputFiles) expect(text).not.toMatch(/(?:from|require\()\s*["']node:/);
});

describe('each block type', () => {
  const everything = JSON.parse(read('tests/sites/everything/site.manifest.json'));
  const used = new Set(
    Object.values(everything.pages as Record<string, { blocks?: { type: string }[] }>).flatMap(
      ({ blocks = [] }) => blocks.map(({ type }) => type),
    ),
  );

  test.each(Object.keys(allBlocks))(
    '%s has schema, example, folder and a place in a test site',
    (type) => {
      const schema = JSON.parse(read(`schemas/blocks/${type}.schema.json`));
      expect(schema.examples?.length).toBeGreaterThan(0);
      expect(readdirSync(join('engine/blocks', type))).toContain(`${type}.tsx`);
      expect(used.has(type)).toBe(true);
    },
  );
});
