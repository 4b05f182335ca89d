// The sites of a publication with their assets → their output, of which only changed files are written.
import { toFilePath, toHref } from '../../engine/content/addresses/addresses';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import type { Renderers } from '../../engine/model/document';
import { mainOf } from '../../engine/model/publication';
import type { SiteFacts } from '../../engine/model/site-facts';
import type { Describe } from '../../engine/output/made-of';
import { makeContent, type Output } from '../../engine/output/output';
import { listBySite, listOutputs } from '../../engine/output/outputs';
import type { NamedFile } from '../../engine/output/scope';
import { toFolder } from '../../engine/output/site-facts';
import { type FindDeadEnd, listAddresses } from '../bundle/markup-addresses';
import type { SiteRenderers } from '../bundle/read-renderers';
import type { Shard } from '../command/shard';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import type { Pictures } from '../source/pictures';
import { listNamed, type SiteFiles } from '../source/site-files';
import { BudgetCheck } from './budgets';
import type { BuildFacts } from './build-listing';
import { changeOutput, type OutputSummary, writeOutput } from './build-output';
import { compressor, countCopies, withCompressed } from './compress';
import { createDeadEnds } from './dead-ends';
import { listHostFiles } from './host-files';
import { keepOthers, OutputCache } from './output-cache';
import type { StagedFile } from './output-file';
import type { PreviousOutput } from './previous-output';
import type { SearchOfBuild } from './search-files';
import { buildHeaders } from './security-headers';
import { countParts, planShard } from './shard-plan';
import type { SiteAssets } from './site-assets';

interface BuildPlan {
  /** What is known of all sites together. */
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly files: SiteFiles;
  readonly renderers: SiteRenderers;
  readonly pictures: Pictures;
  readonly search: SearchOfBuild;
  readonly describe: Describe;
  readonly world: World;
  readonly outDir: string;
  readonly compressed: boolean;
  readonly shard: Shard;
  /** The output is not kept: nothing is recorded for a next build. */
  readonly temporary?: boolean | undefined;
  readonly verify?: boolean | undefined;
}

interface SiteSummary extends OutputSummary {
  /** How many compressed copies the last build had, and this one has not. */
  readonly droppedCopies: number;
}

/** While a build is being deployed, pages of the last one may still be in caches: they start under its headers as well. */
export function toFacts(
  { site, assets }: Pick<BuildPlan, 'site' | 'assets'>,
  previous?: PreviousOutput,
): BuildFacts {
  const { shared, starter } = mainOf(assets.publication).assets;
  const starters = [starter.hash, ...(previous?.starters ?? []).slice(0, 1)];
  return {
    base: site.shell.base,
    redirects: site.redirects,
    connects: site.connects,
    headers: buildHeaders(site, site.app === 'none' ? [] : starters),
    shared: toFilePath(site.assetsBase, shared),
  };
}

function openCache(
  { site, compressed, world, temporary, describe }: BuildPlan,
  previous: PreviousOutput,
): OutputCache | undefined {
  const id = temporary ? undefined : findCodeId(world.workspace);
  if (id === undefined) return undefined;
  // Reused files were measured by the build that made them, with the same budgets.
  const engine = contentHash(id + JSON.stringify(site.budgets));
  const build = { engine, compressor: compressed ? compressor : 'none' };
  return new OutputCache(previous, build, { cache: world.workspace.cache, describe });
}

/** What is published besides what is rendered. */
const listFiles = ({ site, assets, files, pictures, search }: BuildPlan): NamedFile[] => [
  ...assets.files,
  ...listNamed(files, site),
  ...pictures.list(),
  ...search.files,
];

/** Only blocks of a site's own may write addresses that nothing has looked at. */
function findDeadEnds(plan: BuildPlan, files: readonly NamedFile[]): FindDeadEnd | undefined {
  const { site, assets, renderers, world } = plan;
  if (world.workspace.blocks.length === 0) return undefined;
  const outputs = listOutputs({ publication: assets.publication, renderers, files });
  return createDeadEnds(site, new Set(Array.from(outputs, ({ path }) => path)));
}

interface Listed {
  readonly facts: BuildFacts;
  readonly named: readonly NamedFile[];
  readonly findDeadEnd: FindDeadEnd | undefined;
}

