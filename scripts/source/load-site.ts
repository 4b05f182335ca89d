// The folder of a site → the derived sites of its publication, or its findings.

import type { SiteSource } from '../../engine/manifest/site-source';
import { readUnvalidated, validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import { mapSites, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { toDerived } from '../../engine/output/site-facts';
import { buildPublication, type PublicationOptions } from '../../engine/site/build-publication';
import type { Workspace } from '../files/workspace';
import { readSite } from './read-site';
import type { SiteFiles } from './site-files';

interface Loaded<Of> {
  readonly findings: readonly Finding[];
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil: number | undefined;
  /** Absent while there are errors. */
  readonly publication: Publication<Of> | undefined;
}

const derivePublication: Derive<DerivedSite> = (valid, options) =>
  mapSites(buildPublication(valid, options), toDerived);

/** The same as `loadForBuild`, while a worker validates it. */
export function loadUnvalidated(
  source: SiteSource,
  options: PublicationOptions,
): Publication<DerivedSite> | undefined {
  const valid = readUnvalidated(source, options.contract);
  return valid && derivePublication(valid, options);
}

export interface LoadOptions extends PublicationOptions {
  readonly files: SiteFiles;
}

type Derive<Of> = (valid: Publication<ValidSite>, options: PublicationOptions) => Publication<Of>;

function load<Of>(workspace: Workspace, options: LoadOptions, derive: Derive<Of>): Loaded<Of> {
  const { contract, drafts, files, now } = options;
  const { findings, publication, changes } = validateSite(
    readSite(workspace, { store: files.store, now, drafts }),
    contract,
  );
  files.store.save();
  const built = publication && derive(publication, options);
  return { findings, sameUntil: changes?.findSameUntil(), publication: built };
}

/** The sites as a whole. */
export const loadSite = (workspace: Workspace, options: LoadOptions): Loaded<Site> =>
  load(workspace, options, buildPublication);

export const loadForBuild = (workspace: Workspace, options: LoadOptions): Loaded<DerivedSite> =>
  load(workspace, options, derivePublication);
