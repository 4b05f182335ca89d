// The folder of a site → the environment of a command: its folders, and the contract of its manifest.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { blockModules } from '../../engine/generated/block-modules';
import { kinds } from '../../engine/generated/kinds';
import { shape } from '../../engine/generated/shape';
import { validators } from '../../engine/generated/validators';
import { words } from '../../engine/generated/words';
import {
  type CompiledValidators,
  pairValidators,
} from '../../engine/manifest/shape/pair-validators';
import type { CompiledContract, Contract } from '../../engine/model/contract';
import { readAllSchemas } from '../contract/read-all-schemas';
import type { Schemas } from '../contract/read-schemas';
import { fingerprint } from '../files/content-hash';
import { openWorkspace, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { type DocumentNeeds, findDocumentParser } from './document-parser';

/** In a file of their own: few sites need them, and they are four times as large as the quick ones. */
const thoroughFile = 'engine/generated/thorough-validators.cjs';

function readThorough(engine: string): CompiledValidators {
  const file = join(engine, thoroughFile);
  return createRequire(file)(file) as CompiledValidators;
}

/** The engine's contract is compiled ahead of time: most commands start no compiler. */
async function readCompiled(
  workspace: Workspace,
  readSchemas: () => Schemas,
): Promise<CompiledContract> {
  const blocks = new Map(Object.entries(blockModules));
  if (workspace.blocks.length === 0)
    return {
      ...{ shape, words, kinds, blocks, ownWords: {}, doubts: [] },
      ...pairValidators(validators, () => readThorough(workspace.engine)),
    };
  const { extendContract } = await import('../contract/extend-contract');
  return extendContract(workspace, blocks, readSchemas);
}

export async function readContract(
  workspace: Workspace,
  needs: DocumentNeeds = { documents: false },
): Promise<Contract> {
  let schemas: Schemas | undefined;
  const readSchemas = (): Schemas => {
    schemas ??= readAllSchemas(workspace);
    return schemas;
  };
  return {
    ...(await readCompiled(workspace, readSchemas)),
    fingerprint,
    parseDocument: await findDocumentParser(workspace.root, needs),
    // Few commands need them.
    get schemas() {
      return readSchemas();
    },
  };
}

export async function openWorld(root: string, needs?: DocumentNeeds): Promise<World> {
  const workspace = openWorkspace(root);
  return { workspace, contract: await readContract(workspace, needs) };
}
