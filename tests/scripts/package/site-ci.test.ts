// Not quick: it packs the engine.
// What a site gets to be tested with, in a folder of its own: the command, and the workflow as a service would run it.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Installed, installPackage } from './installed';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

/** A site as `plinth new` writes it; its packages are in the folder above. */
function start(name: string): string {
  mkdirSync(join(installed.folder, name, 'node_modules/plinth'), { recursive: true });
  expect(installed.run(installed.folder, 'new', name).status).toBe(0);
  return join(installed.folder, name);
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const leftOut =
  'left out  pages in a browser: playwright-core is not installed. `npm install --save-dev playwright-core` installs it.';

describe('the tests of a site', () => {
  test('pass for a new one, and say what they leave out', () => {
    const root = start('fresh');
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.test).toBe(
      'plinth test',
    );
    const { status, stdout, stderr } = installed.run(root, 'test');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'passed    findings: 7 warnings, which `npx plinth validate` shows',
      'passed    canonical form',
      'passed    build and budgets: 8 pages',
      'passed    links and ids: 9 documents',
      leftOut,
      '',
      '4 passed, 0 failed, 1 left out',
      '',
    ]);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('fail where a page is too heavy, or a file is in another form', () => {
    const root = start('heavy');
    const file = join(root, 'site.manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, budgets: { script: 1000 } }));
    const { status, stdout } = installed.run(root, 'test');
    expect(stdout).toMatch(
      /^failed {4}canonical form\n {4}site\.manifest\.json: `npx plinth fmt` writes it/m,
    );
    expect(stdout).toMatch(/^failed {4}build and budgets\n.* more than budgets\.script allows/m);
    expect(stdout).toContain('1 passed, 2 failed, 0 left out');
    expect(status).toBe(1);
  });

  test('stop at errors of the manifest, which have their place, and at a folder without one', () => {
    const root = installed.copySite('tests/invalid/unknown-page', 'invalid');
    const { status, stdout } = installed.run(root, 'test');
    expect(stdout).toMatch(/^failed {4}findings\n {4}site\.manifest\.json:\d+:\d+ .*unknown-page/);
    expect(stdout).not.toContain('build');
    expect(status).toBe(1);
    expect(installed.run(installed.folder, 'test')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('There is no site.manifest.json'),
    });
  });
});

