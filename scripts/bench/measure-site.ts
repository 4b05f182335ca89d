// A generated site of so many pages → figures of its validation and of its builds.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../files/engine-folder';
import { writeGeneratedSite } from './generated-site';
import { type Figure, measure } from './measure';

const cache = join(engineFolder, 'node_modules/.cache/plinth');

/** What builds keep; the bundles of the commands stay. */
function forget(): void {
  for (const name of ['engine.bin', 'outputs', 'compressed', 'pictures'])
    rmSync(join(cache, name), { recursive: true, force: true });
}

function weigh(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

export const command = (name: string, root: string, ...more: readonly string[]): string[] => [
  join(engineFolder, 'scripts/run.mjs'),
  name,
  '--root',
  root,
  ...more,
];

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

function makeSite(folder: string, pages: number): string {
  const root = join(folder, String(pages));
  mkdirSync(root, { recursive: true });
  writeGeneratedSite(root, pages);
  return root;
}

/** What reading its manifest costs at least, and what it costs to prove it with its content files. */
function measureRoot(root: string, pages: number, runs: number): Figure[] {
  const manifest = JSON.stringify(join(root, 'site.manifest.json'));
  const parse = `JSON.parse(require("fs").readFileSync(${manifest},"utf8"))`;
  return [
    measure(`${pages} pages: JSON.parse of the manifest`, ['-e', parse], runs),
    measure(`${pages} pages: validate`, command('validate', root), runs),
  ];
}

/** Figures of validation alone. */
export function measureValidation(folder: string, pages: number, runs: number): Figure[] {
  const root = makeSite(folder, pages);
  const figures = measureRoot(root, pages, runs);
  rmSync(root, { recursive: true, force: true });
  return figures;
}

export function measureSite(folder: string, pages: number, runs: number): Figure[] {
  const root = makeSite(folder, pages);
  const outDir = join(root, 'dist-0');
  const build = command('build', root, '--uncompressed');
  const here = ['--out-dir', outDir];
  // A new folder each time: file systems are slow where many files were deleted just before.
  const fresh = (name: string) => (run: number) => {
    forget();
    return ['--out-dir', join(root, `${name}-${run}`)];
  };
  const what = (name: string): string => `${pages} pages: ${name}`;
  const figures = measureRoot(root, pages, runs);
  const built = (figure: Figure): Figure => ({
    ...figure,
    bytes: weigh(outDir),
    pagesPerSecond: Math.round(pages / (figure.median / 1000)),
  });
  figures.push(built(measure(what('build, cold'), build, runs, fresh('dist'))));
  // The record of the first output went with the next: this run makes it again.
  measure('', build, 1, () => here);
  const again = (name: string, change?: (root: string, run: number) => void): Figure =>
    measure(what(name), build, runs, (run) => {
      change?.(root, run);
      return here;
    });
  figures.push(built(again('build, nothing changed')));
  figures.push(built(again('build, one content file changed', changeText)));
  figures.push(built(again('build, one page of the manifest changed', changePage)));
  const compressing = command('build', root);
  const once = runs > 3 ? 3 : 1;
  figures.push(measure(what('build, cold, with .br and .gz'), compressing, once, fresh('full')));
  rmSync(root, { recursive: true, force: true });
  return figures;
}
