// npm run build: validates the manifest, renders every page and replaces the output.

import type { Notes } from '../engine/manifest/text-notes';
import type { Finding } from '../engine/model/finding';
import { findDoubts } from './bundle/check-own-sheets';
import { getEngineBundle } from './bundle/kept-bundle';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { openWorkspace } from './files/workspace';
import type { World } from './files/world';
import type { BuildOutcome, BuildRequest } from './output/build-request';
import { changeWords } from './output/change-words';
import { describeBuild } from './output/describe-build';
import { findHostDoubts } from './output/host-doubts';
import { toKnownSite } from './output/known-words';
import { sumFiles } from './output/output-sum';
import { OverBudget } from './output/over-budget';
import { type LoadedBuild, planOutput } from './output/plan-output';
import { type AskedBuild, BuildWatch } from './output/unchanged-build';
import { writeSite } from './output/write-site';
import { reportBriefly } from './report/pretty';
import { loadForBuild } from './source/load-site';
import { openWorld } from './source/open-world';
import { Pictures, warnOfPictures } from './source/pictures';
import { SiteFiles } from './source/site-files';

export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

interface Noted {
  readonly notes: Notes;
  readonly staged: Buffer | undefined;
}

/** What is built of a site whose pictures are converted. */
async function writeLoaded(
  bundling: ReturnType<typeof getEngineBundle>,
  loaded: LoadedBuild & Noted,
): Promise<Omit<BuildOutcome, 'findings'>> {
  const { notes, outDir, publication, shard, staged, started, world } = loaded;
  const doubts: Finding[] = [...world.contract.doubts, ...(await findDoubts(world.workspace))];
  const plan = await planOutput(bundling, loaded, doubts);
  const { written, linked, droppedCopies, ...output } = await writeSite(plan);
  const { compressed, site } = plan;
  doubts.push(...findHostDoubts(site, output));
  const { pageCount: pages } = site;
  const words = describeBuild({ outDir, started, pages, written, linked, droppedCopies });
  const isAlone = publication.sites.length === 1 && shard.count === 1 && !compressed;
  const known = isAlone && staged ? toKnownSite(site, notes, staged) : undefined;
  const { files, headers } = output;
  return {
    doubts,
    words,
    pages,
    built: { files: files.size, sum: sumFiles(files), headers },
    known,
  };
}

interface Reading {
  readonly files: SiteFiles;
  readonly pictures: Pictures;
}

type Known = Pick<BuildOutcome, 'findings' | 'publication' | 'sameUntil'> & Noted;

/** What is known of the site once its pictures are converted. */
async function load({ now, preview, world }: BuildRequest, reading: Reading): Promise<Known> {
  const { workspace, contract } = world;
  const { files, pictures } = reading;
  const options = { contract, files, now, preview, drafts: false };
  const { deriveAgain, ...first } = loadForBuild(workspace, options);
  if (first.publication === undefined) return first;
  warnOfPictures(pictures);
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
  // Until somebody waits for it.
  bundling.catch(() => undefined);
  const pictures = new Pictures(workspace);
  const files = new SiteFiles(workspace, pictures);
  const known = await load(request, { files, pictures });
  const { publication } = known;
  if (publication === undefined) {
    // Nothing goes on behind the end of a command: it would count as begun by a block of the site.
    await bundling.catch(() => undefined);
    return known;
  }
  try {
    const { notes, staged } = known;
    const loaded = { ...request, publication, notes, staged, files, pictures, started };
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
  reportBriefly([...findings, ...doubts], root);
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
  const changed = watch.findChangedWords();
  const ofWords = changed && (await changeWords(request, changed));
  const outcome = ofWords ?? (await attemptBuild(request));
  const code = reportBuild(outcome, request.world.workspace.root);
  const { built, doubts = [], findings, known, pages = 0, sameUntil } = outcome;
  if (built) {
    const found = [...findings, ...doubts];
    watch.record({
      ...built,
      known,
      pages,
      sameUntil,
      changed: ofWords && changed,
      findings: found,
    });
  }
  return code;
}

/** Reports the last build again, if another would give the same. */
function reportUnchanged(watch: BuildWatch, { outDir, workspace }: AskedBuild): boolean {
  const started = performance.now();
  const known = watch.findUnchanged();
  if (known === undefined) return false;
  const { files: linked, findings, pages } = known;
  reportBriefly(findings, workspace.root);
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
