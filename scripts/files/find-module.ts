// A file of a package, by its name → its place, as a program in one of some folders would find it.
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The first folder that has the package counts; undefined where none has. */
export function findModule(folders: readonly string[], name: string): string | undefined {
  for (const folder of folders)
    try {
      return createRequire(join(folder, 'package.json')).resolve(name);
    } catch {
      // Not here.
    }
  return undefined;
}
