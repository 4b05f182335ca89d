// npm run build: validates the manifest, renders every page and replaces the output.

import type { Finding } from '../engine/model/finding';
import type { Publication } from '../engine/model/publication';
import type { DerivedSite } from '../engine/model/site-facts';
import { createDescriber } from '../engine/output/made-of';
import { countPages, joinFacts } from '../engine/output/site-facts';
import type { SiteAddress } from '../engine/site/preview-site';
import { findDoubts } from './bundle/check-own-sheets';
import { getEngineBundle } from './bundle/kept-bundle';
import { readRenderers } from './bundle/read-renderers';
import { readSiteStyles } from './bundle/site-styles';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import type { Shard } from './command/shard';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { contentHash } from './files/content-hash';
import { openWorkspace } from './files/workspace';
import type { World } from './files/world';
import { OverBudget } from './output/budgets';
import type { BuildListing } from './output/build-listing';
import { describeBuild } from './output/describe-build';
import { findHostDoubts } from './output/host-doubts';
import { readSearch } from './output/search-files';
import { buildAssets } from './output/site-assets';
import { type AskedBuild, BuildWatch } from './output/unchanged-build';
import { writeSite } from './output/write-site';
import { report } from './report/pretty';
import { loadForBuild } from './source/load-site';
import { openWorld } from './source/open-world';
import { Pictures } from './source/pictures';
import { SiteFiles } from './source/site-files';

interface BuildRequest {
  readonly world: World;
  readonly outDir: string;
  /** Whether compressed copies are written; absent: as the manifest says. */
  readonly compressed?: boolean;
  readonly shard: Shard;
  readonly now: Date;
  /** The output is not kept. */
  readonly temporary?: boolean;
  /** Whether files of the last output are read before they count as unchanged. */
  readonly verify?: boolean;
  /** The address to build for, if not the one in the manifest. */
  readonly preview?: SiteAddress | undefined;
}

export interface BuildOutcome {
  readonly findings: readonly Finding[];
  /** Absent where there is nothing that could be built. */
  readonly publication?: Publication<DerivedSite> | undefined;
  /** What is doubtful in the markup of own blocks, of pages that were rendered, and in style sheets of the site. */
  readonly doubts?: readonly Finding[];
  /** The sentence about what was built. */
  readonly words?: string | undefined;
  /** What is in its output. */
  readonly listing?: BuildListing;
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil?: number | undefined;
  readonly error?: unknown;
}

const withoutSharp =
  'Pictures are copied without conversion: the package sharp is not installed, or not built for this machine. `npm ci` installs it.\n';

export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

interface Loaded extends BuildRequest {
  readonly publication: Publication<DerivedSite>;
  readonly files: SiteFiles;
  readonly pictures: Pictures;
  /** When it began, in ms. */
  readonly started: number;
}

/** What is built of a site whose pictures are converted. */
async function writeLoaded(
  bundling: ReturnType<typeof getEngineBundle>,
  loaded: Loaded,
): Promise<Required<Pick<BuildOutcome, 'doubts' | 'words' | 'listing'>>> {
  const { publication, files, outDir, started, world } = loaded;
  const { workspace } = world;
  const site = joinFacts(publication);
  const doubts: Finding[] = [...(await findDoubts(workspace))];
  const siteStyles = await readSiteStyles(workspace, { minify: true });
  const parts = { facts: site, workspace, files, siteStyles };
  const assets = buildAssets(publication, await bundling, parts);
  const renderers = await readRenderers(world, { warn: (one) => doubts.push(one) });
  const describe = createDescriber(contentHash);
  const search = await readSearch(publication, world, describe);
  doubts.push(...search.doubts);
  const compressed = loaded.compressed ?? site.sendsCopies ?? false;
  const plan = { ...loaded, site, compressed, search, assets, renderers, describe };
  const { listing, written, linked, droppedCopies } = await writeSite(plan);
  doubts.push(...findHostDoubts(site, listing));
  const { pageCount: pages } = site;
  const words = describeBuild({ outDir, started, pages, written, linked, droppedCopies });
  return { doubts, words, listing };
}

