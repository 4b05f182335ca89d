// npm run build: proves the manifest, renders every page and exchanges the output for the new one.
import { parseArguments } from './lib/arguments';
import { writeOutput } from './lib/build-output';
import { findBuildYear } from './lib/build-year';
import { exitCodeOf } from './lib/cannot-run';
import { withCompressed } from './lib/compress';
import { buildHostFiles } from './lib/host-files';
import { loadSite } from './lib/load-site';
import { renderSite } from './lib/render-site';
import { report } from './lib/report/pretty';
import { buildHeaders } from './lib/security-headers';
import { buildAssets, bundleEngine } from './lib/site-assets';
import { SiteFiles } from './lib/site-files';

function* chain<Item>(...lists: readonly Iterable<Item>[]): Iterable<Item> {
  for (const list of lists) yield* list;
}

/** Exit code 0 when the output is new, 1 when findings keep the old one, 2 when it cannot be written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, outDir, uncompressed } = parseArguments(args, { uncompressed: 'flag' });
    const started = performance.now();
    const bundling = bundleEngine({ minify: true });
    bundling.catch(() => undefined);
    const files = new SiteFiles(root);
    const { issues, site } = loadSite(root, { files, year: findBuildYear(), drafts: false });
    report(issues, root);
    if (site === undefined) return 1;
    const {
      assets,
      shared,
      files: assetFiles,
    } = buildAssets(site, await bundling, { root, files });
    const { redirects, connects, shell } = site;
    const headers = buildHeaders(site);
    const facts = { base: shell.base, redirects, connects, shared, headers };
    const all = chain(assetFiles, renderSite(site, assets, files), buildHostFiles(facts));
    const { written, linked } = await writeOutput(
      { outDir, root },
      uncompressed ? all : withCompressed(all),
      facts,
    );
    const pages = Object.keys(site.pages).length;
    const time = ((performance.now() - started) / 1000).toFixed(2);
    process.stdout.write(
      `Built ${pages} pages into ${outDir} in ${time} s (${written} files written, ${linked} unchanged).\n`,
    );
    return 0;
  });
}
