// The folder of a site → the world that a command works in: its folders, and what a manifest may say there.
import { blockModules } from '../../engine/generated/block-modules';
import { shape } from '../../engine/generated/shape';
import { validateContent, validateManifest } from '../../engine/generated/validators';
import type { Contract } from '../../engine/model/contract';
import { openWorkspace, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { readAllSchemas } from './read-all-schemas';

/** That of the engine was compiled ahead of time: most commands start no compiler. */
export async function readContract(workspace: Workspace): Promise<Contract> {
  const blocks = new Map(Object.entries(blockModules));
  if (workspace.blocks.length > 0) {
    const { extendContract } = await import('./extend-contract');
    return extendContract(workspace, blocks);
  }
  const readAll = (): Contract['schemas'] => readAllSchemas(workspace);
  let schemas: Contract['schemas'] | undefined;
  return {
    shape,
    blocks,
    validateManifest,
    validateContent,
    // Few commands ask for them.
    get schemas() {
      schemas ??= readAll();
      return schemas;
    },
  };
}

export async function openWorld(root: string): Promise<World> {
  const workspace = openWorkspace(root);
  return { workspace, contract: await readContract(workspace) };
}
