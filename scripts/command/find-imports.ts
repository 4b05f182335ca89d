// The text of a module → the modules that it imports: values, types, and what it loads later.
import { posix } from 'node:path';

interface Import {
  readonly from: string;
  /** A path from the root of the repository, or the name of a package. */
  readonly to: string;
}

/** Whether there is a file at a path from the root of the repository. */
type IsFile = (path: string) => boolean;

export const isModule = (file: string): boolean => /\.(?:tsx?|mjs|cjs)$/.test(file);

const statements = [
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?\bfrom\s+'([^']+)'/g,
  /(?:^|\n)\s*import\s+'([^']+)'/g,
  /\b(?:import|require)\('([^']+)'\)/g,
];

const endings = ['', '.ts', '.tsx', '.d.ts'];

/** What a module is called in the repository; packages keep their names. */
export function resolveImport(from: string, name: string, isFile: IsFile): string {
  if (!name.startsWith('.')) return name;
  const path = posix.join(posix.dirname(from), name);
  const ending = endings.find((end) => isModule(path + end) && isFile(path + end));
  return ending === undefined ? path : path + ending;
}

export const findImports = (from: string, text: string, isFile: IsFile): Import[] =>
  statements
    .flatMap((statement) => [...text.matchAll(statement)])
    .map(([, name = '']) => ({ from, to: resolveImport(from, name, isFile) }));
