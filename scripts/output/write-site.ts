// The sites of a publication with their assets → their output, of which only changed files are written.
import { toFilePath, toHref } from '../../engine/content/addresses/addresses';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import type { Renderers } from '../../engine/model/document';
import { mainOf } from '../../engine/model/publication';
import type { SiteFacts } from '../../engine/model/site-facts';
import { letGo } from '../../engine/output/let-go';
import type { Describe } from '../../engine/output/made-of';
import { type Content, makeContent, type Output } from '../../engine/output/output';
import { listBySite, listOutputs } from '../../engine/output/outputs';
import type { NamedFile } from '../../engine/output/scope';
import { toFolder } from '../../engine/output/site-facts';
import { type FindDeadEnd, listAddresses } from '../bundle/markup-addresses';
import type { SiteRenderers } from '../bundle/read-renderers';
import type { Shard } from '../command/shard';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import type { ChangedFiles } from '../source/load-words';
import type { Pictures } from '../source/pictures';
import { listNamed, type SiteFiles } from '../source/site-files';
import { BudgetCheck, type WeighedSite } from './budgets';
import type { BuildFacts } from './build-listing';
import { changeOutput, type OutputSummary, writeOutput } from './build-output';
import { compressor, countCopies, withCompressed } from './compress';
import { createDeadEnds, readSprite } from './dead-ends';
import { type DocumentThread, startDocumentThread } from './document-thread';
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
  return createDeadEnds(site, new Set(Array.from(outputs, ({ path }) => path)), readSprite(assets));
}

interface Listed {
  readonly facts: BuildFacts;
  readonly named: readonly NamedFile[];
  readonly findDeadEnd: FindDeadEnd | undefined;
  readonly budgets: BudgetCheck;
  /** The pages whose files are listed; absent: all. */
  readonly pages?: ReadonlySet<string>;
  /** What makes documents besides this thread. */
  readonly documents?: DocumentThread | undefined;
}

const toWeighed = ({ site, assets, world }: BuildPlan): WeighedSite => ({
  ...(site.app && { app: site.app }),
  budgets: site.budgets,
  assetsBase: site.assetsBase,
  assets: mainOf(assets.publication).assets,
  files: assets.files,
  modules: world.contract.blocks,
  cache: world.workspace.cache,
});

/** All outputs of a build, one site after the other. */
async function* listBuild(
  plan: BuildPlan,
  { facts, named, findDeadEnd, budgets, pages }: Listed,
): AsyncIterable<Iterable<Output>> {
  const { site, assets, files, renderers, search } = plan;
  budgets.checkStarter();
  const page: Renderers['page'] = (document) => renderers.page(document, findDeadEnd);
  const watched = budgets.watch({ ...renderers, page });
  const { publication } = assets;
  yield* listBySite({ publication, renderers: watched, files: named, pages });
  const { rootFiles } = site;
  const { facts: main } = mainOf(publication);
  yield listHostFiles({
    ...facts,
    languageFolders: publication.sites.slice(1).map((one) => toFolder(main, one.facts)),
    ...(rootFiles && { rootFiles: Object.keys(rootFiles) }),
  });
  budgets.place = Number.POSITIVE_INFINITY;
  for (const path of site.files) budgets.checkPicture(path, () => files.read(path));
  for (const one of search.built) budgets.checkSearch(one);
  budgets.finish();
}

/** Makes some files again, of a site of which nothing else has changed. Undefined where its output is another by now. */
export async function changeSite(
  plan: BuildPlan,
  previous: PreviousOutput,
  { paths, pages }: ChangedFiles,
): Promise<Pick<SiteSummary, 'files' | 'written'> | undefined> {
  const budgets = new BudgetCheck(toWeighed(plan));
  const facts = toFacts(plan, previous);
  const listed = { facts, named: [], findDeadEnd: undefined, budgets, pages };
  const files: StagedFile[] = [];
  for await (const outputs of listBuild(plan, listed))
    for (const output of outputs) {
      if (paths.has(output.path) && previous.find(output.path) !== undefined)
        files.push([output.path, makeContent(output), output.owner]);
      if (files.length === paths.size) break;
    }
  if (files.length < paths.size) return undefined;
  const { workspace } = plan.world;
  const changed = await changeOutput({ ...workspace, outDir: plan.outDir }, previous, files);
  if (changed) keepOthers(workspace.cache, previous, paths);
  return changed;
}

