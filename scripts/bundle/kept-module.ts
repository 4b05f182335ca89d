// A module that takes long to make → made once for each state of the code and of the further blocks.
import { join } from 'node:path';
import { findCodeId } from '../files/code-id';
import { keep } from '../files/keep';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { loadModule } from './bundle-module';

/** The exports of the module whose text `make` makes. */
export async function getModule<Exports>(
  workspace: Workspace,
  name: string,
  make: () => Promise<string>,
): Promise<Exports> {
  const path = `${name}.cjs`;
  const file = join(workspace.cache, path);
  const id = findCodeId(workspace);
  if (id === undefined) return loadModule(await make(), file);
  const mark = `// ${id}\n`;
  const kept = readIfThere(file);
  if (kept?.startsWith(mark)) return loadModule(kept, file);
  const text = mark + (await make());
  keep(workspace.cache, path, text);
  return loadModule(text, file);
}
