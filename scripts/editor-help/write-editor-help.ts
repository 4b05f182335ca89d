// Files with which an editor completes and checks a site: schemas for this site, and settings that apply them.
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../engine/model/contract';
import { isRecord, type Json } from '../../engine/model/json';
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
  itemSchemaStart,
  settingsFile,
  siteSchemaFile,
  snippetsFile,
  toItemSchemaFile,
  translationSchemaFile,
} from './editor-help-files';
import { buildItemSnippets, type ItemCollection, listCollections, toItemSchema } from './item-help';
import { readManifest, readSiteNames } from './site-names';
import {
  buildContentSchema,
  buildItemSchema,
  buildSiteSchema,
  buildTranslationSchema,
} from './site-schema';

/** https://code.visualstudio.com/docs/languages/json#_mapping-in-the-user-settings */
const toSettings = (collections: readonly ItemCollection[]) => ({
  'json.schemas': [
    { fileMatch: [`/${manifestFile}`], url: `./${siteSchemaFile}` },
    { fileMatch: ['/files/**/*.txt', '!/files/languages/**'], url: `./${contentSchemaFile}` },
    {
      fileMatch: ['/files/languages/**/*.json', '/files/languages/**/*.txt'],
      url: `./${translationSchemaFile}`,
    },
    ...collections.map(({ id, folder }) => ({
      fileMatch: [`/files/${folder}/**/*.json`],
      url: `./${toItemSchemaFile(id)}`,
    })),
  ],
  'files.associations': { '**/files/**/*.txt': 'json' },
});

type Settings = ReturnType<typeof toSettings>;

/** What binds the schemas of collections that have come since the settings were written. */
function addBindings(text: string, { 'json.schemas': bindings }: Settings): string {
  const own = (JSON.parse(text) as Json)['json.schemas'];
  if (!Array.isArray(own)) return text;
  const known = new Set(own.map((one) => (isRecord(one) ? one.url : undefined)));
  // Whoever has removed ours wants none of them.
  if (!known.has(`./${siteSchemaFile}`)) return text;
  return bindings
    .filter(({ url }) => url.startsWith(`./${itemSchemaStart}`) && !known.has(url))
    .reduce(
      (before, binding) =>
        applyEdits(before, new JsonText(before).addItem(['json.schemas'], binding)),
      text,
    );
}

/** Keeps the author's own settings byte for byte; settings that are not valid JSON are left alone. */
function mergeSettings(own: string | undefined, settings: Settings): string | undefined {
  if (own === undefined || own.trim() === '') return formatJson(settings);
  try {
    const value = JSON.parse(own) as Record<string, unknown>;
    const whole = Object.entries(settings)
      .filter(([name]) => !Object.hasOwn(value, name))
      .reduce((text, [name, setting]) => {
        return applyEdits(text, new JsonText(text).addMember([], name, setting));
      }, own);
    return addBindings(whole, settings);
  } catch {
    return undefined;
  }
}

/** What is not text is left alone as well. */
function readSettings(root: string, settings: Settings): string | undefined {
  const own = readSiteFile(root, settingsFile);
  return own?.broken === undefined ? mergeSettings(own?.text, settings) : undefined;
}

/** Whether settings of the author's own are left as they are: with comments, or broken. */
export function areSettingsLeft({ root }: Workspace): boolean {
  const own = readSiteFile(root, settingsFile);
  return own !== undefined && readSettings(root, toSettings([])) === undefined;
}

/** What the files say, but for the settings, which are the author's as well. */
interface Said {
  readonly schemas: Contract['schemas'];
  readonly names: ReturnType<typeof readSiteNames>;
  readonly collections: readonly ItemCollection[];
}

type MakeTexts = (said: Said) => Readonly<Record<string, string>>;

const makeTexts: MakeTexts = ({ schemas, names, collections }) => {
  const items = collections.flatMap((one) => {
    const schema = toItemSchema(one, schemas);
    return schema ? [[one.id, schema] as const] : [];
  });
  const snippets = buildItemSnippets(collections, schemas);
  return {
    [siteSchemaFile]: formatJson(buildSiteSchema(schemas, names)),
    [contentSchemaFile]: formatJson(buildContentSchema(schemas, names)),
    [translationSchemaFile]: formatJson(buildTranslationSchema(schemas)),
    ...Object.fromEntries(
      items.map((item) => [
        toItemSchemaFile(item[0]),
        formatJson(buildItemSchema(schemas, names, item)),
      ]),
    ),
    ...(snippets && { [snippetsFile]: formatJson(snippets) }),
  };
};

/** For a process that stays: most changes of a site change no name. */
export function keepTexts(): MakeTexts {
  let last: { readonly said: Said; readonly texts: ReturnType<MakeTexts> } | undefined;
  return (said) => {
    if (!isDeepStrictEqual(last?.said, said)) last = { said, texts: makeTexts(said) };
    return last?.texts ?? {};
  };
}

function update(workspace: Workspace, schemas: Contract['schemas'], make: MakeTexts): string[] {
  const { root } = workspace;
  const manifest = readManifest(workspace);
  // The previous names are better than nothing.
  if (manifest === undefined) return [];
  const collections = listCollections(manifest);
  const texts = {
    [`${workFolder}/.gitignore`]: '*\n',
    [engineVersionFile]: `${readEngineVersion(workspace)}\n`,
    ...make({ schemas, names: readSiteNames(manifest, workspace), collections }),
    [settingsFile]: readSettings(root, toSettings(collections)),
  };
  const site = new SiteEdit(root);
  for (const [file, text] of Object.entries(texts)) if (text !== undefined) site.set(file, text);
  site.write();
  return site.changes().map(({ path }) => path);
}

/** The files that were written, relative to the root; files that are up to date are not touched. */
export const writeEditorHelp = (
  workspace: Workspace,
  schemas: Contract['schemas'],
  make = makeTexts,
): string[] => readAgain(() => readWhole(workspace.root, () => update(workspace, schemas, make)));
