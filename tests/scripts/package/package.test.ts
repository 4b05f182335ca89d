// Not quick: it bundles everything.
// The package outside of its repository, in a folder whose path has a space and a letter that is not ASCII.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectSameFolder, readFolder, runBuild } from '../built-folder';
import { type Installed, installPackage } from './installed';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

const args = ['--now', '2026-03-01', '--uncompressed'] as const;

test.each(['bakery', 'law'])('%s in a folder of its own is the same, byte for byte', (look) => {
  const from = `scripts/starter/looks/${look}`;
  const root = installed.copySite(from, look);
  expect(installed.run(root, 'validate')).toMatchObject({ status: 0, stderr: '' });
  expect(installed.run(root, 'build', ...args)).toMatchObject({ status: 0, stderr: '' });
  const inside = join(installed.folder, `inside-${look}`);
  runBuild(from, inside, { args });
  expectSameFolder(join(root, 'dist'), inside);
  expect(readFolder(inside).size).toBeGreaterThan(60);
});

/** What it reads and what it would write are two different things. */
const readPackage = (): readonly string[] => {
  const home = join(installed.folder, 'node_modules/plinth');
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${path} ${statSync(join(home, path)).mtimeMs}`);
};

describe('a site with a block of its own', () => {
  let root: string;
  beforeAll(() => {
    root = installed.copySite('tests/sites/priced', 'priced');
    cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
  });

  test('is valid and built, and nothing is written into the package', () => {
    const before = readPackage();
    expect(installed.run(root, 'validate')).toEqual({
      status: 0,
      stdout: 'No findings.\n',
      stderr: '',
    });
    expect(installed.run(root, 'build', ...args)).toMatchObject({ status: 0, stderr: '' });
    const home = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(home).toContain('<dl class="price-list-prices">');
    const chunk = /"\/(_site\/assets\/price-list-[^"]+\.js)"/.exec(home)?.[1] ?? '';
    expect(readFileSync(join(root, 'dist', chunk), 'utf8')).toContain('price-list-prices');
    expect(readPackage()).toEqual(before);
  });

  test('has one React, whatever it has installed', () => {
    const version = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')).version;
    const text = [...readFolder(join(root, 'dist')).values()].join('\n');
    const versions = text.match(/(?<=\.version=")\d+\.\d+\.\d+[^"]*/g) ?? [];
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions)).toEqual(new Set([version]));
  });

  test('is the same at another depth', () => {
    const deep = installed.copySite(root, 'sites/of/many/priced');
    expect(installed.run(deep, 'build', ...args)).toMatchObject({ status: 0, stderr: '' });
    expectSameFolder(join(deep, 'dist'), join(root, 'dist'));
  });

  test('has types: a compiler knows its block, and what a block may import', () => {
    expect(installed.run(root, 'types')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('wrote .plinth/blocks.d.ts\nwrote .plinth/tsconfig.json\n'),
    });
    writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./.plinth/tsconfig.json" }');
    const check = () => {
      const compiler = resolve('node_modules/typescript/bin/tsc');
      return spawnSync(process.execPath, [compiler, '-p', root], { encoding: 'utf8' });
    };
    expect(check()).toMatchObject({ status: 0, stdout: '' });
    const file = join(root, 'blocks/price-list/price-list.tsx');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('block.prices.map', 'block.pricez.map'));
    expect(check().stdout).toMatch(/price-list\.tsx\(\d+,\d+\): error TS2551: .*'prices'/);
    writeFileSync(file, before);
    expect(installed.run(root, 'types').stdout).toBe('Everything is up to date.\n');
  });

  test('is told what a block must not import, in the words of the package', () => {
    const file = join(root, 'blocks/price-list/price-list.tsx');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `import '../../../node_modules/plinth/engine/ui/link';\n${before}`);
    const { status, stderr } = installed.run(root, 'build', ...args);
    writeFileSync(file, before);
    expect(stderr).toMatch(/^blocks\/price-list\/price-list\.tsx:1:8 .* ".+" is inside the engine/);
    expect(status).toBe(1);
  });
});

test('its commands are called as they are started, and those of the repository are unknown', () => {
  const { folder } = installed;
  const help = installed.run(folder, '--help').stdout;
  expect(help).toMatch(/^Usage: npx plinth COMMAND \[options\]\n/);
  expect(help).not.toContain('npm run');
  expect(installed.run(folder, 'build', '--help').stdout).toMatch(
    /^Usage: npx plinth build \[options\]\n/,
  );
  expect(installed.run(folder, 'mutations')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Unknown command "mutations".'),
  });
  expect(installed.run(folder, '--version').stdout).toMatch(
    /^plinth \d+\.\d+\.\d+\n( {2}\S+ \S+\n)+$/,
  );
});

test('a finding leads to the reference in the package', () => {
  const root = installed.copySite('tests/invalid/unknown-page', 'invalid');
  const { status, stdout } = installed.run(root, 'validate');
  expect(stdout).toContain('node_modules/plinth/FINDINGS.md#unknown-page');
  expect(status).toBe(1);
});

describe('a new site', () => {
  const start = (name: string, ...words: readonly string[]) => {
    // Its packages are there already: nothing has to be installed.
    mkdirSync(join(installed.folder, name, 'node_modules/plinth'), { recursive: true });
    return installed.run(installed.folder, 'new', name, ...words);
  };
  const read = (path: string): string => readFileSync(join(installed.folder, path), 'utf8');

  test('has all that a folder of its own needs, and says in three lines how to go on', () => {
    const { status, stdout, stderr } = start(
      'acme',
      '--company',
      'Acme & "Söhne"',
      '--look',
      'law',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'The new site is in acme; its README.md says how to work on it.',
      '  cd acme && npm run dev  # shows the site and every change',
      '  npm run validate  # says which facts to fill in, and what is wrong',
      '',
      'These came with the look. Make them true of your company:',
    ]);
    expect(stdout).toMatch(/^ {2}acme\/site\.manifest\.json:[0-9]+ {2}legalName {2}"/m);
    expect(readdirSync(join(installed.folder, 'acme')).sort()).toEqual([
      ...[
        '.cursor',
        '.gemini',
        '.gitattributes',
        '.github',
        '.gitignore',
        '.mcp.json',
        '.plinth',
        '.vscode',
        'AGENTS.md',
        'README.md',
        'files',
        'node_modules',
      ],
      ...['package.json', 'site.manifest.json'],
    ]);
    const { name, scripts, dependencies } = JSON.parse(read('acme/package.json'));
    expect(name).toBe('acme');
    expect(Object.keys(scripts)).toEqual(['prepare', 'start', 'dev', 'build', 'test', 'validate']);
    expect(dependencies).toEqual({
      plinth: `^${JSON.parse(readFileSync('package.json', 'utf8')).version}`,
    });
    expect(read('acme/README.md')).toMatch(/^# Acme & "Söhne"\n/);
    expect(read('acme/.gitignore').split('\n')).toContain('node_modules/');
    expect(read('acme/.github/workflows/site.yml')).toContain('run: npx --no plinth validate');
    expect(JSON.parse(read('acme/site.manifest.json')).variables.company).toBe('Acme & "Söhne"');
    const root = join(installed.folder, 'acme');
    expect(installed.run(root, 'validate').status).toBe(0);
    expect(installed.run(root, 'fmt', '--check').status).toBe(0);
  });

  const begin = (...words: readonly string[]) =>
    installed.run(installed.folder, 'new', ...words, '--company', 'Acme');

  test('is written without its packages where that is wanted', () => {
    expect(begin('bare', '--no-install')).toEqual({
      status: 0,
      stdout: [
        'The new site is in bare; its README.md says how to work on it.',
        '  cd bare && npm install  # fetches its packages',
        '  npm run dev  # shows the site and every change',
        '  npm run validate  # says which facts to fill in, and what is wrong',
        '',
      ].join('\n'),
      stderr: '',
    });
    expect(readdirSync(join(installed.folder, 'bare'))).not.toContain('node_modules');
  });

  test('is complete where its packages cannot be fetched, and says so', () => {
    // Nobody listens there.
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
    vi.stubEnv('npm_config_fetch_retries', '0');
    const { status, stdout, stderr } = begin('far');
    vi.unstubAllEnvs();
    expect(stderr).toMatch(
      /\nThe packages could not be fetched; .*\n`npm install` in far when they can be\. .*`npm install FILE\.tgz`\.\n$/,
    );
    expect(stdout).toContain('The new site is in far;');
    expect(status).toBe(0);
    expect(readdirSync(join(installed.folder, 'far'))).toContain('site.manifest.json');
  });

  test('keeps what a package.json says already, and refuses to overwrite anything else', () => {
    mkdirSync(join(installed.folder, 'own'));
    const own = {
      name: 'mine',
      scripts: { dev: 'echo', more: 'echo' },
      dependencies: { a: '1.0.0' },
    };
    writeFileSync(join(installed.folder, 'own/package.json'), JSON.stringify(own));
    expect(start('own').status).toBe(0);
    expect(JSON.parse(read('own/package.json'))).toMatchObject({
      ...own,
      scripts: { ...own.scripts, build: 'plinth build' },
    });
    expect(start('own')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('own is not empty.'),
    });
  });
});
