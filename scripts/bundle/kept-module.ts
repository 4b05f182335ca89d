// A module that takes long to make → made once for each state of the code and of the further blocks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOwnCalls } from '../apart/own-calls';
import { findCodeId } from '../files/code-id';
import { keep } from '../files/keep';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { type BundledModule, loadModule, makeScript, runScript } from './bundle-module';

interface ModuleRequest {
  readonly workspace: Workspace;
  readonly name: string;
  /** The endings of the files of blocks that it is made of; default: all. */
  readonly endings?: readonly string[];
  /** Makes the module, which is loaded from that file. */
  readonly make: (file: string) => Promise<BundledModule>;
}

function readCode(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** What V8 has compiled is kept as well, once a command has shown which functions it needs: it takes longer than all else. */
function loadKept<Exports>({ cache }: Workspace, path: string, text: string): Promise<Exports> {
  const file = join(cache, path);
  const known = readCode(`${file}.code`);
  const script = makeScript(text, file, known);
  if (known === undefined || script.cachedDataRejected)
    process.once('exit', () => keep(cache, `${path}.code`, script.createCachedData()));
  return runOwn(() => runScript(script, file));
}

/** It runs what the modules of blocks do when they are loaded. */
const runOwn = <Exports>(run: () => Exports): Promise<Exports> =>
  createOwnCalls().settle({ call: 'load', type: '', place: '' }, run);

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
  if (kept?.startsWith(mark)) return loadKept(workspace, path, kept);
  const { text, map } = await make(file);
  // Stacks are read with it, whether or not the module is kept. The mark is a line before those that it knows.
  keep(workspace.cache, `${path}.map`, map.replace('"mappings": "', '$&;'));
  if (id !== undefined) keep(workspace.cache, path, mark + text);
  return runOwn(() => loadModule(mark + text, file));
}