/** What makes an output in this thread. */
const makeAt = (budgets: BudgetCheck, output: Output, place: number) => (): Content => {
  budgets.place = place;
  return makeContent(output);
};

/** Compressing takes longer than all else; what blocks of a site's own render is watched in its own way. */
function startDocuments(plan: BuildPlan, folder: string): DocumentThread | undefined {
  const { compressed, site, world } = plan;
  const isAlone = compressed || world.workspace.blocks.length > 0;
  return isAlone ? undefined : startDocumentThread(site.pageCount, toWeighed(plan), folder);
}

export async function writeSite(plan: BuildPlan): Promise<SiteSummary> {
  const { site, outDir, compressed, verify } = plan;
  const { workspace } = plan.world;
  const shardPlan = planShard(countParts(site.pageCount), plan.shard);
  const named = listFiles(plan);
  const findDeadEnd = findDeadEnds(plan, named);
  let cache: OutputCache | undefined;
  let place = 0;
  /** What a page leads to may be gone while the page is as it was: then it is rendered again, which says so. */
  const leadsOn = (path: string, previous: PreviousOutput): boolean => {
    if (findDeadEnd === undefined || !path.endsWith(pageEnding)) return true;
    const addresses = [...listAddresses(Buffer.from(previous.read(path)).toString())];
    const from = toHref(site.shell.base, `/${path}`);
    return addresses.every((address) => findDeadEnd(address, from) === undefined);
  };
  /** One after the other, with what another thread has made meanwhile. */
  function* stageSome(
    outputs: Iterable<Output>,
    previous: PreviousOutput,
    { budgets, documents }: Pick<Listed, 'budgets' | 'documents'>,
  ): Iterable<StagedFile> {
    for (const output of outputs) {
      const { path, owner } = output;
      place += 1;
      if (!shardPlan.owns(owner)) continue;
      const kept = cache?.find(output);
      if (kept !== undefined && leadsOn(path, previous)) yield [path, kept, owner];
      else {
        const make = makeAt(budgets, output, place);
        if (output.isDocument && documents?.hasRoom) {
          documents.add(output, make, previous.find(path));
          yield* documents.takeMade();
        } else yield [path, make(), owner];
      }
    }
  }
  async function* stage(previous: PreviousOutput, folder: string): AsyncIterable<StagedFile> {
    cache = openCache(plan, previous);
    const budgets = new BudgetCheck(toWeighed(plan));
    const documents = startDocuments(plan, folder);
    const listed = { facts: toFacts(plan, previous), named, findDeadEnd, budgets, documents };
    try {
      for await (const outputs of listBuild(plan, listed)) {
        yield* letGo(stageSome(outputs, previous, listed));
        // The next site comes when nothing leads to this one.
        yield* (await documents?.finish()) ?? [];
      }
    } finally {
      await documents?.stop();
    }
  }
  const list = (previous: PreviousOutput, folder: string): AsyncIterable<StagedFile> => {
    const files = stage(previous, folder);
    return compressed ? withCompressed(files, previous, { ...workspace, made: cache }) : files;
  };
  let droppedCopies = 0;
  const facts = (previous: PreviousOutput): BuildFacts => {
    droppedCopies = compressed ? 0 : countCopies(previous.paths);
    return toFacts(plan, previous);
  };
  const summary = await writeOutput({ ...workspace, outDir }, list, facts, { shardPlan, verify });
  cache?.save();
  return { ...summary, droppedCopies };
}
