// A module that takes long to make → made once for each state of the code and of the further blocks.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Script } from 'node:vm';
import { createOwnCalls } from '../apart/own-calls';
import { InvalidCode } from '../command/invalid-code';
import { typeOfFile } from '../files/block-folders';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import { keep } from '../files/keep';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { type BundledModule, makeScript, runScript } from './bundle-module';
import { explainThrown } from './explain-thrown';
import { keepIntrinsics } from './intrinsics';
import { madeOnce } from './made-once';
import { refuseReplacing } from './refuse-replacing';

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
function loadKept<Exports>(workspace: Workspace, path: string, text: string): Promise<Exports> {
  const { cache } = workspace;
  const file = join(cache, path);
  const known = readCode(`${file}.code`);
  const script = makeScript(text, file, known);
  if (known === undefined || script.cachedDataRejected)
    process.once('exit', () => keep(cache, `${path}.code`, script.createCachedData()));
  return runOwn(workspace, script, file);
}

/**
 * It runs what the modules of blocks do when they are loaded.
 * @throws InvalidCode for what they throw.
 */
async function runOwn<Exports>(
  workspace: Workspace,
  script: Script,
  file: string,
): Promise<Exports> {
  const calls = createOwnCalls();
  const toMark = (own: string) => ({ call: 'load', type: typeOfFile(own) ?? '', place: own });
  const putBack = keepIntrinsics();
  let last = '';
  const announce = (own: string): void => {
    const replaced = last === '' ? undefined : putBack();
    if (replaced !== undefined) throw refuseReplacing(last, replaced);
    last = own;
    calls.mark(toMark(own));
  };
  try {
    return await calls.settle(toMark(''), () => runScript<Exports>(script, file, announce));
  } catch (error) {
    putBack();
    if (error instanceof InvalidCode) throw error;
    const remedy = 'Fix it there: without its blocks a site has no pages.';
    const finding = explainThrown(workspace, error, { file: last, remedy });
    throw finding === undefined ? error : new InvalidCode([finding]);
  }
}

const once = madeOnce<BundledModule>();

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
  // A line before the others: the state that it was made of, and what tells whether it is whole.
  const toWhole = (text: string): string => `// ${id ?? ''} ${contentHash(text)}\n${text}`;
  const kept = id === undefined ? undefined : readIfThere(file);
  if (kept !== undefined && toWhole(kept.slice(kept.indexOf('\n') + 1)) === kept)
    return loadKept(workspace, path, kept);
  const making = (): Promise<BundledModule> => make(file);
  // Its map says the way to the sources from there.
  const own = `${name} ${relative(workspace.cache, workspace.engine)}`;
  const made = id === undefined ? once({ workspace, name: own, endings }, making) : making();
  const { text, map } = await made;
  const whole = toWhole(text);
  // Stacks are read with it, whether or not the module is kept. It knows nothing of the first line.
  keep(workspace.cache, `${path}.map`, map.replace('"mappings": "', '$&;'));
  if (id !== undefined) keep(workspace.cache, path, whole);
  return runOwn(workspace, makeScript(whole, file), file);
}