interface Reading {
  readonly files: SiteFiles;
  readonly pictures: Pictures;
}

type Known = Pick<BuildOutcome, 'findings' | 'publication' | 'sameUntil'>;

/** What is known of the site once its pictures are converted. */
async function load({ now, preview, world }: BuildRequest, reading: Reading): Promise<Known> {
  const { workspace, contract } = world;
  const { files, pictures } = reading;
  const options = { contract, files, now, preview, drafts: false };
  const { deriveAgain, ...first } = loadForBuild(workspace, options);
  if (first.publication === undefined) return first;
  if (pictures.lacksSharp) process.stderr.write(withoutSharp);
  // Which pictures are smaller in AVIF is known only once they are: then pages name these as well.
  return (await pictures.convert()) ? { ...first, publication: deriveAgain() } : first;
}

/**
 * Validates and builds, and reports nothing.
 * @throws when the site cannot be read.
 */
export async function attemptBuild(request: BuildRequest): Promise<BuildOutcome> {
  const { workspace } = request.world;
  const started = performance.now();
  const bundling = getEngineBundle({ world: request.world, minify: true });
  bundling.catch(() => undefined);
  const pictures = new Pictures(workspace);
  const files = new SiteFiles(workspace, pictures);
  const known = await load(request, { files, pictures });
  const { publication } = known;
  if (publication === undefined) return known;
  try {
    const loaded = { ...request, publication, files, pictures, started };
    return { ...known, ...(await writeLoaded(bundling, loaded)) };
  } catch (error) {
    return { ...known, error };
  }
}

/**
 * Exit code 0 when the output is new, 1 when findings or a budget keep the old one.
 * @throws when it cannot be written.
 */
export function reportBuild(outcome: BuildOutcome, root: string): number {
  const { findings, doubts = [], words, error } = outcome;
  report([...findings, ...doubts], root);
  if (hasErrors(findings)) return 1;
  if (error instanceof OverBudget) {
    process.stderr.write(error.print());
    return 1;
  }
  if (words === undefined) throw error;
  process.stdout.write(words);
  return 0;
}

interface Asking extends Omit<BuildRequest, 'world'> {
  readonly world: Pick<World, 'workspace'>;
}

const toAsked = ({ world, outDir, now, verify, ...options }: Asking): AskedBuild => {
  const { workspace } = world;
  return { workspace, outDir, now, options, verify };
};

/** As `reportBuild`. */
export async function buildAndReport(
  request: BuildRequest,
  watch = new BuildWatch(toAsked(request)),
): Promise<number> {
  const outcome = await attemptBuild(request);
  const code = reportBuild(outcome, request.world.workspace.root);
  const { doubts = [], findings, listing, publication, sameUntil } = outcome;
  const pages = publication ? countPages(publication) : 0;
  if (listing) watch.record({ listing, pages, sameUntil, findings: [...findings, ...doubts] });
  return code;
}

/** Reports the last build again, if another would give the same. */
function reportUnchanged(watch: BuildWatch, { outDir, workspace }: AskedBuild): boolean {
  const started = performance.now();
  const known = watch.findUnchanged();
  if (known === undefined) return false;
  const { files: linked, findings, pages } = known;
  report(findings, workspace.root);
  process.stdout.write(describeBuild({ outDir, started, pages, written: 0, linked }));
  return true;
}

/** Exit code 0 when the output is new, 1 when findings keep the old one, 2 when it cannot be written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, uncompressed, ...asked } = parseArguments(commands.build, args);
    const request = { ...asked, ...(uncompressed && { compressed: false }) };
    const workspace = openWorkspace(root);
    const asking = toAsked({ ...request, world: { workspace } });
    const watch = new BuildWatch(asking);
    if (reportUnchanged(watch, asking)) return 0;
    const world = await openWorld(root);
    await renewEditorHelp(world);
    return buildAndReport({ ...request, world }, watch);
  });
}
