// Changed files → the test files that import one of them, over however many modules.
import { posix } from 'node:path';
import { findImports, isModule } from './find-imports';

interface Repository {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

/** The houses are named everywhere; a folder inside says more. */
const houses = new Set(['engine', 'scripts', 'tests']);

/** A file that nobody can import, and the folders that hold it: whoever reads it names one of them. */
function listNames(file: string): string[] {
  const steps = file.split('/');
  return steps
    .map((_, index) => steps.slice(0, index + 1).join('/'))
    .filter((name) => !houses.has(name));
}

/** Whether a text names a file or folder, or puts together the name of what is in it. */
const names = (text: string, name: string): boolean =>
  ["'", '"', '`', '/$', "/'", '/`'].some((end) => text.includes(`${name}${end}`));

const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file);

/** Whether a test stands where the folders of tests mirror that of a changed module, or is one itself. */
function isBeside(test: string, changed: readonly string[]): boolean {
  const folder = posix.dirname(test);
  return changed.some((file) => file === test || `tests/${posix.dirname(file)}` === folder);
}

/**
 * The nearest first: those in the same folder, then by the number of modules in between. A test far away fails as well, but
 * so does a nearer one, or none is written for what has changed.
 */
export function findChangedTests(
  changed: readonly string[],
  { files, read }: Repository,
): string[] {
  const known = new Set([...files, ...changed]);
  const there = new Set(files);
  const importers = new Map<string, string[]>();
  const named = changed.filter((file) => !isModule(file)).flatMap(listNames);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of files) {
    if (!isModule(file)) continue;
    const text = read(file);
    for (const { to } of findImports(file, text, (path) => known.has(path)))
      importers.set(to, [...(importers.get(to) ?? []), file]);
    if (file.startsWith('tests/') && named.some((name) => names(text, name)))
      distances.set(file, 0);
  }
  // What is added while it runs is visited as well: in the order of distances.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const rank = ([file, distance]: readonly [string, number]): number =>
    isBeside(file, changed) ? 0 : distance;
  return [...distances]
    .filter(([file]) => isTest(file) && there.has(file))
    .sort((one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1))
    .map(([file]) => file);
}
