// Where the files for editors are, relative to the root of a site.
import { workFolder } from '../journal/site-paths';

// Their folder tells git itself to pass it over.
export const siteSchemaFile = `${workFolder}/site.schema.json`;
export const contentSchemaFile = `${workFolder}/content.schema.json`;
export const translationSchemaFile = `${workFolder}/translation.schema.json`;
/** The version of the engine that wrote them. */
export const engineVersionFile = `${workFolder}/engine-version`;
export const settingsFile = '.vscode/settings.json';
