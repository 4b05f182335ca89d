// The folder of a site → the derived site, or what is wrong with it.

import { readUnproved, type SiteSource, validateSite } from '../../engine/manifest/validate-site';
import type { Issue } from '../../engine/model/issue';
import type { Site } from '../../engine/model/site';
import { type BuildOptions, buildSite } from '../../engine/site/build-site';
import type { Workspace } from '../files/workspace';
import { readSite } from './read-site';
import type { SiteFiles } from './site-files';

export interface LoadedSite {
  readonly issues: readonly Issue[];
  /** Absent while an error stands. */
  readonly site: Site | undefined;
}

/** The same, while a worker validates it. */
export function loadUnproved(source: SiteSource, options: BuildOptions): Site | undefined {
  const site = readUnproved(source, options.contract);
  return site && buildSite(site, options);
}

export interface LoadOptions extends BuildOptions {
  readonly files: SiteFiles;
}

export function loadSite(workspace: Workspace, options: LoadOptions): LoadedSite {
  const { contract, files } = options;
  const { issues, site } = validateSite(readSite(workspace, files.index), contract);
  files.index.save();
  return { issues, site: site && buildSite(site, options) };
}