/** All outputs of a build, one site after the other. */
function* listBuild(
  { site, assets, files, renderers, search, world }: BuildPlan,
  { facts, named, findDeadEnd }: Listed,
): Iterable<Iterable<Output>> {
  const budgets = new BudgetCheck({
    ...(site.app && { app: site.app }),
    budgets: site.budgets,
    assetsBase: site.assetsBase,
    assets: mainOf(assets.publication).assets,
    files: assets.files,
    modules: world.contract.blocks,
    cache: world.workspace.cache,
  });
  const page: Renderers['page'] = (document) => renderers.page(document, findDeadEnd);
  const watched = budgets.watch({ ...renderers, page });
  const { publication } = assets;
  yield* listBySite({ publication, renderers: watched, files: named });
  const { rootFiles } = site;
  const { facts: main } = mainOf(publication);
  yield listHostFiles({
    ...facts,
    languageFolders: publication.sites.slice(1).map((one) => toFolder(main, one.facts)),
    ...(rootFiles && { rootFiles: Object.keys(rootFiles) }),
  });
  for (const path of site.files) budgets.checkPicture(path, () => files.read(path));
  for (const one of search.built) budgets.checkSearch(one);
  budgets.finish();
}

/** Makes some files again, of a site of which nothing else has changed. Undefined where its output is another by now. */
export async function changeSite(
  plan: BuildPlan,
  previous: PreviousOutput,
  paths: ReadonlySet<string>,
): Promise<Pick<SiteSummary, 'written'> | undefined> {
  const listed = { facts: toFacts(plan, previous), named: [], findDeadEnd: undefined };
  const files: StagedFile[] = [];
  for (const outputs of listBuild(plan, listed))
    for (const output of outputs)
      if (paths.has(output.path) && previous.find(output.path) !== undefined)
        files.push([output.path, makeContent(output), output.owner]);
  if (files.length < paths.size) return undefined;
  const { workspace } = plan.world;
  const changed = await changeOutput({ ...workspace, outDir: plan.outDir }, previous, files);
  if (changed) keepOthers(workspace.cache, previous, paths);
  return changed;
}

export async function writeSite(plan: BuildPlan): Promise<SiteSummary> {
  const { site, outDir, compressed, verify } = plan;
  const { workspace } = plan.world;
  const shardPlan = planShard(countParts(site.pageCount), plan.shard);
  const named = listFiles(plan);
  const findDeadEnd = findDeadEnds(plan, named);
  let cache: OutputCache | undefined;
  /** What a page leads to may be gone while the page is as it was: then it is rendered again, which says so. */
  const leadsOn = (path: string, previous: PreviousOutput): boolean => {
    if (findDeadEnd === undefined || !path.endsWith(pageEnding)) return true;
    const addresses = [...listAddresses(Buffer.from(previous.read(path)).toString())];
    const from = toHref(site.shell.base, `/${path}`);
    return addresses.every((address) => findDeadEnd(address, from) === undefined);
  };
  function* stageSome(outputs: Iterable<Output>, previous: PreviousOutput): Iterable<StagedFile> {
    for (const output of outputs) {
      if (!shardPlan.owns(output.owner)) continue;
      const kept = cache?.find(output);
      const isGood = kept !== undefined && leadsOn(output.path, previous);
      yield [output.path, isGood ? kept : makeContent(output), output.owner];
    }
  }
  function* stage(previous: PreviousOutput): Iterable<StagedFile> {
    cache = openCache(plan, previous);
    const facts = toFacts(plan, previous);
    for (const outputs of listBuild(plan, { facts, named, findDeadEnd }))
      yield* stageSome(outputs, previous);
  }
  const list = (previous: PreviousOutput): Iterable<StagedFile> =>
    compressed
      ? withCompressed(stage(previous), previous, { cache: workspace.cache, made: cache })
      : stage(previous);
  const place = { ...workspace, outDir };
  let droppedCopies = 0;
  const facts = (previous: PreviousOutput): BuildFacts => {
    droppedCopies = compressed ? 0 : countCopies(previous.paths);
    return toFacts(plan, previous);
  };
  const summary = await writeOutput(place, list, facts, { shardPlan, verify });
  cache?.save();
  return { ...summary, droppedCopies };
}
