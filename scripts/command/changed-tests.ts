// Changed files → the test files that import one of them, over however many modules.
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

export function findChangedTests(
  changed: readonly string[],
  { files, read }: Repository,
): string[] {
  const known = new Set([...files, ...changed]);
  const there = new Set(files);
  const importers = new Map<string, string[]>();
  const named = changed.filter((file) => !isModule(file)).flatMap(listNames);
  const reached = new Set(changed);
  for (const file of files) {
    if (!isModule(file)) continue;
    const text = read(file);
    for (const { to } of findImports(file, text, (path) => known.has(path)))
      importers.set(to, [...(importers.get(to) ?? []), file]);
    if (file.startsWith('tests/') && named.some((name) => names(text, name))) reached.add(file);
  }
  // What is added while it runs is visited as well.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => isTest(file) && there.has(file)).sort();
}
