// npm run build: proves the manifest, renders every page and exchanges the output for the new one.
import type { Site } from '../engine/model/site';
import { parseArguments } from './lib/arguments';
import { type OutputSummary, writeOutput } from './lib/build-output';
import { findBuildYear } from './lib/build-year';
import { exitCodeOf } from './lib/cannot-run';
import { withCompressed } from './lib/compress';
import { findEngineId } from './lib/engine-id';
import { buildHostFiles } from './lib/host-files';
import { getEngineBundle } from './lib/kept-bundle';
import { loadSite } from './lib/load-site';
import { countParts, makeShare, parseShard, type Shard } from './lib/output-share';
import type { StagedFile } from './lib/output-stage';
import { PageCache } from './lib/page-cache';
import type { PreviousOutput } from './lib/previous-output';
import { hashCommon, hashSite, renderSite } from './lib/render-site';
import { report } from './lib/report/pretty';
import { buildHeaders } from './lib/security-headers';
import { buildAssets, type SiteAssets } from './lib/site-assets';
import { SiteFiles } from './lib/site-files';

interface BuildPlan {
  readonly site: Site;
  readonly assets: SiteAssets;
  readonly files: SiteFiles;
  readonly root: string;
  readonly outDir: string;
  readonly compressed: boolean;
  readonly shard: Shard;
}

function* chain<Item>(...lists: readonly Iterable<Item>[]): Iterable<Item> {
  for (const list of lists) yield* list;
}

function openCache(plan: BuildPlan, previous: PreviousOutput): PageCache | undefined {
  const engine = findEngineId();
  if (engine === undefined) return undefined;
  const input = { site: plan.site, assets: plan.assets.assets, files: plan.files };
  const common = hashCommon(input, engine);
  const made = { common, site: hashSite(input, common) };
  return new PageCache(previous, made, plan.compressed);
}

async function writeSite(plan: BuildPlan): Promise<OutputSummary> {
  const { site, assets, files, root, outDir, compressed } = plan;
  const { redirects, connects, shell } = site;
  const { shared } = assets;
  const facts = { base: shell.base, redirects, connects, shared, headers: buildHeaders(site) };
  const input = { site, assets: assets.assets, files };
  const share = makeShare(countParts(Object.keys(site.pages).length), plan.shard);
  let cache: PageCache | undefined;
  const list = (previous: PreviousOutput): Iterable<StagedFile> => {
    cache = openCache(plan, previous);
    const all = chain(assets.files, renderSite(input, share, cache), buildHostFiles(facts));
    return compressed ? withCompressed(all, previous, cache) : all;
  };
  const summary = await writeOutput({ outDir, root }, list, facts, share);
  cache?.save();
  return summary;
}

/** Exit code 0 when the output is new, 1 when findings keep the old one, 2 when it cannot be written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = { uncompressed: 'flag', shard: 'text' } as const;
    const { root, outDir, uncompressed, shard: wanted = '1/1' } = parseArguments(args, options);
    const shard = parseShard(wanted);
    const started = performance.now();
    const bundling = getEngineBundle();
    bundling.catch(() => undefined);
    const files = new SiteFiles(root);
    const { issues, site } = loadSite(root, { files, year: findBuildYear(), drafts: false });
    report(issues, root);
    if (site === undefined) return 1;
    const assets = buildAssets(site, await bundling, { root, files });
    const plan = { site, assets, files, root, outDir, compressed: !uncompressed, shard };
    const { written, linked } = await writeSite(plan);
    const pages = Object.keys(site.pages).length;
    const time = ((performance.now() - started) / 1000).toFixed(2);
    process.stdout.write(
      `Built ${pages} pages into ${outDir} in ${time} s (${written} files written, ${linked} unchanged).\n`,
    );
    return 0;
  });
}
