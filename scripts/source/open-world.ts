// The folder of a site → the world that a command works in: its folders, and what a manifest may say there.
import { join } from 'node:path';
import { shape } from '../../engine/generated/shape';
import { validateContent, validateManifest } from '../../engine/generated/validators';
import type { Contract } from '../../engine/model/contract';
import { openWorkspace, type Workspace } from '../files/workspace';
import { readSchemas } from './read-schemas';

/** Made once at the start of a command and handed on: no module keeps any of it. */
export interface World {
  readonly workspace: Workspace;
  readonly contract: Contract;
}

/** Compiled ahead of time. */
export async function readContract({ engine }: Workspace): Promise<Contract> {
  const readAll = (): Contract['schemas'] => readSchemas(join(engine, 'schemas'));
  let schemas: Contract['schemas'] | undefined;
  return {
    shape,
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
