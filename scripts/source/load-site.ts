// The folder of a site → the derived sites of its publication, or its findings.

import type { Manifest } from '../../engine/generated/manifest';
import { type Notes, TextNotes } from '../../engine/manifest/text-notes';
import type { Keep } from '../../engine/manifest/validate-site';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { LazyPublication, Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildPublication, type PublicationOptions } from '../../engine/site/build-publication';
import { areMany, collectNow, collectSooner } from '../files/collect-sooner';
import type { Workspace } from '../files/workspace';
import { deriveSites, keepValidPacked } from './derive-sites';
import { packStage } from './kept-stage';
import { readSite } from './read-site';
import type { SiteFiles } from './site-files';

interface Loaded<Of> {
  readonly findings: readonly Finding[];
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil: number | undefined;
  /** Absent while there are errors. */
  readonly publication: Publication<Of> | undefined;
  /** What was noted of the content files. */
  readonly notes: Notes;
  /** What `packStage` makes, of a site that shows words on its pages and in feeds alone. */
  readonly staged: Buffer | undefined;
  /** Derives them once more, when more is known of their pictures. Whoever keeps it keeps the valid sites in memory. */
  readonly deriveAgain: () => Publication<Of> | undefined;
}

export interface LoadOptions extends PublicationOptions {
  readonly files: SiteFiles;
}

/** Whether it has nothing that is made of the words of all pages. */
const isInParts = ({ languages, search }: Manifest): boolean =>
  languages === undefined && search === undefined;

type Derive<Of> = (
  valid: LazyPublication<ValidSite>,
  options: PublicationOptions,
) => Publication<Of>;

/** A language was checked just before: what nobody needs of that goes first. */
const keepInRoom =
  (keep: Keep): Keep =>
  (valid) => {
    collectNow();
    return keep(valid);
  };

/** Of what the site was read from nothing else leaves: it can go while the site is derived. */
function validate(workspace: Workspace, options: LoadOptions, keep: Keep | undefined) {
  const { contract, drafts, now } = options;
  const { store } = options.files;
  const source = readSite(workspace, { store, now, drafts });
  if (keep) collectSooner(source.files);
  const asked = keep && {
    keep: areMany(source.files.size) ? keepInRoom(keep) : keep,
    notes: new TextNotes(),
  };
  const { findings, notes, publication, changes, stage } = validateSite(source, contract, asked);
  store.save();
  const sameUntil = changes?.findSameUntil();
  const { manifest } = stage;
  const isPacked = keep && publication && manifest && isInParts(manifest);
  const staged = isPacked ? packStage({ ...stage, manifest }) : undefined;
  return { findings, notes, staged, sameUntil, publication };
}

function load<Of>(
  workspace: Workspace,
  options: LoadOptions,
  derive: Derive<Of>,
  keep?: Keep,
): Loaded<Of> {
  const { publication, ...found } = validate(workspace, options, keep);
  const deriveAgain = (): Publication<Of> | undefined =>
    publication && derive(publication, options);
  return { ...found, publication: deriveAgain(), deriveAgain };
}

/** The sites as a whole. */
export const loadSite = (workspace: Workspace, options: LoadOptions): Loaded<Site> =>
  load(workspace, options, buildPublication);

export const loadForBuild = (workspace: Workspace, options: LoadOptions): Loaded<DerivedSite> =>
  load(workspace, options, deriveSites, keepValidPacked);
