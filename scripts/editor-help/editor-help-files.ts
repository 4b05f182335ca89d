// Where the files for editors are, relative to the root of a site.
import { workFolder } from '../journal/site-paths';

// Their folder tells git itself to pass it over.
export const siteSchemaFile = `${workFolder}/site.schema.json`;
export const contentSchemaFile = `${workFolder}/content.schema.json`;
export const translationSchemaFile = `${workFolder}/translation.schema.json`;
/** Of the items of a collection in JSON. */
export const itemSchemaStart = `${workFolder}/items.`;
export const toItemSchemaFile = (collection: string): string =>
  `${itemSchemaStart}${collection}.schema.json`;
/** For the settings before the text of items: editors complete no other language within Markdown. */
export const snippetsFile = '.vscode/items.code-snippets';
/** The version of the engine that wrote them. */
export const engineVersionFile = `${workFolder}/engine-version`;
export const settingsFile = '.vscode/settings.json';
