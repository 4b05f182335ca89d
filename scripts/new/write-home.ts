// A new site → the files around it in a folder of its own: its packages, its guide, its workflow.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readIfThere } from '../files/read-if-there';
import { writeAtomically } from '../files/write-atomically';
import { makeAssistantFiles, writeMissing } from './assistant-files';
import { fillWorkflow } from './fill-workflow';
import type { PackageManager } from './package-manager';

/** Names of packages are lower case, without spaces. */
const toPackageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-._]+|-+$/g, '') || 'site';

const scripts = {
  prepare: 'plinth types && plinth merge --install',
  start: 'plinth start',
  dev: 'plinth dev',
  build: 'plinth build',
  test: 'plinth test',
  validate: 'plinth validate',
};

interface OwnPackage {
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
}

type Members = Readonly<Record<string, unknown>>;

/** What `npm init` writes where there are no tests. */
const noTest = /no test specified/;

/** What is there already stays: a folder may have been prepared by hand. */
function writePackage(folder: string, { version, engines }: OwnPackage): string {
  const own = JSON.parse(readIfThere(join(folder, 'package.json')) ?? '{}') as Members;
  const { test = '', ...others } = (own.scripts ?? {}) as Readonly<Record<string, string>>;
  const ownScripts = test === '' || noTest.test(test) ? others : { ...others, test };
  const merged = {
    name: toPackageName(folder),
    private: true,
    type: 'module',
    engines,
    // In this order, wherever they are from.
    ...{ scripts, dependencies: {}, allowScripts: {} },
    ...own,
    scripts: { ...scripts, ...ownScripts },
    dependencies: { plinth: `^${version}`, ...(own.dependencies as Members) },
    // Its program for this machine is a package of its own: nothing has to be run to install it.
    allowScripts: { esbuild: false, ...(own.allowScripts as Members) },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** The same for pnpm. */
const pnpmSettings = 'allowBuilds:\n  esbuild: false\n';

interface Home {
  /** Where the files are written first, and where they will stand. */
  readonly copy: string;
  readonly folder: string;
  /** The folder of the engine's package, and where it has what a site begins with. */
  readonly engine: string;
  readonly starters: string;
  readonly company: string;
  readonly manager: PackageManager;
}

export function writeHome({ copy, folder, engine, starters, company, manager }: Home): void {
  const read = (name: string): string => readFileSync(join(engine, starters, 'home', name), 'utf8');
  const own = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as OwnPackage;
  const { installLocked, run } = manager;
  const files = {
    '.gitignore': read('gitignore'),
    '.github/workflows/site.yml': fillWorkflow(read('workflow.yml'), {
      install: installLocked,
      run: `${run} plinth`,
    }),
    'README.md': read('README.md').replaceAll('{company}', () => company),
    'package.json': writePackage(folder, own),
    ...(manager.name === 'pnpm' && { 'pnpm-workspace.yaml': pnpmSettings }),
  };
  for (const [path, text] of Object.entries(files)) writeAtomically(join(copy, path), text);
  const server = { command: 'npx', args: ['plinth', 'mcp'] };
  writeMissing(copy, makeAssistantFiles({ engine, starters, run: `${run} plinth`, server }));
}
