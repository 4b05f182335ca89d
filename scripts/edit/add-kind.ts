// The name of a new kind of items → its folder in a site, with files that work at once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileQuick } from '../../engine/manifest/shape/compile-validators';
import { messageOf } from '../../engine/model/message-of';
import { refuseKind } from '../bundle/own-kinds';
import { CannotRun } from '../command/cannot-run';
import { completeSchemas } from '../contract/complete-schemas';
import { readAllSchemas } from '../contract/read-all-schemas';
import { completeMembers } from '../contract/read-schemas';
import { ownBlocksOf, ownKindsOf, type Workspace } from '../files/workspace';
import { addOwnCode, checkSiteFolder } from './add-own-code';
import { makeKindFiles } from './kind-template';

/** Compiles what validates the site with the kind: nothing is written that no site could be validated with. */
function tryKind(workspace: Workspace, kind: string, schema: string): void {
  const schemas = readAllSchemas(workspace);
  const name = `kinds/${kind}`;
  const made = completeMembers(name, JSON.parse(schema), schemas);
  try {
    compileQuick(completeSchemas(new Map([...schemas, [name, made]])));
  } catch (error) {
    const reason = messageOf(error).replace(/\.$/, '');
    throw new CannotRun(`No kind can be called "${kind}": ${reason}. Choose another name.`);
  }
}

/**
 * The files that were written, relative to the root.
 * @throws CannotRun where no kind can have that name.
 */
export function addKind(workspace: Workspace, kind: string): string[] {
  const { root } = workspace;
  checkSiteFolder(root);
  const refusal = refuseKind(workspace, kind);
  if (refusal !== undefined)
    throw new CannotRun(`A kind "${kind}" ${refusal.reason}. ${refusal.remedy}`);
  if (existsSync(join(ownKindsOf(root), kind)))
    throw new CannotRun(`There is a folder kinds/${kind} already. Choose another name.`);
  // In code, both would have one name.
  const taken = ['page', 'card'].find((part) =>
    existsSync(join(ownBlocksOf(root), `${kind}-${part}`)),
  );
  if (taken !== undefined)
    throw new CannotRun(
      `The block "${kind}-${taken}" of the site has the name that a part of a kind "${kind}" would have. Choose another name.`,
    );
  const made = makeKindFiles(kind);
  tryKind(workspace, kind, made['kind.schema.json'] ?? '');
  const files = Object.fromEntries(
    Object.entries(made).map(([path, text]) => [`kinds/${kind}/${path}`, text]),
  );
  return addOwnCode(root, files, `add the kind "${kind}"`);
}
