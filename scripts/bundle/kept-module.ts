// A module that takes long to make → made once for each state of the code and of the further blocks.
import { join } from 'node:path';
import { findCodeId } from '../files/code-id';
import { keep } from '../files/keep';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { type BundledModule, loadModule } from './bundle-module';

interface ModuleRequest {
  readonly workspace: Workspace;
  readonly name: string;
  /** The endings of the files of blocks that it is made of; default: all. */
  readonly endings?: readonly string[];
  /** Makes the module, which is loaded from that file. */
  readonly make: (file: string) => Promise<BundledModule>;
}

/** The exports of the module that `make` makes. */
export async function getModule<Exports>({
  workspace,
  name,
  endings,
  make,
}: ModuleRequest): Promise<Exports> {
  const path = `${name}.cjs`;
  const file = join(workspace.cache, path);
  const id = findCodeId(workspace, endings);
  const mark = `// ${id ?? ''}\n`;
  const kept = id === undefined ? undefined : readIfThere(file);
  if (kept?.startsWith(mark)) return loadModule(kept, file);
  const { text, map } = await make(file);
  // Stacks are read with it, whether or not the module is kept. The mark is a line before those that it knows.
  keep(workspace.cache, `${path}.map`, map.replace('"mappings": "', '$&;'));
  if (id !== undefined) keep(workspace.cache, path, mark + text);
  return loadModule(mark + text, file);
}
