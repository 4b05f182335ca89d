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
  output: ['content', 'site', 'blocks'],
  ui: [],
  forms: ['ui'],
  blocks: ['ui', 'forms', 'content'],
  layouts: ['ui', 'blocks'],
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

  test.each(['manifest', 'output'])('only scripts import %s', (folder) => {
    const users = engineFiles.filter(
      (file) =>
        !file.startsWith(`engine/${folder}/`) &&
        findImports(file).some((source) => source.includes(`/${folder}/`)),
    );
    expect(users).toEqual([]);
  });

  test('the router is known to app and entry alone', () => {
    const users = engineFiles.filter((file) => findImports(file).includes('react-router-dom'));
    expect(users.length).toBeGreaterThan(2);
    expect(users.filter((file) => !/^engine\/(?:app|entry)\//.test(file))).toEqual([]);
  });
});

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

describe('the names of the output', () => {
  const homes = ['engine/content/output-paths.ts', 'engine/content/reserved-names.ts'];
  const ours = new RegExp(
    [
      ...['_site', '_mailbox', '_dev', '_gallery', '_headers', '_redirects'].map(
        (name) => `(?<!\\w)${name}(?!\\w)`,
      ),
      ...['404\\.html', 'sitemap\\.xml', 'robots\\.txt', 'llms\\.txt', 'site\\.webmanifest'],
      ...['\\.nojekyll', '\\.html(?!\\w)'],
    ].join('|'),
  );

  /** Texts in quotes, without what is put into them. */
  const findTexts = (file: string): string[] =>
    read(file)
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
