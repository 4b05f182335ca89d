// The folder of a site → the derived site, or its findings.

import type { SiteSource } from '../../engine/manifest/site-source';
import { readUnvalidated, validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { Site } from '../../engine/model/site';
import { type BuildOptions, buildSite } from '../../engine/site/build-site';
import type { Workspace } from '../files/workspace';
import { readSite } from './read-site';
import type { SiteFiles } from './site-files';

export interface LoadedSite {
  readonly findings: readonly Finding[];
  /** Absent while there are errors. */
  readonly site: Site | undefined;
}

/** The same, while a worker validates it. */
export function loadUnvalidated(source: SiteSource, options: BuildOptions): Site | undefined {
  const site = readUnvalidated(source, options.contract);
  return site && buildSite(site, options);
}

export interface LoadOptions extends BuildOptions {
  readonly files: SiteFiles;
}

export function loadSite(workspace: Workspace, options: LoadOptions): LoadedSite {
  const { contract, files } = options;
  const { findings, site } = validateSite(readSite(workspace, files.index), contract);
  files.index.save();
  return { findings, site: site && buildSite(site, options) };
}
