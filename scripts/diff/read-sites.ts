// A folder, or a revision of the repository that contains the site → the derived sites and their content.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeSources, getText } from '../../engine/manifest/change-sources';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import type { SiteSource } from '../../engine/manifest/site-source';
import { validateSite } from '../../engine/manifest/validate-site';
import type { BlockModules } from '../../engine/model/block-module';
import type { Files } from '../../engine/model/files';
import type { Finding } from '../../engine/model/finding';
import { mapSites, type Publication, toMaker } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildSite } from '../../engine/site/build-site';
import { gatherInCommon } from '../../engine/site/languages';
import { getThreadData } from '../apart/thread-data';
import { InvalidCode } from '../command/invalid-code';
import { NeedsThread } from '../command/needs-thread';
import { contentHash } from '../files/content-hash';
import { openWorkspace } from '../files/workspace';
import type { World } from '../files/world';
import type { Content } from '../journal/bytes';
import { manifestFile } from '../journal/site-paths';
import { migrateText } from '../migrations/migrate-text';
import { readContract } from '../source/open-world';
import { readSite } from '../source/read-site';
import { withBaseFolder } from './base-folder';
import { readStates, type TranslationStates } from './translation-changes';

export interface ReadableSite {
  /** Derived as if it were at the root of its host: its base path is just another setting. */
  readonly site: Site;
  /** Its base path; starts and ends with a slash. */
  readonly base: string;
  /** By path below files/, with links to pages as they are written. */
  readonly contents: ValidSite['contents'];
  /** The module of each block type. */
  readonly blocks: BlockModules;
}

/** By path, files with contents that are not written. */
type Changed = ReadonlyMap<string, Content | undefined>;

/** Pictures by their content: another picture under the same name is a change, whatever its size. */
function nameFiles(root: string, changed: Changed): Files {
  const known = new Map<string, string>();
  const contentOf = (path: string): string | Uint8Array =>
    changed.get(`files/${path}`) ?? readFileSync(join(root, 'files', path));
  const toPlace = (path: string): string => `${path}?${contentHash(contentOf(path))}`;
  return {
    sizeOf: () => ({ width: 0, height: 0 }),
    bytesOf: (path) =>
      changed.has(`files/${path}`)
        ? Buffer.byteLength(contentOf(path))
        : statSync(join(root, 'files', path)).size,
    placeOf: (path) => {
      const place = known.get(path) ?? toPlace(path);
      known.set(path, place);
      return place;
    },
  };
}

/** A site in each of its languages, and the state of its translations. */
export interface ReadablePublication extends Publication<ReadableSite> {
  readonly translations: TranslationStates;
}

type Readable = ReadablePublication | readonly Finding[];

/** A valid site as readers see it, with changes that are not written. */
export function deriveReadable(
  publication: Publication<ValidSite>,
  { workspace, contract }: World,
  { now, changed = new Map() }: { readonly now: Date; readonly changed?: Changed },
): Publication<ReadableSite> {
  const files = nameFiles(workspace.root, changed);
  const { languages } = gatherInCommon(publication.sites.map(toMaker), false);
  const options = { contract, files, now, languages, drafts: false };
  return mapSites(publication, (site) => {
    const { manifest, contents } = site;
    const atRoot = { ...manifest, site: { ...manifest.site, base: '/' } };
    return {
      site: buildSite({ ...site, manifest: atRoot }, options),
      base: manifest.site.base,
      contents,
      blocks: contract.blocks,
    };
  });
}

/** Of a site in one language there are none. */
export const readTranslations = (
  { sites }: Publication<ValidSite>,
  source: SiteSource,
  { contract }: World,
): TranslationStates => (sites.length > 1 ? readStates(source, contract) : new Map());

function toReadable(source: SiteSource, world: World, now: Date): Readable {
  const compared = changeSources(source, new Map([[ledgerFile, undefined]]));
  const { findings, publication } = validateSite(compared, world.contract);
  return publication === undefined
    ? findings.filter(({ severity }) => severity === 'error')
    : {
        ...deriveReadable(publication, world, { now }),
        translations: readTranslations(publication, compared, world),
      };
}

interface ReadableOptions {
  /** Whether words that wait for their translation are no error: readers of that language see them as they are. */
  readonly isUnfinished?: boolean;
}

/** The sites as readers see them, without drafts; or their errors. The ledger is not used: the sites are compared. */
export const readReadable = (
  world: World,
  now: Date,
  { isUnfinished = false }: ReadableOptions = {},
): Readable => toReadable(readSite(world.workspace, { now, drafts: isUnfinished }), world, now);

/**
 * The world of a base, with the blocks that it has of its own; what is made of them is kept for the next comparison.
 * @throws NeedsThread where only the base has such blocks: nobody watches over them yet.
 */
export async function openBase({ workspace }: World, root: string): Promise<World> {
  const base = { ...openWorkspace(root), cache: join(workspace.cache, 'base') };
  if (workspace.blocks.length === 0 && base.blocks.length > 0 && getThreadData() === undefined)
    throw new NeedsThread();
  return { workspace: base, contract: await readContract(base) };
}

/**
 * The sites at the base of a comparison, a folder or a revision, read with the engine at hand: their manifest may be of
 * an older version.
 */
export const readBase = (world: World, base: string, now: Date): Promise<Readable> =>
  withBaseFolder(world.workspace.root, base, async (root) => {
    try {
      const before = await openBase(world, root);
      const source = readSite(before.workspace, { now });
      const text = migrateText(root, getText(source, manifestFile) ?? '');
      return toReadable(changeSources(source, new Map([[manifestFile, text]])), before, now);
    } catch (error) {
      if (error instanceof InvalidCode) return error.findings;
      throw error;
    }
  });
