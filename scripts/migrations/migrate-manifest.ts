// A manifest of an older version → the same manifest in the form of the newest, by the migrations between them.
import { CannotRun } from '../command/cannot-run';
import { getManifest } from '../edit/page-edits';
import type { SiteEdit } from '../edit/site-edit';
import { manifestFile } from '../journal/site-paths';
import type { Migration } from './migration';

/** The version that a manifest has without saying so. */
const firstVersion = 1;

/** @throws CannotRun for anything but a whole number from 1. */
function readVersion(site: SiteEdit): number {
  const { version = firstVersion } = getManifest(site);
  if (typeof version === 'number' && Number.isInteger(version) && version >= firstVersion)
    return version;
  throw new CannotRun(
    `The manifest has the version ${JSON.stringify(version)}, which is not a version. Write the number that it had before.`,
  );
}

function raiseVersion(site: SiteEdit, to: number): void {
  site.edit(manifestFile, (json) =>
    json.find(['version']) === undefined
      ? json.addMember([], 'version', to)
      : json.replace(['version'], to),
  );
}

/**
 * Returns the migrations that were needed.
 * @throws CannotRun when the manifest is newer than all of them.
 */
export function migrateManifest(
  site: SiteEdit,
  migrations: readonly Migration[],
): readonly Migration[] {
  const version = readVersion(site);
  const newest = migrations.at(-1)?.to ?? firstVersion;
  if (version > newest)
    throw new CannotRun(
      `The manifest has version ${version}, and this engine knows versions up to ${newest}: update the engine.`,
    );
  const needed = migrations.filter(({ to }) => to > version);
  for (const { to, change } of needed) {
    for (const operation of change(getManifest(site))) site.apply(operation);
    raiseVersion(site, to);
  }
  return needed;
}
