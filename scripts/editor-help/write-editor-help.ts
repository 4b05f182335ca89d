// Files with which an editor completes and checks a site: schemas for this site, and settings that apply them.
import type { Contract } from '../../engine/model/contract';
import { readAgain, readWhole } from '../edit/commit';
import { applyEdits } from '../edit/edits';
import { formatJson } from '../edit/format-json';
import { JsonText } from '../edit/json-edits';
import { SiteEdit } from '../edit/site-edit';
import { readEngineVersion } from '../files/engine-version';
import type { Workspace } from '../files/workspace';
import { manifestFile, workFolder } from '../journal/site-paths';
import { readSiteFile } from '../source/read-site-file';
import {
  contentSchemaFile,
  engineVersionFile,
  settingsFile,
  siteSchemaFile,
  translationSchemaFile,
} from './editor-help-files';
import { readSiteNames } from './site-names';
import { buildContentSchema, buildSiteSchema, buildTranslationSchema } from './site-schema';

/** https://code.visualstudio.com/docs/languages/json#_mapping-in-the-user-settings */
const settings = {
  'json.schemas': [
    { fileMatch: [`/${manifestFile}`], url: `./${siteSchemaFile}` },
    { fileMatch: ['/files/**/*.txt', '!/files/languages/**'], url: `./${contentSchemaFile}` },
    {
      fileMatch: ['/files/languages/**/*.json', '/files/languages/**/*.txt'],
      url: `./${translationSchemaFile}`,
    },
  ],
  'files.associations': { '**/files/**/*.txt': 'json' },
} as const;

/** Keeps the author's own settings byte for byte; settings that are not valid JSON are left alone. */
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

/** What is not text is left alone as well. */
function readSettings(root: string): string | undefined {
  const own = readSiteFile(root, settingsFile);
  return own?.broken === undefined ? mergeSettings(own?.text) : undefined;
}

function update(workspace: Workspace, schemas: Contract['schemas']): string[] {
  const { root } = workspace;
  const names = readSiteNames(workspace);
  if (names === undefined) return [];
  const texts = {
    [`${workFolder}/.gitignore`]: '*\n',
    [engineVersionFile]: `${readEngineVersion(workspace)}\n`,
    [siteSchemaFile]: formatJson(buildSiteSchema(schemas, names)),
    [contentSchemaFile]: formatJson(buildContentSchema(schemas, names)),
    [translationSchemaFile]: formatJson(buildTranslationSchema(schemas)),
    [settingsFile]: readSettings(root),
  };
  const site = new SiteEdit(root);
  for (const [file, text] of Object.entries(texts)) if (text !== undefined) site.set(file, text);
  site.write();
  return site.changes().map(({ path }) => path);
}

/** The files that were written, relative to the root; files that are up to date are not touched. */
export const writeEditorHelp = (workspace: Workspace, schemas: Contract['schemas']): string[] =>
  readAgain(() => readWhole(workspace.root, () => update(workspace, schemas)));
