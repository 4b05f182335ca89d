// A module that takes long to make → made once for each state of the code and of the further blocks.
import { join } from 'node:path';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { writeAtomically } from '../files/write-atomically';
import { loadModule } from './bundle-module';

/** The cache file for something that depends on the folders of blocks. */
export function toKeptFile({ cache, blocks }: Workspace, name: string, ending: string): string {
  const suffix = blocks.length === 0 ? '' : `-${contentHash(JSON.stringify(blocks))}`;
  return join(cache, `${name}${suffix}.${ending}`);
}

/** The exports of the module whose text `make` makes. */
export async function getModule<Exports>(
  workspace: Workspace,
  name: string,
  make: () => Promise<string>,
): Promise<Exports> {
  const file = toKeptFile(workspace, name, 'cjs');
  const id = findCodeId(workspace);
  if (id === undefined) return loadModule(await make(), file);
  const mark = `// ${id}\n`;
  const kept = readIfThere(file);
  if (kept?.startsWith(mark)) return loadModule(kept, file);
  const text = mark + (await make());
  writeAtomically(file, text);
  return loadModule(text, file);
}
