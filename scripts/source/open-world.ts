// The folder of a site → the world that a command works in: its folders, and what a manifest may say there.
import { join } from 'node:path';
import { blockModules } from '../../engine/generated/block-modules';
import { shape } from '../../engine/generated/shape';
import { validateContent, validateManifest } from '../../engine/generated/validators';
import type { Contract } from '../../engine/model/contract';
import { openWorkspace, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { readSchemas } from './read-schemas';

/** Compiled ahead of time. */
export async function readContract({ engine }: Workspace): Promise<Contract> {
  const readAll = (): Contract['schemas'] => readSchemas(join(engine, 'schemas'));
  let schemas: Contract['schemas'] | undefined;
  return {
    shape,
    blocks: new Map(Object.entries(blockModules)),
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
