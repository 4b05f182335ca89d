// The folder of a site → the derived sites of its publication, or its findings.

import type { SiteSource } from '../../engine/manifest/site-source';
import { readUnvalidated, validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import { buildPublication, type PublicationOptions } from '../../engine/site/build-publication';
import type { Workspace } from '../files/workspace';
import { readSite } from './read-site';
import type { SiteFiles } from './site-files';

interface LoadedSite {
  readonly findings: readonly Finding[];
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil: number | undefined;
  /** Absent while there are errors. */
  readonly publication: Publication<Site> | undefined;
}

/** The same, while a worker validates it. */
export function loadUnvalidated(
  source: SiteSource,
  options: PublicationOptions,
): Publication<Site> | undefined {
  const valid = readUnvalidated(source, options.contract);
  return valid && buildPublication(valid, options);
}

export interface LoadOptions extends PublicationOptions {
  readonly files: SiteFiles;
}

export function loadSite(workspace: Workspace, options: LoadOptions): LoadedSite {
  const { contract, drafts, files, now } = options;
  const { findings, publication, changes } = validateSite(
    readSite(workspace, { store: files.store, now, drafts }),
    contract,
  );
  files.store.save();
  const built = publication && buildPublication(publication, options);
  return { findings, sameUntil: changes?.findSameUntil(), publication: built };
}
