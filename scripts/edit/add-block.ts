// The name of a new block → its folder in a site, with files that work at once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseType } from '../bundle/own-blocks';
import { CannotRun } from '../command/cannot-run';
import { makeFolder } from '../files/make-folder';
import { ownBlocksOf, type Workspace } from '../files/workspace';
import { writeAtomically } from '../files/write-atomically';
import { manifestFile } from '../journal/site-paths';
import { makeBlockFiles } from './block-template';

/** For editors and `tsc`: what it extends is made from the schemas. */
const settings = '{\n  "extends": "./.plinth/tsconfig.json"\n}\n';

/**
 * The files that were written, relative to the root.
 * @throws CannotRun where no block can have that name.
 */
export function addBlock(workspace: Workspace, type: string): string[] {
  const { root } = workspace;
  if (!existsSync(join(root, manifestFile)))
    throw new CannotRun(
      `There is no ${manifestFile} in ${root}. Name the folder of a site with --root.`,
    );
  const refusal = refuseType(workspace, type);
  if (refusal !== undefined)
    throw new CannotRun(`A block "${type}" ${refusal.reason}. ${refusal.remedy}`);
  const folder = join(ownBlocksOf(root), type);
  if (existsSync(folder))
    throw new CannotRun(`There is a folder blocks/${type} already. Choose another name.`);
  makeFolder(folder);
  const files = Object.entries(makeBlockFiles(type)).map(
    ([ending, text]) => [`blocks/${type}/${type}${ending}`, text] as const,
  );
  const ofSite = existsSync(join(root, 'tsconfig.json'))
    ? []
    : [['tsconfig.json', settings] as const];
  const all = [...files, ...ofSite];
  for (const [file, text] of all) writeAtomically(join(root, file), text);
  return all.map(([file]) => file);
}
