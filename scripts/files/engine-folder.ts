import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'schemas/manifest.schema.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of the engine was not found.');
  return findUpwards(parent);
}

/** The folder of the engine's package, above the bundle or the source that asks. */
export const engineFolder: string = findUpwards(__dirname);
