// The files for editors beside a site → the same by this version of the engine, if another one wrote them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPackage } from '../command/edition';
import { readEngineVersion } from '../files/engine-version';
import { readIfThere } from '../files/read-if-there';
import type { World } from '../files/world';
import { engineVersionFile, siteSchemaFile } from './editor-help-files';

/** Updating the package does not run a command of the site. A site without these files gets none. */
export async function renewEditorHelp({ workspace, contract }: World): Promise<void> {
  const { root } = workspace;
  if (!existsSync(join(root, siteSchemaFile))) return;
  if (readIfThere(join(root, engineVersionFile))?.trim() === readEngineVersion(workspace)) return;
  // Most commands find the files as they should be.
  const { writeEditorHelp } = await import('./write-editor-help');
  const { writeSiteTypes } = await import('../generate/write-site-types');
  try {
    if (isPackage) await writeSiteTypes(workspace, contract.schemas);
    // The last, for the version is one of them.
    writeEditorHelp(workspace, contract.schemas);
  } catch {
    // Somebody who may not write there, or another command at work: the command itself matters more.
  }
}
