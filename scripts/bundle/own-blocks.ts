// The further folders of blocks → their blocks, checked for completeness.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { invariant } from '../../engine/model/invariant';
import { CannotRun } from '../command/cannot-run';
import { listBlockFolders } from '../files/block-folders';
import type { Workspace } from '../files/workspace';

const endings = ['.schema.json', '.block.ts', '.tsx'];

function check(folder: string, type: string): void {
  const missing = endings.find((ending) => !existsSync(join(folder, type + ending)));
  if (missing !== undefined)
    throw new CannotRun(`The block in ${folder} has no ${type}${missing}. Add that file.`);
}

/**
 * The folder of each, by type.
 * @throws CannotRun where a file is missing or a type is taken.
 */
export function findOwnBlocks(workspace: Workspace): ReadonlyMap<string, string> {
  // The names of these folders decide which sheet styles a block.
  for (const folder of workspace.blocks)
    invariant(basename(folder) === 'blocks', `${folder} is called "blocks"`);
  const found = new Map<string, string>();
  for (const folder of listBlockFolders(workspace)) {
    const type = basename(folder);
    const builtIn = join(workspace.engine, 'schemas/blocks', `${type}.schema.json`);
    const other = found.get(type) ?? (existsSync(builtIn) ? builtIn : undefined);
    if (other !== undefined)
      throw new CannotRun(`There is a block "${type}" in ${folder} and in ${other}. Rename one.`);
    check(folder, type);
    found.set(type, folder);
  }
  return found;
}