describe('the tests of a site with a block of its own', () => {
  let root: string;
  let component: string;
  let sound: string;
  beforeAll(() => {
    root = installed.copySite('tests/sites/priced', 'priced');
    cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    expect(installed.run(root, 'fmt').status).toBe(0);
    component = join(root, 'blocks/price-list/price-list.tsx');
    sound = readFileSync(component, 'utf8');
  });

  test('leave out its types where there is no type checker, and render its examples', () => {
    const { status, stdout } = installed.run(root, 'test');
    expect(stdout).toContain(
      'left out  types of own blocks: typescript is not installed. `npm install --save-dev typescript` installs it.\n',
    );
    expect(stdout).toContain('passed    examples of own blocks: 1 example\n');
    expect(status).toBe(0);
  });

  test('report its types, and an id that it renders twice', () => {
    symlinkSync(resolve('node_modules/typescript'), join(root, 'node_modules/typescript'));
    expect(installed.run(root, 'test').stdout).toContain('passed    types of own blocks\n');
    change(component, '<dt>', '<dt id="price" title={block.pricez}>');
    const { status, stdout } = installed.run(root, 'test');
    writeFileSync(component, sound);
    expect(stdout).toMatch(
      /^failed {4}types of own blocks\n {4}.*price-list\.tsx\(\d+,\d+\): error TS2551: .*'prices'/m,
    );
    for (const step of ['examples of own blocks', 'build and budgets'])
      expect(stdout).toMatch(
        new RegExp(`^failed {4}${step}.*\\n.* block-markup .* renders the id "price", which`, 'm'),
      );
    expect(status).toBe(1);
  });

  test('report the links that it renders', () => {
    const testWith = (link: string) => {
      change(component, '<dl ', `${link}<dl `);
      const { status, stdout } = installed.run(root, 'test');
      writeFileSync(component, sound);
      expect(status).toBe(1);
      return stdout;
    };
    expect(testWith('<a href="/nowhere">Nowhere</a>')).toMatch(
      /^failed {4}build and budgets.*\n.* block-markup .* renders \/nowhere, where this site has nothing\.$/m,
    );
    expect(testWith('<a href="/loaves#none">None</a>')).toMatch(
      /^failed {4}links and ids.*\n {4}index\.html: "\/loaves#none" leads to "#none", which loaves\.html does not have$/m,
    );
  });

  test('report examples that are not valid, that there are none, and what cannot be rendered', () => {
    const schema = join(root, 'blocks/price-list/price-list.schema.json');
    const before = readFileSync(schema, 'utf8');
    writeFileSync(schema, before.replace('"name": "All else"', '"name": 7'));
    expect(installed.run(root, 'test').stdout).toMatch(
      /^failed {4}examples of own blocks: 1 example\n {4}blocks\/price-list\/price-list\.schema\.json:\d+:\d+ {2}wrong-type {2}/m,
    );
    const { examples: _, ...bare } = JSON.parse(before);
    writeFileSync(schema, JSON.stringify(bare));
    expect(installed.run(root, 'test').stdout).toContain(
      '    blocks/price-list/price-list.schema.json has no "examples". Write one.\n',
    );
    writeFileSync(schema, before);
    change(
      component,
      '  return (',
      "  if (block.heading !== '') throw new Error('no oven');\n  return (",
    );
    const { status, stdout } = installed.run(root, 'test');
    writeFileSync(component, sound);
    expect(stdout).toMatch(/^failed {4}examples of own blocks.*\n {4}.*no oven/m);
    expect(stdout).toMatch(/^failed {4}build and budgets\n {4}.*no oven/m);
    expect(status).toBe(1);
  });
});

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The steps of the workflow that a shell runs, in a clone with `origin/main`; what is installed is a program of ours. */
describe('the workflow of a new site', () => {
  let root: string;
  let temporary: string;
  const git = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
    expect({ args, status, stderr: status === 0 ? '' : stderr }).toMatchObject({ status: 0 });
  };

  const writeProgram = (name: string, script: string): void => {
    const file = join(temporary, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  };

  function runSteps(): { readonly command: string; readonly status: number | null }[] {
    const { jobs } = parse(readFileSync(join(root, '.github/workflows/site.yml'), 'utf8'));
    const steps = (jobs.check.steps as Step[]).filter(({ run }) => run !== undefined);
    return steps.map(({ run = '', env = {} }) => {
      const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...env,
          ...(env.BASE !== undefined && { BASE: 'origin/main' }),
          PATH: [join(temporary, 'bin'), process.env.PATH].join(delimiter),
          RUNNER_TEMP: temporary,
          GITHUB_STEP_SUMMARY: join(temporary, 'summary.md'),
        },
      });
      return { command: run.trim().split(' ').slice(0, 4).join(' '), status };
    });
  }

  beforeAll(() => {
    root = start('acme');
    temporary = join(installed.folder, 'runner');
    mkdirSync(join(temporary, 'bin'), { recursive: true });
    const plinth = join(installed.folder, 'node_modules/plinth/bin/plinth.cjs');
    writeProgram('npm', 'test "$*" = ci');
    writeProgram('npx', `test "$1 $2" = "--no plinth" && shift 2 && exec node "${plinth}" "$@"`);
    writeProgram('gh', `echo "$@" > "${temporary}/gh.txt"`);
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'A');
    git('config', 'user.email', 'a@example.com');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  });

  test('fails for what is still to be filled in, and shows it, with all else', () => {
    change(join(root, 'site.manifest.json'), '"title": "The company"', '"title": "Who we are"');
    const steps = runSteps();
    expect(steps.map(({ command, status }) => `${status} ${command}`)).toEqual([
      '0 npm ci',
      '1 npx --no plinth validate',
      '0 npx --no plinth validate',
      '0 npx --no plinth validate',
      '0 npx --no plinth merge',
      '0 npx --no plinth diff',
      expect.stringMatching(/^0 \[ ! -s/),
      '0 npx --no plinth shots',
      '0 npx --no plinth test',
      '0 npx --no plinth build',
      '0 npx --no plinth validate',
    ]);
    const read = (name: string) => readFileSync(join(temporary, name), 'utf8');
    expect(JSON.parse(read('findings.sarif')).runs[0].results.length).toBeGreaterThan(0);
    expect(read('changes.md')).toContain('Who we are');
    expect(read('summary.md')).toContain(read('changes.md'));
    expect(read('gh.txt')).toMatch(/^pr comment .*--body-file \S.*changes\.md$/m);
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
  });

  test('pictures that nobody can take are left out with a line', () => {
    expect(installed.run(root, 'shots', '--changed', 'origin/main')).toEqual({
      status: 0,
      stdout:
        'The pictures were left out. playwright-core is not installed. `npm install --save-dev playwright-core` installs it.\n',
      stderr: '',
    });
    expect(installed.run(root, 'shots')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('playwright-core is not installed.'),
    });
  });
});
