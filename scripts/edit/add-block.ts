// The name of a new block → its folder in a site, with files that work at once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileQuick } from '../../engine/manifest/shape/compile-validators';
import { messageOf } from '../../engine/model/message-of';
import { refuseType } from '../bundle/own-blocks';
import { CannotRun } from '../command/cannot-run';
import { completeSchemas } from '../contract/complete-schemas';
import { readAllSchemas } from '../contract/read-all-schemas';
import { withCommonMembers } from '../contract/read-schemas';
import { ownBlocksOf, type Workspace } from '../files/workspace';
import { addOwnCode, checkSiteFolder } from './add-own-code';
import { makeBlockFiles } from './block-template';

/** Compiles what validates the site with the block: nothing is written that no site could be validated with. */
function tryBlock(workspace: Workspace, type: string, schema: string): void {
  const schemas = readAllSchemas(workspace);
  const block = withCommonMembers(JSON.parse(schema), schemas.get('block-members'));
  try {
    compileQuick(completeSchemas(new Map([...schemas, [`blocks/${type}`, block]])));
  } catch (error) {
    const reason = messageOf(error).replace(/\.$/, '');
    throw new CannotRun(`No block can be called "${type}": ${reason}. Choose another name.`);
  }
}

/**
 * The files that were written, relative to the root.
 * @throws CannotRun where no block can have that name.
 */
export function addBlock(workspace: Workspace, type: string): string[] {
  const { root } = workspace;
  checkSiteFolder(root);
  const refusal = refuseType(workspace, type);
  if (refusal !== undefined)
    throw new CannotRun(`A block "${type}" ${refusal.reason}. ${refusal.remedy}`);
  const folder = join(ownBlocksOf(root), type);
  if (existsSync(folder))
    throw new CannotRun(`There is a folder blocks/${type} already. Choose another name.`);
  const made = makeBlockFiles(type);
  tryBlock(workspace, type, made['.schema.json'] ?? '');
  const files = Object.entries(made).map(
    ([ending, text]) => [`blocks/${type}/${type}${ending}`, text] as const,
  );
  return addOwnCode(root, Object.fromEntries(files), `add the block "${type}"`);
}
