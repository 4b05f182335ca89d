// A generated site with a given number of pages → figures of its validation and its builds.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '../files/workspace';
import { writeGeneratedSite } from './generated-site';
import { type Figure, measure } from './measure';

/** Caches of builds; the bundles of the commands stay. */
function forget({ cache }: Workspace): void {
  for (const name of ['engine.json', 'outputs', 'compressed', 'pictures'])
    rmSync(join(cache, name), { recursive: true, force: true });
}

function weigh(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** What starts the commands of a checkout, which may be an older one; undefined where there is none. */
export const findRun = (engine: string): string | undefined =>
  ['run.cjs', 'run.mjs'].map((name) => join(engine, 'scripts', name)).find(existsSync);

/** The arguments to run a command for a site with Node. */
export const command = (
  name: string,
  { engine, root }: Pick<Workspace, 'engine' | 'root'>,
  ...more: readonly string[]
): string[] => [findRun(engine) ?? '', name, '--root', root, ...more];

/** Another sentence in a content file, another in the manifest: one page each. */
const changeText = (root: string, run: number): void => {
  const path = join(root, 'files/text/7.txt');
  const items: unknown[] = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify([`Changed ${run}.`, ...items.slice(1)]));
};
const changePage = (root: string, run: number): void => {
  const path = join(root, 'site.manifest.json');
  const text = readFileSync(path, 'utf8');
  const changed = `"summary": "Page 44, written anew for the time ${run}."`;
  writeFileSync(path, text.replace(/"summary": "[^"]*page 44[ ,][^"]*"/i, changed));
};

/** As for a host that sends compressed copies. */
function askForCopies(root: string): void {
  const path = join(root, 'site.manifest.json');
  const manifest: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, build: { compress: true } }, null, 2));
}

/** `workspace` with a new generated site below its root. */
function makeSite(workspace: Workspace, pages: number): Workspace {
  const root = join(workspace.root, String(pages));
  mkdirSync(root, { recursive: true });
  writeGeneratedSite(root, pages);
  return { ...workspace, root };
}

/** What reading its manifest costs at least, and what it costs to validate it with its content files. */
function measureRoot(site: Workspace, pages: number, runs: number): Figure[] {
  const manifest = JSON.stringify(join(site.root, 'site.manifest.json'));
  const parse = `JSON.parse(require("fs").readFileSync(${manifest},"utf8"))`;
  return [
    measure(`${pages} pages: JSON.parse of the manifest`, ['-e', parse], runs),
    measure(`${pages} pages: validate`, command('validate', site), runs),
  ];
}

/** Figures of validation alone, for a site generated below the root. */
export function measureValidation(workspace: Workspace, pages: number, runs: number): Figure[] {
  const site = makeSite(workspace, pages);
  const figures = measureRoot(site, pages, runs);
  rmSync(site.root, { recursive: true, force: true });
  return figures;
}

export function measureSite(workspace: Workspace, pages: number, runs: number): Figure[] {
  const site = makeSite(workspace, pages);
  const { root } = site;
  const outDir = join(root, 'dist-0');
  const build = command('build', site);
  const here = ['--out-dir', outDir];
  // A new folder each time: file systems are slow where many files were deleted just before.
  const fresh = (name: string) => (run: number) => {
    forget(site);
    return ['--out-dir', join(root, `${name}-${run}`)];
  };
  const what = (name: string): string => `${pages} pages: ${name}`;
  const figures = measureRoot(site, pages, runs);
  const built = (figure: Figure): Figure => ({
    ...figure,
    bytes: weigh(outDir),
    pagesPerSecond: Math.round(pages / (figure.median / 1000)),
  });
  figures.push(built(measure(what('build, cold'), build, runs, fresh('dist'))));
  // The cache of the first output was replaced by the second: this run makes it again.
  measure('', build, 1, () => here);
  const again = (name: string, change?: (root: string, run: number) => void): Figure =>
    measure(what(name), build, runs, (run) => {
      change?.(root, run);
      return here;
    });
  figures.push(built(again('build, nothing changed')));
  figures.push(built(again('build, one content file changed', changeText)));
  figures.push(built(again('build, one page of the manifest changed', changePage)));
  const once = runs > 3 ? 3 : 1;
  askForCopies(root);
  figures.push(measure(what('build, cold, with .br and .gz'), build, once, fresh('full')));
  rmSync(root, { recursive: true, force: true });
  return figures;
}
