// The text of a manifest of any version → the same in the form of the newest, for reading: nothing is written.
import { parseJson } from '../../engine/manifest/text/parse-json';
import { isRecord } from '../../engine/model/json';
import { SiteEdit } from '../edit/site-edit';
import { manifestFile } from '../journal/site-paths';
import { allMigrations } from './all-migrations';
import { migrateManifest } from './migrate-manifest';

/**
 * What cannot be read as one object stays as it is: its findings say why.
 * @throws CannotRun for a manifest that is newer than this engine.
 */
export function migrateText(root: string, text: string): string {
  const { value, findings } = parseJson(manifestFile, text);
  if (findings.length > 0 || !isRecord(value)) return text;
  const site = new SiteEdit(root);
  site.set(manifestFile, text);
  migrateManifest(site, allMigrations);
  return site.get(manifestFile);
}
