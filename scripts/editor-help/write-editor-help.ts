// What makes an editor complete and check a site: schemas of this very site, and settings that bind them to its files.
import { join } from 'node:path';
import type { Contract } from '../../engine/model/contract';
import { applyEdits } from '../edit/edits';
import { formatJson } from '../edit/format-json';
import { JsonText } from '../edit/json-edits';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { writeAtomically } from '../files/write-atomically';
import { manifestFile } from '../source/read-site';
import { readSiteNames } from './site-names';
import { buildContentSchema, buildSiteSchema } from './site-schema';

/** Relative to the root of a site; it contains a .gitignore for itself. */
const folder = '.plinth';
export const siteSchemaFile = `${folder}/site.schema.json`;
const contentSchemaFile = `${folder}/content.schema.json`;
const settingsFile = '.vscode/settings.json';

/** https://code.visualstudio.com/docs/languages/json#_mapping-in-the-user-settings */
const settings = {
  'json.schemas': [
    { fileMatch: [`/${manifestFile}`], url: `./${siteSchemaFile}` },
    { fileMatch: ['/files/**/*.txt'], url: `./${contentSchemaFile}` },
  ],
  'files.associations': { '**/files/**/*.txt': 'json' },
} as const;

/** Whether anything was written. */
function update(root: string, file: string, text: string): boolean {
  const path = join(root, file);
  if (readIfThere(path) === text) return false;
  writeAtomically(path, text);
  return true;
}

/** Settings of the author's own stay as they are, to the byte; those that are no JSON are left alone. */
function mergeSettings(own: string | undefined): string | undefined {
  if (own === undefined || own.trim() === '') return formatJson(settings);
  try {
    const value = JSON.parse(own) as Record<string, unknown>;
    return Object.entries(settings)
      .filter(([name]) => !Object.hasOwn(value, name))
      .reduce((text, [name, setting]) => {
        return applyEdits(text, new JsonText(text).addMember([], name, setting));
      }, own);
  } catch {
    return undefined;
  }
}

/** The files that were written, relative to the root; those that are as they should be are not touched. */
export function writeEditorHelp(workspace: Workspace, schemas: Contract['schemas']): string[] {
  const { root } = workspace;
  const names = readSiteNames(workspace);
  if (names === undefined) return [];
  const texts = {
    [`${folder}/.gitignore`]: '*\n',
    [siteSchemaFile]: formatJson(buildSiteSchema(schemas, names)),
    [contentSchemaFile]: formatJson(buildContentSchema(schemas)),
    [settingsFile]: mergeSettings(readIfThere(join(root, settingsFile))),
  };
  return Object.entries(texts).flatMap(([file, text]) =>
    text !== undefined && update(root, file, text) ? [file] : [],
  );
}
