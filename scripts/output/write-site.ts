// A derived site with its assets → its output, as much of it new as has changed.
import type { Renderers } from '../../engine/model/document';
import type { Site } from '../../engine/model/site';
import { findCodeId } from '../files/code-id';
import type { World } from '../files/world';
import type { Pictures } from '../source/pictures';
import type { SiteFiles } from '../source/site-files';
import { BudgetCheck } from './budgets';
import { type OutputOptions, type OutputSummary, writeOutput } from './build-output';
import { compressor, withCompressed } from './compress';
import { buildHostFiles } from './host-files';
import { countParts, makeShare, type Shard } from './output-share';
import type { StagedFile } from './output-stage';
import { PageCache } from './page-cache';
import type { PreviousOutput } from './previous-output';
import { hashCommon, hashSite, renderSite } from './render-site';
import { buildHeaders } from './security-headers';
import type { SiteAssets } from './site-assets';

export interface BuildPlan {
  readonly site: Site;
  readonly assets: SiteAssets;
  readonly files: SiteFiles;
  readonly renderers: Renderers;
  readonly pictures: Pictures;
  readonly world: World;
  readonly outDir: string;
  readonly compressed: boolean;
  readonly shard: Shard;
  readonly confirm: OutputOptions['confirm'];
}

function* chain<Item>(...lists: readonly Iterable<Item>[]): Iterable<Item> {
  for (const list of lists) yield* list;
}

function openCache(plan: BuildPlan, previous: PreviousOutput): PageCache | undefined {
  const engine = findCodeId(plan.world.workspace);
  if (engine === undefined) return undefined;
  const input = { site: plan.site, assets: plan.assets.assets };
  const common = hashCommon(input, engine);
  const made = { common, site: hashSite(input, common) };
  return new PageCache(previous, made, {
    cache: plan.world.workspace.cache,
    compressor: plan.compressed ? compressor : 'none',
  });
}

export async function writeSite(plan: BuildPlan): Promise<OutputSummary> {
  const { site, assets, files, outDir, compressed } = plan;
  const { workspace, contract } = plan.world;
  const { redirects, connects, shell } = site;
  const { shared } = assets;
  const facts = { base: shell.base, redirects, connects, shared, headers: buildHeaders(site) };
  const input = { site, assets: assets.assets, files, renderers: plan.renderers };
  const share = makeShare(countParts(Object.keys(site.pages).length), plan.shard);
  let cache: PageCache | undefined;
  const list = (previous: PreviousOutput): Iterable<StagedFile> => {
    cache = openCache(plan, previous);
    const budgets = new BudgetCheck({
      ...{ site, modules: contract.blocks, cache: workspace.cache },
      ...{ assets: assets.assets, files: assets.files },
    });
    const pages = renderSite(input, { share, cache, budgets });
    const all = chain(assets.files, pages, plan.pictures.list(), buildHostFiles(facts));
    return compressed
      ? withCompressed(all, previous, { cache: workspace.cache, pages: cache })
      : all;
  };
  const summary = await writeOutput({ ...workspace, outDir }, list, facts, {
    share,
    confirm: plan.confirm,
  });
  cache?.save();
  return summary;
}
